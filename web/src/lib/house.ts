/** The doors of the house (docs/protocol.md), typed. What is refused is thrown as a `HouseFault`: a `Fault` that a Speaker can say. */
import type { Doors, Fault, Joining, NewTable } from "./wire";

export class HouseFault extends Error implements Fault {
  readonly code: string;
  readonly rule: string | null;
  readonly details: Record<string, string | number>;

  constructor(
    fault: Fault,
    readonly status: number,
  ) {
    super(fault.code);
    this.code = fault.code;
    this.rule = fault.rule;
    this.details = fault.details;
  }
}

export const UNREACHABLE: Fault = { code: "unreachable", rule: null, details: {} };
const FAILED: Fault = { code: "failed", rule: null, details: {} };

type Answers<Door extends keyof Doors> = Doors[Door]["answers"];

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), cache: "no-store" });
  } catch {
    throw new HouseFault(UNREACHABLE, 0);
  }
  const told: unknown = await answer.json().catch(() => FAILED);
  if (!answer.ok) throw new HouseFault(isFault(told) ? told : FAILED, answer.status);
  return told as Answer;
}

function isFault(told: unknown): told is Fault {
  return typeof told === "object" && told !== null && "code" in told && "details" in told;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

function asked(questions: Record<string, number | null>): string {
  const given = Object.entries(questions).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return given.length ? `?${given.join("&")}` : "";
}

export const house = {
  games: () => ask<Answers<"GET /api/games">>("GET", "/api/games"),
  /** A board that somebody has typed in: options for a table, or all that is wrong with it. */
  readBoard: (game: string, text: string) => ask<Answers<"POST /api/games/{game}/boards">>("POST", `/api/games/${encodeURIComponent(game)}/boards`, { text }),
  /** Whether an answer would do for the number-th thing in it that wants one. */
  tryBoard: (game: string, text: string, number: number, said: string) =>
    ask<Answers<"POST /api/games/{game}/answers">>("POST", `/api/games/${encodeURIComponent(game)}/answers`, { text, number, said }),
  /** The text of such a file. */
  boardText: async (game: string, board: string): Promise<string> => {
    const answer = await fetch(house.boardAddress(game, board), { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) throw new HouseFault(UNREACHABLE, answer?.status ?? 0);
    return answer.text();
  },
  /** Where a board that comes with a game can be downloaded. */
  boardAddress: (game: string, board: string) => `/api/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board)}`,
  tables: () => ask<Answers<"GET /api/tables">>("GET", "/api/tables"),
  open: (wishes: NewTable) => ask<Answers<"POST /api/tables">>("POST", "/api/tables", wishes),
  join: (table: string, joining: Joining) => ask<Answers<"POST /api/tables/{table}/join">>("POST", `${at(table)}/join`, joining),
  /** A finished game through the eyes of `seat` (null: the public's): that of this number, or the last. */
  replay: (table: string, seat: number | null = null, game: number | null = null) =>
    ask<Answers<"GET /api/tables/{table}/replay">>("GET", `${at(table)}/replay${asked({ seat, game })}`),
  /** Where the log of a finished game can be downloaded. */
  logAddress: (table: string, game: number | null = null) => `${at(table)}/log${asked({ game })}`,
  code: (code: string) => ask<Answers<"GET /api/codes/{code}">>("GET", `/api/codes/${encodeURIComponent(code.trim())}`),
  /** Who I am. The first answer gives a browser the cookie by which the house knows it again. */
  me: () => ask<Answers<"GET /api/me">>("GET", "/api/me"),
  rename: (nickname: string) => ask<Answers<"POST /api/me">>("POST", "/api/me", { nickname }),
  link: () => ask<Answers<"POST /api/me/link">>("POST", "/api/me/link"),
  device: (token: string) => ask<Answers<"POST /api/me/device">>("POST", "/api/me/device", { token }),
};
