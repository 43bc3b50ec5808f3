/** What has happened, as chapters: a new one whenever somebody is awaited who was not before. Sentences are made when
it is read, for the language can change. */

import type { Happening } from "../lib/wire";

export interface Chapter {
  number: number;
  awaited: readonly number[]; // whose turn it was; nobody's before the first
  entries: readonly Happening[];
}

/** The journal with this added. */
export function noted(chapters: readonly Chapter[], awaited: readonly number[], happened: readonly Happening[]): Chapter[] {
  const last = chapters.at(-1);
  if (last === undefined || awaited.some((seat) => !last.awaited.includes(seat))) {
    // what ended the turn belongs to it, not to the one that begins
    const before = last === undefined ? [{ number: 0, awaited: [], entries: happened }] : [{ ...last, entries: [...last.entries, ...happened] }];
    const begun = awaited.length === 0 ? [] : [{ number: (last?.number ?? 0) + 1, awaited, entries: [] }];
    return [...chapters.slice(0, -1), ...before, ...begun];
  }
  return [...chapters.slice(0, -1), { ...last, entries: [...last.entries, ...happened] }];
}

/** Chat has its own page; what goes with settings and seats is seen in the lobby. */
const UNTOLD = new Set(["chat", "settings-changed", "seats-arranged", "seat-wears", "game-started", "new-game"]);

export function isTold(entry: Happening): boolean {
  return !("table" in entry) || !UNTOLD.has(entry.table);
}
