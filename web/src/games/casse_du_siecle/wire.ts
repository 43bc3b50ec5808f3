// Made by `make wire` from the server's own types; it is made again, not edited.

import type { DealBegan, DealEnded, MatchEnded, Ready, Seat, SeatReady } from "../../lib/wire";

/** This bunch (CS-06). */
export interface Take {
  do: "take";
  place: number;
}

/** One key, on the lock of its letter (CS-07). */
export interface Lay {
  do: "lay";
  key: Key;
  door: number;
}

export type Key = "1C" | "1O" | "1D" | "1E" | "2C" | "2O" | "2D" | "2E" | "3C" | "3O" | "3D" | "3E" | "4C" | "4O" | "4D" | "4E" | "5C" | "5O" | "5D" | "5E" | "6C" | "6O" | "6D" | "6E";

/** These keys on a door in one move that covers all its locks: a theft (CS-21), or keys changed (CS-28). Each goes to the lock of its letter; a key that lies there is taken back. */
export interface Finish {
  do: "finish";
  door: number;
  keys: Key[];
}

/** Done with laying; these keys stay in hand (CS-29). */
export interface Keep {
  do: "keep";
  keys: Key[];
}

/** These keys onto the place that is being filled (CS-08). The first one ends laying, where no key is kept. */
export interface PutBack {
  do: "put-back";
  keys: Key[];
}

/** At one gear (CS-09). */
export interface Look {
  do: "look";
  axle: number;
  level: Level;
}

export type Level = "lower" | "upper";

/** The next digit of the combination: axle 1 to 4, the lower gear before the upper (CS-12). */
export interface Dial {
  do: "dial";
  digit: number;
}

/** Two complete bunches, to be shuffled with the keys of a door (CS-10). */
export interface Pick {
  do: "pick";
  first: number;
  second: number;
}

/** This spare door (CS-20). */
export interface TakeDoor {
  do: "take-door";
  door: number;
}

export type Action = Take | Lay | Finish | Keep | PutBack | Look | Dial | Pick | TakeDoor | Ready;

export interface StarterFound {
  event: "starter-found";
  seat: Seat;
}

/** One token. */
export interface Staked {
  event: "staked";
  seat: Seat;
  pot: Pot;
}

export type Pot = "door" | "safe";

/** CS-13: this seat could lay no key; luck puts these back. */
export interface DoorCleared {
  event: "door-cleared";
  seat: Seat;
  door: number;
  count: number;
}

export interface LuckPutBack {
  event: "luck-put-back";
  place: number;
  count: number;
}

/** Who took it sees the keys. */
export interface BunchTaken {
  event: "bunch-taken";
  seat: Seat;
  place: number;
  keys: Key[];
  count: number;
}

/** Face down (CS-23), only who laid it sees the key. */
export interface KeyLaid {
  event: "key-laid";
  seat: Seat;
  door: number;
  letter: Letter;
  key: Key | null;
  face_down: boolean;
}

export type Letter = "C" | "O" | "D" | "E";

/** CS-28. Where keys lie face down, only who took them back sees them. */
export interface KeysTakenBack {
  event: "keys-taken-back";
  seat: Seat;
  door: number;
  letters: Letter[];
  keys: Key[];
  count: number;
  face_down: boolean;
}

/** All its locks were covered in one move, with these keys (CS-21, CS-28). */
export interface DoorFinished {
  event: "door-finished";
  seat: Seat;
  door: number;
  keys: Key[];
  count: number;
}

/** `tokens` came from the door pot (CS-30). */
export interface DoorOpened {
  event: "door-opened";
  seat: Seat;
  door: number;
  keys: Key[];
  tokens: number;
}

/** The four keys, turned up, are no set: the owner looks at a gear (CS-27). */
export interface BetLost {
  event: "bet-lost";
  seat: Seat;
  door: number;
  owner: Seat;
  keys: Key[];
}

/** Only who looked sees the digit. */
export interface GearSeen {
  event: "gear-seen";
  seat: Seat;
  axle: number;
  level: Level;
  digit: number | null;
}

/** CS-17. */
export interface GearAdded {
  event: "gear-added";
  seat: Seat;
  axle: number;
}

/** The `nth` digit, counted from 0; only who dials sees which it is. */
export interface DigitDialled {
  event: "digit-dialled";
  seat: Seat;
  nth: number;
  digit: number | null;
}

export interface DialWrong {
  event: "dial-wrong";
  seat: Seat;
}

