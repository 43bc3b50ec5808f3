import { describe, expect, it } from "vitest";

import { begun, cellsOf, entered, movedTo, rubbedOut, toSend } from "./dial";
import type { GearView, View } from "./wire";

const gear: GearView = { seen_by: [0], digit: null };
const view = { axles: [[gear], [gear, gear], [gear], [gear]], my_dial: [] as number[] } as unknown as View;
const typed = (...digits: number[]) => digits.reduce((dialled, digit) => entered(dialled, digit, view), begun(view));

describe("the dial", () => {
  it("asks axle by axle, the lower gear before the upper", () => {
    expect(cellsOf(view).map(({ axle, isUpper }) => [axle, isUpper])).toEqual([[0, false], [1, false], [1, true], [2, false], [3, false]]);
  });

  it("sends nothing before every digit is set", () => {
    expect(toSend(typed(1, 2, 3, 4), view)).toBeNull();
    expect(toSend(typed(1, 2, 3, 4, 10), view)).toEqual([1, 2, 3, 4, 10]);
  });

  it("takes no more digits than there are gears", () => {
    expect(typed(1, 2, 3, 4, 5, 6).digits).toEqual([1, 2, 3, 4, 5]);
  });

  it("a digit stands only once: set again, it moves", () => {
    const moved = entered(movedTo(typed(1, 2, 3), 3, view), 1, view);
    expect(moved.digits).toEqual([null, 2, 3, 1, null]);
    expect(moved.at).toBe(4);
  });

  it("can be corrected: one rubs out the last, or goes to any cell", () => {
    expect(rubbedOut(typed(1, 2, 3), view)).toEqual({ digits: [1, 2, null, null, null], at: 2 });
    expect(entered(movedTo(typed(1, 2, 3, 4, 5), 1, view), 9, view)).toEqual({ digits: [1, 9, 3, 4, 5], at: 5 });
  });

  it("what was sent before the page was loaded again stays as it is", () => {
    const later = { ...view, my_dial: [7, 3] };
    const dialled = begun(later);
    expect(dialled).toEqual({ digits: [7, 3, null, null, null], at: 2 });
    expect(movedTo(dialled, 0, later)).toEqual(dialled);
    expect(entered(dialled, 7, later)).toEqual(dialled);
    expect(rubbedOut(dialled, later)).toEqual(dialled);
    expect(toSend([1, 2, 4].reduce((now, digit) => entered(now, digit, later), dialled), later)).toEqual([1, 2, 4]);
  });
});
