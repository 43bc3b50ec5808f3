/** What is left of a deadline, as people read it. */

const SHORT = 15_000;
const SHORTEST = 4000; // ms

/** Whether so much time is worth a clock. */
export const isReadable = (whole: number): boolean => whole > SHORTEST;

export function left(deadline: number, now: number): { text: string; isShort: boolean } {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  const isShort = deadline - now <= SHORT;
  if (seconds >= 48 * 3600) return { text: `${Math.floor(seconds / 86400)} × 24 h`, isShort };
  if (seconds >= 3600) return { text: `${Math.floor(seconds / 3600)} h ${two(Math.floor((seconds % 3600) / 60))}`, isShort };
  return { text: `${Math.floor(seconds / 60)}:${two(seconds % 60)}`, isShort };
}

const two = (number: number): string => String(number).padStart(2, "0");
