/** Which spaces a throw or a card would reach, shown before one chooses. A hint only: what happens there, the server says. */

import { diceOf, FORWARD, isLab, spaceAt, START, vaultOf, wayOf, type Instruction, type Seat } from "./pieces";
import type { Halt, View } from "./wire";

/** A space, and with what one gets there. */
export interface Reach {
  space: number;
  throws: number[]; // faces of a die, sums of two, or points more than a guard
  by: "die" | "dice" | "guard" | "card";
  seat: Seat; // who gets there
}

/** So many spaces in his own direction, or as far as he gets (FS-10, FS-24, FS-28c). */
export function landing(view: View, seat: Seat, steps: number): { space: number; halt: Halt } {
  const way = wayOf(view, seat);
  let at = view.at[seat]!;
  for (let left = steps; left > 0; left--) {
    at += way;
    if (at >= vaultOf(view)) return { space: vaultOf(view), halt: "vault" };
    if (at <= START) return { space: START, halt: "start" };
    const isTaken = view.at.some((other, nth) => nth !== seat && other === at);
    if (isTaken && spaceAt(view, at) === "corridor") return { space: at, halt: "corridor" };
  }
  return { space: at, halt: "count" };
}

/** The throws that lead to the same space stand together. */
function gathered(view: View, seat: Seat, throws: readonly number[], by: Reach["by"]): Reach[] {
  const found: Reach[] = [];
  for (const thrown of throws) {
    const { space } = landing(view, seat, thrown);
    const same = found.find((one) => one.space === space);
    if (same) same.throws.push(thrown);
    else found.push({ space, throws: [thrown], by, seat });
  }
  return found;
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

/** With the dice he moves with: one inward, two outward; from a guard space, by what he rolls more than the guard (FS-11). */
export function rollReach(view: View, seat: Seat): Reach[] {
  if (spaceAt(view, view.at[seat]!) === "guard") return gathered(view, seat, upTo(1, 5), "guard");
  return throwReach(view, seat);
}

function throwReach(view: View, seat: Seat): Reach[] {
  return diceOf(view, seat) === 1 ? gathered(view, seat, upTo(1, 6), "die") : gathered(view, seat, upTo(2, 12), "dice");
}

/** The next lab in his direction (FS-19). */
export function labAhead(view: View, seat: Seat): number | null {
  const way = wayOf(view, seat);
  for (let at = view.at[seat]! + way; at > START && at < vaultOf(view); at += way) if (isLab(spaceAt(view, at))) return at;
  return null;
}

/** The nearest guard space behind him (FS-21). */
export function guardBehind(view: View, seat: Seat): number | null {
  const way = wayOf(view, seat);
  for (let at = view.at[seat]! - way; at > START && at < vaultOf(view); at -= way) if (spaceAt(view, at) === "guard") return at;
  return null;
}

/** Where a card takes its player, or its targets. */
export function cardReach(view: View, seat: Seat, card: Instruction, targets: readonly Seat[]): Reach[] {
  const steps = (count: number) => [{ ...landing(view, seat, count), throws: [count], by: "card" as const, seat }];
  if (card === "forward-3") return steps(FORWARD);
  if (card === "roll-again") return throwReach(view, seat);
  if (card === "sidelined") return [];
  if (card === "prowling-guard") {
    const behind = targets.map((target) => ({ target, space: guardBehind(view, target) }));
    return behind.flatMap(({ target, space }) => (space === null ? [] : [{ space, throws: [], by: "card" as const, seat: target }]));
  }
  if (card === "nearest-lab") {
    const lab = labAhead(view, seat);
    return lab === null ? [] : steps(Math.abs(lab - view.at[seat]!));
  }
  return steps(view.labs[Number(card.slice(-1)) - 1] ?? 0);
}
