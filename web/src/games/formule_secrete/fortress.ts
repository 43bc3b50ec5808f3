/** The picture that never moves: sea, island, the road with its spaces as places, the wall, the vault. As text, drawn once for a board. */

import { between, outlineOf, tileOf, type Point, type Road } from "./geometry";
import { closed, joined, mid, round, smooth, unsteady } from "./lines";
import type { Space } from "./pieces";

export interface Signs {
  start: string;
  vault: string;
  sea: string;
}

const TAU = Math.PI * 2;
const FILL: Record<Space, string> = { start: "road", vault: "road", plain: "road", replay: "replay", "lab-1": "lab", "lab-2": "lab", "lab-3": "lab", "final-lab": "lab", guard: "guard", corridor: "dark", tv: "tv", safe: "safe" };
const NEON: Record<Space, string> = { start: "num", vault: "glow", plain: "num", replay: "glow", "lab-1": "f1", "lab-2": "f2", "lab-3": "f3", "final-lab": "glow", guard: "red", corridor: "red", tv: "cyan", safe: "neon" };

/** Beside the road of the usual board: where, how far (outside being positive), what, how large, mirrored. */
const SCENERY: readonly (readonly [number, number, string, number, boolean?])[] = [
  [1.2, 42, "parasol", 0.85], [3.2, 44, "palm", 0.7], [4.6, 44, "palm", 0.85, true], [2.6, -44, "palm", 0.7], [5.6, -42, "bush", 0.9], [10.5, -50, "palm", 0.62], [19.5, -56, "palm", 0.72, true], [20.4, -52, "bush", 0.8], [21.4, -56, "palm", 0.62],
  [29.6, -44, "palm", 0.66], [38.4, -46, "palm", 0.6, true], [4, -52, "bush", 0.8], [37.5, -50, "bush", 0.8], [43.8, -60, "palm", 0.7, true], [42.4, -56, "bush", 0.7], [14.6, -46, "bush", 0.7], [24.4, -46, "bush", 0.8],
];
const TOWERS = [15.5, 19.5, 24.6, 29.7, 42.6, 49.5]; // besides the one at the gate
const BEAMS: readonly Point[] = [[0, 3], [1, 41], [2, 22], [6, 47]]; // a tower, and where its searchlight rests
const AT_SEA: Record<Road["size"], readonly (readonly [string, number, number, number])[]> = {
  wide: [["rose", 52, 392, 1], ["sail", 1000, 452, 0.8], ["gull", 280, 32, 0.9], ["gull", 312, 18, 0.7], ["fin", 996, 172, 0.8]],
  tall: [["rose", 585, 50, 0.9], ["sail", 596, 640, 0.9], ["gull", 250, 34, 1], ["gull", 286, 18, 0.8], ["fin", 44, 640, 0.9]],
};
const SEA_NAME: Record<Road["size"], Point> = { wide: [52, 448], tall: [78, 34] };

interface Pen {
  road: Road;
  shake(most: number): number;
  random(): number;
}
/** What stands on the ground, by how near it is. */
interface Standing {
  y: number;
  drawn: string;
}

const half = (road: Road, space: number): number => road.at(space).width / 2;
const wallAt = (road: Road, space: number): number => half(road, space) + 15 * Math.min(1, road.scale + 0.1);

/** Along the road, so far beside it. */
function along(road: Road, from: number, to: number, far: (space: number) => number, step = 0.4): Point[] {
  const points: Point[] = [];
  for (let space = from; space < to; space += step) points.push(road.at(space).off(far(space)));
  return [...points, road.at(to).off(far(to))];
}

export function fortress(road: Road, spaces: readonly Space[], signs: Signs): string {
  const random = unsteady(1984);
  const pen: Pen = { road, random, shake: (most) => (random() - 0.5) * 2 * most };
  const standing: Standing[] = [];
  const drawn = [sea(pen, signs), ground(pen), jetty(pen), rays(pen)];
  for (let space = 1; space <= road.last; space++) drawn.push(tile(pen, space, spaces[space] ?? "plain", standing));
  drawn.push(wall(pen), vault(pen, signs));
  standing.push(...towers(pen), ...scenery(pen), sign(pen, signs));
  standing.sort((one, other) => one.y - other.y);
  return drawn.join("") + standing.map((one) => one.drawn).join("");
}

