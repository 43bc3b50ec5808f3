/** Shadows of knights: short and hatched by day, at night long and away from the nearest flame. */

import { round } from "./hand";
import { TORCHES } from "./land";

export const byDay = (x: number, y: number): string => `M${x - 20} ${y + 44}C${x + 10} ${y + 50} ${x + 44} ${y + 34} ${x + 62} ${y + 20}L${x + 70} ${y + 32}C${x + 62} ${y + 50} ${x + 26} ${y + 58} ${x - 8} ${y + 52}Z`;

export function byNight(x: number, y: number): string {
  const flames = TORCHES.map(([fx, fy]) => ({ fx, fy, far: Math.hypot(x - fx, y - fy) }));
  const { fx, fy, far } = flames.reduce((nearest, one) => (one.far < nearest.far ? one : nearest));
  const long = Math.min(210, 90 + far * 0.6);
  const [ux, uy] = [(x - fx) / (far || 1), (y - fy) / (far || 1)];
  const at = (along: number, aside: number) => `${round(x + ux * along - uy * aside)} ${round(y + 34 + uy * along * 0.85 + ux * aside)}`;
  return `M${at(0, -28)}L${at(long * 0.6, -34)}Q${at(long * 0.62, -24)} ${at(long * 0.7, -24)}Q${at(long, -30)} ${at(long + 8, 0)}Q${at(long, 30)} ${at(long * 0.7, 24)}Q${at(long * 0.62, 24)} ${at(long * 0.6, 34)}L${at(0, 28)}Z`;
}
