/** Shows what happened: knights go the way they really went, a slab tilts and closes again, portraits change hands. */

import { tick } from "svelte";

import type { Step, Tell } from "../../lib/game";
import { isStill, Stage, type Unseen } from "../../lib/stage.svelte";
import { cardOf, middleOf, standing, type Stand } from "./geometry";
import type { Point } from "./hand";
import { everyKnight, HELMETS, seenAt, table, type Helmet, type Portrait, type RocScene, type Spot, type Who } from "./pieces";
import { pileAt } from "./rooms";
import { arrived } from "./unfolding";
import type { GameEvent, View } from "./wire";

/** Something that is seen for a moment. */
export type Sight = { id: number } & (
  | ({ kind: "trapdoor"; column: number; row: number; corner: Point; orientation: number } & Who)
  | { kind: "rope"; from: Stand; to: Stand }
  | { kind: "portrait"; number: Portrait; at: Stand }
  | { kind: "coil"; at: Stand }
  | { kind: "burst"; at: Stand }
  | { kind: "ring"; at: Stand }
);

const STEP = 240;
const NUDGE = 14; // of a square's 100
const JUMP = 520;
const TILT = 260;
const FALL = 620; // how long it lies open
const TURN = 1100;
const TUMBLE = 700;
const READ = 900; // what has been drawn must be read
const TRAVEL = 420;
const REVEALS: ReadonlySet<string> = new Set<GameEvent["event"]>(["die-rolled", "portraits-drawn", "exchanged"]); // their sentence names what is only then turned up
const HEARD = 5000; // what was said once stays for ears so long (RN-17)

export const nameOf = ({ seat, helmet }: Who): string => `${seat}-${helmet}`;

/** Folded down at this corner, about the diagonal through the two beside it. */
export const tilted = ([dx, dy]: Point): string => `matrix(.74, ${-0.26 * dx * dy}, ${-0.26 * dx * dy}, .74, ${-6 * dx}, ${-6 * dy})`;

export class RocStage extends Stage<RocScene, Sight> {
  view = $state.raw<View | null>(null); // in the middle of a step
  hidden = $state.raw<string | null>(null); // the knight that is seen elsewhere: in a pit
  isTurning = $state(false);
  heard = $state(""); // for ears, and for this moment only
  passing = $state(""); // for eyes: a sentence that nobody reads afterwards

  elements: Record<number, SVGGElement | null> = {};
  falling: Record<number, SVGGElement | null> = {};
  knights: Record<string, SVGGElement | null> = {};
  piles: Record<string, SVGGElement | null> = {};
  turned: (SVGGElement | null)[] = []; // the castle, and the marks on it
  die: SVGGElement | null = null;
  #shown: Step | null = null;

  /** `spoken`: what ears are told of an event where eyes see a square; `unkept`: what is read while it is seen, and never again. */
  constructor(
    private spoken: (event: GameEvent) => string,
    private unkept: (event: GameEvent) => string,
  ) {
    super();
  }

  protected set(step: Step): void {
    this.view = table(step.before);
  }

  /** In a replay somebody may step on before this step has been shown: then the next one has the stage. */
  protected async show(step: Step, tell: Tell): Promise<void> {
    const mine = (this.#shown = step);
    let view = table(step.before);
    for (const event of step.events as GameEvent[]) {
      this.#say(this.spoken(event));
      this.passing = this.unkept(event);
      if (!REVEALS.has(event.event)) tell(event);
      await this.#move(event, view, () => tell(event));
      if (this.#shown !== mine) return;
      this.view = view = arrived(view, event);
      tell(event);
      await tick();
    }
  }

  protected clear(): void {
    this.view = null;
    this.hidden = null;
    this.isTurning = false;
    this.passing = "";
  }

  #say(words: string): void {
    if (!words) return;
    this.heard = words;
    setTimeout(() => {
      if (this.heard === words) this.heard = "";
    }, HEARD);
  }

  /** `turned`: what was hidden is seen now. */
  async #move(event: GameEvent, before: View, turned: () => void): Promise<void> {
    switch (event.event) {
      case "die-rolled":
        return this.#tumble(event, before, turned);
      case "castle-turned":
        return this.#quarter(before, arrived(before, event));
      case "knight-chosen":
        return this.#hop(event, before);
      case "stepped":
      case "came-back":
        return this.#walk(before, event, event.to);
      case "jumped":
        return this.#swing(before, event, event.to);
      case "fell":
      case "dropped":
        return this.#fall(event, event.trap, before);
      case "portraits-drawn":
        return this.#draw(event.portraits, pile(before, event.gallery), this.#stand(before, { seat: event.seat, helmet: event.receiver }), turned);
      case "exchanged":
        await Promise.all(event.given.map((number, nth) => this.#carry(number, spread(this.#stand(before, event), nth, event.given.length), pile(before, event.gallery), nth)));
        return this.#draw(event.taken, pile(before, event.gallery), this.#stand(before, event), turned);
      case "swapped":
        return this.#trade(before, { seat: event.seat, helmet: event.taker }, { seat: event.seat, helmet: event.giver }, event.portrait, event.given);
      case "robbed":
        return this.#trade(before, event, { seat: event.victim, helmet: event.robbed }, event.portrait, event.given);
      case "treasure-reached":
        return this.#during({ kind: "burst", at: this.#stand(before, event) }, READ);
      case "rope-given":
        return this.#during({ kind: "coil", at: { x: 500, y: 500, scale: 5 } }, READ);
      case "ended":
        this.view = arrived(before, event);
        return this.pause(READ * 2);
      default:
        return;
    }
  }

  // -- knights -----------------------------------------------------------------------------------------------------

  #stand(view: View, who: Who, spot: Spot = seenAt(view, who)): Stand {
    return standing(view, who, spot);
  }

  async #hop(who: Who, view: View): Promise<void> {
    const at = this.#stand(view, who);
    if (isStill()) return this.#during({ kind: "ring", at }, STEP);
    await this.animate(this.knights[nameOf(who)] ?? null, [{ transform: css(at) }, { transform: css({ ...at, y: at.y - 26 }) }, { transform: css(at) }], { duration: STEP * 1.4, easing: "ease-out" });
  }

