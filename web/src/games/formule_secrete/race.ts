/** How the race stands, from what a view tells. */

import { spaceAt, START, vaultOf, type Seat } from "./pieces";
import type { View } from "./wire";

export const seatsAt = (view: View, at: number): Seat[] => view.at.flatMap((where, seat) => (where === at ? [seat] : []));

/** How many spaces until the vault, or, for whoever has been there, until the way out. */
export const toGo = (view: View, seat: Seat): number => (view.outward[seat] ? view.at[seat]! : vaultOf(view) - view.at[seat]!);

/** How far somebody is on the whole way in and out, as `race` counts it. */
export const reached = (view: View, seat: Seat): number => (view.outward[seat] ? 2 * vaultOf(view) - view.at[seat]! : view.at[seat]!);

/** Outside without the formula (FS-28c). */
export const waitsAtStart = (view: View, seat: Seat): boolean => view.outward[seat]! && view.at[seat] === START;

/** His roll is a guard's fight (FS-05). */
export const isGuarded = (view: View, seat: Seat): boolean => spaceAt(view, view.at[seat]!) === "guard";

// -- how it went, once it is over

/** Somebody had the formula from one turn to another. */
export interface Reign {
  seat: Seat;
  victim: Seat | null;
  from: number;
  to: number;
}

export function reigns(view: View): Reign[] {
  return view.takings.map(({ turn, seat }, nth) => ({ seat, victim: view.takings[nth - 1]?.seat ?? null, from: turn, to: view.takings[nth + 1]?.turn ?? view.turn + 1 }));
}

/** In how many turns somebody had it, as far as whole turns go. */
export const heldBy = (view: View, seat: Seat): number => reigns(view).reduce((sum, reign) => sum + (reign.seat === seat ? reign.to - reign.from : 0), 0);

/** Where somebody was: at the start, after every round, and at the end; `round` counts parts of rounds, too. */
export function wayThrough(view: View, seat: Seat): { round: number; reached: number }[] {
  const marks = view.race.map((round, nth) => ({ round: nth + 1, reached: round[seat]! }));
  return [{ round: 0, reached: 0 }, ...marks, { round: roundsOf(view), reached: reached(view, seat) }];
}

/** All rounds, the last one perhaps in part. */
export const roundsOf = (view: View): number => (view.turn + 1) / view.seats;

/** Winners first, then whoever had come farthest. */
export function standings(view: View): Seat[] {
  const won = (seat: Seat) => Number(view.winners.includes(seat));
  return view.at.map((_, seat) => seat).sort((one, other) => won(other) - won(one) || reached(view, other) - reached(view, one));
}
