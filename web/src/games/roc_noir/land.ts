/** What lies around: banks, moat and serpent, the black rock; walls and towers. Nothing of it can be pressed. */

import { Hand, poly, printed, round, soft, type Point } from "./hand";

const MIDDLE: Point = [500, 510];
/** How far a square with round corners reaches in this direction. */
function reach(angle: number, square: number): number {
  return 1 / (Math.abs(Math.cos(angle)) ** square + Math.abs(Math.sin(angle)) ** square) ** (1 / square);
}
const onRing = (angle: number, far: number): Point => [MIDDLE[0] + Math.cos(angle) * far, MIDDLE[1] + Math.sin(angle) * far];

export function land(): string {
  const hand = new Hand(42);
  let grass = "";
  for (let nth = 0; nth < 420; nth++) grass += `M${hand.at(500, 1450)} ${hand.at(520, 900)}l${hand.at(-3, 2)}-9m6 9l${hand.at(3, 2)}-11`;
  const shore = (far: number) => soft(Array.from({ length: 44 }, (_, nth) => onRing((nth / 44) * 6.283, hand.near((520 + far) * reach((nth / 44) * 6.283, 7), 9))), 0.45);
  let waves = "";
  for (let nth = 0; nth < 190; nth++) {
    const angle = hand.chance() * 6.283;
    const [x, y] = onRing(angle, (520 + hand.near(150, 48)) * reach(angle, 7));
    waves += `M${round(x - 14)} ${round(y)}q7-7 14 0t14 0`;
  }
  return `<rect x="-3000" y="-2000" width="7000" height="5000" fill="var(--bank)"/><path d="${grass}" class="rn-n" stroke="var(--bank-2)" stroke-width="3.4"/>
<path d="${shore(222)}" fill="var(--floor-in-2)" class="rn-i"/><path d="${shore(206)}" fill="var(--water)" class="rn-i"/><path d="${waves}" class="rn-n" stroke="var(--water-2)" stroke-width="3.6"/>${rock()}${serpent()}${trees()}`;
}

/** Jagged, gouged outwards. */
function rock(): string {
  const hand = new Hand(5);
  const edge = Array.from({ length: 96 }, (_, nth): Point => {
    const angle = ((nth + hand.near(0, 0.42)) / 96) * 6.283;
    return onRing(angle, (520 + (nth % 2 ? 58 : 92) + hand.near(0, 24)) * reach(angle, 9));
  });
  const inwards = (spot: Point, part: number) => `${round(spot[0] + (MIDDLE[0] - spot[0]) * part)} ${round(spot[1] + (MIDDLE[1] - spot[1]) * part)}`;
  const gouges = edge.filter((_, nth) => nth % 2 === 0).map((spot) => `M${inwards(spot, 0.02)}L${inwards(spot, hand.near(0.085, 0.02))}`);
  return `${printed(poly(edge), "var(--rock)", "rn-i", "8 12")}<path d="${gouges.join("")}" class="rn-n" stroke="var(--rock-2)" stroke-width="4.5"/>`;
}

const serpent = () =>
  '<g transform="translate(-150 520)"><path class="rn-i" d="M-26 60C-30 20 26 20 24 60ZM-22 130C-24 96 22 96 20 130ZM-14 186C-14 164 16 164 14 186Z" fill="var(--moss)"/><path class="rn-i" d="M-16 0C-22-34 0-62 22-50 36-42 44-34 40-26 30-18 18-26 12-24 4-16 14-6 16 4Z" fill="var(--moss)"/><path d="M-8-8C-10-26-2-40 8-42M-16 52C-12 38 0 34 8 38M-12 122C-8 110 0 108 8 111" class="rn-n" stroke="var(--moss-2)" stroke-width="5"/><circle cx="18" cy="-40" r="4" fill="#fff" class="rn-i2"/><circle cx="19" cy="-39" r="1.8" fill="var(--rn-k)"/><path d="M-30 8q12-10 24 0t24 0M-40 64q12-8 24 0t24 0 24 0M-34 134q12-8 24 0t24 0 16 0" class="rn-n" stroke="var(--water-2)" stroke-width="5"/></g>';

const TREES: readonly (readonly ["fir" | "tree", number, number, number])[] = [
  ["fir", -380, 500, 112], ["tree", -470, 560, 110], ["fir", -300, 640, 100], ["tree", -400, 760, 118], ["fir", -310, 880, 110], ["tree", -500, 930, 104], ["fir", 1290, 430, 110], ["tree", 1400, 520, 110], ["tree", 1310, 680, 110], ["fir", 1420, 780, 120], ["fir", 1300, 900, 100], ["tree", 1520, 640, 110],
];
const trees = () => TREES.map(([kind, x, y, size]) => `<use href="#rn-${kind}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`).join("");

