/** Two sheets of one plan: a wide one and a tall one. Everything on the board has its place here, and nowhere else. */

import type { Seat } from "./pieces";
import { polar, type Point } from "./shapes";
import type { Level } from "./wire";

export interface Box extends Point {
  width: number;
  height: number;
}
/** Where something of a size lies. */
export interface Spot extends Point {
  scale: number;
}

export interface Sheet {
  size: "wide" | "tall";
  width: number;
  height: number;
  safe: Spot;
  firstNumber: number; // the angle of the number 1 on the ring
  door: number; // the scale of doors
  doors: readonly Point[];
  cards: readonly Box[]; // by seat
  hand: Box;
  key: number; // the scale of keys in hand
  plates: readonly Box[];
  notebook: Box;
  plan: Box; // on the wide sheet: a title block with the round, and pots
  mine: number | null; // on a telephone what is mine stays in sight: it lies on a strip of its own, from here on
}

/** The safe in its own measure. */
export const SAFE = { rim: 272, well: 256, ring: 188, floor: 178, bunches: 222, axle: 70 } as const;
/** The locks of a door in its own measure: C, O, D, E. */
export const LOCKS: readonly Point[] = [{ x: -37, y: -7 }, { x: 37, y: -7 }, { x: -37, y: 61 }, { x: 37, y: 61 }];
/** Where a lock can be pressed, round its middle. On a telephone it reaches to the next door and below the sill: fingers are not smaller there. */
export function lockReach({ size }: Sheet, lock: number): Box {
  if (size === "wide") return { x: -36, y: -34, width: 72, height: 68 };
  return { x: lock % 2 ? -37 : -63, y: -34, width: 100, height: lock < 2 ? 68 : 82 };
}
const AXLES: readonly Point[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }, { x: 1, y: 1 }];

const WIDE = {
  width: 1120,
  height: 812,
  safe: { x: 560, y: 330, scale: 0.95 },
  firstNumber: 240,
  door: 0.92,
  doors: [{ x: 236, y: 126 }, { x: 884, y: 126 }, { x: 1026, y: 330 }, { x: 884, y: 536 }, { x: 236, y: 536 }, { x: 94, y: 330 }],
  hand: { x: 314, y: 640, width: 384, height: 168 },
  key: 0.9,
  plates: [{ x: 712, y: 652, width: 184, height: 46 }, { x: 712, y: 704, width: 184, height: 46 }, { x: 712, y: 756, width: 184, height: 46 }],
  notebook: { x: 912, y: 650, width: 198, height: 152 },
  plan: { x: 16, y: 672, width: 290, height: 122 },
  mine: null,
} as const;
const TALL = {
  width: 390,
  height: 720,
  safe: { x: 195, y: 311, scale: 0.55 },
  firstNumber: 210,
  door: 0.645,
  doors: [{ x: 65, y: 111 }, { x: 195, y: 106 }, { x: 325, y: 111 }, { x: 325, y: 513 }, { x: 195, y: 517 }, { x: 65, y: 513 }],
  hand: { x: 6, y: 604, width: 216, height: 104 },
  key: 0.56,
  plates: [{ x: 242, y: 675, width: 144, height: 41 }, { x: 242, y: 631, width: 144, height: 41 }, { x: 242, y: 588, width: 84, height: 40 }],
  notebook: { x: 332, y: 588, width: 54, height: 42 },
  plan: { x: 0, y: 0, width: 0, height: 0 },
  mine: 584,
} as const;

const CARD = { width: 142, height: 104 };
/** Corners of the wide sheet: lower left (mine), upper left (two), upper right (two), lower right. */
const CORNERS = { me: { x: 4, y: 456 }, left: [{ x: 4, y: 16 }, { x: 4, y: 128 }], right: [{ x: 974, y: 16 }, { x: 974, y: 128 }], low: { x: 974, y: 456 } } as const;

export function sheet(size: "wide" | "tall", seats: number, me: Seat | null): Sheet {
  return size === "wide" ? { size, ...WIDE, cards: wideCards(seats, me) } : tallSheet(seats, me);
}

/** Cards of many seats are narrow: what they tell stands on three lines, and all else lies lower. */
const LINES = { few: 36, many: 52 } as const;

function tallSheet(seats: number, me: Seat | null): Sheet {
  const cards = tallCards(seats, me);
  const more = cards[0]!.height - LINES.few;
  const lower = <Thing extends Point>(thing: Thing): Thing => ({ ...thing, y: thing.y + more });
  const { height, safe, doors, hand, plates, notebook, mine } = TALL;
  return { size: "tall", ...TALL, cards, height: height + more, safe: lower(safe), doors: doors.map(lower), hand: lower(hand), plates: plates.map(lower), notebook: lower(notebook), mine: mine + more };
}

/** Seats in their order from mine on, clockwise. */
export function around(seats: number, me: Seat | null): Seat[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}

