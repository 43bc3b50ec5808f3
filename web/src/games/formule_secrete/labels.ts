/** What everything is called, for those who do not see it, and what a space or a card does. */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { spaceAt, START, vaultOf, type Instruction, type Seat } from "./pieces";
import { seatsAt, toGo, waitsAtStart } from "./race";
import type { Action, View } from "./wire";

// -- the track

/** "space 12", "the start", "the vault". */
export function spotName(view: View, at: number, speaker: Speaker): string {
  if (at === START) return speaker.say("board-start");
  return at === vaultOf(view) ? speaker.say("board-vault") : speaker.say("board-space", { number: at });
}

/** What it does to whoever comes to rest there. */
export const spaceHelp = (view: View, at: number, speaker: Speaker): string => speaker.say(`board-space-${spaceAt(view, at)}`);

/** A space: its number, what it is, who is there. */
export function placeLabel(view: View, at: number, speaker: Speaker): string {
  const isEnd = at === START || at === vaultOf(view);
  const there = seatsAt(view, at);
  const parts = [
    spotName(view, at, speaker),
    isEnd ? "" : speaker.say(`space-${spaceAt(view, at)}`),
    view.holder === null && at === vaultOf(view) ? speaker.say("board-formula-lies") : "",
    there.length ? speaker.people(there) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** A player on the track: where, which way, with what. */
export function pieceLabel(view: View, seat: Seat, speaker: Speaker): string {
  const parts = [
    speaker.say("board-piece", { seat: speaker.name(seat), "seat-is": speaker.relation(seat) }),
    placeOf(view, seat, speaker),
    view.phase === "over" ? "" : waitsAtStart(view, seat) ? speaker.say("board-waits") : speaker.say("board-way", { way: view.outward[seat] ? "out" : "in", count: toGo(view, seat) }),
    seat === view.holder ? speaker.say("table-holder") : "",
    view.sidelined[seat] ? speaker.say("table-sidelined") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

function placeOf(view: View, seat: Seat, speaker: Speaker): string {
  const at = view.at[seat]!;
  return at === START || at === vaultOf(view) ? spotName(view, at, speaker) : `${spotName(view, at, speaker)} (${speaker.say(`space-${spaceAt(view, at)}`)})`;
}

/** A word or two about a player. */
export function noteOf(view: View, seat: Seat, person: Person, speaker: Speaker): string {
  if (view.phase === "over") return view.winners.includes(seat) ? speaker.say("table-winner") : "";
  if (person.vacant) return speaker.say("board-vacant");
  if (person.away) return speaker.say("board-away");
  if (seat === view.holder) return speaker.say("table-holder");
  if (view.sidelined[seat]) return speaker.say("table-sidelined");
  return waitsAtStart(view, seat) ? speaker.say("board-waits") : "";
}

// -- cards

/** What it does, on this board: how far a lab card takes is the board's (FS-22). */
export function cardHelp(view: View, card: Instruction, speaker: Speaker): string {
  const lab = ["lab-1", "lab-2", "lab-3"].indexOf(card);
  return lab < 0 ? speaker.say(`board-card-${card}`) : speaker.say("board-card-lab", { lab: lab + 1, count: view.labs[lab]! });
}

/** What may be done now with one of my cards. */
export function cardMay(slot: number, legal: readonly Action[], speaker: Speaker): string {
  const plays = legal.some((action) => action.do === "play" && action.slot === slot);
  const goes = legal.some((action) => action.do === "discard" && action.slot === slot);
  return plays ? speaker.say("board-may-play") : goes ? speaker.say("board-may-discard") : "";
}

export const handLabel = (view: View, seat: Seat, speaker: Speaker): string => speaker.say("board-hand-of", { seat: speaker.name(seat), "seat-is": speaker.relation(seat), count: view.held[seat]! });

export const pileLabel = (view: View, speaker: Speaker): string => speaker.say("board-pile", { count: view.pile });

export function discardsLabel(view: View, speaker: Speaker): string {
  const top = view.discards.at(-1);
  return top === undefined ? speaker.say("board-discards-none") : speaker.say("board-discards", { count: view.discards.length, card: speaker.word("instruction", top) });
}

// -- dice

/** Dice that lie there: whose and what they show. */
export const diceLabel = (dice: readonly number[], seat: Seat, speaker: Speaker): string => speaker.say("board-dice", { seat: speaker.name(seat), "seat-is": speaker.relation(seat), dice: speaker.join(dice.map(String), "list-and") });
