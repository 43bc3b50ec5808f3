/** A guided first game: one hint at a time, pointing at a part of the board, as the scene calls for it. */

import type { GuideStep, Scene } from "../../lib/game";
import { forceOnMe, freshClaims } from "./marks";
import { isLastTurn, moves, table, type Kind } from "./pieces";
import type { Card, View } from "./wire";

const deeds = (scene: Scene) => table(scene).done.filter(({ seat }) => seat === scene.seat).length;
const inTurns = (scene: Scene) => table(scene).phase === "action" || table(scene).phase === "closing";
const may = (scene: Scene, kind: Kind) => moves(scene).some((move) => move.do === kind);
const mayTalk = (scene: Scene) => scene.open.some(({ do: kind }) => kind === "claim");

const goal = (hides: boolean, message: string): GuideStep => ({
  when: (scene) => inTurns(scene) && deeds(scene) === 0 && (table(scene).options.fake_hides === "plurality") === hides,
  message,
});
const first = (card: Card): GuideStep => ({
  when: (scene) => inTurns(scene) && table(scene).card === card && deeds(scene) === 0,
  message: `hint-${card}`,
  points: "[data-mine]",
});
const pointing = (card: Card, message: string, isNow: (view: View) => boolean = () => true): GuideStep => ({
  when: (scene) => may(scene, "designate") && table(scene).card === card && isNow(table(scene)),
  message,
  points: "[data-disc=designate]",
});

/** The frame shows the first that fits and has not been put away yet. */
export const guide: GuideStep[] = [
  goal(false, "hint-goal"),
  goal(true, "hint-goal-hiding"),
  { when: (scene) => forceOnMe(table(scene)) !== null, message: "hint-forced", points: ".forced" },
  first("key"),
  first("treasure"),
  first("fake-key"),
  first("neutral"),
  first("false-treasure"),
  first("trap"),
  { when: (scene) => may(scene, "observe") && deeds(scene) === 0, message: "hint-observe", points: "[data-disc=observe]" },
  { when: (scene) => may(scene, "end-turn") && !may(scene, "designate"), message: "hint-end-turn", points: "[data-disc=end-turn]" },
  pointing("treasure", "hint-designate"),
  pointing("false-treasure", "hint-designate-falsely", (view) => !isLastTurn(view)),
  pointing("false-treasure", "hint-designate-falsely-last", isLastTurn),
  { when: (scene) => inTurns(scene) && table(scene).options.notes && table(scene).notes.length > 0, message: "hint-notes", points: ".notes" },
  { when: (scene) => inTurns(scene) && mayTalk(scene) && freshClaims(table(scene), 1).length > 0, message: "hint-talk", points: ".balloon" },
  { when: (scene) => inTurns(scene) && table(scene).locked.some(Boolean), message: "hint-locked", points: ".padlock" },
  { when: (scene) => may(scene, "swap") && deeds(scene) > 0, message: "hint-swap", points: "[data-disc=swap]" },
  { when: (scene) => may(scene, "force") && deeds(scene) > 1, message: "hint-force", points: "[data-disc=force]" },
  { when: (scene) => may(scene, "name"), message: "hint-naming", points: "[data-disc=name]" },
  { when: (scene) => table(scene).phase === "over", message: "hint-over" },
];
