/** Why something that is drawn cannot be done now: as the refusal that it would get says it, as far as the view tells. */

import type { Speaker } from "../../lib/speaker";
import type { Kind, Seat } from "./pieces";
import type { View } from "./wire";

export interface Why {
  says: string;
  rule: string;
}

/** Of a disc that is dull. */
export function whyNot(view: View, kind: Kind, speaker: Speaker): Why | null {
  const me = view.seat;
  if (me === null) return null;
  if (view.phase === "action" && view.snared) return kind === "pass" ? null : { says: speaker.say("refusal-snared"), rule: "CC-34b" };
  if (kind === "swap" && view.locked.every(Boolean)) return { says: speaker.say("board-everybody-locked"), rule: "CC-18" };
  if (kind === "swap" && view.locked[me]) return { says: speaker.say("refusal-locked"), rule: "CC-13" };
  if (kind === "force" && view.locked.every((is, seat) => is || seat === me)) return { says: speaker.say("board-all-locked"), rule: "CC-18" };
  return kind === "designate" ? whyNotDesignate(view, speaker) : null;
}

function whyNotDesignate(view: View, speaker: Speaker): Why | null {
  const round = view.options.designate_from_round;
  if (view.card !== "treasure" && view.card !== "false-treasure") return { says: speaker.say("refusal-not-treasure"), rule: "CC-22" };
  return view.round < round ? { says: speaker.say("refusal-too-early", { round }), rule: "CC-21" } : null;
}

/** Of a player on whom what is held now cannot be done. */
export function whyNotOn(view: View, kind: Kind | null, seat: Seat, speaker: Speaker): Why | null {
  if (kind === "force" && view.locked[seat]) return { says: speaker.say("refusal-target-locked"), rule: "CC-14" };
  const isKnown = seat === view.treasure || seat === view.designated;
  const isBarred = view.phase === "naming" && view.options.plausible_names && isKnown;
  return isBarred ? { says: speaker.say("refusal-implausible"), rule: "CC-26b" } : null;
}