// -- sea and ground ----------------------------------------------------------------------------------------------------

function sea({ road, random, shake }: Pen, signs: Signs): string {
  const { width, height } = road.shape;
  const phase = [shake(9), shake(9), shake(9)];
  const beach = Math.min(6.2, road.gate);
  const coast = (more: number) => smooth(along(road, 0.55, road.loop - 1.2, (t) => half(road, t) + (t < beach ? 52 : 37) + more + 5 * Math.sin(t * 1.7 + phase[0]!) + 4 * Math.sin(t * 2.9 + phase[1]!) + 2 * Math.sin(t * 5.3 + phase[2]!), 0.55), true);
  let grid = "";
  for (let x = -590; x < width + 600; x += 130) grid += `M${x},-600V${height + 600}`;
  for (let y = -590; y < height + 600; y += 130) grid += `M-600,${y}H${width + 600}`;
  let waves = "";
  for (let nth = 0; nth < 90; nth++) waves += `M${round(random() * (width + 500) - 250)},${round(random() * (height + 200) - 100)}q5,-5 10,0t10,0`;
  const [x, y] = SEA_NAME[road.size];
  const name = signs.sea.split(" ");
  return `<rect x="-600" y="-600" width="${width + 1200}" height="${height + 1200}" fill="var(--sea)"/><path d="${grid}" fill="none" stroke="var(--grat)" stroke-width="1.2" stroke-dasharray="7 5"/>
    <path d="${waves}" fill="none" stroke="var(--wave)" stroke-width="2" stroke-linecap="round" opacity=".6"/>
    <g filter="url(#fs-rough)"><path d="${coast(40)}" fill="var(--sea-2)"/><path d="${coast(21)}" fill="var(--sea-3)"/><path d="${coast(10)}" fill="none" stroke="var(--foam)" stroke-width="2.4" stroke-dasharray="26 9 60 12 9 10"/><path d="${coast(0)}" fill="var(--beach)" class="fs-i" stroke-width="2.6"/><path d="${coast(-9)}" fill="url(#fs-dots)"/></g>
    <text class="map" text-anchor="middle" font-size="17">${name.map((word, nth) => `<tspan x="${x}" y="${y + nth * 18}">${word}</tspan>`).join("")}</text>
    ${AT_SEA[road.size].map(([what, at, low, size]) => `<g transform="translate(${at} ${low}) scale(${size})"><use href="#fs-${what}"/></g>`).join("")}`;
}

const wallLine = (road: Road): string => smooth(along(road, road.gate, road.last - 0.8, (t) => wallAt(road, t)));

function ground({ road }: Pen): string {
  const court = along(road, road.gate, Math.min(road.last - 0.8, road.gate + road.loop - 1.4), (t) => wallAt(road, t));
  return `<g filter="url(#fs-rough)"><path d="${smooth(court, true)}" fill="var(--ground)" class="fs-i" stroke-width="2"/></g><path d="${wallLine(road)}" fill="none" stroke="url(#fs-shade)" stroke-width="20" transform="translate(9 12)" opacity=".8"/>`;
}

const JETTY = 74;

function jetty({ road, shake }: Pen): string {
  const { foot, angle } = road.pier;
  let planks = "";
  for (let x = 6; x < JETTY; x += 8) planks += `M${x},${round(-15 + shake(1.5))}L${round(x + shake(1))},${round(15 + shake(1.5))}`;
  return `<g transform="translate(${round(foot.x)} ${round(foot.y)}) rotate(${round((angle * 360) / TAU)})" class="fs-i" stroke-width="2"><path fill="url(#fs-shade)" stroke="none" d="M4,14L${JETTY},14L${JETTY + 10},26L14,24Z"/><path fill="var(--trunk)" d="M-2,-15L${JETTY},-16L${JETTY + 1},16L-2,15Z"/><path class="fs-n" d="${planks}" stroke-width="1.6"/></g>`;
}

function sign({ road }: Pen, signs: Signs): Standing {
  const [x, y] = [road.pier.end[0] - 82, road.pier.end[1] + 10]; // beside those who wait there
  const wide = Math.max(30, signs.start.length * 4.6 + 4);
  return { y, drawn: `<g transform="translate(${round(x)} ${round(y - 10)})" class="fs-i" stroke-width="2"><path d="M0,16V-8" stroke-width="4"/><path fill="var(--white)" d="M${-wide},-22L${wide - 2},-24L${wide + 4},-16L${wide - 2},-7L${-wide},-6Z"/><text x="0" y="-10" text-anchor="middle" style="font:700 14px var(--head)" fill="#b23a2e" stroke="none" letter-spacing=".3">${signs.start}</text></g>` };
}

