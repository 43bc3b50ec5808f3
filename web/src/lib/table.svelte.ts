/**
 * One table, live: what is on it now, who is there, what has happened, and what one asks of it.
 *
 * It is seen through one pair of eyes at a time. Where several people share a screen, `look(seat)` asks for another's
 * and forgets the last one's: no secret of a seat stays in the page when somebody else looks. The public's eyes stay
 * open then, for the log.
 */
import { claimsOf, Eyes, TOO_LATE, type LogEntry, type Sight } from "./eyes.svelte";
import type { Person, Playing, Scene } from "./game";
import { house } from "./house";
import type { Answer, Connection, Fields } from "./line";
import { Speaker } from "./speaker";
import type { Action, Chat, Command, Fault, Info, Phase, Presence, Seat, You } from "./wire";

const LONG_ASLEEP = 15_000; // ms after which a page that comes back asks whether its line is alive
const READ = 3_000; // ms in which a refusal is read, whatever happens meanwhile

/** `scene`: how it stood then; null where that was past already. */
interface Refused {
  seat: Seat | null;
  fault: Fault;
  scene: Scene | null;
}

export class TableStore {
  #eyes: Eyes = $state.raw()!;
  #public: Eyes | null = $state.raw(null);
  #playing: Playing | null = null;
  #unregister: (() => void) | null = null;
  #look: { seat: Seat | null; done: Promise<void> } | null = null; // what was asked for and has not come
  #hiddenAt = 0;
  #isClosed = false;

  /** The house's address for other people: what it was told, or what was typed here. */
  address = $state(location.origin);
  #refused = $state.raw<Refused | null>(null);
  #isRead = $state(false); // the refusal has stood there long enough
  #reading: ReturnType<typeof setTimeout> | undefined;

  readonly speaker: Speaker = $derived(
    new Speaker(this.info?.settings.game ?? "", this.people.map((person) => person.name), this.you?.seat ?? null, claimsOf(this.scene?.view.table)),
  );

  /** `seat`: through whose eyes from the start; null: the public's, say for a screen on the wall. */
  constructor(
    readonly id: string,
    readonly invite: string | null = null,
    seat?: Seat | null,
  ) {
    this.#eyes = this.#opened(seat);
    if (seat === null) this.#public = this.#eyes;
  }

