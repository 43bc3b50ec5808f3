/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { isLab, moves, spaceAt, table, those, vaultOf, type Kind, type Space } from "./pieces";
import { isGuarded, waitsAtStart } from "./race";

const may = (scene: Scene, kind: Kind) => those(moves(scene), kind).length > 0;
const isOn = (scene: Scene) => table(scene).mover !== null && table(scene).phase !== "over";
/** My turn, at rest. */
const mine = (scene: Scene) => isOn(scene) && moves(scene).length > 0 && table(scene).phase === "resting";
/** Where I stand; null for whoever watches. */
const here = (scene: Scene): Space | null => (scene.seat === null || !isOn(scene) ? null : spaceAt(table(scene), table(scene).at[scene.seat]!));
const isOut = (scene: Scene) => scene.seat !== null && table(scene).outward[scene.seat]!;
const holds = (scene: Scene) => isOn(scene) && scene.seat !== null && table(scene).holder === scene.seat;
const isFought = (scene: Scene) => table(scene).phase === "battle" && (table(scene).mover === scene.seat || table(scene).foe === scene.seat);

/** The frame shows the first that fits and has not been put away yet. */
export const guide: GuideStep[] = [
  { when: (scene) => isOn(scene) && table(scene).holder === null, message: "hint-goal", points: "[data-at='formula']" },
  { when: (scene) => may(scene, "stop"), message: "hint-stop", points: "[data-at='stop']" },
  { when: (scene) => may(scene, "challenge"), message: "hint-tv" },
  { when: (scene) => may(scene, "fight"), message: "hint-pick" },
  { when: isFought, message: "hint-battle", points: "[data-at='dice']" },
  { when: (scene) => mine(scene) && may(scene, "roll") && isGuarded(table(scene), scene.seat!), message: "hint-guard", points: "[data-at='roll']" },
  { when: (scene) => mine(scene) && may(scene, "roll"), message: "hint-roll", points: "[data-at='roll']" },
  { when: (scene) => mine(scene) && waitsAtStart(table(scene), scene.seat!), message: "hint-outside" },
  { when: (scene) => mine(scene) && (may(scene, "play") || may(scene, "discard")), message: "hint-card", points: "[data-at='hand']" },
  { when: holds, message: "hint-holder", points: "[data-at='formula']" },
  { when: (scene) => isOn(scene) && isOut(scene) && table(scene).at[scene.seat!] !== vaultOf(table(scene)) && !holds(scene), message: "hint-chase", points: "[data-at='formula']" },
  { when: (scene) => isOn(scene) && isOut(scene), message: "hint-vault" },
  { when: (scene) => mine(scene) && here(scene) !== null && isLab(here(scene)!), message: "hint-lab", points: "[data-at='hand']" },
  { when: (scene) => here(scene) === "corridor", message: "hint-corridor" },
  { when: (scene) => here(scene) === "safe", message: "hint-safe" },
  { when: (scene) => mine(scene) && table(scene).options.board !== "own", message: "board-reconstruction" },
];
