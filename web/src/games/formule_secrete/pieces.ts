/** What this screen needs to know of the game's nouns beyond their shapes on the wire. */

import type { Scene } from "../../lib/game";
import type { Seat } from "../../lib/wire";
import type { Action, Instruction, View } from "./wire";

export type { Instruction, Seat };
export type FormuleScene = Scene<View>;
export type Kind = Action["do"];
export type Of<K extends Kind> = Extract<Action, { do: K }>;
export type Space = "start" | "plain" | "replay" | "lab-1" | "lab-2" | "lab-3" | "final-lab" | "guard" | "corridor" | "tv" | "safe" | "vault";

const LETTERS: Record<string, Space> = { ">": "start", ".": "plain", R: "replay", "1": "lab-1", "2": "lab-2", "3": "lab-3", F: "final-lab", G: "guard", N: "corridor", T: "tv", S: "safe", V: "vault" };
export const CARDS = ["forward-3", "roll-again", "nearest-lab", "sidelined", "prowling-guard", "lab-1", "lab-2", "lab-3"] as const satisfies readonly Instruction[];
export const BUSTS = ["-46 -168 92 120", "-46 -164 92 114", "-50 -164 92 114", "-40 -164 92 114"]; // of each agent's figure, its upper part
export const START = 0;
export const FORWARD = 3; // spaces that the card of this name takes (FS-19)

export function table(scene: Scene): View {
  return scene.view.table as View;
}

export function moves(scene: Scene): Action[] {
  return scene.legal as Action[];
}

export function those<K extends Kind>(legal: readonly Action[], kind: K): Of<K>[] {
  return legal.filter((action): action is Of<K> => action.do === kind);
}

export const spaceAt = (view: Pick<View, "spaces">, at: number): Space => LETTERS[view.spaces[at] ?? "."] ?? "plain";
export const vaultOf = (view: Pick<View, "spaces">): number => view.spaces.length - 1;
export const isLab = (space: Space): boolean => space === "final-lab" || space.startsWith("lab-");

/** 1 inward, -1 for whoever has been in the vault (FS-26). */
export const wayOf = (view: View, seat: Seat): 1 | -1 => (view.outward[seat] ? -1 : 1);

/** With how many he moves (FS-26). */
export const diceOf = (view: View, seat: Seat): 1 | 2 => (view.outward[seat] ? 2 : 1);

/** Whose lamp is on. */
export const awaited = (view: View): Seat | null => (view.phase === "over" ? null : view.mover);
