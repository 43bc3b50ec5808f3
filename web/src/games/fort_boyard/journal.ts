/** The journal's lines: what everybody sees on the table, and what the next line says again, is not written. */

import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent, MatchView, Seat } from "../../lib/wire";
import type { GameEvent, View } from "./wire";

const UNWRITTEN: ReadonlySet<string> = new Set<GameEvent["event"]>(["joined", "hand-plays", "waited", "abstained", "sleeve-moved", "drawing-handed-in"]);

export function logLine(event: AnyEvent, speaker: Speaker): string | null {
  return UNWRITTEN.has(event.event) ? null : speaker.tell(event) || null;
}

/** Rolls of the others while sand runs come by the dozen: they stand in the journal, and leave the last word to what came before. */
const QUIET: ReadonlySet<string> = new Set<GameEvent["event"]>(["chest-filled", "start-rolled", "die-rolled", "riddle-rolled", "purse-shown"]);
export const isQuiet = ({ event }: AnyEvent): boolean => QUIET.has(event);

export function round(view: MatchView, speaker: Speaker): string {
  return speaker.say("table-round-endless", { round: (view.table as View).round });
}

/** Whoever's turn it is: the others throw and vote in it. */
export const turn = (view: MatchView): Seat[] => {
  const { mover, phase } = view.table as View;
  return mover === null || phase === "over" ? [] : [mover];
};
