/**
 * What somebody has written for a game (a board, cards) and goes on writing, kept by this browser where it keeps anything.
 * `text` is the file that a table is given, `draft` whatever the game's page needs to show it again as it was.
 */
export interface Kept {
  text: string;
  draft: unknown;
}

const key = (game: string): string => `ludotheque.own.${game}`;

export function keptOf(game: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keep(game: string, kept: Kept): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(kept));
    return true;
  } catch {
    return false; // forbidden or full
  }
}

const isKept = (found: unknown): found is Kept => typeof found === "object" && found !== null && "text" in found && typeof found.text === "string";
