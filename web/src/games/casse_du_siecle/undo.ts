/** What can be taken back: whatever showed a key, a digit or a bunch stays done. */

import type { Action } from "../../lib/wire";
import type { Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["keep", "put-back", "take-door"]);

export const mayTakeBack = (action: Action): boolean => MAY_BE.has(action.do);
