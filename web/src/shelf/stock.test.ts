import { beforeAll, describe, expect, test } from "vitest";

import type { MyLine, SeatLine } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { inOrder, isMyTurn, noteOf, strangers } from "./stock";

const sitter = (name: string, away: SeatLine["away"] = null): SeatLine => ({ name, bot: null, away, vacant: false, muted: false, host: false, colour: 0, emblem: "sun" });

function line(id: string, some: Partial<MyLine> & { phase?: "lobby" | "playing" | "over"; away?: SeatLine["away"] } = {}): MyLine {
  const { phase = "playing", away = null, ...rest } = some;
  const settings = { game: "coffre-et-cle", preset: null, options: {}, pace: "none", watching: "nobody", open: true } as const;
  const table = { id, phase, number: 1, settings, seats: [sitter("Anne", away), sitter("Bruno")], commitment: null };
  return { table, open_seats: 0, to_act: [], seats: [0], host: false, ...rest } as MyLine;
}

beforeAll(() => words.speak("en"));

describe("whose turn", () => {
  test("mine, if one of my seats is awaited", () => {
    expect(isMyTurn(line("a", { to_act: [0, 1] }))).toBe(true);
    expect(noteOf(line("a", { to_act: [0] }))).toBe("your turn");
  });
  test("not mine while a bot sits in for me", () => {
    expect(isMyTurn(line("a", { to_act: [0], away: "left" }))).toBe(false);
  });
  test("another's, by name; nobody's, if that is not known", () => {
    expect(noteOf(line("a", { to_act: [1] }))).toBe("Bruno's turn");
    expect(noteOf(line("a", { to_act: null }))).toBe("being played");
  });
});

test("where I am awaited comes first, what is finished last", () => {
  const lines = [line("over", { phase: "over" }), line("theirs", { to_act: [1] }), line("lobby", { phase: "lobby" }), line("mine", { to_act: [0] })];
  expect(inOrder(lines).map((one) => one.table.id)).toEqual(["mine", "theirs", "lobby", "over"]);
});

test("an open table of my own lies in one drawer only", () => {
  const [mine, other] = [line("mine", { phase: "lobby" }), line("other", { phase: "lobby" })];
  expect(strangers({ mine: [mine], open: [mine, other], watch: [] }).map((one) => one.table.id)).toEqual(["other"]);
});
