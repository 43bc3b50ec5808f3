/** The battle's nouns on the wire (trials/battle/pieces.py), and what its screen makes of them. */
import type { GameEvent, Seat } from "../../../../lib/wire";
import type { Mark, Marks, TrialStage } from "../../trials";

export type Sign = "well" | "scissors" | "leaf";
export const SIGNS: readonly Sign[] = ["well", "scissors", "leaf"]; // each beats the next, and the last the first

export interface BattleStage extends TrialStage {
  trial: "battle";
  opponent: Seat | null;
  round: number;
  equal: number;
  won: number;
  lost: number;
  enough: number;
  chosen: readonly Seat[];
  mine: Sign | null;
}

export interface SignsShown {
  event: "signs-shown";
  candidate: Seat;
  opponent: Seat;
  candidate_sign: Sign;
  opponent_sign: Sign;
  winner: Seat | null;
}

export const rounds = (events: readonly GameEvent[]): SignsShown[] => (events as readonly { event: string }[]).filter((one): one is SignsShown => one.event === "signs-shown");

/** Who has lost to the candidate and who has not; equal signs are no end of a round. */
export function marksOf({ opponent }: BattleStage, past: readonly GameEvent[]): Marks {
  const over = rounds(past).filter(({ winner }) => winner !== null);
  const marks: Marks = Object.fromEntries(over.map((round): [Seat, Mark] => [round.opponent, round.winner === round.candidate ? "won" : "lost"]));
  return opponent === null ? marks : { ...marks, [opponent]: "now" };
}
