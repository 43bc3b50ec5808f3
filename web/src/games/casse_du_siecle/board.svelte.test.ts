// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Scene } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import type { Action } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { moments, NAMES, sceneOf, stepOf, type Moment } from "./fixtures";
import { guide } from "./guide";
import { history } from "./history";
import { lineOf } from "./journal";
import { table } from "./pieces";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";

await words.speak("en");
await words.load("casse-du-siecle");
document.documentElement.dataset.motion = "less";

const find = (name: string, phase: string, kinds: string[]): Moment =>
  moments.find(({ name: one, before }) => one === name && table(sceneOf(before)).phase === phase && kinds.every((kind) => before.legal.some((action) => action.do === kind)) && (kinds.length > 0 || !before.legal.length))!;
const speakerOf = (scene: Scene) => new Speaker("casse-du-siecle", NAMES.slice(0, table(scene).seats), scene.seat);

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});
function show(scene: Scene, part: Component<any, any> = Board, size = "wide") {
  const act = vi.fn<(action: Action) => void>();
  shown = mount(part, { target: document.body, props: { scene, act, speaker: speakerOf(scene), size } });
  flushSync();
  return { act, board: shown as unknown as { play(step: object): Promise<void>; skip(): void } };
}
const at = (name: string) => document.querySelector<SVGGElement>(`.target[data-at="${name}"]`);
function press(name: string): void {
  const target = at(name);
  if (!target) throw new Error(`${name} cannot be pressed; only ${[...document.querySelectorAll(".target")].map((one) => one.getAttribute("data-at")).join(" ")}`);
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
}

describe("every moment", () => {
  const games = [...new Set(moments.map(({ name }) => name))].map((name, nth) => ({ name, size: nth % 2 ? "tall" : "wide" }));

  it.each(games)("has names on everything, can be pressed only where a move is listed, and is played through: $name, $size", { timeout: 60_000 }, async ({ name, size }) => {
    const steps = moments.filter((moment) => moment.name === name);
    let scene = $state.raw<Scene>(sceneOf(steps[0]!.before));
    const props = { get scene() { return scene; }, get speaker() { return speakerOf(scene); }, act: vi.fn(), size };
    shown = mount(Board as Component<any, any>, { target: document.body, props });
    const board = shown as unknown as { play(step: object): Promise<void>; skip(): void };
    for (const [nth, moment] of steps.entries()) {
      scene = sceneOf(moment.before);
      flushSync();
      const named = [...document.querySelectorAll("[role=button], [role=img], [role=group], [role=dialog], button")];
      for (const one of named) expect(one.getAttribute("aria-label") || one.textContent, one.outerHTML.slice(0, 90)).toMatch(/\w/);
      const targets = [...document.querySelectorAll(".target")].filter((one) => one.getAttribute("data-at") !== "notebook");
      expect(targets.length > 0 || document.querySelector(".dial") !== null, `${nth}`).toBe(moment.before.legal.length > 0);
      const played = board.play(stepOf(moment));
      board.skip();
      await played;
      const lying = table(sceneOf(moment.after)).bunches.map((layers) => layers.length > 0);
      expect(lying.map((_, place) => document.querySelector(`[data-at="place-${place}"] .lift`) !== null), `${nth}`).toEqual(lying);
    }
  });

  it.each(["fr", "en"] as const)("is told in a sentence: %s", async (language) => {
    await words.speak(language);
    for (const { before, after } of moments)
      for (const scene of [sceneOf(before), sceneOf(after)]) {
        const { head, sub } = sentence(scene, speakerOf(scene));
        expect(head).toMatch(/\w/);
        expect(head + sub + history(scene, speakerOf(scene)).join("")).not.toMatch(/board-|now-|undefined|\{/);
      }
  });
});

describe("a turn on the board", () => {
  beforeAll(() => words.speak("en"));

  it("a bunch is taken by one press", () => {
    const { act } = show(sceneOf(find("family", "taking", ["take"]).before));
    press("place-4");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "take", place: 4 });
  });

  it("a key is laid by a press on it and one on its lock", () => {
    const { before } = find("family", "laying", ["lay"]);
    const lay = before.legal.find((action) => action.do === "lay")!;
    const view = table(sceneOf(before));
    const { act } = show(sceneOf(before));
    press(`key-${view.hand.indexOf(lay.key)}`);
    press(`lock-${lay.door}-${"CODE".indexOf(lay.key[1]!)}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(lay);
  });

  it("a gear is looked at by one press", () => {
    const { act } = show(sceneOf(find("family", "looking", ["look"]).before));
    press("gear-2-lower");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "look", axle: 2, level: "lower" });
  });

  it("two bunches are picked by two presses", () => {
    const { before } = find("family", "picking", ["pick"]);
    const pick = before.legal.find((action) => action.do === "pick")!;
    const { act } = show(sceneOf(before));
    press(`place-${pick.second}`);
    expect(act).not.toHaveBeenCalled();
    press(`place-${pick.first}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(pick);
  });

  it("a door is finished by its number, keys, and one confirmation", () => {
    const { before } = find("pros", "laying", ["finish"]);
    const finish = before.legal.find((action) => action.do === "finish")!;
    const view = table(sceneOf(before));
    const { act } = show(sceneOf(before));
    press(`door-${finish.door}`);
    const isOn = (key: string) => at(`lock-${finish.door}-${"CODE".indexOf(key[1]!)}`)?.textContent?.includes(key) ?? false;
    for (const key of finish.keys) if (!isOn(key)) press(`key-${view.hand.indexOf(key)}`);
    expect(act).not.toHaveBeenCalled();
    press("plate-confirm");
    expect(act).toHaveBeenCalledTimes(1);
    expect(act.mock.calls[0]![0]).toEqual(finish);
  });

  it("keys are kept by choosing them, and Escape gives up", () => {
    const { before } = find("pros", "laying", ["keep"]);
    const { act } = show(sceneOf(before));
    press("plate-done");
    press("key-0");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(at("plate-confirm")).toBeNull();
    press("plate-done");
    press("key-0");
    press("plate-confirm");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "keep", keys: [table(sceneOf(before)).hand[0]] });
  });

  it("digits are collected on the dial and the first is sent when all are set", async () => {
    const { before } = find("strict", "taking", ["dial"]);
    const { act } = show(sceneOf(before));
    press("plate-dial");
    const digit = (nth: number) => document.querySelectorAll<HTMLButtonElement>(".dial .digit")[nth - 1]!;
    const main = () => document.querySelector<HTMLButtonElement>(".dial .main")!;
    for (const one of [4, 2, 9]) digit(one).click();
    flushSync();
    expect(main().disabled).toBe(true);
    digit(10).click();
    flushSync();
    main().click();
    await tick();
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "dial", digit: 4 });
  });

  it("the notebook opens and tells what is known of bunches", () => {
    const moment = moments.find(({ after }) => table(sceneOf(after)).bunches.some((layers) => layers.some(({ keys }) => keys.length > 0)))!;
    show(sceneOf(moment.after));
    press("notebook");
    const known = table(sceneOf(moment.after)).bunches.flat().flatMap(({ keys }) => keys);
    expect(document.querySelector("section")!.textContent).toContain(known[0]);
  });

  it("whoever only watches has no hand, no notebook and nothing to press", () => {
    const scene = sceneOf(find("hidden", "laying", ["lay"]).before);
    show({ ...scene, seat: null, legal: [], view: { ...scene.view, table: { ...table(scene), seat: null, hand: [], mine_aside: [] } } });
    expect(document.querySelectorAll(".target")).toHaveLength(0);
  });
});

