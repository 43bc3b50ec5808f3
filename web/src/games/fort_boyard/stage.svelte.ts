/** Shows what happened: pawns walk, dice tumble and stop where the server said, keys and notes fly to whoever has won them. */

import { tick } from "svelte";

import type { Step, Tell } from "../../lib/game";
import { isStill, Stage } from "../../lib/stage.svelte";
import type { GameEvent as AnyEvent } from "../../lib/wire";
import { anyFace } from "./dice";
import { hangIn, homeOf, SPACES, standOf, type Fort, type Stand } from "./geometry";
import { mix, type Point } from "./ink";
import { table, type BoyardScene, type Seat } from "./pieces";
import { sounds } from "./sounds";
import { arrived, isByTheWay, isOfTrial } from "./unfolding";
import type { BonusRolled, ChestClosed, DieRolled, GameEvent, KeyPutBack, KeysWon, Moved, NoteTaken, OwnTrialDrawn, RiddleEnded, StartRolled, TrialDrawn, TrialRolled, View } from "./wire";

/** Something that is seen for a moment on the fort. */
export type Sight = { id: number; at: Stand } & (
  | { kind: "key"; colour: "black" | "red" }
  | { kind: "note"; note: number | null }
  | { kind: "die"; face: number; seat: Seat }
  | { kind: "ring" }
  | { kind: "cry"; words: "tiger" | "closed" | "empty" | "bonus" }
);

const HOP = 200; // from space to space
const TUMBLE = 620;
const SPIN = 75; // how long a tumbling die shows a face
const READ = 520; // what has fallen must be read
const FLY = 620;
const CRY = 1300;
const LEAP = 480;
const CARD = 1100;
const STAMP = 1200;
const SEEN = 1500; // a program's trial, at least, before it ends
const SHOWN = 1400; // and its end
const ANSWER = 2600; // the answer of a riddle is read
const SLOW_DOWN = 260; // between the last dice of a riddle and what they have done

export const css = ({ x, y, scale }: Stand): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;

/** Whoever shows a trial. */
export interface Room {
  show(events: readonly AnyEvent[]): Promise<void>;
}

export class BoyardStage extends Stage<BoyardScene, Sight> {
  view = $state.raw<View | null>(null); // in the middle of a step
  walker = $state.raw<{ seat: Seat; space: number } | null>(null); // who is on his way, and where
  die = $state.raw<{ face: number; seat: Seat | null; isRolling: boolean }>({ face: 6, seat: null, isRolling: false }); // in the courtyard
  cardTurned = $state(false); // the drawn card shows its face
  happened = $state.raw<readonly AnyEvent[]>([]); // of a trial or a riddle, last
  past = $state.raw<readonly AnyEvent[]>([]); // of this trial, all that were seen
  verdict = $state<boolean | null>(null);
  isProgram = $state(false); // the card that is drawn is for a program: nobody plays it
  answer = $state.raw<RiddleEnded | null>(null);

  room: Room | null = null;
  elements: Record<number, SVGGElement | null> = {};
  pawns: Record<Seat, SVGGElement | null> = {};
  dieElement: SVGGElement | null = null;
  chest: SVGGElement | null = null;
  #shown: Step | null = null;
  #since = 0; // when a program's trial came to be seen

  /** `fort`: of the picture that is shown; the board says so when it is another. */
  constructor(public fort: Fort) {
    super();
  }

  protected set(step: Step): void {
    this.view = table(step.before);
  }

