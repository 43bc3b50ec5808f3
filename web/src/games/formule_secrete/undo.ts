/** What can be taken back: whatever throws a die or draws a card stays done. */

import type { Action } from "../../lib/wire";
import type { Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["end-turn", "decline", "run-on"]);

export const mayTakeBack = (action: Action): boolean => MAY_BE.has(action.do);
