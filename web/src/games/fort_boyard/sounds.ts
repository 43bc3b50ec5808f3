/** What one hears of the fort, made on the spot like the house's own sounds: steps, dice, keys, the tiger, and the beat of the sand. */
import { preferences } from "../../lib/preferences.svelte";

export type Sound = "step" | "dice" | "key" | "note" | "card" | "creak" | "roar" | "gong" | "fanfare" | "beat" | "hurry" | "signal";

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function running(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !preferences.sound || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

export const sounds = {
  play(sound: Sound): void {
    const audio = running();
    if (audio) MADE[sound](audio, audio.currentTime);
  },
};

type Making = (audio: AudioContext, at: number) => void;

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

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, long: number, from: number, to: number, loud: number, shape: OscillatorType): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  oscillator.connect(fading(audio, at, long, loud));
  oscillator.start(at);
  oscillator.stop(at + long);
}

function rustle(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, at);
  source.connect(filter).connect(fading(audio, at, long, loud));
  source.start(at);
}
