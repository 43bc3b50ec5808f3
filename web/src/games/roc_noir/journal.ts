/** The journal's lines. It is no map: of a walk it keeps that there was one, never where (RN-17). */

import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent, MatchView } from "../../lib/wire";
import { spotName } from "./labels";
import type { GameEvent, View } from "./wire";

const UNTOLD: ReadonlySet<string> = new Set(["stepped", "came-back"]); // eyes follow them; nobody wants to read them

export function logLine(event: AnyEvent, speaker: Speaker): string | null {
  return lineOf(event as GameEvent, speaker);
}

/** What was shown once is told as whoever reads it afterwards is told: a fall without its square; of a counterweight that left
 * nothing, for where the knight that dropped stands now says where the trap is. */
export function lineOf(event: GameEvent, speaker: Speaker): string | null {
  if (UNTOLD.has(event.event)) return null;
  if (!("once" in event) || !event.once) return speaker.tell(event);
  if (event.event === "fell") return speaker.tell({ ...event, trap: null, back: null });
  return event.event === "jumped" ? speaker.tell({ ...event, start: null, to: null }) : null;
}

/** The corners are seen, and on a telephone they would leave no room for whose turn it is. */
const ASIDE: ReadonlySet<string> = new Set<GameEvent["event"]>(["layout-redrawn", "rooms-laid"]);
export const isQuiet = (event: AnyEvent): boolean => UNTOLD.has(event.event) || ASIDE.has(event.event);

export function round(view: MatchView, speaker: Speaker): string {
  return speaker.say("board-round-endless", { round: (view.table as View).round });
}

/** What is read while it is seen, where the journal keeps nothing: without a square, for it stays in mind (RN-17). */
export function unkept(event: GameEvent, speaker: Speaker): string {
  if (event.event !== "dropped" || !event.once) return "";
  return speaker.say("board-dropped", { helmet: event.helmet, seat: speaker.name(event.seat), "seat-is": speaker.relation(event.seat) });
}

/** What ears are told at the moment when eyes see a square: said once, kept nowhere. */
export function spoken(event: GameEvent, speaker: Speaker): string {
  if (!("helmet" in event)) return "";
  const who = { seat: speaker.name(event.seat), "seat-is": speaker.relation(event.seat), helmet: event.helmet };
  switch (event.event) {
    case "stepped":
    case "jumped":
      return event.to === null || event.seat === speaker.me ? "" : speaker.say("board-heard-moved", { ...who, place: spotName(event.to, speaker) });
    case "fell":
      return event.trap === null ? "" : speaker.say("board-heard-fell", { ...who, place: spotName(event.trap, speaker) });
    case "dropped":
      return speaker.say("board-heard-dropped", { ...who, place: spotName(event.trap, speaker), to: spotName(event.to, speaker) });
    default:
      return "";
  }
}
