/** The journal's lines. Where notes are forgotten, it keeps none either; where a force locks, it says so. */

import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent, MatchView } from "../../lib/wire";
import { roundName } from "./sentence";
import type { GameEvent, Options, View } from "./wire";

type House = Pick<Options, "notes" | "force_locks">;

export function logLine(event: AnyEvent, speaker: Speaker, view: MatchView): string | null {
  return lineOf(event as GameEvent, speaker, (view.table as View).options);
}

export function round(view: MatchView, speaker: Speaker): string {
  return roundName(view.table as View, speaker);
}

export function lineOf(event: GameEvent, speaker: Speaker, { notes, force_locks }: House): string {
  const line = speaker.tell(notes ? event : publicPart(event));
  if (event.event !== "forced" || !force_locks) return line;
  return `${line} ${speaker.say("forced-locks", { seat: speaker.name(event.seat), "seat-is": speaker.relation(event.seat) })}`;
}

/** As everybody saw it (CC-07 to CC-09). */
function publicPart(event: GameEvent): GameEvent {
  if (event.event === "observed") return { ...event, card: null };
  if (event.event === "swapped" || event.event === "forced") return { ...event, gave: null, got: null };
  return event;
}
