/** CC-19: at some tables nobody says a word once the final phase has begun. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { table } from "./pieces";

export function silence(scene: Scene, speaker: Speaker): string | null {
  const { phase, options } = table(scene);
  return phase === "naming" && !options.final_talk ? speaker.say("refusal-talk-closed") : null;
}
