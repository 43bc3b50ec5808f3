// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { Speaker } from "../../../../lib/speaker";
import type { Action, GameEvent } from "../../../../lib/wire";
import { words } from "../../../../lib/words.svelte";
import { NAMES, people } from "../../fixtures";
import type { TrialProps } from "../../trials";
import Scene from "./Scene.svelte";
import type { ForbiddenWordsStage } from "./speech";

await words.speak("en");
await words.load("fort-boyard");

const STAGE: ForbiddenWordsStage = {
  trial: "forbidden-words", number: 1, questions: 6, asker: 1, question: "Can you swim?", answers: ["Like a dolphin", "Sure, yes", "Perfectly", "In the bathtub", "With armbands"], used: [], is_answered: false, said: [],
  forbidden: ["yes", "no"], next_asker: 2, is_prepared: false, offers: [], mine: null, cried: [], asking_until: 5000, ready_until: 5000, until: 8000,
};

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
function show(me: number | null, stage: Partial<ForbiddenWordsStage>, props: Partial<TrialProps<ForbiddenWordsStage>> = {}) {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  const given = { stage: { ...STAGE, ...stage }, cast: { candidate: 0, opponents: [1, 2], pace: 100, hands: [] }, me, people: people(3), deadline: null, clock: (moment: number) => moment, legal: [], open: [], speaker: new Speaker("fort-boyard", NAMES.slice(0, 3), me), events: [], size: "wide", act, hear: () => undefined, ...props };
  shown = mount(Scene as unknown as Component<any, any>, { target: document.body, props: given });
  flushSync();
  return act;
}
const at = <E extends HTMLElement>(name: string) => document.querySelector<E>(`[data-at="${name}"]`);
function type(name: string, text: string): void {
  const field = at<HTMLInputElement>(name)!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  field.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}
const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const REPLY = [{ do: "reply", limits: { text: 80 } }];
const READY = [0, 1, 2, 3, 4].map((number) => ({ do: "pick-reply", number }) as unknown as Action);

it("the candidate types an answer into a field that has the focus", () => {
  const act = show(0, {}, { open: REPLY, legal: READY });
  expect(document.activeElement).toBe(at("reply"));
  type("reply", "  ?! ");
  expect(act).not.toHaveBeenCalled();
  type("reply", "Like a dolphin ");
  expect(act.mock.calls).toEqual([[{ do: "reply", text: "Like a dolphin" }]]);
});

it("a forbidden word is told while one types", () => {
  show(0, {}, { open: REPLY, legal: READY });
  const field = at<HTMLInputElement>("reply")!;
  field.value = "Oh YES of course";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector("[aria-live=assertive]")!.textContent).toBe(words.of("fort-boyard").say("forbidden-words-careful"));
  expect(document.querySelector(".answers")!.textContent).not.toContain(words.of("fort-boyard").say("forbidden-words-careful")); // nothing grows by it
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("without typing he chooses by a press or by a key, as long as ready answers are to be had", () => {
  const act = show(0, {}, { open: REPLY, legal: READY });
  at("without-typing")!.click();
  flushSync();
  expect(at("reply")).toBe(null);
  at("ready-3")!.click();
  (document.activeElement as HTMLElement | null)?.blur();
  key("1");
  expect(act.mock.calls).toEqual([[{ do: "pick-reply", number: 3 }], [{ do: "pick-reply", number: 0 }]]);
});

it("his time ends with the ready answers, while he chooses among them", () => {
  const ends = vi.fn<(moment: number | null) => void>();
  show(0, { ready_until: 5000 }, { open: REPLY, legal: READY, ends });
  expect(ends.mock.lastCall).toEqual([null]);
  at("without-typing")!.click();
  flushSync();
  expect(ends.mock.lastCall).toEqual([5000]);
});

it("when they are not, he may still type", () => {
  show(0, { ready_until: null }, { open: REPLY });
  at("without-typing")!.click();
  flushSync();
  expect(at("reply")).not.toBe(null);
});

it("who asks next picks one of three, or writes", () => {
  const legal = [0, 1, 2].map((number) => ({ do: "pick-question", number }) as unknown as Action);
  const act = show(2, { offers: ["A?", "B?", "C?"] }, { legal, open: [{ do: "write-question", limits: { text: 80 } }] });
  at("offer-1")!.click();
  type("own-question", "Do you like forts?");
  expect(act.mock.calls).toEqual([[{ do: "pick-question", number: 1 }], [{ do: "write-question", text: "Do you like forts?" }]]);
});

it("who has asked may cry", () => {
  const act = show(1, { is_answered: true, said: ["In the bathtub"] }, { open: [{ do: "cry-no-answer", limits: {} }] });
  expect(at("answer")!.textContent).toContain("In the bathtub");
  at("cry")!.click();
  expect(act.mock.calls).toEqual([[{ do: "cry-no-answer" }]]);
});

it("what was wrong is struck out, with the word that it was", () => {
  show(null, {}, { events: [{ event: "word-slipped", seat: 0, text: "Sure, yes", breach: "forbidden", word: "yes" } as unknown as GameEvent] });
  expect(document.querySelector(".wrong")!.textContent).toContain("a forbidden word");
  expect(document.querySelector(".hit")!.textContent).toBe("yes");
});
