/** The picture that never moves: sea, fort, flagstones with their marks, cells, courtyard, tower. As text, drawn once for a board. */
import { SPACES, type Fort } from "./geometry";
import { arc, archIn, band, chance, mix, oval, path, ring, short, soft, straight, stroke, TAU, use, type Point } from "./ink";
import type { Space } from "./pieces";

type Dice = ReturnType<typeof chance>;
const GULLS = {
  wide: [[212, 72, 0.84, -8], [742, 66, -0.7, 10], [48, 300, 0.66, 14], [956, 350, -0.76, -6], [330, 566, 0.5, 0], [676, 574, -0.46, 8]],
  tall: [[34, 112, 0.42, -8], [360, 486, -0.4, 8], [352, 104, -0.36, 0], [28, 494, 0.34, 0]],
} as const;
const IVY: readonly number[] = [12, 24, 29, 0]; // walls on which it grows

export function picture(fort: Fort, spaces: readonly Space[]): string {
  return sea(fort) + outerWall(fort) + gate(fort) + rim(fort) + walk(fort, spaces) + cells(fort, spaces) + courtyard(fort) + bars(fort, spaces) + marks(fort, spaces) + numbers(fort);
}

/** What stands above the walk: pawns go behind it. */
export function above(fort: Fort): string {
  const { cx, cy, ry, parapet, walk: wide, unit } = fort.shape;
  let o = tower(cx, cy - ry + parapet + wide * 0.7, unit);
  for (const space of [6, 12, 24, 30]) {
    const [x, y] = fort.edge(fort.mid(space));
    o += use("lantern", x, y - 8 * unit, unit * 0.9);
  }
  for (const [x, y, scale, turn] of GULLS[fort.size]) o += use("gull", x, y, [scale, Math.abs(scale)], turn);
  return o;
}

// -- the sea

function sea(fort: Fort): string {
  const { width, height, unit: k, cx, cy, rx, ry, wall, power } = fort.shape;
  const { next, jitter } = chance(11);
  const isInside = (x: number, y: number, more: number) => (Math.abs(x - cx) / (rx + more)) ** 2.3 + (Math.abs(y - cy - wall * 0.6) / (ry + wall * 0.5 + more)) ** 2.3 < 1;
  let o = `<rect x="-900" y="-700" width="${width + 1800}" height="${height + 1400}" fill="var(--sea)"/>`;
  const step = 34 * Math.max(0.8, k);
  for (let y = -300; y < height + 300; y += step)
    for (let x = -400; x < width + 400; x += step * 2.3) {
      const [X, Y] = [x + jitter(26), y + jitter(10)];
      if (isInside(X, Y, 62 * k)) continue;
      const long = (12 + next() * 20) * Math.max(0.8, k);
      o += stroke(`M${short(X - long)} ${short(Y)}q${short(long / 2)} ${short(-7 - jitter(2))} ${short(long)} 0t${short(long)} ${short(jitter(2))}`, "", `stroke="var(--sea-${next() < 0.6 ? "hi" : "lo"})" stroke-width="${short(2 + next() * 1.2)}" stroke-linecap="round"`);
    }
  o += path(soft(ring(oval(cx, cy + wall, rx + 58 * k, ry + 46 * k, power), 70).map(([x, y]): Point => [x + jitter(5 * k), y + jitter(5 * k)])), "var(--shoal)", "");
  for (let i = 1; i <= 4; i++) o += foam(fort, i, chance(14 + i));
  return o + beam(fort);
}

function foam({ shape: { cx, cy, rx, ry, wall, power, unit } }: Fort, i: number, { next, jitter }: Dice): string {
  const far = (10 + i * 13) * Math.max(0.7, unit);
  const line = oval(cx, cy + wall, rx + far, ry + far, power);
  let [o, a] = ["", next()];
  for (const end = a + TAU; a < end; ) {
    const long = 0.06 + next() * 0.2;
    if (next() < 1.12 - i * 0.19) o += stroke(soft(arc(line, a, a + long, 7).map(([x, y]): Point => [x + jitter(1.6), y + jitter(1.6)]), false), "", `stroke="var(--${i < 2 ? "foam" : "sea-hi"})" stroke-width="${short(3.6 - i * 0.5)}" stroke-linecap="round"`);
    a += long + 0.02 + next() * 0.05 * i;
  }
  return o;
}

