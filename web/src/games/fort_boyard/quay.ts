/** The landing stage on which purses are counted out: sky, sea, the fort's wall behind it, and where everybody's heap lies. */
import { chance, path, short, soft, stroke, use, type Point } from "./ink";
import { NOTES, sum } from "./pieces";

export interface Quay {
  width: number;
  height: number;
  floor: number; // where heaps lie
  rise: number; // how high the largest heap comes
  unit: number;
  names: boolean;
}
export const QUAYS: Record<"wide" | "tall", Quay> = {
  wide: { width: 860, height: 296, floor: 236, rise: 118, unit: 1, names: true },
  tall: { width: 360, height: 210, floor: 188, rise: 96, unit: 0.72, names: false },
};

/** So many heaps side by side. */
export function heaps({ width, unit }: Quay, count: number): { x: number; wide: number }[] {
  const apart = Math.min(150 * unit, (width - 40 * unit) / count);
  return Array.from({ length: count }, (_, nth) => ({ x: width / 2 + (nth - (count - 1) / 2) * apart, wide: Math.min(74 * unit, apart - 14 * unit) }));
}

/** A heap of notes from the smallest up: each value as thick as its part of the sum. `note` counts the values from 1. */
export function band(notes: readonly number[], high: number): { note: number; from: number; to: number }[] {
  const whole = sum(notes) || 1;
  let at = 0;
  return NOTES.flatMap((value, nth) => {
    const part = (notes.filter((note) => note === value).length * value * high) / whole;
    at += part;
    return part > 0 ? [{ note: nth + 1, from: at - part, to: at }] : [];
  });
}

export function quay({ width, height, floor, unit: k }: Quay): string {
  const { next, jitter } = chance(91);
  const sea = floor - 62 * k;
  let o = `<rect x="-200" y="-200" width="${width + 400}" height="${height + 400}" fill="var(--sky)"/>`;
  o += wall(width, sea, k);
  o += `<rect x="-200" y="${sea}" width="${width + 400}" height="${height}" fill="var(--sea)"/><path d="M-200 ${sea}H${width + 200}" class="fb-i"/>`;
  for (let i = 0; i < width / 26; i++) {
    const long = 14 + next() * 22;
    o += stroke(`M${short(next() * width)} ${short(sea + 10 + next() * 44 * k)}q${short(long / 2)} -6 ${short(long)} 0t${short(long)} 0`, "", `stroke="var(--sea-${next() < 0.6 ? "hi" : "lo"})" stroke-width="2.4" stroke-linecap="round"`);
  }
  o += path(`M-200 ${floor - 14 * k}C${width * 0.3} ${floor - 20 * k} ${width * 0.7} ${floor - 9 * k} ${width + 200} ${floor - 15 * k}V${height + 60}H-200z`, "var(--wood)", "i3");
  for (let x = 20; x < width; x += 60 + jitter(16)) o += stroke(`M${short(x)} ${short(floor - 15 * k)}l${short(jitter(6))} 90`, "i1");
  for (const [x, y, s] of [[0.1, 0.16, 0.6], [0.87, 0.24, 0.5], [0.68, 0.1, 0.36]] as const) o += use("gull", width * x, height * y, s * k);
  // one of them has helped itself
  return o + `<g transform="translate(${short(width * 0.87 + 22 * k)} ${short(height * 0.24 + 12 * k)}) rotate(24) scale(${0.4 * k})"><rect x="-34" y="-19" width="68" height="38" rx="3" fill="var(--n5)" class="fb-i"/><circle r="9" class="fb-i1 fb-nf"/></g>`;
}

function wall(width: number, sea: number, k: number): string {
  const top = sea - 92 * k;
  const [left, right] = [width * 0.16, width * 0.84];
  const edge: Point[] = [[left - 22 * k, sea + 8], [left, top], [right, top], [right + 22 * k, sea + 8]];
  let o = path(`M${edge.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`, "var(--st2)", "i");
  for (let x = left; x < right - 8 * k; x += 22 * k) o += `<rect x="${short(x)}" y="${short(top - 9 * k)}" width="${short(13 * k)}" height="${short(10 * k)}" fill="var(--st3)" class="fb-i1"/>`;
  for (let x = left + 26 * k, nth = 0; x < right - 20 * k; x += 48 * k, nth++) {
    const arch = soft([[x - 9 * k, top + 58 * k], [x - 9 * k, top + 32 * k], [x, top + 22 * k], [x + 9 * k, top + 32 * k], [x + 9 * k, top + 58 * k]]);
    o += path(arch, "var(--hole)", "i1");
    if (nth % 3 === 1) o += `<g class="fb-night">${path(arch, "var(--glow)", "")}</g>`;
  }
  o += path(`M${short(right - 90 * k)} ${short(top)}H${short(right)}L${short(right + 22 * k)} ${short(sea + 8)}H${short(right - 70 * k)}z`, "url(#fb-hatch)", "");
  return o;
}