/** `count` is how many he holds now; which, only he sees. */
export interface KeysKept {
  event: "keys-kept";
  seat: Seat;
  keys: Key[];
  count: number;
}

export interface KeysPutBack {
  event: "keys-put-back";
  seat: Seat;
  place: number;
  keys: Key[];
  count: number;
}

export interface BunchesPicked {
  event: "bunches-picked";
  seat: Seat;
  door: number;
  first: number;
  second: number;
}

/** The keys of the door and of the two bunches lie shuffled on these three places (CS-10). */
export interface BunchesMade {
  event: "bunches-made";
  door: number;
  first: number;
  second: number;
  third: number;
}

/** A spare door (CS-20). */
export interface DoorTaken {
  event: "door-taken";
  seat: Seat;
  door: number;
}

export interface TimedOut {
  event: "timed-out";
  seat: Seat;
}

/** `winner` has won this game, `tokens` came from the pots; `winners` are first, with stakes by tokens (CS-32). */
export interface Ended {
  event: "ended";
  how: Ending;
  winner: Seat | null;
  tokens: number;
  winners: Seat[];
  combination: number[];
}

export type Ending = "safe-opened" | "rounds-over" | "nobody-ahead";

export type GameEvent = StarterFound | Staked | DoorCleared | LuckPutBack | BunchTaken | KeyLaid | KeysTakenBack | DoorFinished | DoorOpened | BetLost | GearSeen | GearAdded | DigitDialled | DialWrong | KeysKept | KeysPutBack | BunchesPicked | BunchesMade | DoorTaken | TimedOut | Ended | DealEnded | SeatReady | DealBegan | MatchEnded;

/** The table through one seat's eyes; `seat` None is a spectator. */
export interface View {
  seat: Seat | null;
  seats: number;
  options: Options;
  phase: Phase;
  starter: Seat | null;
  mover: Seat | null;
  looker: Seat | null;
  turn: number;
  round: number;
  must_lay: boolean;
  may_lay: boolean;
  doors: DoorView[];
  bunches: Layer[][];
  filling: number | null;
  held: number[];
  aside: number;
  axles: GearView[][];
  reserve: number;
  to_shuffle: number[];
  dialled: number;
  tokens: number[];
  door_pot: number;
  safe_pot: number;
  this_turn: Events[];
  last_turn: Events[];
  hand: Key[];
  mine_aside: Key[];
  my_dial: number[];
  glimpse: Glimpse | null;
  ending: Ending | null;
  winner: Seat | null;
  winners: Seat[];
}

export interface Options {
  safe_memory: SafeMemory;
  master_keys: boolean;
  changing_keys: boolean;
  own_doors: boolean;
  hidden_keys: boolean;
  keys_in_hand: boolean;
  long_combination: boolean;
  combination: number;
  stakes: Stakes;
  match: boolean;
  starter: Seat | null;
  max_rounds: number;
}

export type SafeMemory = "notes" | "strict";

export type Stakes = "none" | "bunches" | "digits" | "both";

export type Phase = "starter" | "gears" | "keys" | "clearing" | "taking" | "laying" | "looking" | "dialling" | "putting-back" | "picking" | "shuffling" | "taking-door" | "over";

/** `owner` None: everybody's; or, with doors of one's own, a spare one, which is shut. */
export interface DoorView {
  owner: Seat | null;
  shut: boolean;
  opened: boolean;
  locks: Lock[];
}

/** `key` None where none lies there, or where it lies face down and is not yours to know. */
export interface Lock {
  covered: boolean;
  key: Key | null;
}

/** Keys that came to a bunch together. `seat` None: by luck. `cannot`: a bit for each key, by KEYS, that is not among them, because whoever put them back would have had to lay it; as far as everybody can tell. */
export interface Layer {
  seat: Seat | null;
  turn: number;
  count: number;
  cannot: number;
  keys: Key[];
}

export interface GearView {
  seen_by: Seat[];
  digit: number | null;
}

export type Events = StarterFound | Staked | DoorCleared | LuckPutBack | BunchTaken | KeyLaid | KeysTakenBack | DoorFinished | DoorOpened | BetLost | GearSeen | GearAdded | DigitDialled | DialWrong | KeysKept | KeysPutBack | BunchesPicked | BunchesMade | DoorTaken | TimedOut | Ended;

/** The gear that you looked at last, until you act again or the turn is over. */
export interface Glimpse {
  axle: number;
  level: Level;
  digit: number;
}
