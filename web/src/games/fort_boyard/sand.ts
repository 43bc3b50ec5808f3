/** How much sand is left (FB-20, FB-21): by the clock, between two moments; by rolls, as many as are still to come. */
import { BEAT } from "./pieces";
import type { Running } from "./wire";

export interface Sand {
  ends: number | null; // by this browser's clock; null: it does not run by itself
  whole: number; // ms, or rolls
  left: number; // rolls, where it does not run by itself
}

export function sandOf(running: Running, clock: (moment: number) => number): Sand {
  const { beats, beat, ends, rolled } = running;
  if (ends === null) return { ends: null, whole: beats, left: beats - beat - (rolled ? 1 : 0) };
  return { ends: clock(ends) + (beats - beat - 1) * BEAT, whole: beats * BEAT, left: 0 };
}

/** From 1 to 0. */
export function leftOf({ ends, whole, left }: Sand, now: number): number {
  const part = ends === null ? left / whole : (ends - now) / whole;
  return Math.max(0, Math.min(1, part));
}

/** How high it stands in the upper glass, and the heap below, for this part of it: a bulb is wide at its ends. */
export const levels = (left: number): { above: number; below: number } => ({ above: Math.sqrt(left), below: Math.sqrt(1 - left) });
