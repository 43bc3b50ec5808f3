/** What this screen needs to know of the game's nouns beyond their shapes on the wire. */

import type { Scene, Step } from "../../lib/game";
import type { Seat } from "../../lib/wire";
import type { Action, Card, Claim, GameEvent, Said, View } from "./wire";

export type { Seat };
export type Place = number; // CC-20: 0 is left, 1 right, on every screen
export type Move = Exclude<Action, Claim>;
export type Kind = Move["do"];
export type CoffreScene = Scene<View>;

export const PLACES: readonly Place[] = [0, 1];
export const SAID: readonly Said[] = ["key", "treasure", "fake-key", "neutral"]; // the order in which claims write them

export function table(scene: Scene): View {
  return scene.view.table as View;
}

/** What may be done now; a claim is never in this list. */
export function moves(scene: Scene): Move[] {
  return scene.legal.filter((action): action is Move => action.do !== "claim");
}

export function happenings(step: Step): GameEvent[] {
  return step.events as GameEvent[]; // of this game
}

/** Whose lamp is lit. */
export function awaited(view: View): Seat[] {
  if (view.phase === "naming" && view.treasure !== null) {
    const first = view.treasure + 1;
    const order = Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
    const naming = view.options.treasure_names ? order : order.slice(0, -1); // CC-26c
    const waiting = naming.filter((seat) => !view.named[seat]);
    return view.options.final_vote === "at_once" ? waiting : waiting.slice(0, 1);
  }
  return view.phase === "over" || view.mover === null ? [] : [view.mover];
}

/** CC-31: after this turn the deal is over. */
export function isLastTurn({ turn, seats, options }: View): boolean {
  return turn + 1 === options.max_rounds * seats;
}

/** An advanced card is spoken of as the Neutral that it replaces. */
export function spokenOf(card: Card): Said {
  return card === "false-treasure" || card === "trap" ? "neutral" : card;
}
