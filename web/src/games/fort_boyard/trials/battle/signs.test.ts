import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { beats, chosenBy, marksOf, rounds, type BattleStage, type SignsShown } from "./signs";

const stage: BattleStage = { trial: "battle", opponent: 3, round: 2, equal: 0, won: 1, lost: 1, enough: 2, chosen: [], mine: null };
const round = (opponent: number, winner: number | null): SignsShown => ({ event: "signs-shown", candidate: 0, opponent, candidate_sign: "well", opponent_sign: "leaf", winner });

describe("the battle", () => {
  it("marks who was beaten, who was not, and who plays now; equal signs end nothing", () => {
    const past = [round(1, 0), round(2, null), round(2, 2)] as unknown as GameEvent[];
    expect(marksOf(stage, past)).toEqual({ 1: "won", 2: "lost", 3: "now" });
    expect(marksOf({ ...stage, opponent: 2 }, past)).toEqual({ 1: "won", 2: "lost" }); // while the verdict is read
    expect(marksOf({ ...stage, opponent: null }, past)).toEqual({ 1: "won", 2: "lost" });
    expect(rounds([{ event: "sign-chosen" }, ...past] as unknown as GameEvent[])).toHaveLength(3);
  });

  it("knows what beats what, and what I have chosen before it is shown", () => {
    expect([beats("well", "scissors"), beats("scissors", "leaf"), beats("leaf", "well"), beats("well", "leaf"), beats("well", "well")]).toEqual([true, true, true, false, false]);
    const chosen = [{ event: "sign-chosen", seat: 0, sign: "well" }, { event: "sign-chosen", seat: 1, sign: null }] as unknown as GameEvent[];
    expect([chosenBy(chosen, 0), chosenBy(chosen, 1), chosenBy(chosen, null)]).toEqual(["well", null, null]);
  });
});
