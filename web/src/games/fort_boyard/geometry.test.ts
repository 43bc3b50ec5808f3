import { describe, expect, it } from "vitest";

import { berths, fortOf, hangIn, homeOf, inCell, othersOf, pennants, spaceOutline, SPACES, standOf, trail } from "./geometry";

describe.each(["wide", "tall"] as const)("the %s picture", (size) => {
  const fort = fortOf(size);
  const { width, height, cx } = fort.shape;

  it("goes round in steps of the same length, clockwise from the gate", () => {
    const middles = Array.from({ length: SPACES }, (_, space) => fort.middle(fort.mid(space)));
    expect(middles[0]![0]).toBeCloseTo(cx, 0); // in the south
    expect(middles[0]![1]).toBe(Math.max(...middles.map(([, y]) => y)));
    expect(middles[9]![0]).toBeLessThan(cx); // the west comes first
    expect(middles[18]![1]).toBe(Math.min(...middles.map(([, y]) => y)));
    const steps = middles.map(([x, y], nth) => Math.hypot(x - middles[(nth + 1) % SPACES]![0], y - middles[(nth + 1) % SPACES]![1]));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.12);
  });

  it("has a place for every pawn, wherever and however many", () => {
    for (let space = 0; space < SPACES; space++)
      for (let count = 1; count <= 6; count++) {
        const stands = Array.from({ length: count }, (_, nth) => standOf(fort, space, nth, count));
        for (const { x, y } of stands) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
        for (let nth = 1; nth < count; nth++) expect(Math.hypot(stands[nth]!.x - stands[nth - 1]!.x, stands[nth]!.y - stands[nth - 1]!.y)).toBeGreaterThan(3);
      }
  });

  it("knows where everybody's things fly to: mine below it, the others' each to a place of their own", () => {
    for (let seats = 3; seats <= 6; seats++)
      for (const me of [null, 1]) {
        const homes = Array.from({ length: seats }, (_, seat) => homeOf(fort, seats, me, seat));
        expect(new Set(homes.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
        for (const seat of othersOf(seats, me)) expect(homes[seat]!.y).toBeLessThan(height);
        if (me !== null) expect(homes[me]!.y).toBeGreaterThan(height);
      }
  });

  it("hangs keys in their cells, side by side", () => {
    for (let space = 0; space < SPACES; space++)
      for (const count of [1, 2]) {
        const hung = hangIn(fort, space, count);
        expect(hung).toHaveLength(count);
        for (const { x, y, scale } of hung) {
          const [ox, oy] = inCell(fort, space, 0.5, 0.3);
          expect(Math.hypot(x - ox, y - oy)).toBeLessThan(30);
          expect(scale).toBeGreaterThan(0.2);
        }
      }
  });

  it("draws the way of a move between its spaces, round the gate too", () => {
    expect(trail(fort, 34, 2)).toHaveLength(4);
    expect(trail(fort, 5, 5)).toHaveLength(0);
    expect(spaceOutline(fort, 7).length).toBeGreaterThan(6);
  });
});

describe("the others", () => {
  it.each([1, 2, 3, 4, 5, 6])("have a boat each, and a flag each: %i", (count) => {
    expect(new Set(berths(count).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    const flags = pennants(count);
    expect(flags).toHaveLength(count);
    for (let nth = 1; nth < count; nth++) expect(flags[nth]!.x).toBeGreaterThanOrEqual(flags[nth - 1]!.x + flags[nth - 1]!.width);
    expect(flags.at(-1)!.x + flags.at(-1)!.width).toBeLessThanOrEqual(390);
  });
});
