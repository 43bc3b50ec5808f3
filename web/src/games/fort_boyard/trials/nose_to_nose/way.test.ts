import { describe, expect, it } from "vitest";

import type { NosePoint, NoseStage, Sleeve } from "../../wire";
import { HandTrace, KeyTrace, Seen } from "./trace";
import { atLength, fateAt, pushAt, shiftOf, steeredTo, swayAt, waiting, widthOf, windAt } from "./way";

const points: NosePoint[] = [{ x: 650, y: 2380 }, { x: 650, y: 970 }, { x: 1350, y: 970 }, { x: 1350, y: 2380 }];
const stage: NoseStage = {
  trial: "nose-to-nose", phase: "run", start: 3000, run: 20_000, path: { points, sideways_phase: 0, upright_phase: 0 }, blows: [], sleeve: null, bout: 0, is_again: false,
  touch: 44, mouse: 30, keys: 44, jump: 40, every: 40, goal: 10, warning: 500, push: 600, reach: 26, sideways: 24, sideways_period: 3200, upright: 8, upright_period: 4400, way: 15_000, speed: 90, most: 60,
};
const blown: NoseStage = { ...stage, blows: [{ seat: 1, side: "left", since: 2500 }] };

/** As the server counts (tests/games/fort_boyard/trials/test_nose_to_nose.py). */
describe("what moves", () => {
  it("sways to and fro", () => {
    expect([0, 800, 1600, 2400, 3200].map((ms) => swayAt(stage, ms).x)).toEqual([0, 240, 0, -240, 0].map((n) => expect.closeTo(n, 5)));
    expect([1100, 3300].map((ms) => swayAt(stage, ms).y)).toEqual([80, -80]);
    expect(swayAt({ ...stage, path: { points, sideways_phase: 25, upright_phase: 0 } }, 0).x).toBe(240);
  });

  it("is pushed for 0.6 s, and one sees it 0.5 s before", () => {
    expect([2490, 2500, 2800, 3100, 9000].map((ms) => pushAt(blown, ms))).toEqual([0, 0, 260, 0, 0]);
    expect([1999, 2000, 2499, 2500, 3100, 3101].map((ms) => windAt(blown, ms)?.isPushing ?? null)).toEqual([null, false, false, true, true, null]);
  });
});

describe("the path", () => {
  it("is as wide as what leads the sleeve", () => {
    expect(fateAt(stage, "mouse", { ms: 0, x: 650 + 150, y: 2000 })).toBeNull();
    expect(fateAt(stage, "mouse", { ms: 0, x: 650 + 151, y: 2000 })).toBe("left-path");
    expect(fateAt(stage, "touch", { ms: 0, x: 650 - 220, y: 2000 })).toBeNull();
    expect(fateAt(stage, "touch", { ms: 0, x: 650 - 221, y: 2000 })).toBe("left-path");
    expect(fateAt(stage, "mouse", { ms: 0, x: 1350, y: 2290 })).toBe("arrived");
  });

  it("is wider at a slower pace, as the stage says", () => {
    const slow: NoseStage = { ...stage, touch: 60, mouse: 60, keys: 60 };
    expect([949, 950, 951].map((x) => fateAt(slow, "mouse", { ms: 0, x, y: 2000 }))).toEqual([null, null, "left-path"]);
    expect((["touch", "mouse", "keys"] as const).map((by) => widthOf(slow, by))).toEqual([60, 60, 60]);
  });

  it("moves on by itself under keys", () => {
    const sleeve: Sleeve = { led_by: "keys", ms: 0, x: 650, y: 2380, began: 0, off: 0, steering: "right" };
    expect(steeredTo(stage, sleeve, 200).off).toBe(180_000);
    expect(steeredTo(stage, sleeve, 9000).off).toBe(600_000);
    expect(steeredTo(stage, { ...sleeve, steering: "straight" }, 15_000)).toMatchObject({ x: 1350, y: 2380 });
    expect(atLength(points, 1410 + 350)).toEqual({ x: 1000, y: 970 });
  });
});

describe("a trace by hand", () => {
  it("begins on the nose and follows the hand, never by a jump", () => {
    const trace = new HandTrace("touch", stage, 1000);
    const start = waiting(stage, 1000);
    trace.move(0, -90);
    for (const ms of [1020, 1041, 1085, 1130]) trace.frame(stage, ms);
    const piece = trace.piece()!;
    expect(piece.moments).toEqual([1000, 1041, 1085, 1130]);
    expect([piece.xs[0], piece.ys[0]]).toEqual([Math.round(start.x), Math.round(start.y)]);
    const steps = piece.ys.slice(1).map((y, nth) => piece.ys[nth]! - y);
    expect(steps).toEqual([360, 360, 180]);
    expect(trace.piece()).toBeNull();
  });

  it("has no gap where frames were late: there it stood still", () => {
    const trace = new HandTrace("touch", stage, 0);
    trace.frame(stage, 500);
    const { moments, xs } = trace.piece()!;
    expect(Math.max(...moments.slice(1).map((ms, nth) => ms - moments[nth]!))).toBeLessThanOrEqual(150);
    expect(new Set(xs).size).toBe(1);
  });

  it("ends where it leaves the path", () => {
    const trace = new HandTrace("mouse", stage, 0);
    trace.move(40, -40);
    for (let ms = 40; ms < 400; ms += 40) trace.frame(stage, ms);
    expect(trace.end).toBe("left-path");
    const count = trace.piece()!.moments.length;
    trace.frame(stage, 900);
    expect([count, trace.piece()]).toEqual([2, null]);
  });
});

describe("a trace by keys", () => {
  it("tells what is pressed from when on, and how far that goes", () => {
    const trace = new KeyTrace(stage, 500.7, "right");
    trace.frame(stage, 600);
    expect(trace.piece()).toEqual({ do: "steer-sleeve", bout: 0, moments: [500], steerings: ["right"], until: 600 });
    trace.steer(stage, 600, "straight");
    trace.steer(stage, 600, "left");
    trace.frame(stage, 700);
    expect(trace.piece()).toEqual({ do: "steer-sleeve", bout: 0, moments: [601, 602], steerings: ["straight", "left"], until: 700 });
    expect(trace.piece()).toBeNull();
  });

  it("leaves the path if nobody steers", () => {
    const trace = new KeyTrace(stage, 0, "straight");
    for (let ms = 0; ms < 2000 && !trace.end; ms += 16) trace.frame(stage, ms);
    expect(trace.end).toBe("left-path");
  });
});

it("others see it glide between what they know", () => {
  const seen = new Seen();
  expect(seen.at(100)).toBeNull();
  seen.add({ ms: 400, x: 100, y: 0 });
  seen.add({ ms: 800, x: 200, y: 40 });
  expect([seen.at(100)?.x, seen.at(600)?.x, seen.at(600)?.y, seen.at(5000)?.x]).toEqual([100, 150, 20, 200]);
});

describe("a window that is smaller than the picture", () => {
  it("has a place of it in its middle, and shows nothing beyond the picture", () => {
    expect([20, 150, 290].map((place) => shiftOf(place, 200, 300))).toEqual([0, -50, -100]);
  });
  it("has the picture in its middle where that fits, or where nothing is to be seen of it in particular", () => {
    expect([shiftOf(20, 340, 300), shiftOf(undefined, 200, 100)]).toEqual([20, 50]);
  });
});
