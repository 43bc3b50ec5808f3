/** What this screen needs to know of the game's nouns beyond their shapes on the wire. */

import type { Scene } from "../../lib/game";
import type { Seat } from "../../lib/wire";
import type { Action, Helmet, Knight, Portrait, Spot, View } from "./wire";

export type { Helmet, Portrait, Seat, Spot };
export type RocScene = Scene<View>;
export type Kind = Action["do"];
export type Of<K extends Kind> = Extract<Action, { do: K }>;

export const HELMETS = ["black", "grey", "white"] as const satisfies readonly Helmet[];
export const CARDS = 20; // of slabs, with a trap each (RN-03)
export const ROPES = 3; // with which everybody starts (RN-04)
export const PATIENCE = 3; // idle turns until a rope is given back (RN-39)

export function table(scene: Scene): View {
  return scene.view.table as View;
}

export function moves(scene: Scene): Action[] {
  return scene.legal as Action[];
}

export function those<K extends Kind>(legal: readonly Action[], kind: K): Of<K>[] {
  return legal.filter((action): action is Of<K> => action.do === kind);
}

export const knightOf = (view: View, seat: Seat, helmet: Helmet): Knight => view.knights[seat]![HELMETS.indexOf(helmet)]!;

/** One knight of a seat. */
export interface Who {
  seat: Seat;
  helmet: Helmet;
}
export const everyKnight = (view: View): (Who & Knight)[] => view.knights.flatMap((knights, seat) => knights.map((knight, nth) => ({ ...knight, seat, helmet: HELMETS[nth]! })));

export const isPair = (portraits: readonly Portrait[]): boolean => portraits.length === 2 && portraits[0] === portraits[1];
export const inTreasure = (view: View, seat: Seat): number => view.knights[seat]!.filter(({ at }) => at === "treasure").length;
export const pairs = (view: View, seat: Seat): number => view.knights[seat]!.filter(({ portraits }) => isPair(portraits)).length;

/** Whose lamp is on. */
export const awaited = (view: View): Seat | null => (view.phase === "over" ? null : view.mover);

/** The knight that is being moved. */
export function moved(view: View): (Who & Knight) | null {
  return view.mover === null || view.moving === null ? null : { ...knightOf(view, view.mover, view.moving), seat: view.mover, helmet: view.moving };
}

/** Where it is seen: in a gallery, while it visits one (RN-28). */
export function seenAt(view: View, { seat, helmet }: Who): Spot {
  return view.gallery && seat === view.mover && helmet === view.moving ? view.gallery : knightOf(view, seat, helmet).at;
}

/** Halves that this seat's knights could get: one that two of them hold apart, or one beside an enemy's (RN-30, RN-31).
 *  Only a hint on the rails: what can be done now the server has listed. */
export function wanted(view: View, seat: Seat | null): ReadonlySet<Portrait> {
  if (seat === null) return new Set();
  return new Set(view.knights[seat]!.filter(({ at, portraits }) => at !== "treasure" && !isPair(portraits)).flatMap(({ portraits }) => portraits));
}
