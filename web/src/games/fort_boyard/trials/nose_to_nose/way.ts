/** The path and what moves on it, counted as the server does (trials/nose_to_nose/way.py): in tenths of a px, in ms of the run. */
import type { BlownFrom, NoseBlow, NosePoint, NoseStage, Sleeve, SleeveLedBy, SleeveSteering } from "../../wire";

export const FINE = 10; // tenths
export const PICTURE = { width: 340, height: 300 }; // px
const HUNDRED = 100;
const WHOLE = 1000;
const SIGN: Record<SleeveSteering, number> = { left: -1, straight: 0, right: 1 };

export interface At {
  ms: number;
  x: number;
  y: number;
}

/** Where a picture of this size begins in a window of that: in its middle, or where this place of it is seen as well as can be. */
export function shiftOf(place: number | undefined, window: number, whole: number): number {
  if (place === undefined || window >= whole) return (window - whole) / 2;
  return Math.min(0, Math.max(window - whole, window / 2 - place));
}

const floor = Math.floor;

/** A hump: from 0 to `height` in the middle and back to 0. */
export const arch = (ms: number, length: number, height: number): number => floor((4 * ms * (length - ms) * height) / (length * length));

/** To and fro, each half of it a hump. */
export function wave(ms: number, period: number, height: number): number {
  const half = floor(period / 2);
  const within = ((ms % period) + period) % period;
  return within < half ? arch(within, half, height) : -arch(within - half, half, height);
}

/** How far the path is from its place. */
export function swayAt(stage: NoseStage, ms: number): NosePoint {
  const { path, sideways, sideways_period: wide, upright, upright_period: high } = stage;
  if (!path) return { x: 0, y: 0 };
  return {
    x: wave(ms + floor((wide * path.sideways_phase) / HUNDRED), wide, sideways * FINE),
    y: wave(ms + floor((high * path.upright_phase) / HUNDRED), high, upright * FINE),
  };
}

/** How far the sleeve is pushed to the right. */
export function pushAt({ blows, push, reach }: NoseStage, ms: number): number {
  let pushed = 0;
  for (const { side, since } of blows)
    if (ms >= since && ms - since <= push) pushed += (side === "left" ? 1 : -1) * arch(ms - since, push, reach * FINE);
  return pushed;
}

/** Who blows at this moment, or is about to: announced, then pushing. */
export function windAt({ blows, push, warning }: NoseStage, ms: number): { seat: number; side: BlownFrom; isPushing: boolean } | null {
  const blow = blows.find((one: NoseBlow) => ms >= one.since - warning && ms <= one.since + push);
  return blow ? { seat: blow.seat, side: blow.side, isPushing: ms >= blow.since } : null;
}

// -- on the path or not

/** How far a place is from a line through these points. */
export function distance(points: readonly NosePoint[], x: number, y: number): number {
  let nearest = Infinity;
  for (let nth = 1; nth < points.length; nth++) nearest = Math.min(nearest, distanceTo(points[nth - 1]!, points[nth]!, x, y));
  return nearest;
}

function distanceTo(one: NosePoint, other: NosePoint, x: number, y: number): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const part = Math.max(0, Math.min(1, ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - one.x - dx * part, y - one.y - dy * part);
}

export const widthOf = (stage: NoseStage, by: SleeveLedBy): number => stage[by];

/** What the server will find at this place and moment: off the path, at its end, or on the way. */
export function fateAt(stage: NoseStage, by: SleeveLedBy, at: At): "left-path" | "arrived" | null {
  if (!stage.path) return null;
  const { points } = stage.path;
  const sway = swayAt(stage, at.ms);
  const [x, y] = [at.x + pushAt(stage, at.ms) - sway.x, at.y - sway.y];
  if (distance(points, x, y) > floor((widthOf(stage, by) * FINE) / 2)) return "left-path";
  const end = points.at(-1)!;
  return Math.hypot(end.x - x, end.y - y) <= stage.goal * FINE ? "arrived" : null;
}

/** How far it is to the side of the middle, in parts of half the width, and to which: for whoever hears it. */
export function strayed(stage: NoseStage, by: SleeveLedBy, at: At): number {
  if (!stage.path) return 0;
  const sway = swayAt(stage, at.ms);
  return distance(stage.path.points, at.x + pushAt(stage, at.ms) - sway.x, at.y - sway.y) / ((widthOf(stage, by) * FINE) / 2);
}

const lengths = (points: readonly NosePoint[]): number[] => points.slice(1).map((to, nth) => floor(Math.hypot(to.x - points[nth]!.x, to.y - points[nth]!.y)));

/** The place on the path so far from its beginning. */
export function atLength(points: readonly NosePoint[], way: number): NosePoint {
  const parts = lengths(points);
  let left = way;
  for (let nth = 0; nth < parts.length; nth++) {
    const [one, other, length] = [points[nth]!, points[nth + 1]!, parts[nth]!];
    if (left < length) return { x: one.x + floor(((other.x - one.x) * left) / length), y: one.y + floor(((other.y - one.y) * left) / length) };
    left -= length;
  }
  return points.at(-1)!;
}

/** By keys it advances by itself, and sideways as long as a key is down. */
export function steeredTo(stage: NoseStage, sleeve: Sleeve, ms: number): Sleeve {
  const points = stage.path!.points;
  const most = stage.most * FINE * WHOLE;
  const off = Math.max(-most, Math.min(most, sleeve.off + SIGN[sleeve.steering] * stage.speed * FINE * (ms - sleeve.ms)));
  const whole = lengths(points).reduce((sum, one) => sum + one, 0);
  const place = atLength(points, floor((whole * (ms - sleeve.began)) / stage.way));
  return { ...sleeve, ms, off, x: place.x + floor(off / WHOLE), y: place.y };
}

/** Where it waits, on the other's nose, which sways with the path. */
export function waiting(stage: NoseStage, ms: number): At {
  const sway = swayAt(stage, ms);
  const start = stage.path!.points[0]!;
  return { ms, x: start.x + sway.x, y: start.y + sway.y };
}
