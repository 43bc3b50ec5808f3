/** What has happened, as chapters: a new one whenever somebody is awaited who was not before. Sentences are made when
it is read, for the language can change. */

import type { LogEntry } from "../lib/eyes.svelte";
import type { Happening } from "../lib/wire";

export interface Chapter {
  number: number;
  awaited: readonly number[]; // whose turn it was; nobody's before the first
  entries: readonly LogEntry[];
}

export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  return log.reduce<Chapter[]>(noted, []);
}

/** What ended a turn belongs to it, not to the one that begins. */
function noted(chapters: Chapter[], entry: LogEntry): Chapter[] {
  const last = chapters.at(-1) ?? { number: 0, awaited: [], entries: [] };
  const told = [...chapters.slice(0, -1), { ...last, entries: [...last.entries, entry] }];
  const isNew = entry.awaited.some((seat) => !last.awaited.includes(seat));
  return isNew ? [...told, { number: last.number + 1, awaited: entry.awaited, entries: [] }] : told;
}

/** Chat has its own page; what goes with settings and seats is seen in the lobby. */
const UNTOLD = new Set(["chat", "settings-changed", "seats-arranged", "seat-wears", "game-started", "new-game"]);

export function isTold(entry: Happening): boolean {
  return !("table" in entry) || !UNTOLD.has(entry.table);
}
