// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import { words } from "../../../../lib/words.svelte";
import { NAMES, people } from "../../fixtures";
import type { DrawingsNamed, Sketch, WhoseStage } from "../../wire";
import { READY } from "./ready";
import Wall from "./Wall.svelte";

await words.load("fort-boyard");

const SKETCH: Sketch = { strokes: [READY.arch, READY.wave, READY.dot], forms: ["zigzag"], size: "small", line: "shaky", lean: "left" };
const STAGE: WhoseStage = { trial: "whose-is-it", phase: "name", thing: "eye", mine: null, strokes: 3, least: 16, most_strokes: 12, most_points: 240, gallery: { sketches: [SKETCH, SKETCH, SKETCH] }, own: null, names: [1, 2, 3], unfinished: [], enough: 1 };
/** Théo's is recognised, Inès's taken for Basile's, and nothing is said of Basile's. */
const RESULT: DrawingsNamed = { event: "drawings-named", candidate: 0, authors: [1, 2, 3], naming: { drawings: [0, 1], names: [1, 3] }, recognised: 1, enough: 1 };

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
async function revealed(language: "en" | "fr", me: number | null): Promise<string[]> {
  await words.speak(language);
  const props = { stage: STAGE, gallery: STAGE.gallery!, people: people(4), isMine: me === 0, mayName: false, until: null, result: RESULT, act: async () => undefined, speaker: new Speaker("fort-boyard", NAMES.slice(0, 4), me), size: "tall" };
  shown = mount(Wall as unknown as Component<any, any>, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll("li")].map((li) => li.textContent!.replace(/\s+/g, " ").trim());
}

it("it is told who drew each, and what was said of those that were not recognised", async () => {
  expect(await revealed("fr", 0)).toEqual(["par Théo", "Vous aviez dit : Basile par Inès", "Vous n'aviez rien dit par Basile"]);
});

it("the others hear of whom it was taken for", async () => {
  expect(await revealed("en", 2)).toEqual(["by Théo", "taken for: Basile by Inès", "left without a name by Basile"]);
  expect(document.querySelectorAll("[role=img]")[1]!.getAttribute("aria-label")).toMatch(/by Inès\. taken for: Basile$/);
});
