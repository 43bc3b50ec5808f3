import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { dutyOf, fateOf, marksOf, openFace, Sight, type StraightFaceStage } from "./faces";

const STAGE: StraightFaceStage = { trial: "straight-face", number: 3, faces: 20, face: "funny", by: 2, is_pressed: false, mistakes: 0, allowed: 2, press: 900, beat: 1200, chooser: 2, is_chosen: false, mine: null };
const events = (...names: string[]) => names.map((event) => ({ event }) as unknown as GameEvent);

describe("what came of a face", () => {
  it("is nothing, met, or a slip: the last of them", () => {
    expect(fateOf(events("face-shown"))).toBe(null);
    expect(fateOf(events("face-met"))).toBe("met");
    expect(fateOf(events("laugh-slipped", "face-shown"))).toBe("slipped");
  });
});

describe("an own time", () => {
  it("begins with the frame in which the face is painted, and never with a later one", () => {
    const sight = new Sight();
    const frames: ((at: number) => void)[] = [];
    sight.await(1, (done) => frames.push(done));
    expect(sight.since(1, 500)).toBe(null);
    frames[0]!(100);
    sight.await(1, (done) => frames.push(done));
    expect(frames).toHaveLength(1);
    expect(sight.since(1, 512.4)).toBe(412);
  });

  it("is none for a face that has gone", () => {
    const sight = new Sight();
    const frames: ((at: number) => void)[] = [];
    sight.await(1, (done) => frames.push(done));
    sight.await(2, (done) => frames.push(done));
    frames[0]!(100);
    expect(sight.since(2, 300)).toBe(null);
    frames[1]!(250);
    expect(sight.since(2, 300)).toBe(50);
    expect(sight.since(1, 300)).toBe(null);
  });
});

describe("what there is to do", () => {
  it("is to press for the candidate, once faces come", () => {
    expect(dutyOf({ ...STAGE, number: 0 }, 0, 0, false)).toBe("straight-face-wait");
    expect(dutyOf(STAGE, 0, 0, false)).toBe("straight-face-press");
  });
  it("is to choose for the opponent of the moment, unless only one face may come", () => {
    expect(dutyOf(STAGE, 0, 2, true)).toBe("straight-face-choose");
    expect(dutyOf({ ...STAGE, is_chosen: true, mine: "funny" }, 0, 2, false)).toBe("straight-face-chosen");
    expect(dutyOf(STAGE, 0, 2, false)).toBe("straight-face-forced");
  });
  it("is to watch for the others", () => {
    expect(dutyOf(STAGE, 0, 1, false)).toBe("straight-face-watch");
    expect(dutyOf(STAGE, 0, null, false)).toBe("straight-face-watch");
  });
});

it("one presses on the face that is open", () => {
  expect(openFace([{ do: "press-on-face", limits: { number: 4, ms: 60000 } }])).toBe(4);
  expect(openFace([])).toBe(null);
});

it("who chooses is lit", () => {
  expect(marksOf(STAGE)).toEqual({ 2: "now" });
  expect(marksOf({ ...STAGE, chooser: null })).toEqual({});
});
