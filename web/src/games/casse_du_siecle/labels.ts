/** What everything on the board is called, for those who do not see it. */

import type { Person } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { knownIn, sizeOf } from "./notes";
import { engraved, isLost, type Seat } from "./pieces";
import { gearName } from "./sentence";
import type { DoorView, View } from "./wire";

export function doorLabel(view: View, door: number, speaker: Speaker): string {
  const { owner, shut, opened, locks } = view.doors[door]!;
  return speaker.say("board-door", {
    door: door + 1,
    count: locks.filter(({ covered }) => covered).length,
    owner: owner === null ? "" : speaker.name(owner),
    "owner-is": speaker.relation(owner),
    state: shut ? "shut" : isLost(view, door) ? "lost" : opened ? "opened" : "plain",
  });
}

export function lockLabel({ locks }: DoorView, door: number, lock: number, aim: "lay" | "finish" | null, speaker: Speaker): string {
  const { covered, key } = locks[lock]!;
  return speaker.say("board-lock", { lock: engraved(door, lock), door: door + 1, key: key ?? "", state: aim ?? (covered ? (key ? "covered" : "hidden") : "free") });
}

export function bunchLabel(view: View, place: number, speaker: Speaker): string {
  const layers = view.bunches[place]!;
  const known = knownIn(layers);
  const count = sizeOf(layers);
  if (!count) return speaker.say("board-place-empty", { place: place + 1 });
  return speaker.say("board-bunch", { place: place + 1, count, known: known.join(" "), "known-is": known.length ? "yes" : "no" });
}

export function gearLabel(view: View, axle: number, isUpper: boolean, face: number | null, speaker: Speaker): string {
  const gear = gearName(view, axle, isUpper, speaker);
  const { digit, seen_by } = view.axles[axle]![isUpper ? 1 : 0]!;
  const known = face ?? digit;
  return speaker.say("board-gear", { gear, digit: known ?? "", "digit-is": known === null ? "hidden" : "known", seats: seen_by.length ? speaker.people(seen_by) : "", count: seen_by.length });
}

/** A word or two on a place card. */
export function publicNote(view: View, seat: Seat, person: Person, speaker: Speaker): string {
  if (view.phase === "over") return view.winner === seat ? speaker.say("table-winner") : "";
  if (person.vacant) return speaker.say("board-vacant");
  if (person.away) return speaker.say("board-away");
  if (view.phase === "looking" && view.looker === seat) return speaker.say("board-looks");
  if (view.mover === seat) return speaker.say("board-plays", { "seat-is": speaker.relation(seat) });
  return "";
}

export function cardLabel(view: View, seat: Seat, seen: number, note: string, speaker: Speaker): string {
  const parts = [speaker.name(seat), note, speaker.say("table-seen", { count: seen })];
  if (view.options.keys_in_hand || view.mover === seat) parts.push(speaker.say("table-keys", { count: view.held[seat] ?? 0 }));
  if (view.tokens.length) parts.push(speaker.say("table-tokens", { count: view.tokens[seat] ?? 0 }));
  return parts.filter(Boolean).join(", ");
}
