/**
 * Pages that a game brings along: games/<room>/pages/<name>.svelte is shown at /games/<game>/<name>, on paper, and is called
 * `page-<name>` in the game's own words. It gets nothing, and links to it stand where its game is opened.
 */
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component }>;
const found = import.meta.glob<{ default: Component }>("../games/*/pages/*.svelte");

const room = (game: string): string => `../games/${game.replaceAll("-", "_")}/pages/`;

/** Their names. */
export function pagesOf(game: string): string[] {
  return Object.keys(found).flatMap((path) => (path.startsWith(room(game)) ? [path.slice(room(game).length, -".svelte".length)] : []));
}

export function pageOf(game: string, name: string): Load | undefined {
  return found[`${room(game)}${name}.svelte`];
}

export const pageAddress = (game: string, name: string): string => `/games/${game}/${name}`;
