// Made by `make wire` from the server's own types; it is made again, not edited.

import type { DealBegan, DealEnded, MatchEnded, Ready, Seat, SeatReady } from "../../lib/wire";

/** The die of the turn (FB-06), or that of a beat (FB-15, FB-37). */
export interface Roll {
  do: "roll";
}

/** FB-36. */
export interface OpenChest {
  do: "open-chest";
}

/** Not to make up for a trial (FB-08), not to open the chest yet (FB-36). */
export interface Decline {
  do: "decline";
}

/** FB-09. */
export interface TryTrial {
  do: "try-trial";
}

/** FB-08, FB-09. */
export interface TryRiddle {
  do: "try-riddle";
}

/** One of the trial cards, fanned face down (FB-23). */
export interface DrawTrial {
  do: "draw-trial";
}

/** I am here for this trial. */
export interface Join {
  do: "join";
}

/** A program says: the server's hand plays my part (FB-25a). */
export interface LeaveToHand {
  do: "leave-to-hand";
}

/** A program that is the candidate says how strong it is, in a hundred (FB-25a). */
export interface LeaveToLuck {
  do: "leave-to-luck";
  strength: number;
}

/** On a trial at the table (FB-24). */
export interface Vote {
  do: "vote";
  verdict: Verdict;
}

export type Verdict = "success" | "failure";

/** Programs do not vote (FB-24). */
export interface Abstain {
  do: "abstain";
}

/** The reader has read (FB-14). */
export interface TurnHourglass {
  do: "turn-hourglass";
}

/** FB-16. */
export interface Answer {
  do: "answer";
  text: string;
}

/** A program says: the answer has come to my mind. Which one it is, its seat cannot see (FB-40). */
export interface Recall {
  do: "recall";
}

/** To hear the riddle once more (FB-16). */
export interface AskAgain {
  do: "ask-again";
}

/** No answer before this roll (FB-21). */
export interface Wait {
  do: "wait";
}

/** The reader: the last answer was right (FB-18). */
export interface RuleRight {
  do: "rule-right";
}

/** A key into this cell (FB-39). */
export interface PutBack {
  do: "put-back";
  space: number;
}

/** What the clock says at the moment for which the rules wait. */
export interface TimeIsUp {
  do: "time-is-up";
}

export interface ProposeChange {
  do: "propose-change";
  alteration: Alteration;
  figure: Seat;
  garment: Garment;
  dye: Dye | null;
  other: Seat | null;
}

export type Alteration = "added" | "removed" | "recoloured" | "swapped";

export type Garment = "hat" | "glasses" | "earrings" | "scarf" | "vest" | "medal" | "belt" | "bag" | "gloves" | "lantern" | "trousers" | "boots";

export type Dye = "red" | "blue" | "green" | "yellow" | "violet" | "white";

/** Here! A thing, or the place where one is missing. */
export interface TouchGarment {
  do: "touch-garment";
  figure: Seat;
  garment: Garment;
}

export interface ChooseSign {
  do: "choose-sign";
  sign: Sign;
}

export type Sign = "well" | "scissors" | "leaf";

export interface ThrowDie {
  do: "throw-die";
  direction: number;
  force: number;
}

/** The trace of one flight: at each of these own times, after the die was shown flying, where the cup was to go. */
export interface SlideCup {
  do: "slide-cup";
  bout: number;
  moments: number[];
  spots: number[];
  line?: number;
}

export interface WriteQuestion {
  do: "write-question";
  text: string;
}

/** One of those that are offered. */
export interface PickQuestion {
  do: "pick-question";
  number: number;
}

export interface Reply {
  do: "reply";
  text: string;
}

/** One of the five ready answers. */
export interface PickReply {
  do: "pick-reply";
  number: number;
}

/** That was no answer! */
export interface CryNoAnswer {
  do: "cry-no-answer";
}

/** The hand twitches. */
export interface FeintHand {
  do: "feint-hand";
}

export interface StrikeHand {
  do: "strike-hand";
}

/** `ms` counts from the strike; 0: before it was on the screen. */
export interface PullHand {
  do: "pull-hand";
  bout: number;
  ms: number;
  by: PulledBy;
  line?: number;
}

export type PulledBy = "touch" | "mouse" | "keys";

export interface BlowSleeve {
  do: "blow-sleeve";
  side: BlownFrom;
}

export type BlownFrom = "left" | "right";

