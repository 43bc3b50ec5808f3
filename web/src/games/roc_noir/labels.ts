/** What everything is called, for those who do not see it. Where the castle has turned, names are those of now (RN-36). */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { everyKnight, HELMETS, inTreasure, seenAt, type Helmet, type Seat, type Spot, type Who } from "./pieces";
import type { Trade } from "./offers";
import type { Aims } from "./walking";
import type { View } from "./wire";

export const ROOMS: ReadonlySet<string> = new Set(["entrance", "treasure", ...HELMETS]);

export const spotName = (spot: Spot, speaker: Speaker): string => (ROOMS.has(spot) ? speaker.say(`board-room-${spot}`) : speaker.say("board-square", { square: spot }));

export const knightName = ({ seat, helmet }: Who, speaker: Speaker): string => speaker.say("board-knight", { helmet, seat: speaker.name(seat), "seat-is": speaker.relation(seat) });

/** A square or a room: who is there, what is known of it, and what a press does. */
export function placeLabel(view: View, spot: Spot, aims: Aims, speaker: Speaker): string {
  const there = everyKnight(view).filter((knight) => seenAt(view, knight) === spot);
  const gallery = HELMETS.indexOf(spot as Helmet);
  const parts = [
    spotName(spot, speaker),
    gallery >= 0 ? speaker.say("board-pile", { count: view.piles[gallery] ?? 0 }) : "",
    there.length > 3 ? speaker.say("board-knights", { count: there.length }) : there.map((knight) => knightName(knight, speaker)).join(", "),
    view.traps.includes(spot) ? speaker.say("board-trap") : "",
    aims.choices.has(spot) ? speaker.say("board-do-choose") : aims.steps.has(spot) ? speaker.say("board-do-step") : aims.jumps.has(spot) ? speaker.say("board-do-jump") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** A word or two about a player. */
export function noteOf(view: View, seat: Seat, person: Person, speaker: Speaker): string {
  if (view.phase === "over") return view.winners.includes(seat) ? speaker.say("board-winner") : "";
  if (person.vacant) return speaker.say("board-vacant");
  if (person.away) return speaker.say("board-away");
  const count = inTreasure(view, seat);
  return count ? speaker.say("board-in-treasure", { count }) : "";
}

/** A whole rail, knight by knight. */
export function railLabel(view: View, seat: Seat, speaker: Speaker): string {
  const knights = HELMETS.map((helmet, nth) => {
    const { portraits, at } = view.knights[seat]![nth]!;
    const state = at === "treasure" ? "safe" : !portraits.length ? "none" : portraits[0] === portraits[1] ? "pair" : "two";
    return speaker.say("board-rail-knight", { helmet, first: portraits[0] ?? "", second: portraits[1] ?? "", state });
  });
  return `${speaker.say("board-rail", { seat: speaker.name(seat), "seat-is": speaker.relation(seat) })} ${knights.join(" ")}`;
}

export function tradeLabel({ action, portrait, given, taker, giver }: Trade, speaker: Speaker): string {
  const details = { portrait, given: given ?? "", helmet: taker.helmet, giver: giver.helmet };
  return action.do === "swap" ? speaker.say("board-swap", details) : speaker.say("board-rob", { ...details, helmet: giver.helmet, victim: speaker.name(giver.seat) });
}

/** The first words of it, below a picture that says the rest. */
export const tradeName = ({ action, portrait }: Trade, speaker: Speaker): string => speaker.say(action.do === "swap" ? "board-swap-name" : "board-rob-name", { portrait });
