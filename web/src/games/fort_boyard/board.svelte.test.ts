// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Scene } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import type { Action, GameEvent as AnyEvent } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { due, pointed, understood } from "../../table/guide";
import Board from "./Board.svelte";
import { loading } from "./drawn.svelte";
import Ending from "./Ending.svelte";
import { moments, NAMES, sceneOf, stepOf, type Moment } from "./fixtures";
import { guide } from "./guide";
import { history } from "./history";
import screen from "./index";
import { logLine } from "./journal";
import { table } from "./pieces";
import { noteOf, sentence } from "./sentence";
import type { Action as Own, View } from "./wire";

vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // nothing has a size here

// The scenery never changes and takes longest to draw: once is enough (fort.test.ts).
vi.mock("./fort", () => ({ picture: () => "<g/>", above: () => "<g/>" }));
vi.mock("./chamber", async (original) => ({ ...(await original<typeof import("./chamber")>()), backdrop: () => "<g/>", tableTop: () => "<g/>" }));
vi.mock("./courtyard", async (original) => ({ ...(await original<typeof import("./courtyard")>()), wall: () => "<g/>", rays: () => "<g/>" }));

await words.speak("en");
await words.load("fort-boyard");
await loading;
document.documentElement.dataset.motion = "less";

const speakerOf = (scene: Scene) => new Speaker("fort-boyard", NAMES.slice(0, table(scene).seats), scene.seat);
const GAPS = /\{|\}|undefined|NaN|\bnull\b|\b(board|end|hint|battle|space|trial-card|explain|action|event)-[a-z]/;

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  document.documentElement.dataset.motion = "less";
});
type Shown = { play(step: object, tell?: (event?: AnyEvent) => void): Promise<void>; skip(): void; hurry(within: number): void };
function show(scene: Scene, size = "wide") {
  const act = vi.fn<(action: Action) => void>();
  shown = mount(Board as Component<any, any>, { target: document.body, props: { scene, act, speaker: speakerOf(scene), size } });
  flushSync();
  return { act, board: shown as unknown as Shown };
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
async function press(element: Element): Promise<void> {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((answered) => setTimeout(answered, 0)); // and it is answered: what was offered is offered again, as after a refusal
  flushSync();
}
const said = () => `${document.body.textContent} ${[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).join(" ")}`;
const may = (kind: Own["do"]): Moment => moments.find(({ after }) => after.legal.some((action) => action.do === kind))!;
const inPhase = (phase: View["phase"]): Moment => moments.find(({ after }) => (after.view.table as View).phase === phase)!;

describe.each(["wide", "tall"])("every moment, %s", (size) => {
  const seen = moments.filter((_, nth) => nth % 2 === (size === "wide" ? 0 : 1)); // half of them each
  it("has a name on everything, and something to press for all that may be done", { timeout: 120_000 }, async () => {
    for (const { after, name } of seen) {
      const scene = sceneOf(after);
      const { act } = show(scene, size);
      expect(said(), `${name} ${table(scene).phase}`).not.toMatch(GAPS);
      for (const button of document.querySelectorAll("button, [role=button]")) expect(button.getAttribute("aria-label") ?? button.textContent, button.outerHTML).toMatch(/\w/);
      const names = [...document.querySelectorAll("[data-at]:is(button:not([disabled]), [role=button])")].map((one) => one.getAttribute("data-at")!);
      for (const one of names) await press(at(one)!);
      const done = new Set(act.mock.calls.map(([action]) => JSON.stringify(action)));
      for (const action of scene.legal) expect([...done], `${name} ${table(scene).phase}`).toContain(JSON.stringify(action));
      await unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });

  it("is played through to what came of it, and told once", { timeout: 120_000 }, async () => {
    for (const moment of seen) {
      if (!moment.events.length) continue;
      const step = stepOf(moment);
      const { board } = show(step.before, size);
      const told: (AnyEvent | undefined)[] = [];
      const playing = board.play(step, (event) => told.push(event));
      const skipping = setInterval(() => board.skip(), 5);
      await playing;
      clearInterval(skipping);
      flushSync();
      expect(said(), moment.name).not.toMatch(GAPS);
      expect(told.length).toBeGreaterThan(0);
      await unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });
});

describe("whoever's own time runs behind what is shown", () => {
  const mine = moments.filter(({ events, after }) => events.length > 0 && after.legal.length > 0 && (after.view.table as View).until !== null);

  it("can act soon, and sees how it stands", { timeout: 60_000 }, async () => {
    document.documentElement.dataset.motion = "full";
    vi.useFakeTimers();
    let longest = 0;
    for (const moment of mine) {
      const step = stepOf(moment);
      for (const isHurried of [false, true]) {
        const { board } = show(step.before);
        const start = Date.now();
        let end = 0;
        void board.play(step).then(() => (end = Date.now()));
        if (isHurried) board.hurry(1500);
        for (let waited = 0; !end && waited < 100; waited++) await vi.advanceTimersByTimeAsync(100);
        if (isHurried) expect(end - start, moment.name).toBeLessThan(2001);
        else longest = Math.max(longest, end - start);
        flushSync();
        expect(said(), moment.name).not.toMatch(GAPS);
        await unmount(shown!);
        shown = null;
        document.body.replaceChildren();
      }
    }
    expect(longest).toBeGreaterThan(2000);
  });
});

describe.each(["en", "fr"] as const)("words, in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("say at every moment what is going on, and what has happened", { timeout: 30_000 }, () => {
    for (const { before, events, after } of moments) {
      for (const glance of [before, after]) {
        const scene = sceneOf(glance);
        const { head, sub } = sentence(scene, speakerOf(scene));
        expect(head, table(scene).phase).toMatch(/\w/);
        expect(`${head} ${sub}`).not.toMatch(GAPS);
        for (const line of history(scene, speakerOf(scene))) expect(line).not.toMatch(GAPS);
      }
      for (const event of events) expect(logLine(event as AnyEvent, speakerOf(sceneOf(after))) ?? "unwritten").not.toMatch(GAPS);
    }
    for (const { message } of guide) expect(words.of("fort-boyard").say(message)).not.toMatch(GAPS);
  });

  it("tell at the end who has how much", { timeout: 30_000 }, async () => {
    for (const { after } of moments) {
      const scene = sceneOf(after);
      if (!scene.isOver) continue;
      const view = table(scene);
      const openRule = vi.fn();
      shown = mount(Ending, { target: document.body, props: { scene, act: vi.fn(), speaker: speakerOf(scene), size: "wide", openRule } });
      flushSync();
      expect(said()).not.toMatch(GAPS);
      expect(document.querySelectorAll("ol li")).toHaveLength(view.seats);
      expect(document.querySelectorAll("ol li.won")).toHaveLength(view.winners.length);
      await press(document.querySelector("button.rule")!);
      expect(openRule).toHaveBeenCalledWith(view.ending === "chest" ? "FB-41" : "FB-42");
      await unmount(shown);
      shown = null;
      document.body.replaceChildren();
    }
    await words.speak("en");
  });
});

