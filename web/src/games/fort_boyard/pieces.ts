/** What this screen needs to know of the game's nouns beyond their shapes on the wire. */

import type { Scene } from "../../lib/game";
import type { Seat } from "../../lib/wire";
import type { Action, Keys, Phase, Space, View } from "./wire";

export type { Keys, Phase, Seat, Space };
export type BoyardScene = Scene<View>;
export type Kind = Action["do"];
export type Of<K extends Kind> = Extract<Action, { do: K }>;

export const ENOUGH = 4; // keys that open the chest (FB-36)
export const MOST_KEYS = 5;
export const NOTES = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000] as const; // FB-03
export const BEAT = 5000; // ms, FB-21
export const LONGEST_ANSWER = 40; // characters, FB-16

export function table(scene: Scene): View {
  return scene.view.table as View;
}

export function moves(scene: Scene): Action[] {
  return scene.legal as Action[];
}

export function those<K extends Kind>(legal: readonly Action[], kind: K): Of<K>[] {
  return legal.filter((action): action is Of<K> => action.do === kind);
}

/** As an answer is compared with one that was said: without capitals, accents and spaces too many. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();

export const keysOf = ({ black, red }: Keys): number => black + red;

/** The colours of so many keys, the black ones first. */
export const coloursOf = ({ black, red }: Keys): ("black" | "red")[] => [...Array<"black">(black).fill("black"), ...Array<"red">(red).fill("red")];

/** Everybody else, from this seat's left. */
export const leftOf = (seats: number, seat: Seat): Seat[] => Array.from({ length: seats - 1 }, (_, nth) => (seat + 1 + nth) % seats);

export type Room = "fort" | "trial" | "table" | "show" | "riddle";

/** Which room is shown: the chest is opened where everybody sees the walk. */
export function roomOf(view: View): Room {
  if (view.phase === "trial" && view.stage) return "trial";
  if (view.phase === "judging") return "table";
  if (view.phase === "show" || view.phase === "die") return "show";
  return view.phase === "reading" || view.phase === "riddle" ? "riddle" : "fort";
}

export const isChestOpen = ({ phase }: View): boolean => phase === "chest" || phase === "bonus";

/** Whose lamps are on: the rules await them. */
export function awaited(scene: Scene): Seat[] {
  return scene.isOver ? [] : scene.view.to_act;
}

export const sum = (notes: readonly number[]): number => notes.reduce((one, other) => one + other, 0);
