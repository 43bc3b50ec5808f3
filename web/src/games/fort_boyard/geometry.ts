/** Where everything is on the two pictures of the fort: the wide one and the tall one, from the same functions and two rows of numbers. */
import { arc, mix, oval, TAU, type Curve, type Point } from "./ink";
import { leftOf, type Seat } from "./pieces";

export type Size = "wide" | "tall";
export const SPACES = 36;
export const START = 0;

export interface Shape {
  width: number;
  height: number;
  unit: number; // how large pieces are drawn: 1 as in the great picture
  cx: number;
  cy: number;
  rx: number; // of the fort's outer edge
  ry: number;
  power: number;
  parapet: number;
  walk: number; // how wide it is
  fx: number; // how far the inner wall goes down, seen from above
  fy: number;
  shift: number; // of the courtyard to the south: we look from there
  wall: number; // how high the outer wall is
  chest: readonly [number, number, number]; // from the middle of the courtyard, and its scale
  glass: readonly [number, number, number];
  die: readonly [number, number, number];
  open: Pick<Shape, "chest" | "glass" | "die"> | null; // while the chest is open, where it needs more room than the courtyard has
}

export const SHAPES: Record<Size, Shape> = {
  wide: { width: 1000, height: 600, unit: 0.84, cx: 500, cy: 276, rx: 374, ry: 210, power: 2.3, parapet: 11, walk: 48, fx: 74, fy: 62, shift: 10, wall: 44, chest: [-10, 40, 0.82], glass: [-134, 46, 0.27], die: [124, 18, 40], open: null },
  tall: { width: 390, height: 520, unit: 0.56, cx: 195, cy: 288, rx: 186, ry: 196, power: 2.35, parapet: 7, walk: 32, fx: 46, fy: 46, shift: 5, wall: 20, chest: [0, 10, 0.66], glass: [-46, 98, 0.165], die: [44, 72, 26], open: { chest: [0, 50, 1.36], glass: [-76, 140, 0.2], die: [78, 112, 36] } },
};