describe("a riddle", () => {
  const answering = moments.find(({ after }) => after.open.some(({ do: what }) => what === "answer"))!;

  const field = () => at("answer") as HTMLInputElement;
  async function say(text: string): Promise<void> {
    field().value = text;
    field().dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    field().form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(1);
  }
  const answers = (act: ReturnType<typeof show>["act"]) => act.mock.calls.map(([action]) => (action as { text?: string }).text);

  it("is answered in writing, once a second: what is said sooner goes when the second is over, and says so (FB-16)", async () => {
    vi.useFakeTimers();
    const { act } = show(sceneOf(answering.after));
    await say("  la clé ");
    await say("un lac");
    expect(answers(act)).toEqual(["la clé"]);
    expect([field().value, field().placeholder]).toEqual(["", "In a moment: “un lac”"]);
    await say("la mer");
    await vi.advanceTimersByTimeAsync(1100);
    expect(answers(act)).toEqual(["la clé", "un lac"]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(answers(act)).toEqual(["la clé", "un lac", "la mer"]);
    expect(field().placeholder).toBe("");
    expect(field().maxLength).toBe(40);
  });

  it("is not answered twice with the same", async () => {
    vi.useFakeTimers();
    const scene = sceneOf(answering.after);
    const { act } = show({ ...scene, view: { ...scene.view, table: { ...table(scene), riddle: { ...table(scene).riddle!, tries: ["L'été"] } } } });
    await say(" l'ETE");
    expect(act).not.toHaveBeenCalled();
    expect(field().placeholder).toBe("Said already: “l'ETE”");
    await say("l'hiver");
    expect(answers(act)).toEqual(["l'hiver"]);
  });

  it("keeps the field where it is while a button beside it is pressed", () => {
    show(sceneOf(answering.after));
    field().focus();
    const down = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    at("say")!.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });

  it("takes no more answers when it is over, and says what it was", async () => {
    document.documentElement.dataset.motion = "full";
    vi.useFakeTimers();
    const ended = moments.find(({ before, events }) => events.some(({ event }) => event === "riddle-ended") && (before.view.table as View).seat === (before.view.table as View).mover)!;
    const step = stepOf(ended);
    const { board } = show(step.before);
    const told: (AnyEvent | undefined)[] = [];
    void board.play(step, (event) => told.push(event));
    await vi.advanceTimersByTimeAsync(1500);
    flushSync();
    expect(field().disabled).toBe(true);
    expect(told.map((one) => one?.event)).toContain("riddle-ended");
  });

  it("keeps its answer from everybody but the reader (FB-14)", () => {
    show(sceneOf(answering.after));
    expect(at("answers")).toBeNull();
  });

  it("shows the reader what he may accept", () => {
    show(sceneOf(may("turn-hourglass").after));
    expect(at("answers")!.textContent).toMatch(/\w/);
    expect(at("answer")).toBeNull();
  });
});

describe("who writes when his field goes", () => {
  it("presses no button by it that has the focus in its place, until he pauses", async () => {
    vi.useFakeTimers();
    const answering = moments.find(({ after }) => after.open.some(({ do: what }) => what === "answer"))!;
    const deciding = may("draw-trial");
    const key = (element: Element, key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const props = $state({ scene: sceneOf(answering.after), act: vi.fn(), speaker: speakerOf(sceneOf(answering.after)), size: "wide" });
    shown = mount(Board as Component<any, any>, { target: document.body, props });
    flushSync();
    const field = at("answer") as HTMLInputElement;
    field.focus();
    vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selectors: string) {
      return selectors === ":focus-visible" || Element.prototype.matches.call(this, selectors);
    });
    field.value = "the moon";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(1);
    key(field, "n");
    props.scene = sceneOf(deciding.after);
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    const button = document.querySelector("[data-next]")!;
    expect(document.activeElement).toBe(button);
    expect(key(button, " ")).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(key(button, "Enter")).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(key(button, "Enter")).toBe(false);
    vi.restoreAllMocks();
  });
});

