/** What the battle's screen makes of its stage and its events (trials/battle/pieces.py). */
import type { GameEvent, Seat } from "../../../../lib/wire";
import type { Mark, Marks } from "../../trials";
import type { BattleStage, Sign, SignsShown } from "../../wire";

export type { BattleStage, Sign, SignsShown };
export const SIGNS: readonly Sign[] = ["well", "scissors", "leaf"]; // each beats the next, and the last the first

export const rounds = (events: readonly GameEvent[]): SignsShown[] => (events as readonly { event: string }[]).filter((one): one is SignsShown => one.event === "signs-shown");

/** Each beats the next. */
export const beats = (one: Sign, other: Sign): boolean => SIGNS[(SIGNS.indexOf(one) + 1) % SIGNS.length] === other;

/** Is this round still the last word between these two? Not once somebody has chosen anew, or somebody else's turn has come. */
export const isLasting = (round: SignsShown, { opponent, chosen }: BattleStage): boolean => !chosen.length && (opponent === null || opponent === round.opponent);

/** What this seat has chosen, as far as it is told. */
export const chosenBy = (events: readonly GameEvent[], seat: Seat | null): Sign | null =>
  (events as readonly { event: string; seat?: Seat; sign?: Sign | null }[]).findLast((one) => one.event === "sign-chosen" && one.seat === seat)?.sign ?? null;

/** Who has lost to the candidate and who has not; equal signs are no end of a round. */
export function marksOf({ opponent }: BattleStage, past: readonly GameEvent[]): Marks {
  const over = rounds(past).filter(({ winner }) => winner !== null);
  const marks: Marks = Object.fromEntries(over.map((round): [Seat, Mark] => [round.opponent, round.winner === round.candidate ? "won" : "lost"]));
  return opponent === null ? marks : { [opponent]: "now", ...marks };
}