/** A place for a piece, and how large it is there. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

export interface Fort {
  size: Size;
  shape: Shape;
  edge: Curve; // the outer rim
  outer: Curve; // of the walk
  inner: Curve; // of the walk: the top of the cells' wall
  middle: Curve; // of the walk
  foot: Curve; // of the cells' wall: the courtyard begins
  base: Curve; // where the outer wall stands in the sea
  at(turn: number): number; // the angle of a part of the way round, from the gate, clockwise, in equal steps
  from(space: number): number; // angles between which a space lies
  to(space: number): number;
  mid(space: number): number;
  centre: Point; // of the courtyard
  chest: Stand;
  glass: Stand;
  die: Stand;
  open: Record<"chest" | "glass" | "die", Stand>; // while the chest is open
}

const FINE = 1440;
const made = new Map<Size, Fort>();

export function fortOf(size: Size): Fort {
  const known = made.get(size);
  if (known) return known;
  const fort = build(size);
  made.set(size, fort);
  return fort;
}

function build(size: Size): Fort {
  const shape = SHAPES[size];
  const { cx, cy, rx, ry, power, parapet, walk, unit } = shape;
  const [ix, iy] = [rx - parapet - walk, ry - parapet - walk];
  const middle = oval(cx, cy, ix + walk / 2, iy + walk / 2, power);
  const at = steady(middle);
  const centre: Point = [cx, cy + shape.shift];
  const placed = ([x, y, scale]: readonly [number, number, number]): Stand => ({ x: cx + x, y: centre[1] + y, scale });
  return {
    size,
    shape,
    edge: oval(cx, cy, rx, ry, power),
    outer: oval(cx, cy, rx - parapet, ry - parapet, power),
    inner: oval(cx, cy, ix, iy, power),
    middle,
    foot: oval(cx, cy + shape.shift, ix - shape.fx, iy - shape.fy, power),
    base: oval(cx, cy + shape.wall, rx + 3 * unit, ry + 3 * unit, power),
    at,
    from: (space) => at((space - 0.5) / SPACES),
    to: (space) => at((space + 0.5) / SPACES),
    mid: (space) => at(space / SPACES),
    centre,
    chest: placed(shape.chest),
    glass: placed(shape.glass),
    die: placed(shape.die),
    open: shape.open ? { chest: placed(shape.open.chest), glass: placed(shape.open.glass), die: placed(shape.open.die) } : { chest: { ...placed(shape.chest), scale: shape.chest[2] * 1.14 }, glass: placed(shape.glass), die: placed(shape.die) },
  };
}

/** Equal steps along a curve, from its southernmost point on, clockwise. */
function steady(curve: Curve): (turn: number) => number {
  const long = [0];
  for (let i = 1; i <= FINE; i++) {
    const [p, q] = [curve(Math.PI / 2 + (TAU * (i - 1)) / FINE), curve(Math.PI / 2 + (TAU * i) / FINE)];
    long.push(long[i - 1]! + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  return (turn) => {
    const wanted = (turn - Math.floor(turn)) * long[FINE]!;
    let i = 1;
    while (long[i]! < wanted) i++;
    const part = (wanted - long[i - 1]!) / (long[i]! - long[i - 1]!);
    return Math.PI / 2 + (TAU * (i - 1 + part)) / FINE + Math.floor(turn) * TAU;
  };
}

/** A point of the wall of a space's cell: across and down, each from 0 to 1. */
export function inCell(fort: Fort, space: number, across: number, down: number): Point {
  const [a, b] = [fort.from(space), fort.to(space)];
  const angle = a + (b - a) * across;
  return mix(fort.inner(angle), fort.foot(angle), down);
}

/** Where a pawn stands, of several on the same space: side by side along the walk, nobody hides the mark whole. */
export function standOf(fort: Fort, space: number, nth = 0, count = 1): Stand {
  const { unit } = fort.shape;
  const spread = count > 1 ? (nth - (count - 1) / 2) * Math.min(0.55, 1.3 / count) : 0;
  const angle = fort.at((space + spread) / SPACES);
  const south = Math.sin(angle);
  const [x, y] = mix(fort.inner(angle), fort.outer(angle), south < -0.5 ? 0.82 : 0.68);
  return { x: x + (south > 0.3 && count === 1 ? 12 * unit : 0), y: y + 8 * unit, scale: 0.9 * unit };
}

/** How keys hang in a cell: each from a nail at the top, its bit towards the courtyard. */
export interface Hung {
  x: number;
  y: number;
  turn: number;
  scale: number;
}
const KEY = 47; // as drawn, from bow to bit

export function hangIn(fort: Fort, space: number, count: number): Hung[] {
  const unit = fort.shape.unit;
  const [top, low] = [inCell(fort, space, 0.5, 0), inCell(fort, space, 0.5, 1)];
  const deep = Math.hypot(low[0] - top[0], low[1] - top[1]);
  const [left, right] = [inCell(fort, space, 0.29, 0.3), inCell(fort, space, 0.71, 0.3)];
  const apart = Math.abs((right[0] - left[0]) * (low[1] - top[1]) - (right[1] - left[1]) * (low[0] - top[0])) / deep;
  const scale = count > 1 ? Math.min(Math.min(deep * 0.54, 39 * unit) / KEY, apart / 21) : Math.min(deep * 0.62, 45 * unit) / KEY;
  return Array.from({ length: count }, (_, nth) => {
    const across = count > 1 ? 0.29 + 0.42 * nth : 0.5;
    const [x, y] = inCell(fort, space, across, count > 1 ? 0.25 : 0.19);
    const end = inCell(fort, space, 0.5 + (across - 0.5) * 0.82, 0.97);
    return { x, y, turn: (Math.atan2(end[1] - y, end[0] - x) * 180) / Math.PI - 90, scale };
  });
}

/** The dots of a way along the walk, between the spaces. */
export function trail(fort: Fort, start: number, to: number): Point[] {
  const count = (to - start + SPACES) % SPACES;
  return Array.from({ length: count }, (_, nth) => fort.middle(fort.at((start + nth + 0.5) / SPACES)));
}

/** Where a space and its cell can be pressed, whole. */
export function spaceOutline(fort: Fort, space: number): Point[] {
  const [a, b] = [fort.from(space), fort.to(space)];
  return [...arc(fort.outer, a, b, 4), ...arc(fort.foot, b, a, 4)];
}

// -- the others' boats, or their flags where the picture is tall

export interface Berth {
  x: number;
  y: number;
  side: 1 | -1; // where the sail points
  scale: number;
}
const CORNERS: readonly Berth[] = [
  { x: 92, y: 158, side: 1, scale: 0.86 },
  { x: 908, y: 158, side: -1, scale: 0.86 },
  { x: 88, y: 560, side: 1, scale: 0.86 },
  { x: 912, y: 560, side: -1, scale: 0.86 },
  { x: 236, y: 582, side: 1, scale: 0.68 },
  { x: 764, y: 582, side: -1, scale: 0.68 },
];

/** From the left hand on, as they sit: round the fort, clockwise from the south-west. */
const AROUND: Record<number, readonly number[]> = { 1: [0], 2: [0, 1], 3: [2, 0, 1], 4: [2, 0, 1, 3], 5: [4, 2, 0, 1, 3], 6: [4, 2, 0, 1, 3, 5] };

export const berths = (count: number): Berth[] => (AROUND[count] ?? []).map((corner) => CORNERS[corner]!);

export interface Pennant {
  x: number;
  y: number;
  width: number;
}
export function pennants(count: number): Pennant[] {
  const width = 390 / Math.max(count, 4);
  const left = (390 - width * count) / 2;
  return Array.from({ length: count }, (_, nth) => ({ x: left + nth * width + 3, y: 3 + (nth % 2) * 3, width: width - 6 }));
}

/** Whoever has a boat or a flag: the others, from my left; for whoever watches, all. */
export const othersOf = (seats: number, me: Seat | null): Seat[] => (me === null ? Array.from({ length: seats }, (_, seat) => seat) : leftOf(seats, me));

/** Where somebody's things are, in the picture: his boat, his flag, or the strip below. */
export function homeOf({ size, shape: { width, height, unit } }: Fort, seats: number, me: Seat | null, seat: Seat): Stand {
  const others = othersOf(seats, me);
  const nth = others.indexOf(seat);
  if (nth < 0) return { x: width / 2 - 40 * unit, y: height + 30, scale: unit };
  if (size === "wide") {
    const { x, y, scale } = berths(others.length)[nth]!;
    return { x, y: y - 46 * scale, scale: 0.6 * unit };
  }
  const { x, width: wide } = pennants(others.length)[nth]!;
  return { x: x + wide / 2, y: 52, scale: 0.6 * unit };
}
