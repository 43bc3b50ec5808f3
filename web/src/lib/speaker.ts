/**
 * From what goes over the wire to sentences, for any game: as texts/speaker.py does, by the same messages.
 *
 * The message is named after the tag (`event-swapped`, `action-force`, `claim-hold`), its places after the fields; what a
 * field gives a message depends on what it is (shapes.json, made of the server's types):
 *
 *     seat            $F the player's name; $F-is  you | self (in a claim: the speaker) | other | nobody
 *     seats           $F the names joined; $F-is  you | with-you | other | nobody; $F-count
 *     seat per seat   $F "Ana → Bruno, …"
 *     place           $F its words (place-0, place-1 …)
 *     enum E          $F its words (card-key …); $F-is its bare value, or `hidden` where it was redacted
 *     enums E         $F the words joined by "or", $F-all by "and"; $F-count
 *     claim           $F-seat, $F-seat-is whose it was; $F-says what it said; $F-is  plain | reference
 *     sentence        $F its own sentence
 *     points          $F "Ana 2, Bruno 0"
 *     number          $F; $F-nth counted from 1; $F-place and $F-seat, $F-seat-is where it may stand for one
 *     flag            $F-is  yes | no
 */
import shapes from "./shapes.json";
import type { Action, Fault, GameEvent, Seat } from "./wire";
import { words, type Details, type Texts } from "./words.svelte";

type Shape = Record<string, string>;
type Struct = Record<string, unknown>;
/** What a player claims: it has a tag `says`. */
export interface Says {
  says: string;
}
/** A claim in a game's record of talk, to which other claims refer by its place there. */
export interface Spoken {
  seat: Seat;
  says: Says;
}

const CLAIM = "claim"; // a field of this name is the number of a claim in the record
const PREFIXES = [
  ["do", "action"],
  ["event", "event"],
  ["says", "claim"],
] as const;

