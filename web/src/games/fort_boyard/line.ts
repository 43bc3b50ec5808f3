/** How long the way to the house and back takes: what a press in a trial reports beside its own time (FB-35a). */

const KEPT = 10;
const LONGEST = 5000; // ms: the rules take no more

export class RoundTrips {
  #last: number[] = [];

  /** Takes the time of whatever is asked of the house. */
  async measured<T>(asked: Promise<T>): Promise<T> {
    const start = performance.now();
    const answer = await asked;
    this.add(performance.now() - start);
    return answer;
  }

  add(ms: number): void {
    this.#last = [...this.#last, ms].slice(-KEPT);
  }

  /** The largest of the last ten, in whole ms. */
  longest(): number {
    return Math.min(LONGEST, Math.ceil(Math.max(0, ...this.#last)));
  }
}