/** A piece of the trace by hand: where the sleeve was at these moments. */
export interface LeadSleeve {
  do: "lead-sleeve";
  bout: number;
  led_by: SleeveLedBy;
  moments: number[];
  xs: number[];
  ys: number[];
}

export type SleeveLedBy = "touch" | "mouse" | "keys";

/** The same by keys: from each of these moments on it was steered so, and that is all until `until`. It sets off at the first moment of all. */
export interface SteerSleeve {
  do: "steer-sleeve";
  bout: number;
  moments: number[];
  steerings: SleeveSteering[];
  until: number;
}

export type SleeveSteering = "left" | "straight" | "right";

export interface DropCard {
  do: "drop-card";
}

/** `ms` counts from the fall; 0: before it was on the screen. */
export interface PinchCard {
  do: "pinch-card";
  bout: number;
  ms: number;
  line?: number;
}

/** The face that comes next. */
export interface ChooseFace {
  do: "choose-face";
  face: Face;
}

export type Face = "serious" | "funny";

/** On the face of this number, counted from 1: a press that comes in after the next one was shown is none on that. `ms` is one's own time from seeing it, `line` what the report may take, as the house has measured it. */
export interface PressOnFace {
  do: "press-on-face";
  number: number;
  ms: number;
  line?: number;
}

/** `ms` 0: before the signal was on the screen. */
export interface PressPaw {
  do: "press-paw";
  bout: number;
  ms: number;
  line?: number;
}

/** The whole of it at once, so that nobody can count its strokes: with the brush, through these points from the upper left of the sheet, each stroke through the next `lengths` of them; or without pointer, ready-made. */
export interface HandInDrawing {
  do: "hand-in-drawing";
  lengths: number[];
  xs: number[];
  ys: number[];
  ready: ReadyStroke[];
}

export type ReadyStroke = "line" | "bar" | "slope" | "hook" | "arch" | "bowl" | "wave" | "zigzag" | "loop" | "spiral" | "corner" | "dot";

/** Each of these drawings is by each of these. */
export interface NameDrawings {
  do: "name-drawings";
  drawings: number[];
  names: Seat[];
}

export type Action = Roll | OpenChest | Decline | TryTrial | TryRiddle | DrawTrial | Join | LeaveToHand | LeaveToLuck | Vote | Abstain | TurnHourglass | Answer | Recall | AskAgain | Wait | RuleRight | PutBack | TimeIsUp | ProposeChange | TouchGarment | ChooseSign | ThrowDie | SlideCup | WriteQuestion | PickQuestion | Reply | PickReply | CryNoAnswer | FeintHand | StrikeHand | PullHand | BlowSleeve | LeadSleeve | SteerSleeve | DropCard | PinchCard | ChooseFace | PressOnFace | PressPaw | HandInDrawing | NameDrawings | Ready;

/** FB-03. */
export interface ChestFilled {
  event: "chest-filled";
  count: number;
}

/** One for each who rolls for the start; the tied roll again (FB-01). */
export interface StartRolled {
  event: "start-rolled";
  seat: Seat;
  die: number;
}

export interface StarterFound {
  event: "starter-found";
  seat: Seat;
}

/** FB-43: it went on without him. */
export interface TimedOut {
  event: "timed-out";
  seat: Seat;
}

/** To move. */
export interface DieRolled {
  event: "die-rolled";
  seat: Seat;
  die: number;
}

export interface Moved {
  event: "moved";
  seat: Seat;
  start: number;
  to: number;
  space: Space;
}

export type Space = "start" | "tiger" | "guardian" | "trial-and-riddle" | "trial-or-riddle" | "trial" | "wall";

export interface TurnPassed {
  event: "turn-passed";
  seat: Seat;
  why: Nothing;
}

export type Nothing = "tiger" | "start" | "wall" | "empty" | "enough";

/** FB-09. */
export interface TrialChosen {
  event: "trial-chosen";
  seat: Seat;
}

/** On a space with a choice (FB-09), or to make up for a trial (FB-08). */
export interface RiddleChosen {
  event: "riddle-chosen";
  seat: Seat;
}

/** To make up for a trial, or to open the chest. */
export interface Declined {
  event: "declined";
  seat: Seat;
}

/** FB-23. */
export interface TrialDrawn {
  event: "trial-drawn";
  seat: Seat;
  card: TrialCard;
}

