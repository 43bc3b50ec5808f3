import { expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { handMarks, pose, type HandPulled, type HotHandStage } from "./hands";

const stage: HotHandStage = { trial: "hot-hand", opponent: 3, wait: "his", round: 2, bout: 2, won: 0, lost: 2, enough: 1, has_feinted: false, window: 300, touch: 40 };
const attack = (attacker: number, pull: HandPulled["pull"]): HandPulled => ({ event: "hand-pulled", candidate: 0, attacker, pull, ms: 310 });

it("whoever has touched is marked, an attack that comes again is not", () => {
  const past = [attack(1, "late"), attack(2, "again"), attack(2, "feint"), { event: "hand-struck" }] as unknown as GameEvent[];
  expect(handMarks(stage, past)).toEqual({ 1: "lost", 2: "lost", 3: "now" });
});

it("the hand comes down when it strikes, and the other is away as soon as it is pulled", () => {
  expect(pose(stage, null, false)).toEqual({ isDown: false, isAway: false });
  expect(pose({ ...stage, wait: "shown" }, null, true)).toEqual({ isDown: true, isAway: true });
  expect(pose(stage, attack(1, "feint"), false)).toEqual({ isDown: false, isAway: true });
  expect(pose(stage, attack(1, "late"), true)).toEqual({ isDown: true, isAway: false });
});
