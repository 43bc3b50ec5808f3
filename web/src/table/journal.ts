/** What has happened, as chapters of sentences: a new chapter whenever somebody is awaited who was not before. */

export interface Line {
  text: string;
  isPrivate: boolean; // only these eyes were told
}

export interface Chapter {
  number: number;
  awaited: readonly number[]; // nobody: before the first turn
  lines: Line[];
}

export function beginsChapter(before: readonly number[], after: readonly number[]): boolean {
  return after.some((seat) => !before.includes(seat));
}
