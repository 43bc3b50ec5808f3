/** What the screen of the hot hand makes of its stage and its events (trials/hot_hand/pieces.py). */
import type { GameEvent } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { HandPulled, HotHandStage } from "../../wire";
import { marksOf } from "../reflex/presses";

export type { HandPulled, HotHandStage };

export const attacks = (events: readonly GameEvent[]): HandPulled[] => events.filter((event) => event.event === "hand-pulled");

export const handMarks = ({ opponent }: HotHandStage, past: readonly GameEvent[]): Marks =>
  marksOf(opponent, past, (event) => {
    const [one] = attacks([event]);
    return one && one.pull !== "again" ? [one.attacker, one.pull === "evaded" ? "won" : "lost"] : null;
  });

/** Where both hands are: has the one come down, has the other been drawn away? */
export function pose(stage: HotHandStage, result: HandPulled | null, hasPulled: boolean): { isDown: boolean; isAway: boolean } {
  if (!result) return { isDown: stage.wait === "shown", isAway: hasPulled };
  return { isDown: result.pull !== "early" && result.pull !== "feint", isAway: ["evaded", "early", "feint"].includes(result.pull) };
}

/** How it went, in a word on the picture. */
export const wordOf = (pull: HandPulled["pull"]): string =>
  ({ evaded: "hot-hand-evaded", again: "reflex-again", early: "hot-hand-early", feint: "hot-hand-feinted" } as Partial<Record<HandPulled["pull"], string>>)[pull] ?? "hot-hand-touched";
