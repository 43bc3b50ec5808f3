/** Slabs: a card of four stones on an iron pivot, and the moss in the joints. */

import { Hand, round, soft } from "./hand";

const TONES = [0, 1, 2, 3, 4].map((nth) => `var(--s${nth})`);

/** Light is gouged along the top left of a stone in short cuts. */
function light(hand: Hand, x: number, y: number): string {
  const from = hand.near(8, 6);
  let cuts = "";
  for (let nth = 0, count = 2 + hand.below(4); nth < count; nth++) {
    const long = hand.near(9 - nth, 3);
    cuts += `M${hand.at(x + 16 + from + nth * 9, 1.5)} ${hand.at(y + 14, 1.2)}l${round(-long * 0.6)} ${round(long)}`;
  }
  return cuts;
}

/** Shade is hatched along its bottom right. */
function shade(hand: Hand, x: number, y: number): string {
  let cuts = "";
  for (let nth = 0, count = 4 + hand.below(4); nth < count; nth++) {
    const long = hand.near(13 - nth * 1.2, 4);
    cuts += `M${hand.at(x + 84 - nth * 8, 2)} ${hand.at(y + 87, 1.5)}l${round(long * 0.55)} ${round(-long)}`;
  }
  return cuts;
}

/** Cracks, a chipped corner, pits, or two stones in place of one. */
function wear(hand: Hand, x: number, y: number): string {
  const kind = hand.chance();
  const turned = `transform="rotate(${hand.below(4) * 90} ${x + 50} ${y + 50})" class="rn-n" stroke="var(--rn-k)"`;
  if (kind < 0.3) return `<path d="M${hand.at(x + 30, 14)} ${y + 7}l${hand.at(8, 5)} 16l${hand.at(-4, 6)} 13l${hand.at(11, 5)} 15m-11-15l-10 8" ${turned} stroke-width="2.2"/>`;
  if (kind < 0.5) return `<path d="M${x + 60} ${y + 93}L${hand.at(x + 68, 5)} ${hand.at(y + 69, 5)}L${x + 94} ${y + 61}" ${turned} stroke-width="2.6"/>`;
  if (kind < 0.85) return `<path d="${[0, 1, 2].map(() => `M${hand.at(x + 48, 26)} ${hand.at(y + 50, 24)}h1`).join("")}" class="rn-n" stroke="var(--s-dark)" stroke-width="4"/>`;
  const across = hand.near(50, 14);
  const joint = `M${round(x + across)} ${y + 3}L${hand.at(x + across + 3, 7)} ${y + 52}L${hand.at(x + across, 12)} ${y + 97}`;
  return `<path d="${joint}" class="rn-n" stroke="var(--rn-k)" stroke-width="9"/><path d="${joint}" class="rn-n" stroke="var(--mortar)" stroke-width="3.5"/>`;
}

/** The slab card whose first square is (column, row), drawn at (x, y). Each looks its own way, and tells nothing by it. */
export function slab(column: number, row: number, x = column * 100, y = row * 100): string {
  const hand = new Hand(column * 97 + row * 131 + 5);
  const tone = TONES[(column * 3 + row * 5 + ((column * row) >> 2)) % 5]!;
  const rim = soft(hand.box(x + 2, y + 2, 196, 196, 1.6, 3), 0.3);
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, low]) => [x + (right ? 98.5 : 1.5), y + (low ? 98.5 : 1.5)] as const);
  const stones = corners.map(([a, b]) => soft(hand.box(a + 6, b + 6, 88, 87, 4.6, 2), 0.3));
  const each = (draw: (hand: Hand, x: number, y: number) => string) => corners.map(([a, b]) => draw(hand, a, b)).join("");
  return [
    `<path d="${rim}" fill="var(--mortar)" stroke="var(--rn-k)" stroke-width="4"/><path d="${stones.join("")}" fill="var(--rn-k)" transform="translate(1.5 3)"/>`,
    ...stones.map((stone) => `<path d="${stone}" fill="${hand.chance() < 0.86 ? tone : hand.pick(TONES)}" class="rn-i2"/>`),
    `<path d="${each(light)}" class="rn-n" stroke="var(--s-light)" stroke-width="3.2"/><path d="${each(shade)}" class="rn-n" stroke="var(--s-dark)" stroke-width="2.6"/>`,
    each(wear),
    `<circle cx="${x + 100}" cy="${y + 100}" r="8" fill="var(--wall-3)" class="rn-i2"/><path d="M${x + 96} ${y + 99}q1-4 5-4" stroke="var(--s-light)" stroke-width="2" class="rn-n"/>`,
  ].join("");
}

type Growth = readonly [x: number, y: number, long: number, dx: number, dy: number];
const MOSS: readonly Growth[] = [
  [206, 212, 5, 0.3, 1], [290, 4, 6, 1, 0], [300, 12, 4, 0, 1], [398, 92, 4, 0, 1], [600, 6, 5, 1, 0], [790, 210, 4, -0.6, 1], [4, 300, 7, 0, 1], [6, 470, 4, 0, 1], [96, 598, 4, 1, 0], [200, 690, 6, 0, 1],
  [996, 380, 6, 0, 1], [996, 560, 4, 0, 1], [880, 598, 5, 1, 0], [396, 786, 3, 1, 0.2], [280, 996, 7, 1, 0], [302, 988, 3, 0, -1], [520, 996, 4, 1, 0], [770, 996, 5, 1, 0], [798, 396, 5, 0.1, 1], [600, 292, 4, 0, 1], [392, 300, 3, 1, 0],
];

/** Moss creeps along the joints. */
export function moss(): string {
  const hand = new Hand(19);
  return MOSS.map(([x, y, long, dx, dy]) => {
    const clumps = Array.from({ length: long + 3 }, () => {
      const along = (hand.chance() + hand.chance() - 1) * long * 8;
      const beside = hand.near(0, 6);
      return [x + dx * long * 5 + dx * along + dy * beside, y + dy * long * 5 + dy * along + dx * beside, hand.near(7.5, 3) * (1.15 - Math.abs(along) / (long * 12))] as const;
    });
    const oval = (a: number, b: number, rx: number, ry: number) => `M${round(a - rx)} ${round(b)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0`;
    const all = (by: number) => clumps.map(([a, b, r]) => oval(a, b, r + by, r * 0.86 + by)).join("");
    const blades = clumps.filter((_, nth) => nth % 2).map(([a, b, r]) => `M${round(a - r * 0.3)} ${round(b + 1)}l${hand.at(1, 1.5)}-5`).join("");
    return `<path d="${all(2.4)}" fill="var(--rn-k)"/><path d="${all(0)}" fill="var(--moss)"/><path d="${blades}" class="rn-n" stroke="var(--moss-2)" stroke-width="3"/>`;
  }).join("");
}