function wideCards(seats: number, me: Seat | null): Box[] {
  const { left, right, low } = CORNERS;
  const others = [[right[0]], [left[0], right[0]], [left[0], right[0], low], [left[1], left[0], right[0], low], [left[1], left[0], right[0], right[1], low]][seats - 2]!;
  const cards: Box[] = [];
  for (const [nth, seat] of around(seats, me).entries()) cards[seat] = { ...(nth ? others[nth - 1]! : CORNERS.me), ...CARD };
  return cards;
}

function tallCards(seats: number, me: Seat | null): Box[] {
  const width = 386 / seats;
  const cards: Box[] = [];
  for (const [nth, seat] of around(seats, me).entries()) cards[seat] = { x: 2 + nth * width, y: 6, width: width - 3, height: seats > 4 ? LINES.many : LINES.few };
  return cards;
}

// -- where things are ----------------------------------------------------------------------------------------------

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const inSafe = ({ safe }: Sheet, { x, y }: Point): Point => ({ x: safe.x + x * safe.scale, y: safe.y + y * safe.scale });

/** A bunch hangs between two numbers; two to each. */
export const placeAngle = ({ firstNumber }: Sheet, place: number) => firstNumber + Math.floor(place / 2) * 60 + 20 + (place % 2) * 20;
export const placeSpot = (at: Sheet, place: number): Spot => ({ ...inSafe(at, polar(SAFE.bunches, placeAngle(at, place))), scale: at.safe.scale });

/** Alone on its axle a gear is large; of two, the upper one is small and lies at the outer side. */
export function gearSpot(at: Sheet, axle: number, level: Level, isDouble: boolean): Spot {
  const side = AXLES[axle]!;
  const shift = !isDouble ? 0 : level === "lower" ? -7 : 33;
  const point = { x: side.x * (SAFE.axle + shift), y: side.y * (SAFE.axle + shift) };
  return { ...inSafe(at, point), scale: at.safe.scale * (isDouble ? (level === "upper" ? 0.6 : 0.84) : 1) };
}

/** The slip with a digit hangs at the upper right; under another gear, at the inner side. */
export function slipSpot(axle: number, level: Level, isDouble: boolean): Point {
  const side = AXLES[axle]!;
  return isDouble && level === "lower" ? { x: -side.x * 42, y: -side.y * 42 } : { x: 34, y: -40 };
}

export function lockSpot(at: Sheet, door: number, lock: number): Spot {
  const { x, y } = at.doors[door]!;
  return { x: x + LOCKS[lock]!.x * at.door, y: y + LOCKS[lock]!.y * at.door, scale: at.door };
}

export const KEY_REACH = { above: 46, below: 104 } as const; // a key can be pressed from its bow to its bit
const FAN = 860; // the radius on which keys in hand are fanned out
const BOW = 62; // how broad a key's bow is, in its own measure: what is written on it is read

export interface Pose extends Spot {
  turn: number;
}
export interface KeyPose extends Pose {
  reach: number; // how far to each side it can be pressed, in its own measure
}
/** The nth of so many keys before me. */
export function keyPose(at: Sheet, nth: number, count: number): KeyPose {
  const most = 100 * at.key;
  const step = Math.min(most, (at.hand.width - 76 * at.key) / Math.max(1, count - 1));
  const scale = at.key * Math.max(0.7, Math.min(1, step / (BOW * at.key))); // many keys are smaller ones
  const off = nth - (count - 1) / 2;
  const turn = ((off * step) / (FAN * at.key)) * (180 / Math.PI);
  const { x } = middle(at.hand);
  return { x: x + off * step, y: at.hand.y + 50 * at.key + (off * off * step * step) / (2 * FAN * at.key), turn, scale, reach: Math.min(44, step / scale / 2) };
}

/** Where a key of this pose can be pressed, upright: what a guide draws its ring round. */
export function keyReach({ x, y, turn, scale, reach }: KeyPose): Box {
  const [sin, cos] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.cos((turn * Math.PI) / 180)];
  const wide = (below: number) => (reach * cos + below * sin) * scale;
  const { above, below } = KEY_REACH;
  const [inner, outer] = [wide(below), wide(above)];
  const [before, after] = turn > 0 ? [inner, outer] : [outer, inner];
  const [over, under] = [(above * cos + reach * sin) * scale, (below * cos + reach * sin) * scale];
  return { x: x - before, y: y - over, width: before + after, height: over + under };
}

/** What somebody takes comes to his card; what I take, into my hand. */
export const seatPoint = (at: Sheet, seat: Seat, me: Seat | null): Point => (seat === me ? middle(at.hand) : middle(at.cards[seat]!));

export function potSpot({ size, plan: { x, y }, width, safe }: Sheet, pot: "door" | "safe"): Point {
  if (size === "tall") return { x: pot === "door" ? 19 : width - 19, y: safe.y - 10 };
  return { x: x + (pot === "door" ? 196 : 252), y: y + 66 };
}
