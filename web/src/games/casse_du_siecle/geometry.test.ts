import { describe, expect, it } from "vitest";

import { gearSpot, keyPose, keyReach, lockReach, lockSpot, middle, placeSpot, SAFE, sheet, type Box, type Sheet } from "./geometry";
import { DOORS, LEVELS, PLACES } from "./pieces";

const sheets = (["wide", "tall"] as const).flatMap((size) => [2, 3, 4, 5, 6].flatMap((seats) => [0, seats - 1, null].map((me) => ({ size, seats, me }))));
const overlap = (one: Box, other: Box) => Math.min(Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x), Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
const doorBox = ({ doors, door: scale }: Sheet, door: number): Box => ({ x: doors[door]!.x - 84 * scale, y: doors[door]!.y - 98 * scale, width: 168 * scale, height: 200 * scale });

describe.each(sheets)("a sheet: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
  const at = sheet(size, seats, me);

  it("has all in the picture, and no two things on one another", () => {
    const boxes = [...at.cards, ...DOORS.map((door) => doorBox(at, door)), at.notebook, ...at.plates, at.hand];
    if (size === "wide") boxes.push(at.plan);
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

  it("gives every lock a reach of its own, which a finger finds on the smallest telephone", () => {
    const reaches = DOORS.flatMap((door) =>
      [0, 1, 2, 3].map((lock): Box => {
        const { x, y, scale } = lockSpot(at, door, lock);
        const reach = lockReach(at, lock);
        return { x: x + reach.x * scale, y: y + reach.y * scale, width: reach.width * scale, height: reach.height * scale };
      }),
    );
    for (const [nth, one] of reaches.entries()) {
      expect(Math.min(one.width, one.height) * (size === "tall" ? 360 / at.width : 1)).toBeGreaterThan(40);
      for (const other of reaches.slice(nth + 1)) expect(overlap(one, other)).toBeLessThan(1);
    }
  });

  it.each([1, 2, 3, 4, 5, 7])("shows %i keys whole: beside plates, and so is a ring round any of them", (count) => {
    const ring = size === "tall" ? 15 : 0; // as far as the guide draws it round a thing
    for (let nth = 0; nth < count; nth++) {
      const { x, y, width, height } = keyReach(keyPose(at, nth, count));
      const ringed = { x: x - ring, y: y - ring, width: width + ring * 2, height: height + ring * 2 };
      for (const box of [...at.plates, at.notebook]) expect(overlap(ringed, box), `${nth} ${JSON.stringify(box)}`).toBeLessThan(1);
      expect(y + height).toBeLessThanOrEqual(at.height + 1);
      if (at.mine !== null) expect(y).toBeGreaterThanOrEqual(at.mine);
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