// -- spaces as places ----------------------------------------------------------------------------------------------------

function tile(pen: Pen, space: number, kind: Space, standing: Standing[]): string {
  const { road, shake } = pen;
  const place = road.at(space);
  const corners = tileOf(road, space);
  const outline = outlineOf(road, space).map(([x, y]): Point => [x + shake(1.1), y + shake(1.1)]);
  const inner = outline.map(([x, y]): Point => [place.x + (x - place.x) * 0.87, place.y + (y - place.y) * 0.87]);
  if (kind === "corridor") standing.push(...cliffs(road, space));
  else if (kind !== "plain") standing.push({ y: place.y + 8, drawn: `<g transform="translate(${round(place.x)} ${round(place.y + 8 * road.scale)}) scale(${round(road.scale * 98) / 100})"><use href="#fs-${kind}"/></g>` });
  const lights = kind === "corridor" ? "" : `<g class="fs-night fs-n" stroke="var(--${NEON[kind]})" stroke-linejoin="round"><path d="${closed(inner)}" stroke-width="6" opacity="${kind === "plain" ? 0 : 0.22}"/><path d="${closed(inner)}" stroke-width="1.6" opacity="${kind === "plain" ? 0.35 : 1}"/></g>`;
  return `<path class="fs-i" stroke-width="2.2" fill="var(--${FILL[kind]})" d="${closed(outline)}"/>${floor(pen, space, kind, corners)}${lights}`;
}

/** What is painted on its ground. */
function floor({ road, shake }: Pen, space: number, kind: Space, [a, b, c, d]: Point[]): string {
  const across = (part: number, shaken = 0.06) => `M${joined([mid(a!, b!, part + shake(shaken)), mid(d!, c!, part + shake(shaken))])}`;
  const lengthwise = (part: number, from: number, to: number) => {
    const [one, two] = [mid(a!, d!, part + shake(0.05)), mid(b!, c!, part + shake(0.05))];
    return `M${joined([mid(one, two, from), mid(one, two, to)])}`;
  };
  const lines = (stroke: string, width: number, path: string, more = "") => `<path class="fs-n" stroke="var(--${stroke})" stroke-width="${width}" d="${path}" ${more}/>`;
  if (kind === "plain") {
    const stones = lengthwise(0.36, 0, 1) + lengthwise(0.68, 0, 1) + `M${joined([mid(a!, b!, 0.5), mid(mid(a!, b!, 0.55), mid(d!, c!, 0.55), 0.35)])}M${joined([mid(mid(a!, b!, 0.3), mid(d!, c!, 0.3), 0.69), mid(mid(a!, b!, 0.32), mid(d!, c!, 0.32), 1)])}`;
    const { x, y } = road.at(space);
    const size = round(Math.max(13, 18 * road.scale));
    return lines("joint", 1.7, stones) + `<text x="${round(x)}" y="${round(y + size * 0.35)}" text-anchor="middle" style="font:700 ${size}px var(--head)" fill="var(--num)" stroke="var(--road)" stroke-width="4" paint-order="stroke">${space}</text>`;
  }
  if (kind === "tv") return lines("line", 1.5, lengthwise(0.25, 0, 1) + lengthwise(0.5, 0, 1) + lengthwise(0.75, 0, 1), 'opacity=".4"');
  if (kind === "safe") return lines("leaf", 1.6, lengthwise(0.12, 0.1, 0.3) + lengthwise(0.85, 0.55, 0.8) + lengthwise(0.9, 0.1, 0.25) + lengthwise(0.2, 0.75, 0.9));
  if (kind === "guard") return lines("red", 3, across(0.1, 0) + across(0.9, 0));
  if (kind === "corridor") return lines("glow", 2.4, `M${joined([road.at(space - 0.4).off(0), road.at(space + 0.4).off(0)])}`, 'stroke-dasharray="4 5"');
  if (kind === "replay") return "";
  return lines("lab-2", 1.8, across(0.33, 0) + across(0.66, 0) + lengthwise(0.33, 0, 1) + lengthwise(0.66, 0, 1));
}

