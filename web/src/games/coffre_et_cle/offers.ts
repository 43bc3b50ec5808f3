/** What a press offers. Only legal moves are ever offered; where several fit, a small choice opens. */

import type { Kind, Move, Place, Seat } from "./pieces";

/** What has been pressed so far. */
export interface Grip {
  kind: Kind | null;
  seat: Seat | null;
  place: Place | null;
}
export const NO_GRIP: Grip = { kind: null, seat: null, place: null };

export type Spot = { seat: Seat } | { place: Place };

/** What follows from a press. */
export type Offer =
  | { then: "act"; move: Move }
  | { then: "hold"; grip: Grip }
  | { then: "choose"; moves: Move[]; kinds: Kind[] }
  | { then: "nothing" };

const FINAL: readonly Kind[] = ["designate", "name"]; // never by a single press on a player

export function seatOf(move: Move): Seat | null {
  return "seat" in move ? move.seat : null;
}
export function placeOf(move: Move): Place | null {
  return "place" in move ? move.place : null;
}

/** The moves that are still open with this grip. */
export function fitting(legal: readonly Move[], grip: Grip): Move[] {
  return legal.filter(
    (move) =>
      (grip.kind === null || move.do === grip.kind) &&
      (grip.seat === null || seatOf(move) === grip.seat) &&
      (grip.place === null || placeOf(move) === grip.place),
  );
}

export function pressDisc(legal: readonly Move[], grip: Grip, kind: Kind): Offer {
  if (grip.kind === kind) return { then: "hold", grip: NO_GRIP };
  const possible = legal.filter((move) => move.do === kind);
  if (possible.length === 0) return { then: "nothing" };
  if (possible.length === 1) return { then: "act", move: possible[0]! };
  return { then: "hold", grip: { ...NO_GRIP, kind } };
}

export function pressSpot(legal: readonly Move[], grip: Grip, spot: Spot): Offer {
  const wanted = { ...grip, ...spot };
  const possible = fitting(legal, wanted);
  if (possible.length === 0) return { then: "nothing" };
  if (possible.length === 1 && !(grip.kind === null && FINAL.includes(possible[0]!.do)))
    return { then: "act", move: possible[0]! };
  const kinds = [...new Set(possible.map((move) => move.do))];
  const needsMore = kinds.length === 1 && possible.length > 1;
  if (needsMore) return { then: "hold", grip: { ...wanted, kind: kinds[0]! } };
  return { then: "choose", moves: possible, kinds };
}

/** Where a press would lead on, with this grip. Without one, everything that some move touches. */
export function targets(legal: readonly Move[], grip: Grip): { seats: Set<Seat>; places: Set<Place> } {
  const possible = fitting(legal, grip);
  const seats = new Set<Seat>();
  const places = new Set<Place>();
  for (const move of possible) {
    const seat = seatOf(move);
    const place = placeOf(move);
    if (seat !== null && grip.seat === null) seats.add(seat);
    if (place !== null && grip.place === null) places.add(place);
  }
  return { seats, places };
}

/** The discs of each step of a turn, in their order on the rim. */
export function discs(legal: readonly Move[]): Kind[] {
  const has = (kind: Kind) => legal.some((move) => move.do === kind);
  if (has("ready")) return ["ready"];
  if (has("name")) return ["name"];
  if (has("end-turn")) return ["end-turn", "designate"];
  if (has("pass")) return ["observe", "swap", "force", "pass"];
  return [];
}
