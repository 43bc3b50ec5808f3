/** Whatever went wrong, as something that can be said. */

import type { Fault } from "../lib/wire";

export function faultOf(failure: unknown): Fault {
  if (typeof failure === "object" && failure !== null && "code" in failure && typeof failure.code === "string") {
    return { rule: null, details: {}, ...failure } as Fault;
  }
  return { code: "failed", rule: null, details: {} };
}
