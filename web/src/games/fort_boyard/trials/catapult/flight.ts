/** The flight of a die and the way of the cup, counted as the server does (trials/catapult/flight.py). */
import type { GameEvent } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { CatapultStage, DieLanded, Throw } from "../../wire";
import { marksOf } from "../reflex/presses";

export type { CatapultStage, DieLanded, Throw };

export const landings = (events: readonly GameEvent[]): DieLanded[] => events.filter((event) => event.event === "die-landed");

export const dieMarks = ({ opponent }: CatapultStage, past: readonly GameEvent[]): Marks =>
  marksOf(opponent, past, (event) => {
    const [one] = landings([event]);
    return one && one.landing !== "again" ? [one.thrower, one.landing === "caught" ? "won" : "lost"] : null;
  });

export const MIDDLE = 500;
export const WIDTH = 1000;
export const PLACES: readonly number[] = [100, 300, 500, 700, 900]; // by keys 1 to 5
const FALSE_START = 80; // ms: what is wanted sooner does not move the cup (FB-35a)
const FINE = 1000;
const STEP = 20; // ms between two wishes of a trace
const LONGEST = 120;

/** Where a die lands. */
export function landing({ weakest, strongest }: Pick<CatapultStage, "weakest" | "strongest">, { direction, force }: Throw): number {
  const reach = weakest + Math.floor(((strongest - weakest) * force) / 100);
  return MIDDLE + Math.trunc(((2 * direction - 100) * reach) / 100);
}

/** All that was wanted in one flight, and when. */
export class Trace {
  readonly moments: number[] = [];
  readonly spots: number[] = [];

  /** At this own time the cup is to go there; of several wishes at almost the same moment the last one counts. */
  want(ms: number, spot: number, flight: number): void {
    if (ms < FALSE_START || ms > flight) return;
    const there = Math.round(Math.min(WIDTH, Math.max(0, spot)));
    const last = this.moments.at(-1);
    if (last !== undefined && (ms < last + STEP || this.moments.length >= LONGEST)) this.spots[this.spots.length - 1] = there;
    else {
      this.moments.push(ms);
      this.spots.push(there);
    }
  }

  /** Where the cup is at this own time, in thousandths. */
  cup({ speed }: Pick<CatapultStage, "speed">, ms: number): number {
    let [here, there, now] = [MIDDLE * FINE, MIDDLE * FINE, 0];
    const slide = (until: number) => {
      const way = Math.floor(speed * (until - now));
      here = there > here ? Math.min(there, here + way) : Math.max(there, here - way);
      now = until;
    };
    this.moments.forEach((moment, nth) => {
      if (moment > ms) return;
      slide(moment);
      there = this.spots[nth]! * FINE;
    });
    slide(Math.max(now, ms));
    return Math.floor(here / FINE);
  }
}

export interface Seen {
  side: number; // from the middle, in thousandths of the width where the cup slides
  depth: number; // 0 at the catapult, 1 where the cup slides
  size: number; // 1 where the cup slides
  height: number; // over the table, 1 at the top of the strongest throw
}

const FAR = 3; // how much further away the catapult is than the cup

/** A die on its way, as it is seen by whoever holds the cup: `part` of its flight, to this spot. */
export function flying({ force }: Throw, spot: number, part: number): Seen {
  const size = 1 / (1 + FAR * (1 - part));
  const least = 1 / (1 + FAR);
  return { side: (spot - MIDDLE) * part * size, depth: (size - least) / (1 - least), size, height: 4 * part * (1 - part) * (0.5 + force / 200) };
}
