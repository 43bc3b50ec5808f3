// Made by `make wire` from the server's own types; it is made again, not edited.

import type * as CasseDuSiecle from "../games/casse_du_siecle/wire";
import type * as CoffreEtCle from "../games/coffre_et_cle/wire";
import type * as FormuleSecrete from "../games/formule_secrete/wire";
import type * as FortBoyard from "../games/fort_boyard/wire";
import type * as RocNoir from "../games/roc_noir/wire";

export const VERSION = 1;

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

export type Action = CasseDuSiecle.Action | CoffreEtCle.Action | FormuleSecrete.Action | FortBoyard.Action | RocNoir.Action;

export type GameEvent = CasseDuSiecle.GameEvent | CoffreEtCle.GameEvent | FormuleSecrete.GameEvent | FortBoyard.GameEvent | RocNoir.GameEvent;

export type GameView = CasseDuSiecle.View | CoffreEtCle.View | FormuleSecrete.View | FortBoyard.View | RocNoir.View;

export type Happening = Notice | GameEvent;

export const EMBLEMS = ["sun", "moon", "star", "wave", "leaf", "bell", "anchor", "flame"] as const satisfies readonly Emblem[];

export type ClientMessage = Hello | Command;

/** Every door of the house: what it asks for, what it answers. */
export interface Doors {
  "GET /api/games": { asks: null; answers: Shelf };
  "POST /api/games/{game}/boards": { asks: BoardText; answers: BoardRead };
  "GET /api/games/{game}/boards/{board}": { asks: null; answers: string };
  "POST /api/games/{game}/answers": { asks: BoardTrial; answers: BoardTried };
  "GET /api/tables": { asks: null; answers: Tables };
  "POST /api/tables": { asks: NewTable; answers: TableOpened };
  "GET /api/tables/{table}": { asks: null; answers: Info };
  "POST /api/tables/{table}/join": { asks: Joining; answers: Joined };
  "GET /api/tables/{table}/replay": { asks: null; answers: Replay };
  "GET /api/tables/{table}/log": { asks: null; answers: string };
  "GET /api/codes/{code}": { asks: null; answers: CodeFound };
  "GET /api/me": { asks: null; answers: Me };
  "POST /api/me": { asks: Renamed; answers: Me };
  "POST /api/me/link": { asks: null; answers: PersonalLink };
  "POST /api/me/device": { asks: Device; answers: Me };
  "GET /api/health": { asks: null; answers: Health };
  "GET /metrics": { asks: null; answers: string };
}

/** Between two deals of a match: I have seen the end of this one. */
export interface Ready {
  do: "ready";
}

/** The points of a deal, and of the match so far. Told only where there are several deals. */
export interface DealEnded {
  event: "deal-ended";
  deal: number;
  won: number[];
  points: number[];
}

export interface SeatReady {
  event: "seat-ready";
  seat: Seat;
}

export interface DealBegan {
  event: "deal-began";
  deal: number;
}

export interface MatchEnded {
  event: "match-ended";
  winners: Seat[];
  points: number[];
}

/** A move, or a claim: an action of the game's own. `seq` is the last that the actor had seen: a move meant for another position is refused. `seat`: for which of one's own; absent for the one through whose eyes one looks. */
export interface Act {
  t: "act";
  id: string;
  action: Action;
  seq: number;
  seat?: Seat | null;
}

export interface Undo {
  t: "undo";
  id: string;
}

export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** Take a seat, or the first that is free. `another`: one more, for somebody who shares this screen. */
export interface Sit {
  t: "sit";
  id: string;
  name: string;
  seat?: Seat | null;
  another?: boolean;
}

/** Another colour and emblem: for a seat of one's own, or a bot's if one is the host. */
export interface Wear {
  t: "wear";
  id: string;
  seat: Seat;
  colour: number;
  emblem: Emblem;
}

export type Emblem = "sun" | "moon" | "star" | "wave" | "leaf" | "bell" | "anchor" | "flame";

export interface Leave {
  t: "leave";
  id: string;
}

/** Take my seat back from the bot that sits in for me. */
export interface Return {
  t: "return";
  id: string;
}

export interface SeatBot {
  t: "seat-bot";
  id: string;
  seat: Seat;
  level?: string | null;
  name?: string | null;
}

export interface Free {
  t: "free";
  id: string;
  seat: Seat;
}

export interface Arrange {
  t: "arrange";
  id: string;
  order: Seat[];
}

/** Whatever is given changes; the rest stays. */
export interface Settle {
  t: "settle";
  id: string;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, unknown> | null;
  pace?: Pace | null;
  watching?: Watching | null;
  open?: boolean | null;
}

export type Pace = "none" | "relaxed" | "quick" | "days";

export type Watching = "nobody" | "everyone" | "after-end";

