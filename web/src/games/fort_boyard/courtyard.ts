/** The courtyard where trials are held: a wall with arches, and light that bursts from the middle. */
import { chance, path, short, straight, TAU } from "./ink";

/** Where the players stand and watch; the middle arch is the tiger's. */
export interface Gallery {
  width: number;
  height: number; // of the wall
  scale: number; // of an arch: 168 wide, 180 high as drawn
}
export const GALLERY: Record<"wide" | "tall", Gallery> = { wide: { width: 960, height: 152, scale: 0.7 }, tall: { width: 390, height: 86, scale: 0.36 } };

const FAR = 1400; // drawn beyond both ends: no screen is wider

/** The middles of so many arches. */
export function arches({ width }: Gallery, count: number): number[] {
  const step = Math.min(width / count, width / 4.6);
  return Array.from({ length: count }, (_, nth) => width / 2 + (nth - (count - 1) / 2) * step);
}

export function wall({ width, height, scale: s }: Gallery): string {
  const { next } = chance(51);
  const top = 20 * s;
  let o = path(`M${-FAR} ${top}H${width + FAR}V${height}H${-FAR}z`, "var(--st2)", "i3");
  for (let x = -FAR; x < width + FAR; x += 46 * s) o += path(`M${short(x)} ${short(top)}v${short(-20 * s)}h${short(26 * s)}v${short(20 * s)}`, "var(--st3)", "i");
  for (let i = 0; i < 90; i++) o += `<path d="M${short(-500 + next() * (width + 1000))} ${short(top + 14 * s + next() * (height - top - 30 * s))}h${short((16 + next() * 26) * s)}" class="fb-i1" opacity=".5"/>`;
  return o + path(`M${-FAR} ${height - 10 * s}H${width + FAR}V${height}H${-FAR}z`, "var(--stD)", "i");
}

export function rays(width: number, height: number): string {
  const { jitter } = chance(51);
  const [x, y, far] = [width / 2, height * 0.55, 1900];
  const at = (turn: number): [number, number] => [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  return Array.from({ length: 30 }, (_, i) => path(straight([[x, y], at((TAU * (i + jitter(0.12))) / 30), at((TAU * (i + 0.52 + jitter(0.1))) / 30)]), "var(--sea)", "")).join("");
}
