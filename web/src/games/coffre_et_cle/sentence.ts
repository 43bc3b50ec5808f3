/** One sentence says what is going on and what I can do; the line below says where the game stands. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { awaited, moves, table } from "./pieces";
import type { View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

function head(scene: Scene, view: View, speaker: Speaker): string {
  const me = scene.seat;
  const waiting = awaited(view);
  const isMine = me !== null && waiting.includes(me);
  const name = me === null ? "" : speaker.name(me);
  const seats = speaker.people(waiting);
  switch (view.phase) {
    case "action":
      if (!isMine) return speaker.say("now-action", { "seats-is": "other", seats });
      return speaker.say(view.snared ? "board-mine-snared" : "board-mine-action", { name });
    case "closing": {
      if (!isMine) return speaker.say("now-closing", { "seats-is": "other", seats });
      const may = moves(scene).some((move) => move.do === "designate");
      return speaker.say(may ? "board-mine-designate" : "board-mine-closing", { name });
    }
    case "naming":
      if (!isMine) return speaker.say("board-naming-waiting", { seats, count: waiting.length });
      return speaker.say("board-mine-naming", { name, vote: view.options.final_vote });
    case "over":
      return view.winners.length ? speaker.say("board-over", over(view, speaker)) : speaker.say("board-over-nobody");
    default:
      return speaker.say("board-dealing");
  }
}

function over(view: View, speaker: Speaker): { seats: string; "seats-is": string } {
  const mine = speaker.me !== null && view.winners.includes(speaker.me);
  const relation = !mine ? (view.winners.length === 1 ? "one" : "other") : view.winners.length === 1 ? "you" : "with-you";
  const others = view.winners.filter((seat) => seat !== speaker.me);
  return { seats: speaker.people(mine ? others : view.winners), "seats-is": relation };
}

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return scene.view.between_deals ? speaker.say("board-between") : speaker.say(`how-${view.ending!}`);
  if (view.phase === "naming") return [speaker.say(`now-takes-${view.options.fake_hides}`), barred(scene, view, speaker)].filter(Boolean).join(" ");
  if (view.starter === null) return "";
  return [where(view, speaker), aim(scene, view, speaker) || locked(view, speaker)].filter(Boolean).join(" · ");
}

function where(view: View, speaker: Speaker): string {
  const most = view.options.max_rounds;
  if (!most) return speaker.say("table-round-endless", { round: view.round });
  const round = speaker.say("table-round", { round: view.round, most });
  if (view.round === most) return `${round} (${speaker.say("table-last")})`;
  const from = view.options.designate_from_round;
  return view.round < from ? `${round} · ${speaker.say("table-designation-from", { round: from })}` : round;
}

function locked(view: View, speaker: Speaker): string {
  const seats = view.locked.flatMap((is, seat) => (is ? [seat] : []));
  return seats.length ? speaker.say("board-locked", { seats: speaker.people(seats) }) : "";
}

/** Before he has done anything, a player is told what his card wants. */
function aim(scene: Scene, view: View, speaker: Speaker): string {
  const isFirst = view.card !== null && !view.done.some(({ seat }) => seat === scene.seat);
  return isFirst ? speaker.say(`aim-${view.card!}`) : "";
}

function barred(scene: Scene, view: View, speaker: Speaker): string {
  if (!view.options.plausible_names || scene.seat === null || !awaited(view).includes(scene.seat)) return "";
  const seats = [view.treasure, view.designated].filter((seat): seat is number => seat !== null && seat !== scene.seat);
  return seats.length ? speaker.say("now-barred", { seats: speaker.people(seats) }) : "";
}
