// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { Action } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import { NAMES, people } from "../../fixtures";
import type { TrialProps } from "../../trials";
import type { StraightFaceStage } from "./faces";
import Scene from "./Scene.svelte";
import source from "./Scene.svelte?raw";

await words.speak("en");
await words.load("fort-boyard");

const STAGE: StraightFaceStage = { trial: "straight-face", number: 3, faces: 20, face: "serious", by: 1, is_pressed: false, mistakes: 1, allowed: 2, press: 900, beat: 1200, chooser: 1, is_chosen: false, mine: null };

let shown: Record<string, unknown> | null = null;
let frames: ((at: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (done: (at: number) => void) => frames.push(done));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
function show(me: number | null, props: Partial<TrialProps<StraightFaceStage>> = {}) {
  const [act, hear] = [vi.fn<(action: Action) => Promise<void>>(async () => undefined), vi.fn<(sentence: string) => void>()];
  const given = { stage: STAGE, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me, people: people(3), deadline: null, clock: (moment: number) => moment, legal: [], open: [], speaker: new Speaker("fort-boyard", NAMES.slice(0, 3), me), events: [], size: "wide", act, hear, ...props };
  shown = mount(Scene as unknown as Component<any, any>, { target: document.body, props: given });
  flushSync();
  return { act, hear };
}
/** As browsers stamp it: by the page's clock, when it was pressed. */
function key(name: string, timeStamp = 0): void {
  document.body.dispatchEvent(Object.defineProperty(new KeyboardEvent("keydown", { key: name, bubbles: true }), "timeStamp", { value: timeStamp }));
}
const OPEN = [{ do: "press-on-face", limits: { number: 3, ms: 60000 } }];

it("the candidate presses once a face, with his own time since it was painted", () => {
  const { act } = show(0, { open: OPEN });
  key(" ");
  expect(act).not.toHaveBeenCalled(); // nothing has been seen yet
  frames[0]!(1000.2);
  key(" ", 1412.4);
  key("Enter", 1600);
  document.querySelector<HTMLElement>('[data-at="face"]')!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(act.mock.calls[0]).toEqual([{ do: "press-on-face", number: 3, ms: 412 }]);
});

it("where nothing is open a press is none", () => {
  const { act } = show(0);
  frames[0]!(performance.now() - 100);
  key(" ");
  expect(act).not.toHaveBeenCalled();
});

it("a face has its word, to be read and to be heard", () => {
  const { hear } = show(0, { open: OPEN });
  expect(hear).toHaveBeenCalledWith("serious");
  expect(document.querySelector("text.word")!.textContent).toBe("SERIOUS");
});

it("the opponent of the moment chooses by a press or by a key", () => {
  const legal = [{ do: "choose-face", face: "serious" }, { do: "choose-face", face: "funny" }] as unknown as Action[];
  const { act } = show(1, { legal });
  document.querySelector<HTMLElement>('[data-at="face-funny"]')!.click();
  key("1");
  expect(act.mock.calls.map(([action]) => (action as unknown as { face: string }).face)).toEqual(["funny", "serious"]);
});

it("whoever watches is offered nothing", () => {
  const { act } = show(null);
  key(" ");
  expect(document.querySelector(".choice")).toBe(null);
  expect(document.querySelector<HTMLButtonElement>('[data-at="face"]')!.disabled).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

it("the portrait keeps its place while there is something to choose and while there is not", async () => {
  const legal = [{ do: "choose-face", face: "serious" }, { do: "choose-face", face: "funny" }] as unknown as Action[];
  const rooms: string[] = [];
  for (const given of [{ legal }, { legal: [], stage: { ...STAGE, chooser: 2 } }]) {
    show(1, { ...given, size: "tall" });
    expect(document.querySelector(".choices") !== null).toBe(given.legal.length > 0);
    rooms.push(document.querySelector(".straight")!.className);
    await unmount(shown!);
    shown = null;
  }
  expect(rooms[0]).toContain("chooser");
  expect(rooms[1]).toBe(rooms[0]);
  expect(source).not.toContain(":has(.choices)");
});
