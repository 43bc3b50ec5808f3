/** What is played at a table: its preset, every option that is not as printed and every one set by hand, in words. */

import { house } from "../lib/house";
import type { GameLine, Info, OptionField } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { same, valueOf, wishesOf, type OptionValue } from "../shelf/choices";

export interface Term {
  name: string;
  value: string;
  byHand: boolean; // not as the preset has it
  isPrinted: boolean; // by hand, back to what is printed
}

let shelf: Promise<readonly GameLine[]> | null = null;

/** A game as the house describes it; null if it cannot be asked now. */
export async function gameLine(id: string): Promise<GameLine | null> {
  shelf ??= house.games().then(({ games }) => games);
  try {
    return (await shelf).find((game) => game.id === id) ?? null;
  } catch {
    shelf = null;
    return null;
  }
}

export function termsOf(game: GameLine, info: Info): Term[] {
  const wishes = wishesOf(game, info.settings, info.seats.length, "own");
  return game.options.flatMap((field) => {
    const value = valueOf(game, wishes, field);
    const byHand = field.name in wishes.changed;
    const isPrinted = same(value, field.default);
    if (!byHand && isPrinted) return [];
    return [{ name: words.of(game.id).say(`option-${field.name}`), value: valueWords(game.id, info, field, value), byHand, isPrinted }];
  });
}

function valueWords(game: string, info: Info, { name, kind }: OptionField, value: OptionValue): string {
  const own = words.of(game);
  const said = (choice: string | number) => own.say(`option-${name}-${choice}`);
  switch (kind) {
    case "flag":
      return words.say(value ? "answer-yes" : "answer-no");
    case "number": // one that means something else than so many has words of its own
      return own.has(`option-${name}-${String(value)}`) ? said(value as number) : String(value);
    case "choice":
      return said(value as string);
    case "seat":
      return value === null ? words.say("open-chance") : (info.seats[value as number]?.name ?? words.say("table-chair", { number: (value as number) + 1 }));
    case "set":
      return (value as string[]).map(said).join(", ") || words.say("shelf-none");
    case "text":
      return value && own.has(`option-${name}-given`) ? own.say(`option-${name}-given`, { value: String(value) }) : String(value) || words.say("shelf-none");
  }
}
