// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import Ending from "./Ending.svelte";
import { moments, NAMES, sceneOf } from "./fixtures";
import { table } from "./pieces";
import { reigns } from "./race";

await words.load("formule-secrete");
const ends = moments.map(({ after }) => sceneOf(after)).filter(({ isOver }) => isOver);

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

describe.each(["en", "fr"] as const)("the end, in %s", (language) => {
  beforeAll(() => words.speak(language));

  it.each(ends.map((scene) => ({ scene, how: table(scene).ending })))("says who won, why and how the race went: $how", ({ scene }) => {
    const view = table(scene);
    const openRule = vi.fn();
    shown = mount(Ending, { target: document.body, props: { scene, act: vi.fn(), speaker: new Speaker("formule-secrete", NAMES.slice(0, view.seats), 1), size: "wide", openRule } });
    flushSync();
    const text = document.body.textContent;
    expect(text).not.toMatch(/\{|undefined|NaN|end-|board-/);
    expect(document.querySelector("[data-at='standing-0'], [data-at='standing-1']")).not.toBeNull();
    expect(document.querySelectorAll("ol.seats li").length).toBe(view.seats);
    expect(document.querySelectorAll("ol.seats li.won").length).toBe(view.winners.length);
    expect([...document.querySelectorAll("[data-at^='winner-']")].map((one) => one.getAttribute("data-at"))).toEqual(view.winners.map((seat) => `winner-${seat}`));
    expect(document.querySelectorAll("[data-at^='winner-'] [href='#fs-vial']")).toHaveLength(view.winners.includes(view.holder ?? -1) ? 1 : 0);
    expect(document.querySelectorAll(".takings li").length).toBe(reigns(view).length);
    expect(document.querySelectorAll("rect.reign").length).toBe(reigns(view).length);
    for (const line of document.querySelectorAll("polyline")) expect(line.getAttribute("points")).toMatch(/^[\d., ]+$/);
    document.querySelector<HTMLElement>("button.rule")!.click();
    expect(openRule).toHaveBeenCalledWith(view.ending === "out" ? "FS-34" : "FS-35");
  });
});