  /** He tries to go there, and cannot. */
  nudge(who: Who, view: View, [x, y]: Point): void {
    if (isStill()) return;
    const at = this.#stand(view, who);
    const far = Math.hypot(x - at.x, y - at.y) || 1;
    const leant = css({ ...at, x: at.x + ((x - at.x) / far) * NUDGE, y: at.y + ((y - at.y) / far) * NUDGE });
    this.knights[nameOf(who)]?.animate?.([css(at), leant, css(at), leant, css(at)].map((transform) => ({ transform })), { duration: STEP * 1.2, easing: "ease-in-out" });
  }

  async #walk(view: View, who: Who, spot: Spot | null): Promise<void> {
    if (spot === null) return; // read afterwards (RN-17)
    const [from, to] = [this.#stand(view, who), this.#stand(view, who, spot)];
    if (isStill()) return this.#during({ kind: "ring", at: to }, STEP);
    const way = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 12, scale: (from.scale + to.scale) / 2 };
    await this.animate(this.knights[nameOf(who)] ?? null, [from, way, to].map((at) => ({ transform: css(at) })), { duration: STEP, easing: "ease-in-out", fill: "forwards" });
  }

  async #swing(view: View, who: Who, spot: Spot | null): Promise<void> {
    if (spot === null) return;
    const [from, to] = [this.#stand(view, who), this.#stand(view, who, spot)];
    await this.during([{ kind: "rope", from, to }], async () => {
      await tick();
      if (isStill()) return this.pause(READ);
      const path = Array.from({ length: 9 }, (_, nth) => css(onArc(from, to, nth / 8)));
      await this.pause(STEP);
      await this.animate(this.knights[nameOf(who)] ?? null, path.map((transform) => ({ transform })), { duration: JUMP, easing: "ease-in-out", fill: "forwards" });
    });
  }

  /** The slab folds down under the knight, everybody sees it, and it closes as if nothing had happened. */
  async #fall(who: Who, trap: Spot | null, view: View): Promise<void> {
    const card = trap && cardOf(trap);
    if (!card) return;
    this.hidden = nameOf(who);
    const { seat, helmet } = who;
    await this.during([{ kind: "trapdoor", ...card, orientation: view.orientation, seat, helmet }], async ([sight]) => {
      await tick();
      const [slab, knight] = [this.elements[sight!.id] ?? null, this.falling[sight!.id] ?? null];
      const [shut, open] = [{ transform: "none" }, { transform: tilted(card.corner) }];
      await this.animate(slab, [shut, open], { duration: TILT, easing: "ease-in" });
      await Promise.all([this.animate(knight, [{ transform: "none" }, { transform: "translateY(-16px)", offset: 0.3 }, { transform: "translateY(70px) scale(.8)" }], { duration: FALL, easing: "ease-in" }), this.pause(FALL)]);
      if (isStill()) await this.pause(READ);
      await this.animate(slab, [open, shut], { duration: TILT, easing: "ease-out" });
    });
    this.hidden = null;
  }

  // -- the castle and the die ------------------------------------------------------------------------------------------

  async #tumble(event: Extract<GameEvent, { event: "die-rolled" }>, view: View, turned: () => void): Promise<void> {
    const roll = (turn: number, high: number) => ({ transform: `translateY(${high}px) rotate(${turn}deg)` });
    await this.animate(this.die, [roll(0, 0), roll(260, -16), roll(520, 2)], { duration: TUMBLE * 0.7, easing: "ease-in" });
    this.view = arrived(view, event);
    turned();
    await tick();
    await this.animate(this.die, [roll(-200, 2), roll(0, -8), roll(0, 0)], { duration: TUMBLE * 0.3, easing: "ease-out" });
    await this.pause(STEP);
  }

  /** Everything turns by a quarter with the castle, and all that must be read stays upright (RN-36). */
  async #quarter(before: View, after: View): Promise<void> {
    this.isTurning = true;
    await tick();
    const timing = { duration: TURN, easing: "ease-in-out", fill: "forwards" } as const;
    const quarter = [{ transform: "rotate(0deg)" }, { transform: "rotate(90deg)" }];
    const round = (element: SVGGElement | null | undefined, from: Stand, to: Stand) => this.animate(element ?? null, Array.from({ length: 13 }, (_, nth) => ({ transform: css(onCircle(from, to, nth / 12)) })), timing);
    await Promise.all([
      ...this.turned.map((element) => this.animate(element, quarter, timing)),
      ...everyKnight(before).map((knight) => round(this.knights[nameOf(knight)], this.#stand(before, knight), this.#stand(after, knight))),
      ...HELMETS.map((helmet) => round(this.piles[helmet], pile(before, helmet), pile(after, helmet))),
      isStill() ? this.pause(READ) : null,
    ]);
    this.isTurning = false;
  }

  // -- portraits -------------------------------------------------------------------------------------------------------

  /** Turned up beside the pile, then taken to a knight. */
  async #draw(portraits: readonly Portrait[], from: Stand, to: Stand, turned: () => void): Promise<void> {
    if (!portraits.length) return;
    const shown = portraits.map((_, nth) => inside(spread({ ...from, scale: 1.5 }, nth, portraits.length)));
    const sights = portraits.map((number, nth): Unseen<Sight> => ({ kind: "portrait", number, at: shown[nth]! }));
    await this.during(sights, async (seen) => {
      await tick();
      const all = (frames: (nth: number) => string[]) => Promise.all(seen.map(({ id }, nth) => this.animate(this.elements[id] ?? null, frames(nth).map((transform) => ({ transform })), { duration: TRAVEL, easing: "ease-in-out", fill: "forwards" })));
      await all((nth) => [`${css(from)} scale(0, 1)`, `${css(shown[nth]!)} scale(1, 1)`]);
      turned();
      await this.pause(READ);
      await all((nth) => [css(shown[nth]!), css({ ...to, scale: 0.3 })]);
    });
  }

  /** Two halves cross on their way between two knights. */
  async #trade(view: View, taker: Who, giver: Who, taken: Portrait, given: Portrait): Promise<void> {
    const [to, from] = [this.#stand(view, taker), this.#stand(view, giver)];
    await Promise.all([this.#carry(taken, from, to, 0), this.#carry(given, to, from, 0)]);
  }

  async #carry(number: Portrait, from: Stand, to: Stand, nth: number): Promise<void> {
    const half = (at: Stand, scale: number) => ({ ...at, scale });
    const high = half({ x: (from.x + to.x) / 2 + (to.y - from.y) * 0.3, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.3 - 40, scale: 1 }, 1.3);
    await this.during([{ kind: "portrait", number, at: high }], async ([sight]) => {
      await tick();
      if (isStill()) return this.pause(READ);
      await this.animate(this.elements[sight!.id] ?? null, [half(from, 0.4), high, half(to, 0.4)].map((at) => ({ transform: css(at) })), { duration: READ * 1.3, delay: nth * 90, easing: "ease-in-out", fill: "forwards" });
    });
  }

  async #during(sight: Unseen<Sight>, ms: number): Promise<void> {
    await this.during([sight], () => this.pause(ms));
  }
}

