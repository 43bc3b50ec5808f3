/** The engineer's templates: gears, key bows, ring segments. Angles in degrees, clockwise from the right. */

import type { Letter } from "./wire";

const short = (n: number) => +n.toFixed(2);

export interface Point {
  x: number;
  y: number;
}

export function polar(r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: short(r * Math.cos(a)), y: short(r * Math.sin(a)) };
}
const at = (r: number, degrees: number) => {
  const { x, y } = polar(r, degrees);
  return `${x} ${y}`;
};

export const disc = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
export const ringPart = (inner: number, outer: number, from: number, to: number) =>
  `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
/** The shaded side of something round: the light comes from the upper left. */
export const crescent = (r: number, bulge: number) => `M${at(r, -38)}A${r} ${r} 0 0 1 ${at(r, 128)}A${short(r * bulge)} ${short(r * bulge)} 0 0 0 ${at(r, -38)}Z`;

export function gear(teeth: number, outer: number, inner: number): string {
  const points: string[] = [];
  const pitch = 360 / teeth;
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [r, part] of [[inner, -0.3], [outer, -0.16], [outer, 0.16], [inner, 0.3]] as const) points.push(at(r, (tooth + part) * pitch));
  return `M${points.join("L")}Z`;
}

export function star(points: number, outer: number, inner: number): string {
  return `M${Array.from({ length: points * 2 }, (_, nth) => at(nth % 2 ? inner : outer, (nth * 180) / points + 5)).join("L")}Z`;
}

export function rays(inner: number, outer: number, from: number, step: number, count: number): string {
  return Array.from({ length: count }, (_, nth) => `M${at(inner, from + nth * step)}L${at(nth % 2 ? outer - 6 : outer, from + nth * step)}`).join("");
}

/** The shape tells the letter: C disc, O hexagon, D lozenge, E notched square. */
export function bow(letter: Letter, r: number): string {
  if (letter === "C") return disc(short(r));
  if (letter === "O") return `M${[0, 1, 2, 3, 4, 5].map((corner) => at(r * 1.1, corner * 60 - 90)).join("L")}Z`;
  if (letter === "D") {
    const [a, q] = [short(r * 1.25), short(r * 0.14)];
    const b = short(a - q);
    return `M${-q} ${-b}Q0 ${-a} ${q} ${-b}L${b} ${-q}Q${a} 0 ${b} ${q}L${q} ${b}Q0 ${a} ${-q} ${b}L${-b} ${q}Q${-a} 0 ${-b} ${-q}Z`;
  }
  const [a, q] = [short(r * 0.93), short(r * 0.26)];
  const b = short(a - q);
  return `M${-b} ${-a}H${b}A${q} ${q} 0 0 0 ${a} ${-b}V${b}A${q} ${q} 0 0 0 ${b} ${a}H${-b}A${q} ${q} 0 0 0 ${-a} ${b}V${-b}A${q} ${q} 0 0 0 ${-b} ${-a}Z`;
}

/** The bit of a key has as many teeth as its number. */
export function bit(number: number): string {
  return Array.from({ length: number }, (_, nth) => {
    const y = 84 - Math.floor(nth / 2) * 12;
    return nth % 2 ? `M-6 ${y}H-19V${y + 8}H-6Z` : `M6 ${y}H19V${y + 8}H6Z`;
  }).join("");
}
export const SHAFT = "M-6.5 30H6.5V96L0 101L-6.5 96Z";

/** A light cone from a torch to a round pool of light. */
export function cone(from: Point, to: Point, r: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const way = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turn = (Math.acos(Math.min(1, r / far)) * 180) / Math.PI;
  const [one, other] = [polar(r, way + 180 - turn), polar(r, way + 180 + turn)];
  return `M${short(from.x)} ${short(from.y)}L${short(to.x + one.x)} ${short(to.y + one.y)}A${r} ${r} 0 1 0 ${short(to.x + other.x)} ${short(to.y + other.y)}Z`;
}

/** Six silhouettes in a box of 164 × 196 round 0,0; and what is worked into their leaf. */
export const DOOR_SHAPES: readonly { frame: string; leaf: string; shade: number }[] = [
  { frame: "M-82 98V-30A82 68 0 0 1 82-30V98Z", leaf: "M-54-60V98M-27-80V98M0-84V98M27-80V98M54-60V98", shade: 58 },
  { frame: "M-82 98V-52H-62V-72H-38V-96H38V-72H62V-52H82V98Z", leaf: "M-82-26H82M-82 16H82M-82 60H82", shade: 50 },
  { frame: "M-82 98V-58L-44-96H44L82-58V98Z", leaf: "M-82-58 82 98M82-58-82 98M-44-96 82 20M44-96-82 20", shade: 54 },
  { frame: "M-82 98V-34Q-68-82 0-98Q68-82 82-34V98Z", leaf: "M-82 16H82M-60-70V98M-20-92V98M20-92V98M60-70V98", shade: 60 },
  { frame: "M-82 98V-56H-90L0-100L90-56H82V98Z", leaf: "M-82-52H82M-74-44H74V90H-74ZM0-44V98", shade: 52 },
  { frame: "M-82 98V-42C-84-74-46-62-30-84Q-14-98 0-98Q14-98 30-84C46-62 84-74 82-42V98Z", leaf: "M-82-20Q-41 8 0-20T82-20M-82 34Q-41 62 0 34T82 34M-82 80Q-41 100 0 80T82 80", shade: 56 },
];
