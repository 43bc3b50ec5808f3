// Made by `make wire` from the server's own types; it is made again, not edited.

import type { DealBegan, DealEnded, MatchEnded, Ready, Seat, SeatReady } from "../../lib/wire";

/** The roll of the turn; on a guard space, the guard's fight (FS-05). */
export interface Roll {
  do: "roll";
}

/** This card; `target` is before whom, or whom it sends back, and None for the others (FS-19 to FS-22). */
export interface Play {
  do: "play";
  slot: number;
  card: Instruction;
  target: Seat | null;
}

export type Instruction = "forward-3" | "roll-again" | "nearest-lab" | "sidelined" | "prowling-guard" | "lab-1" | "lab-2" | "lab-3";

/** This card for another, instead of playing one (FS-07). */
export interface Discard {
  do: "discard";
  slot: number;
  card: Instruction;
}

/** No card in this turn (FS-05). */
export interface EndTurn {
  do: "end-turn";
}

/** This one, of several on the space (FS-09). */
export interface Fight {
  do: "fight";
  foe: Seat;
}

/** From a TV screen (FS-15). */
export interface Challenge {
  do: "challenge";
  foe: Seat;
}

/** Nobody is challenged (FS-15). */
export interface Decline {
  do: "decline";
}

/** Where the holder is, to battle for the formula (FS-31). */
export interface Stop {
  do: "stop";
}

/** Past the holder, with what is left of the move (FS-31). */
export interface RunOn {
  do: "run-on";
}

export type Action = Roll | Play | Discard | EndTurn | Fight | Challenge | Decline | Stop | RunOn | Ready;

/** Only their owner sees which (FS-02). */
export interface CardsDealt {
  event: "cards-dealt";
  seat: Seat;
  cards: Instruction[];
  count: number;
}

/** One for each who rolls for the start; the tied roll again (FS-01). */
export interface StartRolled {
  event: "start-rolled";
  seat: Seat;
  die: number;
}

export interface StarterFound {
  event: "starter-found";
  seat: Seat;
}

/** FS-20: the card that lay before him is discarded. */
export interface TurnSkipped {
  event: "turn-skipped";
  seat: Seat;
}

/** It lies on the discards, *sidelined* before its target (FS-06). */
export interface CardPlayed {
  event: "card-played";
  seat: Seat;
  slot: number;
  card: Instruction;
  target: Seat | null;
}

export interface CardDiscarded {
  event: "card-discarded";
  seat: Seat;
  slot: number;
  card: Instruction;
}

/** The discards are the pile now (FS-06). */
export interface PileReshuffled {
  event: "pile-reshuffled";
  count: number;
}

/** Only who drew it sees which. */
export interface CardDrawn {
  event: "card-drawn";
  seat: Seat;
  slot: number;
  card: Instruction | null;
}

/** To move: one die inward, two outward (FS-26). */
export interface DiceThrown {
  event: "dice-thrown";
  seat: Seat;
  dice: number[];
  total: number;
  why: Throw;
}

export type Throw = "turn" | "replay" | "card" | "run";

/** From `start` over every space between to `to`, where it ends (`halt`). */
export interface Moved {
  event: "moved";
  seat: Seat;
  start: number;
  to: number;
  halt: Halt;
}

export type Halt = "count" | "corridor" | "holder" | "vault" | "start";

/** Past `holder`; a `Moved` follows (FS-31). */
export interface RanOn {
  event: "ran-on";
  seat: Seat;
  holder: Seat;
}

/** By a prowling guard: no movement, nobody on the way matters (FS-21). */
export interface SentBack {
  event: "sent-back";
  seat: Seat;
  start: number;
  to: number;
  by: Seat;
}

/** `seat` is the one whose turn it is. */
export interface BattleBegan {
  event: "battle-began";
  seat: Seat;
  foe: Seat;
  stake: Stake;
}

export type Stake = "ground" | "afar" | "formula" | "formula-and-guard";

/** `winner` None: a tie, they roll again. */
export interface BattleRolled {
  event: "battle-rolled";
  seat: Seat;
  foe: Seat;
  die: number;
  foe_die: number;
  stake: Stake;
  winner: Seat | null;
}

/** From a TV screen; `BattleBegan` follows (FS-15). */
export interface Challenged {
  event: "challenged";
  seat: Seat;
  foe: Seat;
}

export interface ChallengeDeclined {
  event: "challenge-declined";
  seat: Seat;
}

/** Red for the guard, blue for the player; equal: they roll again (FS-11). */
export interface GuardRolled {
  event: "guard-rolled";
  seat: Seat;
  guard: number;
  die: number;
}

/** He turns round, and from now on moves outward (FS-24, FS-26). */
export interface VaultReached {
  event: "vault-reached";
  seat: Seat;
}

/** From `victim`; None: where it lay, in the vault (FS-25, FS-31). */
export interface FormulaTaken {
  event: "formula-taken";
  seat: Seat;
  victim: Seat | null;
}

/** Without the formula there is nothing further out (FS-28c). */
export interface WaitsAtStart {
  event: "waits-at-start";
  seat: Seat;
}

export interface TimedOut {
  event: "timed-out";
  seat: Seat;
}

export interface Ended {
  event: "ended";
  how: Ending;
  winners: Seat[];
}

export type Ending = "out" | "rounds-holder" | "rounds-nearest" | "shared";

export type GameEvent = CardsDealt | StartRolled | StarterFound | TurnSkipped | CardPlayed | CardDiscarded | PileReshuffled | CardDrawn | DiceThrown | Moved | RanOn | SentBack | BattleBegan | BattleRolled | Challenged | ChallengeDeclined | GuardRolled | VaultReached | FormulaTaken | WaitsAtStart | TimedOut | Ended | DealEnded | SeatReady | DealBegan | MatchEnded;

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
  spaces: string;
  deck: number[];
  labs: number[];
  at: number[];
  outward: boolean[];
  holder: Seat | null;
  grabber: Seat | null;
  sidelined: boolean[];
  held: number[];
  pile: number;
  discards: Instruction[];
  rolled: boolean;
  carded: boolean;
  runner: Seat | null;
  foe: Seat | null;
  stake: Stake | null;
  left: number;
  this_turn: Events[];
  last_turn: Events[];
  hand: Instruction[];
  ending: Ending | null;
  winners: Seat[];
  race: number[][];
  takings: Taking[];
}

export interface Options {
  board: BoardChoice;
  own_board: string;
  max_rounds: number;
}

export type BoardChoice = "standard" | "long" | "own";

export type Phase = "dealing" | "starting" | "resting" | "reshuffling" | "moving" | "stopping" | "picking" | "challenging" | "battle" | "guard" | "over";

export type Events = CardsDealt | StartRolled | StarterFound | TurnSkipped | CardPlayed | CardDiscarded | PileReshuffled | CardDrawn | DiceThrown | Moved | RanOn | SentBack | BattleBegan | BattleRolled | Challenged | ChallengeDeclined | GuardRolled | VaultReached | FormulaTaken | WaitsAtStart | TimedOut | Ended;

/** Who took the formula, and in which turn. */
export interface Taking {
  turn: number;
  seat: Seat;
}
