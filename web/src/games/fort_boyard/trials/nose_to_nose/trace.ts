/** The trace of the sleeve on the screen of whoever leads it: what he does from frame to frame, and what of it goes to the server. */
import type { LeadSleeve, NoseStage, Sleeve, SleeveSteering, SteerSleeve } from "../../wire";
import { fateAt, FINE, steeredTo, swayAt, waiting, type At } from "./way";

export type Hand = "touch" | "mouse";

const LONGEST_GAP = 120; // ms: a little less than the server's
const SLOWER = 0.9; // of what the server takes for a jump
const MOST = 60; // moments in one piece
const FURTHEST = 4000;

/** By finger or mouse: the sleeve follows at the pace of what the server takes for a way and not for a jump. */
export class HandTrace {
  #moments: At[] = [];
  #last: At;
  #wanted: { x: number; y: number };
  #bout: number;
  end: "left-path" | "arrived" | null = null;

  constructor(
    readonly by: Hand,
    stage: NoseStage,
    ms: number,
  ) {
    this.#bout = stage.bout;
    this.#last = rounded(waiting(stage, ms));
    this.#wanted = this.#last;
    this.#moments = [this.#last];
  }

  get place(): At {
    return this.#last;
  }

  /** The hand has moved by so many px of the picture. */
  move(dx: number, dy: number): void {
    this.#wanted = { x: this.#wanted.x + dx * FINE, y: this.#wanted.y + dy * FINE };
  }

  /** A frame. Where frames were late the sleeve has waited: that is part of the trace, too. */
  frame(stage: NoseStage, ms: number): void {
    const now = Math.min(Math.floor(ms), stage.run);
    while (this.end === null && now - this.#last.ms >= stage.every) {
      const late = now - this.#last.ms > LONGEST_GAP;
      this.#add(stage, late ? { ...this.#last, ms: this.#last.ms + LONGEST_GAP } : this.#towards(stage, now));
    }
  }

  #towards(stage: NoseStage, ms: number): At {
    const { x, y } = this.#last;
    const [dx, dy] = [this.#wanted.x - x, this.#wanted.y - y];
    const far = Math.hypot(dx, dy);
    const part = far ? Math.min(1, (stage.jump * FINE * SLOWER) / far) : 0;
    return rounded({ ms, x: x + dx * part, y: y + dy * part });
  }

  #add(stage: NoseStage, at: At): void {
    this.#last = at;
    this.#moments.push(at);
    this.end = fateAt(stage, this.by, at);
  }

  /** What has not been sent yet. */
  piece(): LeadSleeve | null {
    const piece = this.#moments.splice(0, MOST);
    if (!piece.length) return null;
    return { do: "lead-sleeve", bout: this.#bout, led_by: this.by, moments: piece.map(({ ms }) => ms), xs: piece.map(({ x }) => x), ys: piece.map(({ y }) => y) };
  }
}

const rounded = ({ ms, x, y }: At): At => ({ ms: Math.floor(ms), x: within(x), y: within(y) });
const within = (place: number): number => Math.round(Math.min(FURTHEST, Math.max(0, place)));

/** By keys: it sets off at the first press. */
export class KeyTrace {
  readonly by = "keys";
  #changes: { ms: number; steering: SleeveSteering }[] = [];
  #sleeve: Sleeve;
  #told: number; // until here the server knows
  #bout: number;
  end: "left-path" | "arrived" | null = null;

  constructor(stage: NoseStage, ms: number, steering: SleeveSteering) {
    this.#bout = stage.bout;
    const moment = Math.floor(ms);
    const start = waiting(stage, moment);
    this.#sleeve = { led_by: "keys", ms: moment, x: start.x, y: start.y, began: moment, off: swayAt(stage, moment).x * 1000, steering };
    this.#changes = [{ ms: moment, steering }];
    this.#told = moment - 1;
  }

  get place(): At {
    return this.#sleeve;
  }

  get steering(): SleeveSteering {
    return this.#sleeve.steering;
  }

  steer(stage: NoseStage, ms: number, steering: SleeveSteering): void {
    if (this.end !== null || steering === this.#sleeve.steering) return;
    const moment = Math.max(Math.floor(ms), this.#sleeve.ms, (this.#changes.at(-1)?.ms ?? this.#told) + 1);
    if (moment > stage.run) return;
    this.#sleeve = { ...steeredTo(stage, this.#sleeve, moment), steering };
    this.#changes.push({ ms: moment, steering });
  }

  frame(stage: NoseStage, ms: number): void {
    const now = Math.min(Math.floor(ms), stage.run);
    if (this.end !== null || now <= this.#sleeve.ms) return;
    this.#sleeve = steeredTo(stage, this.#sleeve, now);
    const fate = fateAt(stage, "keys", this.#sleeve);
    this.end = fate === "left-path" ? fate : now - this.#sleeve.began >= stage.way ? "arrived" : null;
  }

  piece(): SteerSleeve | null {
    const until = this.#sleeve.ms;
    if (until <= this.#told) return null;
    const changes = this.#changes.splice(0, MOST);
    this.#told = until;
    return { do: "steer-sleeve", bout: this.#bout, moments: changes.map(({ ms }) => ms), steerings: changes.map(({ steering }) => steering), until };
  }
}

/** What others have seen of it: it is shown a little later, so that it moves and does not jump. */
export class Seen {
  #known: At[] = [];

  add({ ms, x, y }: At): void {
    if (this.#known.length && ms <= this.#known.at(-1)!.ms) return;
    this.#known = [...this.#known, { ms, x, y }].slice(-8);
  }

  forget(): void {
    this.#known = [];
  }

  at(ms: number): At | null {
    const later = this.#known.findIndex((one) => one.ms >= ms);
    if (later < 0) return this.#known.at(-1) ?? null;
    const [one, other] = [this.#known[later - 1], this.#known[later]!];
    if (!one) return other;
    const part = (ms - one.ms) / (other.ms - one.ms);
    return { ms, x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
  }
}
