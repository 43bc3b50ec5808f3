/** Five rooms with character: an entrance with its dog, three galleries with one inhabitant each, and the treasure. */

import { Hand, poly, printed, round, soft } from "./hand";

export type RoomKind = "entrance" | "treasure" | "black" | "grey" | "white";
type Side = "left" | "right" | "top" | "bottom";

/** A wall of three stones with two doors: each square beside a room has its own way in. */
function doors(hand: Hand, x: number, y: number, sides: readonly Side[]): string {
  return sides.map((side) => {
    const upright = side === "left" || side === "right";
    const line = side === "right" ? x + 200 : side === "left" ? x : side === "bottom" ? y + 200 : y;
    const leaves = [50, 150].map((middle) =>
      upright
        ? `<rect x="${line - 11}" y="${y + middle - 25}" width="22" height="50" fill="var(--wood)" class="rn-i2"/><path d="M${line - 4} ${y + middle - 22}v44M${line + 4} ${y + middle - 22}v44" class="rn-i2 rn-n" opacity=".6"/>`
        : `<rect x="${x + middle - 25}" y="${line - 11}" width="50" height="22" fill="var(--wood)" class="rn-i2"/><path d="M${x + middle - 22} ${line - 4}h44M${x + middle - 22} ${line + 4}h44" class="rn-i2 rn-n" opacity=".6"/>`,
    );
    const stones = ([[0, 26], [74, 52], [174, 26]] as const).map(([from, long]) => {
      const box = upright ? hand.box(line - 13, y + from, 26, long, 1.5, 0) : hand.box(x + from, line - 13, long, 26, 1.5, 0);
      return printed(soft(box, 0.16), "var(--wall-2)");
    });
    return leaves.join("") + stones.join("");
  }).join("");
}

const HATS = ['<path d="M-6-4L0-11 6-4Z" fill="var(--rn-k)"/>', '<path d="M-6-2C-8-9 8-9 6-2L3-4-3-4Z" fill="#fff7e2" stroke="var(--rn-k)" stroke-width="1.2"/>', '<path d="M-5-5H5V-10H-5Z" fill="var(--gold-1)" stroke="var(--rn-k)" stroke-width="1.2"/>'];
const hung = (x: number, y: number, frame: string, ground: string, hat: number) =>
  `<g transform="translate(${x} ${y})"><path class="rn-i2" d="M-14-17L14-18 15 17-15 18Z" fill="${frame}"/><path class="rn-i2" d="M-9-12H9V12H-9Z" fill="${ground}"/><path d="M-5 12C-5 4 5 4 5 12Z" fill="var(--rn-k)"/><circle cy="-1" r="4.5" fill="#eec9a0" stroke="var(--rn-k)" stroke-width="1.5"/>${HATS[hat]}</g>`;

/** The room whose block begins at (column, row). */
export function room(kind: RoomKind, column: number, row: number): string {
  const [x, y] = [column * 100, row * 100];
  const hand = new Hand(column * 7 + row * 3 + 99);
  if (kind === "treasure") return treasure(hand, x, y) + doors(hand, x, y, ["left", "right", "top", "bottom"]) + turrets(hand, x, y);
  const floor = `<rect x="${x + 1}" y="${y + 1}" width="198" height="198" fill="var(--floor-${kind === "entrance" ? "in" : kind})" class="rn-i"/>`;
  const inside = kind === "entrance" ? entrance(hand, x, y) : gallery(hand, kind, x, y);
  return floor + inside + doors(hand, x, y, [x ? "left" : "right", y ? "top" : "bottom"]);
}

function turrets(hand: Hand, x: number, y: number): string {
  return [[0, 0], [200, 0], [0, 200], [200, 200]].map(([a, b]) => printed(soft(hand.blob(x + a!, y + b!, 22, 8, 0.05), 0.3), "var(--wall-2)")).join("");
}

