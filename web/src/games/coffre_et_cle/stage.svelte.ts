/** Shows what happened: cards travel the way they really went, one thing after the other, until somebody skips. */

import { tick } from "svelte";

import { arc, middleOf, poseAt, type Layout, type Point, type Pose } from "./geometry";
import { happenings, table, type CoffreScene, type Place, type Seat } from "./pieces";
import { dealt, exchanged, lieAfter, spotOfPlace, type Lie } from "./tokens";
import { revealOf } from "./reveal";
import type { Card, Designated, Ended, GameEvent, View } from "./wire";
import type { Step, Tell } from "../../lib/game";
import { isStill, Stage, type Unseen } from "../../lib/stage.svelte";

/** What lies on the table at one moment: tokens, the faces these eyes see, locks, names given, what is out of the game. */
export interface Lying {
  isDealt: boolean;
  lie: Lie;
  faces: (Card | null)[]; // by token
  locked: boolean[];
  names: (Seat | null)[];
  laidOpen: Card[]; // a False Treasure that has missed (CC-34a)
}

export type Effect =
  | { kind: "mark"; icon: "observe" | "pass"; at: Point; id: number }
  | { kind: "hook"; from: Point; to: Point; id: number }
  | { kind: "beam"; from: Pose; to: Pose; id: number }
  | { kind: "seal"; from: Point; to: Point; by: Seat; id: number }
  | { kind: "ring"; pose: Pose; id: number };

const BEFORE_THE_DEAL: readonly View["phase"][] = ["starter", "specials", "deal"];
export const isDealt = (view: View) => !BEFORE_THE_DEAL.includes(view.phase);

/** The table at rest, as a view shows it. */
export function lyingIn(view: View): Lying {
  const lie = lieAfter(view.seats, view.done);
  const faces: (Card | null)[] = lie.at.map(() => null);
  const show = (spot: number, card: Card | null | undefined) => (faces[lie.at[spot]!] = card ?? null);
  if (view.cards) [...view.cards.seats, ...view.cards.centre].forEach((card, spot) => show(spot, card));
  else {
    if (view.treasure !== null) show(view.treasure, "treasure"); // he has shown it by designating
    if (view.seat !== null) show(view.seat, view.card);
  }
  return { isDealt: isDealt(view), lie, faces, locked: view.locked, names: view.names, laidOpen: view.laid_open };
}

const TRAVEL = 460;
const TURN = 260;
const LOOK = 1100; // what I alone see must be read
const BEAT = 380;
const POINT = 820; // somebody has designated: all eyes go there
const BREATH = 340; // before a card that decides, and after it
const VERDICT = 900;

/** What is not told before it has been seen. */
const DECISIVE: ReadonlySet<GameEvent["event"]> = new Set(["final-phase-began", "names-shown", "ended"]);

export class CoffreStage extends Stage<CoffreScene, Effect> {
  lying = $state.raw<Lying | null>(null);
  /** What all wait for, and then how it has ended. */
  moment = $state.raw<Designated | Ended | null>(null);

  tokens: (SVGGElement | null)[] = [];
  laid: SVGGElement | null = null; // the card that is laid open

  #layout: Layout; // as it was when this step began: the board may be gone before it is over

  constructor(private current: () => Layout) {
    super();
    this.#layout = current();
  }

  protected set(step: Step): void {
    this.#layout = this.current();
    this.lying = lyingIn(table(step.before));
  }

  protected async show(step: Step, tell: Tell): Promise<void> {
    if (!isDealt(table(step.before)) && isDealt(table(step.after))) await this.#deal(step);
    for (const event of happenings(step)) {
      if (!DECISIVE.has(event.event)) tell(event);
      await this.#show(event, step, tell);
      tell(event);
    }
    await this.#settleLocks(table(step.after).locked);
  }

  protected clear(): void {
    this.lying = null;
    this.moment = null;
  }

