/** What a show draws by chance: by what everybody can see, so that all see the same film, a replay as well, and no two are alike. */
import { chance } from "../ink";
import type { View } from "../wire";

/** By the turn, whose trial it is, its card, and where everybody stands: nothing that changes while it is shown. */
export function seedOf({ round, mover, card, at }: Pick<View, "round" | "mover" | "card" | "at">): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([round, mover, card, at])) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

export interface Tale extends ReturnType<typeof chance> {
  below(count: number): number;
  isSo(part?: number): boolean;
  /** so many of these, each once */
  some<T>(of: readonly T[], count?: number): T[];
}

export function tale(seed: number): Tale {
  const { next, jitter, pick } = chance(seed);
  const below = (count: number): number => Math.floor(next() * count);
  function some<T>(of: readonly T[], count = of.length): T[] {
    const left = [...of];
    return Array.from({ length: Math.min(count, of.length) }, () => left.splice(below(left.length), 1)[0]!);
  }
  return { next, jitter, pick, below, isSo: (part = 0.5) => next() < part, some };
}
