/** The sounds of the table, made on the spot: no files, nothing to load. */

import type { LogEntry } from "../lib/eyes.svelte";

export type Sound = "card" | "lock" | "lamp" | "coin" | "knock" | "page";

/** What one hears of what has happened: talk rustles, the end rings, anything else is a card on the table. */
export function soundOf(entry: LogEntry): Sound | null {
  if (entry.happened.length === 0) return null;
  if (entry.happened.some((one) => "table" in one)) return "page";
  if (entry.happened.every((one) => "says" in one)) return "page";
  return entry.view?.to_act.length ? "card" : "coin";
}

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; before, it stays silent. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  MADE[sound](context, context.currentTime);
}

type Making = (audio: AudioContext, at: number) => void;

const MADE: Record<Sound, Making> = {
  card: (audio, at) => {
    rustle(audio, at, 0.13, 2600, 0.22);
    rustle(audio, at + 0.09, 0.05, 900, 0.3);
  },
  lock: (audio, at) => {
    tone(audio, at, 0.05, 1900, 0.1, "square");
    tone(audio, at + 0.07, 0.09, 760, 0.12, "square");
  },
  lamp: (audio, at) => {
    tone(audio, at, 0.7, 659, 0.14, "sine");
    tone(audio, at + 0.14, 0.9, 988, 0.12, "sine");
  },
  coin: (audio, at) => {
    for (const [step, pitch] of [988, 1319, 1568, 1976].entries()) tone(audio, at + step * 0.09, 0.4, pitch, 0.09, "triangle");
  },
  knock: (audio, at) => {
    tone(audio, at, 0.09, 150, 0.3, "sine");
    tone(audio, at + 0.13, 0.09, 130, 0.26, "sine");
  },
  page: (audio, at) => rustle(audio, at, 0.18, 4200, 0.09),
};

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, long: number, pitch: number, loud: number, shape: OscillatorType): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, at);
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
