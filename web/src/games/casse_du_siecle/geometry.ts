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
  plan: Box; // round, pots
}

/** The safe in its own measure. */
export const SAFE = { rim: 272, well: 256, ring: 188, floor: 178, bunches: 222, axle: 70 } as const;
/** The locks of a door in its own measure: C, O, D, E. */
export const LOCKS: readonly Point[] = [{ x: -37, y: -7 }, { x: 37, y: -7 }, { x: -37, y: 61 }, { x: 37, y: 61 }];
const AXLES: readonly Point[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }, { x: 1, y: 1 }];

const WIDE = {
  width: 1120,
  height: 812,
  safe: { x: 560, y: 330, scale: 0.95 },
  firstNumber: 240,
  door: 0.92,
  doors: [{ x: 236, y: 126 }, { x: 884, y: 126 }, { x: 1026, y: 330 }, { x: 884, y: 536 }, { x: 236, y: 536 }, { x: 94, y: 330 }],
  hand: { x: 318, y: 640, width: 384, height: 168 },
  key: 0.9,
  plates: [{ x: 712, y: 652, width: 184, height: 46 }, { x: 712, y: 704, width: 184, height: 46 }, { x: 712, y: 756, width: 184, height: 46 }],
  notebook: { x: 912, y: 650, width: 198, height: 152 },
  plan: { x: 16, y: 672, width: 290, height: 122 },
} as const;
const TALL = {
  width: 390,
  height: 716,
  safe: { x: 195, y: 306, scale: 0.55 },
  firstNumber: 210,
  door: 0.645,
  doors: [{ x: 65, y: 106 }, { x: 195, y: 101 }, { x: 325, y: 106 }, { x: 325, y: 508 }, { x: 195, y: 512 }, { x: 65, y: 508 }],
  hand: { x: 4, y: 582, width: 382, height: 86 },
  key: 0.56,
  plates: [{ x: 4, y: 668, width: 152, height: 44 }, { x: 162, y: 668, width: 152, height: 44 }, { x: 4, y: 618, width: 152, height: 44 }],
  notebook: { x: 322, y: 666, width: 64, height: 48 },
  plan: { x: 330, y: 582, width: 56, height: 80 },
} as const;

const CARD = { width: 142, height: 92 };
/** Corners of the wide sheet: lower left (mine), upper left (two), upper right (two), lower right. */
const CORNERS = { me: { x: 4, y: 462 }, left: [{ x: 4, y: 18 }, { x: 4, y: 122 }], right: [{ x: 974, y: 18 }, { x: 974, y: 122 }], low: { x: 974, y: 462 } } as const;

export function sheet(size: "wide" | "tall", seats: number, me: Seat | null): Sheet {
  return size === "wide" ? { size, ...WIDE, cards: wideCards(seats, me) } : { size, ...TALL, cards: tallCards(seats, me) };
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
  for (const [nth, seat] of around(seats, me).entries()) cards[seat] = { x: 2 + nth * width, y: 1, width: width - 3, height: 36 };
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
  const shift = !isDouble ? 0 : level === "lower" ? -8 : 27;
  const point = { x: side.x * (SAFE.axle + shift), y: side.y * (SAFE.axle + shift) };
  return { ...inSafe(at, point), scale: at.safe.scale * (isDouble ? (level === "upper" ? 0.62 : 0.88) : 1) };
}

export function lockSpot(at: Sheet, door: number, lock: number): Spot {
  const { x, y } = at.doors[door]!;
  return { x: x + LOCKS[lock]!.x * at.door, y: y + LOCKS[lock]!.y * at.door, scale: at.door };
}

const FAN = 860; // the radius on which keys in hand are fanned out

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
  const off = nth - (count - 1) / 2;
  const turn = ((off * step) / (FAN * at.key)) * (180 / Math.PI);
  const { x } = middle(at.hand);
  return { x: x + off * step, y: at.hand.y + 50 * at.key + (off * off * step * step) / (2 * FAN * at.key), turn, scale: at.key, reach: Math.min(44, step / at.key / 2) };
}

/** What somebody takes comes to his card; what I take, into my hand. */
export const seatPoint = (at: Sheet, seat: Seat, me: Seat | null): Point => (seat === me ? middle(at.hand) : middle(at.cards[seat]!));

export function potSpot(at: Sheet, pot: "door" | "safe"): Point {
  const { x, y, width, height } = at.plan;
  return at.size === "wide" ? { x: x + (pot === "door" ? 196 : 252), y: y + 66 } : { x: x + width / 2, y: y + height * (pot === "door" ? 0.25 : 0.75) };
}
