import { expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { pawMarks, reached, type PawsCompared, type TigersPawStage } from "./paws";

const round = (opponent: number, winner: number | null): PawsCompared => ({ event: "paws-compared", candidate: 0, opponent, candidate_paw: "timed", opponent_paw: "timed", candidate_ms: 280, opponent_ms: 310, winner });
const stage: TigersPawStage = { trial: "tigers-paw", opponent: 3, phase: "ready", round: 2, bout: 2, equal: 0, won: 1, lost: 1, enough: 2, mine: null, pressed: [] };

it("a round that is played again marks nobody", () => {
  const past = [round(1, null), round(1, 0), round(2, 2), { event: "paw-signal" }] as unknown as GameEvent[];
  expect(pawMarks(stage, past)).toEqual({ 1: "won", 2: "lost", 3: "now" });
});

it("the quicker one is on the die, the slower one stops short, and who has not pressed stays back", () => {
  expect(reached(round(1, 0), 0, true)).toBe(1);
  expect(reached(round(1, 0), 1, false)).toBe(0.55);
  expect(reached({ ...round(1, 0), opponent_paw: "none" }, 1, false)).toBe(0);
  expect(reached(null, 0, true)).toBe(1);
  expect(reached(null, 0, false)).toBe(0);
});
