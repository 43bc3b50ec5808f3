/** One sentence says what is going on and what I can do; the line below says how the game stands. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import { trialName } from "./labels";
import { ENOUGH, isChestOpen, keysOf, moves, table, those, type Seat } from "./pieces";
import type { ChestClosed, View } from "./wire";

export function sentence(scene: Scene, speaker: Speaker): { head: string; sub: string } {
  const view = table(scene);
  return { head: head(scene, view, speaker), sub: sub(scene, view, speaker) };
}

const who = (seat: Seat, speaker: Speaker) => ({ seat: speaker.name(seat), "seat-is": speaker.relation(seat) });

function head(scene: Scene, view: View, speaker: Speaker): string {
  const { phase, mover } = view;
  if (phase === "over") return over(scene, view, speaker);
  if (mover === null || phase === "filling" || phase === "shuffling" || phase === "starting") return speaker.say("board-now-setup");
  const of = who(mover, speaker);
  switch (phase) {
    case "turn":
      return speaker.say("board-now-turn", { ...of, keys: keysOf(view.keys[mover]!) >= ENOUGH ? "enough" : "few", must: those(moves(scene), "roll").length || mover !== speaker.me ? "no" : "yes" });
    case "choosing":
    case "fanning":
    case "making-up":
    case "deciding":
      return speaker.say(`board-now-${phase}`, { ...of, count: keysOf(view.keys[mover]!) - 2 });
    case "putting-back":
      return speaker.say("board-now-putting-back", { ...of, count: keysOf(view.keys[mover]!) - 2, why: closing(view) });
    case "gathering":
      return speaker.say("board-now-gathering", { ...of, card: trialName(view, speaker), joins: those(moves(scene), "join").length ? "yes" : "no" });
    case "trial":
    case "show":
      return speaker.say("board-now-trial", { ...of, card: trialName(view, speaker), acts: scene.legal.length + scene.open.length ? "yes" : "no" });
    case "judging":
      return speaker.say("board-now-judging", { ...of, card: trialName(view, speaker), votes: scene.seat === null || those(moves(scene), "vote").length ? "yes" : "no" });
    case "die":
      return speaker.say("board-now-die", of);
    case "reading":
      return speaker.say("board-now-reading", { ...of, reader: speaker.name(view.reader!), "reader-is": speaker.relation(view.reader) });
    case "riddle":
      return riddle(scene, view, mover, speaker);
    case "chest":
      return chest(scene, view, mover, speaker);
    default:
      return speaker.say("board-now-moving", of);
  }
}

/** Why the chest is shut: what one cries is soon gone. */
const closing = ({ this_turn }: View): string => this_turn.findLast((event): event is ChestClosed => event.event === "chest-closed")?.why ?? "";

function riddle(scene: Scene, view: View, mover: Seat, speaker: Speaker): string {
  if (those(moves(scene), "roll").length && speaker.me !== mover) return speaker.say("board-now-riddle-roll", { ...who(mover, speaker), ...roller(scene, view, speaker) });
  return speaker.say("board-now-riddle", { ...who(mover, speaker), role: mover === speaker.me ? "candidate" : view.reader === speaker.me ? "reader" : "other", word: view.riddle?.has_word ? "yes" : "no" });
}

/** Around one screen it is said to whom it is said. */
const roller = (scene: Scene, view: View, speaker: Speaker) => ({ around: scene.seat === null ? "yes" : "no", roller: speaker.name(view.roller!) });

function chest(scene: Scene, view: View, mover: Seat, speaker: Speaker): string {
  if (those(moves(scene), "roll").length) return speaker.say("board-now-chest-roll", { ...who(mover, speaker), ...roller(scene, view, speaker) });
  if (mover === scene.seat || view.roller === null) return speaker.say("board-now-chest", who(mover, speaker));
  return speaker.say("board-now-chest-other", { ...who(mover, speaker), roller: speaker.name(view.roller), "roller-is": speaker.relation(view.roller) });
}

export function company(seats: readonly Seat[], me: Seat | null): "you" | "with-you" | "other" | "nobody" {
  if (!seats.length) return "nobody";
  if (me === null || !seats.includes(me)) return "other";
  return seats.length === 1 ? "you" : "with-you";
}

function over(scene: Scene, view: View, speaker: Speaker): string {
  return speaker.say("board-won", { seats: speaker.people(view.winners), "seats-is": company(view.winners, scene.seat), count: view.winners.length, fortune: view.all_notes.some((notes) => notes.length) ? "some" : "none" });
}

// -- how the game stands

function sub(scene: Scene, view: View, speaker: Speaker): string {
  if (view.phase === "over" || view.mover === null) return "";
  return [where(view, speaker), speaker.say("board-chest", { count: view.chest }), mine(scene, view, speaker)].filter(Boolean).join(" · ");
}

function mine(scene: Scene, view: View, speaker: Speaker): string {
  if (scene.seat === null) return "";
  const lacking = ENOUGH - keysOf(view.keys[scene.seat]!);
  return lacking > 0 ? speaker.say("board-lacking", { count: lacking }) : "";
}

function where(view: View, speaker: Speaker): string {
  const most = view.options.max_rounds;
  return most ? speaker.say("table-round", { round: view.round, most }) : speaker.say("table-round-endless", { round: view.round });
}

/** A word about me, beside my name. */
export function noteOf(view: View, me: Seat | null, lit: readonly Seat[], speaker: Speaker): string {
  if (view.phase === "over") return "";
  if (me === null) return speaker.say("board-watched");
  if (isChestOpen(view) && view.mover === me) return speaker.say("board-chest-open"); // it is the others who roll
  if (lit.includes(me)) return speaker.say("board-your-turn");
  return view.mover === me ? speaker.say("board-mover") : "";
}
