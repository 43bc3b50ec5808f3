/**
 * The contract of a trial's screen. A trial is a folder: trials/<name>/Scene.svelte shows trials/<name> of the rules, and is
 * found by its card (drawn.svelte.ts: `tigers-paw` is trials/tigers_paw). The room round it (TrialRoom.svelte) says which card it is, what to do,
 * who plays and how much time is left; the scene draws what is between the players, and fills the box that it is given.
 *
 *     <script module>  export function marks(stage, cast, past): Marks  over the players' heads, if the trial has rounds; `past`:
 *                      all of its events that this page has seen (whoever comes back has seen none: then what the stage tells)
 *                      export function until(stage, cast, me): number | null  the moment of the log to which time runs for me, where the
 *                      next ring of the clock is not what matters; null: no time is shown
 *                      export function isTimed(stage, cast, me): boolean  whether the next ring of the clock is a time that I have: not
 *                      where it only ticks, or rings for somebody else
 *     <script>         let { stage, cast, me, … }: TrialProps<MyStage> = $props();
 *                      export async function show(events): Promise<void>  what happened, by motion, if it takes any
 *
 * Three things to know:
 *
 *     before and after   While `show` runs, `stage` is as it was before these events; when it is done, as after them, and
 *                        `events` holds them until others come. So what was revealed can stay to be seen.
 *     no time to lose    While `show` runs nobody can press anything. What calls for a press (a signal, a face, a card that
 *                        falls) is drawn from `stage`, and `show` returns at once for it. Anything else: at most 1.5 s, and
 *                        less for `isStill()`.
 *     own times          `clock(moment)` is the moment of the log by this browser's clock (Date.now()). An own time is
 *                        counted by the page's clock (performance.now(), event.timeStamp), from the frame in which it was seen to
 *                        the press; how long the line takes is measured by the house, not told (FB-35a).
 */
import type { Component } from "svelte";

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { Action, GameEvent, Open, Seat } from "../../lib/wire";

/** Who takes part (trials/contract.py). */
export interface Cast {
  candidate: Seat;
  opponents: readonly Seat[]; // from the candidate's left
  pace: number; // 100, 150 or 200 hundredths
  hands: readonly Seat[]; // opponents whom the server's hand plays
}

/** A trial through my eyes: each has its own, told apart by its card. */
export interface TrialStage {
  trial: string;
}

export interface TrialProps<Stage extends TrialStage = TrialStage> {
  stage: Stage;
  cast: Cast;
  me: Seat | null; // null: I watch
  people: readonly Person[]; // by seat: names, colours, emblems
  deadline: number | null; // the next ring of the clock, by this browser's clock; some trials tick every 250 ms
  clock: (moment: number) => number; // a moment of the log by this browser's clock
  legal: readonly Action[]; // what I may do now; nothing while `show` runs, and in a replay
  open: readonly Open[]; // open-ended actions (presses with a time, words, traces)
  act: (action: Action) => Promise<void>; // done when it is answered
  speaker: Speaker;
  events: readonly GameEvent[]; // of this trial, those shown last
  size: "wide" | "tall"; // about 930 × 400 px, and 390 × 360
  /** says it to whoever does not see; the sentence above the board is not the scene's */
  hear: (sentence: string) => void;
  ends?: (moment: number | null) => void; // what I do here ends at this moment, before its time does
}

/** How a round against this player stands, seen from the candidate. */
export type Mark = "won" | "lost" | "now";
export type Marks = Partial<Record<Seat, Mark>>;

/** What a scene component exports: nothing of it is asked for. */
export interface Showing {
  show?(events: readonly GameEvent[]): Promise<void>;
}

export interface TrialScreen {
  default: Component<TrialProps, Showing>;
  marks?(stage: TrialStage, cast: Cast, past: readonly GameEvent[]): Marks;
  until?(stage: TrialStage, cast: Cast, me: Seat | null): number | null;
  isTimed?(stage: TrialStage, cast: Cast, me: Seat | null): boolean;
}

/** trials/<name>/Show.svelte, if there is one: a program's trial is not played, but seen for three seconds (FB-25a), to its end: won, or lost. It draws into a box
 * round its middle, of 640 × 300 if it is wide, of 430 × 330 if it is tall; and what it draws is another film each time: by its seed, never by chance of this page
 * alone (trials/tale.ts). */
export interface ShowProps {
  candidate: Person;
  foe: Person; // one of the others
  others: readonly Person[]; // all of them, the foe as well
  won: boolean | null; // how it has ended, by the candidate; null: it goes on
  seed: number; // of this film
  size: "wide" | "tall";
  speaker: Speaker;
}

export const isPlaying = (cast: Cast, seat: Seat | null): boolean => seat !== null && (seat === cast.candidate || cast.opponents.includes(seat));

/** So long, at this pace (FB-24a). */
export const atPace = (cast: Cast, ms: number): number => (ms * cast.pace) / 100;
