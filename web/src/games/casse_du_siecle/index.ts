/** Le Casse du Siècle on screen. */

import type { GameScreen } from "../../lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { guide } from "./guide";
import { history } from "./history";
import { isQuiet, logLine, round } from "./journal";
import { opened } from "./opened";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";

const screen = {
  id: "casse-du-siecle",
  Board: Board as unknown as GameScreen["Board"], // its `play` and `skip` are exported by the component
  Ending,
  sentence,
  logLine,
  isQuiet,
  round,
  mayTakeBack,
  history,
  opened,
  rules: {
    fr: async () => (await import("../../../../docs/games/casse-du-siecle/fr.md?raw")).default,
    en: async () => (await import("../../../../docs/games/casse-du-siecle/en.md?raw")).default,
  },
  guide,
} satisfies GameScreen;

export default screen;
