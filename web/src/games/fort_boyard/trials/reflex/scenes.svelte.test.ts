// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { GameEvent } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import type { Showing, TrialProps, TrialStage } from "../../trials";
import type { CatapultStage, HotHandStage, PincersStage, TigersPawStage } from "../../wire";
import Catapult from "../catapult/Scene.svelte";
import HotHand from "../hot_hand/Scene.svelte";
import Pincers from "../pincers/Scene.svelte";
import TigersPaw from "../tigers_paw/Scene.svelte";

await words.speak("en");
await words.load("fort-boyard");
document.documentElement.dataset.motion = "less";

const NAMES = ["Maud", "Theo", "Ines"];
const people = NAMES.map((name, colour) => ({ name, colour, emblem: ["sun", "moon", "star"][colour] })) as unknown as TrialProps["people"];
const round = { opponent: 1, round: 0, bout: 0, won: 0, lost: 0, enough: 1 };
const PAW: TigersPawStage = { trial: "tigers-paw", ...round, phase: "waiting", equal: 0, mine: null, pressed: [] };
const HAND: HotHandStage = { trial: "hot-hand", ...round, wait: "his", has_feinted: false, window: 340, touch: 40 };
const CARD: PincersStage = { trial: "pincers", ...round, wait: "his", fall: 600, first: 380, last: 560 };
const DIE: CatapultStage = { trial: "catapult", ...round, wait: "his", throw: null, spot: null, flight: 1100, near: 90, speed: 900, weakest: 150, strongest: 450 };

let now = 1000;
let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  now = 1000;
  frames = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
