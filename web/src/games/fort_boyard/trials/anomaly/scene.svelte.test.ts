// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { Action } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import { NAMES, people } from "../../fixtures";
import type { TrialProps } from "../../trials";
import { GARMENTS, type AnomalyStage, type Dye } from "./figures";
import Scene from "./Scene.svelte";

await words.speak("en");
await words.load("fort-boyard");

const dress = (hat: Dye) => GARMENTS.map((garment) => (garment === "hat" ? hat : null));
const STAGE: AnomalyStage = { trial: "anomaly", phase: "looking", figures: [{ seat: 1, dress: dress("red") }, { seat: 2, dress: dress("blue") }], proposed: [], proposals: [], touched: [], left: 3, change: null };

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
function show(me: number | null, stage: Partial<AnomalyStage>, props: Partial<TrialProps<AnomalyStage>> = {}) {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  const given = { stage: { ...STAGE, ...stage }, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me, people: people(3), deadline: null, clock: (moment: number) => moment, legal: [], open: [], speaker: new Speaker("fort-boyard", NAMES.slice(0, 3), me), events: [], size: "wide", act, hear: () => undefined, ...props };
  shown = mount(Scene as unknown as Component<any, any>, { target: document.body, props: given });
  flushSync();
  return act;
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
function press(element: HTMLElement): void {
  element.click();
  flushSync();
}
const row = (words: string) => [...document.querySelectorAll<HTMLElement>(".list button, .list span")].find((one) => one.textContent === words)!;

it("the list says what everybody wears, and what nobody does", () => {
  show(0, {});
  press(at("as-list")!);
  expect(row("hat: plain red").tagName).toBe("SPAN");
  expect(document.querySelectorAll(".list li")).toHaveLength(24);
  expect(row("boots: nothing")).toBeTruthy();
});

it("the candidate touches in the list", () => {
  const legal = [1, 2].flatMap((figure) => GARMENTS.map((garment) => ({ do: "touch-garment", figure, garment }) as unknown as Action));
  const act = show(0, { phase: "finding" }, { legal });
  press(at("as-list")!);
  press(row("hat: blue with stripes"));
  expect(act.mock.calls).toEqual([[{ do: "touch-garment", figure: 2, garment: "hat" }]]);
});

it("an opponent chooses a place and then a change, in the list as well", () => {
  const act = show(1, { phase: "changing" }, { open: [{ do: "propose-change", limits: {} }] });
  press(at("as-list")!);
  press(row("hat: plain red"));
  press(at("dye-green")!);
  expect(act.mock.calls).toEqual([[{ do: "propose-change", alteration: "recoloured", figure: 1, garment: "hat", dye: "green", other: null }]]);
  expect(at("dye-green")).toBe(null);
});

it("he joins another's proposal by one press", () => {
  const change = { alteration: "swapped", figure: 1, garment: "hat", dye: null, other: 2 } as const;
  const act = show(1, { phase: "changing", proposed: [2], proposals: [{ seat: 2, change }] }, { open: [{ do: "propose-change", limits: {} }] });
  press(document.querySelector<HTMLElement>(".vote")!);
  expect(act.mock.calls).toEqual([[{ do: "propose-change", ...change }]]);
});

it("behind the curtain there is nothing to see", () => {
  show(0, { phase: "changing", figures: [] });
  expect(document.querySelector(".curtain")).not.toBe(null);
  expect(document.querySelector(".figure")).toBe(null);
});

it("what was touched is crossed out, and what had changed is ringed", () => {
  const change = { alteration: "swapped", figure: 1, garment: "hat", dye: null, other: 2 } as const;
  show(1, { phase: "finding", touched: [{ figure: 2, garment: "bag" }], left: 2, change });
  expect(document.querySelectorAll(".cross")).toHaveLength(1);
  expect(document.querySelectorAll(".ring.found")).toHaveLength(2);
  expect(document.querySelectorAll(".left svg")).toHaveLength(3);
});

const figure = (seat: number) => document.querySelector<SVGGElement>(`[data-at="figure-${seat}"]`)!;
function key(element: Element, name: string): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

it("what a figure of the picture wears is said in a sentence", () => {
  show(0, {});
  expect(figure(1).getAttribute("role")).toBe("img");
  expect(figure(1).getAttribute("aria-label")).toBe(`${NAMES[1]}, hat: plain red`);
});

it("by keys one goes over a figure from head to foot and to the next, and touches", () => {
  const legal = [1, 2].flatMap((seat) => GARMENTS.map((garment) => ({ do: "touch-garment", figure: seat, garment }) as unknown as Action));
  const act = show(0, { phase: "finding" }, { legal });
  figure(1).focus();
  key(figure(1), "ArrowRight");
  expect(document.activeElement).toBe(figure(2));
  key(figure(2), "ArrowUp"); // from the hat round to the boots
  expect(figure(2).getAttribute("aria-label")).toBe("boots: nothing");
  key(figure(2), "Enter");
  expect(act.mock.calls).toEqual([[{ do: "touch-garment", figure: 2, garment: "boots" }]]);
});

it("by keys an opponent is offered what can be done at a place", () => {
  show(1, { phase: "changing" }, { open: [{ do: "propose-change", limits: {} }] });
  figure(2).focus();
  key(figure(2), " ");
  expect(at("change-removed")).not.toBe(null);
});
