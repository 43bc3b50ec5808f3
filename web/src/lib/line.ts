/**
 * One socket to a table, kept open: it says hello, comes again by itself where it stopped, and sends again what was not
 * answered, with its old id, so that nothing is lost and nothing happens twice.
 */
import { VERSION, type ClientMessage, type Command, type Done, type Fault, type Hello, type Refusal, type ServerMessage } from "./wire";

export type Connection =
  | { is: "open" }
  | { is: "trying" } // not there, and coming again by itself
  | { is: "waiting" } // there, but the house cannot save for now
  | { is: "gone"; refusal: Fault }; // not coming again

/** A command as one writes it: its id is the line's business. */
export type Fields<T extends Command["t"]> = Omit<Extract<Command, { t: T }>, "t" | "id">;
export type Answer = Done | Refusal;

export interface Listener {
  heard(message: ServerMessage): void;
  connection(connection: Connection): void;
}

/** What `hello` says of this line: through whose eyes, with which invitation. */
export type Introduction = Pick<Hello, "seat" | "invite">;

const FIRST_PAUSE = 400; // ms before coming again, doubled each time
const LONGEST_PAUSE = 12_000;
const AFTER_GOODBYE = 1000;
const AFTER_TOO_FAST = 1500;
const ANSWERS_WITHIN = 6000; // a line that was asleep and does not answer a hello in this time is dead
const GONE = 4403;

export class Line {
  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #unanswered = new Map<string, { command: Command; wasSent: boolean; answered: (answer: Answer) => void }>();
  #isWelcome = false;
  #failures = 0;
  #refusal: Fault | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly address: string,
    private readonly introduction: Introduction,
    private readonly listener: Listener,
  ) {}

  /** The last entry of the table's log that we have heard of. */
  get seq(): number {
    return this.#seq ?? 0;
  }

  open(): void {
    if (this.#isClosed || this.#socket) return;
    clearTimeout(this.#timer);
    this.listener.connection({ is: "trying" });
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** For good. Whoever still waits for an answer hears that none will come. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#drop()?.close();
    for (const [id, { wasSent }] of this.#unanswered) this.#answered(id, unanswered(id, wasSent));
  }

  /** Sent now, or as soon as the line is there; the answer may come from another process than the one first asked. */
  command<T extends Command["t"]>(t: T, fields: Fields<T>): Promise<Answer> {
    const command = { t, id: newId(), ...fields } as unknown as Command;
    if (this.#isClosed) return Promise.resolve(unanswered(command.id, false));
    return new Promise((answered) => {
      this.#unanswered.set(command.id, { command, wasSent: false, answered });
      if (this.#isWelcome) this.#ask(command.id);
    });
  }

  /** The page woke up, or the network came back: come at once, or see whether the line is still alive. */
  wake(): void {
    if (this.#isClosed) return;
    if (!this.#socket) {
      this.#failures = 0;
      this.open();
    } else if (this.#isWelcome && !this.#probe) {
      this.#hello();
      this.#probe = setTimeout(() => this.#lost(0), ANSWERS_WITHIN);
    }
  }

  #hello(): void {
    this.#send({ t: "hello", version: VERSION, seq: this.#seq, ...this.introduction });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcomed(message.seq);
        break;
      case "update":
        if (this.#seq !== null && message.seq < this.#seq) return; // already in the welcome
        this.#seq = message.seq;
        break;
      case "done":
        this.#answered(message.id, message);
        break;
      case "refusal":
        this.#refused(message);
        break;
      case "one-moment":
        this.listener.connection({ is: "waiting" });
        break;
      case "go-on":
        this.listener.connection({ is: "open" });
        break;
      case "goodbye":
        this.#lost(0, AFTER_GOODBYE);
        break;
    }
    this.listener.heard(message);
  }

  #welcomed(seq: number): void {
    const isFirst = !this.#isWelcome;
    this.#seq = seq;
    this.#isWelcome = true;
    this.#failures = 0;
    this.#refusal = null;
    clearTimeout(this.#probe);
    this.#probe = undefined;
    if (!isFirst) return;
    this.listener.connection({ is: "open" });
    this.#sendAgain();
  }

  #refused(refusal: Refusal): void {
    if (refusal.id !== null) {
      if (refusal.code !== "stopping") this.#answered(refusal.id, refusal); // else: the next process will be asked
    } else if (refusal.code === "too-fast") {
      setTimeout(() => this.#sendAgain(), AFTER_TOO_FAST); // some of what was sent has been thrown away
    } else {
      this.#refusal = refusal;
      if (!this.#isWelcome) this.#gone(); // this hello would be refused again
    }
  }

  #answered(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answered(answer);
    this.#unanswered.delete(id);
  }

  #sendAgain(): void {
    if (this.#isWelcome) for (const id of this.#unanswered.keys()) this.#ask(id);
  }

  #ask(id: string): void {
    const asked = this.#unanswered.get(id)!;
    asked.wasSent = this.#send(asked.command) || asked.wasSent;
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #lost(code: number, pause = this.#pause()): void {
    this.#drop()?.close();
    if (this.#isClosed) return;
    if (code === GONE) return this.#gone();
    this.#failures += 1;
    this.listener.connection({ is: "trying" });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), pause);
  }

  #gone(): void {
    this.close();
    this.listener.connection({ is: "gone", refusal: this.#refusal ?? { code: "no-such-table", rule: null, details: {} } });
  }

  /** Longer each time, and not in step with everybody else's. */
  #pause(): number {
    return Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE) * (0.5 + Math.random() / 2);
  }

  #drop(): WebSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    clearTimeout(this.#probe);
    this.#probe = undefined;
    return socket;
  }
}

/** Our own word for it: what was sent may have happened, what was not has not. */
function unanswered(id: string, wasSent: boolean): Refusal {
  return { t: "refusal", id, code: wasSent ? "not-answered" : "not-sent", rule: null, details: {} };
}

/** As good as a UUID, and there also where a house is visited without https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function socketAddress(table: string, page: { protocol: string; host: string } = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
