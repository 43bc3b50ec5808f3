// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Person } from "../lib/game";
import { words } from "../lib/words.svelte";
import Company from "./Company.svelte";

let page: ReturnType<typeof mount>;

const person = (name: string, host: boolean): Person => ({ name, bot: null, away: null, vacant: false, muted: false, host, colour: 0, emblem: "sun", here: true });

function told(people: Person[], mine: number[]): (string | null)[] {
  const nothing = () => {};
  page = mount(Company, { target: document.body, props: { people, mine, watchers: 0, isHost: true, isPlaying: true, mute: nothing, free: nothing, leave: nothing, comeBack: nothing } });
  flushSync();
  return [...document.querySelectorAll("li small")].map((one) => one.textContent);
}

beforeEach(() => words.speak("en"));
afterEach(() => unmount(page));

it("tells each on his own device who he is, and who is the host", () => {
  expect(told([person("Anne", true), person("Bruno", false)], [0])).toEqual(["here · host · you", "here"]);
});

it("has one host and no one who is you around one screen", () => {
  expect(told([person("Anne", true), person("Bruno", true), person("Chloé", true)], [0, 1])).toEqual(["here · host · at this screen", "here · at this screen", "here"]);
});
