// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import proofs from "../lib/verify/proofs.json";
import { words } from "../lib/words.svelte";
import AfterEnd from "./AfterEnd.svelte";

const turn = vi.fn();
let page: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(Object.values(proofs.logs)[0]));
  await words.speak("en");
  page = mount(AfterEnd, { target: document.body, props: { id: "T", number: 1, isHost: true, mayHope: false, onBoard: false, rematch: () => {}, replay: () => {}, turn } });
  press("Honest dice?");
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

const button = (label: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;
const isVerifying = () => document.querySelector(".verified") !== null;

function press(label: string) {
  button(label).click();
  flushSync();
}

it("puts the note about the dice away with Escape, and stays at its button", () => {
  expect(isVerifying()).toBe(true);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(isVerifying()).toBe(false);
  expect(document.activeElement).toBe(button("Honest dice?"));
});

it("puts it away when the board is asked for", () => {
  press("See the board");
  expect(isVerifying()).toBe(false);
  expect(turn).toHaveBeenCalledOnce();
});
