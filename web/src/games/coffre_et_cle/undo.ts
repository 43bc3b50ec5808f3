/** What can be taken back: a card that somebody saw or moved, a designation, and a name said aloud stay done. */

import type { Scene } from "../../lib/game";
import type { Action } from "../../lib/wire";
import { table, type Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["pass", "end-turn"]);

export function mayTakeBack(action: Action, scene: Scene): boolean {
  return MAY_BE.has(action.do) || (action.do === "name" && table(scene).options.final_vote === "at_once");
}