export type TrialCard = "anomaly" | "battle" | "catapult" | "forbidden-words" | "hot-hand" | "nose-to-nose" | "pincers" | "straight-face" | "tigers-paw" | "whose-is-it";

/** A card of the table's own (FB-40). */
export interface OwnTrialDrawn {
  event: "own-trial-drawn";
  seat: Seat;
  title: string;
  text: string;
}

export interface Joined {
  event: "joined";
  seat: Seat;
}

/** In this trial, for him (FB-25a). */
export interface HandPlays {
  event: "hand-plays";
  seat: Seat;
}

export interface TrialBegan {
  event: "trial-began";
  seat: Seat;
  card: TrialCard;
}

/** A trial left to a die (FB-24). */
export interface TrialRolled {
  event: "trial-rolled";
  seat: Seat;
  die: number;
}

/** FB-24. */
export interface Voted {
  event: "voted";
  seat: Seat;
  verdict: Verdict;
}

export interface Abstained {
  event: "abstained";
  seat: Seat;
}

export interface TrialWon {
  event: "trial-won";
  seat: Seat;
}

export interface TrialLost {
  event: "trial-lost";
  seat: Seat;
}

/** FB-14. `number` is that of the card in its file; those of the table's own are counted on. */
export interface RiddleDrawn {
  event: "riddle-drawn";
  seat: Seat;
  reader: Seat;
  number: number;
}

/** By `seat` (FB-14, FB-36). */
export interface HourglassTurned {
  event: "hourglass-turned";
  seat: Seat;
}

/** FB-17. */
export interface Answered {
  event: "answered";
  seat: Seat;
  text: string;
  right: boolean;
}

export interface AskedAgain {
  event: "asked-again";
  seat: Seat;
}

export interface Waited {
  event: "waited";
  seat: Seat;
}

/** FB-18: logged and shown. */
export interface RuledRight {
  event: "ruled-right";
  seat: Seat;
}

/** FB-15. */
export interface RiddleRolled {
  event: "riddle-rolled";
  seat: Seat;
  die: number;
  other_die: number;
  even_double: boolean;
}

/** `answer` is that of the card. */
export interface RiddleEnded {
  event: "riddle-ended";
  seat: Seat;
  end: RiddleEnd;
  answer: string;
}

export type RiddleEnd = "answered" | "ruled" | "double" | "sand" | "wrong";

/** Of the cell under `space`; so many black ones are replaced by red ones (FB-13). */
export interface KeysWon {
  event: "keys-won";
  seat: Seat;
  space: number;
  black: number;
  red: number;
  replaced: number;
}

export interface ChestOpened {
  event: "chest-opened";
  seat: Seat;
}

/** Only who takes it sees what it is worth (FB-41). */
export interface NoteTaken {
  event: "note-taken";
  seat: Seat;
  note: number | null;
  left: number;
}

/** FB-38. */
export interface BonusRolled {
  event: "bonus-rolled";
  seat: Seat;
  die: number;
}

export interface ChestClosed {
  event: "chest-closed";
  seat: Seat;
  why: Closing;
  by: Seat | null;
}

export type Closing = "tiger" | "sand" | "empty";

/** The key that goes is `key`, the one that then lies in the cell is `laid`; no `space`: none had room (FB-39). */
export interface KeyPutBack {
  event: "key-put-back";
  seat: Seat;
  key: Colour;
  laid: Colour | null;
  space: number | null;
}

export type Colour = "black" | "red";

/** FB-41. */
export interface PurseShown {
  event: "purse-shown";
  seat: Seat;
  notes: number[];
  total: number;
}

export interface Ended {
  event: "ended";
  how: Ending;
  winners: Seat[];
}

export type Ending = "chest" | "rounds";

/** The curtain rises: before the change, and after it. `dress` has a word a figure, a letter a garment; it is not to be read again, for the two side by side are the answer. */
export interface FiguresShown {
  event: "figures-shown";
  is_changed: boolean;
  dress: string | null;
}

/** The candidate sees nothing any more. */
export interface CurtainFell {
  event: "curtain-fell";
  candidate: Seat;
}

/** Candidate and public see who, not what. */
export interface ChangeProposed {
  event: "change-proposed";
  candidate: Seat;
  seat: Seat;
  alteration: Alteration | null;
  figure: Seat | null;
  garment: Garment | null;
  dye: Dye | null;
  other: Seat | null;
}

