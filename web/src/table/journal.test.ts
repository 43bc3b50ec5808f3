import { describe, expect, it } from "vitest";
import type { LogEntry } from "../lib/eyes.svelte";
import type { Happening, MatchView } from "../lib/wire";
import { chaptersOf, isTold, roundsOf } from "./journal";

const after = (...awaited: number[]): LogEntry => ({ key: 0, seq: 0, happened: [], view: { to_act: awaited } as unknown as MatchView, names: [] });
const shape = (log: LogEntry[]) => chaptersOf(log).map(({ awaited, entries }) => [awaited, entries.length]);

describe("the journal", () => {
  it("begins before the first turn", () => {
    expect(shape([after(2)])).toEqual([
      [[], 1],
      [[2], 0],
    ]);
  });

  it("keeps what ends a turn in that turn", () => {
    expect(shape([after(2), after(2), after(0)])).toEqual([
      [[], 1],
      [[2], 2],
      [[0], 0],
    ]);
  });

  it("gives the next player what came to him with his turn", () => {
    const events = (...seats: (number | null)[]) => seats.map((seat) => (seat === null ? { event: "turned" } : { event: "came", seat })) as unknown as Happening[];
    const turns = chaptersOf([after(2), { ...after(0), happened: events(2, 0, 2, null, 0, null, 0, null) }, { ...after(0), happened: events(1, 0) }]);
    expect(turns.map(({ entries }) => entries.map(({ happened }) => happened.length))).toEqual([[0], [4], [4, 2]]);
  });

  it("goes on with the turn in which it was opened", () => {
    const opened = { to_act: [2] } as unknown as MatchView;
    expect(chaptersOf([after(2), after(0)], opened).map(({ awaited, entries }) => [awaited, entries.length])).toEqual([
      [[2], 2],
      [[0], 0],
    ]);
  });

  it("is one chapter while several answer at once", () => {
    expect(shape([after(0, 1, 2), after(0, 1), after(1)])).toEqual([
      [[], 1],
      [[0, 1, 2], 2],
    ]);
  });

  it("is one chapter while others act in somebody's turn, where the game says whose it is", () => {
    const of = (mover: number, ...awaited: number[]): LogEntry => ({ ...after(...awaited), view: { to_act: awaited, table: { mover } } as unknown as MatchView });
    const turn = ({ table }: MatchView) => [(table as { mover: number }).mover];
    const turns = chaptersOf([of(2, 2), of(2, 1), of(2, 0), of(0, 0)], null, turn);
    expect(turns.map(({ awaited, entries }) => [awaited, entries.length])).toEqual([
      [[], 1],
      [[2], 3],
      [[0], 0],
    ]);
  });

  it("stays in the last chapter at the end", () => {
    expect(shape([after(1), after()])).toEqual([
      [[], 1],
      [[1], 1],
    ]);
  });

  it("puts turns under their round, a round of the next deal apart", () => {
    const turns = ["1 of 2", "1 of 2", "2 of 2", "1 of 2"].map((round, number) => ({ round, number }));
    expect(roundsOf(turns).map(({ round, turns }) => [round, turns.length])).toEqual([["1 of 2", 2], ["2 of 2", 1], ["1 of 2", 1]]);
  });

  it("does not tell chat", () => {
    expect(isTold({ table: "chat", seat: 0, name: "A", text: "x", at: 0 } as Happening)).toBe(false);
    expect(isTold({ event: "swapped" } as unknown as Happening)).toBe(true);
  });
});
