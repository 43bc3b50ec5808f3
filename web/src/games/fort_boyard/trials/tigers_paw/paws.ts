/** What the screen of the tiger's paw makes of its stage and its events (trials/tigers_paw/pieces.py). */
import type { GameEvent, Seat } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { PawsCompared, TigersPawStage } from "../../wire";
import { marksOf } from "../reflex/presses";

export type { PawsCompared, TigersPawStage };

export const compared = (events: readonly GameEvent[]): PawsCompared[] => events.filter((event) => event.event === "paws-compared");

/** A round that is played again is no end of one. */
export const pawMarks = ({ opponent }: TigersPawStage, past: readonly GameEvent[]): Marks =>
  marksOf(opponent, past, (event) => {
    const [round] = compared([event]);
    return round && round.winner !== null ? [round.opponent, round.winner === round.candidate ? "won" : "lost"] : null;
  });

/** How far each limb has come: 0 drawn back, 1 on the die. Who is slower lies on top of nothing: he stops short. */
export function reached(round: PawsCompared | null, seat: Seat, hasPressed: boolean): number {
  if (round) {
    const paw = seat === round.candidate ? round.candidate_paw : round.opponent_paw;
    if (round.winner === seat) return 1;
    return paw === "none" || paw === "still" ? 0 : 0.55;
  }
  return hasPressed ? 1 : 0;
}
