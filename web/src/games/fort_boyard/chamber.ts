/** The room in the tower, as text: stones in lamplight, the window, shelf and doorway, the table. Its pieces are in TowerSymbols.svelte. */
import { settled } from "../../lib/art/letters";
import { chance, path, short, soft, straight, stroke, TAU, use, type Point } from "./ink";

export interface Chamber {
  viewBox: string;
  width: number;
  stone: number; // how high a course of stones is
  light: number; // how far the lamp shines
  table: number; // where it begins
  edge: number; // its front
  lamp: readonly [number, number, number];
  keeper: readonly [number, number, number];
  window: readonly [number, number, number];
  glass: readonly [number, number, number];
  scroll: { x: number; y: number; width: number; height: number; most: number; rod: number }; // half as thick as its rods
  trays: readonly [readonly [number, number], readonly [number, number]];
  tray: number; // its scale
  hit: { y: number; rx: number; ry: number }; // where the dice can be touched, from the tray
  bubble: { x: number; y: number; width: number; height: number; most: number }; // of what the keeper says
  meter: { from: number; to: number; y: number; scale: number };
}

const WIDE: Chamber = {
  viewBox: "0 40 1280 710", width: 1280, stone: 56, light: 1, table: 576, edge: 662, lamp: [400, 128, 1.25], keeper: [166, 634, 1], window: [1010, 330, 1], glass: [1010, 612, 0.92],
  scroll: { x: 690, y: 336, width: 470, height: 424, most: 31, rod: 17 }, trays: [[824, 610], [1180, 610]], tray: 0.95, hit: { y: -24, rx: 112, ry: 78 }, bubble: { x: 356, y: 116, width: 300, height: 92, most: 30 }, meter: { from: 200, to: 1030, y: 708, scale: 1.04 },
};

/** What is left beside a riddle that takes the room: the sand, the dice, the rope. Whoever keeps it stands where nobody sees. */
const LOW: Chamber = {
  viewBox: "0 0 190 190", width: 190, stone: 28, light: 0.4, table: 100, edge: 160, lamp: [150, -40, 0.5], keeper: [-900, 166, 0.33], window: [-900, 104, 0.36], glass: [44, 132, 0.3],
  scroll: { x: -900, y: 0, width: 372, height: 186, most: 20, rod: 10 }, trays: [[136, 122], [136, 52]], tray: 0.52, hit: { y: -24, rx: 112, ry: 78 }, bubble: { x: 92, y: 2, width: 180, height: 42, most: 15 }, meter: { from: 18, to: 160, y: 174, scale: 0.44 },
};

const TALL = 390; // wide
const LEAST = 78; // of it, for whoever keeps the riddle
const USUAL = 156;
const MOST = 176;
const BELOW = 134; // below the scroll: the dice, the rope
const ABOVE_TABLE = 6;
const SCROLL = 194; // as high, before whoever keeps it gets more room than the least

/** Upright: as high as there is room. Dice and rope keep their size, the riddle its letters as long as may be; the keeper comes and goes. */
export function upright(height: number): Chamber {
  const table = Math.min(MOST, Math.max(LEAST, height - BELOW - SCROLL - ABOVE_TABLE));
  const part = table / USUAL;
  const paper = height - BELOW - table - ABOVE_TABLE;
  return {
    viewBox: `0 0 ${TALL} ${height}`, width: TALL, stone: 28, light: 0.5, table, edge: height - 50, lamp: [196, 36 * part, 0.7 * part], keeper: [80, table + 10, 0.33 * part], window: [304, table - 52 * part, 0.36 * part], glass: [304, table + 16, 0.36 * part],
    scroll: { x: TALL / 2, y: table + ABOVE_TABLE + paper / 2, width: 372, height: paper, most: 22, rod: 10 }, trays: [[100, height - 84], [290, height - 84]], tray: 0.62, hit: { y: -20, rx: 112, ry: 68 },
    bubble: { x: 196, y: Math.max(27, 32 * part), width: 142, height: 46, most: 15 }, meter: { from: 26, to: 352, y: height - 24, scale: 0.62 },
  };
}

