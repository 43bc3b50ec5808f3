/** Le Coffre et la Clé on screen. */

import type { GameScreen } from "../../lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { guide } from "./guide";
import { history } from "./history";
import { logLine, round } from "./journal";
import { opened } from "./opened";
import { sentence } from "./sentence";
import { silence } from "./silence";
import Talk from "./Talk.svelte";
import { mayTakeBack } from "./undo";

const screen = {
  id: "coffre-et-cle",
  Board: Board as unknown as GameScreen["Board"], // its `play` and `skip` are exported by the component
  Talk,
  Ending,
  sentence,
  logLine,
  isQuiet: (event) => event.event === "turn-ended", // it is seen by whose turn it is
  round,
  silence,
  mayTakeBack,
  history,
  opened,
  rules: {
    fr: async () => (await import("../../../../docs/games/coffre-et-cle/fr.md?raw")).default,
    en: async () => (await import("../../../../docs/games/coffre-et-cle/en.md?raw")).default,
  },
  guide,
} satisfies GameScreen;

export default screen;