describe("the hints", () => {
  const [goal] = guide;
  it("put a ring round the chest where nothing is read before it, and count as read after some rounds", () => {
    const inside = (phase: View["phase"]) => sceneOf(inPhase(phase).after);
    expect(pointed(goal!, inside("turn"))).toBe("[data-at='chest']");
    for (const phase of ["gathering", "chest", "riddle"] as const) expect(pointed(goal!, inside(phase)), phase).toBeUndefined();
    expect(pointed(goal!, inside("turn"), inside("chest"))).toBeUndefined();
    const later = inside("turn");
    expect(understood(guide, [], { ...later, view: { ...later.view, table: { ...table(later), round: 1 } } })).toEqual([]);
    expect(understood(guide, [], { ...later, view: { ...later.view, table: { ...table(later), round: 3 } } })).toEqual(["hint-goal"]);
  });

  it("do not promise a second answer where there is one only", () => {
    const scene = sceneOf(moments.find(({ after }) => after.open.some(({ do: what }) => what === "answer"))!.after);
    const hint = (one_answer: boolean) => due(guide, ["hint-goal"], { ...scene, view: { ...scene.view, table: { ...table(scene), riddle: { ...table(scene).riddle!, one_answer } } } })?.message;
    expect([hint(false), hint(true)]).toEqual(["hint-riddle", "hint-riddle-once"]);
  });
});

