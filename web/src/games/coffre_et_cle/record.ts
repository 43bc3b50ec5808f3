/** The claims board: each player's claims beside what has happened, rounds as columns, players as rows. */

import { SAID, type Seat } from "./pieces";
import { stands } from "./marks";
import { dealt, lieAfter } from "./tokens";
import { lookedOrLeft } from "./truth";
import type { Done, Said, Spoken, View } from "./wire";

export type Entry = { kind: "deed"; deed: Done } | { kind: "claim"; claim: Spoken; doubt: Doubt | null; retracted: boolean; echoes: Echo[] };
/** Why a claim cannot be true: by what everybody saw, or by another claim of the same player. */
export type Doubt = { by: "fact" } | { by: "claim"; number: number };
/** What somebody thinks of a claim, by a claim of his own. */
export interface Echo {
  seat: Seat;
  agrees: boolean;
  number: number;
}
export interface Row {
  seat: Seat;
  cells: Entry[][]; // by round
}

const roundOf = (view: View, turn: number) => Math.floor(turn / view.seats);

export function record(view: View): Row[] {
  const rounds = roundOf(view, Math.max(view.turn, 0)) + 1;
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    cells: Array.from({ length: rounds }, (_, round) => cell(view, seat, round)),
  }));
}

/** In the order in which it happened: a claim made after n actions stands behind the nth. */
function cell(view: View, seat: Seat, round: number): Entry[] {
  const deeds = view.done.flatMap((deed, index) =>
    deed.seat === seat && roundOf(view, deed.turn) === round ? [{ at: index + 0.5, entry: { kind: "deed", deed } as Entry }] : [],
  );
  const claims = view.claims
    .filter((claim) => claim.seat === seat && roundOf(view, claim.turn) === round && !isEcho(claim))
    .map((claim) => ({ at: claim.after, entry: entryOf(view, claim) }));
  return [...deeds, ...claims].sort((one, other) => one.at - other.at).map(({ entry }) => entry);
}

/** Agreeing, disputing and taking back are shown at the claim that they mean. */
const isEcho = ({ says }: Spoken) => "claim" in says;

function entryOf(view: View, claim: Spoken): Entry {
  return { kind: "claim", claim, doubt: doubtOf(view, claim), retracted: !stands(view.claims, claim), echoes: echoesOf(view, claim) };
}

/** The last word of each on this claim, unless he took it back. */
function echoesOf(view: View, claim: Spoken): Echo[] {
  const last = new Map<Seat, Echo>();
  for (const one of view.claims) {
    const { seat, number, says } = one;
    if ((says.says === "agree" || says.says === "dispute") && says.claim === claim.number && stands(view.claims, one))
      last.set(seat, { seat, agrees: says.says === "agree", number });
  }
  return [...last.values()];
}

/** What was taken back is doubted no more. */
export function doubtOf(view: View, claim: Spoken): Doubt | null {
  if (!stands(view.claims, claim)) return null;
  if (deniedByFacts(view, claim)) return { by: "fact" };
  const other = view.claims.find((one) => one.number < claim.number && one.seat === claim.seat && stands(view.claims, one) && contradict(view, one, claim));
  return other ? { by: "claim", number: other.number } : null;
}

/** What everybody saw says no: he had not looked there, or given nothing up there; or it was another card all along. */
function deniedByFacts(view: View, claim: Spoken): boolean {
  const meant = meaning(view, claim);
  if (!meant) return claim.says.says === "saw" || claim.says.says === "gave";
  const cards = possible(view)[meant.token]!;
  return !meant.cards.some((card) => cards.includes(card));
}

/** By token: what everybody knows that it can be, by where special cards were dealt (CC-04b) and by who has missed whom. */
function possible(view: View): Said[][] {
  const cards = dealt(view.seats).at.map((token): Said[] => (view.options.specials === "with_players" && token >= view.seats ? ["neutral"] : [...SAID]));
  const without = (token: number, ...out: Said[]) => (cards[token] = cards[token]!.filter((card) => !out.includes(card)));
  const { falsely, truly } = misses(view);
  if (falsely) {
    cards[falsely.by] = ["neutral"]; // as is said of the False Treasure, and of what its holder got for it (CC-34a)
    without(falsely.on, "key");
  }
  if (truly) {
    for (const token of cards.keys()) without(token, "treasure");
    cards[truly.by] = ["treasure"];
    without(truly.on, "key", "fake-key"); // CC-25
  }
  return cards;
}

/** The designations that missed, by token: the False Treasure's is laid open, the Treasure's began the final phase. */
function misses(view: View) {
  const pointed = view.done.flatMap(({ seat, action }, index) => {
    const { at } = lieAfter(view.seats, view.done, index);
    return action.do === "designate" ? [{ by: at[seat]!, on: at[action.seat]! }] : [];
  });
  return { falsely: view.laid_open.length ? pointed[0] : undefined, truly: view.treasure === null ? undefined : pointed.at(-1) };
}

/** What a claim says of a token: which faces it may have. Advanced cards count as Neutrals, so all but them are single. */
function meaning(view: View, claim: Spoken): { token: number; cards: readonly Said[] } | null {
  const { seat, says, after } = claim;
  const at = (count: number) => lieAfter(view.seats, view.done, count).at;
  switch (says.says) {
    case "dealt":
      return { token: seat, cards: says.cards };
    case "hold":
      return { token: at(after)[says.seat]!, cards: says.cards };
    case "saw":
    case "gave": {
      const known = lookedOrLeft(view, claim, says);
      return known && { token: at(known.index)[known.spot]!, cards: says.cards };
    }
    default:
      return null;
  }
}

/** Two things one player said cannot both be true: one token, two faces; or one single card in two tokens. */
function contradict(view: View, one: Spoken, other: Spoken): boolean {
  const [first, second] = [meaning(view, one), meaning(view, other)];
  if (!first || !second) return false;
  if (first.token === second.token) return !SAID.some((card) => first.cards.includes(card) && second.cards.includes(card));
  const [only] = first.cards;
  return first.cards.length === 1 && second.cards.length === 1 && only !== "neutral" && only === second.cards[0];
}
