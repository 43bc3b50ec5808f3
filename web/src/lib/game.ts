/** The contract between the table's frame and a game's screen. A game is a folder under games/ whose index.ts exports one. */
import type { Component } from "svelte";

import type { Speaker } from "./speaker";
import type { Action, Emblem, GameEvent, Hand, MatchView, Open } from "./wire";

/** What is on the table now, through one pair of eyes. */
export interface Scene<View = unknown> {
  view: MatchView & { table: View };
  seat: number | null; // whose eyes; null: the public's
  legal: Action[]; // what this seat may do now: nothing in a replay
  open: Open[]; // open-ended actions (claims)
  hands?: readonly Hand[]; // of the seats at this screen, what may be done before everybody's eyes; the public's `legal` and `open` are theirs together
  people: Person[]; // by seat
  deadline: number | null; // ms, already by this browser's clock
  isOver: boolean;
}

export interface Person {
  name: string;
  bot: string | null;
  away: "lost" | "left" | null;
  vacant: boolean;
  host: boolean;
  muted: boolean;
  here: boolean;
  colour: number;
  emblem: EmblemName;
}

export type EmblemName = Emblem;

/** Something happened: what, and the scene after it. The frame shows steps one after the other. */
export interface Step<View = unknown> {
  events: GameEvent[];
  before: Scene<View>;
  after: Scene<View>;
}

/** Tells in sentences what has happened, as far as it has been shown: until this event, or all of it. */
export type Tell = (until?: GameEvent) => void;

/** A board shows a scene and offers its legal actions where they are. */
export interface BoardProps<View = unknown> {
  scene: Scene<View>;
  act: (action: Action) => void;
  /** words for this pair of eyes */
  speaker: Speaker;
  size: "wide" | "tall"; // two pictures, not one shrunk
  openRule?: (rule: string) => void; // opens the rulebook where it is cited
}

/** Exported by a board component (`export async function play(step)`): shows what happened by motion, resolves when done; `skip()` ends it at once. What it does not `tell` meanwhile is told when it is done: no sentence is ahead of the picture. */
export interface Playing {
  play(step: Step, tell?: Tell): Promise<void>;
  skip(): void;
  /** Somebody's own time runs behind it: shown faster, and done in so many ms at most. */
  hurry?(within: number): void;
  /** Is it only talk, which changes nothing of what can be done? Then whoever may act sees it at once. */
  isAside?(events: readonly GameEvent[]): boolean;
  /** What is being shown, where it is worth the place of the sentence above the board. */
  headline?(): { head: string; sub: string } | null;
}

/** All that a game gives the client: `export default screen satisfies GameScreen` in games/<game>/index.ts */
export interface GameScreen {
  id: string; // "coffre-et-cle"
  Board: Component<BoardProps, Playing & Record<string, unknown>>;
  Talk?: Component<TalkProps>; // how claims are made, and the claims board
  Ending?: Component<BoardProps>; // who won and why, after each deal and at the end; the map of lies
  sentence(scene: Scene, speaker: Speaker): { head: string; sub: string }; // whose turn, what can I do
  logLine?(event: GameEvent, speaker: Speaker, view: MatchView): string | null; // `view`: after it; default: speaker.tell
  isQuiet?(event: GameEvent): boolean; // does it stand in the journal alone, and leave the last word to what came before?
  round?(view: MatchView, speaker: Speaker): string; // under which heading the journal puts what happens now
  turn?(view: MatchView): number[]; // whose turn the journal tells, where others act in it too; default: whoever is awaited
  silence?(scene: Scene, speaker: Speaker): string | null; // why nobody may write anything now
  hasOwnClock?(scene: Scene): boolean; // the board tells the time that matters now: the frame has no clock beside it
  mayTakeBack?(action: Action, scene: Scene): boolean; // can it be that nobody learns anything by it? default: yes
  history?(scene: Scene, speaker: Speaker): string[]; // what had happened before, as far as this scene tells
  opened?(scene: Scene, end: Scene): Scene; // with every card shown, as the end of its deal tells
  rules: Record<"fr" | "en", () => Promise<string>>; // our own rules, markdown, loaded when opened
  guide?: GuideStep[]; // the guided first game
}

export interface TalkProps {
  scene: Scene;
  act: (action: Action) => void;
  speaker: Speaker;
}

export interface GuideStep {
  when(scene: Scene): boolean;
  message: string;
  points?: string /* CSS selector */;
  rings?(scene: Scene): boolean; // a ring is drawn round it only then; default: always. It must never strike through what is to be read
  until?(scene: Scene): boolean; // then it counts as read
}