/** Told to the opponents alone. */
export interface ChangeMade {
  event: "change-made";
  candidate: Seat;
  alteration: Alteration;
  figure: Seat;
  garment: Garment;
  dye: Dye | null;
  other: Seat | null;
}

export interface GarmentTouched {
  event: "garment-touched";
  seat: Seat;
  figure: Seat;
  garment: Garment;
  is_found: boolean;
  left: number;
}

/** At the end, to everybody. */
export interface AnomalyRevealed {
  event: "anomaly-revealed";
  alteration: Alteration;
  figure: Seat;
  garment: Garment;
  dye: Dye | null;
  other: Seat | null;
}

/** Only who chose it sees which. */
export interface SignChosen {
  event: "sign-chosen";
  seat: Seat;
  sign: Sign | null;
}

/** `winner` None: equal signs, and they choose again. */
export interface SignsShown {
  event: "signs-shown";
  candidate: Seat;
  opponent: Seat;
  candidate_sign: Sign;
  opponent_sign: Sign;
  winner: Seat | null;
}

export interface DieThrown {
  event: "die-thrown";
  thrower: Seat;
  direction: number;
  force: number;
}

export interface DieLanded {
  event: "die-landed";
  candidate: Seat;
  thrower: Seat;
  landing: Landing;
  spot: number;
  cup: number;
}

export type Landing = "caught" | "missed" | "none" | "unfit" | "again";

/** To who asks next; only he sees them. */
export interface QuestionsOffered {
  event: "questions-offered";
  seat: Seat;
  texts: string | null;
}

/** Who asks next has his question; only he sees it. */
export interface QuestionPrepared {
  event: "question-prepared";
  seat: Seat;
  text: string | null;
}

export interface QuestionPut {
  event: "question-put";
  seat: Seat;
  number: number;
  text: string;
  is_servers: boolean;
}

/** Ready answers to this question, in the order that luck has given them. */
export interface RepliesOffered {
  event: "replies-offered";
  seat: Seat;
  texts: string;
}

export interface Replied {
  event: "replied";
  seat: Seat;
  text: string;
}

export interface NoAnswerCried {
  event: "no-answer-cried";
  seat: Seat;
  candidate: Seat;
}

/** A breach. `word` is the forbidden one. */
export interface WordSlipped {
  event: "word-slipped";
  seat: Seat;
  text: string;
  breach: Breach;
  word: string;
}

export type Breach = "silence" | "short" | "forbidden" | "repeated";

export interface HandFeinted {
  event: "hand-feinted";
  attacker: Seat;
}

export interface HandStruck {
  event: "hand-struck";
  attacker: Seat;
}

/** How an attack ended. */
export interface HandPulled {
  event: "hand-pulled";
  candidate: Seat;
  attacker: Seat;
  pull: Pull;
  ms: number;
}

export type Pull = "evaded" | "late" | "none" | "early" | "feint" | "unfit" | "again";

export interface NosePathShown {
  event: "nose-path-shown";
  candidate: Seat;
  path: NosePath;
}

export interface NosePath {
  points: NosePoint[];
  sideways_phase: number;
  upright_phase: number;
}

/** In tenths of a px, from the upper left. */
export interface NosePoint {
  x: number;
  y: number;
}

export interface SleeveTaken {
  event: "sleeve-taken";
  candidate: Seat;
  led_by: SleeveLedBy;
}

/** So far the trace goes. */
export interface SleeveMoved {
  event: "sleeve-moved";
  candidate: Seat;
  sleeve: Sleeve;
}

/** Where it is, as far as the trace goes. */
export interface Sleeve {
  led_by: SleeveLedBy;
  ms: number;
  x: number;
  y: number;
  began: number;
  off: number;
  steering: SleeveSteering;
}

/** It pushes from `since` on, in ms of the run. */
export interface SleeveBlown {
  event: "sleeve-blown";
  opponent: Seat;
  side: BlownFrom;
  since: number;
}

export interface SleeveEnded {
  event: "sleeve-ended";
  candidate: Seat;
  fate: SleeveFate;
  ms: number;
}

export type SleeveFate = "arrived" | "left-path" | "time" | "unfit" | "again";

export interface CardDropped {
  event: "card-dropped";
  dropper: Seat;
}

