// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import { moments, NAMES, people, sceneOf } from "./fixtures";
import { table } from "./pieces";
import Strip from "./Strip.svelte";

await words.speak("fr");
await words.load("fort-boyard");

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

it.each([[true, false], [false, false], [true, true], [false, true]])("what the marks of the spaces mean is told wherever there is nothing to do (wide: %s, busy: %s)", (wide, isBusy) => {
  const view = table(sceneOf(moments[0]!.after));
  shown = mount(Strip as unknown as Component<any, any>, { target: document.body, props: { view, seat: 0, shown: 0, person: people(2)[0], lit: false, note: "", speaker: new Speaker("fort-boyard", NAMES.slice(0, view.seats), 0), wide, isBusy } });
  flushSync();
  const told = [...document.querySelectorAll(".legend li")].map((one) => one.textContent);
  expect(told).toEqual(isBusy ? [] : ["épreuve", "les deux", "énigme", "l'une ou l'autre"]);
});
