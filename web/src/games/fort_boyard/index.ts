/** Les Clés de Fort Boyard on screen. */

import type { GameScreen } from "../../lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { guide } from "./guide";
import { history } from "./history";
import { isQuiet, logLine, round, turn } from "./journal";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";

const screen = {
  id: "fort-boyard",
  Board: Board as unknown as GameScreen["Board"], // its `play` and `skip` are exported by the component
  Ending,
  sentence,
  logLine,
  isQuiet,
  round,
  turn,
  mayTakeBack,
  history,
  rules: {
    fr: async () => (await import("../../../../docs/games/fort-boyard/fr.md?raw")).default,
    en: async () => (await import("../../../../docs/games/fort-boyard/en.md?raw")).default,
  },
  guide,
} satisfies GameScreen;

export default screen;
