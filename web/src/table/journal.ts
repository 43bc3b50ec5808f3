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

type Turn = (view: MatchView) => readonly number[];

/** `first`: what there was when the log began, if the game had begun; `turn`: whose turn it is, where the game says so. */
export function chaptersOf(log: readonly LogEntry[], first: MatchView | null = null, turn: Turn = ({ to_act }) => to_act): Chapter[] {
  return log.reduce<Chapter[]>((chapters, entry) => noted(chapters, entry, turn), [{ number: 0, awaited: first ? turn(first) : [], view: first, entries: [] }]);
}

/** What ended a turn belongs to it, not to the one that begins; what came to the next player at once (his die) is his. */
function noted(chapters: Chapter[], entry: LogEntry, turn: Turn): Chapter[] {
  const last = chapters.at(-1)!;
  const awaited = entry.view ? turn(entry.view) : [];
  const fresh = awaited.filter((seat) => !last.awaited.includes(seat));
  const ends = fresh.length ? beginning(entry.happened, fresh) : entry.happened.length;
  const told = [...chapters.slice(0, -1), { ...last, entries: [...last.entries, { ...entry, happened: entry.happened.slice(0, ends) }] }];
  if (!fresh.length) return told;
  const begun = ends < entry.happened.length ? [{ ...entry, happened: entry.happened.slice(ends) }] : [];
  return [...told, { number: last.number + 1, awaited, view: entry.view, entries: begun }];
}

/** Where it begins to be about these: what is about nobody (a castle that turns) goes with what came before it. */
function beginning(happened: readonly Happening[], fresh: readonly number[]): number {
  const seats = happened.map((one) => ("seat" in one && typeof one.seat === "number" ? one.seat : null));
  const last = seats.findLastIndex((seat) => seat !== null && !fresh.includes(seat));
  const first = seats.findIndex((seat, nth) => nth > last && seat !== null);
  return first < 0 ? happened.length : first;
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