/** By night the lighthouse sends two. */
function beam({ shape: { width, cx, cy, ry, parapet, walk: wide, unit } }: Fort): string {
  const y = cy - ry + parapet + wide * 0.7 - 58 * unit;
  return `<g class="fb-night" fill="var(--glow)"><path d="M${cx} ${y}L-900 ${y - 250}V${y + 110}zM${cx} ${y}L${width + 900} ${y - 190}V${y + 150}z" opacity=".1"/><path d="M${cx} ${y}L-900 ${y - 170}V${y + 20}zM${cx} ${y}L${width + 900} ${y - 110}V${y + 80}z" opacity=".13"/></g>`;
}

// -- the fort from outside

function outerWall(fort: Fort): string {
  const { cx, cy, rx, ry, wall, unit: k, power } = fort.shape;
  const { edge, base } = fort;
  const { next, jitter } = chance(3);
  let rocks = "";
  for (let i = 0; i < 64; i++) {
    const [x, y] = base((TAU * i) / 64 + jitter(0.04));
    const large = (9 + next() * 13) * Math.max(0.7, k);
    if (Math.abs(x - cx) < 54 * k && y > cy) continue;
    rocks += path(straight(Array.from({ length: 6 }, (_, j): Point => [x + Math.cos((TAU * j) / 6) * large * (0.8 + next() * 0.5), y + 3 * k + Math.sin((TAU * j) / 6) * large * 0.62 * (0.8 + next() * 0.5)])), "var(--rock)", "i1");
  }
  let o = path(soft(ring(oval(cx + 26 * k, cy + wall + 22 * k, rx + 4, ry + 2, power), 60)), "url(#fb-waves)", "");
  o += path(soft(ring(base, 90).map(([x, y]): Point => [cx + (x - cx) * 1.022 + jitter(4 * k), cy + wall + (y - cy - wall) * 1.036 + jitter(4 * k)])), "var(--foam)", "") + rocks;
  o += path(soft(ring(base, 80)), "var(--stD)", "i3");
  for (const [a, b, dark] of [[-0.1, 0.62, 1], [0.62, 0.8, 0.6], [0.8, 0.95, 0.3]] as const) o += path(band(edge, base, a, b, 8), "url(#fb-hatch)", "", `opacity="${dark}"`);
  for (let j = 1; j < 3; j++) o += stroke(soft(arc((a) => mix(edge(a), base(a), j / 3), 0.05, Math.PI - 0.05, 40).map(([x, y]): Point => [x, y + jitter(0.8)]), false), "i1", 'opacity=".45"');
  const windows = fort.size === "tall" ? 19 : 27;
  for (let i = 0; i < windows; i++) {
    const [a, b] = [0.16 + ((Math.PI - 0.32) * i) / windows, 0.16 + ((Math.PI - 0.32) * (i + 1)) / windows];
    if (Math.abs(edge((a + b) / 2)[0] - cx) < 40 * k) continue;
    o += path(straight(archIn(edge, base, a, b, { l: 0.3, r: 0.7, top: 0.3, spring: 0.48, foot: 0.78 })), "var(--hole)", "i1");
    if (i % 4 === 1) o += `<g class="fb-night">${path(straight(archIn(edge, base, a, b, { l: 0.36, r: 0.64, top: 0.38, spring: 0.52, foot: 0.72 })), "var(--glow)", "")}</g>`;
  }
  return o;
}

function gate({ shape: { cx, cy, ry, wall, unit: k } }: Fort): string {
  const y = cy + ry;
  let o = path(`M${cx - 40 * k} ${y + wall + 150}L${cx - 27 * k} ${y + wall - 2}H${cx + 27 * k}L${cx + 40 * k} ${y + wall + 150}z`, "var(--wood)", "i");
  for (let j = 0; j < 16; j++) o += `<path d="M${short(cx - (27 + j * 0.9) * k)} ${short(y + wall + j * 9 * k)}h${short(2 * (27 + j * 0.9) * k)}" class="fb-i1" opacity=".7"/>`;
  o += path(`M${cx - 22 * k} ${y + wall + 1}V${y + 18 * k}Q${cx - 22 * k} ${y + 6 * k} ${cx} ${y + 6 * k}T${cx + 22 * k} ${y + 18 * k}V${y + wall + 1}z`, "var(--hole)", "i");
  o += stroke([-14, -5, 5, 14].map((x) => `M${cx + x * k} ${y + wall}V${y + (Math.abs(x) > 9 ? 14 : 10) * k}`).join("") + `M${cx - 20 * k} ${y + 26 * k}H${cx + 20 * k}`, "", 'stroke="var(--stD)" stroke-width="2.2"');
  return o + [-1, 1].map((side) => use("lantern", cx + side * 34 * k, y + 26 * k, k)).join("");
}

