import { expect, it } from "vitest";

import type { GameEvent } from "../../../../lib/wire";
import { card, fallen, offset, pinchMarks, type CardPinched, type PincersStage } from "./fall";

const stage: PincersStage = { trial: "pincers", opponent: 2, wait: "shown", round: 1, bout: 1, won: 0, lost: 1, enough: 1, fall: 600, first: 380, last: 560 };
const WAY = 300;

it("a card speeds up as it falls", () => {
  expect([0, 150, 300, 450, 600].map((ms) => fallen(stage, ms))).toEqual([0, 0.0625, 0.25, 0.5625, 1]);
  expect(fallen({ ...stage, fall: 1200 }, 1200)).toBe(1);
  expect(fallen(stage, -5)).toBe(0);
});

it("it is between the fingers exactly while a press catches", () => {
  const { height, fingers } = card(stage, WAY);
  const isBetween = (ms: number) => {
    const low = fallen(stage, ms) * WAY; // of the lower edge, from where it was
    return low >= fingers - 1e-9 && low - height <= fingers + 1e-9;
  };
  expect([379, 380, 470, 560, 561].map(isBetween)).toEqual([false, true, true, true, false]);
});

it("a card that I have caught stops, any other falls on", () => {
  expect(offset(stage, WAY, 590, 470)).toBe(fallen(stage, 470) * WAY);
  expect(offset(stage, WAY, 590, 300)).toBe(fallen(stage, 590) * WAY);
  expect(offset(stage, WAY, 590, null)).toBe(fallen(stage, 590) * WAY);
});

it("whoever's card was caught is marked", () => {
  const fall = (dropper: number, pinch: CardPinched["pinch"]): CardPinched => ({ event: "card-pinched", candidate: 0, dropper, pinch, ms: 400 });
  expect(pinchMarks(stage, [fall(1, "again"), fall(1, "caught")] as unknown as GameEvent[])).toEqual({ 1: "won", 2: "now" });
});
