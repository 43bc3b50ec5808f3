import { expect, it } from "vitest";
import { info } from "../lib/socket.fake";
import type { GameLine, Info } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { termsOf, type Term } from "./terms";

await words.speak("en");
await words.load("coffre-et-cle");

const GAME = {
  id: "coffre-et-cle",
  just_play: "sharper",
  options: [
    { name: "final_vote", kind: "choice", default: "in_turn", choices: ["in_turn", "at_once"] },
    { name: "treasure_names", kind: "flag", default: true },
    { name: "max_rounds", kind: "number", default: 20, least: 0, most: 20 },
    { name: "starter", kind: "seat", default: null },
    { name: "advanced_cards", kind: "set", default: [], choices: ["false-treasure", "trap"] },
  ],
  presets: { "3": { sharper: { final_vote: "at_once", treasure_names: false, max_rounds: 4 }, as_printed: {} } },
} as unknown as GameLine;

function table(preset: string | null, options: Record<string, unknown> = {}): Info {
  const made = info();
  return { ...made, settings: { ...made.settings, preset, options } };
}
const spelt = ({ name, value, byHand, isPrinted }: Term) => `${name}: ${value}${byHand ? "!" : ""}${isPrinted ? " as printed" : ""}`;
const told = (made: Info) => termsOf(GAME, made).map(spelt);

it("says what a preset changes in the printed game", () => {
  expect(told(table("sharper"))).toEqual(["Final phase: in secret, all at once", "The Treasure names too: no", "Rounds: 4"]);
  expect(told(table("as_printed"))).toEqual([]);
});

it("says what was set by hand, even back to what is printed", () => {
  expect(told(table("sharper", { treasure_names: true, max_rounds: 0 }))).toEqual(["Final phase: in secret, all at once", "The Treasure names too: yes! as printed", "Rounds: no limit!"]);
});

it("names who starts, or his chair counted from 1, and every card of a set", () => {
  expect(told(table("as_printed", { starter: 2 }))).toEqual(["Who starts: Chair 3!"]);
  expect(told(table("as_printed", { starter: 1, advanced_cards: ["false-treasure", "trap"] }))).toEqual([
    "Who starts: Bruno!",
    "Advanced cards: the False Treasure, the Trap!",
  ]);
});

it("says of a text what it holds, where its game has words for that", async () => {
  await words.load("fort-boyard");
  const game = { id: "fort-boyard", just_play: "quick", options: [{ name: "cards", kind: "text", default: "", most: 12000 }], presets: { "3": { quick: { cards: "" } } } } as unknown as GameLine;
  expect(termsOf(game, table("quick", { cards: "2+1" })).map(spelt)).toEqual(["Cards of our own: 2+1 (riddles + trials)!"]);
});