  /** In a replay somebody may step on before this step has been shown: then the next one has the stage. */
  protected async show(step: Step, tell: Tell): Promise<void> {
    const mine = (this.#shown = step);
    let view = table(step.before);
    const events = step.events as GameEvent[];
    this.isProgram = table(step.after).phase === "show";
    await this.#ofTrial(step.events, tell);
    this.#byTheWay(step.events);
    for (const event of events) {
      if (isOfTrial(event as AnyEvent)) continue;
      if (!REVEALS.has(event.event)) tell(event as AnyEvent);
      await this.#move(event, view, () => tell(event as AnyEvent));
      if (this.#shown !== mine) return;
      this.view = view = arrived(view, event);
      this.walker = null;
      tell(event as AnyEvent);
      await tick();
    }
  }

  protected clear(): void {
    this.view = null;
    this.walker = null;
    this.verdict = null;
    this.answer = null;
    this.cardTurned = false;
  }

  /** What a trial's own scene shows; a signal takes no time, so that nobody's press comes late by it. */
  async #ofTrial(events: readonly AnyEvent[], tell: Tell): Promise<void> {
    if (events.some(({ event }) => event === "trial-began")) this.past = this.happened = [];
    const own = events.filter(isOfTrial);
    if (!own.length) return;
    this.past = [...this.past, ...own];
    await this.room?.show(own);
    this.happened = own;
    tell(own.at(-1)); // no sentence is ahead of the picture
  }

  /** The room of the riddle moves these by itself: the candidate types on. */
  #byTheWay(events: readonly AnyEvent[]): void {
    const own = events.filter(isByTheWay);
    if (own.length) this.happened = own;
  }

