import { describe, expect, it } from "vitest";

import { leftOf, levels, sandOf } from "./sand";

const clock = (moment: number) => moment + 1_000_000;

describe("sand", () => {
  it("runs by the clock to the end of its last beat, whatever was rolled (FB-21)", () => {
    const sand = sandOf({ beats: 12, beat: 3, ends: 20_000, rolled: true, is_up: false }, clock);
    expect(sand).toEqual({ ends: 1_020_000 + 8 * 5000, whole: 60_000, left: 0 });
    expect(leftOf(sand, 1_000_000)).toBe(1);
    expect(leftOf(sand, 1_030_000)).toBeCloseTo(0.5);
    expect(leftOf(sand, 2_000_000)).toBe(0);
  });

  it("is counted in rolls where no clock runs (FB-20)", () => {
    const sand = sandOf({ beats: 6, beat: 2, ends: null, rolled: false, is_up: false }, clock);
    expect(leftOf(sand, 0)).toBeCloseTo(4 / 6);
    expect(leftOf(sandOf({ beats: 6, beat: 2, ends: null, rolled: true, is_up: false }, clock), 0)).toBeCloseTo(3 / 6);
  });

  it("lies below when it is gone above", () => {
    expect(levels(1)).toEqual({ above: 1, below: 0 });
    expect(levels(0)).toEqual({ above: 0, below: 1 });
    const { above, below } = levels(0.4);
    expect(above ** 2 + below ** 2).toBeCloseTo(1);
  });
});
