// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Scene } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import type { Action, GameEvent } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { moments, NAMES, sceneOf, stepOf, type Moment } from "./fixtures";
import { guide } from "./guide";
import { history } from "./history";
import { isQuiet, lineOf, round } from "./journal";
import { opened } from "./opened";
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
  return { act, board: shown as unknown as { play(step: object): Promise<void>; skip(): void; headline(): { head: string } | null } };
}
const at = (name: string) => document.querySelector<SVGGElement>(`.target[data-at="${name}"]`);
function press(name: string): void {
  const target = at(name);
  if (!target) throw new Error(`${name} cannot be pressed; only ${[...document.querySelectorAll(".target")].map((one) => one.getAttribute("data-at")).join(" ")}`);
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
}

/** All that is drawn, in one walk: selectors and live lists are slow here. */
function drawn(within: Element = document.body): Element[] {
  const found: Element[] = [];
  for (let one = within.firstElementChild; one; one = one.nextElementSibling) found.push(one, ...drawn(one));
  return found;
}
const NAMED: ReadonlySet<string | null> = new Set(["button", "img", "group", "dialog"]);
const isNameless = (one: Element) => (NAMED.has(one.getAttribute("role")) || one.localName === "button") && !/\w/.test(one.getAttribute("aria-label") || one.textContent!);
const isOffer = (one: Element) => one.classList.contains("dial") || (one.classList.contains("target") && one.getAttribute("data-at") !== "notebook");
const bunchesIn = (all: Element[]) => all.filter((one) => /^place-\d/.test(one.getAttribute("data-at") ?? "")).map((one) => drawn(one).some((part) => part.classList.contains("lift")));

