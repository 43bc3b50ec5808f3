import { describe, expect, it } from "vitest";

import { moments, sceneOf } from "./fixtures";
import { table, vaultOf } from "./pieces";
import { heldBy, reached, reigns, roundsOf, standings, wayThrough } from "./race";
import type { View } from "./wire";

const ends = moments.map(({ after }) => table(sceneOf(after))).filter(({ phase }) => phase === "over");
const out = ends.find(({ ending }) => ending === "out")!;
const drawn = (change: Partial<View>): View => ({ ...structuredClone(out), ...change });

describe("how the race went", () => {
  it("everybody's way goes from the start to where he stands, and never past the way out", () => {
    for (const view of ends)
      for (let seat = 0; seat < view.seats; seat++) {
        const way = wayThrough(view, seat);
        expect(way[0]).toEqual({ round: 0, reached: 0 });
        expect(way.at(-1)).toEqual({ round: roundsOf(view), reached: reached(view, seat) });
        expect(way.map(({ round }) => round)).toEqual(way.map(({ round }) => round).toSorted((one, other) => one - other));
        for (const mark of way) expect(mark.reached).toBeLessThanOrEqual(2 * vaultOf(view));
      }
  });

  it("who carried the formula out had it last, and has come the whole way", () => {
    expect(reigns(out).at(-1)!.seat).toBe(out.winners[0]);
    expect(reached(out, out.winners[0]!)).toBe(2 * vaultOf(out));
  });

  it("one has the formula until another takes it", () => {
    const view = drawn({ seats: 2, turn: 11, takings: [{ turn: 4, seat: 1 }, { turn: 6, seat: 0 }, { turn: 9, seat: 1 }] });
    expect(reigns(view)).toEqual([{ seat: 1, victim: null, from: 4, to: 6 }, { seat: 0, victim: 1, from: 6, to: 9 }, { seat: 1, victim: 0, from: 9, to: 12 }]);
    expect([heldBy(view, 0), heldBy(view, 1)]).toEqual([3, 5]);
  });

  it("winners stand first, then whoever had come farthest", () => {
    const view = drawn({ seats: 4, at: [3, 0, 9, 12], outward: [true, true, false, false], winners: [1] });
    expect(standings(view)).toEqual([1, 0, 3, 2]);
  });
});