export const CHAMBERS: Record<"wide" | "tall" | "low", Chamber> = { wide: WIDE, tall: upright(486), low: LOW };

/** The low one with so much room above it: what is said there is said where it hides no dice. */
export const beneath = (above: number): Chamber => ({ ...LOW, bubble: { ...LOW.bubble, y: Math.max(-24, 24 - above) } });

/** Behind the keeper. */
export function backdrop(room: Chamber, isTall: boolean): string {
  const { next, jitter, pick } = chance(31);
  let o = `<rect x="-1200" y="-900" width="${room.width + 2400}" height="2600" fill="var(--wall)"/>`;
  for (let r = 0, y = -230; y < room.table; y += room.stone, r++)
    for (let x = -420 + (r % 2) * 40; x < room.width + 420; ) {
      const wide = (70 + next() * 80) * (isTall ? 0.5 : 1);
      const around = (dx: number, dy: number): Point => [x + dx + jitter(2), y + dy + jitter(2)];
      if (next() < 0.5) o += path(straight([around(3, 3), around(wide - 3, 3), around(wide - 3, room.stone - 3), around(3, room.stone - 3)]), `var(${pick(["--wall2", "--wall3", "--wall2"])})`, "");
      x += wide;
    }
  const [lx, ly, ls] = room.lamp;
  for (const [far, light] of [[470, 0.1], [330, 0.12], [190, 0.18]] as const) {
    const pool = Array.from({ length: 26 }, (_, i): Point => {
      const r = far * room.light * (1 + jitter(0.014));
      return [lx + Math.cos((TAU * i) / 26) * r, ly + Math.sin((TAU * i) / 26) * r];
    });
    o += path(soft(pool), "var(--glow)", "", `opacity="${light}"`);
  }
  o += use("window", ...room.window) + (isTall ? "" : shelf() + doorway());
  return o + `<path d="M${lx} -300V${short(ly - 20 * ls)}" class="fb-i3"/>` + use("lantern", lx, ly, ls * 1.5);
}

function shelf(): string {
  let o = path("M-160 168H96L90 182H-160z", "var(--wood)", "i3") + path("M66 166C54 160 54 138 64 134V122H80V134C90 138 90 160 78 166z", "var(--sea-hi)") + path("M57 150C66 146 78 154 87 148 88 158 84 164 78 166H66C60 164 57 158 57 150z", "var(--boyard)", "i1") + path("M65 114H79V123H65z", "var(--wood3)", "i1");
  let x = -60;
  for (const [fill, wide, high] of [["#7a3f98", 18, 56], ["#eadbbb", 16, 62], ["#c8402f", 20, 66], ["#e2b95b", 16, 54], ["#2a7f86", 22, 70], ["#eadbbb", 18, 60]] as const) {
    o += `<rect x="${x}" y="${168 - high}" width="${wide}" height="${high}" fill="${fill}" class="fb-i"/><path d="M${x} ${180 - high}h${wide}" class="fb-i1"/>`;
    x += wide;
  }
  return o;
}

/** Somebody waits there, too. */
function doorway(): string {
  return `<g transform="translate(1262 572)">${path("M-72 20V-230C-72-300-40-330 10-334H300V20z", "var(--wall3)", "i3")}${path("M-46 20V-226C-46-276-22-300 10-304H300V20z", "var(--line)")}<g class="fb-blink" fill="var(--eye)"><path d="M-34-112q11-13 21-1-12 9-21 1zM17-112q-11-13-21-1 12 9 21 1z" transform="translate(-8 -20) scale(1.15)"/></g></g>`;
}