/** The two rocks of a narrow corridor. */
function cliffs(road: Road, space: number): Standing[] {
  const place = road.at(space);
  return [1, -1].map((side) => {
    const far = (place.width / 2) * side;
    const foot = [road.at(space - 0.42).off(far * 1.12), road.at(space - 0.2).off(far * 0.36), road.at(space + 0.2).off(far * 0.36), road.at(space + 0.42).off(far * 1.12)];
    const top = foot.map(([x, y]): Point => [x, y - 11 * road.scale]);
    const faces = foot.map((_, nth) => closed([foot[nth]!, foot[(nth + 1) % 4]!, top[(nth + 1) % 4]!, top[nth]!])).join("");
    const isFar = side * -place.tx > 0;
    return { y: isFar ? place.y - 14 : place.y + 6, drawn: `<g class="fs-i" stroke-width="2"><path fill="var(--face)" d="${closed(foot)}"/><path fill="var(--face)" d="${faces}"/><path fill="var(--wall-top)" d="${closed(top)}"/></g>` };
  });
}

// -- what is raised -------------------------------------------------------------------------------------------------------

const HIGH = 11;

function wall({ road }: Pen): string {
  const thick = Math.min(1, road.scale + 0.1);
  const path = wallLine(road);
  const line = (colour: string, width: number, up: number, more = 'stroke-linecap="round"') => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width * thick)}" transform="translate(0 ${-up})" ${more}/>`;
  let body = "";
  for (let up = 0; up <= HIGH; up += 2) body += line("var(--line)", 17, up);
  for (let up = 0; up < HIGH; up += 1.5) body += line("var(--face)", 13, up);
  return `<g filter="url(#fs-rough)">${body}${line("var(--line)", 16.5, HIGH)}${line("var(--wall-top)", 12.5, HIGH)}${line("var(--line)", 12.5, HIGH, 'stroke-linecap="butt" stroke-dasharray="2 13"')}${line("var(--wall)", 5, HIGH, "")}<g class="fs-night">${line("var(--red)", 6, HIGH, 'opacity=".35"')}${line("var(--pink)", 1.8, HIGH, "")}</g></g>`;
}

const towerSpots = (road: Road): number[] => [road.gate, ...TOWERS.map((usual) => between(road, usual))];

function towers({ road }: Pen): Standing[] {
  const size = round(0.86 * Math.sqrt(road.scale) * 100) / 100;
  const tower = ([x, y]: Point): Standing => ({ y: y + 6, drawn: `<g transform="translate(${round(x)} ${round(y)}) scale(${size})"><use href="#fs-tower"/></g>` });
  return [...towerSpots(road).map((space) => tower(road.at(space).off(wallAt(road, space)))), tower(gatePosts(road)[0])];
}

/** Inside and outside of the road, where the barrier lies. */
export const gatePosts = (road: Road): [Point, Point] => [road.at(road.gate).off(-(half(road, road.gate) + 12)), road.at(road.gate).off(wallAt(road, road.gate))];

function scenery({ road }: Pen): Standing[] {
  const { shape, centre } = road;
  const tiles = Array.from({ length: road.last }, (_, nth) => road.at(nth + 1));
  return SCENERY.flatMap(([usual, far, what, size, mirrored]) => {
    const [x, y] = road.at((usual / 54) * road.last).off(far);
    const isOnTile = tiles.some((one) => Math.hypot(one.x - x, one.y - y) < 37 || Math.hypot(one.x - x, one.y - y + 26 * size) < 33);
    const isOnVault = Math.hypot((x - centre[0]) / (shape.vault[0] + 20), (y - centre[1]) / (shape.vault[1] + 24)) < 1;
    if (isOnTile || isOnVault) return [];
    return [{ y, drawn: `<g transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? -size : size} ${size})"><use href="#fs-${what}"/></g>` }];
  });
}

// -- the vault -------------------------------------------------------------------------------------------------------------

