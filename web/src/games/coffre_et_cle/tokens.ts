/** Physical cards are tokens: who lies where follows from what everybody saw, faces do not. */

import type { Place, Seat } from "./pieces";
import type { Card, CardsShown, Done } from "./wire";

/** `at[spot]` is the token that lies there. Spots: the seats, then the two centre places. */
export interface Lie {
  at: number[];
}

export const spotOfPlace = (seats: number, place: Place): number => seats + place;

export function dealt(seats: number): Lie {
  return { at: Array.from({ length: seats + 2 }, (_, spot) => spot) };
}

export function exchanged(lie: Lie, one: number, other: number): Lie {
  const at = [...lie.at];
  [at[one], at[other]] = [at[other]!, at[one]!];
  return { at };
}

export function afterDeed(lie: Lie, seats: number, { seat, action }: Pick<Done, "seat" | "action">): Lie {
  if (action.do === "swap") return exchanged(lie, seat, spotOfPlace(seats, action.place));
  if (action.do === "force") return exchanged(lie, action.seat, spotOfPlace(seats, action.place));
  return lie;
}

/** Where the tokens lie after the first `count` public actions. */
export function lieAfter(seats: number, done: readonly Done[], count = done.length): Lie {
  return done.slice(0, count).reduce((lie, deed) => afterDeed(lie, seats, deed), dealt(seats));
}

/** The face of every token, once all cards are shown. */
export function facesAtEnd(seats: number, done: readonly Done[], cards: CardsShown): Card[] {
  const { at } = lieAfter(seats, done);
  const faces: Card[] = [];
  [...cards.seats, ...cards.centre].forEach((card, spot) => (faces[at[spot]!] = card));
  return faces;
}

/** What a seat held after the first `count` public actions. */
export function heldThen(faces: readonly Card[], seats: number, done: readonly Done[], count: number, seat: Seat): Card {
  return faces[lieAfter(seats, done, count).at[seat]!]!;
}
