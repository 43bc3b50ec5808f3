/** What the rules ask of luck, in order: the notes, the riddles, who starts (of equals only they roll again, FB-01), and the first die
 *  of the first turn. What comes then (dice, which trial card, the server's hand) the moves decide, and a single number does not
 *  tell whether it is a die or a card: the page proves no further, `ludotheque verify` plays all of it. */
import type { Request, Terms } from "../../lib/verify";

const NOTES = 112;

export function* asked({ seats }: Terms, said: () => number): Generator<Request> {
  yield { ask: "shuffle", secret: true, size: NOTES };
  yield { ask: "shuffle", secret: true, size: said() };
  let dice = seats.length;
  while (dice > 1) {
    yield { ask: "roll", secret: false, dice, sides: 6 };
    dice = said();
  }
  yield { ask: "roll", secret: false, dice: 1, sides: 6 };
}
