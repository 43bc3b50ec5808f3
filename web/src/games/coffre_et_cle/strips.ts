/** Sentences with open slots, one for each kind of claim (CC-20), the common ones first. */

import type { Speaker } from "../../lib/speaker";
import { stands } from "./marks";
import { PLACES, SAID, type Seat } from "./pieces";
import { leaves, sees } from "./truth";
import type { Deed, Intent, Said, Sentence, Spoken, Sureness, Topic, View } from "./wire";

/** What the slots hold now; each strip keeps its own. */
export interface Filling {
  seat: Seat;
  cards: Said[];
  card: Said;
  place: number;
  turn: number;
  sureness: Sureness;
  topic: Topic;
  wish: Wish;
  plan: Wish;
  claim: number;
}
export interface Wish {
  deed: Deed;
  target: number | null;
}
export type Slot = keyof Filling;
export interface Choice {
  id: string;
  text: string;
  chosen: boolean;
  fill: Partial<Filling>;
}
export interface Strip {
  id: string;
  message: string; // its slots are the places of this message
  slots: Slot[];
  common: boolean;
  begin(view: View, me: Seat): Filling | null; // null: there is nothing to say of this kind
  says(filling: Filling, me: Seat): Sentence;
}

const DEEDS: Deed[] = ["designate", "spare", "force", "name", "observe", "swap", "pass"];
const INTENTS: Intent[] = ["designate", "spare", "force", "swap"];
const SURENESS: Sureness[] = ["low", "mid", "high"];
const MOST_CLAIMS = 12;
const TOPICS: Topic[] = ["hold", "dealt", "saw"];

function filling(view: View, me: Seat): Filling {
  const other = (me + 1) % view.seats;
  return {
    seat: other,
    cards: ["key"],
    card: "fake-key",
    place: 0,
    turn: Math.max(0, view.turn),
    sureness: "mid",
    topic: "hold",
    wish: { deed: "designate", target: me },
    plan: { deed: "spare", target: other },
    claim: 0,
  };
}

/** The last time that something fits, so that a claim starts from what could be true. */
function lastTime(view: View, me: Seat, fits: typeof sees): Partial<Filling> {
  for (const deed of [...view.done].reverse())
    for (const place of PLACES) if (fits(deed, me, place)) return { place, turn: deed.turn };
  return {};
}

type Answering = "agree" | "dispute" | "retract";

/** What may be answered, the newest first: others' claims about cards and deeds; of my own all but what took another back. */
function claimsFor(kind: Answering, view: View, me: Seat): number[] {
  const fits = ({ seat, says }: Spoken) => (kind === "retract" ? seat === me && says.says !== "retract" : seat !== me && !("claim" in says));
  return view.claims.filter((claim) => fits(claim) && stands(view.claims, claim)).map((claim) => claim.number).reverse();
}

const about = (kind: Answering) => (view: View, me: Seat): Filling | null => {
  const [claim] = claimsFor(kind, view, me);
  return claim === undefined ? null : { ...filling(view, me), claim };
};

export const STRIPS: Strip[] = [
  { id: "hold-me", message: "strip-hold-me", slots: ["cards"], common: true, begin: filling, says: ({ cards }, me) => ({ says: "hold", seat: me, cards }) },
  {
    id: "saw", message: "strip-saw", slots: ["turn", "cards", "place"], common: true,
    begin: (view, me) => ({ ...filling(view, me), ...lastTime(view, me, sees) }),
    says: ({ place, turn, cards }) => ({ says: "saw", place, turn, cards }),
  },
  { id: "hold", message: "strip-hold", slots: ["seat", "cards"], common: true, begin: (view, me) => ({ ...filling(view, me), cards: ["fake-key"] }), says: ({ seat, cards }) => ({ says: "hold", seat, cards }) },
  { id: "request", message: "strip-request", slots: ["seat", "wish"], common: true, begin: filling, says: ({ seat, wish }) => ({ says: "request", seat, deed: wish.deed, target: wish.target }) },
  { id: "intend", message: "strip-intend", slots: ["plan"], common: true, begin: filling, says: ({ plan }) => ({ says: "intend", intent: plan.deed as Intent, target: plan.target ?? 0 }) },
  { id: "ask", message: "strip-ask", slots: ["seat", "topic"], common: true, begin: filling, says: ({ seat, topic }) => ({ says: "ask", seat, topic }) },
  { id: "suspect", message: "strip-suspect", slots: ["sureness", "seat", "card"], common: false, begin: filling, says: ({ seat, card, sureness }) => ({ says: "suspect", seat, card, sureness }) },
  { id: "dealt", message: "strip-dealt", slots: ["cards"], common: false, begin: (view, me) => ({ ...filling(view, me), cards: ["neutral"] }), says: ({ cards }) => ({ says: "dealt", cards }) },
  {
    id: "gave", message: "strip-gave", slots: ["turn", "cards", "place"], common: false,
    begin: (view, me) => ({ ...filling(view, me), cards: ["neutral"], ...lastTime(view, me, leaves) }),
    says: ({ place, turn, cards }) => ({ says: "gave", place, turn, cards }),
  },
  { id: "agree", message: "strip-agree", slots: ["claim"], common: false, begin: about("agree"), says: ({ claim }) => ({ says: "agree", claim }) },
  { id: "dispute", message: "strip-dispute", slots: ["claim"], common: false, begin: about("dispute"), says: ({ claim }) => ({ says: "dispute", claim }) },
  { id: "retract", message: "strip-retract", slots: ["claim"], common: false, begin: about("retract"), says: ({ claim }) => ({ says: "retract", claim }) },
];