/** Time passes, and a frame is painted. */
function paint(later = 0): void {
  now += later;
  for (const frame of frames.splice(0)) frame(now);
  flushSync();
}

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
function show<Stage extends TrialStage>(scene: unknown, stage: Stage, more: Partial<TrialProps<Stage>> = {}) {
  const act = vi.fn(async () => undefined);
  const heard: string[] = [];
  const props = $state({ stage, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me: 0, people, deadline: null, clock: (moment: number) => moment, legal: [], open: [], act, speaker: new Speaker("fort-boyard", NAMES, more.me === undefined ? 0 : more.me), events: [], size: "wide", hear: (said: string) => heard.push(said), ...more });
  shown = mount(scene as Component<any, any>, { target: document.body, props }); // eslint-disable-line
  flushSync();
  const set = (change: Partial<typeof props>) => {
    Object.assign(props, change);
    flushSync();
  };
  return { act, heard, set, scene: shown as unknown as Required<Showing> };
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
const say = () => document.querySelector(".plate b")?.textContent;
function stamped<E extends Event>(event: E): E {
  Object.defineProperty(event, "timeStamp", { value: now });
  return event;
}
function key(name: string): void {
  document.body.dispatchEvent(stamped(new KeyboardEvent("keydown", { key: name, bubbles: true })));
  flushSync();
}
function touch(name: string, kind = "touch"): void {
  const event = stamped(new MouseEvent("pointerdown", { bubbles: true }));
  Object.defineProperty(event, "pointerType", { value: kind });
  at(name)!.dispatchEvent(event);
  flushSync();
}
const opened = (name: string) => [{ do: name, limits: {} }];

it("tiger's paw: a press reports the time from the frame in which the gull was seen to cry", () => {
  const { act, set } = show(TigersPaw, PAW, { open: opened("press-paw") });
  expect(say()).toBe("Wait for the gull's cry…");
  set({ stage: { ...PAW, phase: "shown" } });
  expect(say()).toBe("Now!");
  paint();
  paint(283);
  key(" ");
  expect(act.mock.calls).toEqual([[{ do: "press-paw", bout: 0, ms: 283 }]]);
  key(" ");
  expect(act).toHaveBeenCalledTimes(1);
});

it("tiger's paw: a press before the cry is a false start", () => {
  const { act } = show(TigersPaw, PAW, { open: opened("press-paw") });
  touch("pad");
  expect(act.mock.calls).toEqual([[{ do: "press-paw", bout: 0, ms: 0 }]]);
  expect(say()).toBe("Too early!");
});

it("tiger's paw: a press while nothing may be sent keeps its time and is sent as soon as it may", () => {
  const { act, set } = show(TigersPaw, { ...PAW, phase: "shown" });
  paint();
  paint(250);
  touch("pad", "mouse");
  expect(act).not.toHaveBeenCalled();
  now += 90;
  set({ open: opened("press-paw") });
  expect(act.mock.calls).toEqual([[{ do: "press-paw", bout: 0, ms: 250 }]]);
});

it("tiger's paw: nobody presses while they get ready, and whoever watches has nothing to press", () => {
  const { act } = show(TigersPaw, { ...PAW, phase: "ready" }, { open: opened("press-paw") });
  key(" ");
  touch("pad");
  expect(act).not.toHaveBeenCalled();
  expect(at("pad")!.getAttribute("aria-disabled")).toBe("true");
});

it("tiger's paw: who watches is told who plays", () => {
  show(TigersPaw, PAW, { me: 2 });
  expect(at("pad")).toBeNull();
  expect(say()).toBe("Maud against Theo");
});

it("tiger's paw: both times are shown and told", async () => {
  const { heard, scene } = show(TigersPaw, PAW);
  const compared: GameEvent = { event: "paws-compared", candidate: 0, opponent: 1, candidate_paw: "timed", opponent_paw: "early", candidate_ms: 283, opponent_ms: 0, winner: 0 };
  const done = scene.show([compared]);
  flushSync();
  expect([...document.querySelectorAll("svg text.cry")].map((one) => one.textContent)).toEqual(["283\u00a0ms", "too early"]);
  expect(heard.join()).toContain("You win the round.");
  await done;
});

it.each([
  ["touch", "touch"],
  ["mouse", "mouse"],
  ["pen", "mouse"],
])("hot hand: pulled away by %s", (kind, by) => {
  const { act, set } = show(HotHand, HAND, { open: opened("pull-hand") });
  set({ stage: { ...HAND, wait: "shown" } });
  paint();
  now += 301;
  touch("pad", kind);
  expect(act.mock.calls).toEqual([[{ do: "pull-hand", bout: 0, ms: 301, by }]]);
});

it("hot hand: a feint is heard and seen, takes no time, and whoever pulls on it sends no time", async () => {
  const { act, heard, scene } = show(HotHand, HAND, { open: opened("pull-hand") });
  await scene.show([{ event: "hand-feinted", attacker: 1 }]);
  flushSync();
  expect(heard).toEqual(["Theo twitches: a feint!"]);
  expect(document.querySelector(".twitch")).not.toBeNull();
  key("Enter");
  expect(act.mock.calls).toEqual([[{ do: "pull-hand", bout: 0, ms: 0, by: "keys" }]]);
});

it("hot hand: the attacker feints and strikes by keys and by buttons", () => {
  const { act } = show(HotHand, HAND, { me: 1, legal: [{ do: "feint-hand" }, { do: "strike-hand" }] });
  expect(at("pad")).toBeNull();
  key("f");
  key(" ");
  at("strike-hand")!.click();
  expect(act.mock.calls).toEqual([[{ do: "feint-hand" }], [{ do: "strike-hand" }], [{ do: "strike-hand" }]]);
});

it("pincers: the fingers close once for each card", () => {
  const { act, set } = show(Pincers, CARD, { open: opened("pinch-card") });
  set({ stage: { ...CARD, wait: "shown" } });
  paint();
  paint(470);
  key(" ");
  key(" ");
  expect(act.mock.calls).toEqual([[{ do: "pinch-card", bout: 0, ms: 470 }]]);
  set({ stage: { ...CARD, wait: "ready", round: 1, bout: 1, opponent: 2 } });
  set({ stage: { ...CARD, wait: "his", round: 1, bout: 1, opponent: 2 } });
  key(" ");
  expect(act.mock.calls[1]).toEqual([{ do: "pinch-card", bout: 1, ms: 0 }]);
});

it("pincers: the dropper lets go", () => {
  const { act } = show(Pincers, CARD, { me: 1, legal: [{ do: "drop-card" }] });
  expect(say()).toBe("Let go when you like.");
  key(" ");
  expect(act.mock.calls).toEqual([[{ do: "drop-card" }]]);
});

it("catapult: the trace of the cup is sent when the die lands", () => {
  const { act, set } = show(Catapult, DIE);
  set({ stage: { ...DIE, wait: "shown", throw: { direction: 100, force: 100 }, spot: 950 }, open: opened("slide-cup") });
  paint();
  now += 60;
  key("1"); // nobody can have seen anything yet
  now += 240;
  key("5");
  paint(200);
  expect(act).not.toHaveBeenCalled();
  key("ArrowLeft");
  paint(600);
  expect(act.mock.calls).toEqual([[{ do: "slide-cup", bout: 0, moments: [300, 500], spots: [900, 700] }]]);
  paint(100);
  expect(act).toHaveBeenCalledTimes(1);
});

it("catapult: the mouth of the cup is as wide as what it catches, at a slower pace too", () => {
  const mouth = () => Number(document.querySelector('ellipse[ry="11"][fill="var(--slate)"]')!.getAttribute("rx"));
  const { set } = show(Catapult, DIE);
  const narrow = mouth();
  set({ stage: { ...DIE, near: 180 } });
  expect(mouth()).toBe(2 * narrow);
});

it("catapult: whoever throws sets direction and force", () => {
  const { act } = show(Catapult, DIE, { me: 1, open: opened("throw-die") });
  expect(at("lead")).toBeNull();
  const slider = at("direction") as HTMLInputElement;
  slider.value = "85";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  key("Enter");
  expect(act.mock.calls).toEqual([[{ do: "throw-die", direction: 85, force: 70 }]]);
});

it("catapult: where the die and the cup were is seen and told", async () => {
  const { heard, scene } = show(Catapult, DIE);
  const done = scene.show([{ event: "die-landed", candidate: 0, thrower: 1, landing: "missed", spot: 950, cup: 590 }]);
  flushSync();
  expect(document.querySelector("svg text.cry")!.textContent).toBe("Missed!");
  expect(heard).toEqual(["The die has landed beside your egg cup."]);
  await done;
});
