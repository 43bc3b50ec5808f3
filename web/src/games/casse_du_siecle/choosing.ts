/**
 * What a press leads to. The server has listed whole moves; a hand puts them together piece by piece, and only pieces
 * of which some listed move is made can be added.
 */

import { heldBy, letterOf, LETTERS, those, type Held } from "./pieces";
import type { Action, Finish, Keep, Key, Lay, PutBack, View } from "./wire";

/** What I am putting together. */
export type Grip =
  | { mode: "free"; nth: number | null } // a key between my fingers, by its place in my hand
  | { mode: "finish"; door: number; keys: Key[] } // CS-21, CS-28
  | { mode: "put-back"; nths: number[] } // CS-08
  | { mode: "keep"; nths: number[] } // CS-29
  | { mode: "pick"; first: number | null } // CS-10
  | { mode: "dial" }; // CS-12

export type Outcome = { act: Action } | { grip: Grip };

export const FREE: Grip = { mode: "free", nth: null };

/** How a phase begins: where there is nothing else to do than to choose keys or bunches, one is already choosing. */
export function beginning(legal: readonly Action[], view: View): Grip {
  if (view.phase === "putting-back") return { mode: "put-back", nths: [] };
  if (view.phase === "picking") return { mode: "pick", first: null };
  if (view.phase === "dialling" && those(legal, "dial").length) return { mode: "dial" };
  return FREE;
}

// -- sets of keys, in which a key may come twice -------------------------------------------------------------------

