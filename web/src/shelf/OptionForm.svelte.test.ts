// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { GameLine, OptionField } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { usualWishes, type Wishes } from "./choices";
import OptionForm from "./OptionForm.svelte";

const options: OptionField[] = [
  { name: "max_rounds", kind: "number", default: 20, least: 0, most: 20 },
  { name: "final_vote", kind: "choice", default: "in_turn", choices: ["in_turn", "at_once"] },
  { name: "final_talk", kind: "flag", default: true },
  { name: "advanced_cards", kind: "set", default: [], choices: ["false-treasure", "trap"] },
  { name: "starter", kind: "seat", default: null },
];
const game: GameLine = { id: "coffre-et-cle", rules_version: 1, seats: [4, 5], just_play: "sharper", bots: [], options, presets: { 5: { sharper: { max_rounds: 4 } } }, boards: null, spoken: "", around: "" };

let form: Record<string, unknown>;
let wishes: Wishes;

beforeEach(async () => {
  await words.speak("en");
  await words.load("coffre-et-cle");
  wishes = usualWishes(game, "fr");
  form = mount(OptionForm, { target: document.body, props: { game, wishes, names: [null, "Bruno"], faults: { final_vote: "Not so." }, onchange: (next: Wishes) => (wishes = next) } });
  flushSync();
});
afterEach(() => unmount(form));

const control = <T extends Element>(selector: string) => document.querySelector<T & HTMLInputElement>(selector)!;

test("every kind of option has its control, named in words", () => {
  expect(control("#option-max_rounds").value).toBe("4");
  expect(control("#option-final_vote").value).toBe("in_turn");
  expect(control("#option-final_talk").checked).toBe(true);
  expect(control("#option-starter").value).toBe("");
  expect(document.querySelectorAll("#option-starter option")).toHaveLength(1 + 5);
  expect(document.querySelector("label[for=option-max_rounds]")!.textContent).toBe("Rounds");
  expect(document.querySelectorAll("[role=group] input")).toHaveLength(2);
});

test("chairs are counted as one counts them at the table, from 1, and told by who sits there", () => {
  const chairs = [...document.querySelectorAll<HTMLOptionElement>("#option-starter option")].map(({ value, text }) => `${value} ${text}`);
  expect(chairs).toEqual([" by chance", "0 Chair 1", "1 Chair 2: Bruno", "2 Chair 3", "3 Chair 4", "4 Chair 5"]);
});

test("a number outside its limits is told at once and not kept", () => {
  const input = control("#option-max_rounds");
  input.value = "21";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector("#option-max_rounds-why")!.textContent).toContain("from 0 to 20");
  expect(wishes.changed).toEqual({});
});

test("what is pressed is wished", () => {
  control<HTMLInputElement>("[role=group] input").click();
  expect(wishes.changed).toEqual({ advanced_cards: ["false-treasure"] });
});

test("a refusal is read at its option, and whoever asked is led there", () => {
  expect(document.querySelector("#option-final_vote-why")!.textContent).toBe("Not so.");
  expect(document.activeElement).toBe(control("#option-final_vote"));
});
