import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { dieMarks, flying, landing, Trace, type CatapultStage, type DieLanded } from "./flight";

const stage: CatapultStage = { trial: "catapult", opponent: 2, wait: "shown", round: 1, bout: 1, won: 0, lost: 1, enough: 1, throw: null, spot: null, flight: 1100, near: 90, speed: 900, weakest: 150, strongest: 450 };

function traced(...wanted: [number, number][]): Trace {
  const trace = new Trace();
  for (const [ms, spot] of wanted) trace.want(ms, spot, stage.flight);
  return trace;
}

describe("the same flight as the server's (tests/games/fort_boyard/trials/test_catapult.py)", () => {
  it("a die lands the further from the middle, the more sideways and the stronger it was thrown", () => {
    expect([0, 50, 100].map((direction) => landing(stage, { direction, force: 100 }))).toEqual([50, 500, 950]);
    expect([0, 50, 100].map((direction) => landing(stage, { direction, force: 0 }))).toEqual([350, 500, 650]);
    expect(landing(stage, { direction: 75, force: 0 })).toBe(575);
    for (const force of [0, 33, 100]) expect(landing(stage, { direction: 13, force }) + landing(stage, { direction: 87, force })).toBe(1000);
  });

  it("the cup slides towards what was wanted last, no quicker than it can", () => {
    expect(traced().cup(stage, 1100)).toBe(500);
    expect(traced([100, 600]).cup(stage, 1100)).toBe(600);
    expect(traced([1000, 950]).cup(stage, 1100)).toBe(590);
    expect(traced([900, 50]).cup(stage, 1100)).toBe(320);
    expect(traced([300, 1000], [600, 0]).cup(stage, 1100)).toBe(320);
    expect(traced([100, 1000], [200, 505]).cup(stage, 1100)).toBe(505);
    expect(traced([300, 1000]).cup(stage, 400)).toBe(590);
    expect(traced([300, 1000]).cup(stage, 200)).toBe(500);
  });

  it("what is wanted in less than 80 ms does not move it", () => {
    expect(traced([79, 900]).moments).toEqual([]);
    expect(traced([80, 900]).cup(stage, 1100)).toBe(900);
  });
});

describe("a trace", () => {
  it("has moments that follow each other, and never more than the rules take", () => {
    const trace = new Trace();
    for (let ms = 0; ms <= 2200; ms += 3) trace.want(ms, ms / 2, 2200);
    expect(trace.moments.length).toBeLessThanOrEqual(120);
    expect(trace.moments.every((moment, nth) => nth === 0 || moment > trace.moments[nth - 1]!)).toBe(true);
    expect(trace.spots.length).toBe(trace.moments.length);
  });

  it("keeps the last of several wishes at once, within the width, and none after the landing", () => {
    expect(traced([100, 300], [110, -40])).toMatchObject({ moments: [100], spots: [0] });
    expect(traced([100, 1400.6])).toMatchObject({ spots: [1000] });
    expect(traced([1101, 300]).moments).toEqual([]);
  });
});

it("a die comes from the catapult in the middle and grows until it is where it lands", () => {
  const ways = [0, 0.5, 1].map((part) => flying({ direction: 100, force: 100 }, 950, part));
  expect(ways[0]).toMatchObject({ side: 0, depth: 0, height: 0, size: 0.25 });
  expect(ways[1]!.side).toBeLessThan(150);
  expect(ways[1]!.height).toBe(1);
  expect(ways[2]).toMatchObject({ side: 450, depth: 1, height: 0, size: 1 });
});

it("whoever's die was caught is marked", () => {
  const landed = (thrower: number, landing: DieLanded["landing"]): DieLanded => ({ event: "die-landed", candidate: 0, thrower, landing, spot: 500, cup: 500 });
  expect(dieMarks(stage, [landed(1, "again"), landed(1, "none")] as unknown as GameEvent[])).toEqual({ 1: "lost", 2: "now" });
});
