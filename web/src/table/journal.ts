/** What has happened, as chapters: a new one whenever somebody is awaited who was not before. Sentences are made when
it is read, for the language can change. */

import type { LogEntry } from "../lib/eyes.svelte";
import type { Happening, MatchView } from "../lib/wire";

export interface Chapter {
  number: number;
  awaited: readonly number[]; // whose turn it was; nobody's before the first
  view: MatchView | null; // as it began
  entries: readonly LogEntry[];
}

/** `first`: what there was when the log began, if the game had begun. */
export function chaptersOf(log: readonly LogEntry[], first: MatchView | null = null): Chapter[] {
  return log.reduce<Chapter[]>(noted, [{ number: 0, awaited: first?.to_act ?? [], view: first, entries: [] }]);
}

/** What ended a turn belongs to it, not to the one that begins; what came to the next player at once (his die) is his. */
function noted(chapters: Chapter[], entry: LogEntry): Chapter[] {
  const last = chapters.at(-1)!;
  const awaited = entry.view?.to_act ?? [];
  const fresh = awaited.filter((seat) => !last.awaited.includes(seat));
  const ends = fresh.length ? entry.happened.findLastIndex((one) => !("seat" in one && fresh.includes(one.seat as number))) + 1 : entry.happened.length;
  const told = [...chapters.slice(0, -1), { ...last, entries: [...last.entries, { ...entry, happened: entry.happened.slice(0, ends) }] }];
  if (!fresh.length) return told;
  const begun = ends < entry.happened.length ? [{ ...entry, happened: entry.happened.slice(ends) }] : [];
  return [...told, { number: last.number + 1, awaited, view: entry.view, entries: begun }];
}

/** Turns under the round they belong to: neighbours of the same name. */
export function roundsOf<Turn extends { round: string }>(turns: readonly Turn[]): { round: string; turns: Turn[] }[] {
  return turns.reduce<{ round: string; turns: Turn[] }[]>((rounds, turn) => {
    const last = rounds.at(-1);
    if (last?.round !== turn.round) return [...rounds, { round: turn.round, turns: [turn] }];
    last.turns.push(turn);
    return rounds;
  }, []);
}

/** Chat has its own page; what goes with settings and seats is seen in the lobby. */
const UNTOLD = new Set(["chat", "settings-changed", "seats-arranged", "seat-wears", "game-started", "new-game"]);

export function isTold(entry: Happening): boolean {
  return !("table" in entry) || !UNTOLD.has(entry.table);
}
