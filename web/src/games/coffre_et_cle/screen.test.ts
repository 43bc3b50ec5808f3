// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Playing, Step } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import type { Action } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import five from "./fixtures/five.json";
import { NAMES, sceneOf, stepOf, type Eyes, type Played } from "./fixtures";
import { guide } from "./guide";
import { table } from "./pieces";
import { sentence } from "./sentence";
import Talk from "./Talk.svelte";
import { whyNot } from "./why";

const game = five as unknown as Played[];
await words.speak("en");
await words.load("coffre-et-cle");

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function show(part: Component<any, any>, nth: number, eyes: Eyes = "mine") {
  const scene = sceneOf(game[nth]!, eyes);
  const view = table(scene);
  const speaker = new Speaker("coffre-et-cle", NAMES.slice(0, view.seats), scene.seat, view.claims);
  const act = vi.fn<(action: Action) => void>();
  const props = { scene, act, speaker, size: "wide" as const };
  shown = mount(part, { target: document.body, props });
  flushSync();
  return { act, board: shown as unknown as Playing };
}
const press = (selector: string) => {
  const found = document.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const key = (selector: string, key: string) => {
  const found = document.querySelector<SVGElement>(selector);
  expect(found, selector).not.toBeNull();
  found!.focus();
  found!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const focused = async () => {
  await tick();
  await tick();
  const { disc, place } = (document.activeElement as SVGElement).dataset;
  return disc ? `disc ${disc}` : `place ${place}`;
};
const faces = () => [...document.querySelectorAll(".token .sheet > use")].map((use) => use.getAttribute("href"));

describe("the board", () => {
  it("offers on my turn what I may do, and a disc and a card make an action", () => {
    const { act } = show(Board, 26);
    press("[data-disc=observe]");
    expect(act).not.toHaveBeenCalled();
    press("[data-place='1']");
    expect(act).toHaveBeenCalledWith({ do: "observe", place: 1 });
  });

  it("holds nobody up for what is only said", () => {
    const { board } = show(Board, game.findIndex((one) => sceneOf(one, "mine").legal.length > 1));
    expect(board.isAside!([{ event: "claimed" }] as Step["events"])).toBe(true);
    expect(board.isAside!([{ event: "claimed" }, { event: "passed" }] as Step["events"])).toBe(false);
  });

  it("lets go on Escape", () => {
    show(Board, 26);
    press("[data-disc=swap]");
    expect(document.querySelector("[data-disc=swap]")!.getAttribute("aria-pressed")).toBe("true");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector("[data-disc=swap]")!.getAttribute("aria-pressed")).toBe("false");
  });

  it("opens a choice on a centre card, by keys too", () => {
    const { act } = show(Board, 26);
    document.querySelector("[data-place='0']")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    flushSync();
    const strips = [...document.querySelectorAll("[role=menuitem]")].map((strip) => strip.getAttribute("aria-label"));
    expect(strips).toEqual(["Observe the left centre card", "Swap with the left centre card", "Force…"]);
    press("[role=menuitem]");
    expect(act).toHaveBeenCalledWith({ do: "observe", place: 0 });
  });

  it("by keys leads from a disc to its targets, and back on Escape", async () => {
    const { act } = show(Board, 26);
    key("[data-disc=observe]", "Enter");
    expect(await focused()).toBe("place 0");
    key("[data-place='0']", "Escape");
    expect(await focused()).toBe("disc observe");
    key("[data-disc=observe]", "Enter");
    await tick();
    key("[data-place='0']", "Enter");
    expect(act).toHaveBeenCalledWith({ do: "observe", place: 0 });
  });

  it("after an action by keys the next one is at hand", async () => {
    const { board } = show(Board, 26);
    key("[data-disc=pass]", "Enter");
    const playing = board.play(stepOf(game, 27));
    await tick();
    board.skip();
    await playing;
    expect(await focused()).toBe("disc end-turn");
  });

  it("says why a disc is dull, when it is pressed too", () => {
    const closing = game.findIndex((played) => sceneOf(played).legal.some((move) => move.do === "end-turn") && !sceneOf(played).legal.some((move) => move.do === "designate"));
    const { act } = show(Board, closing);
    const reason = whyNot(table(sceneOf(game[closing]!)), "designate", new Speaker("coffre-et-cle", NAMES, 0))!.says;
    expect(reason).toBe("Only a Treasure may designate, and you do not hold one: end your turn.");
    expect(document.querySelector("[data-dull=designate]")!.getAttribute("aria-label")).toBe(`Designate: ${reason}`);
    press("[data-dull=designate]");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector(".why")!.textContent!.replace(/\s+/g, "")).toBe(reason.replace(/\s+/g, ""));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector(".why")).toBeNull();
  });

  it("offers nothing when it is not my turn, nor to a watcher", () => {
    show(Board, 9);
    expect(document.querySelectorAll("[data-disc], .target")).toHaveLength(0);
  });

  it("has a label on everything that can be pressed", () => {
    show(Board, 26);
    for (const button of document.querySelectorAll("[role=button]")) expect(button.getAttribute("aria-label")).toBeTruthy();
  });

  it("shows a watcher no face at all", () => {
    show(Board, 26, "public");
    expect(new Set(faces())).toEqual(new Set(["#cc-back"]));
  });

  it("tells a forced player, unmistakably, by whom and what he lost", () => {
    const forced = game.findIndex((played) => table(sceneOf(played)).forced_by !== null);
    show(Board, forced);
    const banner = document.querySelector(".forced")!;
    expect(banner.textContent).toContain("Youssef has changed your card!");
    expect(banner.textContent).toContain("Key → Neutral");
  });

  it("plays a whole game, step by step, skipped or not, and ends each where the next begins", async () => {
    const { board } = show(Board, 0);
    for (let nth = 1; nth < game.length; nth++) {
      const playing = board.play(stepOf(game, nth));
      await tick();
      board.skip();
      await playing;
    }
    const end = table(sceneOf(game.at(-1)!));
    expect(faces().sort()).toEqual([...end.cards!.seats, ...end.cards!.centre].map((card) => `#cc-${card}`).sort());
  }, 20_000);
});

