import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyed, Reel } from "./reel.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a replay", () => {
  it("steps forth and back within its ends", async () => {
    const reel = new Reel(3);
    await reel.step(-1);
    expect(reel.at).toBe(0);
    await reel.step(1);
    await reel.step(1);
    await reel.step(1);
    expect(reel.at).toBe(2);
  });

  it("shows what happened when it steps forth, not when it goes back or jumps", async () => {
    const shown: number[] = [];
    const reel = new Reel(5, async (from) => void shown.push(from));
    await reel.step(1);
    await reel.step(-1);
    reel.seek(4);
    await reel.step(1);
    expect(shown).toEqual([0]);
  });

  it("runs to its end and stops there", async () => {
    const reel = new Reel(3);
    reel.play();
    await vi.runAllTimersAsync();
    expect(reel.at).toBe(2);
    expect(reel.running).toBe(false);
  });

  it("begins anew when it is started at its end", async () => {
    const reel = new Reel(3);
    reel.seek(2);
    reel.play();
    await vi.runAllTimersAsync();
    expect(reel.at).toBe(2);
  });

  it("waits for each step to be seen", async () => {
    let seen: () => void = () => {};
    const reel = new Reel(3, () => new Promise((done) => (seen = done)));
    reel.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reel.at).toBe(1);
    seen();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reel.at).toBe(2);
  });

  it("stays paused", async () => {
    const reel = new Reel(9);
    reel.play();
    await vi.advanceTimersByTimeAsync(1000);
    reel.pause();
    const { at } = reel;
    await vi.runAllTimersAsync();
    expect(reel.at).toBe(at);
  });

  it("keeps its place through other eyes", () => {
    const reel = new Reel(9);
    reel.seek(8);
    reel.reload(5);
    expect(reel.at).toBe(4);
  });

  it("knows the keys of a film", () => {
    const reel = new Reel(9);
    expect(keyed(reel, "End")).toBe(true);
    expect(reel.at).toBe(8);
    keyed(reel, "ArrowLeft");
    expect(reel.at).toBe(7);
    keyed(reel, "Home");
    expect(reel.at).toBe(0);
    expect(keyed(reel, "x")).toBe(false);
  });
});
