import { describe, expect, it } from "vitest";

import { between, facing, inside, middleOf, nearTo, outlineOf, pathOf, roadOf, standOf, tileOf, type Point, type Size } from "./geometry";

const LENGTHS = [10, 14, 24, 36, 37, 54, 64, 72, 73, 90, 120]; // spaces between the start and the vault: from the shortest to the longest board
const SIZES: Size[] = ["wide", "tall"];
const ROADS = LENGTHS.flatMap((last) => SIZES.map((size) => ({ last, size, road: roadOf(last, size) })));
const far = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);

describe("the road of any board", () => {
  it.each(ROADS)("lies inside of the picture, agents and all: $last, $size", ({ road }) => {
    for (let space = 0; space <= road.vault; space++)
      for (let count = 1; count <= 4; count++)
        for (let nth = 0; nth < count; nth++) {
          const { x, y } = standOf(road, space, nth, count);
          expect(x).toBeGreaterThan(10);
          expect(x).toBeLessThan(road.shape.width - 10);
          expect(y).toBeGreaterThan(30);
          expect(y).toBeLessThan(road.shape.height);
        }
    for (let space = 1; space <= road.last; space++) for (const point of outlineOf(road, space)) expect(inside(road, point, 8)).toEqual(point);
  });

  it.each(ROADS)("has spaces of equal length, each beside the next, and none on another: $last, $size", ({ road }) => {
    const middles = Array.from({ length: road.last }, (_, nth) => middleOf(road, nth + 1));
    for (let nth = 1; nth < middles.length; nth++) expect(far(middles[nth]!, middles[nth - 1]!)).toBeGreaterThan(road.step * 0.8);
    for (let one = 0; one < middles.length; one++) for (let other = one + 2; other < middles.length; other++) expect(far(middles[one]!, middles[other]!), `${one + 1} and ${other + 1}`).toBeGreaterThan(30);
    expect(new Set(middles.map(String)).size).toBe(road.last);
  });

  it.each(ROADS)("winds inward: it ends beside the vault, and nowhere covers it: $last, $size", ({ road }) => {
    const [rx, ry] = road.shape.vault;
    const depth = ([x, y]: Point) => Math.hypot((x - road.centre[0]) / rx, (y - road.centre[1]) / ry);
    expect(depth(middleOf(road, road.last))).toBeLessThan(2.2);
    for (let space = 1; space <= road.last; space++) expect(depth(middleOf(road, space)), `space ${space}`).toBeGreaterThan(1);
    expect(depth(middleOf(road, 1))).toBeGreaterThan(depth(middleOf(road, road.last)));
  });

  it.each(ROADS)("has its gate between two spaces, near the start: $last, $size", ({ road }) => {
    expect(road.gate).toBeGreaterThan(1);
    expect(road.gate).toBeLessThan(road.last / 2);
    expect(between(road, 54)).toBeLessThan(road.last);
    expect(between(road, 1)).toBeGreaterThan(1);
  });
});

describe("agents on it", () => {
  const road = roadOf(54, "wide");

  it("do not hide each other on one space", () => {
    for (const space of [0, 1, 20, 55]) {
      const stands = [0, 1, 2, 3].map((nth) => standOf(road, space, nth, 4));
      for (let nth = 1; nth < 4; nth++) expect(Math.abs(stands[nth]!.x - stands[nth - 1]!.x)).toBeGreaterThan(20);
    }
  });

  it("look the other way once they have been in the vault", () => {
    for (let space = 1; space <= 54; space++) {
      const [inward, outward] = [facing(road, space, 1), facing(road, space, -1)];
      expect(Math.abs(inward.angle - outward.angle)).toBeCloseTo(180);
      expect(inward.flip).toBe(-outward.flip);
    }
  });

  it("go over every space between, in both directions", () => {
    expect(pathOf(road, 3, 9)).toHaveLength(7);
    expect(pathOf(road, 9, 3)).toEqual(pathOf(road, 3, 9).reverse());
    expect(pathOf(road, 52, 55).at(-1)).toEqual(road.centre);
    expect(pathOf(road, 2, 0).at(-1)).toEqual(road.pier.end);
  });

  it("a space has its outer side outside", () => {
    for (let space = 1; space <= 54; space++) {
      const [a, , , d] = tileOf(road, space);
      expect(far(a!, road.shape.centre)).toBeGreaterThan(far(d!, road.shape.centre));
    }
  });
});

describe("a picture that comes near", () => {
  const FRAMES: Point[] = [[0, 0], [930, 450], [390, 398], [700, 700]];
  const numbers = (transform: string) => [...transform.matchAll(/-?[\d.]+/g)].map(([found]) => Number(found)) as [number, number, number];

  it.each(ROADS)("shows nothing outside of it, and always the place that it comes to: $last, $size", ({ road }) => {
    for (const frame of FRAMES)
      for (let space = 0; space <= road.vault; space++) {
        const place = middleOf(road, space);
        const [left, top, near] = numbers(nearTo(road, place, frame));
        expect(near).toBe(road.size === "wide" ? 1.3 : 1.7);
        for (const shift of [left, top]) {
          expect(shift).toBeLessThanOrEqual(0);
          expect(shift).toBeGreaterThanOrEqual(100 * (1 - near) - 0.01);
        }
        if (frame[0]) continue;
        const seen = [left / 100 + (near * place[0]) / road.shape.width, top / 100 + (near * place[1]) / road.shape.height];
        for (const part of seen) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThan(1);
        }
      }
  });

  it("has it in the middle where it can, whatever is left free beside the picture", () => {
    const road = roadOf(64, "tall");
    expect(nearTo(road, [320, 345], [0, 0])).toBe("translate(-35.00%, -35.00%) scale(1.7)");
    expect(nearTo(road, [320, 345], [900, 400])).toBe("translate(-35.00%, -35.00%) scale(1.7)");
    expect(numbers(nearTo(road, [200, 345], [1280, 690]))[0]).toBeCloseTo(100 * (0.5 - 1.7 * (440 + 80) / 1280 - 0), 0);
  });
});
