import { describe, expect, test } from "vitest";

import type { Fault } from "../../../lib/wire";
import { blankRiddle, blankTrial, isBlank, numberOf, ofDraft, ofSheet, placed, toToml, written, type Card, type Deck } from "./deck";

const riddle: Card = { kind: "riddle", id: 1, question: "It has hands,\nand a \"face\".\nWhat is it?", answers: " the clock \n\na watch\n", one_answer: true };
const trial: Card = { kind: "trial", id: 3, title: "The owl", text: "Never blink.", success: "", seconds: "40" };
const deck: Deck = { language: "en", cards: [blankRiddle(7), riddle, trial, blankTrial(8)] };

describe("cards of one's own", () => {
  test("are a file that the house can read, without those that are blank", () => {
    expect(toToml(written(deck))).toBe(
      'game = "fort-boyard"\nlanguage = "en"\n\n[[riddle]]\nquestion = """\nIt has hands,\nand a \\"face\\".\nWhat is it?"""\nanswers = ["the clock", "a watch"]\none_answer = true\n\n[[trial]]\ntitle = "The owl"\ntext = "Never blink."\nseconds = 40\n',
    );
  });

  test("hold whatever people type as text, never as markup of the file", () => {
    const hostile = 'a"\\ = [[riddle]]\u007f\u0001</script>';
    const text = toToml({ language: "fr", cards: [{ ...riddle, question: hostile, answers: '"""' }] });
    expect(text).toContain('question = "a\\"\\\\ = [[riddle]]\\u007f\\u0001</script>"');
    expect(text).toContain('answers = ["\\"\\"\\""]');
    expect(toToml({ language: "fr", cards: [{ ...trial, seconds: "1e3 # x" }] })).toContain('seconds = "1e3 # x"');
  });

  test("come back from what the house has read", () => {
    const sheet = { language: "en", riddle: [{ question: "Who?", answers: ["me", "I"], one_answer: false }], trial: [{ title: "A", text: "B", success: "C", seconds: null }] };
    expect(ofSheet(sheet)).toEqual({
      language: "en",
      cards: [
        { kind: "riddle", id: 1, question: "Who?", answers: "me\nI", one_answer: false },
        { kind: "trial", id: 2, title: "A", text: "B", success: "C", seconds: "" },
      ],
    });
  });

  test("come back from what the browser has kept, if it is still that", () => {
    expect(ofDraft(JSON.parse(JSON.stringify(deck)))?.cards.map(({ kind, id }) => [kind, id])).toEqual([["riddle", 1], ["riddle", 2], ["trial", 3], ["trial", 4]]);
    for (const other of [null, 3, {}, { language: "de", cards: [] }, { language: "fr", cards: [{ kind: "riddle", id: 1 }] }, { language: "fr", cards: [{ kind: "key" }] }, { language: "fr", cards: {} }]) expect(ofDraft(other)).toBeNull();
  });

  test("are blank as long as nothing is written on them", () => {
    expect([isBlank(blankRiddle(1)), isBlank(blankTrial(1)), isBlank(riddle), isBlank({ ...blankTrial(1), seconds: "9" })]).toEqual([true, true, false, false]);
  });

  test("are told what is wrong with them by their place on the page", () => {
    const faults: Fault[] = [
      { code: "cards-bad-text", rule: "FB-40", details: { line: 5, kind: "riddle", number: 1, key: "question" } },
      { code: "cards-bad-seconds", rule: "FB-40", details: { line: 9, kind: "trial", number: 1, key: "seconds" } },
      { code: "cards-too-much", rule: "FB-40", details: { line: 9 } },
    ];
    expect(numberOf(deck, riddle)).toBe(2);
    const found = placed(deck, faults);
    expect(Object.keys(found).sort()).toEqual(["", "1", "3"]);
    expect(found["1"]![0]!.details).toMatchObject({ line: 0, number: 2 });
    expect(found["3"]![0]!.details).toMatchObject({ line: 0, number: 1 });
  });
});
