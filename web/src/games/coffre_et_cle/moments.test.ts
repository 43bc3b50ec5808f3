// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Speaker } from "../../lib/speaker";
import type { Action } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import played from "./fixtures/moments.json";
import { momentOf, NAMES, type Glance } from "./fixtures";
import { guide } from "./guide";
import { lineOf } from "./journal";
import { claimedCards, publicNote } from "./marks";
import { moves, table } from "./pieces";
import { sentence } from "./sentence";
import Talk from "./Talk.svelte";
import type { GameEvent } from "./wire";

const moments = played as unknown as Record<string, Glance>;
const sceneOf = (name: string) => momentOf(moments[name]!);
await words.speak("en");
await words.load("coffre-et-cle");

function speakerOf(name: string): Speaker {
  const scene = sceneOf(name);
  return new Speaker("coffre-et-cle", NAMES.slice(0, table(scene).seats), scene.seat, table(scene).claims);
}
const said = (name: string) => sentence(sceneOf(name), speakerOf(name));
const hints = (name: string) => guide.filter((hint) => hint.when(sceneOf(name))).map(({ message }) => message);
const noteOn = (name: string, seat: number) => publicNote(table(sceneOf(name)), seat, { ...sceneOf(name).people[seat]!, away: null }, speakerOf(name));

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});
function show(part: Component<any, any>, name: string, more: object = {}) {
  const act = vi.fn<(action: Action) => void>();
  shown = mount(part, { target: document.body, props: { scene: sceneOf(name), act, speaker: speakerOf(name), size: "wide", ...more } });
  flushSync();
  return { act, board: shown as unknown as { play(step: object): Promise<void>; skip(): void } };
}
const text = () => document.body.textContent!.replace(/\s+/g, " ");

describe("a match", () => {
  it("names its own winner at the end, with the last deal and the points", () => {
    expect(said("match over, 0")).toEqual({ head: "Inès wins the match.", sub: "Last deal: Treasure and Key together · Points: Camille 2, Léon 2, Inès 3, Youssef 0" });
    expect(said("match over, 2").head).toBe("You win the match!");
    show(Ending, "match over, 0");
    expect(document.querySelector("h2")!.textContent).toBe("Inès wins the match.");
    expect(text()).toContain("Points: Camille 2, Léon 2, Inès 3, Youssef 0");
    expect(text()).toMatch(/Last deal: The Treasure has designated the Key: victory goes to you and Léon\. ?CC-23/);
    const seats = [...document.querySelectorAll(".shown li")].map((seat) => seat.textContent!.replace(/\s+/g, " "));
    expect(seats[0]).toContain("Inès wins the match");
    expect(seats[1]).toContain("Camille wins the deal");
    expect(seats[1]).not.toContain("wins the match");
    expect(seats[3]).toContain("Youssef");
  });

  it("between two deals tells the deal, and offers the next to whoever has not asked for it", () => {
    expect(said("between, 1").head).toBe("Inès wins this deal.");
    expect(said("between, 1").sub).toBe("Press “Next deal” to go on.");
    const { act } = show(Ending, "between, 1");
    expect(text()).toContain("Points: Camille 0, Léon 0, Inès 3, Youssef 0");
    document.querySelector<HTMLButtonElement>("button.main")!.click();
    expect(act).toHaveBeenCalledWith({ do: "ready" });
    expect(document.querySelector(".lies")).not.toBeNull();
  });

  it.each([
    ["between, one is ready, 1", "The next deal waits for Camille, Inès and Youssef."],
    ["between, public", "The next deal waits for Camille, Léon, Inès and Youssef."],
  ])("who waits is told for whom: %s", (name, awaited) => {
    show(Ending, name);
    expect(document.querySelector("button.main")).toBeNull();
    expect(document.querySelector(".awaited")!.textContent).toBe(awaited);
    expect(said(name).sub).toBe(awaited);
  });

  it("a laid-open False Treasure is among the cards, and a rule can be opened", () => {
    const openRule = vi.fn<(rule: string) => void>();
    show(Ending, "between, laid open, 0", { openRule });
    expect(document.querySelector(".apart [aria-label='False Treasure']")).not.toBeNull();
    document.querySelector<HTMLButtonElement>("button.rule")!.click();
    expect(openRule).toHaveBeenCalledWith("CC-23");
  });

  it("between two deals nobody claims anything", () => {
    show(Talk, "between, 1");
    expect(text()).toContain("Claims open again with the next deal.");
    expect(document.querySelectorAll(".strip")).toHaveLength(0);
  });
});

describe("a False Treasure that has missed", () => {
  it.each(["wide", "tall"] as const)("lies face up beside the table, %s", (size) => {
    show(Board, "false treasure missed, public", { size });
    expect(document.querySelector(".laid-open")!.getAttribute("aria-label")).toBe("Face up, out of the game: False Treasure");
    expect(document.querySelector(".laid-open use")!.getAttribute("href")).toBe("#cc-false-treasure");
  });

  it("is seen to be laid open", async () => {
    const { board } = show(Board, "false treasure may designate, public");
    expect(document.querySelector(".laid-open")).toBeNull();
    const after = sceneOf("false treasure missed, public");
    const playing = board.play({ events: moments["false treasure missed, public"]!.events, before: sceneOf("false treasure may designate, public"), after });
    await tick();
    board.skip();
    await playing;
    expect(document.querySelector(".laid-open")).not.toBeNull();
  });

  it("is told that a miss is not the end", () => {
    expect(said("false treasure may designate, 0").head).toBe("Camille, end your turn, or designate the Key: if you miss, you become a Neutral and play goes on.");
    expect(hints("false treasure may designate, 0")).toContain("hint-designate-falsely");
    expect(hints("false treasure may designate, 0")).not.toContain("hint-designate");
    expect(hints("false treasure, 0")).toContain("hint-false-treasure");
    expect(hints("false treasure, 0")).not.toContain("hint-neutral");
  });
});

