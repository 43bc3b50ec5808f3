/** What was said, as a balloon has room for it: in its own words, or in fewer. */

import { Speaker } from "../../lib/speaker";
import { faceWords } from "./marks";
import type { Card, Sentence, Spoken } from "./wire";

const PAD = { x: 10, y: 6 };
export const SIGN = 24; // whose it is, where it stands apart from his place

/** What a balloon leaves for words. */
export function balloonRoom(box: { width: number; height: number }, isSigned: boolean): { width: number; height: number } {
  return { width: box.width - 2 * PAD.x - (isSigned ? SIGN : 0), height: box.height - 2 * PAD.y };
}

const LONG_NAME = 12;
const BRIEF = { dealt: "brief-dealt", hold: "brief-hold", saw: "brief-saw", gave: "brief-gave", suspect: "brief-suspect" } as const;

/** The same, the longest first. */
export function spoken({ seat, says }: Spoken, speaker: Speaker): string[] {
  return [speaker.quote(says, seat), briefly(says, seat, shortened(speaker))].map((says) => speaker.say("board-quote", { says: says.replace("….", "…") }));
}

function shortened({ game, names, me, claims, texts }: Speaker): Speaker {
  const short = names.map((name) => ([...name].length > LONG_NAME ? `${[...name].slice(0, LONG_NAME - 1).join("")}…` : name));
  return new Speaker(game, short, me, claims, texts);
}

/** Cards by their bare names; of a claim about a claim only whose that was. */
function briefly(says: Sentence, by: number, speaker: Speaker): string {
  const message = `claim-${says.says}`;
  const details = speaker.words({ ...says }, message, by);
  if ("claim" in says) return speaker.say(message, { ...details, "claim-is": "reference" });
  if (!(says.says in BRIEF)) return speaker.say(message, details);
  const cards: readonly Card[] = "cards" in says ? says.cards : "card" in says ? [says.card] : [];
  return speaker.say(BRIEF[says.says as keyof typeof BRIEF], { ...details, faces: faceWords(speaker, cards) });
}
