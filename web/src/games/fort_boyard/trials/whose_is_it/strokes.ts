/** Strokes on a sheet of 200 by 200: made of what a hand does, drawn, and told in words. */
import type { Speaker } from "../../../../lib/speaker";
import { soft, type Point } from "../../ink";
import type { HandInDrawing, ReadyStroke, Sketch, Stroke, WhoseStage } from "../../wire";

export const SHEET = 200;
export const MARGIN = 6; // of the picture round it
export const MOST_POINTS = 48; // of a stroke
const STEP = 1.5; // by which a line may be simpler, at first

const clamp = (place: number): number => Math.round(Math.min(SHEET, Math.max(0, place)));

/** A line without the points that it does not need (Ramer, Douglas and Peucker). */
export function simpler(points: readonly Point[], far: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  const offs = points.slice(1, -1).map((point) => offLine(first, last, point));
  const most = Math.max(...offs);
  if (most <= far) return [first, last];
  const at = offs.indexOf(most) + 1;
  return [...simpler(points.slice(0, at + 1), far).slice(0, -1), ...simpler(points.slice(at), far)];
}

function offLine([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return length ? Math.abs((x - x1) * dy - (y - y1) * dx) / length : Math.hypot(x - x1, y - y1);
}

/** What is kept of it: whole numbers on the sheet, and no more of them than `most`. */
export function strokeOf(points: readonly Point[], most = MOST_POINTS): Stroke | null {
  const within = points.map(([x, y]): Point => [clamp(x), clamp(y)]).filter(([x, y], nth, all) => !nth || x !== all[nth - 1]![0] || y !== all[nth - 1]![1]);
  if (!within.length || most < 1) return null;
  let kept = simpler(within, STEP);
  for (let far = STEP * 1.5; kept.length > most && far < SHEET; far *= 1.5) kept = simpler(within, far);
  kept = kept.slice(0, most);
  return { xs: kept.map(([x]) => x), ys: kept.map(([, y]) => y) };
}

/** A stroke as a path; a dot is one, too. */
export function drawn({ xs, ys }: Stroke): string {
  const points = xs.map((x, nth): Point => [x, ys[nth]!]);
  if (points.length === 1) return `M${points[0]![0]} ${points[0]![1]}h.1`;
  return soft(points, false);
}

export const pointsOf = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { xs }) => sum + xs.length, 0);

/** By whole numbers, as the rules count. */
export function lengthOf({ xs, ys }: Stroke): number {
  return xs.slice(1).reduce((sum, x, nth) => sum + Math.floor(Math.hypot(x - xs[nth]!, ys[nth + 1]! - ys[nth]!)), 0);
}

/** How many of them count: a dot is no stroke. */
export const counting = (strokes: readonly Stroke[], { least }: Pick<WhoseStage, "least">): number => strokes.filter((stroke) => lengthOf(stroke) >= least).length;

/** Whether a drawing is finished. */
export const isEnough = (strokes: readonly Stroke[], stage: Pick<WhoseStage, "least" | "strokes">): boolean => counting(strokes, stage) >= stage.strokes;

/** The whole drawing in one: of ready-made strokes, or else drawn. */
export function handingIn(strokes: readonly Stroke[], ready: readonly ReadyStroke[]): HandInDrawing | null {
  if (ready.length) return { do: "hand-in-drawing", lengths: [], xs: [], ys: [], ready: [...ready] };
  if (!strokes.length) return null;
  return { do: "hand-in-drawing", lengths: strokes.map(({ xs }) => xs.length), xs: strokes.flatMap(({ xs }) => xs), ys: strokes.flatMap(({ ys }) => ys), ready: [] };
}

/** A drawing for whoever does not see it. */
export function told(sketch: Sketch, nth: number, speaker: Speaker): string {
  return speaker.say("whose-sketch", {
    number: nth + 1,
    size: speaker.say(`sketch-size-${sketch.size}`),
    lean: speaker.say(`sketch-lean-${sketch.lean}`),
    line: speaker.say(`sketch-line-${sketch.line}`),
    forms: sketch.forms.map((form) => speaker.say(`stroke-form-${form}`)).join(", "),
  });
}
