// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { loading } from "./drawn.svelte";
import { moments, NAMES, people, sceneOf } from "./fixtures";
import { explain } from "./labels";
import { table } from "./pieces";
import type { ShowProps } from "./trials";
import type { View } from "./wire";

vi.mock("./fort", () => ({ picture: () => "<g/>", above: () => "<g/>" }));

await words.speak("en");
await words.load("fort-boyard");
await loading;

const shows = import.meta.glob<{ default: Component<ShowProps> }>("./trials/*/Show.svelte", { eager: true });

afterEach(() => document.body.replaceChildren());

describe("a program's trial", () => {
  it.each(Object.entries(shows))("ends as it ended: %s", async (_path, { default: Show }) => {
    const [candidate, foe] = people(2) as [ShowProps["candidate"], ShowProps["foe"]];
    const drawn: string[] = [];
    for (const won of [null, true, false]) {
      const shown = mount(Show, { target: document.body, props: { candidate, foe, won } });
      flushSync();
      drawn.push(document.body.innerHTML);
      await unmount(shown);
      document.body.replaceChildren();
    }
    expect(new Set(drawn).size).toBe(3);
  });

  describe("on the board", () => {
    const gathered = sceneOf(moments.find(({ after }) => (after.view.table as View).phase === "gathering")!.after);
    const { mover, card } = table(gathered);
    const during = (some: Partial<View>) => ({ ...gathered, seat: null, legal: [], view: { ...gathered.view, table: { ...table(gathered), ...some } } });
    const [fanned, shown, over] = [during({ phase: "fanning", card: null }), during({ phase: "show" }), during({ phase: "making-up", card: null })];
    beforeEach(() => {
      document.documentElement.dataset.motion = "full";
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
      delete document.documentElement.dataset.motion;
    });

    it("has been seen for a while before it ends, and its end as well, however late the picture is", async () => {
      const speaker = new Speaker("fort-boyard", NAMES.slice(0, table(gathered).seats), null);
      const board = mount(Board as Component<any, any>, { target: document.body, props: { scene: fanned, act: () => undefined, speaker, size: "wide" } }) as unknown as { play(step: object): Promise<void> };
      flushSync();
      const verdict = () => document.querySelector(".verdict") !== null;
      const drawn = board.play({ before: fanned, events: [{ event: "trial-drawn", seat: mover, card }], after: shown });
      void drawn.then(() => board.play({ before: shown, events: [{ event: "trial-lost", seat: mover }], after: over }));
      await vi.advanceTimersByTimeAsync(1300 + 1400);
      flushSync();
      expect([document.querySelector("[data-room=show]") !== null, verdict()]).toEqual([true, false]);
      await vi.advanceTimersByTimeAsync(200);
      flushSync();
      expect(verdict()).toBe(true);
      await vi.advanceTimersByTimeAsync(1200);
      flushSync();
      expect([document.querySelector("[data-room=show]") !== null, verdict()]).toEqual([true, true]);
      await vi.advanceTimersByTimeAsync(300);
      flushSync();
      expect(verdict()).toBe(false);
      await unmount(board as never);
    });
  });
});

it("a trial is not told to whoever only watches as if he had to play it", async () => {
  for (const language of ["en", "fr"] as const) {
    await words.speak(language);
    const speaker = new Speaker("fort-boyard", NAMES.slice(0, 3), null);
    for (const path of Object.keys(shows)) {
      const card = path.split("/")[2]!.replaceAll("_", "-");
      expect(explain(card, 1, null, speaker)).not.toMatch(/\b(you|your|yours|vous|votre|vos|frappez|lancez|lâchez|posez|choisissez|retenez)\b/i);
      expect(explain(card, 1, null, speaker)).toContain(NAMES[1]!);
    }
  }
  await words.speak("en");
});
