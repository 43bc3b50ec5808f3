/** One sentence says what is going on and what I can do; the line below says where the game stands. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { toFill } from "./choosing";
import { AXLES, awaited, finishable, mannerOf, moves, table, those } from "./pieces";
import type { GameEvent, View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

function head(scene: Scene, view: View, speaker: Speaker): string {
  const seat = awaited(view);
  if (view.phase === "over") return over(scene, view, speaker);
  if (seat === null || ["starter", "gears", "keys", "clearing", "shuffling"].includes(view.phase)) return speaker.say(`board-now-${view.phase}`, { seat: seat === null ? "" : speaker.name(seat), "seat-is": speaker.relation(seat) });
  const lost = view.phase === "looking" ? lostBet(view) : undefined;
  if (lost && seat !== scene.seat) return speaker.say("board-bet-lost", { door: lost.door + 1, seat: speaker.name(lost.seat), "seat-is": speaker.relation(lost.seat), owner: speaker.name(lost.owner) });
  if (seat !== scene.seat) return speaker.say(`now-${view.phase}`, { "seats-is": "other", seats: speaker.people([seat]) });
  return mine(scene, view, speaker);
}

function mine(scene: Scene, view: View, speaker: Speaker): string {
  const legal = moves(scene);
  if (!legal.length) return speaker.say(`now-${view.phase}`, { "seats-is": "you", seats: "" }); // looking back
  const name = speaker.name(scene.seat!);
  if (view.phase === "laying") return laying(scene, view, speaker, name);
  if (view.phase === "taking") return speaker.say(those(legal, "dial").length ? "board-mine-taking-or-dial" : "board-mine-taking", { name });
  if (view.phase === "putting-back") return speaker.say("board-mine-putting-back", { name, count: toFill(legal), place: (view.filling ?? 0) + 1 });
  if (view.phase === "looking" && view.mover !== scene.seat) return speaker.say("board-mine-looking-bet", { name, seat: view.mover === null ? "" : speaker.name(view.mover) });
  return speaker.say(`board-mine-${view.phase}`, { name });
}

function laying(scene: Scene, view: View, speaker: Speaker, name: string): string {
  const legal = moves(scene);
  const keys = [...new Set(those(legal, "lay").map(({ key }) => key))];
  const finishing = finishes(scene, view, speaker);
  if (keys.length) return speaker.say(view.must_lay ? "board-mine-must-lay" : "board-mine-may-lay", { name, keys: speaker.join(keys, "list-and"), count: keys.length, ...finishing });
  if (finishing.manner !== "none") return speaker.say("board-mine-may-finish", { name, ...finishing });
  if (those(legal, "dial").length) return speaker.say("board-mine-may-dial", { name });
  return speaker.say(those(legal, "keep").length ? "board-mine-keep" : "board-mine-put-back", { name });
}

/** What can be done in one move, and to which doors: bets before thefts, and both before changes of keys. */
function finishes(scene: Scene, view: View, speaker: Speaker): { manner: string; doors: string } {
  const [first, ...others] = finishable(moves(scene), view);
  if (first === undefined) return { manner: "none", doors: "" };
  const manner = mannerOf(view, first);
  const doors = [first, ...others.filter((door) => mannerOf(view, door) === manner)];
  return { manner, doors: speaker.join(doors.map((door) => String(door + 1)), "list-or") };
}

/** The last bet that was lost in this turn (CS-27). */
function lostBet(view: View): Extract<GameEvent, { event: "bet-lost" }> | undefined {
  return view.this_turn.findLast((one) => one.event === "bet-lost");
}

function over(scene: Scene, view: View, speaker: Speaker): string {
  const outcome = scene.view.deals > 1 ? scene.view.outcome : null;
  if (outcome) return speaker.say("board-won-match", { seats: speaker.people(outcome.winners), "seats-is": company(outcome.winners, scene.seat), count: outcome.winners.length });
  return view.ending === null ? speaker.say("now-over") : speaker.say(`ending-${view.ending}`, { winner: view.winner === null ? "" : speaker.name(view.winner), "winner-is": speaker.relation(view.winner) });
}

export function company(seats: readonly number[], me: number | null): "you" | "with-you" | "other" | "nobody" {
  if (!seats.length) return "nobody";
  if (me === null || !seats.includes(me)) return "other";
  return seats.length === 1 ? "you" : "with-you";
}

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return overSub(scene, view, speaker);
  const parts = [glimpse(view, speaker), lost(view, speaker), pots(view, speaker), doors(view, speaker), where(view, speaker)];
  return parts.filter(Boolean).join(" · ");
}

function glimpse(view: View, speaker: Speaker): string {
  if (!view.glimpse) return "";
  const { axle, level, digit } = view.glimpse;
  return speaker.say("board-glimpse", { gear: gearName(view, axle, level === "upper", speaker), digit });
}

/** Whoever lost a bet reads it for the rest of his turn. */
function lost(view: View, speaker: Speaker): string {
  const bet = lostBet(view);
  return bet && bet.seat === view.seat ? speaker.say("board-your-bet-lost", { door: bet.door + 1 }) : "";
}

export function gearName(view: View, axle: number, isUpper: boolean, speaker: Speaker): string {
  return speaker.say("board-gear-name", { axle: AXLES[axle]!, level: isUpper ? "upper" : "lower", double: (view.axles[axle]?.length ?? 0) > 1 ? "yes" : "no" });
}

function pots(view: View, speaker: Speaker): string {
  return view.tokens.length ? speaker.say("table-pots", { doors: view.door_pot, safe: view.safe_pot }) : "";
}

function doors(view: View, speaker: Speaker): string {
  return view.to_shuffle.length ? speaker.say("board-to-shuffle", { doors: speaker.join(view.to_shuffle.map((door) => String(door + 1)), "list-and"), count: view.to_shuffle.length }) : "";
}

const LAST = 5; // rounds in which their end is near enough to count with
function where(view: View, speaker: Speaker): string {
  const most = view.options.max_rounds;
  return most && view.round > most - LAST ? speaker.say("table-round", { round: view.round, most }) : speaker.say("table-round-endless", { round: view.round });
}

function overSub(scene: Scene, view: View, speaker: Speaker): string {
  if (scene.view.between_deals) return next(scene, speaker);
  if (view.tokens.length && scene.view.deals === 1) return speaker.say("board-richest", { seats: speaker.people(view.winners), "seats-is": company(view.winners, scene.seat), count: view.winners.length });
  if (scene.view.deals > 1) return points(scene, speaker);
  return view.ending ? speaker.say(`how-${view.ending}`) : "";
}

export function points(scene: Scene, speaker: Speaker): string {
  const scores = scene.view.points.map((points, seat) => speaker.say("list-score", { seat: speaker.name(seat), points }));
  return speaker.say("board-points", { points: scores.join(", "), stakes: table(scene).tokens.length ? "yes" : "no" });
}

/** Between two games: I may go on, or others are awaited. */
export function next(scene: Scene, speaker: Speaker): string {
  const { deal, deals, to_act } = scene.view;
  if (those(moves(scene), "ready").length) return speaker.say("board-between", { deal, deals });
  return speaker.say("board-between-awaited", { deal, deals, seats: speaker.people(to_act) });
}
