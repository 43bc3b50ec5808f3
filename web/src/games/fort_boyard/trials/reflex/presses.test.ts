import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { isOpen, marksOf, OwnTime } from "./presses";

describe("an own time", () => {
  it("counts from the frame in which something was seen, in whole milliseconds", () => {
    const own = new OwnTime();
    let painted: () => void = () => undefined;
    own.shown((done) => (painted = done), () => 1000.4);
    expect(own.at(1200)).toBe(0); // pressed before the frame
    painted();
    expect(own.at(1312.9)).toBe(313);
    expect(own.at(900)).toBe(0);
    expect(own.at(999_999)).toBe(60_000);
  });

  it("is nothing before anything was shown, and again when nothing is", () => {
    const own = new OwnTime();
    expect(own.at(500)).toBe(0);
    own.shown((done) => done(), () => 100);
    expect(own.at(500)).toBe(400);
    own.reset();
    expect(own.at(500)).toBe(0);
  });

  it("does not count from a frame of a round that is over", () => {
    const own = new OwnTime();
    let painted: () => void = () => undefined;
    own.shown((done) => (painted = done), () => 100);
    own.reset();
    painted();
    expect(own.at(500)).toBe(0);
  });
});

it("a press waits until it may be sent", () => {
  expect(isOpen([], { do: "press-paw" })).toBe(false);
  expect(isOpen([{ do: "press-paw", limits: {} }], { do: "press-paw" })).toBe(true);
  expect(isOpen([{ do: "press-paw", limits: {} }], { do: "pull-hand" })).toBe(false);
});

it("marks say who has been played and who plays now", () => {
  const past = [{ event: "ended", seat: 1 }, { event: "noise" }, { event: "ended", seat: 2 }] as unknown as GameEvent[];
  const ended = (event: GameEvent) => (event.event === "ended" ? ([(event as unknown as { seat: number }).seat, "lost"] as const) : null);
  expect(marksOf(3, past, ended)).toEqual({ 1: "lost", 2: "lost", 3: "now" });
  expect(marksOf(null, past, ended)).toEqual({ 1: "lost", 2: "lost" });
  expect(marksOf(2, past, ended)).toEqual({ 1: "lost", 2: "lost" }); // while the verdict is read
});
