/** A view in the middle of a step: what each event has brought about. For motion only. */

import type { GameEvent as AnyEvent } from "../../lib/wire";
import type { Keys, Seat } from "./pieces";
import type { GameEvent, KeyPutBack, KeysWon, View } from "./wire";

const put = <Item>(items: readonly Item[], nth: number, item: Item): Item[] => items.map((one, at) => (at === nth ? item : one));

export function arrived(view: View, event: GameEvent): View {
  switch (event.event) {
    case "chest-filled":
      return { ...view, chest: event.count };
    case "starter-found":
      return { ...view, starter: event.seat, mover: event.seat };
    case "moved":
      return { ...view, at: put(view.at, event.seat, event.to) };
    case "trial-drawn":
      return { ...view, card: event.card, phase: "gathering" };
    case "trial-rolled":
      return { ...view, phase: "die" };
    case "own-trial-drawn":
      return { ...view, own_trial: { title: event.title, text: event.text, success: "", seconds: null }, phase: "gathering" };
    case "trial-won":
    case "trial-lost":
      return { ...view, stage: null, card: null, own_trial: null, phase: "deciding" };
    case "riddle-ended":
      return { ...view, riddle: null, sand: null, phase: "deciding" };
    case "keys-won":
      return won(view, event);
    case "chest-opened":
      return { ...view, phase: "chest", mover: event.seat };
    case "note-taken":
      return taken(view, event.seat, event.note, event.left);
    case "chest-closed":
      return { ...view, phase: "putting-back", sand: null, roller: null };
    case "key-put-back":
      return putBack(view, event);
    case "ended":
      return { ...view, phase: "over", ending: event.how, winners: event.winners };
    default:
      return view;
  }
}

const more = ({ black, red }: Keys, other: Keys): Keys => ({ black: black + other.black, red: red + other.red });

/** Each black one is replaced by a red one (FB-13). */
function won(view: View, { seat, space, black, red, replaced }: KeysWon): View {
  const cells = put(view.cells, space, { black: view.cells[space]!.black - black, red: view.cells[space]!.red - red + replaced });
  return { ...view, cells, supply: view.supply - replaced, keys: put(view.keys, seat, more(view.keys[seat]!, { black, red })) };
}

function taken(view: View, seat: Seat, note: number | null, left: number): View {
  const notes = seat === view.seat && note !== null ? [...view.notes, note].toSorted((one, other) => one - other) : view.notes;
  return { ...view, chest: left, notes, purses: put(view.purses, seat, view.purses[seat]! + 1) };
}

function putBack(view: View, { seat, key, laid, space }: KeyPutBack): View {
  const keys = put(view.keys, seat, more(view.keys[seat]!, key === "black" ? { black: -1, red: 0 } : { black: 0, red: -1 }));
  if (space === null || laid === null) return { ...view, keys };
  return { ...view, keys, cells: put(view.cells, space, more(view.cells[space]!, laid === "black" ? { black: 1, red: 0 } : { black: 0, red: 1 })) };
}

// -- whose events they are

const OWN: ReadonlySet<string> = new Set<GameEvent["event"]>([
  "chest-filled", "start-rolled", "starter-found", "timed-out", "die-rolled", "moved", "turn-passed", "trial-chosen", "riddle-chosen", "declined", "trial-drawn", "own-trial-drawn", "joined", "hand-plays", "trial-began",
  "trial-rolled", "voted", "abstained", "trial-won", "trial-lost", "riddle-drawn", "hourglass-turned", "answered", "asked-again", "waited", "ruled-right", "riddle-rolled", "riddle-ended", "keys-won",
  "chest-opened", "note-taken", "bonus-rolled", "chest-closed", "key-put-back", "purse-shown", "ended", "deal-ended", "seat-ready", "deal-began", "match-ended",
]);

/** Does it belong to a trial's own scene? */
export const isOfTrial = ({ event }: AnyEvent): boolean => !OWN.has(event);

/** What happens while the sand of a riddle runs: whoever answers is not held up by it. */
const BY_THE_WAY: ReadonlySet<string> = new Set<GameEvent["event"]>(["riddle-rolled", "answered", "asked-again", "waited", "hourglass-turned", "timed-out", "voted", "abstained", "joined", "hand-plays"]);
export const isByTheWay = ({ event }: AnyEvent): boolean => BY_THE_WAY.has(event);
