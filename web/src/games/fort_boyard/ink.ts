/** The hand that draws the fort: points, soft and straight lines, shapes as markup. Static art is made of these once; what moves is drawn by components. */

export type Point = readonly [number, number];
export type Curve = (angle: number) => Point; // an oval, by its angle

export const TAU = Math.PI * 2;
export const short = (n: number): number => Math.round(n * 10) / 10;

/** Small irregularities, the same every time the picture is drawn. */
export function random(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chance with the two things that drawing wants of it. */
export function chance(seed: number) {
  const next = random(seed);
  return {
    next,
    jitter: (most: number): number => (next() - 0.5) * 2 * most,
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
  };
}

export const mix = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];

export const straight = (points: readonly Point[], isClosed = true): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${isClosed ? "Z" : ""}`;

export function soft(points: readonly Point[], isClosed = true): string {
  const count = points.length;
  const at = (i: number): Point => (isClosed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!);
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${short(b[0] + (c[0] - a[0]) / 6)} ${short(b[1] + (c[1] - a[1]) / 6)} ${short(c[0] - (e[0] - b[0]) / 6)} ${short(c[1] - (e[1] - b[1]) / 6)} ${short(c[0])} ${short(c[1])}`;
  }
  return d + (isClosed ? "Z" : "");
}

/** A rounded oblong: 2 is an ellipse, more is squarer. */
export const oval =
  (cx: number, cy: number, rx: number, ry: number, power: number): Curve =>
  (angle) => {
    const [c, s, e] = [Math.cos(angle), Math.sin(angle), 2 / power];
    return [cx + rx * Math.sign(c) * Math.abs(c) ** e, cy + ry * Math.sign(s) * Math.abs(s) ** e];
  };

export const arc = (curve: Curve, from: number, to: number, steps = 6): Point[] => Array.from({ length: steps + 1 }, (_, i) => curve(from + ((to - from) * i) / steps));
export const ring = (curve: Curve, steps = 120): Point[] => arc(curve, 0, TAU, steps).slice(0, -1);
export const band = (outer: Curve, inner: Curve, from: number, to: number, steps = 5): string => straight([...arc(outer, from, to, steps), ...arc(inner, to, from, steps)]);

export interface ArchShape {
  l?: number;
  r?: number;
  top?: number;
  spring?: number;
  foot?: number;
}

/** An arch in a wall that goes round: across between two angles, down from the top edge to the foot. */
export function archIn(top: Curve, foot: Curve, from: number, to: number, { l = 0.15, r = 0.85, top: crown = 0.12, spring = 0.42, foot: end = 0.92 }: ArchShape = {}): Point[] {
  const at = (u: number, v: number): Point => mix(top(from + (to - from) * u), foot(from + (to - from) * u), v);
  const [middle, half] = [(l + r) / 2, (r - l) / 2];
  const bow = Array.from({ length: 11 }, (_, i): Point => {
    const t = Math.PI * (1 - i / 10);
    return at(middle + half * Math.cos(t), spring - (spring - crown) * Math.sin(t));
  });
  return [at(l, end), ...bow, at(r, end)];
}

export type Line = "i" | "i1" | "i3" | "";

export function path(d: string, fill: string, line: Line = "i", more = ""): string {
  return `<path d="${d}" fill="${fill}"${line ? ` class="fb-${line}"` : ""}${more ? ` ${more}` : ""}/>`;
}

/** A line without a shape. */
export const stroke = (d: string, line: Line = "i1", more = ""): string => `<path d="${d}" class="${line ? `fb-${line} ` : ""}fb-nf"${more ? ` ${more}` : ""}/>`;

export function use(id: string, x: number, y: number, scale: number | readonly [number, number] = 1, turn = 0, colour = ""): string {
  const size = typeof scale === "number" ? String(Math.round(scale * 100) / 100) : scale.map((s) => Math.round(s * 100) / 100).join(" ");
  return `<use href="#fb-${id}" transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""} scale(${size})"${colour ? ` color="${colour}"` : ""}/>`;
}