describe("the fort", () => {
  it("keeps the purse shut until its owner opens it", async () => {
    const mine = moments.find(({ after }) => (after.view.table as View).notes.length > 0 && ["turn", "moving"].includes((after.view.table as View).phase))!;
    show(sceneOf(mine.after));
    expect(at("notes")).toBeNull();
    await press(at("purse")!);
    expect(at("notes")).not.toBeNull();
  });

  it("shows beats and hourglass while the chest is open", () => {
    show(sceneOf(inPhase("chest").after));
    expect(at("beads")).not.toBeNull();
    expect(at("hourglass")).not.toBeNull();
  });
});

describe("whoever only watches", () => {
  it("sees every room, everybody's boat, and nothing to press but what he reads", { timeout: 30_000 }, () => {
    for (const phase of ["turn", "gathering", "trial", "judging", "riddle", "chest"] as const) {
      const { view, people, deadline } = sceneOf(inPhase(phase).after);
      const { act } = show({ view: { ...view, table: { ...table({ view } as Scene), seat: null, notes: [] } }, seat: null, legal: [], open: [], people, deadline, isOver: false });
      expect(said(), phase).not.toMatch(GAPS);
      expect(act).not.toHaveBeenCalled();
      expect(at("answer")).toBeNull();
      void unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });
});

describe("the battle", () => {
  it("is fought with the number keys as well", async () => {
    const { act } = show(sceneOf(may("choose-sign").after));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "3", bubbles: true }));
    await tick();
    expect(act).toHaveBeenCalledWith({ do: "choose-sign", sign: "leaf" });
  });
});

describe("a trial at the table", () => {
  const judged = sceneOf(inPhase("judging").after);
  const voted = (votes: Partial<View>): Scene => ({ ...judged, deadline: Date.now() + 60_000, view: { ...judged.view, table: { ...table(judged), now: 0, until: 60_000, ...votes } } });

  it.each(["wide", "tall"])("has sand that runs on while people vote, %s", (size) => {
    show(voted({ noes: [1] }), size);
    expect(at("hourglass")!.querySelector(".stream")).not.toBeNull();
  });

  it("has sand to the very end where nobody is left to vote", () => {
    show({ ...voted({ until: 10_000, abstaining: [1, 2] }), deadline: Date.now() + 10_000 });
    expect(at("hourglass")!.querySelector(".stream")).toBeNull();
    document.body.replaceChildren();
    show({ ...voted({ until: 10_000, abstaining: [1, 2, 3] }), deadline: Date.now() + 10_000 });
    expect(at("hourglass")!.querySelector(".stream")).not.toBeNull();
  });

  it("has no glass where no clock runs", () => {
    show({ ...voted({ until: null }), deadline: null });
    expect(at("hourglass")).toBeNull();
  });

  it("shows its own card as soon as it is drawn, not that of the trial on screen", () => {
    const card = table(judged).card!;
    const scene = voted({ phase: "gathering", own_trial: null });
    const speaker = speakerOf(scene);
    show(scene);
    expect(at("card")!.textContent).toContain(speaker.say(`board-table-${card}`, { players: table(scene).seats }));
    expect(at("card")!.textContent).not.toContain(speaker.say(`explain-${card}-other`, { candidate: speaker.name(table(scene).mover!) }));
  });

  it("is voted on by one after the other around one screen, and says by whom", () => {
    const votes = [{ do: "vote", verdict: "success" }, { do: "vote", verdict: "failure" }] as Scene["legal"];
    const hands = [1, 2].map((seat) => ({ seat, legal: votes, open: [] }));
    const scene = voted({ seat: null, notes: [] });
    show({ ...scene, seat: null, legal: votes, open: [], hands, view: { ...scene.view, to_act: [1, 2] } });
    expect(at("voter")!.textContent).toContain(NAMES[1]);
    expect(document.querySelectorAll("[data-at^='vote-']")).toHaveLength(2);
  });
});

