// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import { words } from "../../../../lib/words.svelte";
import type { NosePoint, NoseStage } from "../../wire";
import Scene from "./Scene.svelte";

await words.speak("en");
await words.load("fort-boyard");

const points: NosePoint[] = [{ x: 650, y: 2380 }, { x: 650, y: 970 }, { x: 1350, y: 970 }, { x: 1350, y: 2380 }];
const STAGE: NoseStage = {
  trial: "nose-to-nose", phase: "look", start: 3000, run: 20_000, path: { points, sideways_phase: 0, upright_phase: 0 }, blows: [], sleeve: null, bout: 0, is_again: false,
  touch: 44, mouse: 30, keys: 44, jump: 40, every: 40, goal: 10, warning: 500, push: 600, reach: 16, sideways: 24, sideways_period: 4400, upright: 8, upright_period: 4400, way: 15_000, speed: 60, most: 60,
};
const NAMES = ["Maud", "Theo", "Ines"];
const people = NAMES.map((name, colour) => ({ name, colour, emblem: ["sun", "moon", "star"][colour] }));

async function drawn(stage: NoseStage): Promise<number> {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  const props = { stage, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me: 0, people, deadline: null, clock: (moment: number) => moment, legal: [], open: [], act: vi.fn(), speaker: new Speaker("fort-boyard", NAMES, 0), events: [], size: "wide", hear: () => undefined };
  const scene = mount(Scene as Component<any, any>, { target: document.body, props }); // eslint-disable-line
  flushSync();
  const width = Number(document.querySelector('[data-at="path"] path[stroke="var(--sand)"]')!.getAttribute("stroke-width"));
  await unmount(scene);
  vi.unstubAllGlobals();
  return width;
}

it("the path is drawn as wide as the stage says", async () => {
  expect([await drawn(STAGE), await drawn({ ...STAGE, mouse: 60 })]).toEqual([30, 60]);
});
