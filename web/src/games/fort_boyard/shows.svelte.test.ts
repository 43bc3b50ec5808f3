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
import { seedOf } from "./trials/tale";
import type { View } from "./wire";

vi.mock("./fort", () => ({ picture: () => "<g/>", above: () => "<g/>" }));

await words.speak("en");
await words.load("fort-boyard");
await loading;

const shows = import.meta.glob<{ default: Component<ShowProps> }>("./trials/*/Show.svelte", { eager: true });

afterEach(() => document.body.replaceChildren());

const films = import.meta.glob<string>(["./trials/*/Show.svelte", "./trials/tale.ts", "./trials/whose_is_it/doodles.ts"], { eager: true, query: "?raw", import: "default" });

/** A film as it is drawn at this moment. */
async function drawnBy(Show: Component<ShowProps>, { seats = 4, ...some }: Partial<ShowProps> & { seats?: number } = {}): Promise<string> {
  const [candidate, ...others] = people(seats) as [ShowProps["candidate"], ...ShowProps["others"]];
  const speaker = new Speaker("fort-boyard", NAMES.slice(0, seats), null);
  const shown = mount(Show, { target: document.body, props: { candidate, foe: others[0]!, others, won: null, seed: 7, size: "tall", speaker, ...some } });
  flushSync();
  const html = document.body.innerHTML;
  await unmount(shown);
  document.body.replaceChildren();
  return html;
}

describe("a program's trial", () => {
  it.each(Object.entries(shows))("ends as it ended: %s", async (_path, { default: Show }) => {
    const drawn = [];
    for (const won of [null, true, false]) drawn.push(await drawnBy(Show, { won }));
    expect(new Set(drawn).size).toBe(3);
  });

  it.each(Object.entries(shows))("is the same film for everybody, and another one each time: %s", async (_path, { default: Show }) => {
    for (const won of [null, true, false]) {
      const drawn = [];
      for (let seed = 1; seed <= 12; seed++) {
        drawn.push(await drawnBy(Show, { won, seed }));
        expect(await drawnBy(Show, { won, seed })).toBe(drawn.at(-1));
      }
      expect(new Set(drawn).size).toBeGreaterThan(6);
    }
  });

  it("is drawn by nothing that is this page's alone", () => {
    for (const [path, source] of Object.entries(films)) expect(source, path).not.toMatch(/Math\.random|Date\.now|performance\.now/);
    const view: Parameters<typeof seedOf>[0] = { round: 3, mover: 1, card: "battle", at: [4, 9, 0] };
    expect(seedOf(view)).toBe(seedOf({ ...view, at: [...view.at] }));
    expect(new Set([view, { ...view, round: 4 }, { ...view, mover: 2 }, { ...view, at: [5, 9, 0] }].map(seedOf)).size).toBe(4);
  });

  it("fits a telephone: no drawing is cut, however many there are", async () => {
    const Show = shows["./trials/whose_is_it/Show.svelte"]!.default;
    for (const seats of [3, 4, 5, 6]) {
      const page = new DOMParser().parseFromString(await drawnBy(Show, { seats }), "text/html");
      const sheets = [...page.querySelectorAll("[data-sheet] > svg")].map((sheet) => ["x", "width"].map((name) => Number(sheet.getAttribute(name))) as [number, number]);
      expect(sheets).toHaveLength(seats - 1);
      for (const [x, width] of sheets) {
        expect(x).toBeGreaterThan(-215);
        expect(x + width).toBeLessThan(215);
      }
    }
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
      expect(document.querySelector(".verdict.low")).not.toBe(null); // how it has ended is in the picture, and nothing lies on it
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
