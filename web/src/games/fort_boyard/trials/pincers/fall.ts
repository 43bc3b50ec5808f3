/** What the screen of the pincers makes of its stage and its events (trials/pincers/pieces.py): how a card falls between two fingers. */
import type { GameEvent } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { CardPinched, PincersStage } from "../../wire";
import { marksOf } from "../reflex/presses";

export type { CardPinched, PincersStage };

export const falls = (events: readonly GameEvent[]): CardPinched[] => events.filter((event) => event.event === "card-pinched");

export const pinchMarks = ({ opponent }: PincersStage, past: readonly GameEvent[]): Marks =>
  marksOf(opponent, past, (event) => {
    const [one] = falls([event]);
    return one && one.pinch !== "again" ? [one.dropper, one.pinch === "caught" ? "won" : "lost"] : null;
  });

/** How much of its fall a card has behind it: it speeds up, and goes on below. */
export const fallen = ({ fall }: PincersStage, ms: number): number => (Math.max(0, ms) / fall) ** 2;

export interface Card {
  height: number;
  fingers: number; // how far below the card's lower edge they are, before it falls
}

/** So high is a card, and so low are the fingers, of a fall of this way: its lower edge comes between them at the first moment that
 * catches, and its upper edge leaves them after the last. So what one sees is what counts. */
export function card(stage: PincersStage, way: number): Card {
  const fingers = fallen(stage, stage.first) * way;
  return { fingers, height: fallen(stage, stage.last) * way - fingers };
}

/** How far the card is when nobody is told yet: caught by me it stops, else it falls on. */
export function offset(stage: PincersStage, way: number, elapsed: number, pressed: number | null): number {
  const isHeld = pressed !== null && pressed >= stage.first && pressed <= stage.last;
  return fallen(stage, isHeld ? pressed : elapsed) * way;
}
