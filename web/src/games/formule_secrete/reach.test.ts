import { describe, expect, it } from "vitest";

import { cardReach, guardBehind, labAhead, landing, rollReach } from "./reach";
import type { View } from "./wire";

//              01234567890123456
const SPACES = ">..G1N.T..G2S.F.V";
const view = (more: Partial<View>): View => ({ spaces: SPACES, at: [1, 8], outward: [false, false], labs: [4, 6, 8], ...more }) as View;

describe("where a throw would lead", () => {
  it("a die leads one to six spaces inward, two dice two to twelve outward", () => {
    expect(rollReach(view({}), 0).map(({ space }) => space)).toEqual([2, 3, 4, 5, 6, 7]);
    const out = rollReach(view({ at: [14, 1], outward: [true, false] }), 0);
    expect(out.map(({ space }) => space)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(out.every(({ by }) => by === "dice")).toBe(true);
  });

  it("an occupied corridor stops whoever comes by, an empty one nobody (FS-10)", () => {
    expect(landing(view({ at: [3, 5] }), 0, 6)).toEqual({ space: 5, halt: "corridor" });
    expect(landing(view({ at: [3, 6] }), 0, 6)).toEqual({ space: 9, halt: "count" });
    expect(landing(view({ at: [5, 5] }), 0, 2)).toEqual({ space: 7, halt: "count" }); // leaving one is free
    expect(landing(view({ at: [8, 5], outward: [true, true] }), 0, 7)).toEqual({ space: 5, halt: "corridor" });
  });

  it("nobody goes beyond the vault or the start, and throws that end there stand together (FS-24, FS-28c)", () => {
    expect(rollReach(view({ at: [13, 1] }), 0)).toEqual([
      { space: 14, throws: [1], by: "die", seat: 0 },
      { space: 15, throws: [2], by: "die", seat: 0 },
      { space: 16, throws: [3, 4, 5, 6], by: "die", seat: 0 },
    ]);
    expect(rollReach(view({ at: [2, 8], outward: [true, false] }), 0)).toEqual([{ space: 0, throws: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], by: "dice", seat: 0 }]);
  });

  it("from a guard space one gets as far as one rolls more than the guard (FS-11)", () => {
    expect(rollReach(view({ at: [3, 1] }), 0).map(({ space, by }) => `${by} ${space}`)).toEqual(["guard 4", "guard 5", "guard 6", "guard 7", "guard 8"]);
  });
});

describe("where a card would lead", () => {
  it("forward, to the next lab either way, and as far as the lab card of this board takes", () => {
    expect(cardReach(view({}), 0, "forward-3", []).map(({ space }) => space)).toEqual([4]);
    expect(cardReach(view({ at: [6, 1] }), 0, "nearest-lab", []).map(({ space }) => space)).toEqual([11]);
    expect(cardReach(view({ at: [10, 1], outward: [true, false] }), 0, "nearest-lab", []).map(({ space }) => space)).toEqual([4]);
    expect(cardReach(view({ at: [4, 1], labs: [3, 6, 8] }), 0, "lab-1", []).map(({ space }) => space)).toEqual([7]);
    expect(labAhead(view({ at: [2, 1], outward: [true, false] }), 0)).toBeNull();
  });

  it("a prowling guard sends each target to the guard behind, against the way it goes (FS-21)", () => {
    expect(cardReach(view({ at: [12, 8], outward: [false, true] }), 0, "prowling-guard", [0, 1]).map(({ seat, space }) => [seat, space])).toEqual([[0, 10], [1, 10]]);
    expect(guardBehind(view({ at: [10, 1] }), 0)).toBe(3); // from a guard space, to the one before it
    expect(guardBehind(view({ at: [2, 1] }), 0)).toBeNull();
  });

  it("sidelined leads nowhere", () => expect(cardReach(view({}), 0, "sidelined", [1])).toEqual([]));
});
