// Made by `make wire` from the server's own types; it is made again, not edited.

import type { DealBegan, DealEnded, MatchEnded, Ready, Seat, SeatReady } from "../../lib/wire";

/** The knight to move, where the one of the die is in the treasure chamber (RN-08). */
export interface Choose {
  do: "choose";
  helmet: Helmet;
}

export type Helmet = "black" | "grey" | "white";

/** Onto the next square, or into a room that touches this one (RN-10). */
export interface Step {
  do: "step";
  to: Spot;
}

export type Spot = "entrance" | "black" | "grey" | "white" | "treasure" | "C1" | "D1" | "E1" | "F1" | "G1" | "H1" | "C2" | "D2" | "E2" | "F2" | "G2" | "H2" | "A3" | "B3" | "C3" | "D3" | "E3" | "F3" | "G3" | "H3" | "I3" | "J3" | "A4" | "B4" | "C4" | "D4" | "E4" | "F4" | "G4" | "H4" | "I4" | "J4" | "A5" | "B5" | "C5" | "D5" | "G5" | "H5" | "I5" | "J5" | "A6" | "B6" | "C6" | "D6" | "G6" | "H6" | "I6" | "J6" | "A7" | "B7" | "C7" | "D7" | "E7" | "F7" | "G7" | "H7" | "I7" | "J7" | "A8" | "B8" | "C8" | "D8" | "E8" | "F8" | "G8" | "H8" | "I8" | "J8" | "C9" | "D9" | "E9" | "F9" | "G9" | "H9" | "C10" | "D10" | "E10" | "F10" | "G10" | "H10";

/** With a rope, straight over one square (RN-18). */
export interface Jump {
  do: "jump";
  to: Spot;
}

/** In a gallery: these portraits of the knight that entered go under the pile, as many come from its top (RN-24). */
export interface Exchange {
  do: "exchange";
  portraits: Portrait[];
}

export type Portrait = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

/** On one's own rail: `taker` takes this portrait from `giver`, and gives its own other one (RN-30). */
export interface Swap {
  do: "swap";
  taker: Helmet;
  giver: Helmet;
  portrait: Portrait;
}

/** The moving knight takes this portrait from a knight beside it, and gives its own other one (RN-31). */
export interface Rob {
  do: "rob";
  victim: Seat;
  helmet: Helmet;
  portrait: Portrait;
}

/** The move ends here, and with it the turn (RN-09). */
export interface Stop {
  do: "stop";
}

export type Action = Choose | Step | Jump | Exchange | Swap | Rob | Stop | Ready;

export interface StarterFound {
  event: "starter-found";
  seat: Seat;
}

/** What lies in the corners: top left, top right, bottom right, bottom left (RN-02). */
export interface RoomsLaid {
  event: "rooms-laid";
  rooms: Room[];
}

export type Room = "entrance" | "black" | "grey" | "white";

/** The traps would have shut a room off: they are laid anew (RN-03). */
export interface LayoutRedrawn {
  event: "layout-redrawn";
}

export interface DieRolled {
  event: "die-rolled";
  seat: Seat;
  helmet: Helmet;
  ringed: boolean;
}

/** By a quarter, clockwise (RN-36). All that comes after it is said of the castle as it lies now. */
export interface CastleTurned {
  event: "castle-turned";
  orientation: number;
}

/** By the player, or because no other is left outside (RN-08). */
export interface KnightChosen {
  event: "knight-chosen";
  seat: Seat;
  helmet: Helmet;
}

export interface Stepped {
  event: "stepped";
  seat: Seat;
  helmet: Helmet;
  start: Spot;
  to: Spot;
  once: boolean;
}

/** `ropes` are left. */
export interface Jumped {
  event: "jumped";
  seat: Seat;
  helmet: Helmet;
  start: Spot | null;
  to: Spot | null;
  ropes: number;
  once: boolean;
}

/** The moving knight, into the trap that it has just stepped or jumped on; it is back, and the turn ends (RN-13). */
export interface Fell {
  event: "fell";
  seat: Seat;
  helmet: Helmet;
  trap: Spot | null;
  back: Spot | null;
  once: boolean;
}

/** Another knight, whose counterweight has left: it is put on the square just left (RN-15). */
export interface Dropped {
  event: "dropped";
  seat: Seat;
  helmet: Helmet;
  trap: Spot;
  to: Spot;
  once: boolean;
}

