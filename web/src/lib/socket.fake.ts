/** For tests: a socket whose other end is the test, and messages of a small table. */
import { vi } from "vitest";

import type { ClientMessage, Done, Info, Presence, Prompt, Refusal, ServerMessage, Update, Welcome } from "./wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  // -- the other end

  accept(...messages: ServerMessage[]): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say(...messages);
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const line = (name: string, host = false) =>
  ({ name, bot: null, away: null, vacant: false, muted: false, host, colour: host ? 4 : 2, emblem: host ? "bell" : "star" }) as const;

export const info = (phase: Info["phase"] = "playing"): Info => ({
  id: "T",
  phase,
  number: 1,
  settings: { game: "coffre-et-cle", preset: "sharper", options: {}, pace: "none", watching: "nobody", open: false },
  seats: [line("Anne", true), line("Bruno"), null],
  commitment: null,
});

/** A game in which seat 0 acts, after `turn` turns. */
export const prompt = (turn = 0, deadline: number | null = null): Prompt => ({
  view: {
    deal: 1,
    deals: 1,
    points: [0, 0, 0],
    to_act: [0],
    between_deals: false,
    outcome: null,
    table: { turn, claims: [] } as unknown as Prompt["view"]["table"],
  },
  legal: [{ do: "pass" }],
  open: [],
  deadline,
});

export const presence = (...here: boolean[]): Presence => ({ t: "presence", here, watchers: 0 });

export const welcome = (seq: number, some: Partial<Welcome> = {}): Welcome => ({
  t: "welcome",
  version: 1,
  seq,
  now: Date.now(),
  you: { seats: [0], seat: 0, host: true, invite: "I", code: "ABCDEF" },
  table: info(),
  game: prompt(),
  happened: [],
  resync: true,
  chat: [],
  presence: presence(true, false, false),
  ...some,
});

export const update = (seq: number, some: Partial<Update> = {}): Update => ({ t: "update", seq, happened: [], ...some });
export const done = (id: string, seq: number): Done => ({ t: "done", id, seq });
export const refusal = (code: string, id: string | null = null): Refusal => ({ t: "refusal", id, code, rule: null, details: {} });