function pile(view: View, gallery: Helmet): Stand {
  const [x, y] = middleOf(gallery, view.rooms);
  const [dx, dy] = pileAt(x > 500 ? 1 : 0, y > 500 ? 1 : 0);
  return { x: x - 100 + dx, y: y - 100 + dy + 6, scale: 1 };
}

const spread = (at: Stand, nth: number, count: number): Stand => ({ ...at, x: at.x + (nth - (count - 1) / 2) * 110 });
const inside = (at: Stand): Stand => ({ ...at, x: Math.min(930, Math.max(70, at.x)), y: Math.min(900, Math.max(100, at.y)) });

/** Over one square, in an arc. */
export function onArc(from: Stand, to: Stand, part: number): Stand {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y) - Math.sin(part * Math.PI) * 110, scale: mix(from.scale, to.scale) };
}

/** Around the middle of the castle, clockwise. */
export function onCircle(from: Stand, to: Stand, part: number): Stand {
  const polar = ({ x, y }: Stand) => ({ angle: Math.atan2(y - 500, x - 500), far: Math.hypot(x - 500, y - 500) });
  const [one, other] = [polar(from), polar(to)];
  const swept = (other.angle - one.angle + Math.PI * 2) % (Math.PI * 2);
  const angle = one.angle + (swept > Math.PI * 1.5 ? swept - Math.PI * 2 : swept) * part;
  const far = one.far + (other.far - one.far) * part;
  return { x: 500 + Math.cos(angle) * far, y: 500 + Math.sin(angle) * far, scale: from.scale + (to.scale - from.scale) * part };
}

export const css = ({ x, y, scale }: Stand): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
export { pile as pileStand };
