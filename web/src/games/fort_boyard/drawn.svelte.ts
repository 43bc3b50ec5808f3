/** What is drawn of the trials: a part of its own, which comes while people look at the fort. */
import type { Component } from "svelte";

import type { ShowProps, TrialScreen } from "./trials";

type Drawn = Pick<typeof import("./trials/scenes"), "scenes" | "shows">;

let drawn = $state.raw<Drawn | null>(null);

/** Should it not come, trials are played by the names of their actions. */
export const loading: Promise<void> = import("./trials/scenes")
  .catch(() => ({ scenes: {}, shows: {} }))
  .then((all) => void (drawn = all));

const fileOf = (card: string, file: string): string => `./${card.replaceAll("-", "_")}/${file}.svelte`;

/** Null: not here yet. Undefined: a trial of the house that nobody has drawn. */
export function screenOf(card: string): TrialScreen | null | undefined {
  return drawn && drawn.scenes[fileOf(card, "Scene")];
}

export function showOf(card: string | null): Component<ShowProps> | undefined {
  return card === null ? undefined : drawn?.shows[fileOf(card, "Show")]?.default;
}
