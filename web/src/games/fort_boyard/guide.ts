/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { isChestOpen, moves, table, those, type Kind } from "./pieces";

const may = (scene: Scene, kind: Kind) => those(moves(scene), kind).length > 0;
const isOn = (scene: Scene) => table(scene).mover !== null && table(scene).phase !== "over";
const isTrial = (scene: Scene) => table(scene).phase === "trial";
const isRiddle = (scene: Scene) => table(scene).phase === "riddle" && scene.seat !== null;
const isMyRiddle = (scene: Scene) => isRiddle(scene) && scene.seat === table(scene).mover;
const isOnce = (scene: Scene) => table(scene).riddle?.one_answer === true;
/** The fort alone is seen: no card, no open chest, no riddle before what is pointed at. */
const isQuiet = (scene: Scene) => ["turn", "choosing", "making-up", "deciding"].includes(table(scene).phase);
/** Whoever is in the third round, or has opened the chest, has seen what it is about. */
const isUnderstood = (scene: Scene) => table(scene).round > 2 || (isChestOpen(table(scene)) && table(scene).mover === scene.seat);

/** The frame shows the first that fits and has not been put away yet. In a trial its own card says what to do. What a hint
 * hangs on lasts, beats and bots' turns included: the board makes room for it, and must not shrink and grow with each. */
export const guide: GuideStep[] = [
  { when: (scene) => isOn(scene) && !isTrial(scene), message: "hint-goal", points: "[data-at='chest']", rings: isQuiet, until: isUnderstood },
  { when: (scene) => may(scene, "roll") && table(scene).phase === "turn", message: "hint-roll", points: "[data-at='roll']" },
  { when: (scene) => may(scene, "try-trial"), message: "hint-choose" },
  { when: (scene) => may(scene, "draw-trial"), message: "hint-fan", points: "[data-at='fan']" },
  { when: (scene) => may(scene, "join"), message: "hint-join", points: "[data-at='do-join']" },
  { when: (scene) => isMyRiddle(scene) && !isOnce(scene), message: "hint-riddle", points: "[data-at='answer']" },
  { when: (scene) => isMyRiddle(scene) && isOnce(scene), message: "hint-riddle-once", points: "[data-at='answer']" },
  { when: (scene) => may(scene, "turn-hourglass"), message: "hint-reader", points: "[data-at='answers']" },
  { when: (scene) => isRiddle(scene) && ![table(scene).mover, table(scene).reader].includes(scene.seat), message: "hint-dice", points: "[data-at='roll']" },
  { when: (scene) => may(scene, "open-chest"), message: "hint-open", points: "[data-at='chest']" },
  { when: (scene) => isChestOpen(table(scene)), message: "hint-chest", points: "[data-at='hourglass']" },
  { when: (scene) => may(scene, "put-back"), message: "hint-put-back" },
];
