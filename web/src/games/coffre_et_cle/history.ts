/** What everybody has seen and heard in this deal, from the record on the table: deeds, and the claims between them. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { table } from "./pieces";
import type { Done } from "./wire";

export function history(scene: Scene, speaker: Speaker): string[] {
  const { done, claims } = table(scene);
  const deeds = done.map((deed, nth) => ({ at: nth + 0.5, told: deedTold(deed, speaker) }));
  const said = claims.map(({ number, seat, says, after }) => ({ at: after, told: speaker.tell({ event: "claimed", number, seat, says }) }));
  return [...deeds, ...said].sort((one, other) => one.at - other.at).map(({ told }) => told);
}

function deedTold({ seat, action }: Done, speaker: Speaker): string {
  const target = "seat" in action ? action.seat : null;
  return speaker.say(`history-${action.do}`, {
    seat: speaker.name(seat),
    "seat-is": speaker.relation(seat),
    target: target === null ? "" : speaker.name(target),
    "target-is": speaker.relation(target),
    place: "place" in action ? speaker.place(action.place) : "",
  });
}
