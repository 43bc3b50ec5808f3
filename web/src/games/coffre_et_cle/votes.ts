/** Why the vote ended as it did, in numbers (CC-27). */

import type { Speaker } from "../../lib/speaker";
import type { View } from "./wire";

/** How many names each seat got; none where nobody has given a name that is known. */
export function votesOf({ seats, names }: Pick<View, "seats" | "names">): number[] {
  return Array.from({ length: seats }, (_, seat) => names.filter((name) => name === seat).length);
}

/** Whoever got most comes first. A tie is said to be one: it saves the Fake Key where it hides. */
export function tally(view: View, speaker: Speaker): string {
  const votes = votesOf(view);
  const most = Math.max(...votes);
  if (most === 0) return "";
  const named = votes.flatMap((count, seat) => (count ? [{ seat, count }] : [])).sort((one, other) => other.count - one.count);
  const counted = speaker.say("end-votes", { votes: named.map(({ seat, count }) => speaker.say("list-score", { seat: speaker.name(seat), points: count })).join(", ") });
  const isTie = view.ending === "fake-escaped" && votes[view.cards!.seats.indexOf("fake-key")] === most;
  return isTie ? `${counted} ${speaker.say("end-tie")}` : counted;
}
