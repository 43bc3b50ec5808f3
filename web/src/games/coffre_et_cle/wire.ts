// Made by `make wire` from the server's own types; it is made again, not edited.

import type { DealBegan, DealEnded, MatchEnded, Ready, Seat, SeatReady } from "../../lib/wire";

export interface Observe {
  do: "observe";
  place: number;
}

export interface Swap {
  do: "swap";
  place: number;
}

export interface Force {
  do: "force";
  seat: Seat;
  place: number;
}

export interface Pass {
  do: "pass";
}

export interface EndTurn {
  do: "end-turn";
}

export interface Designate {
  do: "designate";
  seat: Seat;
}

/** In the final phase: I believe that this player holds the Fake Key. */
export interface Name {
  do: "name";
  seat: Seat;
}

export interface Claim {
  do: "claim";
  says: Sentence;
}

export type Sentence = Dealt | Hold | Saw | Gave | Suspect | Intend | Ask | Request | Agree | Dispute | Retract;

export interface Dealt {
  says: "dealt";
  cards: Said[];
}

export type Said = "key" | "treasure" | "fake-key" | "neutral";

export interface Hold {
  says: "hold";
  seat: Seat;
  cards: Said[];
}

export interface Saw {
  says: "saw";
  place: number;
  turn: number;
  cards: Said[];
}

export interface Gave {
  says: "gave";
  place: number;
  turn: number;
  cards: Said[];
}

export interface Suspect {
  says: "suspect";
  seat: Seat;
  card: Said;
  sureness: Sureness;
}

export type Sureness = "low" | "mid" | "high";

export interface Intend {
  says: "intend";
  intent: Intent;
  target: number;
}

export type Intent = "designate" | "spare" | "force" | "swap";

export interface Ask {
  says: "ask";
  seat: Seat;
  topic: Topic;
}

export type Topic = "dealt" | "hold" | "saw";

export interface Request {
  says: "request";
  seat: Seat;
  deed: Deed;
  target: number | null;
}

export type Deed = "designate" | "spare" | "force" | "swap" | "observe" | "pass" | "name";

export interface Agree {
  says: "agree";
  claim: number;
}

export interface Dispute {
  says: "dispute";
  claim: number;
}

export interface Retract {
  says: "retract";
  claim: number;
}

export type Action = Observe | Swap | Force | Pass | EndTurn | Designate | Name | Claim | Ready;

export interface StarterFound {
  event: "starter-found";
  seat: Seat;
}

/** Each seat sees its own. */
export interface CardDealt {
  event: "card-dealt";
  seat: Seat;
  card: Card;
}

export type Card = "key" | "treasure" | "fake-key" | "neutral" | "false-treasure" | "trap";

export interface Observed {
  event: "observed";
  seat: Seat;
  place: number;
  card: Card | null;
}

export interface Swapped {
  event: "swapped";
  seat: Seat;
  place: number;
  gave: Card | null;
  got: Card | null;
}

export interface Forced {
  event: "forced";
  by: Seat;
  seat: Seat;
  place: number;
  gave: Card | null;
  got: Card | null;
}

export interface Passed {
  event: "passed";
  seat: Seat;
}

export interface TurnEnded {
  event: "turn-ended";
  seat: Seat;
}

export interface TimedOut {
  event: "timed-out";
  seat: Seat;
}

export interface Designated {
  event: "designated";
  by: Seat;
  seat: Seat;
}

export interface FalseTreasureShown {
  event: "false-treasure-shown";
  seat: Seat;
}

export interface FinalPhaseBegan {
  event: "final-phase-began";
  treasure: Seat;
  seat: Seat;
}

export interface Named {
  event: "named";
  seat: Seat;
  target: Seat;
}

/** Where names are given `at_once`, the target is the namer's alone to see until `NamesShown`. */
export interface NamedSecretly {
  event: "named-secretly";
  seat: Seat;
  target: Seat | null;
}

export interface NamesShown {
  event: "names-shown";
  names: (Seat | null)[];
}

export interface Claimed {
  event: "claimed";
  number: number;
  seat: Seat;
  says: Sentence;
}

export interface Ended {
  event: "ended";
  how: Ending;
  winners: Seat[];
  cards: CardsShown;
}

export type Ending = "key-found" | "fake-designated" | "false-treasure-won" | "fake-named" | "fake-caught" | "fake-escaped" | "fake-unnamed" | "fake-not-held" | "rounds-over";

/** Every card, at the end (CC-30). */
export interface CardsShown {
  seats: Card[];
  centre: Card[];
  removed: Card[];
  laid_open: Card[];
}

export type GameEvent = StarterFound | CardDealt | Observed | Swapped | Forced | Passed | TurnEnded | TimedOut | Designated | FalseTreasureShown | FinalPhaseBegan | Named | NamedSecretly | NamesShown | Claimed | Ended | DealEnded | SeatReady | DealBegan | MatchEnded;

/** The table through one seat's eyes; `seat` None is a spectator. */
export interface View {
  seat: Seat | null;
  seats: number;
  options: Options;
  phase: Phase;
  starter: Seat | null;
  mover: Seat | null;
  turn: number;
  round: number;
  locked: boolean[];
  done: Done[];
  claims: Spoken[];
  laid_open: Card[];
  treasure: Seat | null;
  designated: Seat | null;
  named: boolean[];
  names: (Seat | null)[];
  abstained: boolean[];
  card: Card | null;
  forced_by: Seat | null;
  snared: boolean;
  notes: Note[];
  claims_left: number;
  cards: CardsShown | null;
  ending: Ending | null;
  winners: Seat[];
}

export interface Options {
  extra_neutrals: number;
  specials: Specials;
  starter: Seat | null;
  force_locks: boolean;
  final_talk: boolean;
  designate_from_round: number;
  final_vote: FinalVote;
  plausible_names: boolean;
  treasure_names: boolean;
  fake_hides: FakeHides;
  max_rounds: number;
  match: number;
  advanced_cards: Advanced[];
  notes: boolean;
}

export type Specials = "anywhere" | "with_players";

export type FinalVote = "in_turn" | "at_once";

export type FakeHides = "off" | "plurality";

export type Advanced = "false-treasure" | "trap";

export type Phase = "starter" | "specials" | "deal" | "action" | "closing" | "naming" | "over";

/** A public action, as everybody saw it. */
export interface Done {
  turn: number;
  seat: Seat;
  action: PublicAction;
}

export type PublicAction = Observe | Swap | Force | Pass | Designate;

/** A claim in the record. `after` is how many public actions had been taken before it. */
export interface Spoken {
  number: number;
  seat: Seat;
  turn: number;
  after: number;
  says: Sentence;
}

/** What a player has seen at a centre place, or given up there. `stale`: that place has changed since. */
export interface Note {
  kind: NoteKind;
  turn: number;
  place: number;
  card: Card;
  stale: boolean;
}

export type NoteKind = "saw" | "gave";
