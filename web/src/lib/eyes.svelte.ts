/** A table through one pair of eyes: one line, and everything that has come over it. */
import type { Person, Scene, Tell } from "./game";
import { actorOf, together } from "./hands";
import { Line, socketAddress, type Answer, type Connection, type Fields, type Introduction } from "./line";
import type { Spoken } from "./speaker";
import { Steps } from "./steps.svelte";
import { EMBLEMS } from "./wire";
import type { Action, Chat, Command, GameEvent, Happening, Info, MatchView, Presence, Prompt, Refusal, Seat, SeatLine, ServerMessage, Update, Welcome, You } from "./wire";

/** What happened at once, and what is needed to tell it in sentences later, in whatever language is spoken then. */
export interface LogEntry {
  key: number;
  seq: number;
  happened: readonly Happening[];
  view: MatchView | null; // after it; null in the lobby
  names: readonly string[];
}

/** What is to be seen of a table, now or when a game ended. */
export type Sight = Pick<Eyes, "info" | "you" | "people" | "scene" | "log" | "first">;

/** Of a press that came when it could not be done any more. */
export const TOO_LATE = "too-late";

const MOST_ENTRIES = 600;
const NOBODY: Presence = { t: "presence", here: [], watchers: 0 };

export class Eyes {
  info = $state.raw<Info | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Presence>(NOBODY);
  chat = $state.raw<readonly Chat[]>([]);
  log = $state.raw<readonly LogEntry[]>([]);
  /** What there was when the log began. */
  first = $state.raw<Scene | null>(null);
  /** The game that has ended, as it was left, from the rematch's opening to its start: seats are others' by then. */
  ended = $state.raw<Sight | null>(null);
  connection = $state.raw<Connection>({ is: "trying" });
  /** Whether an action is on its way. */
  isActing = $state(false);
  /** How it stands, shown or not: what has happened since may still be on its way to be seen. */
  latest = $state.raw<Scene | null>(null);
  readonly steps = new Steps();
  readonly people = $derived(this.#people());
  /** What is shown now, with those who are there now. */
  readonly scene: Scene | null = $derived(this.steps.scene && { ...this.steps.scene, people: this.people });

  #line: Line;
  #behind = 0; // ms that this browser's clock is behind the server's
  #key = 0;
  #welcomed: (() => void)[] = [];
  #acting = new Set<string>();

  constructor(
    readonly table: string,
    readonly introduction: Introduction,
  ) {
    this.#line = new Line(socketAddress(table), introduction, {
      heard: (message) => this.#heard(message),
      connection: (connection) => this.#connected(connection),
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  wake(): void {
    this.#line.wake();
  }

  get seq(): number {
    return this.#line.seq;
  }

  command<T extends Command["t"]>(name: T, fields: Fields<T>): Promise<Answer> {
    return this.#line.command(name, fields);
  }

  /** The same action twice before it is answered is a finger that trembled. */
  async act(action: Action): Promise<Answer | null> {
    const spelt = JSON.stringify(action);
    if (this.#acting.has(spelt)) return null;
    this.#acting.add(spelt);
    this.isActing = true;
    const seat = this.you?.seat === null && this.steps.scene ? actorOf(this.steps.scene, action) : null;
    const answer = await this.command("act", { action, seq: this.seq, ...(seat !== null && { seat }) });
    this.#acting.delete(spelt);
    this.isActing = this.#acting.size > 0;
    return answer.t === "refusal" && this.#isLate(answer, action) ? { ...answer, code: TOO_LATE, rule: null, details: {} } : answer;
  }

  /** A page offers only what could be done: if it cannot any more, somebody or the clock was quicker, and no rule was broken. */
  #isLate({ code }: Refusal, action: Action): boolean {
    return code === "not-your-turn" || (code === "wrong-step" && this.latest !== null && !isOffered(this.latest, action));
  }

  /** When the table is there to be seen, or never will be (`you` is null then). */
  welcome(): Promise<void> {
    return this.you ? Promise.resolve() : new Promise((done) => this.#welcomed.push(done));
  }

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection.is === "gone") this.#arrived();
  }

  #arrived(): void {
    for (const done of this.#welcomed.splice(0)) done();
  }

  #heard(message: ServerMessage): void {
    if (message.t === "welcome") this.#welcome(message);
    else if (message.t === "update") this.#update(message);
    else if (message.t === "presence") this.presence = message;
  }

