/** Lines as a hand draws them: never quite straight, and the same each time. */

import type { Point } from "./geometry";

export const round = (number: number): number => Math.round(number * 10) / 10;
export const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join("L");
export const closed = (points: readonly Point[]): string => `M${joined(points)}Z`;

/** A smooth line through these points. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const nth = (at: number): Point => points[isClosed ? (at + count) % count : Math.max(0, Math.min(count - 1, at))]!;
  let path = `M${joined([nth(0)])}`;
  for (let at = 0; at < (isClosed ? count : count - 1); at++) {
    const [a, b, c, d] = [nth(at - 1), nth(at), nth(at + 1), nth(at + 2)];
    path += `C${joined([[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]])} ${joined([[c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]])} ${joined([c])}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** From one point to another, so far. */
export const mid = (one: Point, other: Point, part: number): Point => [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];

/** Numbers from 0 to 1 that look like chance, and are the same for the same seed. */
export function unsteady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Where the pips of a face are, about its middle. */
export const pips = (value: number, side: number): Point[] => (PIPS[value] ?? []).map(([x, y]) => [round(x * side * 0.27), round(y * side * 0.27)]);
