/** The private notebook: digits that I have seen, what I have put back where, and what everybody can tell of a bunch. */

import { AXLES, KEYS, type Seat } from "./pieces";
import type { Key, Layer, View } from "./wire";

export interface DigitNote {
  axle: (typeof AXLES)[number];
  isUpper: boolean;
  digit: number | null;
  isSeen: boolean; // by me; where the memory is strict, without its digit
}

export function digitNotes(view: View): DigitNote[] {
  return view.axles.flatMap((gears, axle) =>
    gears.map(({ digit, seen_by }, level) => ({ axle: AXLES[axle]!, isUpper: level === 1, digit, isSeen: view.seat !== null && seen_by.includes(view.seat) })),
  );
}

export interface BunchNote {
  place: number;
  layers: LayerNote[];
}
export interface LayerNote {
  seat: Seat | null;
  count: number;
  keys: Key[]; // mine
  cannot: Key[]; // what everybody can tell that is not among them
}

export function bunchNotes(view: View): BunchNote[] {
  return view.bunches.flatMap((layers, place) => (layers.length ? [{ place, layers: layers.map(layerNote) }] : []));
}

function layerNote({ seat, count, keys, cannot }: Layer): LayerNote {
  return { seat, count, keys, cannot: impossible(cannot) };
}

export function impossible(cannot: number): Key[] {
  return KEYS.filter((_, bit) => (cannot >> bit) & 1);
}

/** The keys that I know to lie there. */
export const knownIn = (layers: readonly Layer[]): Key[] => layers.flatMap(({ keys }) => keys);

export const sizeOf = (layers: readonly Layer[]): number => layers.reduce((sum, { count }) => sum + count, 0);
