/** In which order the cards are turned at the end, so that the one that matters is waited for. */

import type { CardsShown, Designated } from "./wire";

/** Spots: the seats, then the centre. */
export interface Reveal {
  first: number[]; // one after the other: who has designated, then who was
  rest: number[]; // in quick succession
  last: number | null; // after a pause: whoever held the Fake Key that all were looking for
}

export function revealOf({ seats, centre }: CardsShown, designated: Designated | undefined): Reveal {
  const all = [...seats, ...centre];
  const first = designated ? [designated.by, designated.seat] : [];
  const sought = designated ? -1 : seats.indexOf("fake-key");
  const rest = all.flatMap((_, spot) => (first.includes(spot) || spot === sought ? [] : [spot]));
  return { first, rest, last: sought < 0 ? null : sought };
}
