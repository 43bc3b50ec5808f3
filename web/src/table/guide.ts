/** The guided first game: which hint is due, and which have been seen. */

import type { GuideStep, Scene } from "../lib/game";

export function due(steps: readonly GuideStep[], seen: readonly string[], scene: Scene): GuideStep | null {
  return steps.find((step) => !seen.includes(step.message) && step.when(scene)) ?? null;
}

// -- what is remembered in this browser, if it remembers anything --------------------------------------------------

const key = (game: string): string => `ludotheque.guide.${game}`;

export function seenBefore(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function remember(game: string, seen: readonly string[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(seen));
  } catch {
    // a browser that remembers nothing guides again next time
  }
}
