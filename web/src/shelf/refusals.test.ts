import { beforeAll, expect, test } from "vitest";

import type { GameLine, OptionField } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { refusedAt } from "./refusals";

const number = (name: string): OptionField => ({ name, kind: "number", default: 1, least: 0, most: 20 });
const game: GameLine = { id: "coffre-et-cle", rules_version: 1, seats: [4], just_play: "sharper", bots: [], options: [number("designate_from_round"), number("max_rounds")], presets: {}, boards: null, spoken: "", around: "" };

beforeAll(async () => {
  await words.speak("en");
  await words.load("coffre-et-cle");
});

test("options that do not go together are told by their words, at the first of them", () => {
  const { field, sentence } = refusedAt(game, { code: "designate-too-late", rule: "CC-21", details: { first: 3, rounds: 2 } });
  expect(field).toBe("designate_from_round");
  expect(sentence).toContain("“Designation from round”");
  expect(sentence).not.toContain("max_rounds");
});

test("a wrong number of seats stands at the seats", () => {
  expect(refusedAt(game, { code: "bad-seats", rule: null, details: { seats: 3, least: 4, most: 8 } }).field).toBe("seats");
});
