/** The guided first game: which hint is due, and which have been seen. */

import type { GuideStep, Scene } from "../lib/game";

/** `coming`: what is so already, while the last step is still shown. A hint that is no longer true then is not given. */
export function due(steps: readonly GuideStep[], seen: readonly string[], scene: Scene, coming: Scene | null = null): GuideStep | null {
  const step = steps.find((one) => !seen.includes(one.message) && one.when(scene)) ?? null;
  return step !== null && coming !== null && !step.when(coming) ? null : step;
}

/** What has been understood by playing, though nobody has put it away. */
export function understood(steps: readonly GuideStep[], seen: readonly string[], scene: Scene): string[] {
  return steps.filter(({ message, until }) => !seen.includes(message) && until?.(scene)).map(({ message }) => message);
}

/** What it points at: the selector, where that is really to be seen now. */
export function pointed({ points, rings }: GuideStep, scene: Scene, coming: Scene | null = null): string | undefined {
  return !rings || (rings(scene) && (coming === null || rings(coming))) ? points : undefined;
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
