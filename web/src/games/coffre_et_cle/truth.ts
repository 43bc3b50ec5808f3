/** The map of lies: what each said against what was true at that moment, known once all cards are shown. */

import { spokenOf, type Seat } from "./pieces";
import { facesAtEnd, lieAfter } from "./tokens";
import type { Card, Done, Said, Spoken, View } from "./wire";

export type Verdict = "true" | "false" | "open"; // open: nothing that can be true (a question, a wish), or nobody will know

export interface Judged {
  claim: Spoken;
  verdict: Verdict;
  truth: Said | null; // what the card was, where the claim spoke of one
}

interface World {
  view: View;
  faces: Card[];
}

export function judged(view: View): Judged[] {
  if (!view.cards) return [];
  const world = { view, faces: facesAtEnd(view.seats, view.done, view.cards) };
  return view.claims.map((claim) => ({ claim, ...verdictOn(world, claim) }));
}

/** The face at a spot after the first `count` public actions. */
function faceThen({ view, faces }: World, spot: number, count: number): Said {
  return spokenOf(faces[lieAfter(view.seats, view.done, count).at[spot]!]!);
}

const among = (cards: readonly Said[], truth: Said): Pick<Judged, "verdict" | "truth"> => ({
  verdict: cards.includes(truth) ? "true" : "false",
  truth,
});

function verdictOn(world: World, claim: Spoken): Pick<Judged, "verdict" | "truth"> {
  const { view } = world;
  const { says, seat, after } = claim;
  switch (says.says) {
    case "dealt":
      return among(says.cards, faceThen(world, seat, 0));
    case "hold":
      return among(says.cards, faceThen(world, says.seat, after));
    case "suspect":
      return among([says.card], faceThen(world, says.seat, after));
    case "saw":
      return looked(world, seat, says.place, says.turn, says.cards);
    case "gave":
      return left(world, seat, says.place, says.turn, says.cards);
    case "intend":
      return { verdict: kept(view, claim), truth: null };
    case "agree":
    case "dispute": {
      const meant = view.claims[says.claim];
      const verdict = meant && !("claim" in meant.says) ? verdictOn(world, meant).verdict : "open";
      return { verdict: verdict === "open" || says.says === "agree" ? verdict : opposite(verdict), truth: null };
    }
    default:
      return { verdict: "open", truth: null };
  }
}

const opposite = (verdict: "true" | "false"): Verdict => (verdict === "true" ? "false" : "true");
const LIE = { verdict: "false", truth: null } as const;

function deedOf(done: readonly Done[], turn: number): { deed: Done; index: number } | null {
  const index = done.findIndex((deed) => deed.turn === turn && deed.action.do !== "designate");
  return index < 0 ? null : { deed: done[index]!, index };
}

/** "I saw it there": he looked there, then; or he took it, or was made to take it, from there. */
function looked(world: World, seat: Seat, place: number, turn: number, cards: Said[]): Pick<Judged, "verdict" | "truth"> {
  const { view } = world;
  const found = deedOf(view.done, turn);
  if (!found || !sees(found.deed, seat, place)) return LIE;
  return among(cards, faceThen(world, view.seats + place, found.index));
}

function left(world: World, seat: Seat, place: number, turn: number, cards: Said[]): Pick<Judged, "verdict" | "truth"> {
  const { view } = world;
  const found = deedOf(view.done, turn);
  if (!found || !leaves(found.deed, seat, place)) return LIE;
  return among(cards, faceThen(world, seat, found.index));
}

/** Whether this public action showed the centre card at this place to this seat. */
export function sees({ seat: by, action }: Done, seat: Seat, place: number): boolean {
  if (action.do === "observe" || action.do === "swap") return by === seat && action.place === place;
  return action.do === "force" && action.seat === seat && action.place === place;
}

/** Whether this public action left this seat's card at this place. */
export function leaves({ seat: by, action }: Done, seat: Seat, place: number): boolean {
  if (action.do === "swap") return by === seat && action.place === place;
  return action.do === "force" && action.seat === seat && action.place === place;
}

/** An intention is kept or broken by the next thing that its speaker does. */
function kept(view: View, { seat, after, says }: Spoken): Verdict {
  if (says.says !== "intend") return "open";
  const later = view.done.slice(after).filter((deed) => deed.seat === seat);
  const next = later.find(({ action }) => action.do !== "designate");
  const pointed = later.find(({ action }) => action.do === "designate");
  const at = pointed?.action.do === "designate" ? pointed.action.seat : null;
  switch (says.intent) {
    case "designate":
      return at === null ? "open" : at === says.target ? "true" : "false";
    case "spare":
      return at === null ? "open" : at === says.target ? "false" : "true";
    case "swap":
      return !next ? "open" : next.action.do === "swap" && next.action.place === says.target ? "true" : "false";
    case "force":
      return !next ? "open" : next.action.do === "force" && next.action.seat === says.target ? "true" : "false";
  }
}
