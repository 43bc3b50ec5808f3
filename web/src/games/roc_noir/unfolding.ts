/** A view in the middle of a step: what each event has brought about. For motion only. */

import { HELMETS, type Helmet, type Portrait, type Seat, type Spot, type Who } from "./pieces";
import type { GameEvent, Knight, View } from "./wire";

export function arrived(view: View, event: GameEvent): View {
  switch (event.event) {
    case "starter-found":
      return { ...view, starter: event.seat, mover: event.seat };
    case "rooms-laid":
      return { ...view, rooms: event.rooms };
    case "die-rolled":
      return { ...view, phase: "die", mover: event.seat, die: event.helmet, ringed: event.ringed, moving: null, visited: [], steps: 0 };
    case "castle-turned":
      return turned(view);
    case "knight-chosen":
      return { ...view, mover: event.seat, moving: event.helmet };
    case "stepped":
    case "jumped": {
      const there = { ...at(view, event, event.to), ropes: "ropes" in event ? put(view.ropes, event.seat, event.ropes) : view.ropes };
      return { ...there, mover: event.seat, moving: event.helmet, steps: view.steps + 1, gallery: galleryOf(event.to) };
    }
    case "fell":
      return at(view, event, event.back);
    case "dropped":
      return at(view, event, event.to);
    case "came-back":
      return { ...at(view, event, event.to), gallery: null };
    case "portraits-drawn":
      return fewer(hung(view, event.seat, event.receiver, event.portraits), event.gallery, event.portraits.length);
    case "exchanged":
      return hung(view, event.seat, event.helmet, exchanged(view.knights[event.seat]![HELMETS.indexOf(event.helmet)]!.portraits, event.given, event.taken));
    case "swapped":
      return traded(view, { seat: event.seat, helmet: event.taker }, { seat: event.seat, helmet: event.giver }, event.portrait, event.given);
    case "robbed":
      return traded(view, event, { seat: event.victim, helmet: event.robbed }, event.portrait, event.given);
    case "rope-given":
      return { ...view, ropes: put(view.ropes, event.seat, event.ropes) };
    case "ended":
      return { ...view, traps: event.traps };
    default:
      return view;
  }
}

const put = <Item>(items: readonly Item[], nth: number, item: Item): Item[] => items.map((one, at) => (at === nth ? item : one));
const sorted = (portraits: readonly Portrait[]) => [...portraits].sort((one, other) => Number(one) - Number(other));

/** A visit to a gallery ends where it began, so that for the rules its square was never left (RN-28). */
function galleryOf(spot: Spot | null): Helmet | null {
  return spot === "black" || spot === "grey" || spot === "white" ? spot : null;
}

function changed(view: View, { seat, helmet }: Who, change: (knight: Knight) => Knight): View {
  return { ...view, knights: view.knights.map((knights, nth) => (nth === seat ? knights.map((one, which) => (HELMETS[which] === helmet ? change(one) : one)) : knights)) };
}

function at(view: View, who: Who, spot: Spot | null): View {
  return spot === null || galleryOf(spot) ? view : changed(view, who, (knight) => ({ ...knight, at: spot }));
}

const hung = (view: View, seat: Seat, helmet: Helmet, portraits: readonly Portrait[]) => changed(view, { seat, helmet }, (knight) => ({ ...knight, portraits: sorted(portraits) }));
const fewer = (view: View, gallery: Helmet, count: number): View => ({ ...view, piles: put(view.piles, HELMETS.indexOf(gallery), view.piles[HELMETS.indexOf(gallery)]! - count) });

/** These but one of each of those. */
function without(portraits: readonly Portrait[], those: readonly Portrait[]): Portrait[] {
  const left = [...portraits];
  for (const one of those) left.splice(left.indexOf(one), left.includes(one) ? 1 : 0);
  return left;
}
const exchanged = (portraits: readonly Portrait[], given: readonly Portrait[], taken: readonly Portrait[]) => [...without(portraits, given), ...taken];

function traded(view: View, taker: Who, giver: Who, taken: Portrait, given: Portrait): View {
  const got = changed(view, taker, (knight) => ({ ...knight, portraits: sorted(exchanged(knight.portraits, [given], [taken])) }));
  return changed(got, giver, (knight) => ({ ...knight, portraits: sorted(exchanged(knight.portraits, [taken], [given])) }));
}

/** A quarter clockwise: names stay on the frame, the castle moves under them (RN-36). */
function turned(view: View): View {
  const rooms = view.rooms.map((_, corner) => view.rooms[(corner + 3) % 4]!);
  const knights = view.knights.map((all) => all.map((knight) => ({ ...knight, at: quarter(knight.at) })));
  return { ...view, orientation: (view.orientation + 1) % 4, rooms, knights, traps: view.traps.map(quarter) };
}

export function quarter(spot: Spot): Spot {
  const column = "ABCDEFGHIJ".indexOf(spot[0]!);
  if (column < 0) return spot;
  const row = Number(spot.slice(1)) - 1;
  return `${"ABCDEFGHIJ"[9 - row]}${column + 1}` as Spot;
}
