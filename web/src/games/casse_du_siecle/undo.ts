/** What can be taken back: whatever showed a key, a digit or a bunch stays done, and in the head (CS-12) all that is shown once. */

import type { Scene } from "../../lib/game";
import type { Action } from "../../lib/wire";
import { table, type Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["keep", "take-door"]);

export function mayTakeBack(action: Action, scene: Scene): boolean {
  return MAY_BE.has(action.do) && !(action.do === "keep" && table(scene).options.safe_memory === "strict");
}
