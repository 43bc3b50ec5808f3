/** One sentence says what is going on and what I can do; the line below says where the game stands, what matters to me first:
where it is too long, its end is cut. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { awaited, isLastTurn, moves, table, type Kind, type Seat } from "./pieces";
import type { View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

function head(scene: Scene, view: View, speaker: Speaker): string {
  const me = scene.seat;
  const waiting = awaited(view);
  const isMine = me !== null && waiting.includes(me);
  switch (view.phase) {
    case "action":
      return isMine ? myAction(scene, view, speaker) : speaker.say("now-action", { "seats-is": "other", seats: speaker.people(waiting) });
    case "closing":
      return isMine ? myClosing(scene, view, speaker) : speaker.say("now-closing", { "seats-is": "other", seats: speaker.people(waiting) });
    case "naming":
      if (!isMine) return speaker.say(naming(view), { seats: speaker.people(waiting), count: waiting.length });
      return speaker.say("board-mine-naming", { name: speaker.name(me), vote: view.options.final_vote });
    case "over":
      return over(scene, view, speaker);
    default:
      return speaker.say("board-dealing");
  }
}

const KINDS = ["observe", "swap", "force", "pass"] as const;

/** It offers what is offered: locked, I cannot swap; with everybody locked, I cannot force. */
function myAction(scene: Scene, view: View, speaker: Speaker): string {
  const name = speaker.name(scene.seat!);
  const open = kinds(scene);
  if (view.snared) return speaker.say("board-mine-snared", { name });
  if (open.size === 0) return speaker.say("now-action", { "seats-is": "you" }); // looking back
  if (open.size === 1) return speaker.say("board-mine-only-pass", { name });
  const words = KINDS.filter((kind) => open.has(kind)).map((kind) => speaker.say(`board-may-${kind}`));
  return speaker.say("board-mine-action", { name, kinds: speaker.join(words, "list-or") });
}

function myClosing(scene: Scene, view: View, speaker: Speaker): string {
  const name = speaker.name(scene.seat!);
  if (!kinds(scene).has("designate")) return speaker.say("board-mine-closing", { name });
  if (view.card !== "false-treasure") return speaker.say("board-mine-designate", { name });
  return speaker.say(isLastTurn(view) ? "board-mine-designate-falsely-last" : "board-mine-designate-falsely", { name });
}

/** Others are still to name: have I had my say, am I the Treasure who has none (CC-26c), or was I too late (CC-33)? */
function naming(view: View): string {
  if (view.seat === null) return "board-naming-waiting";
  if (view.seat === view.treasure && !view.options.treasure_names) return "board-naming-silent";
  return view.abstained[view.seat] ? "board-naming-late" : "board-naming-waiting";
}

const kinds = (scene: Scene): Set<Kind> => new Set(moves(scene).map((move) => move.do));

const OVER = {
  match: ["board-match-over", "board-match-nobody"],
  deal: ["board-deal-over", "board-deal-nobody"],
  all: ["board-over", "board-over-nobody"],
} as const;

/** Of a match that is over its winners are named; of a deal those of the deal. */
function over(scene: Scene, view: View, speaker: Speaker): string {
  const { deals, outcome } = scene.view;
  const [some, nobody] = OVER[deals === 1 ? "all" : outcome ? "match" : "deal"];
  const won = outcome?.winners ?? view.winners;
  return won.length ? speaker.say(some, winners(won, speaker)) : speaker.say(nobody);
}

function winners(won: readonly Seat[], speaker: Speaker): { seats: string; "seats-is": string } {
  const mine = speaker.me !== null && won.includes(speaker.me);
  const relation = !mine ? (won.length === 1 ? "one" : "other") : won.length === 1 ? "you" : "with-you";
  return { seats: speaker.people(mine ? won.filter((seat) => seat !== speaker.me) : won), "seats-is": relation };
}

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return ending(scene, view, speaker);
  if (view.phase === "naming") return [barred(scene, view, speaker), speaker.say(`now-takes-${view.options.fake_hides}`)].filter(Boolean).join(" ");
  if (view.starter === null) return "";
  const turn = speaker.say("table-turn", { turn: view.turn + 1 }); // claims and notes speak of turns
  const wanted = aim(scene, view, speaker);
  return [wanted, where(view, speaker), turn, wanted ? "" : locked(view, speaker)].filter(Boolean).join(" · ");
}

function ending(scene: Scene, view: View, speaker: Speaker): string {
  const how = speaker.say(`how-${view.ending!}`);
  if (scene.view.deals === 1) return how;
  if (scene.view.between_deals) return next(scene, speaker);
  return `${speaker.say("board-last-deal", { how })} · ${points(scene, speaker)}`;
}

export function points(scene: Scene, speaker: Speaker): string {
  const scores = scene.view.points.map((points, seat) => speaker.say("list-score", { seat: speaker.name(seat), points }));
  return speaker.say("board-points", { points: scores.join(", ") });
}

/** Between two deals: I may go on, or others are awaited. */
export function next(scene: Scene, speaker: Speaker): string {
  if (kinds(scene).has("ready")) return speaker.say("board-between");
  const { to_act } = scene.view;
  return speaker.say("board-between-awaited", { seats: speaker.people(to_act) });
}

export function roundName({ round, options }: View, speaker: Speaker): string {
  return options.max_rounds ? speaker.say("table-round", { round, most: options.max_rounds }) : speaker.say("table-round-endless", { round });
}

function where(view: View, speaker: Speaker): string {
  const round = roundName(view, speaker);
  if (view.round === view.options.max_rounds) return `${round} (${speaker.say("table-last")})`;
  const from = view.options.designate_from_round;
  return view.round < from ? `${round} · ${speaker.say("table-designation-from", { round: from })}` : round;
}

function locked(view: View, speaker: Speaker): string {
  const seats = view.locked.flatMap((is, seat) => (is ? [seat] : []));
  return seats.length ? speaker.say("board-locked", { seats: speaker.people(seats) }) : "";
}

/** Before he has done anything, a player is told what his card wants. */
function aim(scene: Scene, view: View, speaker: Speaker): string {
  const isFirst = view.card !== null && !view.locked[scene.seat!] && !view.done.some(({ seat }) => seat === scene.seat);
  return isFirst ? speaker.say(`aim-${view.card!}`) : "";
}

function barred(scene: Scene, view: View, speaker: Speaker): string {
  if (!view.options.plausible_names || scene.seat === null || !awaited(view).includes(scene.seat)) return "";
  const seats = [view.treasure, view.designated].filter((seat): seat is number => seat !== null && seat !== scene.seat);
  return seats.length ? speaker.say("now-barred", { seats: speaker.people(seats, "list-nor"), count: seats.length }) : "";
}
