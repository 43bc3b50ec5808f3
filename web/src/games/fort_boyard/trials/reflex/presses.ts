/** Presses and own times (FB-35a): what counts is the time between what was seen on this screen and the press. */
import type { GameEvent, Open, Seat } from "../../../../lib/wire";
import type { Mark, Marks } from "../../trials";

export type By = "touch" | "mouse" | "keys";

const LONGEST = 60_000; // ms that any press may report (trials/reflex.py)

/** Counts from the frame in which something was painted; 0 before it. Moments are the page's own: performance.now(). */
export class OwnTime {
  #seen: number | null = null;
  #round = 0;

  /** What calls for a press is on the page: it is seen with the next frame. */
  shown(frame: (done: () => void) => void = (done) => requestAnimationFrame(done), now: () => number = () => performance.now()): void {
    const round = this.#round;
    frame(() => {
      if (round === this.#round) this.#seen ??= now();
    });
  }

  /** Nothing is shown any more. */
  reset(): void {
    this.#seen = null;
    this.#round += 1;
  }

  get seen(): number | null {
    return this.#seen;
  }

  /** The own time of a press at this moment, in whole ms. */
  at(moment: number): number {
    return this.#seen === null ? 0 : Math.min(LONGEST, Math.max(0, Math.round(moment - this.#seen)));
  }
}

/** May this be sent now? While something is shown, or a tick of the clock comes in, nothing may: then the press waits, with its time. */
export const isOpen = (open: readonly Open[], action: { do: string }): boolean => open.some((one) => one.do === action.do);

/** How the rounds against the others stand: what each event says of whom, else who plays now. */
export function marksOf(opponent: Seat | null, past: readonly GameEvent[], ended: (event: GameEvent) => readonly [Seat, Mark] | null): Marks {
  const marks: Marks = Object.fromEntries(past.flatMap((event) => [ended(event)].filter((one) => one !== null)));
  return opponent === null ? marks : { [opponent]: "now", ...marks };
}

/** Felt, where a device can: together with light and sound (FB-32). */
export function shake(ms: number): void {
  if (typeof navigator !== "undefined" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
