import { describe, expect, it } from "vitest";

import { band, heaps, quay, QUAYS } from "./quay";

describe("heaps of notes", () => {
  it("are as high as their sum, each value as thick as its part of it", () => {
    const bands = band([1000, 1000, 50_000, 500_000], 118);
    expect(bands.map(({ note }) => note)).toEqual([1, 4, 6]);
    expect(bands.at(-1)!.to).toBeCloseTo(118);
    expect((bands[2]!.to - bands[2]!.from) / (bands[1]!.to - bands[1]!.from)).toBeCloseTo(10);
    expect(band([], 0)).toEqual([]);
  });

  it.each(["wide", "tall"] as const)("lie side by side on the %s picture, and none beside it", (size) => {
    for (let count = 3; count <= 6; count++) {
      const places = heaps(QUAYS[size], count);
      for (const [nth, { x, wide }] of places.entries()) {
        expect(x - wide / 2).toBeGreaterThan(nth ? places[nth - 1]!.x + places[nth - 1]!.wide / 2 : 0);
        expect(x + wide / 2).toBeLessThan(QUAYS[size].width);
      }
    }
    expect(quay(QUAYS[size])).not.toMatch(/NaN|undefined/);
  });
});
