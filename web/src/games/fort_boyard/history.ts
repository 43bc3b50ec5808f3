/** What everybody has seen of this turn and the last, as it may be read again, from the record on the table. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { GameEvent } from "../../lib/wire";
import { logLine } from "./journal";
import { table } from "./pieces";

export function history(scene: Scene, speaker: Speaker): string[] {
  const { last_turn, this_turn } = table(scene);
  return ([...last_turn, ...this_turn] as GameEvent[]).flatMap((event) => logLine(event, speaker) || []);
}
