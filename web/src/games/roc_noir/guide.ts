/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { isPair, moved, moves, table, those, type Kind } from "./pieces";

const may = (scene: Scene, kind: Kind) => those(moves(scene), kind).length > 0;
const isOn = (scene: Scene) => table(scene).mover !== null && table(scene).phase !== "over";
/** My knight, while I may walk it. */
const mine = (scene: Scene) => (may(scene, "step") ? moved(table(scene)) : null);
const remembers = (scene: Scene) => table(scene).options.trap_memory === "memory";

/** The frame shows the first that fits and has not been put away yet. */
export const guide: GuideStep[] = [
  { when: isOn, message: "hint-goal", points: "[data-at='place-treasure']" },
  { when: (scene) => mine(scene) !== null, message: "hint-step", points: "[data-at='my-knight']" },
  { when: (scene) => may(scene, "exchange"), message: "hint-exchange", points: "[data-at='tray']" },
  { when: (scene) => may(scene, "rob"), message: "hint-rob", points: "[data-at='tray']" },
  { when: (scene) => may(scene, "swap"), message: "hint-swap", points: "[data-at='tray']" },
  { when: (scene) => may(scene, "choose"), message: "hint-choose" },
  { when: (scene) => table(scene).ringed, message: "hint-turned", points: "[data-at='die']" },
  { when: (scene) => mine(scene) !== null && remembers(scene), message: "hint-memory" },
  { when: (scene) => mine(scene) !== null && !remembers(scene), message: "hint-marked" },
  { when: (scene) => mine(scene)?.portraits.length === 0, message: "hint-gallery" },
  { when: (scene) => isPair(mine(scene)?.portraits ?? []), message: "hint-pair", points: "[data-at='place-treasure']" },
  { when: (scene) => may(scene, "stop") && table(scene).steps > 0, message: "hint-stop", points: "[data-at='stop']" },
  { when: (scene) => may(scene, "jump"), message: "hint-rope", points: "[data-at='rope']" },
  { when: (scene) => mine(scene) !== null && table(scene).turn > 0, message: "hint-counterweight" },
];
