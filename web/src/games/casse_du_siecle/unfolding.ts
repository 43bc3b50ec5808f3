/** A view in the middle of a step: what each event takes away first, and what it has brought about. For motion only. */

import { KEYS, LETTERS, letterOf, type Seat } from "./pieces";
import { without } from "./choosing";
import type { DoorView, GameEvent, Key, Layer, Lock, View } from "./wire";

/** Things have left where they were and are on their way. */
export function left(view: View, event: GameEvent): View {
  switch (event.event) {
    case "bunch-taken":
      return { ...view, bunches: put(view.bunches, event.place, []) };
    case "key-laid":
      return fromHand(view, event.seat, event.key ? [event.key] : [], 1);
    case "door-finished":
      return fromHand(view, event.seat, event.keys, event.count);
    case "keys-put-back":
      return fromAside(laidAside(view, event.seat), event.seat, event.keys, event.count);
    case "staked":
      return { ...view, tokens: view.tokens.map((count, seat) => (seat === event.seat ? count - 1 : count)) };
    case "door-cleared":
      return { ...view, doors: put(view.doors, event.door, emptied(view.doors[event.door]!)) };
    case "bunches-made":
      return { ...view, doors: put(view.doors, event.door, emptied(view.doors[event.door]!)), bunches: put(put(view.bunches, event.first, []), event.second, []) };
    default:
      return view;
  }
}

/** Things have arrived. */
export function arrived(view: View, event: GameEvent): View {
  switch (event.event) {
    case "bunch-taken":
      return { ...view, held: counted(view.held, event.seat, event.count), hand: event.seat === view.seat ? sorted([...view.hand, ...event.keys]) : view.hand };
    case "key-laid":
      return covered(view, event.door, LETTERS.indexOf(event.letter), event.key);
    case "keys-taken-back": {
      const locks = view.doors[event.door]!.locks.map((lock, nth): Lock => (event.letters.includes(LETTERS[nth]!) ? { covered: false, key: null } : lock));
      const mine = event.seat === view.seat ? sorted([...view.mine_aside, ...event.keys]) : view.mine_aside;
      return { ...view, doors: put(view.doors, event.door, { ...view.doors[event.door]!, locks }), aside: view.aside + event.count, mine_aside: mine };
    }
    case "door-finished":
      return event.keys.reduce((seen, key) => covered(seen, event.door, LETTERS.indexOf(letterOf(key)), key), view);
    case "door-opened":
      return { ...turnedUp(view, event.door, event.keys), tokens: view.tokens.map((count, seat) => (seat === event.seat ? count + event.tokens : count)), door_pot: view.door_pot - event.tokens };
    case "bet-lost":
      return { ...turnedUp(view, event.door, event.keys), this_turn: [...view.this_turn, event] };
    case "staked":
      return event.pot === "door" ? { ...view, door_pot: view.door_pot + 1 } : { ...view, safe_pot: view.safe_pot + 1 };
    case "gear-added":
      return { ...view, axles: put(view.axles, event.axle, [...view.axles[event.axle]!, { seen_by: [], digit: null }]), reserve: view.reserve - 1 };
    case "keys-put-back":
      return layered(view, event.place, { seat: event.seat, turn: view.turn, count: event.count, cannot: 0, keys: event.keys });
    case "keys-kept":
      return keptOnly(view, event.seat, event.keys, event.count);
    case "luck-put-back":
      return layered(view, event.place, { seat: null, turn: view.turn, count: event.count, cannot: 0, keys: [] });
    case "bunches-made":
      return [event.first, event.second, event.third].reduce((seen, place) => layered(seen, place, { seat: null, turn: view.turn, count: 4, cannot: 0, keys: [] }), view);
    case "door-taken":
      return { ...view, doors: put(view.doors, event.door, { ...view.doors[event.door]!, owner: event.seat, shut: false }) };
    default:
      return view;
  }
}

const put = <Item>(items: readonly Item[], at: number, item: Item): Item[] => items.map((one, nth) => (nth === at ? item : one));
const counted = (held: readonly number[], seat: Seat, more: number) => held.map((count, nth) => (nth === seat ? count + more : count));
const sorted = (keys: readonly Key[]) => [...keys].sort((one, other) => KEYS.indexOf(one) - KEYS.indexOf(other));
const emptied = (door: DoorView): DoorView => ({ ...door, opened: false, locks: door.locks.map(() => ({ covered: false, key: null })) });

function fromHand(view: View, seat: Seat, keys: readonly Key[], count: number): View {
  const hand = seat === view.seat ? (without(view.hand, keys) ?? view.hand) : view.hand;
  return { ...view, held: counted(view.held, seat, -count), hand };
}

function fromAside(view: View, seat: Seat, keys: readonly Key[], count: number): View {
  const mine_aside = seat === view.seat ? (without(view.mine_aside, keys) ?? view.mine_aside) : view.mine_aside;
  return { ...view, aside: view.aside - count, mine_aside };
}

/** Done with laying: these keys stay in hand (CS-29), and all others wait to be put back. */
function keptOnly(view: View, seat: Seat, keys: readonly Key[], count: number): View {
  const less = { ...view, phase: "putting-back" as const, held: put(view.held, seat, count), aside: view.aside + view.held[seat]! - count };
  if (seat !== view.seat) return less;
  return { ...less, hand: [...keys], mine_aside: sorted([...view.mine_aside, ...(without(view.hand, keys) ?? [])]) };
}
const laidAside = (view: View, seat: Seat) => (view.phase === "putting-back" ? view : keptOnly(view, seat, [], 0));

function covered(view: View, door: number, lock: number, key: Key | null): View {
  const locks = put(view.doors[door]!.locks, lock, { covered: true, key });
  return { ...view, doors: put(view.doors, door, { ...view.doors[door]!, locks }) };
}

function turnedUp(view: View, door: number, keys: readonly Key[]): View {
  const locks = keys.map((key): Lock => ({ covered: true, key }));
  return { ...view, doors: put(view.doors, door, { ...view.doors[door]!, opened: true, locks }) };
}

function layered(view: View, place: number, layer: Layer): View {
  return { ...view, bunches: put(view.bunches, place, [...view.bunches[place]!, layer]) };
}