/** How a fall ended. */
export interface CardPinched {
  event: "card-pinched";
  candidate: Seat;
  dropper: Seat;
  pinch: Pinch;
  ms: number;
}

export type Pinch = "caught" | "early" | "high" | "low" | "none" | "unfit" | "again";

/** Only who chose it sees which. */
export interface FaceChosen {
  event: "face-chosen";
  seat: Seat;
  face: Face | null;
}

/** `seat` is the opponent of the moment. */
export interface FaceShown {
  event: "face-shown";
  seat: Seat;
  face: Face;
  number: number;
}

/** The candidate has pressed on a serious face, in time. */
export interface FaceMet {
  event: "face-met";
  seat: Seat;
  ms: number;
}

/** A mistake of the candidate's: he pressed on a funny face, or did not on a serious one, or too late. */
export interface LaughSlipped {
  event: "laugh-slipped";
  seat: Seat;
  face: Face;
  mistakes: number;
  is_last: boolean;
}

export interface PawSignal {
  event: "paw-signal";
  candidate: Seat;
  opponent: Seat;
}

/** That he has, everybody sees; how quickly, nobody else before both have. */
export interface PawPressed {
  event: "paw-pressed";
  seat: Seat;
  paw: Paw;
  ms: number;
  is_before: boolean;
}

export type Paw = "timed" | "early" | "still" | "none" | "again" | "unfit" | "hidden";

/** `winner` None: they play it again. */
export interface PawsCompared {
  event: "paws-compared";
  candidate: Seat;
  opponent: Seat;
  candidate_paw: Paw;
  opponent_paw: Paw;
  candidate_ms: number;
  opponent_ms: number;
  winner: Seat | null;
}

export interface ThingTold {
  event: "thing-told";
  thing: BodyThing;
}

export type BodyThing = "nose" | "ear" | "eye" | "mouth" | "hand" | "foot" | "elbow" | "knee";

/** Whoever made it sees it, nobody else. */
export interface DrawingHandedIn {
  event: "drawing-handed-in";
  seat: Seat;
}

export interface DrawingUnfinished {
  event: "drawing-unfinished";
  seat: Seat;
}

export interface DrawingsShown {
  event: "drawings-shown";
  candidate: Seat;
  count: number;
  gallery: Gallery;
}

export interface Gallery {
  sketches: Sketch[];
}

/** A drawing for everybody, to see and to hear, without its maker. */
export interface Sketch {
  strokes: Stroke[];
  forms: StrokeForm[];
  size: SketchSize;
  line: SketchLine;
  lean: SketchLean;
}

export interface Stroke {
  xs: number[];
  ys: number[];
}

export type StrokeForm = "dot" | "short-line" | "long-line" | "short-curve" | "long-curve" | "zigzag" | "loop";

export type SketchSize = "small" | "medium" | "large";

export type SketchLine = "steady" | "shaky";

export type SketchLean = "left" | "upright" | "right";

/** `authors` of the drawings as they were shown; `recognised` with those that were unfinished. */
export interface DrawingsNamed {
  event: "drawings-named";
  candidate: Seat;
  authors: Seat[];
  naming: Naming;
  recognised: number;
  enough: number;
}

/** What the candidate has said. */
export interface Naming {
  drawings: number[];
  names: Seat[];
}

export type GameEvent = ChestFilled | StartRolled | StarterFound | TimedOut | DieRolled | Moved | TurnPassed | TrialChosen | RiddleChosen | Declined | TrialDrawn | OwnTrialDrawn | Joined | HandPlays | TrialBegan | TrialRolled | Voted | Abstained | TrialWon | TrialLost | RiddleDrawn | HourglassTurned | Answered | AskedAgain | Waited | RuledRight | RiddleRolled | RiddleEnded | KeysWon | ChestOpened | NoteTaken | BonusRolled | ChestClosed | KeyPutBack | PurseShown | Ended | FiguresShown | CurtainFell | ChangeProposed | ChangeMade | GarmentTouched | AnomalyRevealed | SignChosen | SignsShown | DieThrown | DieLanded | QuestionsOffered | QuestionPrepared | QuestionPut | RepliesOffered | Replied | NoAnswerCried | WordSlipped | HandFeinted | HandStruck | HandPulled | NosePathShown | SleeveTaken | SleeveMoved | SleeveBlown | SleeveEnded | CardDropped | CardPinched | FaceChosen | FaceShown | FaceMet | LaughSlipped | PawSignal | PawPressed | PawsCompared | ThingTold | DrawingHandedIn | DrawingUnfinished | DrawingsShown | DrawingsNamed | DealEnded | SeatReady | DealBegan | MatchEnded;

