/** Shows what happened: agents walk along the road, dice tumble and stop where the server said, the formula changes hands. */

import { tick } from "svelte";

import type { Step, Tell } from "../../lib/game";
import { isStill, Stage, type Unseen } from "../../lib/stage.svelte";
import { inside, middleOf, standOf, type Point, type Road, type Size, type Stand } from "./geometry";
import { START, table, vaultOf, type FormuleScene, type Instruction, type Seat } from "./pieces";
import { seatsAt } from "./race";
import { arrived } from "./unfolding";
import type { BattleRolled, DiceThrown, FormulaTaken, GameEvent, GuardRolled, Moved, SentBack, Stake, View } from "./wire";

/** Something that is seen for a moment. */
export type Sight = { id: number; at: Stand } & (
  | { kind: "dice"; seat: Seat; dice: (number | null)[]; total: number | null }
  | { kind: "card"; card: Instruction }
  | { kind: "beam"; to: Point }
  | { kind: "vial" | "burst" | "prowler" | "ring" }
);

/** Two who throw a die each; `left` null: the guard. */
export interface Fight {
  stake: Stake | "guard";
  left: Seat | null;
  right: Seat;
  space: number;
  dice: [number | null, number | null];
  winner: 0 | 1 | null;
  isRolling: boolean;
}

const HOP = 210; // from space to space, at most
const WALK = 1500; // a long way, all of it
const QUICK = 95; // the least for one space
const TUMBLE = 620;
const SPIN = 75; // how long a tumbling die shows a face
const OPEN = 300;
const READ = 900; // what has fallen must be read
const GLANCE = 420;
const FLY = 620;
const TURN = 420;
const SAIL = 1500;
export const EASE = 360; // the picture comes near, or goes back

/** What is being fought when the table stands still in the middle of it. */
export function fightOf(view: View): Fight | null {
  const seat = view.mover;
  if (seat === null) return null;
  if (view.phase === "guard") return opened("guard", null, seat, view.at[seat]!);
  return view.phase === "battle" && view.foe !== null ? opened(view.stake ?? "ground", seat, view.foe, view.at[seat]!) : null;
}

const opened = (stake: Fight["stake"], left: Seat | null, right: Seat, space: number): Fight => ({ stake, left, right, space, dice: [null, null], winner: null, isRolling: false });

export const css = ({ x, y, scale }: Stand): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
const face = (): number => 1 + Math.floor(Math.random() * 6); // of a die that still tumbles: nobody rules by it

export class FormuleStage extends Stage<FormuleScene, Sight> {
  view = $state.raw<View | null>(null); // in the middle of a step
  walker = $state.raw<{ seat: Seat; space: number } | null>(null); // who is on his way, and where
  fight = $state.raw<Fight | null>(null);
  leaving = $state.raw<Seat | null>(null); // who sails off with the formula
  followed = $state.raw<Seat | null>(null); // to whom the picture comes near

  elements: Record<number, SVGGElement | null> = {};
  pawns: Record<Seat, SVGGElement | null> = {};
  figures: Record<Seat, SVGGElement | null> = {};
  dice: (SVGGElement | null)[] = [];
  lens: SVGGElement | null = null;
  boat: SVGGElement | null = null;
  #shown: Step | null = null;

  /** `road`: of the picture that is shown; the board says so when it is another. */
  constructor(public road: Road) {
    super();
  }

  protected set(step: Step): void {
    this.view = table(step.before);
    this.fight = fightOf(this.view);
  }

