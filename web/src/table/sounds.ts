/** The sounds of the table. */

import type { LogEntry } from "../lib/eyes.svelte";
import { make, rustle, tone, type Making } from "../lib/tones";

export type Sound = "card" | "lock" | "lamp" | "coin" | "knock" | "page";

/** What one hears of what has happened: talk rustles, the end rings, anything else is a card on the table. */
export function soundOf(entry: LogEntry): Sound | null {
  if (entry.happened.length === 0) return null;
  if (entry.happened.some((one) => "table" in one)) return "page";
  if (entry.happened.every((one) => "says" in one)) return "page";
  return entry.view?.to_act.length ? "card" : "coin";
}

export function play(sound: Sound): void {
  make(MADE[sound]);
}

const MADE: Record<Sound, Making> = {
  card: (audio, at) => {
    rustle(audio, at, 0.13, 2600, 0.22);
    rustle(audio, at + 0.09, 0.05, 900, 0.3);
  },
  lock: (audio, at) => {
    tone(audio, at, 0.05, 1900, 1900, 0.1, "square");
    tone(audio, at + 0.07, 0.09, 760, 760, 0.12, "square");
  },
  lamp: (audio, at) => {
    tone(audio, at, 0.7, 659, 659, 0.14, "sine");
    tone(audio, at + 0.14, 0.9, 988, 988, 0.12, "sine");
  },
  coin: (audio, at) => {
    for (const [step, pitch] of [988, 1319, 1568, 1976].entries()) tone(audio, at + step * 0.09, 0.4, pitch, pitch, 0.09, "triangle");
  },
  knock: (audio, at) => {
    tone(audio, at, 0.09, 150, 150, 0.3, "sine");
    tone(audio, at + 0.13, 0.09, 130, 130, 0.26, "sine");
  },
  page: (audio, at) => rustle(audio, at, 0.18, 4200, 0.09),
};