/** Speaks to one person (or, `me` null, to the public) about the players of one table. Follows the language. */
export class Speaker {
  readonly texts: Texts;

  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
    readonly me: Seat | null = null,
    readonly claims: readonly Spoken[] = [],
    texts?: Texts,
  ) {
    this.texts = texts ?? words.of(game);
  }

  /** The same, spoken to somebody else. */
  to(me: Seat | null): Speaker {
    return me === this.me ? this : new Speaker(this.game, this.names, me, this.claims, this.texts);
  }

  say(id: string, details: Details = {}): string {
    return this.texts.say(id, details);
  }

  // -- sentences

  tell(event: GameEvent): string {
    return this.sentence(event);
  }

  offer(action: Action): string {
    return this.sentence(action);
  }

  quote(says: Says, by: Seat): string {
    return this.sentence(says, by);
  }

  /** Something that we have no words for, because the house is newer than this page, is passed over. */
  sentence(struct: object, by: Seat | null = null): string {
    const message = messageOf(struct as Struct);
    if (message === null || !this.texts.has(message)) return "";
    return this.say(message, this.words(struct as Struct, message, by));
  }

  /** One sentence, and the rule behind it. */
  refusal(fault: Fault): string {
    return fault.rule ? `${this.reason(fault)} (${fault.rule})` : this.reason(fault);
  }

  /** The sentence alone. */
  reason(fault: Fault): string {
    const message = `refusal-${fault.code}`;
    return this.texts.has(message) ? this.say(message, fault.details) : this.say("refusal-failed");
  }

  // -- words

  word(kind: string, value: string, details: Details = {}): string {
    return this.say(`${kind}-${value}`, details);
  }

  place(place: number): string {
    return this.say(`place-${place}`);
  }

  name(seat: Seat): string {
    return this.names[seat] ?? this.say("somebody", { number: seat });
  }

  relation(seat: Seat | null, by: Seat | null = null): "you" | "self" | "other" | "nobody" {
    if (seat === null) return "nobody";
    if (seat === by) return "self";
    return seat === this.me ? "you" : "other";
  }

  /** Several players in a row; whoever reads comes as "you". */
  people(seats: readonly Seat[], joined = "list-and"): string {
    return this.join(
      seats.map((seat) => (seat === this.me ? this.say("you") : this.name(seat))),
      joined,
    );
  }

  join(parts: readonly string[], joined: string): string {
    if (parts.length === 0) return this.say("nobody");
    if (parts.length === 1) return parts[0]!;
    return this.say(joined, { before: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** What the fields of a struct give to its message. */
  words(struct: Struct, message: string, by: Seat | null): Details {
    const shape = shapeOf(this.game, message);
    const speaker = by ?? (struct.seat as Seat | undefined) ?? null;
    const told: Details = {};
    const enums = Object.entries(shape).filter(([, what]) => what.startsWith("enum "));
    for (const [name, what] of Object.entries(shape))
      if (!what.startsWith("enum ")) Object.assign(told, this.#field(name, what, struct[name] ?? null, by, speaker));
    for (const [name] of enums) told[`${name}-is`] = (struct[name] as string | null) ?? "hidden";
    for (const [name, what] of enums) {
      const value = (struct[name] ?? null) as string | null;
      told[name] = value === null ? "" : this.word(what.slice("enum ".length), value, told); // an ending's words speak of the winners
    }
    return told;
  }

  #field(name: string, what: string, value: unknown, by: Seat | null, speaker: Seat | null): Details {
    if (what === "claim") return this.#reference(name, value as number, by);
    if (what === "seat") return this.#somebody(name, value as Seat | null, by);
    if (what === "place") return { [name]: value === null ? "" : this.place(value as number) };
    if (value === null) return { [name]: "", [`${name}-is`]: "nobody" };
    if (Array.isArray(value)) return this.#several(name, what, value);
    if (what === "sentence") return { [name]: this.sentence(value as object, speaker) };
    if (what === "flag") return { [`${name}-is`]: value ? "yes" : "no" };
    if (what === "number") return this.#number(name, value as number, by);
    return what === "text" ? { [name]: String(value) } : {};
  }

  #somebody(name: string, seat: Seat | null, by: Seat | null): Details {
    return { [name]: seat === null ? "" : this.name(seat), [`${name}-is`]: this.relation(seat, by) };
  }

  #number(name: string, value: number, by: Seat | null): Details {
    const told: Details = { [name]: value, [`${name}-is`]: "given", [`${name}-nth`]: value + 1 };
    if (this.texts.has(`place-${value}`)) told[`${name}-place`] = this.place(value);
    if (value < this.names.length) Object.assign(told, this.#somebody(`${name}-seat`, value, by));
    return told;
  }

  #several(name: string, what: string, values: unknown[]): Details {
    if (what.startsWith("enums ")) {
      const kind = what.slice("enums ".length);
      const words = values.map((value) => this.word(kind, value as string));
      const told: Details = { [name]: this.join(words, "list-or"), [`${name}-all`]: this.join(words, "list-and") };
      return { ...told, [`${name}-count`]: values.length };
    }
    if (what === "seats") {
      const seats = values as Seat[];
      return { [name]: this.people(seats), [`${name}-is`]: this.#company(seats), [`${name}-count`]: seats.length };
    }
    if (what === "seat per seat") {
      const pairs = (values as (Seat | null)[]).flatMap((target, seat) =>
        target === null ? [] : [this.say("list-pair", { seat: this.name(seat), target: this.name(target) })],
      );
      return { [name]: pairs.join(", ") || this.say("nobody") };
    }
    const scores = (values as number[]).map((points, seat) => this.say("list-score", { seat: this.name(seat), points }));
    return { [name]: scores.join(", ") };
  }

  #company(seats: Seat[]): string {
    if (seats.length === 0) return "nobody";
    if (this.me === null || !seats.includes(this.me)) return "other";
    return seats.length === 1 ? "you" : "with-you";
  }

  /** A claim about a claim says whose it was, and what; a chain of them only whose. */
  #reference(name: string, number: number, by: Seat | null): Details {
    const meant = this.claims[number];
    if (!meant) return { [`${name}-is`]: "reference", [`${name}-seat`]: "", [`${name}-seat-is`]: "nobody", [`${name}-says`]: "" };
    const plain = !(CLAIM in meant.says);
    return {
      [`${name}-is`]: plain ? "plain" : "reference",
      [`${name}-says`]: plain ? this.quote(meant.says, meant.seat) : "",
      ...this.#somebody(`${name}-seat`, meant.seat, by),
    };
  }
}

function messageOf(struct: Struct): string | null {
  const found = PREFIXES.find(([tag]) => typeof struct[tag] === "string");
  return found ? `${found[1]}-${struct[found[0]] as string}` : null;
}

function shapeOf(game: string, message: string): Shape {
  return (shapes as unknown as Record<string, Record<string, Shape>>)[game]?.[message] ?? {};
}
