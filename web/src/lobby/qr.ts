/** A small maker of QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 20. */

const LEVEL_M = 0b00;
const LARGEST = 20;
/** By version, from 1: words of error correction in a block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** Rows of dark (true) and light modules, without the quiet zone. */
export type Modules = boolean[][];

export class TooLong extends Error {}

export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = smallest(bytes.length);
  const words = interleave(dataWords(bytes, version), version);
  const drawings = MASKS.map((_, mask) => draw(version, words, mask));
  return drawings.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The dark modules as one SVG path, a unit each. */
export function path(modules: Modules): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

// -- words ------------------------------------------------------------------------------------------------------------

function allModules(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

function capacity(version: number): number {
  return (allModules(version) >> 3) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function smallest(length: number): number {
  for (let version = 1; version <= LARGEST; version++) {
    if (4 + lengthBits(version) + 8 * length <= 8 * capacity(version)) return version;
  }
  throw new TooLong();
}

export function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * capacity(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
}

function interleave(data: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks; // the last so many blocks have one word more
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const corrections = parts.map((part) => correction(part, CORRECTION[version - 1]!));
  return [...columns(parts), ...columns(corrections)];
}

function columns(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
}

/** Reed–Solomon over GF(2^8) with the polynomial 0x11d. */
export function correction(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest: number[] = Array(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

function generator(degree: number): number[] {
  const result: number[] = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

// -- drawing ----------------------------------------------------------------------------------------------------------

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const dark: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Modules = dark.map((row) => [...row]);
  const set = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(version, size, set);
  drawWords(size, words, MASKS[mask]!, dark, fixed);
  return dark;
}

type Set = (x: number, y: number, value: boolean) => void;

function drawPatterns(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isFinder) square(x, y, 2, [0, 2], set);
    }),
  );
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [0, 1, 3], set);
}

/** Rings around a centre: those in `darkRings` are dark. */
function square(x: number, y: number, radius: number, darkRings: number[], set: Set): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(x + dx, y + dy, darkRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - (count - 2 - i) * step)];
}

/** `value` and the rest of its division by `divisor`: how format and version guard themselves. */
export function guarded(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

export function formatBits(mask: number): number {
  return guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
}

function drawFormat(size: number, mask: number, set: Set): void {
  const bits = formatBits(mask);
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    if (i < 6) set(8, i, bit(i));
    else if (i < 8) set(8, i + 1, bit(i));
    else if (i === 8) set(7, 8, bit(i));
    else set(14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  const bits = guarded(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const value = ((bits >>> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, value);
    set(b, a, value);
  }
}

/** In pairs of columns, up and down, from the lower right; column 6 is the timing pattern's. */
function drawWords(size: number, words: number[], isMasked: (x: number, y: number) => boolean, dark: Modules, fixed: Modules): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUpward = ((right + 1) & 2) === 0;
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const word = words[at >> 3] ?? 0;
        const bit = ((word >>> (7 - (at & 7))) & 1) === 1;
        dark[y]![x] = bit !== isMasked(x, y);
        at++;
      }
    }
  }
}

// -- which mask reads best --------------------------------------------------------------------------------------------

function penalty(modules: Modules): number {
  const turned = modules.map((_, x) => modules.map((row) => row[x]!));
  return lines(modules) + lines(turned) + blocks(modules) + balance(modules);
}

function lines(modules: Modules): number {
  let sum = 0;
  for (const row of modules) {
    const text = row.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0+|1+/g) ?? []) if (run.length >= 5) sum += run.length - 2;
    for (let i = 0; i + 11 <= text.length; i++) {
      const part = text.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
  }
  return sum;
}

function blocks(modules: Modules): number {
  let sum = 0;
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const corner = modules[y]![x];
      if (corner === modules[y]![x - 1] && corner === modules[y - 1]![x] && corner === modules[y - 1]![x - 1]) sum += 3;
    }
  }
  return sum;
}

function balance(modules: Modules): number {
  const all = modules.flat();
  const share = all.filter(Boolean).length / all.length;
  return Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
