/** What everything is called, for those who do not see it, and for those who do. */

import { fitted } from "../../lib/art/letters";
import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { keysOf, type Keys, type Seat } from "./pieces";
import { handHere } from "./touch";
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

/** A name where room is short: whole, or with its later parts as initials ("Anne-É.-C."), or its first part; cut only if even that is too long. */
export function called(name: string, width: number, most: number, least: number): { text: string; size: number } {
  const parts = name.split(/(?=[ -])/);
  const initials = parts.map((part, nth) => (nth ? part.slice(0, 2) + (part.length > 2 ? "." : "") : part)).join("");
  const ways = [name, initials, parts[0]!].map((text) => fitted(text, width, most, least));
  return ways.find(({ text }, nth) => text === [name, initials, parts[0]!][nth]) ?? ways[2]!;
}

/** 12 500 as people of this language write it. */
export const money = (amount: number, speaker: Speaker): string => amount.toLocaleString(speaker.texts.language);

/** Of the trial that is drawn: one of the ten, or one that somebody has written. */
export const trialName = (view: View, speaker: Speaker): string => view.own_trial?.title ?? (view.card ? speaker.say(`trial-card-${view.card}`) : "");

/** What people do for real in the trial that is drawn, and how often it must succeed among so many (FB-25). */
export const atTable = (view: View, speaker: Speaker): string => speaker.say(`board-table-${view.card}`, { players: view.seats });

/** What is to be done in a trial, to whoever reads it; `me` null: he only watches. */
export const explain = (card: string, candidate: Seat, me: Seat | null, speaker: Speaker): string =>
  me === candidate ? speaker.say(`explain-${card}`, { hand: handHere() }) : speaker.say(`explain-${card}-other`, { candidate: speaker.name(candidate), watched: me === null ? "yes" : "no" });
