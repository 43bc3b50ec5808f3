/** What the frame knows about a scene without knowing the game; and about the screen. */

import { MediaQuery } from "svelte/reactivity";
import type { Scene } from "../lib/game";
import type { Spoken } from "../lib/speaker";

/** The record of talk, where a game keeps one: claims about claims are told by it. */
export function claimsIn(scene: Scene | null): readonly Spoken[] {
  const table = scene?.view.table as { claims?: unknown } | undefined;
  return Array.isArray(table?.claims) ? (table.claims as Spoken[]) : [];
}

const phone = typeof matchMedia === "function" ? new MediaQuery("(max-width: 820px)") : null;

/** A telephone, or as narrow as one. */
export const narrow = {
  get is(): boolean {
    return phone?.current ?? false;
  },
};
