/** A hand that draws with small irregularities, the same ones at every print. Scenery is made of texts, once. */

export type Point = readonly [number, number];

export const round = (value: number): number => +value.toFixed(1);
const mix = (one: Point, other: Point, part: number): Point => [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];

export class Hand {
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
  }

  chance(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  near(value: number, by: number): number {
    return value + (this.chance() * 2 - 1) * by;
  }

  /** As `near`, as it is written in a path. */
  at(value: number, by: number): number {
    return round(this.near(value, by));
  }

  below(count: number): number {
    return Math.floor(this.chance() * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  blob(x: number, y: number, r: number, points = 9, by = 0.12, flat = 1): Point[] {
    return Array.from({ length: points }, (_, nth) => {
      const angle = (nth / points) * Math.PI * 2;
      const far = r * this.near(1, by);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * flat];
    });
  }

  /** A rectangle drawn by hand: `between` points on each side, each a little off. */
  box(x: number, y: number, width: number, height: number, by = 3, between = 2): Point[] {
    const corners: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    return corners.flatMap((corner, nth) => {
      const next = corners[(nth + 1) % 4]!;
      const first: Point = [this.near(corner[0], by), this.near(corner[1], by)];
      const others = Array.from({ length: between }, (_, step): Point => {
        const spot = mix(corner, next, (step + 1) / (between + 1));
        return [this.near(spot[0], by * 0.6), this.near(spot[1], by * 0.6)];
      });
      return [first, ...others];
    });
  }
}

export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** A polygon whose corners are worn. */
export function soft(points: readonly Point[], worn = 0.22): string {
  const parts = points.map((corner, nth) => {
    const from = mix(corner, points.at(nth - 1)!, worn);
    const to = mix(corner, points[(nth + 1) % points.length]!, worn);
    return `${nth ? "L" : "M"}${round(from[0])} ${round(from[1])}Q${round(corner[0])} ${round(corner[1])} ${round(to[0])} ${round(to[1])}`;
  });
  return `${parts.join("")}Z`;
}

/** Something with a hard shadow to the lower right. */
export const printed = (path: string, fill: string, kind = "rn-i", by = "2 4"): string =>
  `<path d="${path}" fill="var(--rn-k)" transform="translate(${by})"/><path d="${path}" fill="${fill}" class="${kind}"/>`;
