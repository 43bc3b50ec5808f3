/** Where everything lies in the picture: one road that winds from the jetty to the vault, on a board of any length. */

export type Point = readonly [number, number];
export type Size = "wide" | "tall";

const TAU = Math.PI * 2;

/** A picture's numbers: how large it is, and between which two ellipses the road winds inward. */
export interface Shape {
  width: number;
  height: number;
  centre: Point;
  outer: Point; // half axes where the road begins,
  inner: Point; // and where it ends
  from: number; // degrees: where on the outer one
  road: number; // how wide it is,
  plus: number; // and how much wider where it goes up and down
  square: number; // 2: ellipses
  vault: readonly [number, number, number, number]; // half axes, and how far beside the centre
  pawn: number;
}

export const SHAPES: Record<Size, Shape> = {
  wide: { width: 1044, height: 588, centre: [572, 317], outer: [432, 274], inner: [112, 84], from: 145, road: 46, plus: 20, square: 2.1, vault: [84, 58, 24, 2], pawn: 0.43 },
  tall: { width: 640, height: 690, centre: [350, 368], outer: [278, 318], inner: [92, 94], from: 140, road: 47, plus: 2, square: 2.04, vault: [66, 56, 16, 6], pawn: 0.49 },
};

// The end of the road points to the steps of the vault, whatever its length: so whole turns more or less.
const TURNS = 2.42;
const FEW = 36; // spaces for which a turn less is enough
const MANY = 72; // spaces for which a turn more is needed
const FINE = 1400; // pieces in which the road is measured
const USUAL = 54; // spaces of the board for which the numbers above were found

/** A place on the road: where, which way it goes there, and how wide it is. */
export interface Bend {
  x: number;
  y: number;
  tx: number;
  ty: number;
  width: number;
  /** so far beside it, outside being positive */
  off(far: number): Point;
}

export interface Road {
  size: Size;
  shape: Shape;
  last: number; // the space before the vault
  vault: number;
  scale: number; // of everything that stands on it
  loop: number; // the space, or between which two, where the first turn ends
  gate: number; // and where the wall begins
  step: number; // from space to space
  centre: Point; // of the vault
  pier: { foot: Bend; angle: number; end: Point };
  at(space: number): Bend;
}

const turnsOf = (last: number): number => (last <= FEW ? TURNS - 1 : last <= MANY ? TURNS : TURNS + 1);

const roads = new Map<string, Road>();

/** The road of a board with so many spaces between the start and the vault. */
export function roadOf(last: number, size: Size): Road {
  const name = `${last}-${size}`;
  const known = roads.get(name) ?? laid(last, size);
  roads.set(name, known);
  return known;
}

function laid(last: number, size: Size): Road {
  const shape = SHAPES[size];
  const turns = turnsOf(last);
  const [usual, now] = [lengthOf(shape, TURNS) / (USUAL - 1), lengthOf(shape, turns) / (last - 1)];
  const narrow = TURNS / turns;
  const scale = Math.min(1.15, narrow, (1.12 * now) / usual);
  const at = bends(shape, turns, last, Math.min(1.25, narrow));
  const foot = at(0.62);
  const angle = Math.atan2(-foot.ty, -foot.tx);
  return {
    size, shape, last, vault: last + 1, scale, at, step: now,
    loop: spaceAfter(shape, turns, last),
    gate: Math.max(1, Math.min(6, Math.floor(last * 0.12))) + 0.35,
    centre: [shape.centre[0] + shape.vault[2], shape.centre[1] + shape.vault[3]],
    pier: { foot, angle, end: [foot.x + Math.cos(angle) * 56, foot.y + Math.sin(angle) * 56] },
  };
}

/** Where the road is after this part of it, 0 to 1. */
function winding({ centre, outer, inner, from, square }: Shape, turns: number, part: number): Point {
  const angle = (from * TAU) / 360 + TAU * turns * part;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const far = (Math.abs(cos) ** square + Math.abs(sin) ** square) ** (-1 / square);
  return [centre[0] + (outer[0] + (inner[0] - outer[0]) * part) * far * cos, centre[1] + (outer[1] + (inner[1] - outer[1]) * part) * far * sin];
}

/** How long it is up to each of its fine pieces. */
function lengths(shape: Shape, turns: number): number[] {
  const found = [0];
  let before = winding(shape, turns, 0);
  for (let nth = 1; nth <= FINE; nth++) {
    const here = winding(shape, turns, nth / FINE);
    found.push(found[nth - 1]! + Math.hypot(here[0] - before[0], here[1] - before[1]));
    before = here;
  }
  return found;
}

const lengthOf = (shape: Shape, turns: number): number => lengths(shape, turns)[FINE]!;

/** On which space one is after the first turn. */
function spaceAfter(shape: Shape, turns: number, last: number): number {
  const found = lengths(shape, turns);
  return 1 + ((last - 1) * found[Math.round(FINE / turns)]!) / found[FINE]!;
}

