/** Shows what happened: keys travel the way they really went, one thing after the other, until somebody skips. */

import { tick } from "svelte";

import type { Step, Tell } from "../../lib/game";
import { isStill, Stage, type Unseen } from "../../lib/stage.svelte";
import { gearSpot, keyPose, lockSpot, middle, placeSpot, potSpot, seatPoint, type Pose, type Sheet, type Spot } from "./geometry";
import { heldBy, LETTERS, letterOf, table, type CasseScene, type Seat } from "./pieces";
import type { Point } from "./shapes";
import { arrived, left } from "./unfolding";
import type { GameEvent, Key, Letter, Level, View } from "./wire";

/** Something that is seen for a moment: on its way, or over what it speaks of. */
export type Sight = { id: number; from: Pose; to: Pose } & (
  | { kind: "key"; key: Key | null; letter: Letter }
  | { kind: "bunch"; count: number }
  | { kind: "chip" }
  | { kind: "gear" }
  | { kind: "eye"; seat: Seat }
  | { kind: "no" }
  | { kind: "ring"; r: number }
);

type Ended = Extract<GameEvent, { event: "ended" }>;

const TURNED_FIRST: ReadonlySet<string> = new Set<GameEvent["event"]>(["gear-seen", "ended"]); // their sentence names the digits
const TRAVEL = 380;
const TURN = 320;
const LOOK = 1100; // what I alone see must be read,
const ONLY_LOOK = 4000; // and learned where it is gone with the turn of another, who may not be long (CS-12, CS-27)
const BEAT = 300;

export class CasseStage extends Stage<CasseScene, Sight> {
  view = $state.raw<View | null>(null); // in the middle of a step
  faces = $state.raw<Record<string, number>>({}); // gears that are turned up just now
  isEnding = $state(false); // everybody sees the combination
  isOpening = $state(false); // the safe itself

  elements: Record<number, SVGGElement | null> = {};
  gears: Record<string, SVGGElement | null> = {};
  leaves: (SVGGElement | null)[] = [];

  #sheet!: Sheet; // as it was when this step began: the board may be gone before it is over

  constructor(private current: () => Sheet) {
    super();
  }

  protected set(step: Step): void {
    this.#sheet = this.current();
    this.view = table(step.before);
  }

  protected async show(step: Step, tell: Tell): Promise<void> {
    for (const event of step.events as GameEvent[]) {
      if (!TURNED_FIRST.has(event.event)) tell(event);
      await this.#show(event, table(step.after), tell);
      tell(event);
    }
  }

  protected clear(): void {
    this.view = null;
    this.faces = {};
    this.isEnding = this.isOpening = false;
  }

