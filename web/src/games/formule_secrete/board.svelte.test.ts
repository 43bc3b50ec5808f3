// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Scene } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import type { Action } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { moments, NAMES, sceneOf, stepOf, type Moment } from "./fixtures";
import { cardHelp } from "./labels";
import { moves, table, type Kind } from "./pieces";
import { followedIn } from "./stage.svelte";
import { arrived } from "./unfolding";
import type { Action as Own, Discard, GameEvent, Play, View } from "./wire";

await words.speak("en");
await words.load("formule-secrete");
document.documentElement.dataset.motion = "less";

const speakerOf = (scene: Scene) => new Speaker("formule-secrete", NAMES.slice(0, table(scene).seats), scene.seat);
const may = (kind: Kind): Moment => moments.find(({ before }) => before.legal.some((action) => action.do === kind))!;

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});
type Shown = { play(step: object, tell?: (event: GameEvent) => void): Promise<void>; skip(): void; headline(): { head: string; sub: string } | null };
function show(scene: Scene, size = "wide") {
  const act = vi.fn<(action: Action) => void>();
  shown = mount(Board as Component<any, any>, { target: document.body, props: { scene, act, speaker: speakerOf(scene), size } });
  flushSync();
  return { act, board: shown as unknown as Shown };
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
function press(name: string): void {
  at(name)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}
/** And it is answered: what was offered is offered again, as after a refusal. */
async function pressed(name: string): Promise<void> {
  press(name);
  await tick();
  flushSync();
}
function key(name: string, on: Element = document.body): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
}

/** Everything that a press can do now, by doing it: what lies open, and what each card offers once it is in hand. */
async function pressable(scene: Scene, act: ReturnType<typeof vi.fn>): Promise<string[]> {
  const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-at]:is(button, [role=button])")].map((one) => one.getAttribute("data-at")!);
  const isCard = (name: string) => name.startsWith("card-");
  for (const name of buttons().filter((one) => !isCard(one))) await pressed(name);
  for (let slot = 0; slot < table(scene).hand.length; slot++) {
    press(`card-${slot}`);
    if (!at("keep")) continue; // it cannot be used now
    const offered = buttons().filter((one) => !isCard(one) && one !== "keep");
    press("keep");
    for (const name of offered) {
      press(`card-${slot}`);
      await pressed(name); // with which it leaves my hand
      expect(at("keep")).toBeNull();
    }
  }
  return [...new Set(act.mock.calls.map(([action]) => JSON.stringify(action)))].sort();
}

