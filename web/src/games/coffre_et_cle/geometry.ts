/** Where everything lies: one function, two rows of numbers (wide and tall). My own seat is always at the bottom. */

import type { Seat } from "./pieces";

export interface Point {
  x: number;
  y: number;
}
/** How a card lies: its middle, its turn in degrees, its width. */
export interface Pose extends Point {
  turn: number;
  width: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** A place at the table, drawn: its place card, lamp and card. */
export interface Station {
  tent: Box;
  lamp: Box;
  card: Pose;
}
export interface Layout {
  size: "wide" | "tall";
  width: number;
  height: number;
  felt: Point & { rx: number; ry: number };
  strongbox: Box;
  centre: [Pose, Pose];
  mine: Pose;
  me: { lamp: Box; name: Point };
  notes: Box;
  prompt: Box;
  banner: Box; // somebody has changed my card
  lamps: (Point & { width: number })[];
  stations: (Station | null)[]; // by seat; null: my own
  balloons: (Box | null)[]; // by seat, where there is room beside every place: what is said there
  voices: { open: Box[]; forced: Box[] }; // where there is not: what is said, with and without a banner above my card
  discs: (Point & { r: number })[];
  removed: Pose; // cards that left the game unseen, shown at the end
  laidOpen: Pose; // a card that lies face up, out of the game
}

export const CARD_RATIO = 1.4;

/** Seats clockwise from my left; a watcher looks from between the last seat and the first. */
export function others(seats: number, me: Seat | null): Seat[] {
  const first = me === null ? 0 : me + 1;
  const count = me === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

/** How many sit at my left, opposite, and at my right. */
function sides(count: number): { side: number; top: number } {
  return { side: Math.floor(count / 2), top: count % 2 };
}

interface Spots {
  tent: [number, number];
  card: [number, number];
  tilt: number;
  balloon?: [x: number, y: number, width: number, height: number];
  right?: [x: number, y: number, width: number, height: number]; // the balloon of who sits opposite, if not the mirror image
}

/** From my left hand upwards, by how many sit on a side. The right side is its mirror image. */
const WIDE_SIDE: Record<number, Spots[]> = {
  1: [{ tent: [14, 262], card: [241, 300], tilt: -6, balloon: [10, 338, 178, 100] }],
  2: [
    { tent: [14, 336], card: [241, 366], tilt: -6, balloon: [10, 412, 178, 100] },
    { tent: [154, 62], card: [258, 186], tilt: 4, balloon: [24, 200, 178, 94] },
  ],
  3: [
    { tent: [8, 394], card: [238, 406], tilt: -6, balloon: [6, 464, 178, 66] },
    { tent: [8, 224], card: [216, 288], tilt: 3, balloon: [6, 294, 160, 70] },
    { tent: [156, 50], card: [274, 172], tilt: -4, balloon: [316, 120, 118, 96], right: [736, 122, 170, 70] },
  ],
  4: [
    { tent: [6, 430], card: [236, 430], tilt: -6, balloon: [6, 502, 178, 84] },
    { tent: [6, 308], card: [214, 324], tilt: 3, balloon: [256, 288, 108, 96] },
    { tent: [6, 186], card: [216, 218], tilt: -3, balloon: [258, 196, 106, 86] },
    { tent: [170, 44], card: [298, 154], tilt: 4, balloon: [342, 112, 130, 84] },
  ],
};
const WIDE_TOP: Spots = { tent: [407, 38], card: [482, 158], tilt: 2, balloon: [532, 112, 114, 104] };

const TALL_SIDE: Record<number, Spots[]> = {
  1: [{ tent: [4, 118], card: [46, 214], tilt: -5 }],
  2: [
    { tent: [4, 174], card: [46, 270], tilt: -6 },
    { tent: [4, 36], card: [46, 134], tilt: 4 },
  ],
  3: [
    { tent: [2, 308], card: [40, 395], tilt: -5 },
    { tent: [2, 172], card: [40, 259], tilt: 4 },
    { tent: [2, 36], card: [40, 123], tilt: -3 },
  ],
  4: [
    { tent: [2, 346], card: [34, 424], tilt: -5 },
    { tent: [2, 242], card: [34, 320], tilt: 4 },
    { tent: [2, 138], card: [34, 216], tilt: -3 },
    { tent: [2, 34], card: [34, 112], tilt: 4 },
  ],
};
const TALL_TOP: Spots = { tent: [139, 36], card: [195, 132], tilt: 3 };

/** On a telephone what is said stands below the strongbox, by how many sit on a side; over its lid where my banner is. */
const TALL_VOICES: Record<number, Layout["voices"]> = {
  1: { open: [box(6, 308, 187, 92), box(197, 308, 187, 92)], forced: [box(86, 270, 218, 84)] },
  2: { open: [box(6, 310, 187, 90), box(197, 310, 187, 90)], forced: [box(86, 270, 218, 84)] },
  3: { open: [box(76, 366, 238, 44), box(76, 411, 238, 44)], forced: [box(123, 318, 144, 84)] },
  4: { open: [box(70, 402, 250, 50), box(70, 454, 250, 50)], forced: [] }, // only who looks on sees so many
};
function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

const FRAME = {
  wide: {
    width: 964,
    height: 736,
    felt: { x: 482, y: 348, rx: 418, ry: 258 },
    strongbox: { x: 326, y: 222, width: 312, height: 244 },
    centre: [
      { x: 414, y: 306, turn: -4, width: 94 },
      { x: 550, y: 306, turn: 5, width: 94 },
    ] as [Pose, Pose],
    mine: { x: 482, y: 616, turn: -1.5, width: 140 },
    me: { lamp: { x: 726, y: 690, width: 24, height: 38 }, name: { x: 588, y: 698 } },
    notes: { x: 8, y: 14, width: 132, height: 150 },
    prompt: { x: 347, y: 424, width: 270, height: 36 },
    banner: { x: 332, y: 468, width: 300, height: 52 },
    discs: [
      { x: 168, y: 570, r: 44 },
      { x: 300, y: 630, r: 44 },
      { x: 664, y: 630, r: 44 },
      { x: 796, y: 570, r: 44 },
    ],
    removed: { x: 872, y: 650, turn: 0, width: 48 },
    laidOpen: { x: 928, y: 650, turn: 5, width: 50 },
    tent: { width: 150, height: 66 },
    card: 68,
    lamp: { width: 26, height: 41 },
  },
  tall: {
    width: 390,
    height: 700,
    felt: { x: 195, y: 338, rx: 206, ry: 272 },
    strongbox: { x: 115, y: 232, width: 160, height: 125 },
    centre: [
      { x: 155, y: 274, turn: -4, width: 58 },
      { x: 235, y: 274, turn: 5, width: 58 },
    ] as [Pose, Pose],
    mine: { x: 195, y: 565, turn: -1.5, width: 122 },
    me: { lamp: { x: 226, y: 658, width: 22, height: 35 }, name: { x: 104, y: 663 } },
    notes: { x: 274, y: 650, width: 112, height: 48 },
    prompt: { x: 75, y: 370, width: 240, height: 32 },
    banner: { x: 46, y: 404, width: 298, height: 52 },
    discs: [
      { x: 64, y: 494, r: 36 },
      { x: 64, y: 592, r: 36 },
      { x: 326, y: 494, r: 36 },
      { x: 326, y: 592, r: 36 },
    ],
    removed: { x: 76, y: 674, turn: 0, width: 33 },
    laidOpen: { x: 26, y: 674, turn: -4, width: 34 },
    tent: { width: 112, height: 52 },
    card: 50,
    lamp: { width: 21, height: 33 },
  },
} as const;

function station(size: "wide" | "tall", spots: Spots, side: "left" | "right" | "top", card: number): Station {
  const { width, tent, lamp } = FRAME[size];
  const flip = side === "right";
  const mirror = (x: number, across: number) => (flip ? width - x - across : x);
  const at = { x: mirror(spots.tent[0], tent.width), y: spots.tent[1], ...tent };
  const lampX = flip ? at.x + 8 : at.x + tent.width - lamp.width - 8;
  return {
    tent: at,
    lamp: { x: lampX, y: at.y + 8 - lamp.height, ...lamp },
    card: { x: flip ? width - spots.card[0] : spots.card[0], y: spots.card[1], turn: flip ? -spots.tilt : spots.tilt, width: card },
  };
}

function balloon(size: "wide" | "tall", { balloon, right }: Spots, isRight: boolean): Box | null {
  if (!balloon) return null;
  if (!isRight) return box(...balloon);
  const [x, ...rest] = balloon;
  return box(...(right ?? ([FRAME[size].width - x - balloon[2], ...rest] as const)));
}

/** Smaller cards where eight sit round a telephone. */
function cardWidth(size: "wide" | "tall", side: number): number {
  if (size === "wide") return side > 3 ? 58 : FRAME.wide.card;
  return side > 3 ? 38 : side > 2 ? 44 : FRAME.tall.card;
}

/** With few at the table a telephone's picture is shorter: all below the others comes up by so much. */
function lift(size: "wide" | "tall", side: number): number {
  return size === "tall" && side <= 2 ? 48 : 0;
}

function hangingLamps(size: "wide" | "tall", top: number): Layout["lamps"] {
  if (size === "tall") return top ? [] : [{ x: 195, y: 34, width: 90 }];
  return top ? [352, 612].map((x) => ({ x, y: 34, width: 84 })) : [{ x: 482, y: 30, width: 176 }];
}

export function layout(size: "wide" | "tall", seats: number, me: Seat | null): Layout {
  const frame = FRAME[size];
  const round = others(seats, me);
  const { side, top } = sides(round.length);
  const rows = (size === "wide" ? WIDE_SIDE : TALL_SIDE)[side]!;
  const across = size === "wide" ? WIDE_TOP : TALL_TOP;
  const card = cardWidth(size, side);
  const stations: (Station | null)[] = Array.from({ length: seats }, () => null);
  const balloons: (Box | null)[] = Array.from({ length: seats }, () => null);
  round.forEach((seat, step) => {
    const where = step < side ? "left" : step < side + top ? "top" : "right";
    const spots = where === "left" ? rows[step]! : where === "top" ? across : rows[round.length - 1 - step]!;
    stations[seat] = station(size, spots, where, where === "top" ? Math.min(card, size === "wide" ? 64 : 46) : card);
    balloons[seat] = balloon(size, spots, where === "right");
  });
  const by = lift(size, side);
  const up = <Thing extends Point>(thing: Thing): Thing => ({ ...thing, y: thing.y - by });
  const { x, y, rx, ry } = frame.felt;
  return {
    size,
    width: frame.width,
    height: frame.height - by,
    felt: { x, y: y - by / 2, rx, ry: ry - by / 2 },
    strongbox: up(frame.strongbox),
    centre: [up(frame.centre[0]), up(frame.centre[1])],
    mine: up(frame.mine),
    me: { lamp: up(frame.me.lamp), name: up(frame.me.name) },
    notes: up(frame.notes),
    prompt: up(frame.prompt),
    banner: up(frame.banner),
    lamps: hangingLamps(size, top),
    stations,
    balloons,
    voices: TALL_VOICES[side]!,
    discs: frame.discs.map((disc) => up(disc)),
    removed: up(frame.removed),
    laidOpen: up(frame.laidOpen),
  };
}

/** Where the balloons of these speakers stand, one for each. */
export function balloonsFor(at: Layout, speakers: readonly Seat[], boxes: readonly Box[]): (Box | null)[] {
  if (at.size === "wide") return speakers.map((seat) => at.balloons[seat] ?? null);
  const [first, second] = boxes;
  const x = (seat: Seat | undefined) => (seat === undefined ? at.width / 2 : at.stations[seat]!.tent.x);
  const isCrossed = first && second && first.y === second.y && x(speakers[0]) > x(speakers[1]); // side by side
  return isCrossed ? [second, first] : [...boxes];
}

/** How the card at a spot lies: locked, it lies across. */
export function poseAt(at: Layout, seats: number, spot: number, locked: boolean): Pose {
  if (spot >= seats) return at.centre[spot - seats]!;
  const pose = at.stations[spot]?.card ?? at.mine;
  return locked ? { ...pose, turn: 90 } : pose;
}

/** Where a player is, seen from above: his place card, or just above my own card. */
export function middleOf(at: Layout, seat: Seat): Point {
  const tent = at.stations[seat]?.tent;
  return tent ? { x: tent.x + tent.width / 2, y: tent.y + tent.height / 2 } : { x: at.mine.x, y: at.mine.y - at.mine.width * 0.5 };
}

/** The two discs of a short step lie left and right of my card. */
export function discSpots(at: Layout, count: number): (Point & { r: number })[] {
  const [a, b, c, d] = at.discs as [Layout["discs"][0], Layout["discs"][0], Layout["discs"][0], Layout["discs"][0]];
  if (count <= 2) return at.size === "wide" ? [b, c].slice(0, count) : [a, c].slice(0, count);
  return [a, b, c, d];
}

/** A curve from one card to another, bowed to the left of its way; the two ways of an exchange thus part. */
export function arc(from: Point, to: Point, bow = 0.22): { path: string; at: (t: number) => Point } {
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bow,
  };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  });
  const say = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${say(from)}Q${say(control)} ${say(to)}`, at };
}

/** The part of an arc between two cards, clear of both. */
export function way(from: Pose, to: Pose, bow: number): { path: string; tip: Point; heading: number } {
  const whole = arc(from, to, bow);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const start = Math.min(0.42, (from.width * 0.78) / length);
  const end = 1 - Math.min(0.42, (to.width * 0.86) / length);
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, step) => whole.at(start + ((end - start) * step) / steps));
  const path = points.map(({ x, y }, step) => `${step ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const tip = points[steps]!;
  const before = points[steps - 1]!;
  return { path, tip, heading: (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI };
}
