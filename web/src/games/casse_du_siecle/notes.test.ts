import { describe, expect, it } from "vitest";

import { moments, sceneOf } from "./fixtures";
import { bunchNotes, digitNotes, impossible, knownIn, sizeOf } from "./notes";
import { KEYS, table } from "./pieces";

const views = moments.flatMap(({ before, after }) => [table(sceneOf(before)), table(sceneOf(after))]);

describe("the notebook", () => {
  it("reads the bits of what a layer cannot be in the order of the keys", () => {
    expect(impossible(0)).toEqual([]);
    expect(impossible(1 | (1 << 5) | (1 << 23))).toEqual(["1C", "2O", "6E"]);
    expect(impossible(2 ** 24 - 1)).toEqual(KEYS);
  });

  it("has a place for each gear, and a digit only for those that I have seen", () => {
    for (const view of views.filter(({ phase }) => phase !== "over")) {
      const notes = digitNotes(view);
      expect(notes).toHaveLength(view.axles.flat().length);
      for (const { digit, isSeen } of notes) if (digit !== null) expect(isSeen).toBe(true);
    }
    expect(views.some((view) => digitNotes(view).some(({ digit }) => digit !== null))).toBe(true);
  });

  it("where the memory is strict, says that I have seen a gear and not its digit", () => {
    const strict = views.filter(({ options, phase }) => options.safe_memory === "strict" && phase !== "over");
    expect(strict.some((view) => digitNotes(view).some(({ isSeen }) => isSeen))).toBe(true);
    for (const view of strict) for (const { digit } of digitNotes(view)) expect(digit).toBeNull();
  });

  it("lists only my own put-backs as keys, never among what a layer cannot be", () => {
    let known = 0;
    for (const view of views)
      for (const { layers } of bunchNotes(view))
        for (const { seat, keys, cannot } of layers) {
          known += keys.length;
          if (keys.length) expect(seat).toBe(view.seat);
          for (const key of keys) expect(cannot).not.toContain(key);
        }
    expect(known).toBeGreaterThan(0);
  });

  it("counts a bunch over all its layers", () => {
    const layers = [{ seat: 0, turn: 1, count: 2, cannot: 0, keys: ["1C" as const, "2D" as const] }, { seat: null, turn: 2, count: 1, cannot: 0, keys: [] }];
    expect(sizeOf(layers)).toBe(3);
    expect(knownIn(layers)).toEqual(["1C", "2D"]);
  });
});
