/** What the rules ask of luck, in order, as setup.py does: who starts, who gets the three special cards, the deal. */
import type { Request, Terms } from "../../lib/verify";

const CENTRE = 2; // cards
const SPECIALS = 3;

export function* asked({ options, seats }: Terms): Generator<Request> {
  const cards = seats.length + CENTRE + Number(options.extra_neutrals);
  const isAtSeats = options.specials === "with_players"; // CC-04b
  if (options.starter === null) yield { ask: "pick", secret: false, among: seats.length };
  for (;;) {
    if (isAtSeats) yield { ask: "shuffle", secret: true, size: seats.length };
    yield { ask: "shuffle", secret: true, size: isAtSeats ? cards - SPECIALS : cards };
  }
}
