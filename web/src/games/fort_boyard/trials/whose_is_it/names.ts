/** Who has drawn what, as far as the candidate has said: every drawing another name, every name once. */
import type { Seat } from "../../../../lib/wire";
import type { NameDrawings } from "../../wire";

export type Names = readonly (Seat | null)[]; // by drawing

export const unnamed = (count: number): Names => Array<null>(count).fill(null);

/** A name for a drawing; where another drawing had it, they change names. The last name gives itself. */
export function named(names: Names, drawing: number, seat: Seat, all: readonly Seat[]): Names {
  const had = names[drawing] ?? null;
  const given = names.map((name, nth) => (nth === drawing ? seat : name === seat ? had : name));
  const left = all.filter((one) => !given.includes(one));
  return given.filter((name) => name === null).length === 1 && left.length === 1 ? given.map((name) => name ?? left[0]!) : given;
}

export const isComplete = (names: Names): boolean => names.length > 0 && names.every((name) => name !== null);

/** The next drawing without a name, after this one. */
export function nextAfter(names: Names, drawing: number): number {
  const later = names.findIndex((name, nth) => name === null && nth > drawing);
  const any = later >= 0 ? later : names.indexOf(null);
  return any >= 0 ? any : drawing;
}

/** What has been named, complete or not. */
export function saying(names: Names): NameDrawings | null {
  const drawings = names.flatMap((name, nth) => (name === null ? [] : [nth]));
  return drawings.length ? { do: "name-drawings", drawings, names: drawings.map((nth) => names[nth]!) } : null;
}
