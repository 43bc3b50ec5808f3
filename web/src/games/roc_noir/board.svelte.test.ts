// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
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
import { lineOf, spoken } from "./journal";
import { HELMETS, moved, table, type Kind, type Portrait } from "./pieces";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";
import type { GameEvent } from "./wire";

await words.speak("en");
await words.load("roc-noir");
document.documentElement.dataset.motion = "less";
vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // nothing has a size here

const SQUARE = /\b[A-J](?:10|[1-9])\b/;
const may = (kind: Kind): Moment => moments.find(({ before }) => before.legal.some((action) => action.do === kind))!;
const speakerOf = (scene: Scene) => new Speaker("roc-noir", NAMES.slice(0, table(scene).seats), scene.seat);

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
  return { act, board: shown as unknown as { play(step: object, tell?: (event: GameEvent) => void): Promise<void>; skip(): void; headline(): { head: string } | null } };
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
function press(name: string): void {
  at(name)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}
function key(name: string, on: Element = document.body, shiftKey = false): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, shiftKey }));
  flushSync();
}

describe("every moment", () => {
  const games = [...new Set(moments.map(({ name }) => name))].map((name, nth) => ({ name, size: nth % 2 ? "tall" : "wide" }));

  it.each(games)("has a name on every place, can be pressed only where a move is listed, and is played through: $name, $size", { timeout: 60_000 }, async ({ name, size }) => {
    const steps = moments.filter((moment) => moment.name === name);
    let scene = $state.raw<Scene>(sceneOf(steps[0]!.before));
    const props = { get scene() { return scene; }, get speaker() { return speakerOf(scene); }, act: vi.fn(), size };
    shown = mount(Board as Component<any, any>, { target: document.body, props });
    const board = shown as unknown as { play(step: object): Promise<void>; skip(): void };
    for (const moment of steps) {
      scene = sceneOf(moment.before);
      flushSync();
      for (const one of document.querySelectorAll("[role=button], [role=img], [role=group], section, button")) expect(one.getAttribute("aria-label") || one.textContent, one.outerHTML.slice(0, 90)).toMatch(/\w/);
      const places = [...document.querySelectorAll(".place.may")].map((one) => one.getAttribute("data-at")!.slice("place-".length)).sort();
      const listed = moment.before.legal.flatMap((action) => (action.do === "step" || action.do === "jump" ? [action.to as string] : []));
      if (!moment.before.legal.some((action) => action.do === "choose")) expect(places).toEqual([...new Set(listed)].sort());
      const played = board.play(stepOf(moment));
      board.skip();
      await played;
      const { knights } = table(sceneOf(moment.after));
      expect(document.querySelectorAll("[data-at^=place-][tabindex='0']").length).toBeLessThanOrEqual(1);
      expect(document.querySelectorAll("svg.over > g > g > use[href^='#rn-']").length).toBeGreaterThanOrEqual(knights.length * 3);
    }
  });

  it.each(["fr", "en"] as const)("is told in a sentence: %s", async (language) => {
    await words.speak(language);
    for (const { before, after } of moments)
      for (const scene of [sceneOf(before), sceneOf(after)]) {
        const { head, sub } = sentence(scene, speakerOf(scene));
        expect(head).toMatch(/\w/);
        expect(head + sub + history(scene, speakerOf(scene)).join("")).not.toMatch(/board-|undefined|\{/);
      }
    await words.speak("en");
  });
});

describe("a turn on the board", () => {
  beforeAll(() => words.speak("en"));

  it("a step is one press on a neighbour", () => {
    const { before } = may("step");
    const step = before.legal.find((action) => action.do === "step")!;
    const { act } = show(sceneOf(before));
    press(`place-${step.to}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(step);
  });

  it("a jump is two presses, or one with the rope in hand", () => {
    const { before } = may("jump");
    const jump = before.legal.find((action) => action.do === "jump")!;
    const { act } = show(sceneOf(before));
    press(`place-${jump.to}`);
    expect(act).not.toHaveBeenCalled();
    press(`place-${jump.to}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(jump);
    press("rope");
    press(`place-${jump.to}`);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("with the rope in hand a press beside the knight does not walk: the house says why not", () => {
    const { before } = moments.find(({ before }) => before.legal.some(({ do: kind }) => kind === "jump") && before.legal.some(({ do: kind }) => kind === "step"))!;
    const landings = before.legal.flatMap((action) => (action.do === "jump" ? [action.to] : []));
    const step = before.legal.filter((action) => action.do === "step").find(({ to }) => !landings.includes(to))!;
    const { act, board } = show(sceneOf(before));
    press("rope");
    expect(at(`place-${step.to}`)!.getAttribute("aria-disabled")).toBe("true");
    expect(at(`place-${step.to}`)!.getAttribute("aria-label")).not.toMatch(/step/);
    press(`place-${step.to}`);
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "jump", to: step.to });
    expect(at("rope")!.getAttribute("aria-pressed")).toBe("true");
    press(`place-${moved(table(sceneOf(before)))!.at}`); // on the knight: the rope is put away
    expect(board.headline()).toBeNull();
    press(`place-${step.to}`);
    expect(act).toHaveBeenLastCalledWith({ do: "step", to: step.to });
  });

  it("the rope taken by a key leaves the focus on the knight, and no arrow walks", () => {
    const { before } = may("jump");
    const { act } = show(sceneOf(before));
    press("rope");
    expect(document.activeElement).toBe(at("my-knight"));
    key("ArrowRight", at("my-knight")!);
    expect(act.mock.calls.map(([action]) => action.do)).not.toContain("step");
  });

  it("whoever must choose another knight reads why", () => {
    const scene = sceneOf(may("choose").before);
    expect(sentence(scene, speakerOf(scene)).head).toMatch(new RegExp(`${table(scene).die} knight is in the treasure`));
  });

  it("a finger that rests on a landing place throws the rope at once, and only once", () => {
    vi.useFakeTimers();
    const { before } = may("jump");
    const jump = before.legal.find((action) => action.do === "jump")!;
    const { act } = show(sceneOf(before));
    at(`place-${jump.to}`)!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(1000);
    press(`place-${jump.to}`); // the finger is lifted
    expect(act).toHaveBeenCalledExactlyOnceWith(jump);
    vi.useRealTimers();
  });

  it("an arrow steps, and with shift it jumps, in the picture's direction", () => {
    const { before } = moments.find(({ before }) => before.legal.filter((action) => action.do === "step").length > 1 && /^[C-H][3-8]$/.test(moved(table(sceneOf(before)))?.at ?? ""))!;
    const { act } = show(sceneOf(before));
    for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) key(arrow);
    expect(act.mock.calls.map(([action]) => action)).toEqual(expect.arrayContaining(before.legal.filter((action) => action.do === "step" && SQUARE.test(action.to))));
    act.mockClear();
    for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) key(arrow, document.body, true);
    expect(act.mock.calls.map(([action]) => action)).toEqual(expect.arrayContaining(before.legal.filter((action) => action.do === "jump" && SQUARE.test(action.to))));
  });

  it("on a place arrows only look around", () => {
    const { act } = show(sceneOf(may("step").before));
    const place = at("place-D4")!;
    place.focus();
    key("ArrowRight", place);
    expect(document.activeElement?.getAttribute("data-at")).toBe("place-E4");
    expect(act).not.toHaveBeenCalled();
  });

  it.each(["treasure", "far", "rope"] as const)("a place that cannot be entered is asked for all the same, and the house says why not: %s", (where) => {
    const { before } = may("jump");
    const listed = before.legal.flatMap((action) => (action.do === "step" || action.do === "jump" ? [action.to as string] : []));
    const { act } = show(sceneOf(before));
    const far = ["H8", "C8", "treasure"].find((spot) => !listed.includes(spot) && spot !== moved(table(sceneOf(before)))!.at)!;
    if (where === "rope") press("rope");
    press(`place-${where === "treasure" ? "treasure" : far}`);
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: where === "rope" ? "jump" : "step", to: where === "treasure" ? "treasure" : far });
  });

  it("where my knight stands nothing is asked for, and while nothing may be done nothing at all", async () => {
    const scene = sceneOf(may("step").before);
    const here = moved(table(scene))!.at;
    for (const [legal, spot] of [[scene.legal, here], [[], "H8"]] as const) {
      const { act } = show({ ...scene, legal: [...legal] });
      press(`place-${spot}`);
      expect(act).not.toHaveBeenCalled();
      await unmount(shown!);
      document.body.replaceChildren();
    }
    shown = null;
  });

  it("an arrow against the wall says so until the next key, and a key that stays down asks for nothing", () => {
    const scene = sceneOf(may("step").before);
    const view = table(scene);
    const knights = view.knights.map((all, seat) => all.map((knight, nth) => (seat === view.mover && HELMETS[nth] === view.moving ? { ...knight, at: "E10" as const } : knight)));
    const { act, board } = show({ ...scene, legal: [{ do: "stop" }], view: { ...scene.view, table: { ...view, knights } } });
    key("ArrowDown");
    expect(board.headline()?.head).toMatch(/wall/);
    key("Escape");
    expect(board.headline()).toBeNull();
    key("ArrowUp");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "step", to: "E9" });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, repeat: true }));
    expect(act).toHaveBeenCalledOnce();
  });

  it("portraits are exchanged by choosing them, then by one confirmation", () => {
    const { before } = may("exchange");
    const first = moved(table(sceneOf(before)))!.portraits[0]!;
    const { act } = show(sceneOf(before));
    press("half-0");
    press("exchange");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "exchange", portraits: [first] });
  });

  it.each(["rob", "swap"] as const)("what is offered is one press: %s", (kind) => {
    const { before } = may(kind);
    const action = before.legal.find((one) => one.do === kind)!;
    const { act } = show(sceneOf(before), Board, "tall");
    document.querySelector<HTMLElement>(`button[data-at^=${kind}-]`)!.click();
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it("on a telephone offers lie in one row over the others' rails, and can be put away", () => {
    const scene = sceneOf(may("rob").before);
    show(scene, Board, "tall");
    const offers = scene.legal.filter(({ do: kind }) => kind === "rob" || kind === "swap").length;
    expect(at("tray")!.parentElement!.className).toMatch(/others/);
    expect(at("tray")!.querySelectorAll("button")).toHaveLength(offers);
    for (const chip of at("tray")!.querySelectorAll("button")) expect(chip.getAttribute("aria-label")!.startsWith(chip.lastElementChild!.textContent!)).toBe(true);
    press("fold");
    expect(at("tray")).toBeNull();
    expect(at("fold")!.textContent).toContain(String(offers));
    press("fold");
    expect(at("tray")).not.toBeNull();
  });

  it("whoever can be robbed is marked on the board", () => {
    const { before } = may("rob");
    show(sceneOf(before));
    expect(document.querySelectorAll(".over .prey")).toHaveLength(2 * new Set(before.legal.flatMap((one) => (one.do === "rob" ? [`${one.victim} ${one.helmet}`] : []))).size);
  });

  it("a knight is chosen by its button", () => {
    const { before } = may("choose");
    const choose = before.legal.find((action) => action.do === "choose")!;
    const { act } = show(sceneOf(before));
    press(`choose-${choose.helmet}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(choose);
  });

  it("on a telephone everybody else stands in one strip that never scrolls away, the mover marked", () => {
    const { after } = moments.find(({ name, after }) => name === "enchanted" && table(sceneOf(after)).phase === "moving")!;
    const scene = sceneOf(after);
    show({ ...scene, legal: [], view: { ...scene.view, table: { ...table(scene), mover: 2 } } }, Board, "tall");
    const rows = [...document.querySelectorAll(".others > .row")];
    expect(rows.map((one) => one.getAttribute("data-at"))).toEqual(["seat-1", "seat-2", "seat-3"]);
    expect(rows.map((one) => one.classList.contains("lit"))).toEqual([false, true, false]);
    expect(document.querySelector(".scroll .row")).toBeNull();
    for (const one of rows) expect(one.querySelector("summary")!.getAttribute("aria-label")).toMatch(/rope/);
  });

  it("how many are in the treasure chamber is drawn, with words for ears", () => {
    const scene = sceneOf(may("step").before);
    const view = table(scene);
    const knights = view.knights.map((all, seat) => all.map((knight, nth) => (seat === 1 && nth === 0 ? { ...knight, at: "treasure" as const } : knight)));
    show({ ...scene, view: { ...scene.view, table: { ...view, knights } } });
    const riches = document.querySelector("[data-at=seat-1] [data-at=riches]")!;
    expect(riches.getAttribute("aria-label")).toBe("1 knight in the treasure");
    expect(riches.querySelectorAll("svg.in")).toHaveLength(1);
    expect(riches.querySelectorAll("svg")).toHaveLength(3);
    expect(document.querySelector("[data-at=seat-1] header")!.textContent!.trim()).toBe(NAMES[1]);
  });

  it("a pair's clasp lies above the numbers of its portraits", () => {
    const scene = sceneOf(may("step").before);
    const view = table(scene);
    const knights = view.knights.map((all) => all.map((knight, nth) => (nth === 0 ? { ...knight, portraits: ["3", "3"] as Portrait[] } : knight)));
    show({ ...scene, view: { ...scene.view, table: { ...view, knights } } });
    const rails = [...document.querySelectorAll(".rail")];
    const clasps = [...document.querySelectorAll(".rail [data-at=clasp]")];
    expect(clasps).toHaveLength(view.seats);
    for (const clasp of clasps) {
      const [, y, scale] = /translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)\)/.exec(clasp.parentElement!.querySelector("g[transform]")!.getAttribute("transform")!)!.map(Number) as [number, number, number];
      expect(Number(clasp.getAttribute("y")) + Number(clasp.getAttribute("height"))).toBeLessThan(y + 28 * scale);
    }
    expect(rails.length).toBeGreaterThan(0);
  });

  it("while my knight is in a gallery nothing marks where it is not", () => {
    show(sceneOf(may("exchange").before));
    expect(at("here")).toBeNull();
  });

  it("how many rounds there are is said when they run out", () => {
    const scene = sceneOf(may("step").before);
    const sub = (round: number) => sentence({ ...scene, view: { ...scene.view, table: { ...table(scene), round, options: { ...table(scene).options, max_rounds: 60 } } } }, speakerOf(scene)).sub;
    expect(sub(55)).not.toContain("60");
    expect(sub(56)).toContain("60");
  });

  it("whoever only watches has no rail, and nothing to press", () => {
    const scene = sceneOf(may("step").before);
    show({ ...scene, seat: null, legal: [], view: { ...scene.view, table: { ...table(scene), seat: null } } });
    expect(document.querySelectorAll(".place.may, [data-at=stop], [data-at=my-knight]")).toHaveLength(0);
    expect(document.querySelectorAll(".tapestry")).toHaveLength(2);
  });
});

describe("what is kept in the head", () => {
  const speaker = new Speaker("roc-noir", NAMES, 0);
  const ONCE: GameEvent[] = [
    { event: "stepped", seat: 1, helmet: "grey", start: "D4", to: "D5", once: true },
    { event: "jumped", seat: 1, helmet: "grey", start: "D4", to: "D6", ropes: 2, once: true },
    { event: "fell", seat: 1, helmet: "grey", trap: "D5", back: "D4", once: true },
    { event: "dropped", seat: 0, helmet: "white", trap: "D5", to: "C4", once: true },
    { event: "came-back", seat: 1, helmet: "grey", to: "D4", once: true },
  ];

  it.each(ONCE)("the journal names no square of what was shown once: $event (RN-17)", (event) => {
    expect(lineOf(event, speaker) ?? "").not.toMatch(SQUARE);
  });

  it("of a knight that dropped nothing is kept: where it stands now would say where the trap is (RN-17)", () => {
    const dropped = ONCE.find(({ event }) => event === "dropped")!;
    expect(lineOf(dropped, speaker)).toBeNull();
    expect(lineOf({ ...dropped, once: false } as typeof dropped, speaker)).not.toBeNull();
  });

  it("a table that marks its traps may read them", () => {
    expect(lineOf({ event: "fell", seat: 1, helmet: "grey", trap: "D5", back: "D4", once: false }, speaker)).toContain("D5");
  });

  it("ears are told where, at the moment when eyes see it", () => {
    expect(spoken(ONCE[2]!, speaker)).toContain("D5");
    expect(spoken(ONCE[3]!, speaker)).toContain("D5");
    expect(spoken({ event: "fell", seat: 1, helmet: "grey", trap: null, back: null, once: true }, speaker)).toBe("");
  });

  it("after a fall the page is as if nothing had happened: no slab, no mark, no trail", async () => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some((event) => event.event === "fell" && event.once))!;
    const scene = sceneOf(moment.after);
    const { board } = show(scene);
    const before = document.body.innerHTML;
    const played = board.play(stepOf(moment));
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
    flushSync();
    expect(document.querySelectorAll("[data-at=trapdoor], [data-at^=trap-]")).toHaveLength(0);
    expect(document.body.innerHTML.replaceAll(/tabindex="-?\d"|rn-pit-\d+/g, "")).toBe(before.replaceAll(/tabindex="-?\d"|rn-pit-\d+/g, ""));
    vi.useRealTimers();
  });

  it("a counterweight's fall is read above the board while it is seen, without a square, and never after (RN-17)", async () => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some((event) => event.event === "dropped" && event.once))!;
    const { board } = show(sceneOf(moment.after));
    const said = new Set<string>();
    let isOver = false;
    const played = board.play(stepOf(moment)).then(() => (isOver = true));
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(100);
      if (!isOver && board.headline()) said.add(board.headline()!.head);
    }
    await played;
    expect([...said]).toEqual([expect.stringMatching(/counterweight.*falls/)]);
    expect([...said].join()).not.toMatch(SQUARE);
    expect(board.headline()).toBeNull();
    vi.useRealTimers();
  });

  it.each(["jumped", "fell", "robbed", "castle-turned", "treasure-reached"] as const)("is told with its motion, not after it: %s", async (kind) => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some(({ event }) => event === kind))!;
    const { board } = show(sceneOf(moment.after));
    const toldAfter = new Map<string, number>(); // how long until it is told
    const start = Date.now();
    const ends: number[] = [];
    const played = board.play({ ...stepOf(moment), events: moment.events.filter(({ event }) => event === kind) }, ({ event }) => toldAfter.has(event) || toldAfter.set(event, Date.now() - start)).then(() => ends.push(Date.now() - start));
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
    expect(toldAfter.get(kind)).toBe(0);
    expect(ends[0]).toBeGreaterThan(300);
    vi.useRealTimers();
  });

  it.each(["portraits-drawn", "exchanged"] as const)("portraits are told no sooner than they are turned up: %s", async (kind) => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some((event) => event.event === kind && (event.event === "portraits-drawn" || (event.event === "exchanged" && event.taken.length))))!;
    const { board } = show(sceneOf(moment.after));
    const portraits = () => document.querySelectorAll("svg.over text").length;
    const lying = portraits();
    const shown: number[] = [];
    const played = board.play(stepOf(moment), ({ event }) => void (event === kind && shown.push(portraits() - lying)));
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
    expect(shown[0]).toBeGreaterThan(0);
    vi.useRealTimers();
  });

  it("a replay that is stepped on in haste ends where it was stepped to", async () => {
    const [first, second] = moments.filter(({ events }) => events.length > 1);
    const { board } = show(sceneOf(second!.after));
    const both = [board.play(stepOf(first!)), board.play(stepOf(second!))];
    board.skip();
    await Promise.all(both);
    flushSync();
    expect(at("die")!.getAttribute("aria-label")).toMatch(/\w/);
    expect(document.querySelectorAll("[data-at=trapdoor]")).toHaveLength(0);
  });

  it("only what can have shown nothing can be taken back", () => {
    expect(mayTakeBack({ do: "step", to: "D4" })).toBe(false);
    expect(mayTakeBack({ do: "choose", helmet: "black" })).toBe(true);
  });
});

describe("the end", () => {
  const ended = (name: string) => moments.find((moment) => moment.name === name && moment.events.some(({ event }) => event === "ended"));

  it("shows who won and why, every trap, and the rule", () => {
    const moment = moments.find(({ events }) => events.some(({ event }) => event === "ended"))!;
    show(sceneOf(moment.after), Ending);
    expect(document.querySelectorAll("[data-at^=trap-]")).toHaveLength(20);
    expect(document.body.textContent).toMatch(/RN-3[48]/);
    expect(document.querySelectorAll(".seats li")).toHaveLength(table(sceneOf(moment.after)).seats);
    expect(ended(moment.name)).toBe(moment);
  });

  it("shows everybody in the order of the result", () => {
    const scene = sceneOf(moments.find(({ events }) => events.some(({ event }) => event === "ended"))!.after);
    const view = table(scene);
    const last = view.seats - 1;
    const knights = view.knights.map((all, seat) => all.map((knight, nth) => ({ ...knight, at: seat === last || (seat === 1 && !nth) ? ("treasure" as const) : ("entrance" as const) })));
    show({ ...scene, view: { ...scene.view, table: { ...view, knights, winners: [last] } } }, Ending);
    expect(document.querySelector(".seats li")!.className).toMatch(/won/);
    if (last > 1) expect(document.querySelectorAll(".seats .part")[1]!.textContent).toMatch(/^1 /);
  });

  it("counts the falls as the house counted them, for whoever comes late too; where it tells none, no word of them", () => {
    const { after } = moments.find(({ name, events }) => name === "memory" && events.some(({ event }) => event === "ended"))!;
    const scene = sceneOf(after);
    const view = table(scene);
    expect(view.falls).toHaveLength(20);
    show(scene, Ending);
    for (const [nth, trap] of view.traps.entries()) expect(at(`trap-${trap}`)!.querySelector("text")?.textContent ?? "0", trap).toBe(`${view.falls[nth]}`);
    const sum = view.falls.reduce((all, count) => all + count, 0);
    expect(sum).toBeGreaterThan(0);
    expect(document.querySelector("section .legend")!.textContent).toContain(`${sum}`);
  });

  it("says nobody fell only where the falls are told", () => {
    const { after } = moments.find(({ events }) => events.some(({ event }) => event === "ended"))!;
    const scene = sceneOf(after);
    show({ ...scene, view: { ...scene.view, table: { ...table(scene), traps: table(scene).traps.slice(0, 2), falls: [] } } }, Ending);
    expect(document.querySelectorAll("[data-at^=trap-]")).toHaveLength(2);
    expect(document.querySelector(".map")!.outerHTML).not.toMatch(/fell|fall/i);
  });

  it("every hint has words, and each is due at some moment of these games", () => {
    const due = new Set(moments.flatMap(({ before, after }) => [before, after].flatMap((glance) => guide.filter((hint) => hint.when(sceneOf(glance))).map(({ message }) => message))));
    for (const { message } of guide) expect(words.of("roc-noir").has(message), message).toBe(true);
    expect(guide.map(({ message }) => message).filter((message) => !due.has(message))).toEqual([]);
  });
});