describe("the end on the board", () => {
  const last = game.length - 1;
  const ended = stepOf(game, last);
  const by = table(ended.after).treasure!;
  const designated = { ...ended, events: [{ event: "designated", by, seat: 0 }, ended.events.at(-1)!] } as Step;
  const heads = (board: { headline?(): { head: string } | null }) => board.headline?.()?.head ?? null;

  it("says who designates whom, then who has won, and turns every card", async () => {
    vi.useFakeTimers();
    const { board } = show(Board, last - 1);
    expect(heads(board)).toBeNull();
    const told: (string | undefined)[] = [];
    const playing = board.play(designated, (event) => told.push(event?.event));
    await vi.advanceTimersByTimeAsync(500);
    expect(heads(board)).toBe(`${NAMES[by]} designates you!`);
    expect(new Set(told)).toEqual(new Set(["designated"]));
    expect(document.querySelector(".hand")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heads(board)).toBe(sentence(sceneOf(game[last]!), new Speaker("coffre-et-cle", NAMES, 0)).head);
    expect(faces()).not.toContain("#cc-back");
    expect(told).toContain("ended");
    await vi.advanceTimersByTimeAsync(1_500);
    await playing;
    expect(heads(board)).toBeNull();
    vi.useRealTimers();
  });

  it("by a vote tells no name before its seal is seen, and no winner before the cards", async () => {
    vi.useFakeTimers();
    const { board } = show(Board, last - 1);
    const told = new Set<string | undefined>();
    const secret = { event: "named-secretly", seat: 0 };
    const shown = { event: "names-shown", names: [1, 2, null, null, null] };
    const playing = board.play({ ...ended, events: [secret, shown, ended.events.at(-1)!] } as Step, (event) => told.add(event?.event));
    await vi.advanceTimersByTimeAsync(100);
    expect([...told]).toEqual(["named-secretly"]);
    await vi.advanceTimersByTimeAsync(800);
    expect([...told]).toEqual(["named-secretly", "names-shown"]);
    expect(faces()).toContain("#cc-back");
    await vi.advanceTimersByTimeAsync(5_000);
    await playing;
    expect([...told]).toEqual(["named-secretly", "names-shown", "ended"]);
    vi.useRealTimers();
  });

  it("comes all at once where things do not move", async () => {
    document.documentElement.dataset.motion = "less";
    vi.useFakeTimers();
    const { board } = show(Board, last - 1);
    const playing = board.play(designated);
    await vi.advanceTimersByTimeAsync(0);
    await playing;
    expect(faces()).not.toContain("#cc-back");
    vi.useRealTimers();
    delete document.documentElement.dataset.motion;
  });
});

describe("talk", () => {
  it("says what the slots hold", () => {
    const { act } = show(Talk, 39);
    press(".strip .slot");
    press(".choices button:nth-child(4)");
    press(".choices button:nth-child(1)");
    press(".strip .say");
    expect(act).toHaveBeenCalledWith({ do: "claim", says: { says: "hold", seat: 0, cards: ["neutral"] } });
  });

  it("is closed to watchers", () => {
    show(Talk, 39, "public");
    expect(document.querySelectorAll(".strip")).toHaveLength(0);
  });
});

describe("the end", () => {
  it("says who won and why, by which rule, and marks every claim", () => {
    show(Ending, game.length - 1);
    expect(document.querySelector(".rule")!.textContent).toBe("CC-27");
    expect(document.querySelectorAll(".lies ol li")).toHaveLength(table(sceneOf(game.at(-1)!)).claims.length);
  });
});

describe("words", () => {
  it.each(["mine", "public"] as const)("every scene has its sentence, %s", (eyes) => {
    for (const played of game) {
      const scene = sceneOf(played, eyes);
      const said = sentence(scene, new Speaker("coffre-et-cle", NAMES, scene.seat, table(scene).claims));
      expect(said.head).toMatch(/\w/);
      expect(said.head + said.sub).not.toMatch(/board-|now-|undefined/);
    }
  });

  it("every hint has words, and comes up in some scene or other game", () => {
    for (const { message } of guide) expect(words.of("coffre-et-cle").has(message)).toBe(true);
    const hinted = guide.filter((hint) => game.some((played) => hint.when(sceneOf(played)))).map(({ message }) => message);
    expect(hinted).toEqual(expect.arrayContaining(["hint-key", "hint-observe", "hint-end-turn", "hint-forced", "hint-naming", "hint-over"]));
  });
});
