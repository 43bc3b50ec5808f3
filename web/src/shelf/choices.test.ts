import { describe, expect, test } from "vitest";

import type { GameLine, OptionField } from "../lib/wire";
import { change, choosePreset, chooseSeats, chooseWay, fieldOfFault, isHurried, justPlay, newTable, numberOf, presetsFor, usualWishes, valueOf, wishesOf } from "./choices";

const rounds: OptionField = { name: "max_rounds", kind: "number", default: 20, least: 0, most: 20 };
const vote: OptionField = { name: "final_vote", kind: "choice", default: "in_turn", choices: ["in_turn", "at_once"] };
const cards: OptionField = { name: "advanced_cards", kind: "set", default: [], choices: ["trap", "false-treasure"] };
const printed = { max_rounds: 20, final_vote: "in_turn", advanced_cards: [] };
const game: GameLine = {
  id: "coffre-et-cle", rules_version: 1, seats: [4, 5, 6], just_play: "sharper", bots: ["random", "regular"],
  options: [rounds, vote, cards],
  presets: Object.fromEntries([4, 5, 6].map((n) => [n, { as_printed: printed, sharper: { ...printed, max_rounds: n - 1, final_vote: "at_once" } }])),
  boards: null,
  spoken: "",
  around: "",
};
const usual = usualWishes(game, "fr");

describe("what is wished if nothing is", () => {
  test("five seats, or as near as the game has them, and its usual preset", () => {
    expect(usual).toMatchObject({ seats: 5, preset: "sharper", way: "own", open: false });
    expect(usualWishes({ ...game, seats: [2, 3, 4] }, "fr").seats).toBe(4);
    expect(usualWishes({ ...game, seats: [6, 7] }, "fr").seats).toBe(6);
  });
  test("where time runs, people who hand one screen around begin with what waits for them", () => {
    const timed: GameLine = { ...game, around: "as_printed" };
    const around = chooseWay(timed, usual, "around");
    expect([around.way, around.preset, isHurried(timed, around)]).toEqual(["around", "as_printed", false]);
    expect(isHurried(timed, choosePreset(timed, around, "sharper"))).toBe(true);
    expect(chooseWay(timed, around, "own").preset).toBe("sharper");
    expect(chooseWay(game, usual, "around")).toEqual({ ...usual, way: "around" });
  });

  test("cards that are words come in the language that is spoken here, whatever the preset", () => {
    const riddles: OptionField = { name: "riddles", kind: "choice", default: "fr", choices: ["fr", "en"] };
    const wordy: GameLine = { ...game, options: [rounds, riddles], spoken: "riddles", presets: { 5: { sharper: { riddles: "fr" }, as_printed: { riddles: "fr" } } } };
    expect(usualWishes(wordy, "en").changed).toEqual({ riddles: "en" });
    expect(usualWishes(wordy, "fr").changed).toEqual({});
    expect(usualWishes(wordy, "de").changed).toEqual({});
    expect(choosePreset(wordy, change(wordy, usualWishes(wordy, "en"), rounds, 7), "as_printed").changed).toEqual({ riddles: "en" });
    expect(usualWishes(game, "en").changed).toEqual({});
  });
  test("the usual preset comes first", () => {
    expect(presetsFor(game, 5)).toEqual(["sharper", "as_printed"]);
  });
  test("to just play is to start at once against bots", () => {
    expect(justPlay(game, "Anne", usual)).toMatchObject({ game: "coffre-et-cle", nickname: "Anne", seats: 5, preset: "sharper", options: {}, bots: true, start: true });
  });
  test("whoever has filled in the form just plays that, with a seat of his own", () => {
    const wishes = change(game, { ...usual, seats: 6, preset: "as_printed", pace: "quick", watching: "everyone", way: "big" }, rounds, 7);
    expect(justPlay(game, "Anne", wishes)).toEqual({ game: "coffre-et-cle", nickname: "Anne", seats: 6, preset: "as_printed", options: { max_rounds: 7 }, pace: "quick", watching: "everyone", open: false, sit: true, bots: true, start: true });
  });
});

describe("options as a form", () => {
  test("show what the preset says for so many seats", () => {
    expect(valueOf(game, usual, rounds)).toBe(4);
    expect(valueOf(game, { ...usual, seats: 6 }, rounds)).toBe(5);
    expect(valueOf(game, choosePreset(game, usual, "as_printed"), rounds)).toBe(20);
  });
  test("only what was changed by hand is sent", () => {
    const changed = change(game, usual, rounds, 7);
    expect(newTable(game, changed, "Anne").options).toEqual({ max_rounds: 7 });
    expect(newTable(game, change(game, changed, rounds, 4), "Anne").options).toEqual({});
  });
  test("a set has no order", () => {
    const both = change(game, usual, cards, ["trap", "false-treasure"]);
    const again = wishesOf(game, { game: game.id, preset: "sharper", options: { advanced_cards: ["false-treasure", "trap"], max_rounds: 4, final_vote: "at_once" }, pace: "none", watching: "nobody", open: false }, 5, "own");
    expect(valueOf(game, again, cards)).toHaveLength(2);
    expect(Object.keys(again.changed)).toEqual(Object.keys(both.changed));
  });
  test("another preset begins anew", () => {
    expect(choosePreset(game, change(game, usual, rounds, 7), "as_printed").changed).toEqual({});
  });
  test("another number of seats keeps what was changed, but for a chair that is gone", () => {
    const starter: OptionField = { name: "starter", kind: "seat", default: null };
    const seated: GameLine = { ...game, options: [rounds, starter] };
    const wishes = change(seated, change(seated, { ...usual, seats: 6 }, rounds, 7), starter, 4);
    expect(chooseSeats(seated, wishes, 5)).toEqual({ ...wishes, seats: 5 });
    expect(chooseSeats(seated, wishes, 4)).toEqual({ ...wishes, seats: 4, changed: { max_rounds: 7 } });
  });
  test("a number outside its limits is none", () => {
    expect(["0", "20", " 7 ", "21", "-1", "x", ""].map((typed) => numberOf(rounds, typed))).toEqual([0, 20, 7, null, null, null, null]);
  });
  test("a big screen has no seat", () => {
    expect(newTable(game, { ...usual, way: "big" }, "Anne").sit).toBe(false);
    expect(newTable(game, usual, "Anne").sit).toBe(true);
  });
});

describe("a refusal stands at its field", () => {
  test("by name", () => {
    expect(fieldOfFault(game, { code: "bad-value", details: { option: "final_vote" } }, "…")).toBe("final_vote");
  });
  test("or where its sentence points", () => {
    expect(fieldOfFault(game, { code: "endless", details: {} }, "Raise max_rounds.")).toBe("max_rounds");
    expect(fieldOfFault(game, { code: "bad-name", details: {} }, "A name has letters.")).toBeNull();
  });
});