/** Spaces are equally long; before the first and beyond the last the road goes on for a while. */
function bends(shape: Shape, turns: number, last: number, narrow: number): (space: number) => Bend {
  const found = lengths(shape, turns);
  const whole = found[FINE]!;
  const partAt = (space: number): number => {
    const far = ((space - 1) / (last - 1)) * whole;
    if (far <= 0) return (far / whole) * 0.7;
    if (far >= whole) return 1 + ((far - whole) / whole) * 2;
    let [low, high] = [0, FINE];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (found[middle]! < far) low = middle;
      else high = middle;
    }
    return (low + (far - found[low]!) / (found[high]! - found[low]!)) / FINE;
  };
  return (space) => {
    const part = partAt(space);
    const [x, y] = winding(shape, turns, part);
    const [one, two] = [winding(shape, turns, part - 0.0015), winding(shape, turns, part + 0.0015)];
    const far = Math.hypot(two[0] - one[0], two[1] - one[1]);
    const [tx, ty] = [(two[0] - one[0]) / far, (two[1] - one[1]) / far];
    return { x, y, tx, ty, width: (shape.road + shape.plus * ty * ty) * narrow, off: (beside) => [x + ty * beside, y - tx * beside] };
  };
}

/** The four corners of a space: outside first, then inside. */
export function tileOf(road: Road, space: number, gap = 0.045): Point[] {
  const [one, two] = [road.at(space - 0.5 + gap), road.at(space + 0.5 - gap)];
  return [one.off(one.width / 2), two.off(two.width / 2), two.off(-two.width / 2), one.off(-one.width / 2)];
}

/** Its whole outline, bent as the road is: on a short board a space is long. */
export function outlineOf(road: Road, space: number): Point[] {
  const parts = Math.max(1, Math.round(road.step / 34));
  const along = (side: 1 | -1) => Array.from({ length: parts + 1 }, (_, nth): Point => {
    const bend = road.at(space - 0.455 + (0.91 * nth) / parts);
    return bend.off((side * bend.width) / 2);
  });
  return [...along(1), ...along(-1).reverse()];
}

/** The middle of a space, the start and the vault included. */
export function middleOf(road: Road, space: number): Point {
  if (space <= 0) return road.pier.end;
  if (space >= road.vault) return road.centre;
  const { x, y } = road.at(space);
  return [x, y];
}

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Where an agent stands: in the middle of a space, beside others, on the jetty or on the lid of the vault. */
export function standOf(road: Road, space: number, nth: number, count: number): Stand {
  const scale = road.shape.pawn * Math.sqrt(road.scale);
  const [x, y] = middleOf(road, space);
  const aside = nth - (count - 1) / 2;
  if (space <= 0) return { x: x + aside * 30 + 6, y: y - 4 + aside * 5, scale };
  if (space >= road.vault) return { x: x + aside * 34, y: y + 12 + Math.abs(aside) * 3, scale };
  const apart = Math.max(24, 34 * road.scale);
  const edge = 28 + ((count - 1) / 2) * apart; // nobody is pushed out of the picture
  return { x: Math.min(road.shape.width - edge, Math.max(edge, x)) + aside * apart, y: y + 8 + (nth % 2) * 5, scale };
}

/** Which way an agent looks who goes inward (1) or outward (-1) from there: 1 to the right, and the angle of the road. */
export function facing(road: Road, space: number, way: 1 | -1): { flip: 1 | -1; angle: number } {
  if (space >= road.vault) return { flip: way, angle: way < 0 ? (Math.atan2(road.at(road.last).y - road.centre[1], road.at(road.last).x - road.centre[0]) * 360) / TAU : 0 };
  const { tx, ty } = road.at(Math.max(0.62, space));
  return { flip: tx * way < 0 ? -1 : 1, angle: (Math.atan2(ty * way, tx * way) * 360) / TAU };
}

/** The places over which somebody goes from a space to another, with what is between them. */
export function pathOf(road: Road, from: number, to: number): Point[] {
  const way = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, nth) => middleOf(road, from + nth * way));
}

/** Anything written for the usual board, at its place on this one: between two spaces. */
export const between = (road: Road, usual: number): number => Math.min(road.last - 0.5, Math.max(1.5, Math.round((usual / USUAL) * road.last - 0.5) + 0.5));

/** Inside of the picture, so far from its edges. */
export function inside(road: Road, [x, y]: Point, edge: number): Point {
  const { width, height } = road.shape;
  return [Math.min(width - edge, Math.max(edge, x)), Math.min(height - edge, Math.max(edge, y))];
}

/** How near the picture comes to what it follows. */
const NEAR: Record<Size, number> = { wide: 1.3, tall: 1.7 };

/** A picture that comes near to this place, as a transform of the frame about its upper left corner: the place comes to the middle, as far as nothing outside of the picture shows. `frame`: how wide and high; the picture lies whole in its middle. */
export function nearTo(road: Road, [x, y]: Point, [wide, high]: Point): string {
  const { width, height } = road.shape;
  const near = NEAR[road.size];
  const drawn = wide && high ? Math.min(wide / width, high / height) : 0;
  const shift = (at: number, whole: number, frame: number) => {
    const part = 0.5 + (at / whole - 0.5) * (drawn ? (whole * drawn) / frame : 1);
    return Math.max(1 - near, Math.min(0, 0.5 - near * part)) * 100;
  };
  return `translate(${shift(x, width, wide).toFixed(2)}%, ${shift(y, height, high).toFixed(2)}%) scale(${near})`;
}