/** The keys but these; null if they are not among them. */
export function without(keys: readonly Key[], some: readonly Key[]): Key[] | null {
  const left = [...keys];
  for (const key of some) {
    const at = left.indexOf(key);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The listed sets of which these keys are a part. */
export const holding = (sets: readonly (readonly Key[])[], keys: readonly Key[]) => sets.filter((set) => without(set, keys));

export const mayAdd = (sets: readonly (readonly Key[])[], keys: readonly Key[], key: Key) => holding(sets, [...keys, key]).length > 0;

/** These keys and whatever has to come with them. */
export function completed(sets: readonly (readonly Key[])[], keys: readonly Key[]): Key[] {
  const [first, ...others] = holding(sets, keys);
  if (!first) return [...keys];
  return first.filter((key) => keys.includes(key) || others.every((set) => set.includes(key)));
}

const isSame = (one: readonly Key[], other: readonly Key[]) => one.length === other.length && without(one, other) !== null;

/** The move of this kind that takes exactly these keys. */
export function moveWith(legal: readonly Action[], kind: "put-back" | "keep", keys: readonly Key[]): PutBack | Keep | null {
  return those<"put-back" | "keep">(legal, kind).find((move) => isSame(move.keys, keys)) ?? null;
}

// -- laying, and finishing a door in one move --------------------------------------------------------------------

export const laysOf = (legal: readonly Action[], key: Key): Lay[] => those(legal, "lay").filter((lay) => lay.key === key);
export const layOn = (legal: readonly Action[], key: Key, door: number): Lay | null => laysOf(legal, key).find((lay) => lay.door === door) ?? null;
export const finishesOf = (legal: readonly Action[], door: number): Finish[] => those(legal, "finish").filter((move) => move.door === door);
const setsOf = (legal: readonly Action[], door: number) => finishesOf(legal, door).map(({ keys }) => keys);
/** Whether a key could go to this door together with others. */
export const mayFinishWith = (legal: readonly Action[], key: Key, door: number) => setsOf(legal, door).some((keys) => keys.includes(key));
/** Whether a key can do anything now. */
export const hasHome = (legal: readonly Action[], key: Key) => laysOf(legal, key).length > 0;

export function finishReady(legal: readonly Action[], door: number, keys: readonly Key[]): Finish | null {
  return finishesOf(legal, door).find((move) => isSame(move.keys, keys)) ?? null;
}

/** Begin to finish a door, with this key or with none yet. */
export function startFinish(legal: readonly Action[], door: number, key: Key | null): Grip {
  return { mode: "finish", door, keys: completed(setsOf(legal, door), key ? [key] : []) };
}

/** A key is put on its lock of the door, in place of another, or taken off again. */
function turnInDoor(legal: readonly Action[], door: number, keys: Key[], key: Key): Key[] {
  if (keys.includes(key)) return keys.filter((one) => one !== key);
  const sets = setsOf(legal, door);
  if (mayAdd(sets, keys, key)) return completed(sets, [...keys, key]);
  const others = keys.filter((one) => letterOf(one) !== letterOf(key));
  if (mayAdd(sets, others, key)) return completed(sets, [...others, key]);
  return mayAdd(sets, [], key) ? completed(sets, [key]) : keys; // another manner: begun anew with it
}

/** The keys of a whole hand, if there is nothing to decide about them: each has one home, and must go there. */
export function layAll(legal: readonly Action[], view: View): Lay[] {
  const lays = those(legal, "lay");
  const decides = !view.must_lay || those(legal, "finish").length > 0 || lays.some((lay) => laysOf(legal, lay.key).length > 1);
  return decides || lays.length < 2 ? [] : lays;
}

// -- presses -------------------------------------------------------------------------------------------------------

export function keyOf(view: View, nth: number | null): Key | null {
  return nth === null ? null : (heldBy(view)[nth]?.key ?? null);
}
const keysOf = (view: View, nths: readonly number[]): Key[] => nths.map((nth) => heldBy(view)[nth]!.key);

/** Which keys before me a press would do something with. */
export function mayPress(legal: readonly Action[], view: View, grip: Grip, held: Held): boolean {
  if (grip.mode === "free") return !held.aside && (hasHome(legal, held.key) || those(legal, "finish").some(({ keys }) => keys.includes(held.key)));
  if (grip.mode === "finish") return !held.aside && mayAdd(setsOf(legal, grip.door), [], held.key);
  if (grip.mode === "put-back" || grip.mode === "keep") {
    if (grip.nths.includes(held.nth)) return true;
    if (grip.mode === "keep" && held.aside) return false;
    return mayAdd(those(legal, grip.mode).map(({ keys }) => keys), keysOf(view, grip.nths), held.key);
  }
  return false;
}

export function pressKey(legal: readonly Action[], view: View, grip: Grip, held: Held): Outcome {
  if (!mayPress(legal, view, grip, held)) return { grip };
  if (grip.mode === "finish") return { grip: { ...grip, keys: turnInDoor(legal, grip.door, grip.keys, held.key) } };
  if (grip.mode === "put-back" || grip.mode === "keep") {
    const nths = grip.nths.includes(held.nth) ? grip.nths.filter((nth) => nth !== held.nth) : [...grip.nths, held.nth];
    return { grip: { ...grip, nths } };
  }
  if (grip.mode !== "free" || grip.nth !== held.nth) return { grip: { mode: "free", nth: held.nth } };
  const homes = laysOf(legal, held.key);
  return homes.length === 1 && !those(legal, "finish").some(({ keys }) => keys.includes(held.key)) ? { act: homes[0]! } : { grip: FREE };
}

/** What the key between my fingers would do on this lock. */
export function aimedAt(legal: readonly Action[], view: View, grip: Grip, door: number, lock: number): "lay" | "finish" | null {
  if (grip.mode !== "free") return null;
  const key = keyOf(view, grip.nth);
  if (key === null) return those(legal, "lay").filter((lay) => lay.door === door && letterOf(lay.key) === LETTERS[lock]).length === 1 ? "lay" : null;
  if (letterOf(key) !== LETTERS[lock]) return null;
  if (layOn(legal, key, door)) return "lay";
  return mayFinishWith(legal, key, door) ? "finish" : null;
}

export function pressLock(legal: readonly Action[], view: View, grip: Grip, door: number, lock: number): Outcome {
  const letter = LETTERS[lock]!;
  if (grip.mode === "finish" && grip.door === door) return { grip: { ...grip, keys: grip.keys.filter((key) => letterOf(key) !== letter) } };
  const aim = aimedAt(legal, view, grip, door, lock);
  if (aim === null || grip.mode !== "free") return { grip };
  const key = keyOf(view, grip.nth);
  if (aim === "finish") return { grip: startFinish(legal, door, key) };
  return { act: those(legal, "lay").find((lay) => lay.door === door && (key === null ? letterOf(lay.key) === letter : lay.key === key))! };
}

export function pressBunch(legal: readonly Action[], grip: Grip, place: number): Outcome {
  if (grip.mode !== "pick") {
    const take = those(legal, "take").find((move) => move.place === place);
    return take ? { act: take } : { grip };
  }
  if (grip.first === null || grip.first === place) return { grip: { mode: "pick", first: grip.first === place ? null : place } };
  const [first, second] = [grip.first, place].sort((one, other) => one - other);
  const pick = those(legal, "pick").find((move) => move.first === first && move.second === second);
  return pick ? { act: pick } : { grip };
}

export function mayPressBunch(legal: readonly Action[], grip: Grip, place: number): boolean {
  if (grip.mode === "pick") return those(legal, "pick").some(({ first, second }) => first === place || second === place);
  return grip.mode === "free" && those(legal, "take").some((move) => move.place === place);
}

/** How many keys must be chosen to fill the bunch. */
export const toFill = (legal: readonly Action[]): number => those(legal, "put-back")[0]?.keys.length ?? 0;

/** The move that confirms what has been put together. */
export function confirmed(legal: readonly Action[], view: View, grip: Grip): Action | null {
  if (grip.mode === "finish") return finishReady(legal, grip.door, grip.keys);
  if (grip.mode === "put-back" || grip.mode === "keep") return moveWith(legal, grip.mode, keysOf(view, grip.nths));
  return null;
}
