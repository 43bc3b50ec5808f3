/** The table's luck, as kernel/luck.py has it: a function of a seed and a counter. */
import { hmac } from "./sha256";

export type Request =
  | { ask: "shuffle"; secret: boolean; size: number }
  | { ask: "roll"; secret: boolean; dice: number; sides: number }
  | { ask: "pick"; secret: boolean; among: number };

/** How many numbers answer it. */
export function answers(request: Request): number {
  switch (request.ask) {
    case "shuffle":
      return request.size;
    case "roll":
      return request.dice;
    case "pick":
      return 1;
  }
}

const WORD = 1n << 64n;

export class ProvableLuck {
  private readonly seed: Uint8Array;
  private counter = 0n;

  constructor(seed: Uint8Array) {
    this.seed = seed;
  }

  /** A number from 0 to bound − 1, each as likely as the others. */
  below(bound: bigint): bigint {
    const fair = WORD - (WORD % bound);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % bound;
    }
  }

  answer(request: Request): number[] {
    switch (request.ask) {
      case "shuffle":
        return this.shuffle(request.size);
      case "roll":
        return Array.from({ length: request.dice }, () => 1 + this.number(request.sides));
      case "pick":
        return [this.number(request.among)];
    }
  }

  private shuffle(size: number): number[] {
    const order = Array.from({ length: size }, (_, index) => index);
    for (let last = size - 1; last > 0; last--) {
      const other = this.number(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  private number(bound: number): number {
    return Number(this.below(BigInt(bound)));
  }

  private word(): bigint {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, this.counter++);
    const block = hmac(this.seed, new Uint8Array(message.buffer));
    return new DataView(block.buffer).getBigUint64(0);
  }
}