  async #show(event: GameEvent, step: Step, tell: Tell): Promise<void> {
    const { seats } = table(step.before);
    switch (event.event) {
      case "observed":
        return this.#observe(spotOfPlace(seats, event.place), event.card);
      case "swapped":
        return this.#exchange(event.seat, event.place, event.got);
      case "forced":
        await this.#effect({ kind: "hook", from: middleOf(this.#layout, event.by), to: this.#poseOf(event.seat) }, BEAT * 1.5);
        return this.#exchange(event.seat, event.place, event.got);
      case "passed":
        return this.#effect({ kind: "mark", icon: "pass", at: middleOf(this.#layout, event.seat) }, BEAT);
      case "designated":
        return this.#point(event);
      case "false-treasure-shown":
        return this.#layOpen(event.seat);
      case "final-phase-began":
        return this.#turn(this.#at(event.treasure), "treasure");
      case "named":
        return this.#name(event.seat, event.target);
      case "names-shown":
        for (const [by, target] of event.names.entries()) if (target !== null) await this.#name(by, target);
        return;
      case "claimed":
        this.held = step.after as CoffreScene; // his balloon opens
        return this.pause(BEAT);
      case "ended":
        return this.#reveal(event, step, tell);
      default:
        return;
    }
  }

  // -- what cards do ---------------------------------------------------------------------------------------------

  #at(spot: number): number {
    return this.lying!.lie.at[spot]!;
  }

  #poseOf(spot: number): Pose {
    const lying = this.lying!;
    return poseAt(this.#layout, lying.locked.length, spot, lying.locked[spot] ?? false);
  }

  async #deal(step: Step): Promise<void> {
    const view = table(step.after);
    const { seats, seat: me } = view;
    const faces = Array.from({ length: seats + 2 }, () => null);
    this.lying = { isDealt: true, lie: dealt(seats), faces, locked: view.locked, names: view.names, laidOpen: view.laid_open };
    await tick();
    const [left, right] = this.#layout.centre;
    const deck = { ...left, x: (left.x + right.x) / 2, turn: 0 };
    const start = view.starter ?? 0;
    const ways = Array.from({ length: seats + 2 }, (_, nth) => {
      const spot = nth < seats ? (start + nth) % seats : nth;
      return this.#travel(spot, deck, this.#poseOf(spot), nth * 70);
    });
    await Promise.all(ways);
    if (me !== null) await this.#turn(me, view.card);
  }

  async #observe(spot: number, card: Card | null): Promise<void> {
    const token = this.#at(spot);
    const pose = this.#poseOf(spot);
    if (card === null) return this.#effect({ kind: "mark", icon: "observe", at: pose }, BEAT * 1.6, token);
    await this.#turn(token, card);
    await this.pause(LOOK);
    await this.#turn(token, null);
  }

  async #exchange(seat: Seat, place: Place, got: Card | null): Promise<void> {
    const spot = spotOfPlace(this.lying!.locked.length, place);
    const [mine, theirs] = [this.#at(seat), this.#at(spot)];
    if (this.lying!.faces[mine]) await this.#turn(mine, null);
    const [here, there] = [this.#poseOf(seat), this.#poseOf(spot)];
    this.lying = { ...this.lying!, lie: exchanged(this.lying!.lie, seat, spot) };
    await tick();
    await Promise.all([this.#travel(mine, here, there), this.#travel(theirs, there, here)]);
    if (got) await this.#turn(theirs, got);
  }

  /** A False Treasure that has missed is shown, leaves the game face up, and a Neutral takes its place (CC-34a). */
  async #layOpen(seat: Seat): Promise<void> {
    const token = this.#at(seat);
    const here = this.#poseOf(seat);
    await this.#turn(token, "false-treasure");
    await this.pause(BEAT);
    const faces = [...this.lying!.faces];
    faces[token] = null;
    this.lying = { ...this.lying!, faces, laidOpen: ["false-treasure"] };
    await tick();
    const aside = this.#layout.laidOpen;
    await Promise.all([this.#move(this.laid, here, aside), this.#travel(token, { ...aside, y: -aside.width }, here)]);
    if (seat === this.held?.seat) await this.#turn(token, "neutral");
  }

  /** A lock turns its card by a quarter. */
  async #settleLocks(locked: boolean[]): Promise<void> {
    const before = this.lying!.locked;
    const changed = locked.flatMap((is, seat) => (is === before[seat] ? [] : [seat]));
    if (!changed.length) return;
    const poses = changed.map((seat) => this.#poseOf(seat));
    this.lying = { ...this.lying!, locked };
    await tick();
    await Promise.all(changed.map((seat, nth) => this.#travel(this.#at(seat), poses[nth]!, this.#poseOf(seat))));
  }

  /** The light stays on both until the cards have answered. */
  async #point(event: Designated): Promise<void> {
    this.moment = event;
    if (isStill()) return;
    this.put({ kind: "beam", from: this.#poseOf(event.by), to: this.#poseOf(event.seat) });
    await this.pause(POINT);
  }

  async #reveal(event: Ended, step: Step, tell: Tell): Promise<void> {
    const cards = [...event.cards.seats, ...event.cards.centre];
    const show = async (spot: number) => {
      if (this.lying!.faces[this.#at(spot)] !== cards[spot]) await this.#turn(this.#at(spot), cards[spot]!);
    };
    const wait = (ms: number) => (isStill() ? Promise.resolve() : this.pause(ms));
    const { first, rest, last } = revealOf(event.cards, happenings(step).find((one) => one.event === "designated"));
    for (const spot of first) {
      await show(spot);
      await wait(BREATH);
    }
    this.sights = [];
    await Promise.all(rest.map((spot, nth) => wait(nth * 90).then(() => show(spot))));
    if (last !== null) await wait(BREATH).then(() => show(last));
    this.moment = event;
    tell(event);
    this.held = step.after as CoffreScene; // the winners' lamps
    await wait(VERDICT);
  }

  async #name(by: Seat, target: Seat): Promise<void> {
    if (this.lying!.names[by] === target) return;
    await this.#effect({ kind: "seal", from: middleOf(this.#layout, by), to: middleOf(this.#layout, target), by }, BEAT);
    const names = [...this.lying!.names];
    names[by] = target;
    this.lying = { ...this.lying!, names };
  }

  // -- motion ----------------------------------------------------------------------------------------------------

  #travel(token: number, from: Pose, to: Pose, delay = 0): Promise<void> {
    return this.#move(this.tokens[token] ?? null, from, to, delay);
  }

  /** A card already rests at `to`; it is seen to come from `from`. */
  async #move(card: SVGGElement | null, from: Pose, to: Pose, delay = 0): Promise<void> {
    if (isStill()) return this.#effect({ kind: "ring", pose: to }, BEAT);
    const path = arc(from, to);
    const frames = Array.from({ length: 13 }, (_, step) => {
      const t = step / 12;
      const { x, y } = path.at(t);
      return { transform: pose({ x, y, turn: from.turn + (to.turn - from.turn) * t, width: from.width + (to.width - from.width) * t }) };
    });
    const options = { duration: TRAVEL, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" as const };
    await this.animate(card, frames, options);
  }

  async #turn(token: number, card: Card | null): Promise<void> {
    const show = () => {
      const faces = [...this.lying!.faces];
      faces[token] = card;
      this.lying = { ...this.lying!, faces };
    };
    await this.turn(this.#sheet(token), "scale(0, 1.04)", TURN, show);
  }

  #sheet(token: number): SVGGElement | null {
    return this.tokens[token]?.querySelector<SVGGElement>(".sheet") ?? null;
  }

  async #effect(effect: Unseen<Effect>, ms: number, lifted?: number): Promise<void> {
    const sheet = lifted === undefined ? null : this.#sheet(lifted);
    const up = [{ transform: "none" }, { transform: "translate(0, -12px) scale(1.07)" }, { transform: "none" }];
    const lift = () => this.animate(sheet, up, { duration: ms, easing: "ease-out" });
    await this.during([effect], sheet && !isStill() ? lift : () => this.pause(ms));
  }
}

export function pose({ x, y, turn, width }: Pose): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(2)}deg) scale(${(width / 100).toFixed(4)})`;
}