  /** In a replay somebody may step on before this step has been shown: then the next one has the stage. */
  protected async show(step: Step, tell: Tell): Promise<void> {
    const mine = (this.#shown = step);
    let view = table(step.before);
    for (const event of step.events as GameEvent[]) {
      if (!FIGHTS.has(event.event)) this.fight = null;
      this.followed = isStill() ? null : followedIn(event, view, this.road.size);
      if (!REVEALS.has(event.event)) tell(event);
      await this.#move(event, view, () => tell(event));
      if (this.#shown !== mine) return;
      this.view = view = arrived(view, event);
      this.walker = null;
      tell(event);
      await tick();
    }
    if (this.followed === null) return;
    this.followed = null;
    if (step.after.legal.length) await this.pause(EASE); // whoever can act aims at the whole board
  }

  protected clear(): void {
    this.view = null;
    this.walker = null;
    this.fight = null;
    this.leaving = null;
    this.followed = null;
  }

  /** `fallen`: the dice have come to rest. */
  async #move(event: GameEvent, before: View, fallen: () => void): Promise<void> {
    switch (event.event) {
      case "start-rolled":
        return this.#startDie(event.seat, event.die, before.seats);
      case "dice-thrown":
        return this.#throw(event, before, fallen);
      case "moved":
        return this.#walk(event.seat, event.start, event.to, before, false);
      case "sent-back":
        return this.#walk(event.seat, event.start, event.to, before, true);
      case "card-played":
        return this.#lay(event.card, event.seat, event.target, before);
      case "card-discarded":
        return this.#lay(event.card, event.seat, null, before);
      case "turn-skipped":
        return this.#lay("sidelined", event.seat, event.seat, before);
      case "challenged":
        return this.#spot(event.seat, event.foe, before);
      case "battle-began":
        return this.#open(opened(event.stake, event.seat, event.foe, before.at[event.seat]!));
      case "battle-rolled":
        return this.#battle(event, before, fallen);
      case "guard-rolled":
        return this.#guard(event, before, fallen);
      case "vault-reached":
        return this.turn(this.figures[event.seat] ?? null, "scale(0, 1)", TURN, () => (this.view = arrived(before, event)));
      case "formula-taken":
        return this.#take(event, before);
      case "ended":
        return event.how === "out" ? this.#sail(event.winners[0]!, before) : undefined;
    }
  }

  // -- on the road -----------------------------------------------------------------------------------------------------

  #stand(view: View, seat: Seat): Stand {
    const there = seatsAt(view, view.at[seat]!);
    return standOf(this.road, view.at[seat]!, there.indexOf(seat), there.length);
  }

