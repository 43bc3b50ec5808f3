import { describe, expect, test } from "vitest";

import sentences from "./sentences.json";
import { Speaker, type Spoken } from "./speaker";
import type { Fault } from "./wire";
import { LANGUAGES, words, type Language } from "./words.svelte";

type Case = { me: number | null; struct?: object; refusal?: Fault; claims?: Spoken[] } & Record<Language, string>;
const games = Object.entries(sentences as unknown as Record<string, { names: string[]; cases: Case[] }>);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(games)("the sentences of %s are those of the terminal", async (game, { names, cases }) => {
    await words.load(game);
    await words.speak(language);
    expect(cases.length).toBeGreaterThan(100);
    for (const { me, struct, refusal, claims = [], ...told } of cases) {
      const speaker = new Speaker(game, names, me, claims);
      expect(struct ? speaker.sentence(struct) : speaker.refusal(refusal!)).toBe(told[language]);
    }
  });
});

test("what the page has no words for is passed over", async () => {
  await words.load("coffre-et-cle");
  const speaker = new Speaker("coffre-et-cle", ["Ana"], 0);
  expect(speaker.sentence({ event: "of-tomorrow", seat: 0 })).toBe("");
  expect(speaker.reason({ code: "of-tomorrow", rule: null, details: {} })).toBe(words.say("refusal-failed"));
});