function rays({ road }: Pen): string {
  const [x, y] = road.centre;
  const [rx, ry] = [road.shape.vault[0] + 34, road.shape.vault[1] + 28];
  const rim = (angle: number): Point => [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  const path = Array.from({ length: 20 }, (_, nth) => (nth / 20) * TAU + 0.1).map((angle) => closed([[x, y], rim(angle), rim(angle + 0.15)]));
  return `<path d="${path.join("")}" fill="var(--glow)" opacity=".75"/>`;
}

function vault({ road }: Pen, signs: Signs): string {
  const [x, y] = road.centre;
  const [rx, ry] = road.shape.vault;
  const oval = (inset: number, lower: number, more: string) => `<ellipse cx="${x}" cy="${y}" rx="${rx - inset}" ry="${ry - lower}" ${more}/>`;
  const spokes = Array.from({ length: 6 }, (_, nth) => (nth / 6) * TAU + 0.3).map((angle) => `M0,0L${round(Math.cos(angle) * (rx - 24))},${round(Math.sin(angle) * (ry - 19))}`).join("");
  const last = road.at(road.last);
  const steps = Math.atan2(last.y - y, last.x - x);
  const wide = Math.max(40, signs.vault.length * 4.6 + 5);
  return `<g class="fs-night"><ellipse cx="${x}" cy="${y}" rx="${rx + 62}" ry="${ry + 54}" fill="var(--glow)" opacity=".13"/><ellipse cx="${x}" cy="${y}" rx="${rx + 38}" ry="${ry + 32}" fill="var(--glow)" opacity=".2"/></g>
    <g class="fs-i" stroke-width="2.6"><ellipse cx="${x + 4}" cy="${y + 9}" rx="${rx}" ry="${ry}" fill="var(--face)"/>${oval(0, 0, 'fill="var(--wall-top)"')}${oval(0, 0, 'fill="none" stroke-linecap="butt" stroke-dasharray="2 14" stroke-width="13" style="stroke:var(--face)"')}${oval(9, 8, 'fill="var(--glow)"')}${oval(18, 15, 'fill="var(--glow-2)" stroke-width="2"')}${oval(13.5, 11.5, 'fill="none" stroke-width="3.6" stroke-dasharray="0 14.5"')}</g>
    <g transform="translate(${x} ${y})" class="fs-i" stroke-width="2.2"><path class="fs-n" stroke-width="6" d="${spokes}"/><path class="fs-n" style="stroke:var(--brass)" stroke-width="2.5" d="${spokes}"/><ellipse rx="14" ry="11" fill="var(--red)"/><ellipse rx="6" ry="4.5" fill="var(--glow)"/></g>
    <g transform="translate(${round(x + Math.cos(steps) * (rx + 1))} ${round(y + Math.sin(steps) * (ry + 1))}) rotate(${round((steps * 360) / TAU)})" class="fs-i" stroke-width="2"><path fill="var(--road)" d="M-10,-13H14V13H-10Z"/><path d="M-4,-13V13M3,-13V13M9,-13V13"/></g>
    <g class="fs-i" stroke-width="2" transform="translate(${x} ${y + ry + 4})"><path fill="var(--ivory)" d="M${-wide},-9L${wide - 1},-11L${wide + 6},0L${wide},11L${1 - wide},10L${-wide - 6},-1Z"/><text y="5" text-anchor="middle" style="font:680 15px var(--head)" fill="#221d33" stroke="none">${signs.vault}</text></g>`;
}

// -- night: searchlights in two flat steps ------------------------------------------------------------------------------------

export function beams(road: Road): string {
  const spots = towerSpots(road);
  const drawn = BEAMS.map(([tower, usual]) => {
    const [x, low] = road.at(spots[tower]!).off(wallAt(road, spots[tower]!));
    const y = low - 44;
    const to = road.at(between(road, usual));
    const angle = Math.atan2(to.y - 8 - y, to.x - x);
    const far = Math.hypot(to.x - x, to.y - 8 - y) - 6;
    const open = Math.min(0.3, 34 / far);
    const cone = (wide: number) => `M${joined([[x, y], [x + Math.cos(angle - wide) * far, y + Math.sin(angle - wide) * far]])}A${round(far * wide)},${round(far * wide * 0.8)} ${round((angle * 360) / TAU)} 1 1 ${joined([[x + Math.cos(angle + wide) * far, y + Math.sin(angle + wide) * far]])}Z`;
    return `<g class="fs-sweep" style="transform-origin:${round(x)}px ${round(y)}px"><path d="${cone(open)}" fill="var(--glow-2)" opacity=".13"/><path d="${cone(open * 0.62)}" fill="var(--glow-2)" opacity=".2"/></g>`;
  });
  return drawn.join("");
}
