import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { apart, BOX, changesAt, garmentAt, GARMENTS, isEndOf, isSame, layout, PLACES, revealed, votes, type AnomalyStage, type Change, type Dye, type Figure } from "./figures";

const dress = (...things: Partial<Record<string, Dye>>[]): (Dye | null)[] => GARMENTS.map((garment) => Object.assign({}, ...things)[garment] ?? null);
const FIGURES: Figure[] = [
  { seat: 1, dress: dress({ hat: "red", belt: "blue" }) },
  { seat: 2, dress: dress({ hat: "blue" }) },
  { seat: 4, dress: dress({ hat: "red" }) },
];
const removed = (figure: number): Change => ({ alteration: "removed", figure, garment: "hat", dye: null, other: null });

describe("a touch", () => {
  it("means the thing that is drawn there", () => {
    for (const garment of GARMENTS) for (const [x, y] of PLACES[garment]) expect(garmentAt(x, y)).toBe(garment);
  });
  it("always means one, anywhere in the box", () => {
    const found = new Set<string>();
    for (let x = 0; x <= BOX[0]; x += 5) for (let y = 0; y <= BOX[1]; y += 5) found.add(garmentAt(x, y));
    expect([...found].sort()).toEqual([...GARMENTS].sort());
  });
});

describe("the figures", () => {
  it("stand in one row where there is room, every second one lower on a phone", () => {
    expect(layout(5, 930, 330)).toMatchObject({ rows: 1, drop: 0 });
    expect(layout(2, 390, 300)).toMatchObject({ rows: 1, drop: 0 });
    expect(layout(5, 378, 292).drop).toBeGreaterThan(0);
  });
  it("of six players are large enough for a finger on a phone of 360 px", () => {
    const { scale } = layout(5, 378, 292);
    expect(scale * 200 * (360 / 390)).toBeGreaterThan(150); // px from head to foot
  });
  it("never leave the picture", () => {
    for (let count = 2; count <= 5; count++)
      for (const [width, height] of [[930, 330], [390, 320]] as const) {
        const laid = layout(count, width, height);
        const { columns, rows, scale, drop } = laid;
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(apart(laid, width, columns) * (columns - 1) + 108 * scale).toBeLessThanOrEqual(width + 0.01);
        expect(scale * (230 + drop) * rows).toBeLessThanOrEqual(height + 0.01);
      }
  });
});

describe("what can be changed", () => {
  it("is to add, in six dyes, where nothing is worn", () => {
    expect(changesAt(FIGURES, 2, "belt").map((one) => [one.alteration, one.dye])).toEqual(["red", "blue", "green", "yellow", "violet", "white"].map((dye) => ["added", dye]));
  });
  it("is to remove, recolour in another dye, or swap with another dye", () => {
    const found = changesAt(FIGURES, 1, "hat");
    expect(found.filter((one) => one.alteration === "removed")).toHaveLength(1);
    expect(found.filter((one) => one.alteration === "recoloured").map((one) => one.dye)).toEqual(["blue", "green", "yellow", "violet", "white"]);
    expect(found.filter((one) => one.alteration === "swapped").map((one) => one.other)).toEqual([2]);
  });
  it("is nothing to swap where nobody else wears it", () => {
    expect(changesAt(FIGURES, 1, "belt").some((one) => one.alteration === "swapped")).toBe(false);
  });
});

describe("proposals", () => {
  it("are counted together, a swap from either end", () => {
    const swap: Change = { alteration: "swapped", figure: 1, garment: "hat", dye: null, other: 2 };
    expect(isSame(swap, { ...swap, figure: 2, other: 1 })).toBe(true);
    expect(isSame(removed(1), removed(2))).toBe(false);
    const stage = { proposals: [{ seat: 1, change: removed(1) }, { seat: 2, change: swap }, { seat: 4, change: { ...swap, figure: 2, other: 1 } }] } as unknown as AnomalyStage;
    expect(votes(stage).map(({ seats }) => seats)).toEqual([[2, 4], [1]]);
  });
  it("have two ends if they swap", () => {
    const swap: Change = { alteration: "swapped", figure: 1, garment: "hat", dye: null, other: 2 };
    expect([1, 2, 4].map((seat) => isEndOf(swap, seat, "hat"))).toEqual([true, true, false]);
    expect(isEndOf(swap, 1, "belt")).toBe(false);
  });
});

it("what had been changed is known when it is told", () => {
  expect(revealed([{ event: "garment-touched" } as unknown as GameEvent])).toBe(null);
  expect(revealed([{ event: "anomaly-revealed", ...removed(1) } as unknown as GameEvent])).toMatchObject(removed(1));
});
