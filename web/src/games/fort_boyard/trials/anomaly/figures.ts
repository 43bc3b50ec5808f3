/** What the anomaly's screen makes of its stage and its events (trials/anomaly/pieces.py): places on a figure, and changes. */
import type { GameEvent, Seat } from "../../../../lib/wire";
import type { Alteration, AnomalyRevealed, AnomalyStage, Change, Dye, Figure, Garment, Touch } from "../../wire";

export type { Alteration, AnomalyStage, Change, Dye, Figure, Garment, Touch };

/** From head to foot, as in the rules. */
export const GARMENTS: readonly Garment[] = ["hat", "glasses", "earrings", "scarf", "vest", "medal", "belt", "bag", "gloves", "lantern", "trousers", "boots"];
export const DYES: readonly Dye[] = ["red", "blue", "green", "yellow", "violet", "white"];

type Point = readonly [number, number];

/** A figure is drawn in a box of 100 × 200; here is where each thing is worn: whatever is touched nearest to one of these. */
export const BOX: Point = [100, 200];
export const PLACES: Readonly<Record<Garment, readonly Point[]>> = {
  hat: [[50, 14]],
  glasses: [[50, 38]],
  earrings: [[26, 58], [74, 58]],
  scarf: [[50, 66]],
  vest: [[41, 92]],
  medal: [[62, 86]],
  belt: [[50, 115]],
  bag: [[23, 126]],
  gloves: [[13, 104], [84, 97]],
  lantern: [[88, 126]],
  trousers: [[50, 145]],
  boots: [[38, 186], [62, 186]],
};

/** Which thing is meant by a touch at this point of the box. */
export function garmentAt(x: number, y: number): Garment {
  let [nearest, far] = [GARMENTS[0]!, Infinity];
  for (const garment of GARMENTS)
    for (const [px, py] of PLACES[garment]) {
      const distance = Math.hypot(x - px, y - py);
      if (distance < far) [nearest, far] = [garment, distance];
    }
  return nearest;
}

export interface Layout {
  columns: number;
  rows: number;
  scale: number; // of a figure
  drop: number; // by how much every second one stands lower, in the measure of a figure: so many stand closer
}

const [ALONE, OWN, CLOSE, HIGH, DROP] = [116, 108, 88, 230, 64]; // how wide a figure stands, how wide it is, how close to one that stands lower; how high, with its name; how much lower

/** From one to the next in the row. */
export const apart = ({ drop, scale }: Layout, width: number, inRow: number): number => (drop ? CLOSE * scale : Math.min(width / inRow, 250 * scale));

/** As large as so many figures fit, with a name below each. */
export function layout(count: number, width: number, height: number): Layout {
  const fits = (columns: number): Layout => {
    const rows = Math.ceil(count / columns);
    return { columns, rows, scale: Math.min(width / columns / ALONE, height / rows / HIGH), drop: 0 };
  };
  const staggered: Layout = { columns: count, rows: 1, scale: Math.min(width / (OWN + CLOSE * (count - 1)), height / (HIGH + DROP)), drop: DROP };
  return [...Array.from({ length: count }, (_, nth) => fits(nth + 1)), staggered].reduce((best, one) => (one.scale > best.scale ? one : best));
}

export const worn = (figures: readonly Figure[], seat: Seat, garment: Garment): Dye | null => figures.find((one) => one.seat === seat)?.dress[GARMENTS.indexOf(garment)] ?? null;

/** What can be changed about one place, in the order in which it is offered. */
export function changesAt(figures: readonly Figure[], figure: Seat, garment: Garment): Change[] {
  const mine = worn(figures, figure, garment);
  const change = (alteration: Alteration, dye: Dye | null, other: Seat | null): Change => ({ alteration, figure, garment, dye, other });
  if (mine === null) return DYES.map((dye) => change("added", dye, null));
  const partners = figures.filter(({ seat }) => seat !== figure && ![mine, null].includes(worn(figures, seat, garment)));
  return [change("removed", null, null), ...DYES.filter((dye) => dye !== mine).map((dye) => change("recoloured", dye, null)), ...partners.map(({ seat }) => change("swapped", null, seat))];
}

/** The same change; a swap is the same from either end. */
export function isSame(one: Change, other: Change): boolean {
  const ends = ({ figure, other: end }: Change) => [figure, end].sort().join();
  return one.alteration === other.alteration && one.garment === other.garment && one.dye === other.dye && ends(one) === ends(other);
}

export interface Vote {
  change: Change;
  seats: Seat[];
}

/** Proposals, each with all who want it; those wanted most come first. */
export function votes(stage: AnomalyStage): Vote[] {
  const found: Vote[] = [];
  for (const { seat, change } of stage.proposals) {
    const known = found.find((vote) => isSame(vote.change, change));
    if (known) known.seats.push(seat);
    else found.push({ change, seats: [seat] });
  }
  return found.sort((a, b) => b.seats.length - a.seats.length);
}

export const isEndOf = (change: Change, figure: Seat, garment: Garment): boolean => change.garment === garment && (change.figure === figure || change.other === figure);

/** What had been changed, once it is told to everybody. */
export const revealed = (events: readonly GameEvent[]): Change | null => ((events as readonly { event: string }[]).find((one) => one.event === "anomaly-revealed") as AnomalyRevealed | undefined) ?? null;
