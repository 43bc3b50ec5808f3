/** What can be taken back: a card that somebody saw or moved, and a designation, stay done. */

import type { Action } from "../../lib/wire";
import type { Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["pass", "end-turn", "name"]);

export const mayTakeBack = (action: Action): boolean => MAY_BE.has(action.do);
