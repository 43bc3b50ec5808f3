// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { GuideStep, Scene } from "../lib/game";
import { due, pointed, remember, seenBefore, understood } from "./guide";

const scene = { isOver: false } as Scene;
const STEPS: GuideStep[] = [
  { when: () => false, message: "later" },
  { when: () => true, message: "first" },
  { when: () => true, message: "second" },
];

beforeEach(() => localStorage.clear());

it("shows the first hint that fits and has not been seen", () => {
  expect(due(STEPS, [], scene)?.message).toBe("first");
  expect(due(STEPS, ["first"], scene)?.message).toBe("second");
  expect(due(STEPS, ["first", "second"], scene)).toBeNull();
});

it("does not say what will not be so any more once it has been shown", () => {
  const steps: GuideStep[] = [{ when: (one) => !one.isOver, message: "run" }, { when: () => true, message: "second" }];
  expect(due(steps, [], scene, { isOver: true } as Scene)).toBeNull();
  expect(due(steps, [], scene, { isOver: false } as Scene)?.message).toBe("run");
});

it("points only where what it means is to be seen, now and next", () => {
  const step: GuideStep = { when: () => true, message: "goal", points: "#chest", rings: (one) => !one.isOver };
  expect(pointed(step, scene)).toBe("#chest");
  expect(pointed(step, { isOver: true } as Scene)).toBeUndefined();
  expect(pointed(step, scene, { isOver: true } as Scene)).toBeUndefined();
  expect(pointed({ ...step, rings: undefined } as unknown as GuideStep, { isOver: true } as Scene)).toBe("#chest");
});

it("counts as read when it has been understood by playing", () => {
  const steps: GuideStep[] = [{ when: () => true, message: "goal", until: (one) => one.isOver }, { when: () => true, message: "other" }];
  expect(understood(steps, [], scene)).toEqual([]);
  expect(understood(steps, [], { isOver: true } as Scene)).toEqual(["goal"]);
  expect(understood(steps, ["goal"], { isOver: true } as Scene)).toEqual([]);
});

it("is remembered for each game", () => {
  remember("coffre-et-cle", ["first"]);
  expect(seenBefore("coffre-et-cle")).toEqual(["first"]);
  expect(seenBefore("roc-noir")).toEqual([]);
});

it("does without memory, and with a damaged one", () => {
  localStorage.setItem("ludotheque.guide.g", "{");
  expect(seenBefore("g")).toEqual([]);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => remember("g", [])).not.toThrow();
  vi.restoreAllMocks();
});