  /** `fallen`: the dice have come to rest. */
  async #move(event: GameEvent, before: View, fallen: () => void): Promise<void> {
    switch (event.event) {
      case "start-rolled":
        return this.#startDie(event, before, fallen);
      case "die-rolled":
        return this.#throw(event, fallen);
      case "bonus-rolled":
        return this.#bonus(event, fallen);
      case "trial-rolled":
        this.view = arrived(before, event);
        await tick();
        return this.#throw(event, fallen);
      case "moved":
        return this.#walk(event, before);
      case "trial-drawn":
      case "own-trial-drawn":
        return this.#draw(event, before);
      case "trial-won":
      case "trial-lost":
        return this.#judge(event.event === "trial-won", before);
      case "riddle-drawn":
        this.happened = [];
        return;
      case "riddle-ended":
        return this.#reveal(event, before, fallen);
      case "keys-won":
        return this.#win(event, before);
      case "note-taken":
        return this.#take(event, before);
      case "chest-opened":
        sounds.play("creak");
        return this.animate(this.chest, [{ transform: "none" }, { transform: "scale(1.25, .8)" }, { transform: "scale(.95, 1.2)" }, { transform: "none" }], { duration: 460, easing: "ease-out" });
      case "chest-closed":
        return this.#close(event, before);
      case "key-put-back":
        return this.#putBack(event, before);
    }
  }

  // -- on the walk -----------------------------------------------------------------------------------------------------

  #home({ seats, seat: me }: View, seat: Seat): Stand {
    return homeOf(this.fort, seats, me, seat);
  }

  #stand(view: View, seat: Seat): Stand {
    const space = view.at[seat]!;
    const there = view.at.flatMap((at, other) => (at === space ? [other] : []));
    return standOf(this.fort, space, there.indexOf(seat), there.length);
  }

  /** Space by space, so that everybody can count along. */
  async #walk({ seat, start, to }: Moved, before: View): Promise<void> {
    const last = this.#stand(arrived(before, { event: "moved", seat, start, to, space: before.spaces[to]! }), seat);
    if (isStill()) return this.during([{ kind: "ring", at: { ...last, scale: 1 } }], () => this.pause(READ));
    const count = (to - start + SPACES) % SPACES;
    let here = this.#stand(before, seat);
    for (let nth = 1; nth <= count; nth++) {
      const space = (start + nth) % SPACES;
      const next = nth === count ? last : standOf(this.fort, space);
      this.walker = { seat, space: (space + SPACES - 1) % SPACES };
      await tick();
      const high = { ...next, x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 - 16 * this.fort.shape.unit };
      await this.animate(this.pawns[seat] ?? null, [here, high, next].map((at) => ({ transform: shift(standOf(this.fort, this.walker!.space), at) })), { duration: HOP, easing: nth === count ? "ease-out" : "linear", fill: "forwards" });
      sounds.play("step");
      here = next;
      this.walker = { seat, space };
    }
  }

  // -- dice ------------------------------------------------------------------------------------------------------------

  async #startDie({ seat, die }: StartRolled, before: View, fallen: () => void): Promise<void> {
    const at = this.#home(before, seat);
    fallen();
    this.put({ kind: "die", face: die, seat, at: { ...mixed(at, this.fort.die, 0.4), scale: 1 } });
    await this.pause(READ * 0.7);
  }

  async #throw({ seat, die }: DieRolled | BonusRolled | TrialRolled, fallen: () => void): Promise<void> {
    sounds.play("dice");
    await Promise.all([this.#tumble(seat), this.animate(this.dieElement, TOSS, { duration: TUMBLE, easing: "cubic-bezier(.3,.6,.5,1)" })]);
    this.die = { face: die, seat, isRolling: false };
    fallen();
    await this.pause(READ);
  }

  /** The sand is out: everybody hears that there is more. */
  async #bonus(event: BonusRolled, fallen: () => void): Promise<void> {
    const at: Stand = { x: this.fort.shape.cx, y: this.fort.centre[1] + 60 * this.fort.shape.unit, scale: 1 };
    sounds.play("fanfare");
    await this.during([{ kind: "cry", words: "bonus", at }], () => this.#throw(event, fallen));
  }

  async #tumble(seat: Seat): Promise<void> {
    if (isStill()) return;
    for (let gone = 0; gone < TUMBLE; gone += SPIN) {
      this.die = { face: anyFace(), seat, isRolling: true };
      await this.pause(SPIN);
    }
  }

  // -- attempts --------------------------------------------------------------------------------------------------------

  async #draw(event: TrialDrawn | OwnTrialDrawn, before: View): Promise<void> {
    this.view = arrived(before, event);
    await tick();
    sounds.play("card");
    await this.pause(isStill() ? 0 : 200);
    this.cardTurned = true;
    await this.pause(CARD);
    this.#since = Date.now();
  }

  async #judge(isWon: boolean, { phase }: View): Promise<void> {
    if (phase === "show") await this.pause(Math.max(0, this.#since + SEEN - Date.now()));
    this.verdict = isWon;
    sounds.play(isWon ? "fanfare" : "gong");
    await this.pause(phase === "show" ? SHOWN : STAMP);
    this.verdict = null;
  }

  /** The last dice have fallen before it is said what they have done; then everybody reads the answer. */
  async #reveal(event: RiddleEnded, before: View, fallen: () => void): Promise<void> {
    if (event.end === "double") await this.pause(TUMBLE + SLOW_DOWN);
    this.view = before; // the question stays beside its answer
    this.answer = event;
    fallen(); // the sentence above says so, too: nobody answers any more
    sounds.play(event.end === "answered" || event.end === "ruled" ? "fanfare" : "gong");
    await this.pause(ANSWER);
    this.answer = null;
  }

  // -- keys and notes --------------------------------------------------------------------------------------------------

  async #fly(sight: { kind: "key"; colour: "black" | "red" } | { kind: "note"; note: number | null }, from: Stand, to: Stand, ms: number): Promise<void> {
    await this.during([{ ...sight, at: from }], async ([shown]) => {
      await tick();
      if (isStill()) return this.pause(READ / 2);
      const isLarge = sight.kind === "note" && from.scale > 1; // out of the open chest, and everybody sees it
      const high = { x: isLarge ? from.x : (from.x + to.x) / 2, y: isLarge ? from.y - 44 : Math.min(from.y, to.y) - 60, scale: Math.max(from.scale, to.scale) * 1.5 };
      await this.animate(this.elements[shown!.id] ?? null, (isLarge ? [from, high, high, to] : [from, high, to]).map((at) => ({ transform: css(at) })), { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)", fill: "forwards" });
    });
  }

  async #win(event: KeysWon, before: View): Promise<void> {
    const { seat, space, black, red } = event;
    const colours = [...Array<"black">(black).fill("black"), ...Array<"red">(red).fill("red")];
    const hung = hangIn(this.fort, space, colours.length);
    this.view = { ...before, cells: before.cells.map((keys, at) => (at === space ? { black: keys.black - black, red: keys.red - red } : keys)) };
    sounds.play("key");
    await Promise.all(colours.map((colour, nth) => this.#fly({ kind: "key", colour }, { ...hung[nth]!, scale: hung[nth]!.scale }, this.#home(before, seat), FLY + nth * 120)));
  }

  async #putBack({ seat, laid, key, space }: KeyPutBack, before: View): Promise<void> {
    if (space === null) return this.pause(READ);
    const [hung] = hangIn(this.fort, space, 1);
    sounds.play("key");
    await this.#fly({ kind: "key", colour: laid ?? key }, this.#home(before, seat), { x: hung!.x, y: hung!.y, scale: hung!.scale }, FLY);
  }

  async #take({ seat, note }: NoteTaken, before: View): Promise<void> {
    const { chest } = this.fort.open;
    const from = { ...chest, y: chest.y - 60 * chest.scale, scale: Math.max(this.fort.shape.unit, chest.scale * 0.9) };
    sounds.play("note");
    const jolt = this.animate(this.chest, [{ transform: "none" }, { transform: "scale(1.05, .92)" }, { transform: "scale(.98, 1.06)" }, { transform: "none" }], { duration: 300, easing: "ease-out" });
    await Promise.all([jolt, this.#fly({ kind: "note", note }, from, this.#home(before, seat), FLY)]);
  }

  /** The tiger on whose space somebody has come leaps onto the chest. */
  async #close({ why, by }: ChestClosed, before: View): Promise<void> {
    const words = why === "tiger" ? "tiger" : why === "empty" ? "empty" : "closed";
    const at: Stand = { x: this.fort.shape.cx, y: this.fort.centre[1], scale: by === null ? 1 : 1.2 };
    sounds.play(why === "tiger" ? "roar" : "gong");
    await this.during([{ kind: "cry", words, at }], async ([shown]) => {
      if (by !== null) await this.#leap(shown!, before.at[by]!, at);
      await this.pause(CRY);
    });
  }

  async #leap(sight: Sight, space: number, to: Stand): Promise<void> {
    await tick();
    const [x, y] = this.fort.middle(this.fort.mid(space));
    const high: Stand = { x: (x + to.x) / 2, y: Math.min(y, to.y) - 80 * this.fort.shape.unit, scale: 0.8 };
    await this.animate(this.elements[sight.id] ?? null, [{ x, y, scale: 0.26 }, high, to].map((at) => ({ transform: css(at) })), { duration: LEAP, easing: "cubic-bezier(.5,0,.4,1.3)" });
  }
}

const shift = (from: Stand, to: Stand): string => `translate(${(to.x - from.x).toFixed(1)}px, ${(to.y - from.y).toFixed(1)}px)`;

function mixed(one: Stand, other: Stand, part: number): { x: number; y: number } {
  const [x, y]: Point = mix([one.x, one.y], [other.x, other.y], part);
  return { x, y };
}

const TOSS: Keyframe[] = [{ transform: "translate(0, 0) rotate(0)" }, { transform: "translate(14px, -70px) rotate(160deg)", offset: 0.45 }, { transform: "translate(-6px, 6px) rotate(330deg)", offset: 0.85 }, { transform: "translate(0, 0) rotate(360deg)" }];

/** What is told when it has fallen, not before. */
const REVEALS: ReadonlySet<string> = new Set<GameEvent["event"]>(["start-rolled", "die-rolled", "bonus-rolled", "trial-rolled", "trial-drawn", "own-trial-drawn", "riddle-ended", "trial-won", "trial-lost"]);