describe("every moment", () => {
  const games = [...new Set(moments.map(({ name }) => name))].map((name, nth) => ({ name, size: nth % 2 ? "tall" : "wide" }));

  it.each(games)("has a name on everything, and is played through to what came of it: $name, $size", { timeout: 60_000 }, async ({ name, size }) => {
    const steps = moments.filter((moment) => moment.name === name);
    let scene = $state.raw<Scene>(sceneOf(steps[0]!.before));
    const props = { get scene() { return scene; }, get speaker() { return speakerOf(scene); }, act: vi.fn(), size };
    shown = mount(Board as Component<any, any>, { target: document.body, props });
    const board = shown as unknown as Shown;
    for (const moment of steps) {
      scene = sceneOf(moment.before);
      flushSync();
      for (const one of document.querySelectorAll("[role=button], [role=img], [role=group], section, button")) expect(one.getAttribute("aria-label") || one.textContent, one.outerHTML.slice(0, 90)).toMatch(/\w/);
      expect(document.body.textContent).not.toMatch(/board-|undefined|\bnull\b|\{/);
      const played = board.play(stepOf(moment));
      board.skip();
      await played;
      flushSync();
      const { seats } = table(sceneOf(moment.after));
      expect(document.querySelectorAll("[data-at^=pawn-]")).toHaveLength(seats);
      expect(document.querySelectorAll("[data-at=formula]")).toHaveLength(1);
    }
  });

  it.each(["wide", "tall"])("offers every legal action where it is, and nothing else: %s", { timeout: 60_000 }, async (size) => {
    for (const { before } of moments.filter(({ before }) => before.legal.length)) {
      const scene = sceneOf(before);
      const { act } = show(scene, size);
      expect(await pressable(scene, act)).toEqual(before.legal.map((action) => JSON.stringify(action)).sort());
      await unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });

  it("each event has brought about what the step ended with", () => {
    const kept = ["at", "outward", "holder", "grabber", "sidelined", "held", "pile", "discards", "hand", "winners"] as const satisfies (keyof View)[];
    for (const { before, events, after } of moments) {
      const end = (events as GameEvent[]).reduce(arrived, before.view.table as View);
      const there = after.view.table as View;
      for (const part of kept) expect({ [part]: end[part] }).toEqual({ [part]: there[part] });
    }
  });
});

describe("a turn on the board", () => {
  beforeAll(() => words.speak("en"));

  it("dice are thrown by one press", () => {
    const { before } = may("roll");
    const { act } = show(sceneOf(before));
    press("roll");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "roll" });
  });

  it("two quick presses send one action, and what was refused is offered again", async () => {
    const { before } = moments.find(({ before }) => before.legal.some((action) => action.do === "discard") && before.legal.some((action) => action.do === "roll"))!;
    const discard = (before.legal as Own[]).find((action) => action.do === "discard") as Discard;
    const { act } = show(sceneOf(before));
    let answer = () => {};
    act.mockImplementation(() => new Promise<void>((done) => (answer = done)));
    press(`card-${discard.slot}`);
    press("discard");
    expect([...document.querySelectorAll<HTMLElement>(".act")]).toEqual([]); // nothing has come under the finger
    key("2");
    expect(at("keep")).toBeNull();
    expect(act).toHaveBeenCalledExactlyOnceWith(discard);
    answer();
    await tick();
    await tick();
    flushSync();
    expect(at("roll")).not.toBeNull();
  });

  it("a card is taken up first, says what it does, and goes back by Escape", () => {
    const { before } = may("play");
    const play = before.legal.find((action) => action.do === "play")!;
    const { act, board } = show(sceneOf(before));
    expect(board.headline()).toBeNull();
    press(`card-${play.slot}`);
    expect(act).not.toHaveBeenCalled();
    expect(at(`card-${play.slot}`)!.getAttribute("aria-pressed")).toBe("true");
    expect(board.headline()!.sub).toMatch(/\w/);
    key("Escape");
    expect(at(`card-${play.slot}`)!.getAttribute("aria-pressed")).toBe("false");
    expect(at("keep")).toBeNull();
  });

  it("a card that wants somebody is aimed at him on the road, or at his place", async () => {
    const { before } = moments.find(({ before }) => (before.legal as Own[]).some((action) => action.do === "play" && action.target !== null && action.target !== 0))!;
    const play = (before.legal as Own[]).find((action): action is Extract<Own, { do: "play" }> => action.do === "play" && action.target !== null && action.target !== 0)!;
    const { act } = show(sceneOf(before));
    expect(at(`aim-${play.target}`)).toBeNull();
    press(`card-${play.slot}`);
    await pressed(`aim-${play.target}`);
    expect(act).toHaveBeenLastCalledWith(play);
    press(`card-${play.slot}`);
    await pressed(`seat-${play.target}`);
    expect(act).toHaveBeenCalledTimes(2);
    press(`card-${play.slot}`);
    key("Enter", at(`aim-${play.target}`)!);
    expect(act).toHaveBeenCalledTimes(3);
  });

  it("on a telephone a card says what it does out of turn too, and a press reads it without taking it up", async () => {
    const { before } = moments.find(({ before }) => !before.legal.length && (before.view.table as View).hand.length === 3)!;
    const scene = sceneOf(before);
    const { act, board } = show(scene, "tall");
    const help = table(scene).hand.map((card) => cardHelp(table(scene), card, speakerOf(scene)));
    for (const text of help) expect(at("texts")!.textContent).toContain(text);
    press("card-1");
    expect(at("texts")!.textContent).toContain(help[1]);
    expect(at("texts")!.querySelectorAll("p")).toHaveLength(1);
    expect(at("card-1")!.getAttribute("aria-pressed")).toBe("true");
    expect([at("card-1")!.getAttribute("aria-disabled"), at("texts")!.getAttribute("role")]).toEqual(["false", "status"]);
    expect([at("keep"), board.headline()]).toEqual([null, null]);
    key("3");
    expect(at("texts")!.textContent).toContain(speakerOf(scene).word("instruction", table(scene).hand[2]!));
    key("Escape");
    expect(at("texts")!.querySelectorAll("p")).toHaveLength(3);
    expect(act).not.toHaveBeenCalled();
  });

  it("on a telephone a card in my turn says what it does, whether it can be used or not", () => {
    const { before } = moments.find(({ before }) => (before.legal as Own[]).some((action) => action.do === "play" && action.target === null))!;
    const scene = sceneOf(before);
    const { slot } = (before.legal as Own[]).find((action) => action.do === "play" && action.target === null) as Play;
    const first = show(scene, "tall");
    const said = (nth: number) => new RegExp(cardHelp(table(scene), table(scene).hand[nth]!, speakerOf(scene)), "i");
    press(`card-${slot}`);
    expect(first.board.headline()!.sub).toMatch(said(slot));
    document.body.replaceChildren();
    const { board } = show({ ...scene, legal: [{ do: "roll" }] }, "tall");
    press("card-0");
    expect(board.headline()!.sub).toMatch(said(0));
    expect([at("keep"), at("roll") === null]).toEqual([null, false]);
  });

  it("three who can be challenged have their names on a telephone, and nobody his own", () => {
    const { before } = moments.find(({ before }) => before.legal.filter((action) => action.do === "challenge").length === 3)!;
    show(sceneOf(before), "tall");
    expect([1, 2, 3].map((seat) => at(`on-${seat}`)!.textContent)).toEqual(NAMES.slice(1));
    expect(document.querySelectorAll(".seats .name i").length).toBe(3); // written as small as it must be, and whole
    expect(at("on-1")!.parentElement!.classList.contains("crowd")).toBe(true); // names below, not beside
    expect(at("decline")!.textContent).toBe("Nobody");
    expect(at("decline")!.classList.contains("back")).toBe(false); // which is as narrow as a cross
  });

  it("a number takes up the card in its place", () => {
    const { before } = may("play");
    show(sceneOf(before));
    key("2");
    expect(at("card-1")!.getAttribute("aria-pressed")).toBe("true");
    expect(document.activeElement).toBe(at("card-1"));
  });

  it("the spaces that a throw would reach are marked before it is made, and those of a card instead when it is looked at", () => {
    const { before } = moments.find(({ before }) => (before.legal as Own[]).some((action) => action.do === "play" && action.card === "forward-3") && before.legal.some((action) => action.do === "roll")) ?? may("roll");
    show(sceneOf(before));
    expect(at("reach")!.querySelectorAll("rect").length).toBeGreaterThan(0);
    expect(at("fates")!.getAttribute("aria-label")).toMatch(/space \d+/);
    const played = (before.legal as Own[]).find((action) => action.do === "play" && action.target === null);
    if (!played || played.do !== "play") return;
    at(`card-${played.slot}`)!.focus();
    flushSync();
    expect(at("reach")!.querySelectorAll("rect")).toHaveLength(0);
  });

  it("whoever only watches has no cards, and nothing to press", () => {
    const scene = sceneOf(may("roll").before);
    show({ ...scene, seat: null, legal: [], view: { ...scene.view, table: { ...table(scene), seat: null, hand: [] } } });
    expect(document.querySelectorAll(".formule button, .formule [role=button]")).toHaveLength(0);
    expect(document.querySelectorAll("[data-at^=seat-]")).toHaveLength(table(scene).seats);
  });
});

