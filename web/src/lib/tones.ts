/** Sounds made on the spot: no files, nothing to load. */

/** How one sound is made, from this moment of the page's audio on. */
export type Making = (audio: AudioContext, at: number) => void;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; before, it stays silent. */
export function make(sound: Making): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state === "running") sound(context, context.currentTime);
}

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  gain.connect(audio.destination);
  return gain;
}

/** Gliding from one pitch to the other. */
export function tone(audio: AudioContext, at: number, long: number, from: number, to: number, loud: number, shape: OscillatorType): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  oscillator.connect(fading(audio, at, long, loud));
  oscillator.start(at);
  oscillator.stop(at + long);
}

/** Noise about this pitch. */
export function rustle(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
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