describe("a trial that somebody has written himself", () => {
  const judged = inPhase("judging");
  const own = { title: "The <b>owl</b>", text: "Never blink.\n<img src=x onerror=alert(1)>", success: "Until it is dark.", seconds: 40 };
  const scene = () => {
    const plain = sceneOf(judged.after);
    return { ...plain, view: { ...plain.view, table: { ...table(plain), card: null, own_trial: own } } };
  };

  it.each(["wide", "tall"])("is shown as the others are, and as text alone, %s", (size) => {
    show(scene(), size);
    const card = at("card")!;
    expect(card.querySelector("h3")!.textContent).toBe(own.title);
    expect(card.textContent).toContain(own.text);
    expect(card.textContent).toContain("Success: Until it is dark.");
    expect(document.querySelector("img")).toBeNull();
    expect([...document.querySelectorAll("b")].map((one) => one.textContent)).not.toContain("owl");
    expect(sentence(scene(), speakerOf(scene())).head).toContain(own.title);
  });
});

it("where the board tells the time, the frame does not: in a trial, and beside what I can press", () => {
  expect(screen.hasOwnClock(sceneOf(inPhase("trial").after))).toBe(true);
  expect(screen.hasOwnClock(sceneOf(may("roll").after))).toBe(table(may("roll").after as Scene).phase === "turn");
  const turn = sceneOf(inPhase("turn").after);
  expect(screen.hasOwnClock({ ...turn, legal: [] })).toBe(false);
});

it("whoever has opened the chest is not asked to roll for it: that is for the others", () => {
  const scene = sceneOf(inPhase("chest").after);
  const view = table(scene);
  expect(noteOf(view, view.mover, [view.mover!], speakerOf(scene))).toBe(speakerOf(scene).say("board-chest-open"));
  const roller = { ...scene, legal: [], seat: view.roller } as Scene;
  if (view.roller !== null) expect(sentence(roller, speakerOf(roller)).head).not.toContain(NAMES[view.roller]);
});

it("the hint about the trials' cards points at all of them", () => {
  show(sceneOf(may("draw-trial").after));
  const { points } = guide.find(({ message }) => message === "hint-fan")!;
  expect(document.querySelectorAll(`${points} .card`)).toHaveLength(9);
});

describe("the open chest", () => {
  it("is on a telephone a scene of its own: large, in its own light, with every tiger's eyes on it", () => {
    const { after } = inPhase("chest");
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(at("chest")!.getAttribute("transform")!)![1]);
    show(sceneOf(after), "wide");
    expect([at("hall"), document.querySelector(".eyes")]).toEqual([null, null]);
    void unmount(shown!);
    document.body.replaceChildren();
    show(sceneOf(inPhase("turn").after), "tall");
    const shut = scale();
    expect(at("hall")).toBe(null);
    void unmount(shown!);
    document.body.replaceChildren();
    show(sceneOf(after), "tall");
    expect(at("hall")).not.toBe(null);
    expect(scale()).toBeGreaterThan(2 * shut);
    expect(document.querySelectorAll(".eyes")).toHaveLength(table(sceneOf(after)).spaces.filter((space) => space === "tiger").length);
  });

  it("why it was shut is told as long as keys are put back", () => {
    const scene = sceneOf(inPhase("putting-back").after);
    const view = table(scene);
    const told = (why: "tiger" | "sand") => sentence({ ...scene, view: { ...scene.view, table: { ...view, this_turn: [{ event: "chest-closed", seat: view.mover!, why, by: null }] } } } as Scene, new Speaker("fort-boyard", NAMES.slice(0, view.seats), view.mover)).head;
    expect(told("tiger")).toMatch(/^The tiger has shut the chest\. Put /);
    expect(told("sand")).toMatch(/^No more sand/);
  });
});