  #welcome(welcome: Welcome): void {
    this.#keepEnd(welcome.table);
    const sameEyes = this.you?.seat === welcome.you.seat && !welcome.resync;
    this.#behind = welcome.now - Date.now();
    this.info = welcome.table;
    this.you = welcome.you;
    this.presence = welcome.presence;
    this.chat = welcome.chat;
    this.latest = this.#sceneOf(welcome.game);
    this.steps.jump(this.latest);
    if (!sameEyes) {
      this.log = [];
      this.first = this.steps.scene;
    }
    if (welcome.happened.length) this.#tell(welcome.seq, welcome.happened);
    this.#arrived();
  }

  #update(update: Update): void {
    if (update.table) {
      this.#keepEnd(update.table);
      this.info = update.table;
    }
    const said = update.happened.filter((one): one is Chat => "table" in one && one.table === "chat");
    if (said.length) this.chat = [...this.chat, ...said];
    if (this.info?.phase === "lobby") this.steps.jump((this.latest = null));
    if (update.game) {
      const events = update.happened.filter((one): one is GameEvent => "event" in one);
      this.latest = this.#sceneOf(update.game);
      this.steps.add(this.latest, events, this.#teller(update.seq, update.happened, update.game));
    } else if (update.happened.length) this.#tell(update.seq, update.happened);
  }

  #keepEnd(next: Info): void {
    if (next.phase !== "lobby") this.ended = null;
    else if (this.info?.phase === "over") {
      this.steps.skip();
      const { info, you, people, scene, log, first } = this;
      this.ended = { info, you, people, scene, log, first };
    }
  }

  /** Before its last piece is told, the table is still as it was. */
  #teller(seq: number, happened: readonly Happening[], prompt: Prompt): Tell {
    let told = 0;
    return (until) => {
      const end = until === undefined ? happened.length : happened.indexOf(until) + 1;
      if (end <= told) return;
      this.#tell(seq, happened.slice(told, end), end === happened.length ? prompt : null);
      told = end;
    };
  }

  #tell(seq: number, happened: readonly Happening[], prompt?: Prompt | null): void {
    const entry: LogEntry = {
      key: ++this.#key,
      seq,
      happened,
      view: prompt?.view ?? this.steps.scene?.view ?? null,
      names: (this.info?.seats ?? []).map((line) => line?.name ?? ""),
    };
    this.log = [...this.log.slice(1 - MOST_ENTRIES), entry];
  }

  #sceneOf(game: Prompt | null): Scene | null {
    if (!game || !this.you) return null;
    const { view, legal, open, deadline, hands = [] } = game;
    const { seat } = this.you;
    return {
      view,
      seat,
      ...(seat === null ? together({ hands }) : { legal, open }),
      hands,
      people: this.people,
      deadline: deadline === null ? null : deadline - this.#behind,
      isOver: view.outcome !== null,
    };
  }

  #people(): Person[] {
    return (this.info?.seats ?? []).map((line, seat) => personOf(line, seat, this.presence.here[seat] ?? false));
  }
}

function isOffered({ legal, open }: Scene, action: Action): boolean {
  const spelt = JSON.stringify(action);
  return legal.some((one) => JSON.stringify(one) === spelt) || open.some((one) => one.do === action.do);
}

/** The record of talk, where a game keeps one. */
export function claimsOf(table: unknown): readonly Spoken[] {
  const claims = (table as { claims?: unknown } | undefined)?.claims;
  return Array.isArray(claims) ? (claims as Spoken[]) : [];
}

/** Whoever sits there; nobody has no name. */
export function personOf(line: SeatLine | null, seat: Seat, here: boolean): Person {
  return {
    name: line?.name ?? "",
    bot: line?.bot ?? null,
    away: line?.away ?? null,
    vacant: line?.vacant ?? true,
    host: line?.host ?? false,
    muted: line?.muted ?? false,
    here,
    colour: line?.colour ?? seat % EMBLEMS.length,
    emblem: line?.emblem ?? EMBLEMS[seat % EMBLEMS.length]!,
  };
}
