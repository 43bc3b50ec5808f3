/** One sentence says what is going on and what I can do; the line below says how the race stands. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { diceOf, moves, table, those, vaultOf, type Seat } from "./pieces";
import { isGuarded, toGo, waitsAtStart } from "./race";
import type { View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

// -- what is going on

function head(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return over(scene, view, speaker);
  if (view.mover === null || view.phase === "dealing" || view.phase === "starting") return speaker.say("board-now-setup");
  if (view.phase === "reshuffling") return speaker.say("board-now-reshuffling");
  if (view.phase === "battle") return battle(view, view.mover, speaker);
  const who = view.phase === "moving" && view.runner !== null ? view.runner : view.mover;
  if (view.phase === "moving") return speaker.say(`board-${whose(who, scene)}-moving`, { name: speaker.name(who), dice: diceOf(view, who) });
  if (view.phase === "guard") return speaker.say(`board-${whose(who, scene)}-guard`, { name: speaker.name(who) });
  return who === scene.seat ? mine(scene, view, who, speaker) : speaker.say(`board-other-${view.phase}`, { name: speaker.name(who), state: stateOf(view, who) });
}

const whose = (seat: Seat, scene: Scene): "mine" | "other" => (seat === scene.seat ? "mine" : "other");

/** What a turn at rest has left (FS-05). */
function stateOf(view: View, seat: Seat): "waits" | "rolled" | "guarded" | "carded" | "fresh" {
  if (view.rolled) return waitsAtStart(view, seat) ? "waits" : "rolled";
  return isGuarded(view, seat) ? "guarded" : view.carded ? "carded" : "fresh";
}

function mine(scene: Scene, view: View, seat: Seat, speaker: Speaker): string {
  const name = speaker.name(seat);
  if (view.phase === "stopping") return speaker.say("board-mine-stopping", { name, holder: view.foe === null ? "" : speaker.name(view.foe), left: view.left });
  if (view.phase !== "resting") return speaker.say(`board-mine-${view.phase}`, { name });
  const state = stateOf(view, seat);
  const cards = those(moves(scene), "play").length ? "some" : "none";
  return speaker.say("board-mine-resting", { name, state, cards, dice: diceOf(view, seat) });
}

/** As the journal tells how it began. */
function battle(view: View, mover: Seat, speaker: Speaker): string {
  const foe = view.foe ?? mover;
  return speaker.say(`stake-${view.stake ?? "ground"}`, { seat: speaker.name(mover), "seat-is": speaker.relation(mover), foe: speaker.name(foe), "foe-is": speaker.relation(foe) });
}

export function company(seats: readonly Seat[], me: Seat | null): "you" | "with-you" | "other" | "nobody" {
  if (!seats.length) return "nobody";
  if (me === null || !seats.includes(me)) return "other";
  return seats.length === 1 ? "you" : "with-you";
}

function over(scene: Scene, view: View, speaker: Speaker): string {
  return speaker.say("board-won", { seats: speaker.people(view.winners), "seats-is": company(view.winners, scene.seat), count: view.winners.length });
}

// -- how the race stands

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over") return why(view, speaker);
  return [race(view, speaker), chase(scene.seat, view, speaker), sidelined(scene.seat, view, speaker), where(view, speaker)].filter(Boolean).join(" · ");
}

export function why(view: View, speaker: Speaker): string {
  return view.ending ? speaker.say(`board-why-${view.ending}`) : "";
}

/** Where the formula is. */
function race(view: View, speaker: Speaker): string {
  if (view.holder === null) return speaker.say("board-race-vault");
  return speaker.say("board-race-holder", { seat: speaker.name(view.holder), "seat-is": speaker.relation(view.holder), count: toGo(view, view.holder) });
}

/** What I am after: the vault, then the holder. */
function chase(me: Seat | null, view: View, speaker: Speaker): string {
  if (me === null || me === view.holder) return "";
  if (!view.outward[me]) return speaker.say("board-chase-vault", { count: vaultOf(view) - view.at[me]! });
  if (waitsAtStart(view, me) || view.holder === null) return "";
  const ahead = view.at[me]! - view.at[view.holder]!;
  return speaker.say("board-chase-holder", { count: Math.abs(ahead), side: ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "here" });
}

function sidelined(me: Seat | null, view: View, speaker: Speaker): string {
  return me !== null && view.sidelined[me] ? speaker.say("board-sidelined") : "";
}

function where(view: View, speaker: Speaker): string {
  const most = view.options.max_rounds;
  return most ? speaker.say("table-round", { round: view.round, most }) : speaker.say("table-round-endless", { round: view.round });
}