  async #show(event: GameEvent, after: View, tell: Tell): Promise<void> {
    const before = this.view!;
    this.view = left(before, event);
    await tick();
    await this.#move(event, before, after, tell);
    this.view = arrived(this.view, event);
    await tick();
  }

  async #move(event: GameEvent, before: View, after: View, tell: Tell): Promise<void> {
    const at = this.#sheet;
    switch (event.event) {
      case "bunch-taken":
        return this.#fly([{ kind: "bunch", count: event.count, from: flat(placeSpot(at, event.place)), to: this.#seat(event.seat) }]);
      case "key-laid":
        return this.#fly([this.#toLock(before, event.seat, event.door, event.letter, event.key, event.face_down)]);
      case "keys-taken-back":
        return this.#fly(event.letters.map((letter, nth) => ({ kind: "key", letter, key: event.keys[nth] ?? null, from: flat(lockSpot(at, event.door, LETTERS.indexOf(letter))), to: this.#seat(event.seat) })));
      case "door-finished":
        return this.#fly(event.keys.map((key) => this.#toLock(before, event.seat, event.door, letterOf(key), key, false)));
      case "door-opened":
        this.view = arrived(this.view!, { ...event, tokens: 0 });
        await this.#swing(event.door);
        this.view = { ...this.view, doors: this.view.doors.map((door, nth) => (nth === event.door ? { ...door, opened: false } : door)) };
        if (event.tokens) await this.#fly([{ kind: "chip", from: flat(potSpot(at, "door")), to: this.#seat(event.seat) }]);
        return;
      case "bet-lost":
        this.view = arrived(this.view!, event);
        return this.#sight({ kind: "no", from: flat({ ...at.doors[event.door]!, scale: at.door }), to: flat({ ...at.doors[event.door]!, scale: at.door }) }, 1200);
      case "staked":
        return this.#fly([{ kind: "chip", from: this.#seat(event.seat), to: flat({ ...potSpot(at, event.pot), scale: 1 }) }]);
      case "gear-seen":
        return this.#look(event.axle, event.level, event.digit, event.seat, before);
      case "gear-added":
        return this.#fly([{ kind: "gear", from: flat({ ...at.safe, scale: at.safe.scale * 0.3 }), to: flat(gearSpot(at, event.axle, "upper", true)) }]);
      case "digit-dialled":
        return this.pause(BEAT);
      case "dial-wrong":
        return this.#sight({ kind: "no", from: flat(at.safe), to: flat(at.safe) }, 1000);
      case "keys-put-back":
        return this.#fly([{ kind: "bunch", count: event.count, from: this.#seat(event.seat), to: flat(placeSpot(at, event.place)) }]);
      case "luck-put-back":
        return this.#fly([{ kind: "bunch", count: event.count, from: flat({ ...middle(at.hand), scale: 0.5 }), to: flat(placeSpot(at, event.place)) }]);
      case "bunches-made":
        return this.#shuffle(event.door, [event.first, event.second, event.third]);
      case "ended":
        return this.#open(event, after, tell);
      default:
        return;
    }
  }

  // -- what things do --------------------------------------------------------------------------------------------

  #seat(seat: Seat): Pose {
    return flat({ ...seatPoint(this.#sheet, seat, this.view!.seat), scale: 0.7 });
  }

  #toLock(before: View, seat: Seat, door: number, letter: Letter, key: Key | null, faceDown: boolean): Unseen<Sight> {
    const at = this.#sheet;
    const keys = heldBy(before);
    const nth = seat === before.seat ? keys.findIndex((one) => one.key === key) : -1;
    const from = nth < 0 ? this.#seat(seat) : keyPose(at, nth, keys.length);
    return { kind: "key", letter, key: faceDown && seat !== before.seat ? null : key, from, to: flat(lockSpot(at, door, LETTERS.indexOf(letter))) };
  }

  /** I see it turn and its digit; the others see who looks at which. */
  async #look(axle: number, level: Level, digit: number | null, seat: Seat, before: View): Promise<void> {
    const spot = flat(gearSpot(this.#sheet, axle, level, before.axles[axle]!.length > 1));
    if (digit === null) return this.#sight({ kind: "eye", seat, from: spot, to: spot }, BEAT * 3);
    await this.#turn(`${axle}-${level}`, digit);
    await this.pause(before.options.safe_memory === "strict" && before.mover !== seat ? ONLY_LOOK : LOOK);
  }

  #turn(name: string, digit: number): Promise<void> {
    return this.turn(this.gears[name] ?? null, "scale(0, 1.06) rotate(40deg)", TURN, () => (this.faces = { ...this.faces, [name]: digit }));
  }

  async #swing(door: number): Promise<void> {
    const shut = { transform: "none" };
    const open = { transform: "scaleX(.84) skewY(-3deg)" };
    if (isStill()) return this.#ring({ ...this.#sheet.doors[door]!, scale: this.#sheet.door }, 110);
    await this.animate(this.leaves[door] ?? null, [shut, { transform: "scaleX(.55) skewY(-9deg)", offset: 0.6 }, open], { duration: TURN * 2, easing: "ease-out" });
  }

  /** The keys of the door and the two bunches meet over the safe, and are three bunches. */
  async #shuffle(door: number, places: number[]): Promise<void> {
    const at = this.#sheet;
    const heap = (nth: number): Pose => ({ ...at.safe, x: at.safe.x + (nth - 1) * 30 * at.safe.scale, scale: at.safe.scale * 1.2, turn: 200 * (nth - 1) });
    const from = [flat({ ...at.doors[door]!, scale: at.door }), ...places.slice(0, 2).map((place) => flat(placeSpot(at, place)))];
    await this.#fly(from.map((pose, nth) => ({ kind: "bunch", count: 4, from: pose, to: heap(nth) })));
    await this.#fly(places.map((place, nth) => ({ kind: "bunch", count: 4, from: heap(nth), to: flat(placeSpot(at, place)) })));
  }

  /** The moment of the game: gear by gear the combination turns up, and the safe opens. */
  async #open(event: Ended, after: View, tell: Tell): Promise<void> {
    const { combination } = event;
    this.isEnding = true;
    const names = after.axles.flatMap((gears, axle) => gears.map((_, level) => `${axle}-${level ? "upper" : "lower"}`));
    for (const [nth, name] of names.entries()) if (combination[nth] !== undefined) await this.#turn(name, combination[nth]);
    await this.pause(LOOK); // the combination is read before the gold covers it
    tell(event);
    if (after.ending !== "safe-opened") return;
    this.isOpening = true;
    await this.pause(LOOK * 2);
  }

  // -- motion ----------------------------------------------------------------------------------------------------

  async #fly(sights: Unseen<Sight>[]): Promise<void> {
    if (isStill()) return void (await Promise.all(sights.map(({ to }) => this.#ring(to, 40))));
    await this.during(sights, async (shown) => {
      await tick();
      await Promise.all(shown.map((sight, nth) => this.#travel(sight, nth * 60)));
    });
  }

  #travel({ id, from, to }: Sight, delay: number): Promise<void> {
    const options = { duration: TRAVEL, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" as const };
    return this.animate(this.elements[id] ?? null, [{ transform: css(from) }, { transform: css(to) }], options);
  }

  #ring({ x, y, scale }: Spot, r: number): Promise<void> {
    const pose = flat({ x, y, scale });
    return this.#sight({ kind: "ring", r, from: pose, to: pose }, BEAT);
  }

  #sight(sight: Unseen<Sight>, ms: number): Promise<void> {
    return this.during([sight], () => this.pause(ms));
  }
}

const flat = (spot: Spot | (Point & { scale?: number })): Pose => ({ x: spot.x, y: spot.y, scale: spot.scale ?? 1, turn: 0 });
export const css = ({ x, y, turn, scale }: Pose) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
