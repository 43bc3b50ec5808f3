import { describe, expect, test } from "vitest";

import { shelve, type Shelf } from "./shelving";

const WIDE: Shelf = { width: 800, scales: [0.9, 1], edge: 24, gap: 30, guest: { width: 198, height: 153 } };
const NARROW: Shelf = { width: 350, scales: [0.7, 0.86], edge: 10, gap: 12, guest: { width: 130, height: 100 } };
const five = [[142, 190], [190, 188], [310, 186], [142, 192], [279, 186]].map(([width, height]) => ({ width: width!, height: height! }));

const counts = (shelf: Shelf, boxes = five) => shelve(boxes, shelf).map((row) => row.places.length);

describe("boxes in a cabinet", () => {
  test("keep their order and fill row after row", () => {
    expect(counts(WIDE)).toEqual([3, 2]);
    expect(counts(NARROW)).toEqual([2, 2, 1]);
    expect(shelve(five, WIDE).flatMap((row) => row.places.map((place) => place.item))).toEqual(five);
  });
  test.each([WIDE, NARROW])("do not overlap, nor stick out", (shelf) => {
    for (const row of shelve(five, shelf)) {
      const all = [...row.places.map((one) => one.place), ...(row.guest ? [row.guest] : [])];
      all.forEach((place, i) => {
        expect(place.x).toBeGreaterThanOrEqual(i ? all[i - 1]!.x + all[i - 1]!.width : 0);
        expect(place.x + place.width).toBeLessThanOrEqual(shelf.width);
      });
    }
  });
  test("the place that is left is the guest's", () => {
    const rows = shelve(five, WIDE);
    expect(rows.map((row) => row.guest !== null)).toEqual([false, true]);
  });
  test("a full row has no place for a guest", () => {
    expect(shelve([...five, five[2]!], WIDE).at(-1)!.guest).toBeNull();
  });
  test("a lone box stands in the middle of its row", () => {
    const [row] = shelve([five[0]!], { ...NARROW, guest: { width: 900, height: 1 } });
    expect(row!.places[0]!.place.x * 2 + row!.places[0]!.place.width).toBeCloseTo(350);
  });
});