  /** Comes to the table; the cookie by which the house will know us again must be there before. */
  async open(): Promise<void> {
    document.addEventListener("visibilitychange", this.#turned);
    addEventListener("online", this.#woke);
    addEventListener("offline", this.#woke); // a line may die without a word
    const me = await house.me().catch(() => undefined); // the line will say what is wrong
    if (me !== undefined) this.address = me.house;
    if (!this.#isClosed) this.#eyes.open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reading);
    document.removeEventListener("visibilitychange", this.#turned);
    removeEventListener("online", this.#woke);
    removeEventListener("offline", this.#woke);
    this.#eyes.close();
    this.#public?.close();
  }

  // -- what there is

  get info(): Info | null {
    return this.#sight.info;
  }
  get you(): You | null {
    return this.#sight.you;
  }
  get phase(): Phase | null {
    return this.info?.phase ?? null;
  }
  get people(): Person[] {
    return this.#sight.people;
  }
  get presence(): Presence {
    return this.#eyes.presence;
  }
  get chat(): readonly Chat[] {
    return this.#eyes.chat;
  }
  /** Where a screen is shared, only what everybody may know. */
  get log(): readonly LogEntry[] {
    return sightOf(this.#public ?? this.#eyes).log;
  }
  /** What happened before these very eyes; where a screen is shared, since they were opened. */
  get witnessed(): readonly LogEntry[] {
    return this.#eyes.log;
  }
  /** What there was before the log, through the same eyes. */
  get first(): Scene | null {
    return sightOf(this.#public ?? this.#eyes).first;
  }
  /** What is shown now; null in the lobby. */
  get scene(): Scene | null {
    return this.#sight.scene;
  }
  /** The lobby of another game, while one still looks at the end of the last: a rematch throws nobody out. */
  get proposed(): Info | null {
    return this.#sight === this.#eyes ? null : this.#eyes.info;
  }
  get connection(): Connection {
    return this.#eyes.connection;
  }
  /** Why the last thing that these eyes asked for has not happened; until it has been read, or the table has moved on. */
  get refusal(): Fault | null {
    if (this.#refused === null || this.#refused.seat !== (this.you?.seat ?? null)) return null;
    const { fault, scene } = this.#refused;
    const isPast = this.#isRead && !isLost(fault) && scene !== this.#eyes.latest;
    return isPast ? null : fault;
  }
  /** Whether an action of these eyes is on its way. */
  get isActing(): boolean {
    return this.#eyes.isActing;
  }

  get #sight(): Sight {
    return sightOf(this.#eyes);
  }

  // -- what one asks for

  /** An action of the game; null: the same one is on its way already. */
  act(action: Action): Promise<Answer | null> {
    return this.#told((eyes) => eyes.act(action));
  }

  command<T extends Command["t"]>(name: T, ...[fields]: object extends Fields<T> ? [Fields<T>?] : [Fields<T>]): Promise<Answer> {
    return this.#told((eyes) => eyes.command(name, (fields ?? {}) as Fields<T>));
  }

  /** What is refused is told to whoever asked for it, and to nobody who looks after him. */
  async #told<T extends Answer | null>(ask: (eyes: Eyes) => Promise<T>): Promise<T> {
    const eyes = this.#eyes;
    const seat = eyes.you?.seat ?? null;
    const answer = await ask(eyes);
    if (answer?.t === "refusal") this.#refuse({ seat, fault: answer, scene: isLate(answer) ? null : eyes.latest });
    else if (answer && eyes === this.#eyes) this.#refused = null;
    return answer;
  }

  #refuse(refused: Refused): void {
    this.#refused = refused;
    this.#isRead = false;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => (this.#isRead = true), READ);
  }

  /** Another game. Whoever has only bots round him has nobody to wait for: it starts at once. */
  async rematch(): Promise<void> {
    const isAlone = this.you?.seats.length === 1 && this.people.every((person, seat) => person.bot !== null || this.you?.seats[0] === seat);
    const answer = await this.command("rematch");
    if (isAlone && answer.t !== "refusal") await this.command("start");
  }

  /** Free words to everybody at the table; why they were not heard, if they were not. */
  async say(text: string): Promise<string | null> {
    const answer = await this.command("say", { text });
    if (answer.t !== "refusal") return null;
    this.dismiss();
    return this.speaker.reason(answer);
  }

  /** The end has been seen: on to the lobby of the next game. */
  sitAgain(): void {
    for (const eyes of [this.#eyes, this.#public]) if (eyes) eyes.ended = null;
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.#refused = null;
  }

  /** Look through the eyes of a seat of one's own, or the public's (null). Done when they see, or may not. */
  look(seat: Seat | null): Promise<void> {
    if (this.#look?.seat === seat) return this.#look.done;
    if (!this.#look && this.#eyes.you?.seat === seat && (seat !== null || this.#eyes === this.#public)) return Promise.resolve();
    const look = { seat, done: Promise.resolve() };
    this.#look = look;
    this.#public ??= this.#started(null);
    if (seat === null && this.#eyes.you?.seat !== null) this.#turnTo(this.#public); // nobody shall see the last one's scene for a moment longer
    const next = seat === null ? this.#public : this.#started(seat);
    look.done = next.welcome().then(() => {
      if (this.#look === look && next.you && !this.#isClosed) this.#turnTo(next);
      else if (next !== this.#public) next.close(); // somebody else has been asked for meanwhile, or it is not our seat
      if (this.#look === look) this.#look = null;
    });
    return look.done;
  }

  /** Whoever shows motion says so; what he gives back ends it. */
  register(playing: Playing): () => void {
    this.#playing = playing;
    this.#attach();
    return () => {
      if (this.#playing === playing) this.#playing = null;
      this.#attach();
    };
  }

  /** Show at once how it stands. */
  skip(): void {
    this.#eyes.steps.skip();
  }

  // -- eyes

  #opened(seat: Seat | null | undefined): Eyes {
    return new Eyes(this.id, { invite: this.invite, ...(seat === undefined ? {} : { seat }) });
  }

  #started(seat: Seat | null): Eyes {
    const eyes = this.#opened(seat);
    eyes.open();
    return eyes;
  }

  #turnTo(next: Eyes): void {
    const before = this.#eyes;
    this.#eyes = next;
    // What was refused is past; what a closed line did not get sent, its seat hears when it looks again.
    if (before !== next && !isLost(this.#refused?.fault)) this.#refused = null;
    if (before !== next && before !== this.#public) before.close();
    this.#attach();
  }

  #attach(): void {
    this.#unregister?.();
    this.#unregister = this.#playing && this.#eyes.steps.register(this.#playing);
  }

  // -- the page

  #turned = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.skip();
    } else if (Date.now() - this.#hiddenAt > LONG_ASLEEP) this.#woke();
  };

  #woke = (): void => {
    this.#eyes.wake();
    this.#public?.wake();
  };
}

/** Who has proposed the rematch, the host, has seen enough of the end. */
const sightOf = (eyes: Eyes): Sight => (eyes.you?.host ? eyes : (eyes.ended ?? eyes));

const isLate = ({ code }: Fault) => code === TOO_LATE || code === "stale";

const isLost = (fault: Fault | undefined) => fault?.code === "not-sent" || fault?.code === "not-answered";
