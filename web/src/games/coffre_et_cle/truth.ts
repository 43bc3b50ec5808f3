/** The map of lies: what each said against what was true at that moment, known once all cards are shown. */

import { stands } from "./marks";
import { spokenOf, type Seat } from "./pieces";
import { facesAtEnd, lieAfter } from "./tokens";
import type { Card, Done, Gave, Said, Saw, Spoken, View } from "./wire";

/** open: an opinion, a wish, a question, an answer to a claim, which nobody calls a lie; back: its speaker took it back. */
export const VERDICTS = ["true", "false", "back", "open"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  claim: Spoken;
  verdict: Verdict;
  truth: Said | null; // what the card was, where the claim spoke of one that its speaker knew
}
type Ruling = Pick<Judged, "verdict" | "truth">;

interface World {
  view: View;
  faces: Card[];
}

export function judged(view: View): Judged[] {
  if (!view.cards) return [];
  const world = { view, faces: facesAtEnd(view.seats, view.done, view.cards) };
  return view.claims.map((claim) => ({ claim, ...(stands(view.claims, claim) ? verdictOn(world, claim) : BACK) }));
}

/** The face at a spot after the first `count` public actions. */
function faceThen({ view, faces }: World, spot: number, count: number): Said {
  return spokenOf(faces[lieAfter(view.seats, view.done, count).at[spot]!]!);
}

const BACK: Ruling = { verdict: "back", truth: null };
const LIE: Ruling = { verdict: "false", truth: null };
const OPEN: Ruling = { verdict: "open", truth: null };
const among = (cards: readonly Said[], truth: Said): Ruling => ({ verdict: cards.includes(truth) ? "true" : "false", truth });

function verdictOn(world: World, claim: Spoken): Ruling {
  const { says, seat, after } = claim;
  switch (says.says) {
    case "dealt":
      return among(says.cards, faceThen(world, seat, 0));
    case "hold":
      return among(says.cards, faceThen(world, says.seat, after));
    case "saw":
    case "gave": {
      const known = lookedOrLeft(world.view, claim, says);
      return known ? among(says.cards, faceThen(world, known.spot, known.index)) : LIE;
    }
    default:
      return OPEN;
  }
}

/** Which card a claim of what was seen or left speaks of: where it lay, before which action. None, if that never was so. */
export function lookedOrLeft({ seats, done }: View, { seat, after }: Spoken, says: Saw | Gave): { spot: number; index: number } | null {
  const index = done.findIndex((deed) => deed.turn === says.turn && deed.action.do !== "designate");
  if (index < 0 || index >= after) return null; // not when he spoke
  const fits = says.says === "saw" ? sees : leaves;
  if (!fits(done[index]!, seat, says.place)) return null;
  return { spot: says.says === "saw" ? seats + says.place : seat, index };
}

/** Whether this public action showed the centre card at this place to this seat: he looked, or took it, or was made to take it. */
export function sees({ seat: by, action }: Done, seat: Seat, place: number): boolean {
  if (action.do === "observe" || action.do === "swap") return by === seat && action.place === place;
  return action.do === "force" && action.seat === seat && action.place === place;
}

/** Whether this public action left this seat's card at this place. */
export function leaves({ seat: by, action }: Done, seat: Seat, place: number): boolean {
  if (action.do === "swap") return by === seat && action.place === place;
  return action.do === "force" && action.seat === seat && action.place === place;
}
