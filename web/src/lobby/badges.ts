/** Colours and emblems: which are worn by others, and what one wears next. */
import type { EmblemName } from "../lib/game";
import type { SeatLine } from "../lib/wire";

export { EMBLEMS } from "../lib/wire";
export const COLOURS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface Worn {
  colours: Set<number>;
  emblems: Set<EmblemName>;
}

/** What everybody but this seat wears. */
export function wornByOthers(seats: readonly (SeatLine | null)[], seat: number): Worn {
  const others = seats.filter((line, i) => line !== null && i !== seat) as SeatLine[];
  return { colours: new Set(others.map((line) => line.colour)), emblems: new Set(others.map((line) => line.emblem)) };
}
