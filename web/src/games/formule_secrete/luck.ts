/** What the rules ask of luck, in order: the deck, who starts (of equals only they roll again, FS-01), then dice to move or
 *  to fight, and now and then the discards. How many dice, and when a pile is empty, the moves decide; a pile that is
 *  shuffled anew is never as small as a handful of dice, for most cards are then on the discards. */
import type { Request, Terms } from "../../lib/verify";

const DECK = 35;

export function* asked({ seats }: Terms, said: () => number): Generator<Request> {
  yield { ask: "shuffle", secret: true, size: DECK };
  for (;;) yield said() > seats.length ? { ask: "shuffle", secret: true, size: said() } : { ask: "roll", secret: false, dice: said(), sides: 6 };
}
