// @vitest-environment jsdom
import { expect, test } from "vitest";

import { languageOfBrowser, shortened, words } from "./words.svelte";

test("the language is the first of the browser's that we speak", () => {
  expect(languageOfBrowser(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(languageOfBrowser(["en-GB", "fr"])).toBe("en");
  expect(languageOfBrowser(["de"])).toBe("en");
});

test("a lid has the game's name, before all its words have come", async () => {
  await words.speak("fr");
  await words.loadLid("coffre-et-cle");
  const texts = words.of("coffre-et-cle");
  expect(texts.say("game-name")).toBe("Le Coffre et la Clé");
  expect(texts.has("card-key")).toBe(false);
  await words.load("coffre-et-cle");
  expect(texts.say("card-key")).toBe("la Clé");
});

test("a language is changed at any moment, with the words of every game that is on the table", async () => {
  await words.speak("fr");
  await words.load("coffre-et-cle");
  const texts = words.of("coffre-et-cle");
  expect([words.say("you"), texts.say("card-key")]).toEqual(["vous", "la Clé"]);
  await words.speak("en");
  expect([words.say("you"), texts.say("card-key")]).toEqual(["you", "the Key"]);
  expect(document.documentElement.lang).toBe("en");
});

test("the language last asked for wins, however long the other one takes to come", async () => {
  await Promise.all([words.speak("en"), words.speak("fr")]);
  expect(words.language).toBe("fr");
});

test("what is too long to be shown is cut", () => {
  expect(shortened("a".repeat(61))).toBe("a".repeat(59) + "…");
  expect(shortened("short")).toBe("short");
});
