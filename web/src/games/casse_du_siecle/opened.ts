/** A finished game once more with its combination shown: gears stay where they were laid, and the end turns them all up. */

import type { Scene } from "../../lib/game";
import { table } from "./pieces";
import type { View } from "./wire";

export function opened(scene: Scene, end: Scene): Scene {
  const view = table(scene);
  if (view.phase === "over" || view.phase === "starter" || view.phase === "gears") return scene;
  return { ...scene, view: { ...scene.view, table: { ...view, axles: turnedUp(view, table(end)) } } };
}

function turnedUp(view: View, end: View): View["axles"] {
  return view.axles.map((gears, axle) => gears.map((gear, level) => ({ ...gear, digit: end.axles[axle]![level]!.digit })));
}