function treasure(hand: Hand, x: number, y: number): string {
  const edge = (angle: number) => {
    const far = 96 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return `${round(x + 100 + Math.cos(angle) * far)} ${round(y + 100 + Math.sin(angle) * far)}`;
  };
  const rays = Array.from({ length: 12 }, (_, nth) => `<path d="M${x + 100} ${y + 100}L${edge(nth * 0.5236)}L${edge(nth * 0.5236 + 0.26)}Z" fill="var(--plum-2)"/>`);
  const coins: [number, number][] = [];
  for (let nth = 0; nth < 150; nth++) {
    const [across, down] = [hand.chance() * 2 - 1, hand.chance()];
    if (down >= 0.22 + Math.abs(across + 0.1) * 0.5) coins.push([x + 100 + across * 80, y + 44 + down * 134]);
  }
  coins.sort((one, other) => one[1] - other[1]);
  const gold = coins.map(([a, b], nth) => `<ellipse cx="${round(a)}" cy="${round(b)}" rx="${hand.at(11, 1)}" ry="${hand.at(7.5, 0.8)}" fill="var(--gold-${["1", "l", "1", "d"][nth % 4]})" stroke="var(--rn-k)" stroke-width="1.9"/>`);
  return `<rect x="${x + 2}" y="${y + 2}" width="196" height="196" fill="var(--plum)" class="rn-i"/>${rays.join("")}${gold.join("")}
<g transform="translate(${x + 128} ${y + 84})"><path class="rn-i" d="M-36 6L-28-30Q2-46 36-28L40 8Z" fill="var(--wood-2)"/><path class="rn-i" d="M-38 6H42L38 40H-34Z" fill="var(--wood)"/><path class="rn-i2" d="M-30-2Q-16-22 2-14 18-24 34-2L38 8H-34Z" fill="var(--gold-1)"/><path d="M-22 6V39M26 6V39" stroke-width="6" stroke="var(--gold-d)"/><rect class="rn-i2" x="-5" y="8" width="15" height="16" rx="3" fill="var(--gold-l)"/><circle cx="2.5" cy="15" r="2.6" fill="var(--rn-k)"/><path class="rn-i2" d="M-18-8a8 6 0 1 1 16 0M8-10a8 6 0 1 1 15 3" fill="var(--gold-l)"/></g>
<g transform="translate(${x + 52} ${y + 150}) rotate(-9)"><path class="rn-i" d="M-24 12L-28-16-13-4 0-24 13-4 28-16 24 12Q0 20-24 12Z" fill="var(--gold-l)"/><circle cy="5" r="4.5" fill="var(--p0)" class="rn-i2"/><circle cx="-14" cy="4" r="3.5" fill="var(--p1)" class="rn-i2"/><circle cx="14" cy="4" r="3.5" fill="var(--p2)" class="rn-i2"/></g>
<path class="rn-i2" d="M${x + 146} ${y + 150}l11-9 12 9-12 14Z" fill="var(--p5)"/><path class="rn-i2" d="M${x + 112} ${y + 166}l8-7 9 7-9 10Z" fill="var(--p0)"/>`;
}

function entrance(hand: Hand, x: number, y: number): string {
  const tiles = Array.from({ length: 25 }, (_, nth) => (nth % 2 ? `<path d="${poly(hand.box(x + (nth % 5) * 40, y + Math.floor(nth / 5) * 40, 40, 40, 1.5, 0))}" fill="var(--floor-in-2)"/>` : ""));
  const fringe = Array.from({ length: 7 }, (_, nth) => `M${x + 149} ${y + 69 + nth * 9}l9 1`).join("");
  return `${tiles.join("")}<path class="rn-i" d="M${x + 4} ${y + 64}Q${x + 70} ${y + 58} ${x + 150} ${y + 66}L${x + 148} ${y + 126}Q${x + 70} ${y + 134} ${x + 4} ${y + 128}Z" fill="#b5443b"/><path class="rn-n" d="M${x + 6} ${y + 74}Q${x + 70} ${y + 68} ${x + 139} ${y + 75}L${x + 138} ${y + 117}Q${x + 70} ${y + 124} ${x + 6} ${y + 118}" stroke="var(--gold-l)" stroke-width="3.5"/><path d="${fringe}" class="rn-i2 rn-n"/>
<g transform="translate(${x + 34} ${y + 28})"><ellipse class="rn-i" rx="21" ry="20" fill="var(--wood)"/><ellipse class="rn-i2" rx="14" ry="13" fill="var(--wood-2)"/><path d="M-13 0H13M-10-7H10M-10 7H10" class="rn-i2 rn-n" opacity=".6"/></g>
<g transform="translate(${x + 62} ${y + 166})"><path class="rn-i" d="M-36 12C-40-10-14-18 6-14 20-22 40-14 38 2 36 14 24 18 12 17Q-20 22-36 12Z" fill="#e7c48d"/><path class="rn-i2" d="M12-13C8-2 14 6 20 4 24 0 20-10 18-16Z" fill="var(--wood-2)"/><path class="rn-i2 rn-n" d="M26-4q4 3 8 0M-20 14q4 5 12 3"/><circle cx="38" cy="3" r="3" fill="var(--rn-k)"/><path class="rn-i2 rn-n" d="M-36 10c-12 4-14-6-6-8"/></g>`;
}