function rim(fort: Fort): string {
  const { pick } = chance(21);
  const merlons = fort.size === "tall" ? 60 : 88;
  let o = path(soft(ring(fort.edge, 90)), "var(--stD)", "i3");
  for (let i = 0; i < merlons; i++) o += path(band(fort.edge, fort.outer, fort.at(i / merlons), fort.at((i + 0.58) / merlons), 2), `var(${pick(["--st3", "--st1", "--st3"])})`, "i1");
  return o;
}

// -- the walk and its cells

const PAVED: Partial<Record<Space, string>> = { tiger: "var(--stDD)", start: "var(--red)", guardian: "var(--cloak)", "trial-and-riddle": "var(--st3)" };

function walk(fort: Fort, spaces: readonly Space[]): string {
  const { pick } = chance(22);
  return spaces
    .map((space, at) => {
      const stone = band(fort.outer, fort.inner, fort.from(at), fort.to(at), 4);
      return path(stone, PAVED[space] ?? `var(${pick(["--st1", "--st2", "--st1"])})`) + (space === "tiger" ? "" : path(stone, "url(#fb-grain)", ""));
    })
    .join("");
}

/** How the light falls on the wall of a cell: from the top left. */
export function lightOn(fort: Fort, space: number): number {
  const [top, low] = [fort.inner(fort.mid(space)), fort.foot(fort.mid(space))];
  const [dx, dy] = [low[0] - top[0], low[1] - top[1]];
  return -((dx + dy) * 0.7) / Math.hypot(dx, dy);
}

function cells(fort: Fort, spaces: readonly Space[]): string {
  const dice = chance(23);
  return spaces
    .map((space, at) => {
      const [a, b] = [fort.from(at), fort.to(at)];
      const light = lightOn(fort, at);
      const wall = band(fort.inner, fort.foot, a, b, 4);
      let o = path(wall, `var(--${light < -0.35 ? "stD" : light < 0.3 ? "st2" : "st1"})`, "i1");
      if (light < -0.35) o += path(wall, "url(#fb-hatch)", "", 'opacity=".7"');
      const point = (across: number, down: number): Point => mix(fort.inner(a + (b - a) * across), fort.foot(a + (b - a) * across), down);
      if (space === "wall") return o + bareWall(point, IVY.includes(at), fort.shape.unit, dice);
      o += path(straight(archIn(fort.inner, fort.foot, a, b, { l: 0.09, r: 0.91, top: 0.06, spring: 0.36, foot: 0.97 })), "var(--st3)", "i1");
      o += path(straight(archIn(fort.inner, fort.foot, a, b, { l: 0.19, r: 0.81, top: 0.15, spring: 0.42, foot: 0.97 })), "var(--hole)", "i1");
      return space === "start" ? o + path(straight([point(0.5, 0.3), point(0.72, 0.5), point(0.28, 0.5)]), "var(--glow)", "i1") : o;
    })
    .join("");
}

function bareWall(point: (across: number, down: number) => Point, hasIvy: boolean, k: number, { next, jitter }: Dice): string {
  let o = "";
  for (let j = 0; j < 7; j++) {
    const [u, v] = [0.12 + next() * 0.6, 0.12 + next() * 0.75];
    o += stroke(straight([point(u, v), point(u + 0.22, v)], false), "i1", 'opacity=".55"');
  }
  if (!hasIvy) return o;
  return o + stroke(soft(Array.from({ length: 6 }, (_, j) => point(0.3 + jitter(0.16), 0.06 + j * 0.14)), false), "", `stroke="var(--good)" stroke-width="${short(6 * k)}" stroke-linecap="round" stroke-dasharray="${short(k)} ${short(7 * k)}"`);
}

/** Behind them the tigers wait: one sees their eyes. */
function bars(fort: Fort, spaces: readonly Space[]): string {
  const k = fort.shape.unit;
  return spaces
    .map((space, at) => {
      if (space !== "tiger") return "";
      const point = (across: number, down: number): Point => mix(fort.inner(fort.from(at) + (fort.to(at) - fort.from(at)) * across), fort.foot(fort.from(at) + (fort.to(at) - fort.from(at)) * across), down);
      const eyes = [point(0.36, 0.5), point(0.64, 0.5)].map(([x, y]) => `<circle class="fb-night" cx="${short(x)}" cy="${short(y)}" r="${short(8.5 * k)}" fill="var(--eye)" opacity=".3"/><ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(5 * k)}" ry="${short(4.2 * k)}" fill="var(--eye)"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(2 * k)}" fill="#17121f"/>`);
      return eyes.join("") + [0.26, 0.5, 0.74].map((across) => stroke(straight([point(across, 0.2), point(across, 0.97)], false), "", `stroke="var(--rock)" stroke-width="${short(3 * k)}"`)).join("");
    })
    .join("");
}

