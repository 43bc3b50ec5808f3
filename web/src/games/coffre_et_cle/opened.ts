/** A finished game once more with every card shown: the end of a deal tells all, and where each card went was public. */

import type { Scene } from "../../lib/game";
import { table } from "./pieces";
import { isDealt } from "./stage.svelte";
import { facesAtEnd, lieAfter } from "./tokens";
import type { Card, CardsShown, View } from "./wire";

export function opened(scene: Scene, end: Scene): Scene {
  const view = table(scene);
  const shown = table(end).cards;
  if (view.cards || !shown || !isDealt(view)) return scene;
  return { ...scene, view: { ...scene.view, table: { ...view, cards: cardsThen(view, table(end), shown) } } };
}

function cardsThen(view: View, end: View, shown: CardsShown): CardsShown {
  const faces = facesThen(view, end, shown);
  const lying = lieAfter(view.seats, view.done).at.map((token) => faces[token]!);
  return { seats: lying.slice(0, view.seats), centre: lying.slice(view.seats), removed: shown.removed, laid_open: view.laid_open };
}

/** A False Treasure that missed was laid open, and its player took a Neutral (CC-34a): nobody designates before it does. */
function facesThen(view: View, end: View, shown: CardsShown): Card[] {
  const faces = facesAtEnd(end.seats, end.done, shown);
  if (view.laid_open.length === end.laid_open.length) return faces;
  const missed = end.done.findIndex(({ action }) => action.do === "designate");
  faces[lieAfter(end.seats, end.done, missed).at[end.done[missed]!.seat]!] = "false-treasure";
  return faces;
}
