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
import MapOfLies from "./MapOfLies.svelte";
import { claimedCards, publicNote } from "./marks";
import { moves, table } from "./pieces";
import { sentence } from "./sentence";
import Talk from "./Talk.svelte";
import { whyNot } from "./why";
import type { GameEvent, Spoken, View } from "./wire";

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
const press = (selector: string) => {
  document.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
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

  it("is won by nobody where nobody has a point", () => {
    expect(said("match without a point, 0").head).toBe("Nobody wins the match.");
    show(Ending, "match without a point, 0");
    expect(document.querySelector("h2")!.textContent).toBe("Nobody wins the match.");
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

describe("a False Treasure on the very last turn", () => {
  it("is told that a miss ends the deal", () => {
    expect(said("false treasure, last turn, 3").head).toBe("Youssef, end your turn, or designate the Key: if you miss, the deal ends and nobody wins.");
    expect(hints("false treasure, last turn, 3")).toContain("hint-designate-falsely-last");
    expect(hints("false treasure, last turn, 3")).not.toContain("hint-designate-falsely");
    expect(hints("false treasure may designate, 0")).not.toContain("hint-designate-falsely-last");
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

  it("and from when on somebody may designate, without a limit of rounds too", () => {
    expect(said("endless, 0").sub).toMatch(/(^|· )Round 1 · designation from round 3 · /);
  });

  it("with everybody locked, nobody is told to force", () => {
    const why = whyNot(table(sceneOf("all locked, 0")), "swap", speakerOf("all locked, 0"));
    expect(why).toEqual({ says: "Your card is locked, and so is everybody's: observe or pass.", rule: "CC-18" });
  });

  it.each(Object.keys(moments))("hints point at what is there: %s", (name) => {
    const scene = sceneOf(name);
    if (scene.seat === null) return;
    show(table(scene).cards ? Ending : Board, name);
    for (const hint of guide.filter((one) => one.when(scene) && one.points)) expect(document.querySelector(hint.points!), hint.message).not.toBeNull();
    if (!moves(scene).length) expect(hints(name)).not.toContain("hint-observe");
  });
});

describe("a player on whom it cannot be done", () => {
  it.each([
    ["final, 1", null],
    ["claimed, then swapped, 1", "force"],
  ])("is not covered by a ring that nothing hides: %s", (name, disc) => {
    show(Board, name!);
    if (disc) press(`[data-disc=${disc}]`);
    expect(document.querySelector(".not")).not.toBeNull();
    for (const ring of document.querySelectorAll(".ring")) expect(ring.parentElement!.classList).toContain("press");
  });

  it.each([
    ["final, 1", null, ".not", "CC-26b"],
    ["claimed, then swapped, 1", "[data-disc=force]", ".not", "CC-14"],
    ["locked, 0", null, "[data-dull=swap]", "CC-13"],
    ["all locked, 0", null, "[data-dull=force]", "CC-18"],
    ["snared, 0", null, "[data-dull=observe]", "CC-34b"],
  ])("refers to the rule, as a refusal does: %s, %s, %s", (name, first, dull, rule) => {
    const openRule = vi.fn<(rule: string) => void>();
    show(Board, name!, { openRule });
    for (const selector of [first, dull, ".why [role=button]"]) if (selector) press(selector);
    expect(openRule).toHaveBeenCalledExactlyOnceWith(rule);
  });
});

describe("a force", () => {
  it("is told with what was lost and what came of it", () => {
    show(Board, "forced, 1");
    expect(document.querySelector(".forced")!.textContent).toContain("Treasure → Neutral");
    expect(document.querySelector(".forced")!.textContent).not.toContain("locked");
  });

  it.each(["wide", "tall"])("by somebody with a long name is told whole but for the name, %s", (size) => {
    const names = ["Maximilienne-Anastasie d'A", "Léon", "Inès", "Youssef", "Margaux"];
    show(Board, "forced, 1", { size, speaker: new Speaker("coffre-et-cle", names, 1) });
    expect(document.querySelector(".forced text")!.textContent).toMatch(/^Maxi.*… has changed your card!$/);
  });

  it("is still told when I have acted, with what had come of it then", () => {
    show(Board, "forced, then swapped, 1");
    expect(document.querySelector(".forced")!.textContent).toContain("Treasure → Neutral");
    expect(document.querySelector(".forced")!.textContent).not.toContain("locked");
  });

  it("is told no more once I have ended my turn", () => {
    show(Board, "forced, turn ended, 1");
    expect(document.querySelector(".forced")).toBeNull();
  });

  it("may bring the same again: the hint does not say that the aim has changed", () => {
    expect(hints("forced alike, 1")).toContain("hint-forced");
    expect(words.of("coffre-et-cle").say("hint-forced")).toContain("perhaps");
  });

  it("that locks says so", () => {
    show(Board, "forced and locked, 1");
    expect(document.querySelector(".forced")!.textContent).toContain("Treasure → Neutral · locked");
    const forced: GameEvent = { event: "forced", by: 0, seat: 1, place: 0, gave: null, got: null };
    expect(lineOf(forced, speakerOf("forced, 1"), { notes: true, force_locks: true })).toMatch(/ You are locked\.$/);
    expect(lineOf(forced, speakerOf("forced, 1"), { notes: true, force_locks: false })).not.toContain("locked");
  });

  it("is told in French without an elision before a name", async () => {
    await words.speak("fr");
    const forced: GameEvent = { event: "forced", by: 0, seat: 2, place: 0, gave: null, got: null };
    expect(lineOf(forced, speakerOf("forced, 1"), { notes: true, force_locks: true })).toMatch(/ Inès tient maintenant une carte verrouillée\.$/);
    await words.speak("en");
  });
});

describe("the map of lies", () => {
  const told = (...claims: View["claims"]) => {
    const scene = sceneOf("match over, 0");
    const speaker = new Speaker("coffre-et-cle", NAMES.slice(0, 4), 0, claims);
    show(MapOfLies, "match over, 0", { scene: { ...scene, view: { ...scene.view, table: { ...table(scene), claims } } }, speaker, isOpen: true });
  };
  const back = (number: number, claim: number): Spoken => ({ number, seat: 0, turn: 0, after: 0, says: { says: "retract", claim } });

  it("praises nobody's truth where not a word was said", () => {
    told();
    expect(document.querySelector(".sub")!.textContent).toBe("Nobody said a word.");
  });

  it.each([
    [1, "not judged: takes back “I hold the Key.”"],
    [2, "not judged: stands by “I hold the Key.” again"],
    [3, "not judged: takes back “I hold the Key.”"],
  ])("says what it comes to when a claim is taken back %i times", (times, tip) => {
    const claim: Spoken = { number: 0, seat: 0, turn: 0, after: 0, says: { says: "hold", seat: 0, cards: ["key"] } };
    told(claim, ...Array.from({ length: times }, (_, nth) => back(nth + 1, nth)));
    expect(document.querySelectorAll(".lies ol small")[times]!.textContent).toBe(`turn 1 · ${tip}`);
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