// -- what a slot shows, and what may be put into it --------------------------------------------------------------

export function shown(slot: Slot, filled: Filling, speaker: Speaker, view: View, me: Seat): string {
  switch (slot) {
    case "cards":
      return speaker.join(filled.cards.map((card) => speaker.say(`said-${card}`)), "list-or");
    case "card":
      return speaker.say(`said-${filled.card}`);
    case "seat":
      return speaker.name(filled.seat);
    case "place":
      return speaker.place(filled.place);
    case "turn":
      return String(filled.turn + 1);
    case "sureness":
      return speaker.say(`sureness-${filled.sureness}`);
    case "topic":
      return speaker.say(`topic-${filled.topic}`);
    case "wish":
      return wished("wished", filled.wish, speaker, me);
    case "plan":
      return wished("intended", filled.plan, speaker, me);
    case "claim": {
      const meant = view.claims[filled.claim];
      if (!meant) return "";
      const quote = speaker.say("board-quote", { says: speaker.quote(meant.says, meant.seat) });
      return meant.seat === me ? quote : `${speaker.name(meant.seat)}${speaker.say("strip-colon")}${quote}`;
    }
  }
}

/** "désigner Inès", "passer": by the words that claims have for it. */
function wished(message: "wished" | "intended", { deed, target }: Wish, speaker: Speaker, me: Seat): string {
  const isPlace = deed === "swap" || deed === "observe";
  return speaker.say(message, {
    "deed-is": deed,
    "intent-is": deed,
    "target-seat": target === null || isPlace ? "" : speaker.name(target),
    "target-seat-is": target === me ? "self" : "other",
    "target-place": isPlace && target !== null ? speaker.place(target) : "",
  });
}

export function choices(strip: Strip, slot: Slot, filled: Filling, speaker: Speaker, view: View, me: Seat): Choice[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const pick = <Value>(values: readonly Value[], fill: (value: Value) => Partial<Filling>): Choice[] =>
    values.map((value) => {
      const next = { ...filled, ...fill(value) };
      return { id: JSON.stringify(value), text: shown(slot, next, speaker, view, me), chosen: JSON.stringify(next[slot]) === JSON.stringify(filled[slot]), fill: fill(value) };
    });
  switch (slot) {
    case "cards":
      return SAID.map((card) => ({ id: card, text: speaker.say(`face-${card}`), chosen: filled.cards.includes(card), fill: { cards: toggled(filled.cards, card) } }));
    case "card":
      return pick(SAID, (card) => ({ card }));
    case "seat":
      return pick(seats.filter((seat) => seat !== me), (seat) => ({ seat, wish: wishOf(seat, filled.wish, me) }));
    case "place":
      return pick(PLACES, (place) => ({ place }));
    case "turn":
      return pick(Array.from({ length: view.turn + 1 }, (_, nth) => view.turn - nth), (turn) => ({ turn }));
    case "sureness":
      return pick(SURENESS, (sureness) => ({ sureness }));
    case "topic":
      return pick(TOPICS, (topic) => ({ topic }));
    case "wish":
      return pick(wishes(DEEDS, seats, filled.seat), (wish) => ({ wish }));
    case "plan":
      return pick(wishes(INTENTS, seats, me), (plan) => ({ plan }));
    case "claim":
      return pick(claimsFor(strip.id as Answering, view, me).slice(0, MOST_CLAIMS), (claim) => ({ claim }));
  }
}

/** Whom he was to act upon is now he himself: then upon me. */
function wishOf(doer: Seat, wish: Wish, me: Seat): Wish {
  const isPlace = wish.deed === "swap" || wish.deed === "observe";
  return wish.target === doer && !isPlace ? { ...wish, target: me } : wish;
}

/** Every deed with every target; nobody designates, forces or names himself. */
function wishes(deeds: readonly Deed[], seats: Seat[], doer: Seat): Wish[] {
  return deeds.flatMap((deed): Wish[] => {
    if (deed === "pass") return [{ deed, target: null }];
    const targets: readonly number[] = deed === "swap" || deed === "observe" ? PLACES : seats.filter((seat) => seat !== doer);
    return targets.map((target) => ({ deed, target }));
  });
}

/** One or several, always in the order of the rulebook, never none. */
export function toggled(cards: readonly Said[], card: Said): Said[] {
  const next = SAID.filter((one) => (one === card ? !cards.includes(one) : cards.includes(one)));
  return next.length ? next : [...cards];
}

/** A message cut at its slots: words and slots in the order in which this language has them. */
export function pieces(strip: Strip, speaker: Speaker): (string | Slot)[] {
  const marked = Object.fromEntries(strip.slots.map((slot) => [slot, `\u0001${slot}\u0001`]));
  return speaker.say(strip.message, marked).split("\u0001").filter(Boolean) as (string | Slot)[];
}