/** The wall walk and its merlons. */
export function walls(): string {
  const hand = new Hand(77);
  const merlon = (x: number, y: number, width: number, height: number) => soft(hand.box(x, y, width, height, 1.8, 0), 0.14);
  let joints = "";
  for (let nth = 0; nth < 22; nth++)
    joints += `M${hand.at(nth * 48, 6)}-24h${hand.at(24, 8)}M${hand.at(nth * 48, 6)} 1022h${hand.at(24, 8)}M-22 ${hand.at(nth * 48, 6)}v${hand.at(22, 7)}M1022 ${hand.at(nth * 48, 6)}v${hand.at(22, 7)}`;
  const merlons = Array.from({ length: 15 }, (_, nth) => -30 + nth * 72).map((at) => merlon(at, -48, 44, 20) + merlon(at, 1026, 44, 20) + merlon(-48, at, 20, 44) + merlon(1028, at, 20, 44));
  return `<path d="${poly(hand.box(-44, -44, 1088, 1088, 2.5, 10))}" fill="var(--wall)" stroke="var(--rn-k)" stroke-width="5"/><path d="${joints}" class="rn-n" stroke="var(--wall-3)" stroke-width="3"/>${printed(merlons.join(""), "var(--wall-2)", "rn-i2")}`;
}

export function towers(): string {
  const hand = new Hand(31);
  return [[-34, -34], [1034, -34], [1034, 1034], [-34, 1034]].map((spot) => {
    const [x, y] = spot as [number, number];
    const merlons = Array.from({ length: 11 }, (_, nth) => {
      const angle = (nth / 11) * 6.283;
      return `<path d="M-13-9H13V9H-13Z" transform="translate(${round(x + Math.cos(angle) * 60)} ${round(y + Math.sin(angle) * 60)}) rotate(${round(angle * 57.3 + 90)})" fill="var(--wall-2)" class="rn-i2"/>`;
    });
    const tiles = [36, 25, 14].map((far, ring) => {
      const count = 13 - ring * 3;
      const on = (angle: number, r: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
      return Array.from({ length: count }, (_, nth) => {
        const [from, step] = [(nth / count) * 6.283 + ring * 0.3, 6.283 / count];
        return `M${on(from, far)}Q${on(from + step / 2, far + 8)} ${on(from + step, far)}`;
      }).join("");
    });
    return `${printed(soft(hand.blob(x, y, 72, 18, 0.012), 0.4), "var(--wall)", "rn-i", "5 9")}${merlons.join("")}<path d="${soft(hand.blob(x, y, 46, 14, 0.02), 0.4)}" fill="#9a5451" class="rn-i"/><path d="M${x} ${y}L${x + 44} ${y - 12}A46 46 0 0 1 ${x - 12} ${y + 44}Z" fill="url(#rn-hatch)" opacity=".8"/><path d="${tiles.join("")}" class="rn-i2 rn-n"/><circle cx="${x}" cy="${y}" r="6" fill="var(--gold-l)" class="rn-i2"/>`;
  }).join("");
}

/** The drawbridge before the entrance, which is at this corner of the picture. */
export function bridge(right: boolean, low: boolean): string {
  const hand = new Hand(8);
  const y = low ? 902 : 98;
  const planks = Array.from({ length: 9 }, (_, nth) => `M${hand.at(-211 + nth * 21, 1.5)} ${y - 45}l${hand.at(0, 2)} 90`).join("");
  const deck = poly(hand.box(-232, y - 46, 210, 92, 2, 0));
  return `<g${right ? ' transform="translate(1000 0) scale(-1 1)"' : ""}>${printed(deck, "var(--wood)", "rn-i", "4 10")}<path d="${planks}" class="rn-i2 rn-n"/><path d="M-40 ${y - 56}L-214 ${y - 44}M-40 ${y + 56}L-214 ${y + 44}" class="rn-n" stroke="var(--rn-k)" stroke-width="6" stroke-dasharray="9 4"/></g>`;
}

export const TORCHES: readonly Point[] = [[300, -18], [700, -18], [-18, 300], [-18, 620], [1018, 300], [1018, 700], [300, 1022], [700, 1022], [392, 396], [608, 396], [392, 604], [608, 604]];

/** Pools of light, `wide` times as large: the night is cut out around them. */
export function pools(wide: number): string {
  const hand = new Hand(3);
  const torches = TORCHES.map(([x, y], nth) => `<path d="${soft(hand.blob(x, y, (nth < 8 ? 200 : 120) * wide, 16, 0.05), 0.45)}"/>`);
  return `<g clip-path="url(#rn-castle)">${torches.join("")}</g><path d="${soft(hand.blob(500, 500, 215 * wide, 18, 0.04), 0.45)}"/>`;
}
