/** What people make of a nose or a knee, each in a hand of his own: for the show alone, nobody's drawing is like it. */
import type { Stroke } from "../../wire";
import type { Tale } from "../tale";
import { SHEET } from "./strokes";

type Line = readonly (readonly [number, number])[];

const THINGS: readonly (readonly Line[])[] = [
  [[[110, 36], [104, 80], [82, 120], [92, 140], [122, 136]], [[126, 130], [138, 116], [132, 142], [118, 146]], [[84, 120], [68, 132], [82, 146], [100, 142]]], // a nose
  [[[122, 52], [90, 36], [62, 66], [66, 112], [84, 152], [106, 158], [112, 134]], [[110, 70], [86, 64], [82, 92], [100, 104], [94, 128]]], // an ear
  [[[36, 100], [100, 58], [164, 100]], [[36, 100], [100, 138], [164, 100]], [[100, 76], [80, 98], [100, 120], [120, 98], [100, 76]], [[98, 96], [104, 100]], [[60, 74], [48, 54]], [[100, 58], [100, 36]], [[140, 74], [154, 54]]], // an eye
  [[[36, 100], [76, 76], [100, 90], [124, 76], [164, 100]], [[36, 100], [100, 146], [164, 100]], [[36, 100], [100, 110], [164, 100]]], // a mouth
  [[[70, 176], [66, 132], [34, 102], [44, 88], [72, 108], [68, 46], [82, 44], [90, 96], [96, 30], [110, 32], [110, 94], [126, 40], [138, 46], [128, 102], [150, 66], [158, 74], [140, 128], [130, 176]], [[84, 124], [104, 134], [122, 122]]], // a hand
  [[[70, 34], [74, 108], [56, 150], [88, 166], [150, 164], [170, 146], [150, 132], [116, 114], [110, 34]], [[152, 162], [154, 148]], [[136, 164], [138, 150]], [[120, 164], [122, 150]]], // a foot
  [[[56, 34], [76, 100], [62, 142], [90, 156], [168, 122]], [[100, 34], [114, 90], [164, 80]], [[78, 126], [92, 136]]], // an elbow
  [[[68, 26], [60, 88], [74, 114], [82, 176]], [[122, 26], [134, 84], [126, 112], [130, 176]], [[82, 94], [100, 110], [114, 92]]], // a knee
];
export const COUNT = THINGS.length;

/** The same thing by somebody else: larger or smaller, leaning, looking the other way, with a hand that shakes or does not. */
export function doodle(thing: number, { jitter, isSo, next }: Tale): Stroke[] {
  const [size, high, lean, shake, side] = [0.62 + next() * 0.46, 0.75 + next() * 0.5, jitter(0.42), next() * 9, isSo() ? 1 : -1];
  const clamp = (place: number): number => Math.round(Math.min(SHEET - 8, Math.max(8, place)));
  return THINGS[thing]!.map((line) => {
    const points = line.map(([px, py]): [number, number] => {
      const [x, y] = [(px - SHEET / 2) * size * side, (py - SHEET / 2) * size * high];
      return [clamp(SHEET / 2 + x * Math.cos(lean) - y * Math.sin(lean) + jitter(shake)), clamp(SHEET / 2 + x * Math.sin(lean) + y * Math.cos(lean) + jitter(shake))];
    });
    return { xs: points.map(([x]) => x), ys: points.map(([, y]) => y) };
  });
}
