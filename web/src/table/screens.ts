/** The games that this page can show: every folder under games/, loaded when it is played. */

import type { GameScreen } from "../lib/game";
import { words } from "../lib/words.svelte";

const rooms = import.meta.glob<{ default: GameScreen }>("../games/*/index.ts");

/** Whether this page has a board for it. What the house can play and nobody has drawn yet is still to come. */
export function isDrawn(game: string): boolean {
  return `../games/${game.replaceAll("-", "_")}/index.ts` in rooms;
}

/** With its words. Null: the house has a game that this page does not know. */
export async function screenOf(game: string): Promise<GameScreen | null> {
  const load = rooms[`../games/${game.replaceAll("-", "_")}/index.ts`];
  if (load === undefined) return null;
  const [room] = await Promise.all([load(), words.load(game)]);
  return room.default;
}
