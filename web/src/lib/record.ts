import type { Speaker } from "./speaker";

/** What everybody has seen of this turn and the last, as it may be read again, from the record on the table. */
export function told<E>(record: { last_turn: readonly E[]; this_turn: readonly E[] }, speaker: Speaker, line: (event: E, speaker: Speaker) => string | null): string[] {
  return [...record.last_turn, ...record.this_turn].flatMap((event) => line(event, speaker) || []);
}