describe("the final phase", () => {
  it.each(["too late, 1", "too late, public", "too late, in turn, public"])("whoever was too late gave no name, and everybody sees it: %s", (name) => {
    const late = name.includes("in turn") ? 1 : 4;
    expect(noteOn(name, late)).toBe("no name");
    show(Board, name);
    const letters = document.querySelectorAll("[d='M-10-5L10 6M10-5L-10 6']");
    expect(letters).toHaveLength(1);
  });

  it("a secret name is no missing name", () => {
    expect(noteOn("too late, public", 2)).toBe("has named");
    expect(said("too late, 4").head).toBe("Your time was up: you gave no name. Who holds the Fake Key? Waiting for Léon and Youssef.");
  });

  it("a Treasure who names nobody is told so, and gets no hint to name", () => {
    expect(said("final, 0").head).toBe("You have missed, so you name nobody now. Who holds the Fake Key? Waiting for Léon, Inès, Youssef and Margaux.");
    expect(hints("final, 0")).not.toContain("hint-naming");
    expect(hints("final, 1")).toContain("hint-naming");
    expect(said("final, 1").sub).toContain("You may not name Camille or Youssef.");
  });
});

describe("what is offered", () => {
  it.each([
    ["locked, 0", "Your turn, Camille: observe, force or pass?"],
    ["all locked, 0", "Your turn, Camille: observe or pass?"],
    ["snared, 0", "The Trap has you, Camille: this turn you can only pass."],
    ["forced, 1", "Your turn, Léon: observe, swap, force or pass?"],
  ])("%s", (name, head) => {
    expect(said(name).head).toBe(head);
  });

  it.each(Object.keys(moments))("hints point at what is there: %s", (name) => {
    const scene = sceneOf(name);
    if (scene.seat === null) return;
    show(table(scene).cards ? Ending : Board, name);
    for (const hint of guide.filter((one) => one.when(scene) && one.points)) expect(document.querySelector(hint.points!), hint.message).not.toBeNull();
    if (!moves(scene).length) expect(hints(name)).not.toContain("hint-observe");
  });
});

describe("a force", () => {
  it("is told with what was lost and what came of it, until I act", () => {
    show(Board, "forced, 1");
    expect(document.querySelector(".forced")!.textContent).toContain("Treasure → Neutral");
    expect(document.querySelector(".forced")!.textContent).not.toContain("locked");
  });

  it.each(["wide", "tall"])("by somebody with a long name is told whole but for the name, %s", (size) => {
    const names = ["Maximilienne-Anastasie d'A", "Léon", "Inès", "Youssef", "Margaux"];
    show(Board, "forced, 1", { size, speaker: new Speaker("coffre-et-cle", names, 1) });
    expect(document.querySelector(".forced text")!.textContent).toMatch(/^Maxi.*… has changed your card!$/);
  });

  it("is gone once I have acted", () => {
    show(Board, "forced, then swapped, 1");
    expect(document.querySelector(".forced")).toBeNull();
  });

  it("that locks says so", () => {
    show(Board, "forced and locked, 1");
    expect(document.querySelector(".forced")!.textContent).toContain("Treasure → Neutral · locked");
    const forced: GameEvent = { event: "forced", by: 0, seat: 1, place: 0, gave: null, got: null };
    expect(lineOf(forced, speakerOf("forced, 1"), { notes: true, force_locks: true })).toMatch(/ You are locked\.$/);
    expect(lineOf(forced, speakerOf("forced, 1"), { notes: true, force_locks: false })).not.toContain("locked");
  });
});

describe("the journal", () => {
  const mine: GameEvent[] = [
    { event: "observed", seat: 1, place: 0, card: "key" },
    { event: "swapped", seat: 1, place: 0, gave: "key", got: "treasure" },
    { event: "forced", by: 0, seat: 1, place: 0, gave: "key", got: "treasure" },
  ];
  it.each(mine)("keeps no note where none are kept: $event", (event) => {
    const speaker = speakerOf("forced, 1");
    expect(lineOf(event, speaker, { notes: true, force_locks: false })).toContain("the Key");
    const line = lineOf(event, speaker, { notes: false, force_locks: false });
    expect(line).toMatch(/^You |forced you/);
    expect(line).not.toMatch(/Key|Treasure/);
  });
});

describe("what a seat says that it holds", () => {
  it("is dropped once its card has moved", () => {
    expect(claimedCards(table(sceneOf("claimed, 1")), 0)).toEqual(["key"]);
    expect(claimedCards(table(sceneOf("claimed, then swapped, 1")), 0)).toBeNull();
  });
});
