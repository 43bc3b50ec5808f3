/** The scenes and shows of all trials, by their files. */
import type { Component } from "svelte";

import type { ShowProps, TrialScreen } from "../trials";

export const scenes = import.meta.glob<TrialScreen>("./*/Scene.svelte", { eager: true });
export const shows = import.meta.glob<{ default: Component<ShowProps> }>("./*/Show.svelte", { eager: true });
