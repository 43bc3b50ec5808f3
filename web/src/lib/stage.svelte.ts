/** Where a board shows what happened: one thing after the other, each for its time, until somebody skips. */

import { tick } from "svelte";

import type { Scene, Step, Tell } from "./game";

/** A sight before it is seen: the stage numbers it. */
export type Unseen<Sight> = Sight extends unknown ? Omit<Sight, "id"> : never;

/** What part of its time a thing takes behind which somebody's own time runs. */
const HURRIED = 0.4;

/** Does this person want things shown without motion? */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "less";
}

export abstract class Stage<Shown extends Scene, Sight extends { id: number }> {
  held = $state.raw<Shown | null>(null); // shown in place of the frame's scene while something plays
  sights = $state.raw<Sight[]>([]); // what is seen for a moment only
  isPlaying = $state(false);

  #live = new Set<{ end(): void; hasten(): void }>(); // what goes on now
  #isSkipped = false;
  #isHurried = false;
  #cut: ReturnType<typeof setTimeout> | undefined; // of what takes too long, though it is hurried
  #last = 0;

  /** The table as the step finds it. */
  protected abstract set(step: Step): void;
  /** What happened in the step. */
  protected abstract show(step: Step, tell: Tell): Promise<void>;
  /** The step is over: what `set` and `show` put up is taken away. */
  protected abstract clear(): void;

  async play(step: Step, current: () => Scene, tell: Tell = () => undefined): Promise<void> {
    const start = current();
    this.#isSkipped = this.#isHurried = false;
    this.isPlaying = true;
    this.held = step.before as Shown;
    this.set(step);
    await tick();
    await this.show(step, tell);
    clearTimeout(this.#cut);
    this.held = current() === start ? (step.after as Shown) : null; // until the frame moves on
    this.sights = [];
    this.clear();
    this.isPlaying = false;
    await tick();
  }

  skip(): void {
    this.#isSkipped = true;
    for (const one of this.#live) one.end();
  }

  /** What goes on and what follows in this step goes faster; what is left after so many ms is skipped. */
  hurry(within: number): void {
    if (!this.isPlaying || this.#isSkipped) return;
    if (!this.#isHurried) for (const one of this.#live) one.hasten();
    this.#isHurried = true;
    clearTimeout(this.#cut);
    this.#cut = setTimeout(() => this.skip(), within);
  }

  /** The frame has moved on by itself. */
  release(): void {
    if (!this.isPlaying) this.held = null;
  }

  protected pause(ms: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const start = Date.now();
      const end = () => {
        clearTimeout(timer);
        this.#live.delete(one);
        resolve();
      };
      const hasten = () => {
        clearTimeout(timer);
        timer = setTimeout(end, (start + ms - Date.now()) * HURRIED);
      };
      let timer = setTimeout(end, this.#isHurried ? ms * HURRIED : ms);
      const one = { end, hasten };
      this.#live.add(one);
    });
  }

  protected async animate(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (!element?.animate || this.#isSkipped || isStill()) return;
    const animation = element.animate(frames, options);
    const one = { end: () => animation.finish(), hasten: () => void (animation.playbackRate = 1 / HURRIED) };
    if (this.#isHurried) one.hasten();
    this.#live.add(one);
    await animation.finished.catch(() => undefined);
    this.#live.delete(one);
    if (options.fill === "forwards") animation.cancel();
  }

  /** A reveal is a turn: half of it with the old face, half with the new one, which `show` puts there. */
  protected async turn(element: Element | null, edge: string, ms: number, show: () => void): Promise<void> {
    const [flat, turned] = [{ transform: "none" }, { transform: edge }];
    await this.animate(element, [flat, turned], { duration: ms / 2, easing: "ease-in", fill: "forwards" });
    show();
    await tick();
    await this.animate(element, [turned, flat], { duration: ms / 2, easing: "ease-out" });
  }

  /** Seen until the step is over. */
  protected put(...sights: Unseen<Sight>[]): Sight[] {
    const shown = sights.map((sight) => ({ ...sight, id: ++this.#last }) as unknown as Sight);
    this.sights = [...this.sights, ...shown];
    return shown;
  }

  /** Seen as long as `meanwhile` lasts. */
  protected async during(sights: Unseen<Sight>[], meanwhile: (shown: Sight[]) => Promise<unknown>): Promise<void> {
    if (this.#isSkipped) return;
    const shown = this.put(...sights);
    await meanwhile(shown);
    this.sights = this.sights.filter((sight) => !shown.includes(sight));
  }
}
