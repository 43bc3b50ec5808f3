/** A view in the middle of a step: what each event has brought about. For motion only. */

import type { Instruction, Seat } from "./pieces";
import type { GameEvent, View } from "./wire";

const put = <Item>(items: readonly Item[], nth: number, item: Item): Item[] => items.map((one, at) => (at === nth ? item : one));

export function arrived(view: View, event: GameEvent): View {
  switch (event.event) {
    case "cards-dealt":
      return dealt(view, event.seat, event.cards, event.count);
    case "starter-found":
      return { ...view, starter: event.seat, mover: event.seat };
    case "turn-skipped":
      return { ...view, mover: event.seat, sidelined: put(view.sidelined, event.seat, false), discards: [...view.discards, "sidelined"] };
    case "card-played":
      return played(without(view, event.seat, event.slot), event.card, event.target);
    case "card-discarded":
      return { ...without(view, event.seat, event.slot), discards: [...view.discards, event.card] };
    case "pile-reshuffled":
      return { ...view, pile: event.count, discards: [] };
    case "card-drawn":
      return drawn(view, event.seat, event.slot, event.card);
    case "moved":
    case "sent-back":
      return { ...view, at: put(view.at, event.seat, event.to), foe: null, stake: null };
    case "battle-began":
      return { ...view, phase: "battle", foe: event.foe, stake: event.stake };
    case "battle-rolled":
      return event.winner === null ? view : { ...view, phase: "resting", foe: null, stake: null };
    case "guard-rolled":
      return event.guard === event.die ? view : { ...view, phase: "resting" };
    case "vault-reached":
      return { ...view, outward: put(view.outward, event.seat, true) };
    case "formula-taken":
      return { ...view, holder: event.seat, grabber: view.grabber ?? event.seat };
    case "ended":
      return { ...view, phase: "over", ending: event.how, winners: event.winners };
    default:
      return view;
  }
}

/** The whole deck lies there before the first of them (FS-02). */
function dealt(view: View, seat: Seat, cards: Instruction[], count: number): View {
  const pile = view.pile || view.deck.reduce((sum, of) => sum + of, 0);
  return { ...view, pile: pile - count, held: put(view.held, seat, count), hand: seat === view.seat ? cards : view.hand };
}

/** From this place of his hand; another is drawn into it (FS-06). */
function without(view: View, seat: Seat, slot: number): View {
  const hand = seat === view.seat ? view.hand.filter((_, nth) => nth !== slot) : view.hand;
  return { ...view, carded: true, held: put(view.held, seat, view.held[seat]! - 1), hand };
}

function drawn(view: View, seat: Seat, slot: number, card: Instruction | null): View {
  const hand = seat === view.seat && card ? view.hand.toSpliced(slot, 0, card) : view.hand;
  return { ...view, pile: view.pile - 1, held: put(view.held, seat, view.held[seat]! + 1), hand };
}

/** *Sidelined* lies before its target until his turn is skipped (FS-20). */
function played(view: View, card: Instruction, target: Seat | null): View {
  if (card === "sidelined" && target !== null) return { ...view, sidelined: put(view.sidelined, target, true) };
  return { ...view, discards: [...view.discards, card] };
}
