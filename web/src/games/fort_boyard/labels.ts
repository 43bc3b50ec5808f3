/** What everything is called, for those who do not see it, and for those who do. */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { keysOf, type Keys, type Seat } from "./pieces";
import type { View } from "./wire";

export const keysLabel = (keys: Keys, speaker: Speaker): string => (keysOf(keys) ? speaker.say("board-keys", { black: keys.black, red: keys.red }) : speaker.say("board-no-key"));

/** "space 7, trial and riddle: one black key" */
export function spaceLabel(view: View, at: number, speaker: Speaker): string {
  const what = speaker.say("board-space", { number: at, kind: speaker.word("space", view.spaces[at]!) });
  return view.room[at] ? `${what}, ${keysLabel(view.cells[at]!, speaker)}` : what;
}

export function seatLabel(view: View, seat: Seat, person: Person, speaker: Speaker): string {
  const parts = [
    speaker.say("board-seat", { seat: speaker.name(seat), "seat-is": speaker.relation(seat) }),
    keysLabel(view.keys[seat]!, speaker),
    speaker.say("board-notes", { count: view.purses[seat]! }),
    person.vacant ? speaker.say("board-vacant") : person.away ? speaker.say("board-away") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export const pawnLabel = (view: View, seat: Seat, speaker: Speaker): string => speaker.say("board-pawn", { seat: speaker.name(seat), "seat-is": speaker.relation(seat), place: spaceLabel(view, view.at[seat]!, speaker) });

/** 12 500 as people of this language write it. */
export const money = (amount: number, speaker: Speaker): string => amount.toLocaleString(speaker.texts.language);

/** Of the trial that is drawn: one of the ten, or one that somebody has written. */
export const trialName = (view: View, speaker: Speaker): string => view.own_trial?.title ?? (view.card ? speaker.say(`trial-card-${view.card}`) : "");
