/** What I can do, by where it is in the picture: the dice, each card of my hand, each agent, the road ahead. */

import { those, type Instruction, type Of, type Seat } from "./pieces";
import type { Action, Challenge, Discard, Fight, Play } from "./wire";

/** One of my cards: played as it is, on somebody, or exchanged. */
export interface CardOffer {
  slot: number;
  card: Instruction;
  play: Play | null;
  against: Play[];
  discard: Discard | null;
}

export interface Offers {
  roll: Of<"roll"> | null;
  end: Of<"end-turn"> | null;
  stop: Of<"stop"> | null;
  runOn: Of<"run-on"> | null;
  decline: Of<"decline"> | null;
  foes: (Fight | Challenge)[]; // to pick one of
  cards: CardOffer[]; // by slot
}

export function offersOf(legal: readonly Action[], hand: readonly Instruction[]): Offers {
  const plays = those(legal, "play");
  const discards = those(legal, "discard");
  return {
    roll: those(legal, "roll")[0] ?? null,
    end: those(legal, "end-turn")[0] ?? null,
    stop: those(legal, "stop")[0] ?? null,
    runOn: those(legal, "run-on")[0] ?? null,
    decline: those(legal, "decline")[0] ?? null,
    foes: [...those(legal, "fight"), ...those(legal, "challenge")],
    cards: hand.map((card, slot) => {
      const own = plays.filter((one) => one.slot === slot);
      return { slot, card, play: own.find(({ target }) => target === null) ?? null, against: own.filter(({ target }) => target !== null), discard: discards.find((one) => one.slot === slot) ?? null };
    }),
  };
}

export const isUsable = ({ play, against, discard }: CardOffer): boolean => play !== null || against.length > 0 || discard !== null;

/** What a press on this agent does: fight or challenge him, or play the chosen card on him. */
export function aimedAt(offers: Offers, chosen: CardOffer | null, seat: Seat): Fight | Challenge | Play | null {
  return offers.foes.find(({ foe }) => foe === seat) ?? chosen?.against.find(({ target }) => target === seat) ?? null;
}
