/** What has happened is shown one thing after the other: each is played by whoever can show it, then it is the scene. */
import type { Playing, Scene, Step, Tell } from "./game";

export const MOST_WAITING = 6; // who is further behind sees how it stands now
export const SHORT = 30_000; // ms: of such a time one does not lose much to what is shown
export const SOON = 1_500; // ms after which one can act, where one's own short time runs

interface Waiting {
  after: Scene | null;
  events: Step["events"];
  tell: Tell;
}

export class Steps {
  /** What is shown now. */
  scene = $state.raw<Scene | null>(null);
  #waiting: Waiting[] = [];
  #isPlaying = false;
  #playing: Playing | null = null;
  #due: number | null = null; // by then all has been shown: one's own time runs behind it

  /** Whoever shows motion says so, and no longer when he goes. */
  register(playing: Playing): () => void {
    this.#playing = playing;
    return () => {
      if (this.#playing === playing) this.#playing = null;
    };
  }

  /** What was shown is not true any more: this is. */
  jump(scene: Scene | null): void {
    this.skip();
    this.scene = scene;
  }

  /** It is told as it is shown: piece by piece where motion shows it, and all that is left when it has been seen. */
  add(after: Scene | null, events: Step["events"], tell: Tell): void {
    this.#waiting.push({ after, events, tell });
    if (this.#waiting.length > MOST_WAITING || document.hidden) return this.skip();
    this.#due = isPressed(after) ? (this.#due ?? Date.now() + SOON) : null;
    if (this.#isPlaying) this.#hurry();
    else void this.#show();
  }

  /** Everything that waits has happened. */
  skip(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#due = null;
    for (const one of waiting) {
      one.tell();
      this.scene = one.after;
    }
    if (this.#isPlaying) this.#playing?.skip();
  }

  async #show(): Promise<void> {
    if (this.#isPlaying) return;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const motion = this.#motion(next);
      if (motion) {
        this.#isPlaying = true;
        this.#hurry();
        await motion.catch((fault) => console.error(fault));
        this.#isPlaying = false;
      }
      if (this.#waiting[0] !== next) continue; // it has been skipped meanwhile
      next.tell();
      this.#waiting.shift();
      this.scene = next.after;
    }
    this.#due = null;
  }

  /** What has still to be shown shares the time that is left. */
  #hurry(): void {
    if (this.#due !== null) this.#playing?.hurry?.(Math.max(0, this.#due - Date.now()) / this.#waiting.length);
  }

  #motion({ after, events, tell }: Waiting): Promise<void> | null {
    if (!this.scene || !after || !events.length || !this.#playing) return null;
    if (this.scene.legal.length > 0 && this.#playing.isAside?.(events)) return null; // whoever is about to act is not held up
    this.scene = { ...this.scene, legal: [] }; // what could be done cannot be done any more
    return this.#playing.play({ events, before: this.scene, after }, tell);
  }
}

/** Does a short time run in which these eyes' own seat has to act? */
const isPressed = (scene: Scene | null): boolean => scene !== null && scene.legal.length > 0 && scene.deadline !== null && scene.deadline - Date.now() < SHORT;
