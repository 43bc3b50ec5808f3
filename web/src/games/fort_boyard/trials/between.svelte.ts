/**
 * Between two steps nothing is legal for a moment, while something is shown. Whoever types or presses just then is not
 * to lose a word by it: what could be done stays where it was, and what was done then is sent as soon as it may be.
 */
import { untrack } from "svelte";

import type { Action, Open } from "../../../lib/wire";

const MOMENT = 350; // ms

/** Stays true for a moment after it has become false. For the script of a component. */
export function steady(now: () => boolean): { readonly current: boolean } {
  let held = $state(false);
  $effect.pre(() => {
    if (now()) {
      held = true;
      return;
    }
    const timer = setTimeout(() => (held = false), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return now() || held;
    },
  };
}

/** What was shown last, until the next stage comes: while a verdict is read, nothing of the picture goes back. For the
 * script of a component. */
export class Lasting<T> {
  #shown = $state.raw<T | null>(null);

  constructor(stage: () => object) {
    $effect.pre(() => {
      void stage();
      untrack(() => (this.#shown = null));
    });
  }

  get current(): T | null {
    return this.#shown;
  }

  set current(shown: T | null) {
    this.#shown = shown;
  }
}

interface Door {
  legal: readonly Action[];
  open: readonly Open[];
  act: (action: Action) => Promise<void>;
}

/** One thing to send, the last that was meant. For the script of a component. */
export class Outbox {
  #waiting = $state.raw<Action | null>(null);
  #door: () => Door;

  constructor(door: () => Door) {
    this.#door = door;
    $effect(() => {
      if (this.#waiting && isOpen(this.#door(), this.#waiting)) this.send(this.#waiting);
    });
  }

  send(action: Action): void {
    const door = this.#door();
    const now = isOpen(door, action);
    this.#waiting = now ? null : action;
    if (now) void door.act(action);
  }

  /** It is too late for what waits. */
  forget(): void {
    this.#waiting = null;
  }
}

const isOpen = ({ legal, open }: Door, action: Action): boolean => open.some((one) => one.do === action.do) || legal.some((one) => same(one, action));
const same = (one: object, other: object): boolean => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
