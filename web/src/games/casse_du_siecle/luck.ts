/** What the rules ask of luck, in order: who starts, then shuffles: of gears and keys for each game (setup.py), of a door with
 *  two bunches (CS-10), of the few keys of a door that is cleared (CS-13). Which of them comes next the moves decide. */
import type { Request, Terms } from "../../lib/verify";

const SHUFFLED = [10, 48, 12, 1, 2, 3];

export function* asked({ options, seats }: Terms, said: () => number): Generator<Request> {
  if (options.starter === null) yield { ask: "pick", secret: false, among: seats.length };
  for (;;) yield { ask: "shuffle", secret: true, size: SHUFFLED.find((size) => size === said()) ?? SHUFFLED[0]! };
}