/** The table through one seat's eyes; `seat` None is a spectator. */
export interface View {
  seat: Seat | null;
  seats: number;
  options: Options;
  phase: Phase;
  now: number;
  until: number | null;
  starter: Seat | null;
  mover: Seat | null;
  turn: number;
  round: number;
  spaces: Space[];
  cells: Keys[];
  room: number[];
  supply: number;
  at: number[];
  keys: Keys[];
  held: number[];
  purses: number[];
  chest: number;
  card: TrialCard | null;
  own_trial: OwnTrial | null;
  last_card: TrialCard | null;
  joined: Seat[];
  hands: Seat[];
  ayes: Seat[];
  noes: Seat[];
  abstaining: Seat[];
  stage: AnomalyStage | BattleStage | CatapultStage | ForbiddenWordsStage | HotHandStage | NoseStage | PincersStage | StraightFaceStage | TigersPawStage | WhoseStage | null;
  reader: Seat | null;
  riddle: RiddleView | null;
  sand: Running | null;
  roller: Seat | null;
  this_turn: Events[];
  last_turn: Events[];
  notes: number[];
  ending: Ending | null;
  winners: Seat[];
  all_notes: number[][];
}

export interface Options {
  hourglass: Hourglass;
  sand: Sand;
  trials: Trials;
  pace: Pace;
  riddles: Riddles;
  tigers: number;
  max_rounds: number;
  cards: string;
}

export type Hourglass = "clock" | "rolls";

export type Sand = "30" | "60" | "90" | "120";

export type Trials = "screen" | "table" | "luck";

export type Pace = "100" | "150" | "200";

export type Riddles = "fr" | "en";

export type Phase = "filling" | "shuffling" | "starting" | "turn" | "moving" | "choosing" | "fanning" | "drawing" | "gathering" | "trial" | "die" | "show" | "judging" | "making-up" | "reading" | "riddle" | "deciding" | "chest" | "bonus" | "putting-back" | "over";

export interface Keys {
  black: number;
  red: number;
}

/** A trial for the table that somebody has written (FB-40). */
export interface OwnTrial {
  title: string;
  text: string;
  success: string;
  seconds: number | null;
}

export interface AnomalyStage {
  trial: "anomaly";
  phase: AnomalyPhase;
  figures: Figure[];
  proposed: Seat[];
  proposals: Proposal[];
  touched: Touch[];
  left: number;
  change: Change | null;
}

export type AnomalyPhase = "dressing" | "looking" | "changing" | "deciding" | "finding";

export interface Figure {
  seat: Seat;
  dress: (Dye | null)[];
}

export interface Proposal {
  seat: Seat;
  change: Change;
}

/** One change of what the figures wear. Of a swap, `figure` comes before `other`. */
export interface Change {
  alteration: Alteration;
  figure: Seat;
  garment: Garment;
  dye: Dye | null;
  other: Seat | null;
}

export interface Touch {
  figure: Seat;
  garment: Garment;
}

export interface BattleStage {
  trial: "battle";
  opponent: Seat | null;
  round: number;
  equal: number;
  won: number;
  lost: number;
  enough: number;
  chosen: Seat[];
  mine: Sign | null;
}

export interface CatapultStage {
  trial: "catapult";
  opponent: Seat | null;
  wait: AmbushWait;
  round: number;
  bout: number;
  won: number;
  lost: number;
  enough: number;
  throw: Throw | null;
  spot: number | null;
  flight: number;
  near: number;
  speed: number;
  weakest: number;
  strongest: number;
}

export type AmbushWait = "ready" | "his" | "servers" | "shown";

export interface Throw {
  direction: number;
  force: number;
}

export interface ForbiddenWordsStage {
  trial: "forbidden-words";
  number: number;
  questions: number;
  asker: Seat | null;
  question: string | null;
  answers: string[];
  used: number[];
  is_answered: boolean;
  said: string[];
  forbidden: string[];
  next_asker: Seat | null;
  is_prepared: boolean;
  offers: string[];
  mine: string | null;
  cried: Seat[];
  asking_until: number | null;
  ready_until: number | null;
  until: number | null;
}

