/** What can be taken back: whatever could have shown a slab, a portrait or a die stays done. */

import type { Action } from "../../lib/wire";
import type { Kind } from "./pieces";

const MAY_BE: ReadonlySet<string> = new Set<Kind>(["choose", "swap", "rob"]);

export const mayTakeBack = (action: Action): boolean => MAY_BE.has(action.do);
