// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Fault, GameLine } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { newTable, usualWishes, type Wishes } from "./choices";
import OptionForm from "./OptionForm.svelte";
import { refusedAt } from "./refusals";

const WORD = ".R1GNTS2F3:6,5,4,5,5,4,3,3:4,6,8";
const FILE = 'game = "formule-secrete"\nspaces = ["plain"]\n';
const game: GameLine = {
  id: "formule-secrete", rules_version: 1, seats: [2, 3, 4], just_play: "standard", bots: [],
  options: [{ name: "board", kind: "choice", default: "standard", choices: ["standard", "long", "own"] }, { name: "own_board", kind: "text", default: "", most: 400 }, { name: "max_rounds", kind: "number", default: 80, least: 0, most: 999 }],
  presets: { 4: { standard: { board: "standard", own_board: "", max_rounds: 80 } } },
  boards: { option: "own_board", files: ["standard", "long"], house: [] },
  spoken: "",
  around: "",
};
const BAD: Fault[] = [
  { code: "board-unknown-space", rule: "FS-04", details: { line: 2, number: 1, space: "plein", known: "plain, guard" } },
  { code: "board-missing", rule: null, details: { line: 2, key: "deck" } },
];

let form: Record<string, unknown>;
let wishes = $state.raw<Wishes>(usualWishes(game, "fr"));
const said = vi.fn();

beforeEach(async () => {
  await words.speak("en");
  await words.load("formule-secrete");
  wishes = usualWishes(game, "fr");
  said.mockReset();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => new Response(JSON.stringify(said(JSON.parse(body).text))));
  form = mount(OptionForm, { target: document.body, props: { game, get wishes() { return wishes; }, faults: {}, onchange: (next: Wishes) => (wishes = next) } });
  flushSync();
});
afterEach(() => unmount(form));

const field = () => document.querySelector<HTMLTextAreaElement>("#option-own_board")!;
const told = () => document.querySelector("#option-own_board-told")!.textContent!.trim();
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}
async function paste(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}
async function choose(bytes: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = { arrayBuffer: async () => (typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes).buffer }; // jsdom's File has no bytes
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  await settled();
}

describe("a board of one's own", () => {
  test("begins with the files that the game comes with, which are called reconstructions", () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".board a")].map((link) => [link.getAttribute("href"), link.download]);
    expect(links).toEqual([["/api/games/formule-secrete/boards/standard", "formule-secrete-standard.toml"], ["/api/games/formule-secrete/boards/long", "formule-secrete-long.toml"]]);
    expect(document.querySelector(".board")!.textContent).toContain("reconstructions");
  });

  test("that is one sets all its options, and goes to the house in one word", async () => {
    said.mockReturnValue({ options: { board: "own", own_board: WORD }, faults: [] });
    await paste(FILE);
    expect(said).toHaveBeenCalledWith(FILE);
    expect(wishes.changed).toEqual({ board: "own", own_board: WORD });
    expect(newTable(game, wishes, "Ana").options).toEqual({ board: "own", own_board: WORD });
    expect(told()).toContain("This is a board");
    expect(field().value).toBe(FILE);
  });

  test("can be loaded as a file", async () => {
    said.mockReturnValue({ options: { board: "own", own_board: WORD }, faults: [] });
    await choose(FILE);
    expect(wishes.changed).toEqual({ board: "own", own_board: WORD });
    expect(field().value).toBe(FILE);
  });

  test("that is none is refused line by line, in the words of its game, and the house is to refuse it too", async () => {
    said.mockReturnValue({ options: null, faults: BAD });
    await paste(FILE);
    const lines = [...document.querySelectorAll(".told li")].map((line) => line.textContent);
    expect(lines).toEqual(["Line 2: space 1 is “plein”; it may be plain, guard. (FS-04)", "Line 2: “deck” is missing."]);
    expect(told()).toContain("2 things are wrong");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(wishes.changed).toEqual({ own_board: FILE });
    expect(refusedAt(game, BAD[0]!).field).toBe("own_board");
  });

  test("that is taken away again leaves the table as it was", async () => {
    said.mockReturnValue({ options: { board: "own", own_board: WORD }, faults: [] });
    await paste(FILE);
    await paste(" ");
    expect(wishes.changed).toEqual({});
    expect(told()).toBe("");
  });

  test("of two that are sent, the last counts", async () => {
    said.mockReturnValueOnce({ options: null, faults: BAD }).mockReturnValueOnce({ options: { board: "own", own_board: WORD }, faults: [] });
    field().value = "first =";
    field().dispatchEvent(new Event("change", { bubbles: true }));
    await paste(FILE);
    expect(told()).toContain("This is a board");
  });

  test("is not asked about where a file is no text", async () => {
    await choose(new Uint8Array([0xff, 0xfe, 0x00]));
    expect(said).not.toHaveBeenCalled();
    expect(told()).toContain("cannot be read");
  });

  test("may be one of this house's own, which is fetched and read", async () => {
    await unmount(form);
    const ours: GameLine = { ...game, boards: { ...game.boards!, house: ["our-club"] } };
    vi.stubGlobal("fetch", async (path: string, asked: { body?: string }) => (asked.body ? new Response(JSON.stringify(said(JSON.parse(asked.body).text))) : new Response(path.endsWith("/boards/our-club") ? FILE : "no")));
    form = mount(OptionForm, { target: document.body, props: { game: ours, get wishes() { return wishes; }, faults: {}, onchange: (next: Wishes) => (wishes = next) } });
    said.mockReturnValue({ options: { board: "own", own_board: WORD }, faults: [] });
    [...document.querySelectorAll("button")].find((one) => one.textContent === "our-club")!.click();
    await settled();
    await settled();
    expect(said).toHaveBeenCalledWith(FILE);
    expect(wishes.changed).toEqual({ board: "own", own_board: WORD });
  });
});

const boyard: GameLine = {
  id: "fort-boyard", rules_version: 1, seats: [3], just_play: "quick", bots: [], spoken: "", around: "",
  options: [{ name: "cards", kind: "text", default: "", most: 12000 }],
  presets: { 3: { quick: { cards: "" } } },
  boards: { option: "cards", files: ["fr", "en"], house: [] },
};

describe("cards of one's own, where the game has a page to write them", () => {
  const show = async (address: string) => {
    await unmount(form);
    history.replaceState(null, "", address);
    localStorage.setItem("ludotheque.own.fort-boyard", JSON.stringify({ text: FILE, draft: null }));
    await words.load("fort-boyard");
    said.mockReturnValue({ options: { cards: "WORD" }, faults: [] });
    wishes = usualWishes(boyard, "fr");
    form = mount(OptionForm, { target: document.body, props: { game: boyard, get wishes() { return wishes; }, faults: {}, onchange: (next: Wishes) => (wishes = next) } });
    await settled();
    await settled();
  };
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, "", "/");
  });

  test("are called what they are, and the page is a link that leaves the form as it is", async () => {
    await show("/open/fort-boyard");
    const link = document.querySelector<HTMLAnchorElement>('a[href="/games/fort-boyard/cards"]')!;
    expect([link.textContent, link.target]).toEqual(["Write cards of our own", "_blank"]);
    expect(document.querySelector(".board")!.textContent).toContain("Load a file of cards");
    expect(wishes.changed).toEqual({});
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Take those of this browser")!.click();
    await settled();
    expect(wishes.changed).toEqual({ cards: "WORD" });
  });

  test("are there already for whoever comes from that page", async () => {
    await show("/open/fort-boyard?own");
    expect(said).toHaveBeenCalledWith(FILE);
    expect(wishes.changed).toEqual({ cards: "WORD" });
  });
});
