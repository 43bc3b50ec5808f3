/** What this screen needs to know of the game's nouns beyond their shapes on the wire. */

import type { Scene } from "../../lib/game";
import type { Seat } from "../../lib/wire";
import type { Action, Key, Letter, Level, View } from "./wire";

export type { Seat };
export type CasseScene = Scene<View>;
export type Kind = Action["do"];
export type Of<K extends Kind> = Extract<Action, { do: K }>;

export const LETTERS = ["C", "O", "D", "E"] as const satisfies readonly Letter[];
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export const DOORS = [0, 1, 2, 3, 4, 5] as const;
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const AXLES = ["I", "II", "III", "IV"] as const; // as they are engraved
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const LEVELS = ["lower", "upper"] as const satisfies readonly Level[];
/** In the order of the game, in which `cannot` counts bits. */
export const KEYS: readonly Key[] = NUMBERS.flatMap((number) => LETTERS.map((letter): Key => `${number}${letter}`));

export const letterOf = (key: Key): Letter => key[1] as Letter;
/** What is engraved on a lock (CS-03). */
export const engraved = (door: number, lock: number): Key => `${(((door + lock) % 6) + 1) as 1}${LETTERS[lock]!}`;

export function table(scene: Scene): View {
  return scene.view.table as View;
}

export function moves(scene: Scene): Action[] {
  return scene.legal as Action[];
}

export function those<K extends Kind>(legal: readonly Action[], kind: K): Of<K>[] {
  return legal.filter((action): action is Of<K> => action.do === kind);
}

/** Whose torch is on. */
export function awaited(view: View): Seat | null {
  if (view.phase === "over") return view.winner;
  return view.phase === "looking" ? view.looker : view.mover;
}

/** A bet on this door was lost in this turn: its keys lie turned up, but it is not open (CS-27). */
export function isLost(view: View, door: number): boolean {
  const last = view.this_turn.findLast((one) => (one.event === "bet-lost" || one.event === "door-opened") && one.door === door);
  return view.doors[door]!.opened && last?.event === "bet-lost";
}

/** How many digits the combination has now (CS-19). */
export const digitsOf = (view: View): number => view.axles.reduce((sum, gears) => sum + gears.length, 0);

/** The keys before me: those in hand, and those that only wait to be put back (CS-28). */
export interface Held {
  key: Key;
  nth: number; // among all before me
  aside: boolean;
}
export function heldBy(view: Pick<View, "hand" | "mine_aside">): Held[] {
  return [...view.hand.map((key) => ({ key, aside: false })), ...view.mine_aside.map((key) => ({ key, aside: true }))].map((one, nth) => ({ ...one, nth }));
}

/** What it is to finish this door in one move: a bet if another's keys lie there face down (CS-27), a theft, or a change of keys. */
export function mannerOf(view: View, door: number): "bet" | "steal" | "change" {
  const { owner } = view.doors[door]!;
  if (owner === null || owner === view.seat) return "change";
  return view.options.hidden_keys ? "bet" : "steal";
}

const MANNERS = ["bet", "steal", "change"];
/** The doors that I could finish in one move, bets and thefts first. */
export function finishable(legal: readonly Action[], view: View): number[] {
  const doors = [...new Set(those(legal, "finish").map(({ door }) => door))].sort((one, other) => one - other);
  return doors.sort((one, other) => MANNERS.indexOf(mannerOf(view, one)) - MANNERS.indexOf(mannerOf(view, other)));
}
