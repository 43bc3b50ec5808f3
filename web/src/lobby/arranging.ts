/** Who sits where: `order[i]` is who sits at `i` from now on, as the table's command `arrange` wants it. */

export type Order = number[];

export function exchange(seats: number, a: number, b: number): Order {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  [order[a], order[b]] = [order[b]!, order[a]!];
  return order;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the seats are around an oval table of size 100 by 100: seat 0 in front of me, clockwise. */
export function around(seats: number, mine: number | null, seat: number): Point {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - (mine ?? 0))) / seats;
  return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
}

/** In a narrow picture the cards stand in two columns, `side` percent from its edges; those before and behind the table keep the middle. */
export function inColumns({ x, y }: Point, side: number): Point {
  if (Math.abs(x - 50) < 1) return { x: 50, y };
  return { x: x < 50 ? side : 100 - side, y };
}

/** The seat nearest to a point, if one is near enough. */
export function under(point: Point, places: readonly Point[], reach: number): number | null {
  const distances = places.map((place) => Math.hypot(place.x - point.x, place.y - point.y));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : null;
}

const DIRECTIONS: Record<string, Point> = { ArrowRight: { x: 1, y: 0 }, ArrowLeft: { x: -1, y: 0 }, ArrowDown: { x: 0, y: 1 }, ArrowUp: { x: 0, y: -1 } };

/** The neighbour that lies more in the direction of an arrow key; null for other keys. */
export function neighbour(places: readonly Point[], seat: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction || places.length < 2) return null;
  const along = (other: number) => direction.x * (places[other]!.x - places[seat]!.x) + direction.y * (places[other]!.y - places[seat]!.y);
  const [next, last] = [(seat + 1) % places.length, (seat + places.length - 1) % places.length];
  return along(next) >= along(last) ? next : last;
}
