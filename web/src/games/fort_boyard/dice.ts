/** Dice as they are drawn: where the pips are, and which faces one sees beside the one on top. */

export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [[0.26, 0.26], [0.74, 0.74]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.28, 0.24], [0.72, 0.24], [0.28, 0.5], [0.72, 0.5], [0.28, 0.76], [0.72, 0.76]],
};

const BESIDE: Record<number, readonly [number, number]> = { 1: [2, 3], 2: [3, 1], 3: [1, 2], 4: [1, 2], 5: [3, 1], 6: [2, 3] };

/** Two neighbours of a face: never itself, never what lies opposite (a sum of seven). */
export const sides = (face: number): readonly [number, number] => BESIDE[face] ?? [2, 3];

export const isEvenDouble = (one: number, other: number): boolean => one === other && one % 2 === 0;

/** Of a die that still tumbles: nobody rules by it. */
export const anyFace = (): number => 1 + Math.floor(Math.random() * 6);
