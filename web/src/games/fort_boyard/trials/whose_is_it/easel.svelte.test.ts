// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { Action } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import { NAMES } from "../../fixtures";
import type { WhoseStage } from "../../wire";
import Easel from "./Easel.svelte";
import { MARGIN, SHEET } from "./strokes";

await words.speak("en");
await words.load("fort-boyard");

const STAGE: WhoseStage = { trial: "whose-is-it", phase: "draw", thing: "eye", mine: null, strokes: 3, least: 16, most_strokes: 12, most_points: 240, gallery: null, own: null, names: [], unfinished: [], enough: 1 };
const ACROSS = SHEET + 2 * MARGIN; // so that a place on the page is one on the sheet

let shown: Record<string, unknown> | null = null;
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(-MARGIN, -MARGIN, ACROSS, ACROSS));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
const count = () => document.querySelector(".count")!.textContent!.trim();

function show() {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  const given = { stage: STAGE, open: [{ do: "hand-in-drawing", limits: {} }], until: null, act, speaker: new Speaker("fort-boyard", NAMES.slice(0, 3), 1), size: "wide" };
  shown = mount(Easel as unknown as Component<any, any>, { target: document.body, props: given });
  flushSync();
  return act;
}

function stroke(y: number, long: number): void {
  for (const [kind, x] of [["pointerdown", 20], ["pointermove", 20 + long], ["pointerup", 20 + long]] as const) {
    at("sheet")!.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true, cancelable: true }));
  }
  flushSync();
}

it("counts the strokes that count, and says how many are too short", () => {
  show();
  stroke(20, 40);
  expect(count()).toBe("Strokes: 1 (at least 3)");
  stroke(50, 0);
  stroke(60, 15);
  expect(count()).toBe("Strokes: 1 (at least 3), too short: 2");
});

it("is done with strokes enough that count, and hands the short ones in with them", () => {
  const act = show();
  for (const y of [20, 40]) stroke(y, 40);
  stroke(60, 15);
  expect(at("hand-in")).toHaveProperty("disabled", true);
  stroke(80, 16);
  expect(count()).toBe("Strokes: 3 (at least 3), too short: 1 ✓");
  at("hand-in")!.click();
  expect(act.mock.calls[0]![0]).toMatchObject({ do: "hand-in-drawing", lengths: [2, 2, 2, 2], ready: [] });
});
