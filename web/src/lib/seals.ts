/**
 * The seal of each game's luck, as this browser saw it while the game was played: the house could show another one
 * afterwards, so only what was seen before the seed was opened proves anything.
 */
const KEY = "ludotheque.seals";
const MOST = 100;

type Seal = readonly [game: string, seal: string];
let here: readonly Seal[] = []; // what the browser would not keep, as long as the page lives

const nameOf = (table: string, number: number) => `${table} ${number}`;

/** The first one that was seen; undefined: none was. */
export function sealSeen(table: string, number: number): string | undefined {
  return [...kept(), ...here].find(([game]) => game === nameOf(table, number))?.[1];
}

/** The first one counts, whatever comes later. */
export function rememberSeal(table: string, number: number, seal: string): void {
  if (sealSeen(table, number) !== undefined) return;
  const one: Seal = [nameOf(table, number), seal];
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), one].slice(-MOST)));
  } catch {
    here = [...here, one]; // forbidden or full
  }
}

function kept(): readonly Seal[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeal) : [];
  } catch {
    return [];
  }
}

const isSeal = (found: unknown): found is Seal => Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === "string");
