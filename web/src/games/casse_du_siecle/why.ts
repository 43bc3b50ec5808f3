/** Why a press on something changes nothing just now: one sentence, from what is on the table and what I may do. */

import type { Speaker } from "../../lib/speaker";
import type { Grip } from "./choosing";
import { heldBy, those } from "./pieces";
import type { Action, View } from "./wire";

/** `name` is that of a `Target`: lock-2-0, place-11, key-3, gear-0-lower, plate-done. Null: there is nothing to say. */
export function whyNot(name: string, legal: readonly Action[], view: View, grip: Grip, speaker: Speaker): string | null {
  if (!legal.length) return null;
  const [kind, ...where] = name.split("-");
  switch (kind) {
    case "lock":
      return lock(Number(where[0]) + 1, view, grip, speaker);
    case "place":
      return place(Number(where[0]), view, speaker);
    case "key":
      return view.phase === "laying" ? speaker.say(grip.mode === "keep" ? "board-no-keep" : "board-no-key") : null;
    case "gear":
      return speaker.say("board-no-gear");
    case "plate":
      if (where[0] === "confirm") return speaker.say("board-no-confirm", { mode: grip.mode });
      return those(legal, "lay").length ? speaker.say("board-no-plate") : null;
    default:
      return null;
  }
}

function lock(door: number, view: View, grip: Grip, speaker: Speaker): string | null {
  if (view.phase !== "laying" || grip.mode !== "free") return null;
  const key = grip.nth === null ? undefined : heldBy(view)[grip.nth]?.key;
  return key ? speaker.say("board-no-lock", { key, door }) : speaker.say("board-no-lock-first");
}

function place(nth: number, view: View, speaker: Speaker): string {
  if (!view.bunches[nth]?.length) return speaker.say("board-no-bunch", { place: nth + 1 });
  return speaker.say(view.phase === "picking" ? "board-no-pick" : "board-no-take");
}
