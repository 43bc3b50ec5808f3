/** What I can do besides walking: portraits to bring together or to steal, and what they are given for. */

import { knightOf, moved, those, type Portrait, type Who } from "./pieces";
import type { Action, Exchange, Rob, Swap, View } from "./wire";

/** A trade that is listed: what is taken, and what is given for it. */
export interface Trade {
  id: string;
  action: Rob | Swap;
  portrait: Portrait;
  given: Portrait | null;
  taker: Who;
  giver: Who;
}

/** The other one of two portraits. */
function other(portraits: readonly Portrait[], one: Portrait): Portrait | null {
  const nth = portraits.indexOf(one);
  return portraits[nth < 0 ? 0 : 1 - nth] ?? null;
}

/** Robberies first: they are gone with the next step. */
export function trades(legal: readonly Action[], view: View): Trade[] {
  const robber = moved(view);
  if (!robber) return [];
  const robs = those(legal, "rob").map((action): Trade => {
    const { victim, helmet, portrait } = action;
    return { id: `rob-${victim}-${helmet}-${portrait}`, action, portrait, given: other(robber.portraits, portrait), taker: { seat: robber.seat, helmet: robber.helmet }, giver: { seat: victim, helmet } };
  });
  const swaps = those(legal, "swap").map((action): Trade => {
    const [taker, giver] = [action.taker, action.giver].map((helmet) => ({ seat: robber.seat, helmet })) as [Who, Who];
    const given = other(knightOf(view, robber.seat, action.taker).portraits, action.portrait);
    return { id: `swap-${action.taker}-${action.giver}-${action.portrait}`, action, portrait: action.portrait, given, taker, giver };
  });
  return [...robs, ...swaps];
}

const spelt = (portraits: readonly Portrait[]) => [...portraits].sort((one, two) => Number(one) - Number(two)).join();

/** The listed exchange of exactly these portraits of the knight that entered (RN-24). */
export function exchangeOf(legal: readonly Action[], portraits: readonly Portrait[]): Exchange | null {
  return those(legal, "exchange").find((action) => spelt(action.portraits) === spelt(portraits)) ?? null;
}
