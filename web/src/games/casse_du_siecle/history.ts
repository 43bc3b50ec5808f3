/** What everybody has seen of this turn and the last, from the record on the table. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { table } from "./pieces";
import { Speaker as Told } from "../../lib/speaker";

export function history(scene: Scene, speaker: Speaker): string[] {
  const { last_turn, this_turn } = table(scene);
  const aloud = new Told(speaker.game, speaker.names, null, [], speaker.texts); // the record hides what was mine alone
  return [...last_turn, ...this_turn].map((event) => aloud.tell(event)).filter(Boolean);
}
