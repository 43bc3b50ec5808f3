// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { keptOf } from "../../../lib/keep";
import { pageOf, pagesOf } from "../../../lib/pages";
import type { Fault } from "../../../lib/wire";
import { words } from "../../../lib/words.svelte";
import Cards from "../pages/cards.svelte";

const GOOD = { options: { cards: "WORD" }, faults: [], sheet: null };
const said = vi.fn<(path: string, body: { text: string; number?: number; said?: string }) => unknown>();
let page: Record<string, unknown> | null = null;

async function come(): Promise<void> {
  page = mount(Cards, { target: document.body });
  await settled();
}

async function settled(): Promise<void> {
  for (let nth = 0; nth < 3; nth++) {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => {});
  await words.speak("en");
  await words.load("fort-boyard");
  said.mockReset();
  said.mockReturnValue(GOOD);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => new Response(JSON.stringify(said(path, JSON.parse(body)))));
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  history.replaceState(null, "", "/");
});

const cards = () => [...document.querySelectorAll<HTMLElement>("[data-card]")];
const fields = (card: HTMLElement) => [...card.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("textarea.field, input.field")];
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent!.trim() === name)!;
const lastText = () => said.mock.calls.at(-1)![1].text;
const state = () => document.querySelector(".state")!.textContent!.replace(/\s+/g, " ");

async function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

async function writeRiddle(): Promise<void> {
  await write(fields(cards()[0]!)[0]!, "It has hands.\nWhat is it?");
  await write(fields(cards()[0]!)[1]!, "the clock\na watch");
}

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

async function choose(text: string, name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = { name, arrayBuffer: async () => new TextEncoder().encode(text).buffer }; // jsdom's File has no bytes
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

describe("the page of one's own cards", () => {
  test("is found by its folder", () => {
    expect(pagesOf("fort-boyard")).toEqual(["cards"]);
    expect(pagesOf("roc-noir")).toEqual([]);
    expect(pageOf("fort-boyard", "cards")).toBeTypeOf("function");
    expect(pageOf("fort-boyard", "../cards")).toBeUndefined();
  });

  test("begins with a blank card, of which nobody complains", async () => {
    await come();
    expect(cards()).toHaveLength(1);
    expect(said).not.toHaveBeenCalled();
    expect(state()).toContain("No riddle, no trial.");
    expect(button("Open a table with these cards").disabled).toBe(true);
  });

  test("has what is written read by the house, keeps it, and opens a table with it", async () => {
    await come();
    await writeRiddle();
    expect(said.mock.calls.at(-1)![0]).toBe("/api/games/fort-boyard/boards");
    expect(lastText()).toBe('game = "fort-boyard"\nlanguage = "en"\n\n[[riddle]]\nquestion = """\nIt has hands.\nWhat is it?"""\nanswers = ["the clock", "a watch"]\n');
    expect(state()).toContain("One riddle, no trial. They are ready.");
    expect(keptOf("fort-boyard")!.text).toBe(lastText());
    await press("Open a table with these cards");
    expect(location.pathname + location.search).toBe("/open/fort-boyard?own");
  });

  test("shows it again to whoever comes back", async () => {
    await come();
    await writeRiddle();
    await press("One more trial");
    await write(fields(cards()[1]!)[0]!, "The owl");
    await unmount(page!);
    await come();
    expect(cards().map((card) => card.querySelector("summary")!.textContent)).toEqual(["Riddle 1It has hands.", "Trial 1The owl"]);
    expect(fields(cards()[0]!)[1]!.value).toBe("the clock\na watch");
  });

  test("tells what is wrong at the card where it is, without lines that nobody sees", async () => {
    const fault: Fault = { code: "cards-bad-text", rule: "FB-40", details: { line: 9, kind: "riddle", number: 1, key: "question", least: 1, most: 400 } };
    said.mockReturnValue({ options: null, faults: [fault], sheet: null });
    await come();
    await press("One more riddle"); // the first is blank, and is not sent
    await write(fields(cards()[1]!)[1]!, "the clock");
    expect(cards()[0]!.querySelector("[role=alert]")).toBeNull();
    expect(cards()[1]!.querySelector("[role=alert]")!.textContent).toBe("in riddle 2, the question must have 1 to 400 characters.");
    expect(fields(cards()[1]!).map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", "false", null]);
    expect(state()).toContain("One thing is wrong.");
    expect(button("Open a table with these cards").disabled).toBe(true);
  });

  test("tries an answer where answers are judged: in the house", async () => {
    await come();
    await writeRiddle();
    said.mockReturnValue({ passes: true, faults: [] });
    await write(fields(cards()[0]!)[2]!, "Clocks!");
    cards()[0]!.querySelector<HTMLFormElement>("form.try")!.requestSubmit();
    await settled();
    expect(said.mock.calls.at(-1)).toEqual(["/api/games/fort-boyard/answers", { text: keptOf("fort-boyard")!.text, number: 1, said: "Clocks!" }]);
    expect(cards()[0]!.querySelector(".verdict")!.textContent).toContain("“Clocks!”: that is right.");
    said.mockReturnValue({ passes: false, faults: [] });
    cards()[0]!.querySelector<HTMLFormElement>("form.try")!.requestSubmit();
    await settled();
    expect(cards()[0]!.querySelector(".verdict")!.textContent).toContain("that is not the answer");
  });

  test("loads a file in the place of what was there, which can be had back", async () => {
    await come();
    await writeRiddle();
    const sheet = { language: "fr", riddle: [], trial: [{ title: "Le hibou", text: "Ne cillez pas.", success: "", seconds: 30 }] };
    said.mockReturnValue({ ...GOOD, sheet });
    await choose("[[trial]] …", "club.toml");
    expect(cards().map((card) => card.querySelector("summary")!.textContent)).toEqual(["Trial 1Le hibou"]);
    expect(document.querySelector<HTMLSelectElement>("select")!.value).toBe("fr");
    expect(state()).toContain("“club.toml”");
    await press("Undo");
    expect(cards().map((card) => card.querySelector("summary")!.textContent)).toEqual(["Riddle 1It has hands."]);
  });

  test("leaves everything as it was where a file is not good, and says why line by line", async () => {
    await come();
    await writeRiddle();
    said.mockReturnValue({ options: null, sheet: null, faults: [{ code: "cards-not-toml", rule: null, details: { line: 3 } }] });
    await choose("nonsense", "club.toml");
    expect(document.querySelector(".bad")!.textContent).toContain("Line 3: this is no TOML.");
    expect(cards()).toHaveLength(1);
    expect(fields(cards()[0]!)[1]!.value).toBe("the clock\na watch");
    said.mockReturnValue({ options: {}, faults: [], sheet: null });
    await write(fields(cards()[0]!)[0]!, "It has two hands.");
    expect(document.querySelector(".bad")).toBeNull();
  });

  test("takes a card away, and gives it back", async () => {
    await come();
    await writeRiddle();
    await press("Take this card away");
    expect(cards()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe("Undo");
    await press("Undo");
    expect(cards()).toHaveLength(1);
  });
});
