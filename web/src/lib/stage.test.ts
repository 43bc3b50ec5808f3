// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Scene, Step } from "./game";
import { Stage } from "./stage.svelte";

const scene = (name: string) => ({ view: name }) as unknown as Scene;
const step: Step = { events: [], before: scene("before"), after: scene("after") };

/** Shows what a test asks for. */
class Bare extends Stage<Scene, { id: number; kind: "eye" | "ring" }> {
  isSet = false;
  shows: (stage: Bare) => Promise<void> = async () => undefined;
  protected set(): void {
    this.isSet = true;
  }
  protected show(): Promise<void> {
    return this.shows(this);
  }
  protected clear(): void {
    this.isSet = false;
  }
  seeEye = (ms: number) => this.during([{ kind: "eye" }], () => this.pause(ms));
  putRing = () => this.put({ kind: "ring" });
  turnOver = (element: Element, show: () => void) => this.turn(element, "scale(0, 1)", 200, show);
}

/** An element whose motion lasts until it is finished, as in a browser; this one has none. */
function moving() {
  const ways: { transforms: unknown[]; finish(): void; isCancelled: boolean; playbackRate: number }[] = [];
  const animate = (frames: Keyframe[]) => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const way = { transforms: frames.map(({ transform }) => transform), finish, finished, isCancelled: false, playbackRate: 1, cancel: () => void (way.isCancelled = true) };
    ways.push(way);
    return way;
  };
  return { ways, element: Object.assign(document.createElement("i"), { animate }) as unknown as Element };
}

let stage: Bare;
const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Bare();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

describe("a step that is played", () => {
  it("holds the scene before it, then the one after it until the frame moves on", async () => {
    stage.shows = (one) => one.seeEye(500);
    const played = stage.play(step, () => step.before);
    await vi.advanceTimersByTimeAsync(499);
    expect([stage.held, stage.isPlaying, stage.isSet]).toEqual([step.before, true, true]);
    stage.release();
    expect(stage.held).toBe(step.before);
    await vi.advanceTimersByTimeAsync(1);
    await played;
    expect([stage.held, stage.isPlaying, stage.isSet]).toEqual([step.after, false, false]);
    stage.release();
    expect(stage.held).toBeNull();
  });

  it("holds nothing where the frame has moved on meanwhile", async () => {
    let current = step.before;
    stage.shows = async () => void (current = scene("later"));
    await stage.play(step, () => current);
    expect(stage.held).toBeNull();
  });

  it("shows a sight for its time, and one that was put there until it is over", async () => {
    stage.shows = async (one) => {
      one.putRing();
      await one.seeEye(300);
      await one.seeEye(300);
    };
    const played = stage.play(step, () => step.before);
    await settled();
    const kinds = () => stage.sights.map(({ kind }) => kind);
    expect(kinds()).toEqual(["ring", "eye"]);
    const [, first] = stage.sights;
    await vi.advanceTimersByTimeAsync(300);
    expect(kinds()).toEqual(["ring", "eye"]);
    expect(stage.sights[1]!.id).not.toBe(first!.id);
    await vi.advanceTimersByTimeAsync(300);
    await played;
    expect(stage.sights).toEqual([]);
  });
});

describe("a turn", () => {
  it("has the old face until its edge is seen, then the new one, and leaves nothing behind", async () => {
    const { ways, element } = moving();
    const show = vi.fn();
    stage.shows = (one) => one.turnOver(element, show);
    const played = stage.play(step, () => step.before);
    await settled();
    expect(show).not.toHaveBeenCalled();
    ways[0]!.finish();
    await settled();
    expect(show).toHaveBeenCalledOnce();
    ways[1]!.finish();
    await played;
    expect(ways.map(({ transforms }) => transforms)).toEqual([["none", "scale(0, 1)"], ["scale(0, 1)", "none"]]);
    expect(ways[0]!.isCancelled).toBe(true);
  });

  it("is only its new face for whoever wants no motion", async () => {
    document.documentElement.dataset.motion = "less";
    const { ways, element } = moving();
    const show = vi.fn();
    stage.shows = (one) => one.turnOver(element, show);
    await stage.play(step, () => step.before);
    expect(show).toHaveBeenCalledOnce();
    expect(ways).toEqual([]);
  });
});

describe("whoever skips", () => {
  it("waits for nothing more in this step: neither for what goes on nor for what would follow", async () => {
    const { ways, element } = moving();
    stage.shows = async (one) => {
      await Promise.all([one.seeEye(5000), one.turnOver(element, () => undefined)]);
      await one.seeEye(5000);
    };
    const played = stage.play(step, () => step.before);
    await settled();
    stage.skip();
    await played;
    expect(ways).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(stage.held).toBe(step.after);
  });

  it("sees the next step with its motion", async () => {
    stage.shows = (one) => one.seeEye(500);
    const first = stage.play(step, () => step.before);
    await settled();
    stage.skip();
    await first;
    void stage.play(step, () => step.before);
    await settled();
    expect(stage.sights).toHaveLength(1);
  });
});

describe("whoever's own time runs behind what is shown", () => {
  const isOver = async (played: Promise<void>) => {
    let over = false;
    void played.then(() => (over = true));
    await settled();
    return over;
  };

  it("is shown what goes on and what follows faster, in this step", async () => {
    stage.shows = async (one) => {
      await one.seeEye(1000);
      await one.seeEye(1000);
    };
    const played = stage.play(step, () => step.before);
    await vi.advanceTimersByTimeAsync(500);
    stage.hurry(5000);
    await vi.advanceTimersByTimeAsync(599);
    expect(await isOver(played)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(played)).toBe(true);

    void stage.play(step, () => step.before);
    await vi.advanceTimersByTimeAsync(999);
    expect(stage.sights).toHaveLength(1);
  });

  it("is shown nothing any more when that would take too long", async () => {
    stage.shows = async (one) => {
      await one.seeEye(5000);
      await one.seeEye(5000);
    };
    const played = stage.play(step, () => step.before);
    await settled();
    stage.hurry(1500);
    await vi.advanceTimersByTimeAsync(1499);
    expect(await isOver(played)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(played)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sees motion faster, too", async () => {
    const { ways, element } = moving();
    stage.shows = (one) => one.turnOver(element, () => undefined);
    const played = stage.play(step, () => step.before);
    await settled();
    stage.hurry(5000);
    ways[0]!.finish();
    await settled();
    expect(ways.map(({ playbackRate }) => playbackRate)).toEqual([2.5, 2.5]);
    ways[1]!.finish();
    await played;
  });
});
