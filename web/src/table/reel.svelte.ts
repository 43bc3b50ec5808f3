/** Where a replay stands: it steps, jumps, and runs by itself until its end. */

const PAUSE = 900; // ms between two steps, for reading

export class Reel {
  at = $state(0);
  running = $state(false);
  #length = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #arrive: (from: number) => Promise<void>;

  /** `arrive` shows the step that was just taken, and resolves when it has been seen. */
  constructor(length: number, arrive: (from: number) => Promise<void> = async () => {}) {
    this.#length = length;
    this.#arrive = arrive;
  }

  get length(): number {
    return this.#length;
  }

  get last(): number {
    return Math.max(0, this.#length - 1);
  }

  /** Another pair of eyes: the same steps, the same place. */
  reload(length: number): void {
    this.#length = length;
    this.at = Math.min(this.at, this.last);
  }

  seek(to: number): void {
    this.pause();
    this.at = this.#within(to);
  }

  async step(by: 1 | -1): Promise<void> {
    const from = this.at;
    this.at = this.#within(from + by);
    if (this.at > from) await this.#arrive(from);
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.running = true;
    void this.#run();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  async #run(): Promise<void> {
    await this.step(1);
    if (!this.running) return;
    if (this.at === this.last) this.pause();
    else this.#timer = setTimeout(() => void this.#run(), PAUSE);
  }

  #within(to: number): number {
    return Math.min(Math.max(0, Math.round(to)), this.last);
  }
}

/** The keys of a replay, as people know them from films. */
export function keyed(reel: Reel, key: string): boolean {
  switch (key) {
    case "ArrowRight":
      reel.pause();
      void reel.step(1);
      return true;
    case "ArrowLeft":
      reel.pause();
      void reel.step(-1);
      return true;
    case "Home":
      reel.seek(0);
      return true;
    case "End":
      reel.seek(reel.last);
      return true;
    case " ":
      reel.toggle();
      return true;
    default:
      return false;
  }
}
