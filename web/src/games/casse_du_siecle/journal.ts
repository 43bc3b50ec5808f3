/** The journal's lines. Where everything is kept in the head (CS-12), it remembers nothing that others did not see. */

import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent, MatchView } from "../../lib/wire";
import type { GameEvent, SafeMemory, View } from "./wire";

export function logLine(event: AnyEvent, speaker: Speaker, view: MatchView): string | null {
  if (event.event === "deal-ended" || event.event === "deal-began") return speaker.say(`journal-${event.event}`, { deal: (event as { deal: number }).deal });
  return lineOf(event as GameEvent, speaker, (view.table as View).options.safe_memory);
}

export function round({ deal, deals, table }: MatchView, speaker: Speaker): string {
  const { round } = table as View;
  return deals > 1 ? speaker.say("journal-round-of", { deal, round }) : speaker.say("table-round-endless", { round });
}

/** What only follows from what was done just before: the pots, the gears and the bunches show it. */
const QUIET: ReadonlySet<AnyEvent["event"]> = new Set<GameEvent["event"]>(["staked", "gear-added", "luck-put-back", "bunches-made"]);

export const isQuiet = ({ event }: AnyEvent): boolean => QUIET.has(event);

export function lineOf(event: GameEvent, speaker: Speaker, remembers: SafeMemory): string {
  return speaker.tell(remembers === "strict" ? asAllSaw(event) : event);
}

/** Without what only one of us was shown: as `reread` of the rules gives it to a line that comes back. */
function asAllSaw(event: GameEvent): GameEvent {
  switch (event.event) {
    case "gear-seen":
    case "digit-dialled":
      return { ...event, digit: null };
    case "bunch-taken":
    case "keys-kept":
    case "keys-put-back":
      return { ...event, keys: [] };
    case "key-laid":
      return event.face_down ? { ...event, key: null } : event;
    case "keys-taken-back":
      return event.face_down ? { ...event, keys: [] } : event;
    default:
      return event;
  }
}
