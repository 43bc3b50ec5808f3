// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { FakeSocket, info, welcome } from "../lib/socket.fake";
import { TableStore } from "../lib/table.svelte";
import type { GameLine, Info, Say } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Lobby from "./Lobby.svelte";
import SettingsCard from "./SettingsCard.svelte";

const GAME = {
  id: "coffre-et-cle", rules_version: 1, seats: [3], just_play: "sharper", bots: [],
  options: [{ name: "max_rounds", kind: "number", default: 20, least: 0, most: 20 }, { name: "final_talk", kind: "flag", default: true }],
  presets: { 3: { sharper: { max_rounds: 2 } } },
  boards: null,
  spoken: "",
  around: "",
} as GameLine;

let page: ReturnType<typeof mount>;
let store: TableStore;
const isDown = { is: false };
const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));

const settled = async () => {
  for (let i = 0; i < 6; i += 1) {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
};

beforeEach(async () => {
  isDown.is = false;
  FakeSocket.install();
  vi.stubGlobal("fetch", async () => new Response('{"nickname": "Anne", "house": "http://house.example", "games": []}', { status: isDown.is ? 502 : 200 }));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await words.speak("en");
  store = new TableStore("T", "I");
  await store.open();
  FakeSocket.last.accept(welcome(5, { table: info("lobby"), game: null }));
});

afterEach(async () => {
  await unmount(page);
  store.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("lets those who wait talk", async () => {
  page = mount(Lobby, { target: document.body, props: { store } });
  await settled();
  const field = document.querySelector<HTMLInputElement>(".talk input")!;
  field.value = "Bonsoir";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  button(words.say("table-chat-send"))!.click();
  await settled();
  expect(FakeSocket.last.sent.find((one): one is Say => one.t === "say")?.text).toBe("Bonsoir");
});

it("says what to do when a part of it has not come", async () => {
  isDown.is = true;
  page = mount(Lobby, { target: document.body, props: { store } });
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain(words.say("lobby-incomplete"));
  isDown.is = false;
  button(words.say("shelf-again"))!.click();
  await settled();
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("tells a guest which options were changed, and no longer why the preset has them otherwise", async () => {
  await words.load("coffre-et-cle");
  page = mount(SettingsCard, { target: document.body, props: { store, game: GAME } });
  await settled();
  const why = words.of("coffre-et-cle").say("preset-sharper-why");
  expect(document.body.textContent).toContain(why);
  const table: Info = info("lobby");
  FakeSocket.last.say(welcome(6, { table: { ...table, settings: { ...table.settings, options: { max_rounds: 0, final_talk: false } } }, game: null }));
  await settled();
  expect([...document.querySelectorAll("dl > div")].map((one) => one.textContent)).toEqual(["Rounds no limit", "Talk in the final phase no"]);
  expect(document.body.textContent).not.toContain(why);
});
