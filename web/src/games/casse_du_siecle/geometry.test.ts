import { describe, expect, it } from "vitest";

import { gearSpot, keyPose, lockSpot, middle, placeSpot, SAFE, sheet, type Box, type Sheet } from "./geometry";
import { DOORS, LEVELS, PLACES } from "./pieces";

const sheets = (["wide", "tall"] as const).flatMap((size) => [2, 3, 4, 5, 6].flatMap((seats) => [0, seats - 1, null].map((me) => ({ size, seats, me }))));
const overlap = (one: Box, other: Box) => Math.min(Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x), Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
const doorBox = ({ doors, door: scale }: Sheet, door: number): Box => ({ x: doors[door]!.x - 84 * scale, y: doors[door]!.y - 98 * scale, width: 168 * scale, height: 200 * scale });

describe.each(sheets)("a sheet: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
  const at = sheet(size, seats, me);

  it("has all in the picture, and no two things on one another", () => {
    const boxes = [...at.cards, ...DOORS.map((door) => doorBox(at, door)), at.notebook, ...at.plates.slice(0, 2)];
    if (size === "wide") boxes.push(at.plan, at.hand);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(at.width);
      expect(box.y + box.height).toBeLessThanOrEqual(at.height);
    }
    for (const [nth, one] of boxes.entries()) for (const other of boxes.slice(nth + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBeLessThan(7);
  });

  it("leaves doors beside the ring where bunches hang", () => {
    for (const place of PLACES) {
      const { x, y } = placeSpot(at, place);
      const reach = (SAFE.well - SAFE.bunches) * at.safe.scale * 0.7;
      for (const door of DOORS) expect(overlap(doorBox(at, door), { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 }), `${place} ${door}`).toBeLessThan(1);
    }
  });

  it("gives fingers room: locks, bunches and gears are apart", () => {
    const least = size === "tall" ? 38 : 44;
    const points = [...DOORS.flatMap((door) => [0, 1, 2, 3].map((lock) => lockSpot(at, door, lock))), ...PLACES.map((place) => placeSpot(at, place)), ...[0, 1, 2, 3].flatMap((axle) => LEVELS.map((level) => gearSpot(at, axle, level, true)))];
    for (const [nth, one] of points.entries())
      for (const other of points.slice(nth + 1)) {
        const isOneAxle = Math.hypot(one.x - at.safe.x, one.y - at.safe.y) < 150 * at.safe.scale;
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(isOneAxle ? 20 : least);
      }
  });

  it.each([1, 4, 7, 10])("keeps %i keys within the hand", (count) => {
    for (let nth = 0; nth < count; nth++) {
      const { x } = keyPose(at, nth, count);
      expect(x).toBeGreaterThan(at.hand.x);
      expect(x).toBeLessThan(at.hand.x + at.hand.width);
    }
    expect(keyPose(at, 0, 1).x).toBe(middle(at.hand).x);
  });
});