export interface HotHandStage {
  trial: "hot-hand";
  opponent: Seat | null;
  wait: AmbushWait;
  round: number;
  bout: number;
  won: number;
  lost: number;
  enough: number;
  has_feinted: boolean;
  window: number;
  touch: number;
}

export interface NoseStage {
  trial: "nose-to-nose";
  phase: NosePhase;
  start: number;
  run: number;
  path: NosePath | null;
  blows: NoseBlow[];
  sleeve: Sleeve | null;
  bout: number;
  is_again: boolean;
  touch: number;
  mouse: number;
  keys: number;
  jump: number;
  every: number;
  goal: number;
  warning: number;
  push: number;
  reach: number;
  sideways: number;
  sideways_period: number;
  upright: number;
  upright_period: number;
  way: number;
  speed: number;
  most: number;
}

export type NosePhase = "path" | "look" | "run";

export interface NoseBlow {
  seat: Seat;
  side: BlownFrom;
  since: number;
}

export interface PincersStage {
  trial: "pincers";
  opponent: Seat | null;
  wait: AmbushWait;
  round: number;
  bout: number;
  won: number;
  lost: number;
  enough: number;
  fall: number;
  first: number;
  last: number;
}

export interface StraightFaceStage {
  trial: "straight-face";
  number: number;
  faces: number;
  face: Face | null;
  by: Seat | null;
  is_pressed: boolean;
  mistakes: number;
  allowed: number;
  press: number;
  beat: number;
  chooser: Seat | null;
  is_chosen: boolean;
  mine: Face | null;
}

export interface TigersPawStage {
  trial: "tigers-paw";
  opponent: Seat | null;
  phase: PawPhase;
  round: number;
  bout: number;
  equal: number;
  won: number;
  lost: number;
  enough: number;
  mine: PawPress | null;
  pressed: Seat[];
}

export type PawPhase = "ready" | "waiting" | "shown";

export interface PawPress {
  paw: Paw;
  ms: number;
  is_before: boolean;
}

export interface WhoseStage {
  trial: "whose-is-it";
  phase: WhosePhase;
  thing: BodyThing | null;
  mine: Drawing | null;
  strokes: number;
  least: number;
  most_strokes: number;
  most_points: number;
  gallery: Gallery | null;
  own: number | null;
  names: Seat[];
  unfinished: Seat[];
  enough: number;
}

export type WhosePhase = "thing" | "draw" | "hands" | "shuffle" | "name";

/** What somebody has handed in, if anything; `ready` is what of it was ready-made. */
export interface Drawing {
  strokes: Stroke[];
  ready: ReadyStroke[];
}

export interface RiddleView {
  number: number;
  question: string;
  grade: Grade;
  one_answer: boolean;
  tries: string[];
  answers: string[];
  has_word: boolean;
  may_repeat: boolean;
}

export type Grade = "easy" | "medium" | "hard";

/** Sand that runs (FB-21), beat by beat. */
export interface Running {
  beats: number;
  beat: number;
  ends: number | null;
  rolled: boolean;
  is_up: boolean;
}

export type Events = ChestFilled | StartRolled | StarterFound | TimedOut | DieRolled | Moved | TurnPassed | TrialChosen | RiddleChosen | Declined | TrialDrawn | OwnTrialDrawn | Joined | HandPlays | TrialBegan | TrialRolled | Voted | Abstained | TrialWon | TrialLost | RiddleDrawn | HourglassTurned | Answered | AskedAgain | Waited | RuledRight | RiddleRolled | RiddleEnded | KeysWon | ChestOpened | NoteTaken | BonusRolled | ChestClosed | KeyPutBack | PurseShown | Ended | FiguresShown | CurtainFell | ChangeProposed | ChangeMade | GarmentTouched | AnomalyRevealed | SignChosen | SignsShown | DieThrown | DieLanded | QuestionsOffered | QuestionPrepared | QuestionPut | RepliesOffered | Replied | NoAnswerCried | WordSlipped | HandFeinted | HandStruck | HandPulled | NosePathShown | SleeveTaken | SleeveMoved | SleeveBlown | SleeveEnded | CardDropped | CardPinched | FaceChosen | FaceShown | FaceMet | LaughSlipped | PawSignal | PawPressed | PawsCompared | ThingTold | DrawingHandedIn | DrawingUnfinished | DrawingsShown | DrawingsNamed;
