import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Point } from "../../ink";
import { isComplete, named, nextAfter, saying, unnamed } from "./names";
import { READY } from "./ready";
import { counting, drawn, handingIn, isEnough, lengthOf, MOST_POINTS, SHEET, simpler, strokeOf } from "./strokes";

describe("a stroke", () => {
  it("leaves out the points that its line does not need", () => {
    expect(simpler([[0, 0], [10, 0.2], [20, 0], [20, 20]], 1)).toEqual([[0, 0], [20, 0], [20, 20]]);
    expect(simpler([[0, 0], [10, 8], [0, 0]], 1)).toEqual([[0, 0], [10, 8], [0, 0]]);
  });

  it("is kept in whole numbers, on the sheet", () => {
    expect(strokeOf([[-5, 10.4], [100, 10.4], [260, 90.6]])).toEqual({ xs: [0, 100, SHEET], ys: [10, 10, 91] });
    expect(strokeOf([[7, 7], [7.2, 7.1]])).toEqual({ xs: [7], ys: [7] });
    expect(strokeOf([])).toBeNull();
  });

  it("never has more points than it may", () => {
    const wild = Array.from({ length: 900 }, (_, nth): Point => [100 + 90 * Math.sin(nth * 1.7), 100 + 90 * Math.cos(nth * 2.3)]);
    expect(strokeOf(wild)!.xs.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(strokeOf(wild, 5)!.ys.length).toBeLessThanOrEqual(5);
    expect(strokeOf(wild, 0)).toBeNull();
  });

  it("is drawn, be it a dot", () => {
    expect(drawn({ xs: [5], ys: [6] })).toBe("M5 6h.1");
    expect(drawn({ xs: [5, 9], ys: [6, 6] })).toMatch(/^M5 6C/);
  });

  it("may be ready-made, as the rules have it", () => {
    const rules = readFileSync("../src/ludotheque/games/fort_boyard/trials/whose_is_it/strokes.toml", "utf-8").split("[ready]")[1]!;
    const stored = [...rules.matchAll(/^(\w+) = "([^"]+)"$/gm)].map(([, name, points]) => {
      const places = points!.split(" ").map((point) => point.split(",").map(Number));
      return [name, { xs: places.map(([x]) => x), ys: places.map(([, y]) => y) }];
    });
    expect(READY).toEqual(Object.fromEntries(stored));
    expect(stored).toHaveLength(12);
  });
});

describe("a drawing", () => {
  const line = { xs: [50, 90], ys: [40, 41] };
  const dot = { xs: [7], ys: [8] };

  it("is handed in as one, drawn or ready-made", () => {
    expect(handingIn([line, dot], [])).toEqual({ do: "hand-in-drawing", lengths: [2, 1], xs: [50, 90, 7], ys: [40, 41, 8], ready: [] });
    expect(handingIn([READY.arch, READY.dot], ["arch", "dot"])).toEqual({ do: "hand-in-drawing", lengths: [], xs: [], ys: [], ready: ["arch", "dot"] });
    expect(handingIn([], [])).toBeNull();
  });

  it("is finished by strokes that are long enough", () => {
    const needed = { least: 16, strokes: 3 };
    expect([lengthOf(line), lengthOf(dot), lengthOf({ xs: [0, 10, 10], ys: [0, 10, 3] })]).toEqual([40, 0, 21]);
    expect([counting([line, dot, line], needed), counting([dot, dot, dot], needed), counting([{ xs: [0, 16], ys: [0, 0] }, { xs: [0, 15], ys: [0, 0] }], needed)]).toEqual([2, 0, 1]);
    expect(isEnough([line, line, dot, dot], needed)).toBe(false);
    expect(isEnough([line, dot, line, line], needed)).toBe(true);
    expect(Object.values(READY).every((stroke) => lengthOf(stroke) >= needed.least)).toBe(true);
  });
});

describe("names", () => {
  const all = [1, 2, 3, 4];

  it("are given once: two drawings change names", () => {
    const one = named(named(unnamed(4), 0, 2, all), 1, 3, all);
    expect(one).toEqual([2, 3, null, null]);
    expect(named(one, 1, 2, all)).toEqual([3, 2, null, null]);
    expect(named(one, 2, 2, all)).toEqual([null, 3, 2, null]);
  });

  it("leave the last drawing its name", () => {
    const all3 = named(named(named(unnamed(4), 0, 2, all), 1, 3, all), 2, 1, all);
    expect(all3).toEqual([2, 3, 1, 4]);
    expect([isComplete(all3), isComplete(unnamed(2)), isComplete([])]).toEqual([true, false, false]);
  });

  it("go on to the next drawing without one", () => {
    expect(nextAfter([2, null, 3, null], 1)).toBe(3);
    expect(nextAfter([2, null, 3, 1], 2)).toBe(1);
    expect(nextAfter([2, 4, 3, 1], 2)).toBe(2);
  });

  it("are said, complete or not", () => {
    expect(saying([null, 3, null, 1])).toEqual({ do: "name-drawings", drawings: [1, 3], names: [3, 1] });
    expect(saying(unnamed(3))).toBeNull();
  });
});
