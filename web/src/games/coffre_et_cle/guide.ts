/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { awaited, moves, table } from "./pieces";

const isMine = (scene: Scene) => scene.seat !== null && awaited(table(scene)).includes(scene.seat);
const deeds = (scene: Scene) => table(scene).done.filter(({ seat }) => seat === scene.seat).length;
const holds = (card: string) => (scene: Scene) => table(scene).card === card && deeds(scene) === 0;

const NEUTRALS = ["neutral", "false-treasure", "trap"];

/** The frame shows the first that fits and has not been put away yet. */
export const guide: GuideStep[] = [
  { when: (scene) => table(scene).forced_by !== null && table(scene).phase !== "over", message: "hint-forced", points: ".forced" },
  { when: holds("key"), message: "hint-key", points: "[data-mine]" },
  { when: holds("treasure"), message: "hint-treasure", points: "[data-mine]" },
  { when: holds("fake-key"), message: "hint-fake-key", points: "[data-mine]" },
  { when: (scene) => NEUTRALS.some((card) => holds(card)(scene)), message: "hint-neutral", points: "[data-mine]" },
  { when: (scene) => isMine(scene) && table(scene).phase === "action" && deeds(scene) === 0, message: "hint-observe", points: "[data-disc=observe]" },
  { when: (scene) => table(scene).phase === "closing" && isMine(scene) && !moves(scene).some((move) => move.do === "designate"), message: "hint-end-turn", points: "[data-disc=end-turn]" },
  { when: (scene) => moves(scene).some((move) => move.do === "designate"), message: "hint-designate", points: "[data-disc=designate]" },
  { when: (scene) => table(scene).notes.length > 0, message: "hint-notes", points: ".notes" },
  { when: (scene) => table(scene).claims.length > 0, message: "hint-talk", points: ".balloon" },
  { when: (scene) => table(scene).locked.some(Boolean), message: "hint-locked", points: ".padlock" },
  { when: (scene) => isMine(scene) && table(scene).phase === "action" && deeds(scene) > 0, message: "hint-swap", points: "[data-disc=swap]" },
  { when: (scene) => isMine(scene) && table(scene).phase === "action" && deeds(scene) > 1, message: "hint-force", points: "[data-disc=force]" },
  { when: (scene) => table(scene).phase === "naming", message: "hint-naming", points: "[data-disc=name]" },
  { when: (scene) => table(scene).phase === "over", message: "hint-over" },
];
