/** One sentence says what is going on and what I can do; the line below says what is worth knowing, and where the game stands. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { inTreasure, isPair, moved, moves, pairs, PATIENCE, table, those } from "./pieces";
import type { View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

function head(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return over(scene, view, speaker);
  if (view.mover === null || ["starter", "rooms", "traps", "piles"].includes(view.phase)) return speaker.say("board-now-setup");
  const details = { name: speaker.name(view.mover), helmet: view.moving ?? view.die ?? "black", gallery: view.gallery ?? "black" };
  if (view.mover !== scene.seat) return speaker.say(`board-other-${view.phase}`, details);
  if (view.phase !== "moving") return speaker.say(`board-mine-${view.phase}`, details);
  const legal = moves(scene);
  if (those(legal, "rob").length) return speaker.say("board-mine-rob", details);
  return speaker.say(view.steps ? "board-mine-onwards" : "board-mine-moving", details);
}

export function company(seats: readonly number[], me: number | null): "you" | "with-you" | "other" | "nobody" {
  if (!seats.length) return "nobody";
  if (me === null || !seats.includes(me)) return "other";
  return seats.length === 1 ? "you" : "with-you";
}

function over(scene: Scene, view: View, speaker: Speaker): string {
  return speaker.say("board-won", { seats: speaker.people(view.winners), "seats-is": company(view.winners, scene.seat), count: view.winners.length });
}

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return why(view, speaker);
  return [goal(scene, view, speaker), patience(scene, view, speaker), where(view, speaker)].filter(Boolean).join(" · ");
}

export function why(view: View, speaker: Speaker): string {
  if (!view.ending) return "";
  const first = view.winners[0] ?? 0;
  return speaker.say(`board-why-${view.ending}`, { knights: inTreasure(view, first), pairs: pairs(view, first) });
}

/** Where my knight is wanted next. */
function goal(scene: Scene, view: View, speaker: Speaker): string {
  const knight = moved(view);
  if (!knight || knight.seat !== scene.seat || view.phase !== "moving") return "";
  if (!knight.portraits.length) return speaker.say("board-goal-gallery", { helmet: knight.helmet });
  return isPair(knight.portraits) ? speaker.say("board-goal-treasure", { portrait: knight.portraits[0]! }) : speaker.say("board-goal-pair", { first: knight.portraits[0]!, second: knight.portraits[1]! });
}

/** After so many idle turns running a rope comes back (RN-39). */
function patience(scene: Scene, view: View, speaker: Speaker): string {
  const idle = scene.seat === null ? 0 : (view.idle[scene.seat] ?? 0);
  return idle ? speaker.say("board-idle", { count: PATIENCE - idle }) : "";
}

const LAST_ROUNDS = 5; // before them nobody need think of the end

function where(view: View, speaker: Speaker): string {
  const most = view.options.max_rounds;
  return most && view.round > most - LAST_ROUNDS ? speaker.say("board-round", { round: view.round, most }) : speaker.say("board-round-endless", { round: view.round });
}
