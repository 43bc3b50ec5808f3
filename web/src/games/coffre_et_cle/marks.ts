/** What everybody knows of a seat, in a word or two; and what is written on my paper. */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { Seat } from "./pieces";
import type { Card, Done, Note, Said, Spoken, View } from "./wire";

/** A claim that its speaker has not taken back. To take back is a claim, too, and may be taken back. */
export function stands(claims: readonly Spoken[], claim: Spoken): boolean {
  return !claims.some((one) => one.seat === claim.seat && one.number > claim.number && one.says.says === "retract" && one.says.claim === claim.number && stands(claims, one));
}

/** Whether this public action gave a seat another card: it swapped, was forced, or has missed as the False Treasure. */
function changes({ seat: by, action }: Done, seat: Seat): boolean {
  return action.do === "force" ? action.seat === seat : by === seat && (action.do === "swap" || action.do === "designate");
}

/** What a seat says that it holds, as long as its card has not moved since. */
export function claimedCards(view: View, seat: Seat): Said[] | null {
  const moved = view.done.findLastIndex((deed) => changes(deed, seat));
  const own = view.claims.filter((claim) => claim.seat === seat && claim.after > moved && stands(view.claims, claim));
  for (const { says } of own.reverse()) if (says.says === "hold" && says.seat === seat) return says.cards;
  return null;
}

export function faceWords(speaker: Speaker, cards: readonly Card[]): string {
  return cards.map((card) => speaker.say(`face-${card}`)).join(" / ");
}

export function publicNote(view: View, seat: Seat, person: Person, speaker: Speaker, isBrief = false): string {
  if (view.cards) return view.winners.includes(seat) ? speaker.say("table-winner") : faceWords(speaker, [view.cards.seats[seat]!]);
  if (view.phase === "naming") {
    const target = view.names[seat];
    if (target !== null && target !== undefined) return speaker.say("table-names", { target: speaker.name(target) });
    if (view.abstained[seat]) return speaker.say("table-abstained");
    if (seat === view.treasure) return speaker.say("table-treasure");
    if (seat === view.designated) return speaker.say("table-designated");
    if (view.named[seat]) return speaker.say("table-named");
  }
  if (person.vacant) return speaker.say("board-vacant");
  if (person.away) return speaker.say("board-away");
  const claimed = claimedCards(view, seat);
  if (claimed && isBrief) return speaker.say("board-claims-briefly", { faces: faceWords(speaker, claimed) });
  if (claimed) return speaker.say("board-claims-to-be", { cards: speaker.join(claimed.map((card) => speaker.say(`said-${card}`)), "list-or") });
  return view.locked[seat] ? speaker.say("table-locked") : "";
}

/** The last thing each seat said, while it is still fresh: since the last public action but one. */
export function freshClaims(view: View, most: number): Spoken[] {
  const fresh = view.claims.filter((claim) => claim.after >= view.done.length - 1 && claim.seat !== view.seat);
  const latest = new Map(fresh.map((claim) => [claim.seat, claim]));
  return [...latest.values()].sort((one, other) => one.number - other.number).slice(-most);
}

/** A centre card that I know: the newest note of this place, if nothing has moved there since. */
export function knownAt(view: View, place: number): Note | null {
  return view.notes.findLast((note) => note.place === place && !note.stale) ?? null;
}

/** Somebody has changed my card, and I have ended no turn since: who, what I gave up (unless that is forgotten), and got. */
export function forceOnMe(view: View): { by: Seat; lost: Card | null; got: Card | null } | null {
  const deed = view.done.findLast(({ action }) => action.do === "force" && action.seat === view.seat);
  if (view.forced_by === null || !deed || (view.phase !== "action" && view.phase !== "closing")) return null;
  const gave = (isThen: (turn: number) => boolean) => view.notes.find(({ kind, turn }) => kind === "gave" && isThen(turn))?.card ?? null;
  return { by: view.forced_by, lost: gave((turn) => turn === deed.turn), got: gave((turn) => turn > deed.turn) ?? view.card };
}
