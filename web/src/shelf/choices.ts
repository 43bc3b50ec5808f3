/** What somebody wishes for a table: sane defaults first, then whatever he changed; and its options as a form. */
import type { GameLine, NewTable, OptionField, Pace, Settings, Watching } from "../lib/wire";

export const USUAL_SEATS = 5;
export const PACES: readonly Pace[] = ["none", "relaxed", "quick", "days"];
export const WATCHING: readonly Watching[] = ["nobody", "after-end", "everyone"];
/** Each on his own device; around one screen; a big screen with telephones for hands. */
export const WAYS = ["own", "around", "big"] as const;
export type Way = (typeof WAYS)[number];

export type OptionValue = OptionField["default"];

export interface Wishes {
  seats: number;
  preset: string;
  changed: Record<string, OptionValue>; // options that are not the preset's
  pace: Pace;
  watching: Watching;
  open: boolean;
  way: Way;
}

export function usualWishes(game: GameLine, language: string): Wishes {
  const seats = nearest(game.seats, USUAL_SEATS);
  const plain: Wishes = { seats, preset: game.just_play, changed: {}, pace: "none", watching: "nobody", open: false, way: "own" };
  return inLanguage(game, plain, language);
}

/** Cards that are words come in the language that is spoken here. */
function inLanguage(game: GameLine, wishes: Wishes, language: OptionValue | undefined): Wishes {
  const field = game.options.find(({ name }) => name === game.spoken);
  return field?.choices?.includes(String(language)) ? change(game, wishes, field, language!) : wishes;
}

function nearest(seats: readonly number[], wanted: number): number {
  return seats.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** The presets for so many seats: the usual one first, the others as the game has them. */
export function presetsFor(game: GameLine, seats: number): string[] {
  const names = Object.keys(game.presets[String(seats)] ?? {});
  return [...names.filter((name) => name === game.just_play), ...names.filter((name) => name !== game.just_play)];
}

/** What an option is now: changed by hand, else the preset's, else the game's. */
export function valueOf(game: GameLine, wishes: Wishes, field: OptionField): OptionValue {
  if (field.name in wishes.changed) return wishes.changed[field.name] as OptionValue;
  const preset = game.presets[String(wishes.seats)]?.[wishes.preset];
  return preset && field.name in preset ? (preset[field.name] as OptionValue) : field.default;
}

/** With an option changed; back at the preset's value it counts as not changed. */
export function change(game: GameLine, wishes: Wishes, field: OptionField, value: OptionValue): Wishes {
  const { [field.name]: _, ...others } = wishes.changed;
  const plain = { ...wishes, changed: others };
  return same(valueOf(game, plain, field), value) ? plain : { ...wishes, changed: { ...others, [field.name]: value } };
}

export function same(a: OptionValue, b: OptionValue): boolean {
  const plain = (value: OptionValue) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
  return plain(a) === plain(b);
}

/** With several options as they are given; where none is, as the preset has them. */
export function changeAll(game: GameLine, wishes: Wishes, given: Record<string, OptionValue | undefined>): Wishes {
  return game.options.reduce((now, field) => {
    if (!(field.name in given)) return now;
    const { [field.name]: _, ...others } = now.changed;
    const value = given[field.name];
    return value === undefined ? { ...now, changed: others } : change(game, now, field, value);
  }, wishes);
}

/** Another preset begins anew, but in the same language. */
export function choosePreset(game: GameLine, wishes: Wishes, preset: string): Wishes {
  return inLanguage(game, { ...wishes, preset, changed: {} }, wishes.changed[game.spoken]);
}

/** Where time runs, people who hand one screen around begin with the preset that waits for them. */
export function chooseWay(game: GameLine, wishes: Wishes, way: Way): Wishes {
  const preset = way === "around" ? game.around : wishes.preset === game.around ? game.just_play : "";
  return { ...(preset && preset !== wishes.preset ? choosePreset(game, wishes, preset) : wishes), way };
}

/** Handed around, but time runs meanwhile. */
export const isHurried = (game: GameLine, wishes: Wishes): boolean => wishes.way === "around" && game.around !== "" && wishes.preset !== game.around;

/** Another number of seats keeps what was changed, but for a chair that is no longer there. */
export function chooseSeats(game: GameLine, wishes: Wishes, seats: number): Wishes {
  const isGone = ({ name, kind }: OptionField) => kind === "seat" && ((wishes.changed[name] ?? 0) as number) >= seats;
  const gone = game.options.filter(isGone).map(({ name }) => name);
  return { ...wishes, seats, changed: Object.fromEntries(Object.entries(wishes.changed).filter(([name]) => !gone.includes(name))) };
}

/** What is typed as a number, within its limits; null if it is none. */
export function numberOf(field: OptionField, typed: string): number | null {
  if (!/^-?\d{1,9}$/.test(typed.trim())) return null;
  const least = field.least ?? -Infinity;
  const most = field.most ?? Infinity;
  const number = Number(typed);
  return number >= least && number <= most ? number : null;
}

export function newTable(game: GameLine, wishes: Wishes, nickname: string): NewTable {
  const { seats, preset, changed, pace, watching, open, way } = wishes;
  return { game: game.id, nickname, seats, preset, options: changed, pace, watching, open, sit: way !== "big" };
}

/** Alone against bots, at once: as wished, except that nobody else is at this screen. */
export function justPlay(game: GameLine, nickname: string, wishes: Wishes): NewTable {
  return { ...newTable(game, { ...wishes, way: "own" }, nickname), bots: true, start: true };
}

/** The wishes behind a table's settings, to change them in the lobby. */
export function wishesOf(game: GameLine, settings: Settings, seats: number, way: Way): Wishes {
  const preset = settings.preset ?? game.just_play;
  const bare: Wishes = { seats, preset, changed: {}, pace: settings.pace, watching: settings.watching, open: settings.open, way };
  const options = settings.options as Record<string, OptionValue>;
  return game.options.reduce((wishes, field) => (field.name in options ? change(game, wishes, field, options[field.name]!) : wishes), bare);
}

/** Which option a refusal is about: its own word, else the one that a sentence of two options is shown at. */
export function fieldOfFault(game: GameLine, fault: { code: string; details: Record<string, string | number> }, sentence: string): string | null {
  if (game.boards && "line" in fault.details) return game.boards.option; // it is about a line of a board
  const named = fault.details.option;
  if (typeof named === "string" && game.options.some((field) => field.name === named)) return named;
  return game.options.find((field) => sentence.includes(field.name))?.name ?? null;
}
