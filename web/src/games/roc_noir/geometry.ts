/** Where everything lies in the picture: 100 to a square, as the castle lies now. */

import type { Point } from "./hand";
import { HELMETS, seenAt, type Helmet, type Seat, type Spot, type Who } from "./pieces";
import type { Room, View } from "./wire";

export type Way = "up" | "right" | "down" | "left";
export const WAYS: Record<Way, Point> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
export const TURNS: Record<Way, number> = { up: 0, right: 90, down: 180, left: 270 };

/** Squares that a spot takes: one, or the four of a room. */
export interface Block {
  column: number;
  row: number;
  side: 1 | 2;
}

const COLUMNS = "ABCDEFGHIJ";
const SIDE = 10;
export const CORNERS: readonly Point[] = [[0, 0], [8, 0], [8, 8], [0, 8]]; // clockwise, as `rooms` counts
const TREASURE: Point = [4, 4];

const within = ({ column, row, side }: Block, x: number, y: number): boolean => x >= column && x < column + side && y >= row && y < row + side;

/** Null: a room that has not been laid out yet. */
export function blockOf(spot: Spot, rooms: readonly Room[]): Block | null {
  if (spot === "treasure") return { column: TREASURE[0], row: TREASURE[1], side: 2 };
  const corner = CORNERS[rooms.indexOf(spot as Room)];
  if (corner) return { column: corner[0], row: corner[1], side: 2 };
  const column = COLUMNS.indexOf(spot[0]!);
  return column < 0 ? null : { column, row: Number(spot.slice(1)) - 1, side: 1 };
}

/** What lies there; null: outside, or a room that is not laid out. */
export function spotAt(column: number, row: number, rooms: readonly Room[]): Spot | null {
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return null;
  if (within({ column: TREASURE[0], row: TREASURE[1], side: 2 }, column, row)) return "treasure";
  const corner = CORNERS.findIndex(([x, y]) => within({ column: x, row: y, side: 2 }, column, row));
  return corner < 0 ? (`${COLUMNS[column]}${row + 1}` as Spot) : (rooms[corner] ?? null);
}

/** All spots in reading order. */
export function spots(rooms: readonly Room[]): Spot[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, nth) => spotAt(nth % SIDE, Math.floor(nth / SIDE), rooms));
  return [...new Set(all.filter((spot) => spot !== null))];
}

/** What lies so far away in a direction: from a room, on either of its squares. */
export function towards(spot: Spot, way: Way, far: 1 | 2, rooms: readonly Room[]): Spot[] {
  const block = blockOf(spot, rooms);
  if (!block) return [];
  const [dx, dy] = WAYS[way];
  const edges = Array.from({ length: block.side }, (_, nth): Point => [
    dx ? block.column + (dx > 0 ? block.side - 1 : 0) : block.column + nth,
    dy ? block.row + (dy > 0 ? block.side - 1 : 0) : block.row + nth,
  ]);
  const found = edges.map(([x, y]) => spotAt(x + dx * far, y + dy * far, rooms));
  return [...new Set(found.filter((one) => one !== null && one !== spot))] as Spot[];
}

/** In which direction a step or a jump goes. */
export function wayTo(from: Spot, to: Spot, rooms: readonly Room[]): Way | null {
  const ways = Object.keys(WAYS) as Way[];
  return ways.find((way) => ([1, 2] as const).some((far) => towards(from, way, far, rooms).includes(to))) ?? null;
}

export function middleOf(spot: Spot, rooms: readonly Room[]): Point {
  const block = blockOf(spot, rooms);
  return block ? [(block.column + block.side / 2) * 100, (block.row + block.side / 2) * 100] : [500, 500];
}

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Where a knight stands: in the middle of a square, or at its own place in a room that others use too. */
export function standOf(spot: Spot, seat: Seat, helmet: Helmet, seats: number, rooms: readonly Room[]): Stand {
  const block = blockOf(spot, rooms);
  if (!block) return { x: 500, y: 500, scale: 0 };
  const [x, y] = [block.column * 100, block.row * 100];
  if (block.side === 1) return { x: x + 50, y: y + 46, scale: 0.94 };
  if (spot !== "entrance" && spot !== "treasure") return { x: x + 100, y: y + 88, scale: 0.9 };
  const nth = HELMETS.indexOf(helmet);
  if (seats <= 2) return { x: x + 40 + nth * 60, y: y + 57 + seat * 86, scale: 0.74 };
  const pitch = seats === 3 ? 58 : 45;
  const aside = nth === 1 ? 5 : -5; // every other row a little to the side: no column hides behind its first
  return { x: x + 100 + (seat - (seats - 1) / 2) * pitch + aside, y: y + 46 + nth * 58, scale: seats === 3 ? 0.56 : 0.5 };
}

/** The same in the middle of a game: whose turn it is stands before the others, larger. */
export function standing(view: View, who: Who, spot: Spot = seenAt(view, who)): Stand {
  const stand = standOf(spot, who.seat, who.helmet, view.seats, view.rooms);
  return isBefore(view, who) && stand.scale < BEFORE ? { ...stand, scale: BEFORE } : stand;
}

const BEFORE = 0.8;
export const isBefore = (view: View, { seat, helmet }: Who): boolean => view.phase !== "over" && seat === view.mover && helmet === view.moving;

/** The card of a square, the middle of it, and in which of its corners the square is. */
export function cardOf(spot: Spot): { column: number; row: number; corner: Point } | null {
  const block = blockOf(spot, []);
  if (!block || block.side === 2) return null;
  const [right, low] = [block.column % 2, block.row % 2];
  return { column: block.column - right, row: block.row - low, corner: [right ? 1 : -1, low ? 1 : -1] };
}

/** Where the first square of a card would be if the castle had never turned: by this its stones are known. */
export function unturned(column: number, row: number, orientation: number): Point {
  let [x, y] = [column, row];
  for (let nth = 0; nth < orientation; nth++) [x, y] = [y, 8 - x];
  return [x, y];
}

/** The part of the picture that is shown: the castle as large as it can be between what hangs at its sides. */
export function frame(width: number, height: number, beside: number): string {
  if (!width || !height) return "-60 -60 1120 1120";
  const scale = Math.max(Math.min(height / 1128, (width - beside * 2) / 1128), 0.05);
  const [wide, high] = [width / scale, height / scale];
  return `${(500 - wide / 2).toFixed(1)} ${(500 - high / 2).toFixed(1)} ${wide.toFixed(1)} ${high.toFixed(1)}`;
}