type Gallery = "black" | "grey" | "white";
const CARPETS: Record<Gallery, string> = { black: "#8d2f3f", grey: "#3f5f52", white: "#7fa0b8" };
const INHABITANTS: Record<Gallery, string> = {
  black: '<g transform="translate(0 -4) scale(.86)"><path class="rn-i2" d="M-24 14C-20-8-4-18 8-16 14-24 26-20 25-10L36-5 24-2C20 12 2 18-8 14L-22 22Z" fill="#15131d"/><path class="rn-n" stroke="#77728e" stroke-width="2" d="M-8 6C-2 8 8 4 12-4"/><circle cx="17" cy="-12" r="2.6" fill="var(--gold-l)"/></g>',
  grey: '<path class="rn-i" d="M-30 10C-34-8-12-16 6-12L10-24 18-16 28-18 28-6C32 6 24 16 6 16-8 18-26 18-30 10Z" fill="#d9813a"/><path class="rn-i2 rn-n" d="M14-6q3 3 5 0M22-7q3 3 5 0M-20-6l4 9M-10-9l4 9M0-10l3 8"/><path class="rn-i rn-n" d="M-29 8C-42 10-42-6-34-8"/>',
  white: '<g transform="translate(-8 -16) scale(.9)"><path class="rn-i" d="M-22 30C-24 0-20-26 0-28 20-26 24 0 22 30L13 22 5 31-4 23-13 31Z" fill="#fffdf4"/><circle cx="-7" cy="-9" r="3.6" fill="var(--rn-k)"/><circle cx="7" cy="-9" r="3.6" fill="var(--rn-k)"/><ellipse cy="4" rx="5" ry="7" fill="var(--rn-k)"/></g>',
};

function paving(kind: Gallery, x: number, y: number): string {
  const cells = (count: number, draw: (across: number, down: number) => string) => Array.from({ length: count * count }, (_, nth) => draw(nth % count, Math.floor(nth / count))).join("");
  if (kind === "black") return cells(5, (a, b) => ((a + b) % 2 ? `<path d="M${x + a * 40 + 20} ${y + b * 40 + 4}l16 16-16 16-16-16Z" fill="#4b4659" opacity=".8"/>` : ""));
  if (kind === "white") return cells(6, (a, b) => (a < 5 || b % 2 < 1 ? `<circle cx="${x + 16 + a * 34 + (b % 2 ? 16 : 0)}" cy="${y + 18 + b * 34}" r="4.5" fill="#cfc6b2" opacity=".8"/>` : ""));
  return `<path d="${Array.from({ length: 10 }, (_, nth) => `M${x + nth * 20 + 8} ${y + 2}V${y + 198}`).join("")}" stroke="#6c737e" stroke-width="7" class="rn-n" opacity=".8"/>`;
}

/** Where the pile of a gallery lies, from the corner of its block. */
export const pileAt = (column: number, row: number): readonly [number, number] => [100 + (column ? -14 : 14), row ? 98 : 118];

function gallery(hand: Hand, kind: Gallery, x: number, y: number): string {
  const inwards = x ? -1 : 1;
  const [px, py] = pileAt(x, y);
  const carpet = soft(hand.blob(x + px, y + py, 66, 14, 0.02, 0.92), 0.4);
  const seam = soft(hand.blob(x + px, y + py, 55, 14, 0.02, 0.92), 0.4);
  const frame = `var(--h-${kind})`;
  const row = ["#7f9a86", "#b7856a", "#8a86a8"].map((ground, nth) => hung(x + 100 + (nth - 1) * 44 + inwards * (y ? -34 : 10), (y ? y + 176 : y + 25) + (nth % 2 ? 2 : 0), frame, ground, nth));
  const side = [hung(x ? x + 177 : x + 23, y ? y + 128 : y + 74, frame, "#9a7b8c", 1), hung(x ? x + 177 : x + 23, y ? y + 82 : y + 122, frame, "#b7856a", 2)];
  return `${paving(kind, x, y)}<path class="rn-i" d="${carpet}" fill="${CARPETS[kind]}"/><path d="${seam}" class="rn-n" stroke="var(--gold-l)" stroke-width="3.2" stroke-dasharray="9 5"/>${row.join("")}${side.join("")}<g transform="translate(${x ? x + 156 : x + 44} ${y ? y + 46 : y + 168})">${INHABITANTS[kind]}</g>`;
}
