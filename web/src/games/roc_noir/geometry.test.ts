import { describe, expect, it } from "vitest";

import { blockOf, cardOf, frame, isBefore, spotAt, spots, standing, standOf, towards, unturned, wayTo, type Stand } from "./geometry";
import { HELMETS } from "./pieces";
import { onCircle } from "./stage.svelte";
import { quarter } from "./unfolding";
import type { Room, View } from "./wire";

const ROOMS: Room[] = ["entrance", "black", "grey", "white"];

describe("the castle as it lies now", () => {
  it("has eighty squares and five rooms, each where it is found again", () => {
    const all = spots(ROOMS);
    expect(all).toHaveLength(85);
    for (const spot of all) {
      const { column, row } = blockOf(spot, ROOMS)!;
      expect(spotAt(column, row, ROOMS)).toBe(spot);
    }
  });

  it("a square has its neighbours on four sides, and a room two squares on each side that is inside", () => {
    expect(towards("D4", "up", 1, ROOMS)).toEqual(["D3"]);
    expect(towards("D4", "right", 1, ROOMS)).toEqual(["E4"]);
    expect(towards("entrance", "right", 1, ROOMS)).toEqual(["C1", "C2"]);
    expect(towards("entrance", "up", 1, ROOMS)).toEqual([]);
    expect(towards("D5", "right", 1, ROOMS)).toEqual(["treasure"]);
    expect(towards("C5", "right", 2, ROOMS)).toEqual(["treasure"]);
    expect(towards("treasure", "down", 1, ROOMS)).toEqual(["E7", "F7"]);
  });

  it("a step and a jump have a direction in the picture", () => {
    expect(wayTo("D4", "D3", ROOMS)).toBe("up");
    expect(wayTo("D4", "B4", ROOMS)).toBe("left");
    expect(wayTo("C2", "entrance", ROOMS)).toBe("left");
    expect(wayTo("D4", "H9", ROOMS)).toBeNull();
  });

  it("four quarters bring everything back, and stones are known by where they were", () => {
    expect(quarter("C1")).toBe("J3");
    expect(["C1", "D4", "A6"].map((spot) => quarter(quarter(quarter(quarter(spot as "C1")))))).toEqual(["C1", "D4", "A6"]);
    expect(quarter("treasure")).toBe("treasure");
    const { column, row } = cardOf(quarter("C1"))!;
    expect(unturned(column, row, 1)).toEqual([2, 0]);
  });

  it("knights in one room stand apart", () => {
    const stands = [0, 1, 2, 3].flatMap((seat) => (["black", "grey", "white"] as const).map((helmet) => standOf("entrance", seat, helmet, 4, ROOMS)));
    expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
    expect(stands.every(({ x, y }) => x > 0 && x < 200 && y > 0 && y < 200)).toBe(true);
  });

  it.each([3, 4])("at a table of %i nobody in a room hides anybody: helmets lie side by side", (seats) => {
    const [half, over, under] = [40, 62, 48]; // of a knight as it is drawn
    const stands = Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => HELMETS.map((helmet) => standOf("entrance", seat, helmet, seats, ROOMS)));
    const overlap = (one: Stand, other: Stand) => {
      const wide = half * 2 * one.scale - Math.abs(one.x - other.x);
      const high = (over + under) * one.scale - Math.abs(one.y - other.y);
      return wide > 0 && high > 0 ? (wide * high) / (half * 2 * (over + under) * one.scale ** 2) : 0;
    };
    for (const [nth, one] of stands.entries()) for (const other of stands.slice(nth + 1)) expect(overlap(one, other), `${one.x} ${one.y}, ${other.x} ${other.y}`).toBeLessThan(0.08);
    for (const { x, y, scale } of stands) expect([x - half * scale, 200 - x - half * scale, y - over * scale, 200 - y - under * scale].every((free) => free >= 0), `${x} ${y}`).toBe(true);
  });

  it("the knight that moves stands before the others, larger", () => {
    const view = { seats: 4, rooms: ROOMS, mover: 2, moving: "grey", gallery: null, phase: "moving", knights: Array(4).fill(Array(3).fill({ at: "entrance", portraits: [] })) } as unknown as View;
    const [mover, other] = [standing(view, { seat: 2, helmet: "grey" }), standing(view, { seat: 1, helmet: "grey" })];
    expect(mover.scale).toBeGreaterThan(other.scale * 1.3);
    expect(isBefore(view, { seat: 2, helmet: "grey" })).toBe(true);
    expect(isBefore({ ...view, phase: "over" }, { seat: 2, helmet: "grey" })).toBe(false);
  });

  it("a knight goes round with the castle, clockwise", () => {
    const half = onCircle({ x: 500, y: 100, scale: 1 }, { x: 900, y: 500, scale: 1 }, 0.5);
    expect(half.x).toBeGreaterThan(700);
    expect(half.y).toBeLessThan(300);
  });

  it("the whole castle is in the frame, beside what hangs there", () => {
    const [x, y, wide, high] = frame(930, 550, 195).split(" ").map(Number) as [number, number, number, number];
    expect(x).toBeLessThan(-60);
    expect(y).toBeLessThanOrEqual(-60);
    expect(x + wide).toBeGreaterThan(1060);
    expect(y + high).toBeGreaterThan(1060);
  });
});