export interface Start {
  t: "start";
  id: string;
}

export interface Rematch {
  t: "rematch";
  id: string;
}

export interface Mute {
  t: "mute";
  id: string;
  seat: Seat;
  muted?: boolean;
}

export type Command = Act | Undo | Say | Sit | Wear | Leave | Return | SeatBot | Free | Arrange | Settle | Start | Rematch | Mute;

/** All that a client needs to draw the table. `happened` is what it has missed since `hello.seq`; with `resync` that is not known any more, and it draws anew. */
export interface Welcome {
  t: "welcome";
  version: number;
  seq: number;
  now: number;
  you: You;
  table: Info;
  game: Prompt | null;
  happened: Happening[];
  resync: boolean;
  chat: Chat[];
  presence: Presence;
}

/** Who the one at this socket is: which seats are his, through whose eyes he looks. */
export interface You {
  seats: Seat[];
  seat: Seat | null;
  host: boolean;
  invite: string | null;
  code: string | null;
}

/** A table as everybody who may come near it knows it. */
export interface Info {
  id: string;
  phase: Phase;
  number: number;
  settings: Settings;
  seats: (SeatLine | null)[];
  commitment: string | null;
}

export type Phase = "lobby" | "playing" | "over";

/** What the host decides. */
export interface Settings {
  game: string;
  preset: string | null;
  options: Record<string, unknown>;
  pace: Pace;
  watching: Watching;
  open: boolean;
}

/** A seat as everybody knows it. */
export interface SeatLine {
  name: string;
  bot: string | null;
  away: Absence | null;
  vacant: boolean;
  muted: boolean;
  host: boolean;
  colour: number;
  emblem: Emblem;
}

export type Absence = "lost" | "left";

/** The game through one pair of eyes: what is seen, what may be done, until when. `hands`: for whoever has several seats, those that may do something before everybody's eyes, so that nobody needs to look through them. */
export interface Prompt {
  view: MatchView;
  legal: Action[];
  open: Open[];
  deadline: number | null;
  hands?: Hand[];
}

/** A match through one seat's eyes: the score, and the deal on the table. */
export interface MatchView {
  deal: number;
  deals: number;
  points: number[];
  to_act: Seat[];
  between_deals: boolean;
  outcome: Outcome | null;
  table: GameView;
}

/** How a deal, or a match, ended: who won, what each seat scored, and what each seat was at the end. */
export interface Outcome {
  how: string;
  winners: Seat[];
  scores: number[];
  parts: string[];
}

/** An open-ended action that a seat may take now: its kind, and its limits by name. */
export interface Open {
  do: string;
  limits: Record<string, number>;
}

/** What a seat may do before everybody's eyes. */
export interface Hand {
  seat: Seat;
  legal: Action[];
  open: Open[];
}

export interface Chat {
  table: "chat";
  seat: Seat;
  name: string;
  text: string;
  at: number;
}

/** Whose line is there now. A bot's seat and an empty one have none. */
export interface Presence {
  t: "presence";
  here: boolean[];
  watchers: number;
}

/** Something has happened, and has been saved. `happened`: events of the game as this seat may see them, notices of the table. `table` and `game` are as they are now, if they have changed. */
export interface Update {
  t: "update";
  seq: number;
  happened: Happening[];
  table?: Info | null;
  game?: Prompt | null;
}

/** The command of this id has been done, and is saved. Sent again if the command comes again. */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}

/** Nothing has happened. `code` and `details` make a sentence in texts/; `rule` is the rulebook's paragraph. */
export interface Refusal {
  t: "refusal";
  id: string | null;
  code: string;
  rule: string | null;
  details: Record<string, string | number>;
}

/** The table cannot save for now, so nothing moves; what has been sent is kept and tried until it can. */
export interface OneMoment {
  t: "one-moment";
}

/** It can save again. */
export interface GoOn {
  t: "go-on";
}

/** This server stops: come again in a moment, with the last `seq`. */
export interface Goodbye {
  t: "goodbye";
}

export type ServerMessage = Welcome | Update | Presence | Done | Refusal | OneMoment | GoOn | Goodbye;

export interface SatDown {
  table: "sat-down";
  seat: Seat;
  name: string;
  bot: string | null;
}

export interface SeatFreed {
  table: "seat-freed";
  seat: Seat;
  name: string;
}

export interface SettingsChanged {
  table: "settings-changed";
}

export interface SeatsArranged {
  table: "seats-arranged";
  order: Seat[];
}

export interface NewHost {
  table: "new-host";
  name: string | null;
}

export interface GameStarted {
  table: "game-started";
  number: number;
  commitment: string;
}

export interface TakenBack {
  table: "taken-back";
  seat: Seat;
}

export interface SeatMuted {
  table: "seat-muted";
  seat: Seat;
  muted: boolean;
}

