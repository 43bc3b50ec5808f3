/** What one hears of the fort, made on the spot like the house's own sounds: steps, dice, keys, the tiger, and the beat of the sand. */
import { preferences } from "../../lib/preferences.svelte";
import { make, rustle, tone, type Making } from "../../lib/tones";

export type Sound = "step" | "dice" | "key" | "note" | "card" | "creak" | "roar" | "gong" | "fanfare" | "beat" | "hurry" | "signal";

export const sounds = {
  play(sound: Sound): void {
    if (preferences.sound) make(MADE[sound]);
  },
};

const MADE: Record<Sound, Making> = {
  step: (audio, at) => tone(audio, at, 0.06, 320, 180, 0.09, "triangle"),
  dice: (audio, at) => [0, 0.09, 0.17, 0.3, 0.46].forEach((late, nth) => rustle(audio, at + late, 0.04, 1900 - nth * 160, 0.22)),
  key: (audio, at) => [2100, 2800, 2450].forEach((pitch, nth) => tone(audio, at + nth * 0.07, 0.24, pitch, pitch, 0.05, "sine")),
  note: (audio, at) => rustle(audio, at, 0.2, 3600, 0.16),
  card: (audio, at) => rustle(audio, at, 0.14, 2600, 0.2),
  creak: (audio, at) => {
    tone(audio, at, 0.5, 90, 240, 0.08, "sawtooth");
    tone(audio, at + 0.42, 0.5, 660, 990, 0.08, "sine");
  },
  roar: (audio, at) => {
    tone(audio, at, 0.9, 120, 55, 0.24, "sawtooth");
    rustle(audio, at, 0.8, 420, 0.3);
  },
  gong: (audio, at) => {
    tone(audio, at, 1.2, 196, 190, 0.16, "sine");
    tone(audio, at, 0.9, 293, 288, 0.08, "triangle");
  },
  fanfare: (audio, at) => [523, 659, 784, 1047].forEach((pitch, nth) => tone(audio, at + nth * 0.11, nth === 3 ? 0.5 : 0.14, pitch, pitch, 0.09, "triangle")),
  beat: (audio, at) => {
    tone(audio, at, 0.14, 74, 46, 0.34, "sine");
    tone(audio, at + 0.19, 0.12, 62, 40, 0.24, "sine");
  },
  hurry: (audio, at) => tone(audio, at, 0.08, 880, 880, 0.07, "square"),
  signal: (audio, at) => {
    tone(audio, at, 0.22, 1500, 900, 0.2, "sawtooth");
    tone(audio, at + 0.02, 0.2, 1900, 1200, 0.1, "square");
  },
};
