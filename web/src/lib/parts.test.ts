// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import RulesSheet from "../shelf/RulesSheet.svelte";
import { reloadOnce, watchParts } from "./parts";
import { words } from "./words.svelte";

vi.mock("../shelf/Shelf.svelte", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../table/Rules.svelte", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const answering = (status: number) => vi.stubGlobal("fetch", vi.fn(async () => new Response("", { status })));

beforeEach(async () => {
  sessionStorage.clear();
  answering(200);
  vi.stubGlobal("scrollTo", () => {});
  HTMLDialogElement.prototype.showModal ??= () => {};
  await words.speak("en");
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a part that does not come", () => {
  test("has the page loaded anew, once, and later once more", async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    expect(await Promise.all([reloadOnce(reload), reloadOnce(reload)])).toEqual([true, false]);
    expect(await reloadOnce(reload)).toBe(false);
    vi.advanceTimersByTime(61_000);
    expect(await reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("leaves the page as it is while the house does not answer", async () => {
    const reload = vi.fn();
    answering(502);
    expect(await reloadOnce(reload)).toBe(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    answering(200);
    expect(await reloadOnce(reload)).toBe(true);
  });

  test("does not have it loaded anew for ever where nothing is remembered", async () => {
    vi.stubGlobal("sessionStorage", { getItem: () => { throw new Error("forbidden"); } }); // prettier-ignore
    expect(await reloadOnce(() => {})).toBe(false);
  });

  test("is noticed by itself", () => {
    answering(502);
    watchParts();
    dispatchEvent(new Event("vite:preloadError"));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ["a page", App, {}],
    ["the rules at the shelf", RulesSheet, { game: "coffre-et-cle", onclose: () => {} }],
  ] as const)("is told: %s", async (_name, part, props) => {
    const shown = mount(part as Component<any>, { target: document.body, props });
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector("[role=alert]")?.textContent).toContain("A part of this page is missing");
    });
    expect(document.querySelector("[role=alert] button")?.textContent).toBe("Try again");
    await unmount(shown);
  });
});

describe("a page that does not come at all", () => {
  const plain = () => new Function(readFileSync("public/plain.js", "utf-8"))();

  beforeEach(() => {
    document.body.innerHTML = '<div id="house"></div>';
    plain();
  });

  const sentences = () => [...document.querySelectorAll("#house [role=alert] p")].map((one) => (one as HTMLElement).lang);

  test("is told in both languages, with a way to try again", () => {
    dispatchEvent(new Event("house-missing"));
    expect(sentences()).toEqual(["fr", "en"]);
    expect(document.querySelectorAll("#house button")).toHaveLength(2);
  });

  test("is told when its script is missing, not when a picture is", () => {
    const lost = (what: string) => document.body.appendChild(document.createElement(what)).dispatchEvent(new Event("error"));
    lost("img");
    expect(sentences()).toEqual([]);
    lost("script");
    expect(sentences()).toEqual(["fr", "en"]);
  });
});
