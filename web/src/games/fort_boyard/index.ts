/** Les Clés de Fort Boyard on screen. */

import type { GameScreen, Scene } from "../../lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { guide } from "./guide";
import { history } from "./history";
import { isQuiet, logLine, round, turn } from "./journal";
import { roomOf, table } from "./pieces";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";

/** Whoever is tried, those who ask and those who watch have different times; whoever has something to press has his time beside it;
 * and a beat is the time of its roller alone: the others look at the sand. */
function hasOwnClock(scene: Scene): boolean {
  const view = table(scene);
  if (["trial", "judging", "reading"].includes(view.phase)) return true;
  if (view.sand !== null) return scene.legal.length === 0;
  return roomOf(view) === "fort" && scene.legal.length > 0;
}

const screen = {
  id: "fort-boyard",
  Board: Board as unknown as GameScreen["Board"], // its `play` and `skip` are exported by the component
  Ending,
  sentence,
  logLine,
  isQuiet,
  round,
  turn,
  hasOwnClock,
  mayTakeBack,
  history,
  rules: {
    fr: async () => (await import("../../../../docs/games/fort-boyard/fr.md?raw")).default,
    en: async () => (await import("../../../../docs/games/fort-boyard/en.md?raw")).default,
  },
  guide,
} satisfies GameScreen;

export default screen;
