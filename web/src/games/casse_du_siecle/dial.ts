/** Digits are collected on the screen, where they can still be corrected, and only then named one by one (CS-12). */

import { digitsOf } from "./pieces";
import type { View } from "./wire";

export interface Dialled {
  digits: (number | null)[]; // in the order of naming: axle by axle, the lower gear before the upper
  at: number; // the cell that the next digit goes to
}

export interface Cell {
  axle: number;
  isUpper: boolean;
}

export function cellsOf(view: View): Cell[] {
  return view.axles.flatMap((gears, axle) => gears.map((_, level) => ({ axle, isUpper: level === 1 })));
}

/** What has been named already cannot be changed any more. */
export function begun(view: View): Dialled {
  const digits = Array.from({ length: digitsOf(view) }, (_, nth) => view.my_dial[nth] ?? null);
  return { digits, at: view.my_dial.length };
}

/** No two gears have the same digit: one that is used elsewhere moves here. */
export function entered(dialled: Dialled, digit: number, view: View): Dialled {
  if (view.my_dial.includes(digit) || dialled.at >= dialled.digits.length) return dialled;
  const digits = dialled.digits.map((one, nth) => (nth === dialled.at ? digit : one === digit ? null : one));
  const next = digits.findIndex((one, nth) => one === null && nth > dialled.at);
  const first = digits.indexOf(null);
  return { digits, at: next >= 0 ? next : first >= 0 ? first : digits.length };
}

export function movedTo(dialled: Dialled, nth: number, view: View): Dialled {
  return nth < view.my_dial.length ? dialled : { ...dialled, at: nth };
}

export function rubbedOut(dialled: Dialled, view: View): Dialled {
  const last = dialled.digits.findLastIndex((one, nth) => one !== null && nth >= view.my_dial.length && nth <= dialled.at);
  if (last < 0) return dialled;
  return { digits: dialled.digits.map((one, nth) => (nth === last ? null : one)), at: last };
}

/** What is still to be sent, once all cells are full. */
export function toSend(dialled: Dialled, view: View): number[] | null {
  return dialled.digits.includes(null) ? null : (dialled.digits.slice(view.my_dial.length) as number[]);
}