  #over(view: View, seat: Seat, high: number, scale = 1): Stand {
    const { x, y } = this.#stand(view, seat);
    const [nearX, nearY] = inside(this.road, [x, y - high], 70);
    return { x: nearX, y: nearY, scale };
  }

  /** Space by space, so that everybody can count along; a guard pushes faster, and walks beside him. */
  async #walk(seat: Seat, from: number, to: number, before: View, isPushed: boolean): Promise<void> {
    const way = to < from ? -1 : 1;
    const count = Math.abs(to - from);
    const road = this.road;
    const last = this.#stand(arrived(before, { event: "moved", seat, start: from, to, halt: "count" }), seat);
    if (isStill()) return this.during([{ kind: "ring", at: { ...last, scale: 1 } }], () => this.pause(READ));
    const beside: Unseen<Sight>[] = isPushed ? [{ kind: "prowler", at: { ...this.#stand(before, seat), scale: 1 } }] : [];
    await this.during(beside, async ([prowler]) => {
      const time = Math.max(QUICK, Math.min(HOP, WALK / count)) * (isPushed ? 0.7 : 1);
      let here = this.#stand(before, seat);
      for (let nth = 1; nth <= count; nth++) {
        const space = from + nth * way;
        const next = nth === count ? last : standOf(road, space, 0, 1);
        this.walker = { seat, space: space - way };
        await tick();
        const high = { ...next, x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 - (isPushed ? 2 : 13) };
        const guarded = (at: Stand) => css({ x: at.x - 34, y: at.y, scale: 1 });
        await Promise.all([
          this.animate(this.pawns[seat] ?? null, [here, high, next].map((at) => ({ transform: css({ ...at, scale: 1 }) })), { duration: time, easing: nth === count ? "ease-out" : "linear", fill: "forwards" }),
          prowler ? this.animate(this.elements[prowler.id] ?? null, [here, next].map((at) => ({ transform: guarded(at) })), { duration: time, fill: "forwards" }) : null,
        ]);
        here = next;
        this.walker = { seat, space };
      }
    });
  }

  /** Who brings it out jumps into the boat, and is gone. */
  async #sail(seat: Seat, view: View): Promise<void> {
    const from = this.#stand(view, seat);
    this.put({ kind: "burst", at: { x: from.x, y: from.y - 40, scale: 1.4 } });
    this.leaving = seat;
    await tick();
    if (isStill()) return this.pause(READ);
    await this.animate(this.boat, [{ transform: "none" }, { transform: "translate(14px, -4px) rotate(-5deg)", offset: 0.25 }, { transform: "translate(-420px, 90px) rotate(3deg)" }], { duration: SAIL, easing: "ease-in", fill: "forwards" });
  }

  // -- dice ------------------------------------------------------------------------------------------------------------

  /** Everybody's stay until it is known who starts. */
  async #startDie(seat: Seat, die: number, seats: number): Promise<void> {
    const { width, height } = this.road.shape;
    const at = { x: width / 2 + (seat - (seats - 1) / 2) * 118, y: height / 2, scale: 1.1 };
    this.sights = this.sights.filter((sight) => sight.kind !== "dice" || sight.seat !== seat); // of equals only they roll again (FS-01)
    await this.#tumble({ kind: "dice", seat, dice: [null], total: null, at }, [die], null);
  }

  async #throw({ seat, dice, total }: DiceThrown, view: View, fallen: () => void): Promise<void> {
    this.sights = this.sights.filter(({ kind }) => kind !== "dice");
    await this.#tumble({ kind: "dice", seat, dice: dice.map(() => null), total: null, at: this.#over(view, seat, 104, 1.15) }, dice, dice.length > 1 ? total : null);
    fallen();
    await this.pause(GLANCE);
  }

  async #tumble(sight: Extract<Unseen<Sight>, { kind: "dice" }>, dice: number[], total: number | null): Promise<void> {
    let shown = this.put(sight)[0]!;
    const become = (faces: number[], sum: number | null) => {
      const next = { ...sight, id: shown.id, dice: faces, total: sum } as Sight;
      this.sights = this.sights.map((one) => (one.id === shown.id ? next : one));
      shown = next;
    };
    await tick();
    if (!isStill()) {
      const rolling = this.animate(this.elements[shown.id] ?? null, tumbling(sight.at), { duration: TUMBLE, easing: "ease-out" });
      await Promise.all([rolling, this.#spin(() => become(dice.map(face), null))]);
    }
    become(dice, total);
    await tick();
  }

  async #spin(turn: () => void): Promise<void> {
    for (let spent = 0; spent < TUMBLE; spent += SPIN) {
      turn();
      await this.pause(SPIN);
    }
  }

  // -- fights ----------------------------------------------------------------------------------------------------------

  async #open(fight: Fight): Promise<void> {
    this.sights = this.sights.filter(({ kind }) => kind !== "dice");
    this.fight = fight;
    await tick();
    await this.animate(this.lens, [{ transform: "scale(.2) rotate(-14deg)" }, { transform: "scale(1.06) rotate(2deg)", offset: 0.75 }, { transform: "none" }], { duration: OPEN, easing: "ease-out" });
    await this.pause(GLANCE);
  }

  async #battle({ seat, foe, die, foe_die, stake, winner }: BattleRolled, view: View, fallen: () => void): Promise<void> {
    if (!this.fight || this.fight.stake !== stake) await this.#open(opened(stake, seat, foe, view.at[seat]!));
    await this.#fought([die, foe_die], winner === null ? null : winner === seat ? 0 : 1, fallen);
  }

  async #guard({ seat, guard, die }: GuardRolled, view: View, fallen: () => void): Promise<void> {
    if (!this.fight || this.fight.stake !== "guard") await this.#open(opened("guard", null, seat, view.at[seat]!));
    await this.#fought([guard, die], guard === die ? null : guard > die ? 0 : 1, fallen);
  }

  async #fought(dice: [number, number], winner: 0 | 1 | null, fallen: () => void): Promise<void> {
    const fight = this.fight!;
    if (!isStill()) {
      const rolls = this.dice.map((one, nth) => this.animate(one, shaking(nth), { duration: TUMBLE, easing: "ease-out" }));
      await Promise.all([...rolls, this.#spin(() => (this.fight = { ...fight, dice: [face(), face()], winner: null, isRolling: true }))]);
    }
    this.fight = { ...fight, dice, winner, isRolling: false };
    await tick();
    fallen();
    await this.pause(READ);
    if (winner === null) this.fight = fight;
  }

  /** Seen on a TV screen, and struck from there. */
  async #spot(seat: Seat, foe: Seat, view: View): Promise<void> {
    const [from, to] = [middleOf(this.road, view.at[seat]!), this.#stand(view, foe)];
    await this.during([{ kind: "beam", at: { x: from[0], y: from[1] - 20, scale: 1 }, to: [to.x, to.y - 30] }, { kind: "ring", at: { ...to, scale: 1 } }], () => this.pause(GLANCE * 1.5));
  }

  // -- cards and the formula -------------------------------------------------------------------------------------------

  /** Shown to everybody, then laid before its target or on the discards. */
  async #lay(card: Instruction, seat: Seat, target: Seat | null, view: View): Promise<void> {
    const { width, height } = this.road.shape;
    const [from, high] = [this.#over(view, seat, 20, 0.25), { x: width / 2, y: height / 2, scale: 1.5 }];
    const to = target === null ? { x: width - 40, y: height + 40, scale: 0.3 } : this.#over(view, target, 20, 0.2);
    await this.during([{ kind: "card", card, at: high }], async ([shown]) => {
      await tick();
      const element = this.elements[shown!.id] ?? null;
      await this.animate(element, [from, high].map((at) => ({ transform: css(at) })), { duration: GLANCE, easing: "ease-out" });
      await this.pause(READ);
      await this.animate(element, [high, to].map((at) => ({ transform: css(at) })), { duration: GLANCE, easing: "ease-in", fill: "forwards" });
    });
  }

  async #take({ seat, victim }: FormulaTaken, view: View): Promise<void> {
    const [x, y] = this.road.centre;
    const from: Stand = victim === null ? { x, y, scale: 1 } : this.#over(view, victim, 36);
    const to = this.#over(view, seat, 36);
    const high = { x: (from.x + to.x) / 2, y: Math.max(60, Math.min(from.y, to.y) - 90), scale: 1.8 };
    await this.during([{ kind: "burst", at: { ...to, scale: 1.2 } }, { kind: "vial", at: to }], async ([, vial]) => {
      await tick();
      if (isStill()) return this.pause(READ);
      await this.animate(this.elements[vial!.id] ?? null, [from, high, to].map((at) => ({ transform: css(at) })), { duration: FLY, easing: "ease-in-out" });
      await this.pause(GLANCE);
    });
  }
}