describe("what is kept in the head", () => {
  const speaker = new Speaker("casse-du-siecle", NAMES, 0);

  it("the journal forgets digits and keys where the memory is strict, and only there", () => {
    const seen = { event: "gear-seen", seat: 0, axle: 1, level: "lower", digit: 7 } as const;
    expect(lineOf(seen, speaker, "notes")).toContain("7");
    expect(lineOf(seen, speaker, "strict")).not.toContain("7");
    const back = { event: "keys-put-back", seat: 0, place: 4, keys: ["3C", "6E"], count: 2 } as const;
    expect(lineOf({ ...back, keys: [...back.keys] }, speaker, "notes")).toContain("3C");
    expect(lineOf({ ...back, keys: [...back.keys] }, speaker, "strict")).toBe("You put 2 keys back on bunch 5.");
  });

  it("only what showed nothing can be taken back", () => {
    expect(mayTakeBack({ do: "put-back", keys: [] })).toBe(true);
    expect(mayTakeBack({ do: "take", place: 1 })).toBe(false);
    expect(mayTakeBack({ do: "look", axle: 1, level: "lower" })).toBe(false);
  });
});

describe("the end", () => {

  it("shows the combination, who had seen what, and the rule", () => {
    const { after } = moments.find(({ events }) => events.some(({ event }) => event === "ended"))!;
    const scene = sceneOf(after);
    show(scene, Ending);
    expect(document.querySelectorAll(".combination li")).toHaveLength(4);
    expect(document.body.textContent).toContain("CS-11");
    expect(document.querySelectorAll(".seats li")).toHaveLength(2);
  });

  it("every hint has words, and each is due at some moment of these games or with stakes", () => {
    const due = new Set(moments.flatMap(({ before, after }) => [before, after].flatMap((glance) => guide.filter((hint) => hint.when(sceneOf(glance))).map(({ message }) => message))));
    for (const { message } of guide) expect(words.of("casse-du-siecle").has(message), message).toBe(true);
    expect(guide.map(({ message }) => message).filter((message) => !due.has(message))).toEqual([]);
  });
});
