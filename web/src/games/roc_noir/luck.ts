/** What the rules ask of luck, in order, as setup.py does: who starts, the rooms, the traps (again, where a room would be shut off,
 *  RN-03), three galleries, then a die a turn. A castle that stays (RN-37) is not laid out again. */
import type { Request, Terms } from "../../lib/verify";
import { CARDS } from "./pieces";

const CORNERS = 4;
const GALLERIES = 3;

export function* asked({ options, seats, inherited }: Terms, said: () => number): Generator<Request> {
  if (options.starter === null) yield { ask: "pick", secret: false, among: seats.length };
  if (options.reshuffle_traps || !inherited) {
    yield { ask: "shuffle", secret: false, size: CORNERS };
    do yield { ask: "roll", secret: true, dice: CARDS, sides: 4 };
    while (said() === CARDS);
  }
  for (let nth = 0; nth < GALLERIES; nth++) yield { ask: "shuffle", secret: true, size: seats.length * 2 };
  for (;;) yield { ask: "roll", secret: false, dice: 1, sides: 6 };
}
