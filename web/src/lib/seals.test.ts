// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { rememberSeal, sealSeen } from "./seals";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the first seal that was seen counts, for each table and game", () => {
  expect(sealSeen("T", 1)).toBeUndefined();
  rememberSeal("T", 1, "aa");
  rememberSeal("T", 1, "bb");
  rememberSeal("T", 2, "cc");
  expect([sealSeen("T", 1), sealSeen("T", 2), sealSeen("U", 1)]).toEqual(["aa", "cc", undefined]);
});

test("old ones make room for new ones", () => {
  for (let number = 1; number <= 101; number++) rememberSeal("T", number, "aa");
  expect([sealSeen("T", 1), sealSeen("T", 2)]).toEqual([undefined, "aa"]);
});

test("what is not ours is no seal", () => {
  for (const kept of ["{", "3", '{"T 1": "aa"}', '[["T 1"], 3, null, ["T 1", 4]]']) {
    localStorage.setItem("ludotheque.seals", kept);
    expect(sealSeen("T", 9)).toBeUndefined();
  }
});

test("where nothing is kept, the page itself remembers", () => {
  vi.stubGlobal("localStorage", { getItem: () => { throw new Error("forbidden"); }, setItem: () => { throw new Error("forbidden"); } }); // prettier-ignore
  rememberSeal("V", 1, "aa");
  expect(sealSeen("V", 1)).toBe("aa");
});