/** `helmet` has entered this gallery, and its two portraits are for `receiver`, the knight of its colour (RN-21, RN-23). */
export interface PortraitsDrawn {
  event: "portraits-drawn";
  seat: Seat;
  helmet: Helmet;
  gallery: Helmet;
  receiver: Helmet;
  portraits: Portrait[];
}

/** RN-24. Nothing given: nothing taken. */
export interface Exchanged {
  event: "exchanged";
  seat: Seat;
  helmet: Helmet;
  gallery: Helmet;
  given: Portrait[];
  taken: Portrait[];
}

/** A visit in which nothing happens (RN-29). */
export interface GalleryEmpty {
  event: "gallery-empty";
  seat: Seat;
  helmet: Helmet;
  gallery: Helmet;
}

/** Out of a gallery, to where the step or the jump began (RN-25, RN-26). */
export interface CameBack {
  event: "came-back";
  seat: Seat;
  helmet: Helmet;
  to: Spot;
  once: boolean;
}

export interface Swapped {
  event: "swapped";
  seat: Seat;
  taker: Helmet;
  giver: Helmet;
  portrait: Portrait;
  given: Portrait;
}

export interface Robbed {
  event: "robbed";
  seat: Seat;
  helmet: Helmet;
  victim: Seat;
  robbed: Helmet;
  portrait: Portrait;
  given: Portrait;
}

/** `count` of his knights are there now (RN-33). */
export interface TreasureReached {
  event: "treasure-reached";
  seat: Seat;
  helmet: Helmet;
  count: number;
}

export interface Stopped {
  event: "stopped";
  seat: Seat;
  helmet: Helmet;
  why: Halt;
}

export type Halt = "choice" | "no-way";

/** After idle turns (RN-39). `ropes` are what he has now. */
export interface RopeGiven {
  event: "rope-given";
  seat: Seat;
  ropes: number;
}

export interface TimedOut {
  event: "timed-out";
  seat: Seat;
}

/** `traps` are shown, unless they stay for the next game (RN-37). */
export interface Ended {
  event: "ended";
  how: Ending;
  winners: Seat[];
  traps: Spot[];
}

export type Ending = "treasure" | "rounds-over" | "shared";

export type GameEvent = StarterFound | RoomsLaid | LayoutRedrawn | DieRolled | CastleTurned | KnightChosen | Stepped | Jumped | Fell | Dropped | PortraitsDrawn | Exchanged | GalleryEmpty | CameBack | Swapped | Robbed | TreasureReached | Stopped | RopeGiven | TimedOut | Ended | DealEnded | SeatReady | DealBegan | MatchEnded;

/** The table through one seat's eyes; `seat` None is a spectator. All see the same: what is hidden is hidden from everybody. */
export interface View {
  seat: Seat | null;
  seats: number;
  options: Options;
  phase: Phase;
  starter: Seat | null;
  mover: Seat | null;
  turn: number;
  round: number;
  orientation: number;
  rooms: Room[];
  die: Helmet | null;
  ringed: boolean;
  moving: Helmet | null;
  gallery: Helmet | null;
  visited: Helmet[];
  steps: number;
  knights: Knight[][];
  ropes: number[];
  idle: number[];
  piles: number[];
  traps: Spot[];
  this_turn: Events[];
  last_turn: Events[];
  suspects: Spot[][];
  tails: Portrait[][];
  ending: Ending | null;
  winners: Seat[];
  falls: number[];
}

export interface Options {
  trap_memory: TrapMemory;
  enchanted: Enchanted;
  reshuffle_traps: boolean;
  starter: Seat | null;
  max_rounds: number;
}

export type TrapMemory = "memory" | "marked";

export type Enchanted = "off" | "one" | "three";

export type Phase = "starter" | "rooms" | "traps" | "piles" | "die" | "choosing" | "moving" | "exchanging" | "over";

/** A knight that visits a gallery is still `at` where its step began (RN-28). */
export interface Knight {
  at: Spot;
  portraits: Portrait[];
}

export type Events = StarterFound | RoomsLaid | LayoutRedrawn | DieRolled | CastleTurned | KnightChosen | Stepped | Jumped | Fell | Dropped | PortraitsDrawn | Exchanged | GalleryEmpty | CameBack | Swapped | Robbed | TreasureReached | Stopped | RopeGiven | TimedOut | Ended;
