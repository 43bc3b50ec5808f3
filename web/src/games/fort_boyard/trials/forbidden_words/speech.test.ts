import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { isSomething, marksOf, myTime, partOf, replyIn, slipIn, slips, type ForbiddenWordsStage } from "./speech";

const STAGE: ForbiddenWordsStage = {
  trial: "forbidden-words", number: 2, questions: 6, asker: 2, question: "Tu aimes le chocolat ?", answers: [], used: [], is_answered: false, said: [], forbidden: ["oui", "non", "no"],
  next_asker: 1, is_prepared: false, offers: [], mine: null, cried: [], asking_until: 5000, ready_until: 5000, until: 8000,
};

describe("a forbidden word", () => {
  it("is seen while one types, in any dress", () => {
    for (const text of ["Ah oui", "OUI", "ouiii", "noooon", "nón", "oui-oui"]) expect(slips(text, STAGE.forbidden), text).toBe(true);
  });
  it("is not seen inside others", () => {
    for (const text of ["ouïe fine", "Louis et moi", "nonante", "around noon", ""]) expect(slips(text, STAGE.forbidden), text).toBe(false);
  });
});

it("what has neither letter nor figure is nothing to send", () => {
  expect(["", "  ", "?!"].map(isSomething)).toEqual([false, false, false]);
  expect(isSomething("Ah bon")).toBe(true);
});

describe("my part", () => {
  it("is the candidate's", () => expect(partOf(STAGE, 0, 0)).toBe("candidate"));
  it("is to ask while the next question is mine to prepare", () => {
    expect(partOf(STAGE, 0, 1)).toBe("asks");
    expect(partOf({ ...STAGE, is_prepared: true, asking_until: null }, 0, 1)).toBe("watches");
  });
  it("is to listen when it was my question", () => expect(partOf(STAGE, 0, 2)).toBe("asked"));
  it("may be both: to prepare comes first", () => expect(partOf({ ...STAGE, next_asker: 2 }, 0, 2)).toBe("asks"));
  it("is to watch for everybody else", () => {
    expect(partOf(STAGE, 0, 3)).toBe("watches");
    expect(partOf(STAGE, 0, null)).toBe("watches");
  });
});

describe("my time", () => {
  it("is the candidate's, for whoever does not ask", () => {
    expect([0, 2, 3, null].map((me) => myTime({ ...STAGE, asking_until: 4000 }, 0, me))).toEqual([8000, 8000, 8000, 8000]);
    expect(myTime({ ...STAGE, is_answered: true }, 0, 0)).toBe(null);
  });
  it("is the asker's, for him and before the first question", () => {
    expect(myTime({ ...STAGE, asking_until: 4000 }, 0, 1)).toBe(4000);
    expect(myTime({ ...STAGE, question: null, until: null, asking_until: 4000 }, 0, 0)).toBe(4000);
  });
});

it("who asks is lit, and before the first question who will", () => {
  expect(marksOf(STAGE)).toEqual({ 2: "now" });
  expect(marksOf({ ...STAGE, asker: null })).toEqual({ 1: "now" });
  expect(marksOf({ ...STAGE, asker: null, next_asker: null })).toEqual({});
});

it("finds what was said last", () => {
  const events = [{ event: "replied", seat: 0, text: "Ah bon" }] as unknown as GameEvent[];
  expect(replyIn(events)?.text).toBe("Ah bon");
  expect(slipIn(events)).toBe(null);
});