function courtyard(fort: Fort): string {
  const { cx, rx, ry, parapet, walk: wide, fx, fy, power, unit: k } = fort.shape;
  const y = fort.centre[1];
  const [w, h] = [rx - parapet - wide - fx, ry - parapet - wide - fy];
  const outline = soft(ring(fort.foot, 90));
  let o = path(outline, "var(--sand)") + `<clipPath id="fb-yard-${fort.size}"><path d="${outline}"/></clipPath><g clip-path="url(#fb-yard-${fort.size})"><rect x="${cx - w}" y="${y - h}" width="${w * 2}" height="${h * 2}" fill="url(#fb-grain)"/>`;
  for (let i = 0; i < 16; i++) o += path(band(oval(cx, y, w * 0.84, h * 0.84, power), oval(cx, y, w * 0.93, h * 0.93, power), (TAU * i) / 16 + 0.02, (TAU * (i + 1)) / 16 - 0.02, 4), `var(--${i % 2 ? "sand2" : "st2"})`, "i1");
  o += path(soft(ring(fort.foot, 60)) + soft(ring(oval(cx + 30 * k, y + 24 * k, w, h, power), 60)), "url(#fb-hatch)", "", 'fill-rule="evenodd"');
  const r = Math.min(w, h) * 0.96;
  return o + `<g class="fb-night" fill="var(--glow)"><ellipse cx="${cx}" cy="${y + 4}" rx="${r * 1.5}" ry="${r * 0.92}" opacity=".2"/><ellipse cx="${cx}" cy="${y + 4}" rx="${r * 1.05}" ry="${r * 0.62}" opacity=".28"/></g></g>`;
}

/** What waits on a space, always upright: a hand, a question, both, one of them, the tiger. On a telephone they fill the walk, inside the numbers. */
const LARGER: Partial<Record<Space, number>> = { trial: 0.74, "trial-or-riddle": 0.66, "trial-and-riddle": 0.62 };

function marks(fort: Fort, spaces: readonly Space[]): string {
  const k = fort.shape.unit;
  const isTall = fort.size === "tall";
  return spaces
    .slice(0, SPACES)
    .map((space, at) => {
      const [x, y] = isTall ? mix(fort.outer(fort.mid(at)), fort.inner(fort.mid(at)), 0.58) : fort.middle(fort.mid(at));
      return use(`mark-${space}`, x, y, space === "tiger" ? 0.84 * k : ((isTall && LARGER[space]) || k));
    })
    .join("");
}

/** Its number, at the outer edge of each space: what is told ("from 0 to 4") can be found. */
function numbers(fort: Fort): string {
  const size = fort.size === "wide" ? 11.5 : 9.6;
  return Array.from({ length: SPACES }, (_, space) => {
    const [x, y] = mix(fort.outer(fort.mid(space)), fort.inner(fort.mid(space)), fort.size === "wide" ? 0.1 : 0.06);
    return `<text class="fb-number" x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${size}" text-anchor="middle">${space}</text>`;
  }).join("");
}

function tower(x: number, y: number, k: number): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${k})">${path("M-36 6L-30-42H30L36 6C20 13-20 13-36 6z", "var(--st1)", "i3")}${path("M10 10L12-42H30L36 6C30 9 20 10 10 10z", "url(#fb-hatch)", "")}<circle cy="-16" r="17" fill="var(--cloak)" class="fb-i"/><use href="#fb-ask" transform="translate(0 -16) scale(1.15)" color="#fffaf0"/>${stroke("M-22-30h10M14-6h10M-28-10h9M16-26h9")}${path("M-38-42H38L34-50H-34z", "var(--st3)")}${path("M-22-50V-66H22V-50z", "var(--glow)")}${stroke("M-11-50V-66M0-50V-66M11-50V-66", "i")}${path("M-27-66C-22-84-8-90 0-92 8-90 22-84 27-66z", "var(--red)")}${path("M8-89C18-84 24-78 27-66H10z", "url(#fb-hatch)", "")}<path d="M0-92V-102" class="fb-i3"/></g>`;
}
