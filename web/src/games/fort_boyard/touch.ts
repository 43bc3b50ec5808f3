/** Where there are fingers and no keys, keys are not told of. */
export const isTouched = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

/** What people play with here, as messages name it. */
export const handHere = (): "finger" | "keys" => (isTouched() ? "finger" : "keys");