const FIGHTS: ReadonlySet<string> = new Set<GameEvent["event"]>(["battle-began", "battle-rolled", "guard-rolled"]);
const REVEALS: ReadonlySet<string> = new Set<GameEvent["event"]>(["start-rolled", "dice-thrown", "battle-rolled", "guard-rolled"]); // their sentence says what the dice show

const tumbling = (at: Stand): Keyframe[] => [
  { transform: `${css({ ...at, x: at.x - 120, y: at.y - 70 })} rotate(-300deg)` },
  { transform: `${css({ ...at, x: at.x - 40, y: at.y + 16 })} rotate(-120deg)`, offset: 0.5 },
  { transform: `${css({ ...at, y: at.y - 18 })} rotate(14deg)`, offset: 0.8 },
  { transform: css(at) },
];
const shaking = (nth: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translate(${nth ? 14 : -14}px, -46px) rotate(${nth ? 200 : -200}deg)`, offset: 0.45 },
  { transform: `translate(0, 6px) rotate(${nth ? 350 : -350}deg)`, offset: 0.8 },
  { transform: `rotate(${nth ? 360 : -360}deg)` },
];

/** The last spaces before the way out, where everything is decided. */
const CHASE = 12;
export function isChase(view: View): boolean {
  if (view.holder === null || view.phase === "over" || !view.outward[view.holder]) return false;
  const left = view.at[view.holder]!;
  return left > START && left <= Math.min(CHASE, vaultOf(view) / 3);
}

/** Where the formula is concerned the picture follows; on a telephone whoever moves. A fight and a card are large by themselves. */
export function followedIn(event: GameEvent, view: View, size: Size): Seat | null {
  switch (event.event) {
    case "dice-thrown":
    case "moved":
    case "sent-back":
      return size === "tall" || isAfter(event, view) ? event.seat : null;
    case "vault-reached":
      return view.holder === null ? event.seat : null;
    case "formula-taken":
      return event.seat;
    case "ended":
      return event.how === "out" ? event.winners[0]! : null;
    default:
      return null;
  }
}

/** Who has it, who runs up to it, and near the way out everybody who is after it. */
function isAfter(event: DiceThrown | Moved | SentBack, view: View): boolean {
  if (view.holder === null) return event.event === "moved" && event.halt === "vault";
  return event.seat === view.holder || (isChase(view) && view.outward[event.seat]!);
}