describe("what is seen", () => {
  it.each(["ground", "afar", "formula", "formula-and-guard"] as const)("a battle stands large while it is fought: %s", (stake) => {
    const moment = moments.find(({ before }) => (before.view.table as View).phase === "battle" && (before.view.table as View).stake === stake)!;
    show(sceneOf(moment.before));
    expect(at("fight")!.getAttribute("aria-label")).toContain("against");
    expect(at("fight")!.querySelectorAll("[data-at=dice]")).toHaveLength(1);
  });

  it("so does a guard's fight, and it is gone with the next move", async () => {
    const moment = moments.find(({ before, after }) => (before.view.table as View).phase === "guard" && (after.view.table as View).phase === "resting")!;
    const { board } = show(sceneOf(moment.after));
    const played = board.play(stepOf(moment));
    flushSync();
    expect(at("fight")!.getAttribute("aria-label")).toContain("guard");
    board.skip();
    await played;
    flushSync();
    expect(at("fight")).toBeNull();
  });

  const timesOf = async (kind: GameEvent["event"]) => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some(({ event }) => event === kind))!;
    const { board } = show(sceneOf(moment.after));
    const [start, times] = [Date.now(), { told: -1, end: -1 }];
    const faces = () => [...document.querySelectorAll("[data-at=dice] circle")].length;
    const lying = faces();
    let fallen = 0;
    const tell = ({ event }: GameEvent) => {
      if (event !== kind || times.told >= 0) return;
      times.told = Date.now() - start;
      fallen = faces() - lying;
    };
    const played = board.play({ ...stepOf(moment), events: moment.events.filter(({ event }) => event === kind).slice(0, 1) }, tell).then(() => (times.end = Date.now() - start));
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
    vi.useRealTimers();
    return { ...times, fallen };
  };

  it.each(["moved", "sent-back", "card-played", "card-discarded", "turn-skipped", "challenged", "battle-began", "formula-taken"] as const)("is told with its motion, not after it: %s", async (kind) => {
    const { told, end } = await timesOf(kind);
    expect(told).toBe(0);
    expect(end).toBeGreaterThan(300);
  });

  it.each(["dice-thrown", "battle-rolled", "guard-rolled"] as const)("dice are told no sooner than they lie there, and no later: %s", async (kind) => {
    const { told, end, fallen } = await timesOf(kind);
    expect(fallen).toBeGreaterThan(0);
    expect(end - told).toBeGreaterThan(300);
  });

  /** How the picture stood, from moment to moment. */
  const filmed = async (moment: Moment, size: string, motion: string, skipped = false) => {
    document.documentElement.dataset.motion = motion;
    vi.useFakeTimers();
    const { board } = show(sceneOf(moment.after), size);
    const seen: string[] = [];
    const offered: boolean[] = []; // while it was near
    let isOver = false;
    const played = board.play(stepOf(moment)).then(() => (isOver = true));
    for (let spent = 0; !isOver && spent < 20_000; spent += 40) {
      await vi.advanceTimersByTimeAsync(40);
      if (skipped && spent === 120) board.skip();
      flushSync();
      seen.push(at("camera")!.style.transform);
      if (seen.at(-1)) offered.push(document.querySelectorAll(".act, .target").length > 0);
    }
    await played;
    flushSync();
    const left = at("camera")!.style.transform;
    vi.useRealTimers();
    document.documentElement.dataset.motion = "less";
    return { seen, left, isNear: seen.some(Boolean), isOffered: offered.some(Boolean) };
  };
  const taken = moments.find(({ events }) => events.some(({ event }) => event === "formula-taken"))!;
  const strolled = moments.find(({ before, events }) => (before.view.table as View).holder === null && events[0]?.event === "dice-thrown" && events.every((event) => event.event !== "moved" || event.halt !== "vault"))!;

  it.each([
    { name: "the formula is taken", moment: taken, size: "wide", motion: "full", isNear: true },
    { name: "the formula is taken, on a telephone", moment: taken, size: "tall", motion: "full", isNear: true },
    { name: "the formula is taken, without motion", moment: taken, size: "wide", motion: "less", isNear: false },
    { name: "somebody walks", moment: strolled, size: "wide", motion: "full", isNear: false },
    { name: "somebody walks, on a telephone", moment: strolled, size: "tall", motion: "full", isNear: true },
    { name: "somebody walks, on a telephone, without motion", moment: strolled, size: "tall", motion: "less", isNear: false },
  ])("the picture follows the formula, and is whole again: $name", async ({ moment, size, motion, isNear }) => {
    const film = await filmed(moment, size, motion);
    expect({ isNear: film.isNear, left: film.left, isOffered: film.isOffered }).toEqual({ isNear, left: "", isOffered: false });
  });

  it("a step that is skipped leaves the picture whole", async () => {
    const film = await filmed(strolled, "tall", "full", true);
    expect([film.isNear, film.left, film.seen.length < 10]).toEqual([true, "", true]);
  });

  it("near the gate the picture follows whoever is after the formula, fights are large by themselves", () => {
    const view = { ...(taken.after.view.table as View), phase: "resting" as const, holder: 1, at: [5, 4, 30, 30], outward: [true, true, false, true] };
    const moved = (seat: number): GameEvent => ({ event: "moved", seat, start: 5, to: 4, halt: "count" });
    expect([0, 1, 2].map((seat) => followedIn(moved(seat), view, "wide"))).toEqual([0, 1, null]);
    expect(followedIn({ event: "battle-began", seat: 0, foe: 1, stake: "formula" } as GameEvent, view, "tall")).toBeNull();
    expect(followedIn({ event: "ended", how: "out", winners: [1] } as GameEvent, view, "wide")).toBe(1);
  });

  it("near the way out everybody sees how far it is", () => {
    const moment = moments.find(({ before }) => (before.view.table as View).holder !== null)!;
    const scene = sceneOf(moment.before);
    const view = { ...table(scene), at: table(scene).at.map((_, seat) => (seat === table(scene).holder ? 4 : 20)), outward: table(scene).outward.map(() => true) };
    show({ ...scene, view: { ...scene.view, table: view } });
    expect(at(`pawn-${view.holder}`)!.textContent).toContain("4");
    expect(document.querySelectorAll(".escape").length).toBeGreaterThan(0);
  });

  it("a replay that is stepped on in haste ends where it was stepped to", async () => {
    const [first, second] = moments.filter(({ events }) => events.length > 1);
    const { board } = show(sceneOf(second!.after));
    const both = [board.play(stepOf(first!)), board.play(stepOf(second!))];
    board.skip();
    await Promise.all(both);
    flushSync();
    for (const [seat, where] of table(sceneOf(second!.after)).at.entries()) expect(at(`pawn-${seat}`)!.getAttribute("aria-label")).toMatch(where === 0 ? /start/ : new RegExp(`${where}|vault`));
    expect(at("fight")).toBeNull();
  });

  it("with legal moves left, the first step of a turn is what keys come to", () => {
    const scene = sceneOf(may("stop").before);
    show(scene);
    expect(document.querySelector("[data-next]")!.getAttribute("data-at")).toBe("stop");
    expect(moves(scene)).toHaveLength(2);
  });
});
