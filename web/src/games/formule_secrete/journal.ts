/** The journal's lines: what is said twice on the table is written once. */

import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent, MatchView } from "../../lib/wire";
import type { GameEvent, GuardRolled, View } from "./wire";

export function logLine(event: AnyEvent, speaker: Speaker): string | null {
  return lineOf(event as GameEvent, speaker);
}

export function lineOf(event: GameEvent, speaker: Speaker): string | null {
  if (isSaidByTheNext(event)) return null;
  return event.event === "guard-rolled" ? guardLine(event, speaker) : speaker.tell(event);
}

/** Who comes to an end of the track turns round, waits or wins there, and who was picked out on a TV screen fights. */
function isSaidByTheNext(event: GameEvent): boolean {
  if (event.event === "moved") return event.halt === "vault" || event.halt === "start";
  return event.event === "battle-began" && event.stake === "afar";
}

/** Two dice do not say what they come to (FS-11). */
function guardLine({ seat, guard, die }: GuardRolled, speaker: Speaker): string {
  const who = { seat: speaker.name(seat), "seat-is": speaker.relation(seat), guard, die };
  return speaker.say(guard === die ? "board-guard-tie" : guard > die ? "board-guard-holds" : "board-guard-beaten", who);
}

/** Everybody sees that cards are dealt and drawn, and who starts says what the first dice came to. */
const QUIET: ReadonlySet<string> = new Set<GameEvent["event"]>(["cards-dealt", "start-rolled", "card-drawn", "pile-reshuffled"]);
export const isQuiet = ({ event }: AnyEvent): boolean => QUIET.has(event);

export function round(view: MatchView, speaker: Speaker): string {
  return speaker.say("table-round-endless", { round: (view.table as View).round });
}
