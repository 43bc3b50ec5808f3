/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { moves, table, those, type Kind } from "./pieces";
import { knownIn } from "./notes";
import type { Options } from "./wire";

const may = (scene: Scene, kind: Kind) => those(moves(scene), kind).length > 0;
const plays = (scene: Scene, option: keyof Options) => Boolean(table(scene).options[option]);
const isOn = (scene: Scene) => !["starter", "gears", "keys", "over"].includes(table(scene).phase);
const hasOwners = (scene: Scene) => table(scene).doors.some(({ owner }) => owner !== null);

const SHINING = "[data-at^='key-'][data-next] .hit"; // a key that has a home, without its rays: they reach over others

const isMine = (scene: Scene) => table(scene).mover === scene.seat;

/** The frame shows the first that fits and has not been put away yet. */
export const guide: GuideStep[] = [
  { when: (scene) => isOn(scene) && table(scene).options.safe_memory === "notes", message: "hint-goal" },
  { when: (scene) => isOn(scene) && table(scene).options.safe_memory === "strict", message: "hint-goal-strict" },
  { when: (scene) => isOn(scene) && hasOwners(scene), message: "hint-own-doors", points: "[data-mine]" },
  { when: (scene) => may(scene, "take"), message: "hint-take", points: "[data-at^='place-'][data-next]" },
  { when: (scene) => may(scene, "lay") && !plays(scene, "hidden_keys"), message: "hint-lay", points: SHINING },
  { when: (scene) => may(scene, "lay") && plays(scene, "hidden_keys"), message: "hint-lay-hidden", points: SHINING },
  { when: (scene) => may(scene, "lay") && (plays(scene, "master_keys") || plays(scene, "hidden_keys")), message: "hint-master" },
  { when: (scene) => may(scene, "finish"), message: "hint-finish", points: ".target[data-at^='door-']" },
  { when: (scene) => may(scene, "look") && isMine(scene), message: "hint-look", points: "[data-at='gear-0-lower']" },
  { when: (scene) => may(scene, "look") && !isMine(scene), message: "hint-look-bet", points: "[data-at='gear-0-lower']" },
  { when: (scene) => isOn(scene) && table(scene).glimpse !== null && table(scene).options.safe_memory === "strict", message: "hint-remember" },
  { when: (scene) => may(scene, "keep"), message: "hint-keep", points: "[data-at='plate-done']" },
  { when: (scene) => may(scene, "put-back"), message: "hint-put-back", points: "[data-at='plate-done'], [data-at='plate-confirm']" },
  { when: (scene) => may(scene, "pick"), message: "hint-pick" },
  { when: (scene) => may(scene, "dial"), message: "hint-dial", points: "[data-at='plate-dial']" },
  { when: (scene) => isOn(scene) && table(scene).bunches.some((layers) => knownIn(layers).length > 0), message: "hint-notebook", points: "[data-at='notebook']" },
  { when: (scene) => table(scene).tokens.length > 0 && isOn(scene), message: "hint-stakes", points: "[data-at='pot-door']" },
];