export interface SeatWears {
  table: "seat-wears";
  seat: Seat;
  colour: number;
  emblem: Emblem;
}

export interface WentAway {
  table: "went-away";
  seat: Seat;
  why: Absence;
}

export interface CameBack {
  table: "came-back";
  seat: Seat;
}

export interface NewGame {
  table: "new-game";
  number: number;
}

export type Notice = SatDown | SeatFreed | SettingsChanged | SeatsArranged | NewHost | GameStarted | TakenBack | Chat | SeatMuted | SeatWears | WentAway | CameBack | NewGame;

/** The first message, and again to look through other eyes. `seq`: the last that this client has seen. `seat`: which of one's own; null for the public board; absent for one's only seat. */
export interface Hello {
  t: "hello";
  version: 1;
  seq?: number | null;
  seat?: Seat | null;
  invite?: string | null;
}

/** Why not: a code and what it needs to be made a sentence of (texts/: refusal-CODE), and the rule behind it. */
export interface Fault {
  code: string;
  rule: string | null;
  details: Record<string, string | number>;
}

export interface Shelf {
  games: GameLine[];
}

/** A game on the shelf: how many can play, its presets by number of seats, its options as a form needs them. */
export interface GameLine {
  id: string;
  rules_version: number;
  seats: number[];
  just_play: string;
  bots: string[];
  options: OptionField[];
  presets: Record<string, Record<string, Record<string, unknown>>>;
  boards: Boards | null;
  spoken: string;
  around: string;
}

/** One option as a screen needs it. Its words are in texts/: option-NAME, option-NAME-CHOICE. */
export interface OptionField {
  name: string;
  kind: Kind;
  default: boolean | number | string | string[] | null;
  least?: number | null;
  most?: number | null;
  choices?: string[];
}

export type Kind = "flag" | "number" | "choice" | "set" | "seat" | "text";

/** Of a game whose boards (or cards) are data: the option that keeps somebody's own, the files to begin with, and those that this house offers to be played with. */
export interface Boards {
  option: string;
  files: string[];
  house: string[];
}

/** A board as somebody has typed it in. */
export interface BoardText {
  text: string;
}

/** The options of a table with this board, and the board as plain data where its game has a page to write one; or neither, and all that is wrong with it, line by line. */
export interface BoardRead {
  options: Record<string, unknown> | null;
  faults: Fault[];
  sheet: Record<string, unknown> | null;
}

/** What somebody has typed in, and an answer to the number-th thing in it that wants one: the card alone will do. */
export interface BoardTrial {
  text: string;
  number: number;
  said: string;
}

/** Whether the answer would do; or not, and all that is wrong with the board. */
export interface BoardTried {
  passes: boolean;
  faults: Fault[];
}

/** Tables with a free seat, tables to watch, and my own. */
export interface Tables {
  open: TableLine[];
  watch: TableLine[];
  mine: MyLine[];
}

/** A table in a list. `to_act`: who is awaited; null if that was not looked up. */
export interface TableLine {
  table: Info;
  open_seats: number;
  to_act: Seat[] | null;
}

/** A table of mine: which seats I have there, and whether I am its host. */
export interface MyLine {
  table: Info;
  open_seats: number;
  to_act: Seat[] | null;
  seats: Seat[];
  host: boolean;
}

/** Everything but the game has a sane default. `bots` fills the other seats, and `start` begins at once. */
export interface NewTable {
  game: string;
  nickname?: string | null;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, unknown> | null;
  pace?: Pace;
  watching?: Watching;
  open?: boolean;
  sit?: boolean;
  bots?: boolean;
  level?: string | null;
  start?: boolean;
}

export interface TableOpened {
  table: Info;
  invite: string;
  code: string;
  link: string;
  seat: Seat | null;
}

export interface Joining {
  nickname: string;
  invite?: string | null;
  seat?: Seat | null;
}

export interface Joined {
  seat: Seat;
}

/** A finished game, step by step, through one seat's eyes or the public's. `seats` are as it began. */
export interface Replay {
  game: string;
  number: number;
  seat: Seat | null;
  names: string[];
  seats: (SeatLine | null)[];
  scenes: ReplayScene[];
}

/** One step of a replay, through one pair of eyes. */
export interface ReplayScene {
  at: number;
  events: GameEvent[];
  view: MatchView;
}

export interface CodeFound {
  table: string;
  invite: string;
}

/** Who asks; and the house's address for people, which begins every link that one gives to others. */
export interface Me {
  nickname: string;
  house: string;
}

export interface Renamed {
  nickname: string;
}

export interface PersonalLink {
  token: string;
  link: string;
}

export interface Device {
  token: string;
}

export interface Health {
  ok: boolean;
  version: string;
}
