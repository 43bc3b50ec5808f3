// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

const html = document.documentElement;

async function fresh() {
  vi.resetModules();
  const { preferences } = await import("./preferences.svelte");
  const { words } = await import("./words.svelte");
  await preferences.live();
  return { preferences, words };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("without a choice it is as the browser likes it", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("dark"), addEventListener: () => {} }));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-BE", "nl"]);
  const { preferences, words } = await fresh();
  expect([preferences.light, preferences.language, preferences.sound, preferences.motion]).toEqual(["night", "fr", true, "full"]);
  expect([html.dataset.light, html.lang, words.say("you")]).toEqual(["night", "fr", "vous"]);
});

test("what was chosen holds, also after a reload", async () => {
  const { preferences, words } = await fresh();
  preferences.light = "night";
  preferences.language = "fr";
  preferences.sound = false;
  preferences.motion = "less";
  await vi.waitFor(() => expect(words.language).toBe("fr"));
  expect([html.dataset.light, html.dataset.motion]).toEqual(["night", "less"]);
  const later = (await fresh()).preferences;
  expect([later.light, later.language, later.sound, later.motion]).toEqual(["night", "fr", false, "less"]);
});

test("another tab's choice is followed", async () => {
  const { preferences } = await fresh();
  localStorage.setItem("ludotheque", '{"light": "night"}');
  dispatchEvent(new StorageEvent("storage", { key: "ludotheque" }));
  expect([preferences.light, html.dataset.light]).toEqual(["night", "night"]);
});

test("where nothing can be kept, or nonsense was, it works until the page is closed", async () => {
  localStorage.setItem("ludotheque", '{"light": "dusk", "language": 7');
  expect((await fresh()).preferences.light).toBe("day");
  localStorage.setItem("ludotheque", '{"light": "dusk", "language": 7}');
  expect((await fresh()).preferences.language).toBe("en");
  vi.stubGlobal("localStorage", undefined);
  const { preferences } = await fresh();
  preferences.light = "night";
  expect(preferences.light).toBe("night");
});
