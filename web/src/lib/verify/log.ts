/** The lines of a log (kernel/log.py), each read strictly: a field too many or of a wrong type is no such line. */

export interface Terms {
  ludotheque: number;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: string[];
  told: boolean; // whether people tell the luck that is not secret: real dice
  inherited?: unknown; // what an earlier game at the table has left to this one
}
export type Header = Terms & { commitment: string };
export interface Entry {
  seat: number | "luck" | "clock";
  do: string;
  at: number;
  told?: boolean;
}
export interface End {
  outcome: object;
  seed: string;
  digest: string;
}

export const FORMAT = 1;
export const LONGEST_LINE = 1 << 20;

type Checks<T> = { [Field in keyof Required<T>]: (value: unknown) => boolean };

const isWhole = (value: unknown) => Number.isInteger(value);
const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isSeat = (value: unknown) => value === "luck" || value === "clock" || (isWhole(value) && (value as number) >= 0);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const HEADER: Checks<Header> = {
  ludotheque: isWhole, game: isText, rules: isWhole, options: isPlain, seats: areTexts, told: isFlag,
  inherited: () => true, commitment: isText,
}; // prettier-ignore
const ENTRY: Checks<Entry> = { seat: isSeat, do: isText, at: isWhole, told: isFlag };
const END: Checks<End> = { outcome: isPlain, seed: isText, digest: isText };

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isHeader = (value: unknown): value is Header => fits(value, HEADER, ["inherited"]);
export const isEntry = (value: unknown): value is Entry => fits(value, ENTRY, ["told"]);
export const isEnd = (value: unknown): value is End => fits(value, END);

function fits(value: unknown, checks: Record<string, (value: unknown) => boolean>, optional: string[] = []): boolean {
  if (!isPlain(value)) return false;
  const isRight = ([name, check]: [string, (value: unknown) => boolean]) =>
    Object.hasOwn(value, name) ? check(value[name]) : optional.includes(name);
  return Object.keys(value).every((name) => Object.hasOwn(checks, name)) && Object.entries(checks).every(isRight);
}

/** The numbers of `drawn 3,0,2,1`; null if it is nothing that luck says. */
export function drawn(text: string): number[] | null {
  const values = /^drawn ((?:0|[1-9]\d*)(?:,(?:0|[1-9]\d*))*)$/.exec(text)?.[1];
  return values === undefined ? null : values.split(",").map(Number);
}

/** The terms as the commitment binds them: the first line without it, options in the order of their names. */
export function written({ ludotheque, game, rules, options, seats, told, inherited }: Header): string {
  return JSON.stringify({ ludotheque, game, rules, options: sorted(options), seats, told, inherited });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]));
}