describe("every moment", () => {
  const games = [...new Set(moments.map(({ name }) => name))].map((name, nth) => ({ name, size: nth % 2 ? "tall" : "wide" }));

  it.each(games)("has names on everything, can be pressed only where a move is listed, and is played through: $name, $size", { timeout: 30_000 }, async ({ name, size }) => {
    const steps = moments.filter((moment) => moment.name === name);
    let scene = $state.raw<Scene>(sceneOf(steps[0]!.before));
    const props = { get scene() { return scene; }, get speaker() { return speakerOf(scene); }, act: vi.fn(), size };
    shown = mount(Board as Component<any, any>, { target: document.body, props });
    const board = shown as unknown as { play(step: object): Promise<void>; skip(): void };
    for (const [nth, moment] of steps.entries()) {
      scene = sceneOf(moment.before);
      flushSync();
      const all = drawn();
      expect(all.filter(isNameless).map((one) => one.outerHTML.slice(0, 90)), `${nth}`).toEqual([]);
      expect(all.some(isOffer), `${nth}`).toBe(moment.before.legal.length > 0);
      const played = board.play(stepOf(moment));
      board.skip();
      await played;
      expect(bunchesIn(drawn()), `${nth}`).toEqual(table(sceneOf(moment.after)).bunches.map((layers) => layers.length > 0));
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

  it("a second press where laying was ended keeps the hand as it is, and is answered", () => {
    const { before } = find("pros", "laying", ["keep"]);
    expect(before.legal).toContainEqual({ do: "keep", keys: [] });
    const { act, board } = show(sceneOf(before));
    const spot = (name: string) => document.querySelector(`[data-at="${name}"]`)!.parentElement!.getAttribute("transform");
    const first = spot("plate-done");
    press("plate-done");
    const there = [...document.querySelectorAll<SVGGElement>("[data-at^='plate-']")].find((one) => one.parentElement!.getAttribute("transform") === first)!;
    there.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(act).not.toHaveBeenCalled();
    expect(board.headline()!.head).toContain("Keep none");
    press("plate-keep-none");
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "keep", keys: [] });
  });

  it("a door that can be finished has a plate, and a second press on it bets nothing", () => {
    for (const { before } of moments.filter(({ before }) => before.legal.some((action) => action.do === "finish"))) {
      const { act } = show(sceneOf(before));
      const spot = at("plate-finish")!.parentElement!.getAttribute("transform");
      press("plate-finish");
      expect(at("plate-confirm")?.parentElement?.getAttribute("transform")).not.toBe(spot);
      expect(act).not.toHaveBeenCalled();
      void unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
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

describe("a bet", () => {
  const bets = find("hidden", "laying", ["finish", "lay"]);

  it.each([
    ["en", "bet on door"],
    ["fr", "ou pariez sur la porte"],
  ] as const)("is said where it can be made: %s", async (language, said) => {
    await words.speak(language);
    const scene = sceneOf(bets.before);
    const { head } = sentence(scene, speakerOf(scene));
    const doors = bets.before.legal.flatMap((action) => (action.do === "finish" ? [Number(action.door) + 1] : []));
    expect(head).toContain(said);
    for (const door of doors) expect(head).toContain(String(door));
    await words.speak("en");
    show(scene);
    expect(at("plate-finish")!.getAttribute("aria-label")).toBe(`Bet on door ${doors[0]}`);
  });

  it("that is lost is told to its loser above the board, for the rest of his turn", () => {
    const { after } = moments.find(({ events }) => events.some((event) => event.event === "bet-lost" && event.seat === 0))!;
    const scene = sceneOf(after);
    const looking = { ...scene, legal: [], view: { ...scene.view, table: { ...table(scene), phase: "looking", looker: 1 } } } as Scene;
    expect(sentence(looking, speakerOf(looking)).head).toMatch(/^Your bet on door 2 is lost: \W*Léon\W* looks at a gear\.$/);
    const goesOn = { ...scene, view: { ...scene.view, table: { ...table(scene), phase: "laying" } } } as Scene;
    expect(sentence(goesOn, speakerOf(goesOn)).sub).toContain("Your bet on door 2 is lost");
    const watched = { ...looking, seat: 2, view: { ...looking.view, table: { ...table(looking), seat: 2 } } } as Scene;
    expect(sentence(watched, new Speaker("casse-du-siecle", NAMES, 2)).head).toMatch(/Camille\W* has lost a bet on door 2/);
  });
});

describe("the round", () => {
  it.each([[1, "Round 1"], [195, "Round 195"], [196, "Round 196 of 200"]])("%i has its limit told only when that is near", (round, said) => {
    const scene = sceneOf(find("family", "taking", ["take"]).before);
    const late = { ...scene, view: { ...scene.view, table: { ...table(scene), round, options: { ...table(scene).options, max_rounds: 200 } } } } as Scene;
    expect(sentence(late, speakerOf(late)).sub.split(" · ").at(-1)).toBe(said);
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
    const taken = { event: "keys-taken-back", seat: 0, door: 1, letters: ["C"], keys: ["5C"], count: 1, face_down: true } as const;
    const hidden = { ...taken, letters: [...taken.letters], keys: [...taken.keys] };
    expect(lineOf(hidden, speaker, "notes")).toContain("5C");
    expect(lineOf(hidden, speaker, "strict")).toBe("You take back one key from door 2 (C).");
    expect(lineOf({ ...hidden, face_down: false }, speaker, "strict")).toContain("5C");
    const laid = { event: "key-laid", seat: 0, door: 1, letter: "C", key: "5C", face_down: true } as const;
    expect(lineOf(laid, speaker, "notes")).toContain("5C");
    expect(lineOf(laid, speaker, "strict")).toBe("You lay a key face down on lock C of door 2.");
    expect(lineOf({ ...laid, face_down: false }, speaker, "strict")).toContain("5C");
  });

  it.each([
    { memory: "strict", mover: 1, ms: 4000 },
    { memory: "strict", mover: 0, ms: 1100 },
    { memory: "notes", mover: 1, ms: 1100 },
  ])("a digit that goes with the turn of another is shown for long, or until it was seen: $memory, $mover", async ({ memory, mover, ms }) => {
    vi.useFakeTimers();
    const moment = moments.find(({ events }) => events.some((event) => event.event === "gear-seen" && event.seat === 0))!;
    const step = stepOf(moment);
    const before = { ...step.before, view: { ...step.before.view, table: { ...table(step.before), mover, options: { ...table(step.before).options, safe_memory: memory } } } } as Scene;
    const { board } = show(before);
    let isOver = false;
    const looks = () => {
      isOver = false;
      return board.play({ ...step, before, events: moment.events.filter(({ event }) => event === "gear-seen") }).then(() => (isOver = true));
    };
    void looks();
    await vi.advanceTimersByTimeAsync(ms - 50);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver).toBe(true);
    const again = looks();
    await vi.advanceTimersByTimeAsync(10);
    board.skip();
    await again;
    vi.useRealTimers();
  });

  it("only what showed nothing can be taken back", () => {
    const scene = sceneOf(moments[0]!.after);
    const kept = (safe_memory: string) => ({ ...scene, view: { ...scene.view, table: { ...table(scene), options: { ...table(scene).options, safe_memory } } } }) as typeof scene;
    expect(mayTakeBack({ do: "keep", keys: [] }, kept("notes"))).toBe(true);
    expect(mayTakeBack({ do: "keep", keys: [] }, kept("strict"))).toBe(false);
    expect(mayTakeBack({ do: "put-back", keys: [] }, scene)).toBe(false);
    expect(mayTakeBack({ do: "look", axle: 1, level: "lower" }, scene)).toBe(false);
  });
});

describe("a finished game once more", () => {
  const family = moments.filter(({ name }) => name === "family");
  const toPublic = (scene: Scene): Scene => {
    const view = table(scene);
    const axles = view.axles.map((gears) => gears.map((gear) => ({ ...gear, digit: view.phase === "over" ? gear.digit : null })));
    return { ...scene, seat: null, legal: [], view: { ...scene.view, table: { ...view, seat: null, hand: [], mine_aside: [], glimpse: null, axles } } };
  };
  const end = toPublic(sceneOf(family.at(-1)!.after));
  const digits = (scene: Scene) => table(scene).axles.flat().map(({ digit }) => digit);

  it("shows the combination at every moment, and leaves the end as it is", () => {
    for (const { before } of family.filter(({ before }) => !["starter", "gears"].includes(table(sceneOf(before)).phase)))
      expect(digits(opened(toPublic(sceneOf(before)), end))).toEqual(digits(end));
    expect(opened(end, end)).toBe(end);
    show(opened(toPublic(sceneOf(find("family", "laying", ["lay"]).before)), end));
    for (const digit of digits(end)) expect(document.body.textContent).toContain(String(digit));
  });

  it("shows of two gears on an axle only those that lay there then", () => {
    const { before, after } = moments.find(({ events }) => events.some(({ event }) => event === "gear-added"))!;
    const axles = table(sceneOf(after)).axles.map((gears, axle) => gears.map((gear, level) => ({ ...gear, digit: axle * 2 + level + 1 })));
    const last = { ...sceneOf(after), view: { ...after.view, table: { ...table(sceneOf(after)), axles } } };
    expect(digits(opened(sceneOf(before), last))).toEqual(table(sceneOf(before)).axles.flatMap((gears, axle) => gears.map((_, level) => axle * 2 + level + 1)));
  });
});

describe("a door is cleared", () => {
  const clearing = (mover: number) => {
    const scene = sceneOf(moments[0]!.after);
    return { ...scene, view: { ...scene.view, table: { ...table(scene), phase: "clearing", mover } } } as Scene;
  };

  it("because of what one player could lay, and it is said who", () => {
    const speaker = speakerOf(clearing(0));
    expect(sentence(clearing(1), speaker).head).toMatch(/^\W*Léon\W* could lay no key from any bunch: a door is being cleared\.$/);
    expect(sentence(clearing(0), speaker).head).toBe("You could lay no key, whichever bunch you take: a door is being cleared.");
  });
});

describe("the journal", () => {
  const speaker = new Speaker("casse-du-siecle", NAMES, 0);
  const { view } = find("family", "laying", ["lay"]).before;

  it("puts what happens under its round, and in a match under its game", () => {
    expect(round(view, speaker)).toBe("Round 1");
    expect(round({ ...view, deal: 2, deals: 3 }, speaker)).toBe("Game 2, round 1");
  });

  it("leaves the last word to what was done, not to what follows from it", () => {
    const events = moments.flatMap((moment) => moment.events);
    expect([...new Set(events.filter(isQuiet).map(({ event }) => event))].sort()).toEqual(["bunches-made", "gear-added", "staked"]);
    expect(isQuiet({ event: "luck-put-back" } as GameEvent)).toBe(true);
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

  it("no hint is left for a game that is over", () => {
    const over = moments.map(({ after }) => sceneOf(after)).filter((scene) => table(scene).phase === "over");
    expect(over.length).toBeGreaterThan(0);
    for (const scene of over) expect(guide.filter((hint) => hint.when(scene))).toEqual([]);
  });

  it("a hint points at something that is there, and at what is mine", () => {
    const points = (message: string) => guide.find((hint) => hint.message === message)!.points!;
    const scene = sceneOf(find("hidden", "laying", ["finish", "lay"]).before);
    show(scene);
    const mine = [...document.querySelectorAll(points("hint-own-doors"))].map((one) => Number(one.getAttribute("data-door")));
    expect(mine).toEqual(table(scene).doors.flatMap(({ owner }, door) => (owner === scene.seat ? [door] : [])));
    expect(document.querySelector(points("hint-lay-hidden"))!.closest("[data-at]")!.getAttribute("aria-label")).toContain("to be laid");
    expect(document.querySelector(points("hint-finish"))!.getAttribute("role")).toBe("button");
  });

  it("every hint has words, and each is due at some moment of these games or with stakes", () => {
    const due = new Set(moments.flatMap(({ before, after }) => [before, after].flatMap((glance) => guide.filter((hint) => hint.when(sceneOf(glance))).map(({ message }) => message))));
    for (const { message } of guide) expect(words.of("casse-du-siecle").has(message), message).toBe(true);
    expect(guide.map(({ message }) => message).filter((message) => !due.has(message))).toEqual([]);
  });
});
