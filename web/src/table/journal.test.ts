import { describe, expect, it } from "vitest";
import type { Happening } from "../lib/wire";
import { isTold, noted, type Chapter } from "./journal";

const event = (name: string) => ({ event: name }) as unknown as Happening;
const shape = (chapters: Chapter[]) => chapters.map(({ awaited, entries }) => [awaited, entries.length]);

describe("the journal", () => {
  it("begins before the first turn", () => {
    expect(shape(noted([], [2], [event("starter-found")]))).toEqual([
      [[], 1],
      [[2], 0],
    ]);
  });

  it("keeps what ends a turn in that turn", () => {
    const first = noted([], [2], []);
    const second = noted(first, [2], [event("swapped")]);
    expect(shape(noted(second, [0], [event("turn-ended")])).slice(1)).toEqual([
      [[2], 2],
      [[0], 0],
    ]);
  });

  it("is one chapter while several answer at once", () => {
    const all = noted([], [0, 1, 2], []);
    expect(noted(noted(all, [0, 1], [event("named")]), [1], [event("named")])).toHaveLength(2);
  });

  it("stays in the last chapter at the end", () => {
    const last = noted([], [1], []);
    expect(shape(noted(last, [], [event("ended")]))).toEqual([
      [[], 0],
      [[1], 1],
    ]);
  });

  it("does not tell chat", () => {
    expect(isTold({ table: "chat", seat: 0, name: "A", text: "x", at: 0 } as Happening)).toBe(false);
    expect(isTold(event("swapped"))).toBe(true);
  });
});