export function tableTop(room: Chamber, isTall: boolean): string {
  const { next, jitter } = chance(41);
  let o = path(`M-900 ${room.table + 14}C${room.width * 0.2} ${room.table - 8} ${room.width * 0.8} ${room.table - 6} ${room.width + 900} ${room.table + 14}V1600H-900z`, "var(--wood)", "i3");
  for (let i = 0; i < (isTall ? 26 : 12); i++) o += stroke(`M${short(next() * room.width)} ${short(room.table + 14 + next() * (room.edge - room.table - 10))}q60 ${short(jitter(8))} ${short(60 + next() * 120)} ${short(jitter(3))}`, "i1", 'opacity=".5"');
  const [gx, gy, gs] = room.glass;
  return o + `<path d="M${short(gx - 80 * gs)} ${gy}h${short(190 * gs)}l40 20h-${short(150 * gs)}z" fill="url(#fb-hatch)"/>`;
}

export const tableEdge = (room: Chamber): string => path(`M-900 ${room.edge}C300 ${room.edge - 6} 900 ${room.edge + 5} ${room.width + 900} ${room.edge}V1600H-900z`, "var(--wood2)", "i3");

/** A scroll of this size, round its middle. */
export function scroll({ width, height, rod }: Chamber["scroll"]): string {
  const [a, b] = [width / 2 - 16, height / 2];
  const k = Math.min(1, width / 440);
  let o = path(`M${-a} ${-b + rod}C${-a - 8} ${-b * 0.4} ${-a + 4} ${b * 0.3} ${-a - 4} ${b - rod}C${-a * 0.6} ${b - rod + 10} ${a * 0.6} ${b - rod - 10} ${a} ${b - rod}C${a - 8} ${b * 0.3} ${a + 4} ${-b * 0.4} ${a} ${-b + rod}z`, "var(--parch)", "i3");
  o += path(`M${a - 44 * k} ${-b + rod}H${a}C${a + 4} ${-b * 0.4} ${a - 8} ${b * 0.3} ${a} ${b - rod}H${a - 40 * k}C${a - 30 * k} 0 ${a - 36 * k} ${-b * 0.5} ${a - 44 * k} ${-b + rod}z`, "url(#fb-hatch)", "", 'opacity=".4"');
  for (const y of [-b, b - 2 * rod]) {
    o += path(`M${-a - 14} ${y}C${-a - 24} ${y + 6} ${-a - 24} ${y + 2 * rod - 6} ${-a - 14} ${y + 2 * rod}H${a + 14}C${a + 24} ${y + 2 * rod - 6} ${a + 24} ${y + 6} ${a + 14} ${y}z`, "var(--parch2)", "i3") + stroke(`M${-a} ${y + rod}H${a}`);
    for (const side of [-1, 1]) o += path(`M${side * (a + 18)} ${y + 2}h${side * 16 * k}v${2 * rod - 4}h${-side * 16 * k}z`, "var(--wood)");
  }
  return o;
}

const LEADING = 1.3;
const BREATH = 0.34; // ems more before a new verse

/** The lines of a riddle as large as they fit, round the middle of the scroll; a verse that is cut is cut into equal parts. */
export function verses(question: string, { width, height, most, rod }: Chamber["scroll"]): { lines: { text: string; y: number }[]; size: number } {
  const k = Math.min(1, width / 440);
  const room = { width: (width - 32 - 30 * k) / 1.04, height: height - 4 * rod - 6 * k };
  for (let size = most; ; size -= 0.5) {
    const parts = question.split("\n").map((verse) => settled([verse], room, size, size).lines);
    const count = parts.flat().length;
    const high = (count * LEADING + (parts.length - 1) * BREATH) * size;
    if (high > room.height && size > SMALLEST) continue;
    let y = (-high + LEADING * size) / 2 + size * 0.34;
    const lines = parts.flatMap((part, nth) =>
      part.map((text, line) => {
        if (nth || line) y += (LEADING + (line ? 0 : BREATH)) * size;
        return { text, y };
      }),
    );
    return { lines, size };
  }
}
const SMALLEST = 11;
