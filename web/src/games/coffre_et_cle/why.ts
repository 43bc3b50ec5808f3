/** Why something that is drawn cannot be done now: in the words of the refusal that it would get, as far as the view tells. */

import type { Speaker } from "../../lib/speaker";
import type { Kind, Seat } from "./pieces";
import type { View } from "./wire";

/** Of a disc that is dull. */
export function whyNot(view: View, kind: Kind, speaker: Speaker): string {
  const me = view.seat;
  if (me === null) return "";
  if (view.phase === "action" && view.snared) return kind === "pass" ? "" : speaker.say("refusal-snared");
  if (kind === "swap" && view.locked[me]) return speaker.say("refusal-locked");
  if (kind === "force" && view.locked.every((is, seat) => is || seat === me)) return speaker.say("board-all-locked");
  if (kind === "designate") return whyNotDesignate(view, speaker);
  return "";
}

function whyNotDesignate(view: View, speaker: Speaker): string {
  const round = view.options.designate_from_round;
  if (view.card !== "treasure" && view.card !== "false-treasure") return speaker.say("refusal-not-treasure");
  return view.round < round ? speaker.say("refusal-too-early", { round }) : "";
}

/** Of a player on whom what is held now cannot be done. */
export function whyNotOn(view: View, kind: Kind | null, seat: Seat, speaker: Speaker): string {
  if (kind === "force" && view.locked[seat]) return speaker.say("refusal-target-locked");
  const isKnown = seat === view.treasure || seat === view.designated;
  return view.phase === "naming" && view.options.plausible_names && isKnown ? speaker.say("refusal-implausible") : "";
}
