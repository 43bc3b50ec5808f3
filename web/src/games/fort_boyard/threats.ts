/** At the chest: which tiger the roller's pawn may come to, and with which number (FB-37). */
import { SPACES } from "./geometry";
import type { View } from "./wire";

export interface Threat {
  space: number;
  die: number;
}

export function threats({ roller, at, spaces, sand }: Pick<View, "roller" | "at" | "spaces" | "sand">): Threat[] {
  if (roller === null || sand === null || sand.rolled) return [];
  return [1, 2, 3, 4, 5, 6].map((die) => ({ die, space: (at[roller]! + die) % SPACES })).filter(({ space }) => spaces[space] === "tiger");
}
