/** What everybody knows of a seat, in a word or two; and what is written on my paper. */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { Seat } from "./pieces";
import type { Card, Note, Said, Spoken, View } from "./wire";

/** A claim that its speaker has not taken back. */
export function stands(claims: readonly Spoken[], claim: Spoken): boolean {
  return !claims.some(({ seat, says }) => seat === claim.seat && says.says === "retract" && says.claim === claim.number);
}

/** What a seat says that it holds, since its card last moved or not. */
export function claimedCards(view: View, seat: Seat): Said[] | null {
  const own = view.claims.filter((claim) => claim.seat === seat && stands(view.claims, claim));
  for (const { says } of own.reverse()) if (says.says === "hold" && says.seat === seat) return says.cards;
  return null;
}

export function faceWords(speaker: Speaker, cards: readonly Card[]): string {
  return cards.map((card) => speaker.say(`face-${card}`)).join(" / ");
}

export function publicNote(view: View, seat: Seat, person: Person, speaker: Speaker): string {
  if (view.cards) {
    const face = faceWords(speaker, [view.cards.seats[seat]!]);
    return view.winners.includes(seat) ? `${speaker.say("table-winner")} · ${face}` : face;
  }
  if (view.phase === "naming") {
    const target = view.names[seat];
    if (target !== null && target !== undefined) return speaker.say("table-names", { target: speaker.name(target) });
    if (seat === view.treasure) return speaker.say("table-treasure");
    if (seat === view.designated) return speaker.say("table-designated");
    if (view.named[seat]) return speaker.say("table-named");
  }
  if (person.vacant) return speaker.say("board-vacant");
  if (person.away) return speaker.say("board-away");
  const claimed = claimedCards(view, seat);
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

/** What I gave up when I was last forced. */
export function cardLostByForce(view: View): Card | null {
  const deed = view.done.findLast(({ action }) => action.do === "force" && action.seat === view.seat);
  return view.notes.find((note) => note.kind === "gave" && note.turn === deed?.turn)?.card ?? null;
}
