/** What the straight face's screen makes of its stage and its events (trials/straight_face/pieces.py). */
import type { GameEvent, Open, Seat } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { Face, FaceMet, LaughSlipped, StraightFaceStage } from "../../wire";

export type { Face, StraightFaceStage };
export const FACES: readonly Face[] = ["serious", "funny"];

/** What came of the face that is shown: nothing yet, met in time, or a mistake. */
export type Fate = "met" | "slipped" | null;

export function fateOf(events: readonly GameEvent[]): Fate {
  const own = (events as readonly { event: string }[]).filter((one): one is FaceMet | LaughSlipped => one.event === "face-met" || one.event === "laugh-slipped");
  const last = own.at(-1);
  return last === undefined ? null : last.event === "face-met" ? "met" : "slipped";
}

/** The number of the face on which one may press now. */
export const openFace = (open: readonly Open[]): number | null => open.find((one) => one.do === "press-on-face")?.limits["number"] ?? null;

/** Who chooses the next face. */
export const marksOf = ({ chooser }: StraightFaceStage): Marks => (chooser === null ? {} : { [chooser]: "now" });

/** When somebody has seen a face, by his own clock: the first frame in which it is painted. */
export class Sight {
  #number: number | null = null;
  #at: number | null = null;

  /** A face is on its way to the screen; `painted` calls back with the moment of the frame. */
  await(number: number, painted: (done: (at: number) => void) => void): void {
    if (number === this.#number) return;
    this.#number = number;
    this.#at = null;
    painted((at) => {
      if (number === this.#number) this.#at ??= at;
    });
  }

  /** ms from seeing this face to now, in whole ones; null: it has not been seen yet. */
  since(number: number, now: number): number | null {
    return number === this.#number && this.#at !== null ? Math.max(0, Math.round(now - this.#at)) : null;
  }
}

export interface Duty {
  id: "straight-face-press" | "straight-face-choose" | "straight-face-chosen" | "straight-face-forced" | "straight-face-wait" | "straight-face-watch";
}

/** What there is to do, as the name of a message. */
export function dutyOf(stage: StraightFaceStage, candidate: Seat, me: Seat | null, mayChoose: boolean): Duty["id"] {
  if (me === candidate) return stage.number === 0 ? "straight-face-wait" : "straight-face-press";
  if (mayChoose) return "straight-face-choose";
  if (me !== null && me === stage.chooser) return stage.is_chosen ? "straight-face-chosen" : "straight-face-forced";
  return "straight-face-watch";
}
