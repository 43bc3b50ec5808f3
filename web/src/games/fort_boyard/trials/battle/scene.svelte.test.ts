// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { Action, GameEvent } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import { NAMES, people } from "../../fixtures";
import type { TrialProps } from "../../trials";
import Scene from "./Scene.svelte";
import type { BattleStage } from "./signs";

await words.speak("en");
await words.load("fort-boyard");

const STAGE: BattleStage = { trial: "battle", opponent: 1, round: 1, equal: 0, won: 0, lost: 0, enough: 1, chosen: [], mine: null };
const CHOICES = ["well", "scissors", "leaf"].map((sign) => ({ do: "choose-sign", sign }) as unknown as Action);
const round = (opponent: number, winner: number | null) => ({ event: "signs-shown", candidate: 0, opponent, candidate_sign: "well", opponent_sign: winner === null ? "well" : "scissors", winner }) as unknown as GameEvent;

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
function show(me: number | null, stage: Partial<BattleStage>, props: Partial<TrialProps<BattleStage>> = {}): void {
  const given = { stage: { ...STAGE, ...stage }, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me, people: people(3), deadline: null, clock: (moment: number) => moment, legal: [], open: [], speaker: new Speaker("fort-boyard", NAMES.slice(0, 3), me), events: [], size: "wide", act: async () => undefined, hear: () => undefined, ...props };
  shown = mount(Scene as unknown as Component<any, any>, { target: document.body, props: given });
  flushSync();
}
const arm = (side: "left" | "right") => document.querySelector<SVGGElement>(`[data-at="arm-${side}"]`)!;
const whose = () => [arm("left").dataset["seat"], arm("right").dataset["seat"]];
const isBack = (side: "left" | "right") => arm(side).querySelector(".arm")!.classList.contains("back");
const hasShield = (side: "left" | "right") => arm(side).querySelector(".shield") !== null;

it("my own arm comes from the left, whichever side I am on; whoever watches sees the candidate's there", () => {
  show(0, {});
  expect(whose()).toEqual(["0", "1"]);
});
it("so it does for an opponent", () => {
  show(1, {});
  expect(whose()).toEqual(["1", "0"]);
});
it("and who is not in this round sees the candidate on the left", () => {
  show(2, {});
  expect(whose()).toEqual(["0", "1"]);
});

it("the arm that reaches out is of whoever has chosen", () => {
  show(1, { chosen: [0] });
  expect([isBack("left"), hasShield("left")]).toEqual([true, false]); // mine: I have not
  expect([isBack("right"), hasShield("right")]).toEqual([false, true]);
});

it("when the next opponent's turn has come, it is his arm, without a sign", () => {
  show(2, { opponent: 2, round: 2, lost: 1 }, { events: [round(1, 1)], legal: CHOICES });
  expect(whose()).toEqual(["2", "0"]);
  expect([hasShield("left"), hasShield("right")]).toEqual([false, false]);
});

it("equal signs stay to be seen until somebody chooses again", () => {
  show(2, { equal: 1 }, { events: [round(1, null)] });
  expect(whose()).toEqual(["0", "1"]);
  expect(document.querySelector(".equal")).not.toBe(null);
  expect([hasShield("left"), hasShield("right")]).toEqual([true, true]);
});
