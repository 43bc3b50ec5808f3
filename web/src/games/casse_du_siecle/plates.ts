/** The brass plates: what I can do besides pressing a piece. Each leads to a listed move, or to putting one together. */

import type { Speaker } from "../../lib/speaker";
import { confirmed, FREE, layAll, startFinish, toFill, type Grip } from "./choosing";
import { finishable, heldBy, mannerOf, those } from "./pieces";
import type { Action, View } from "./wire";

export interface PlateOf {
  id: string;
  label: string;
  sub: string;
  main: boolean;
  /** what it does; null: not yet */
  does: { act: Action[] } | { grip: Grip } | null;
}

/**
 * In the order of their places on the sheet. What confirms stands in the first: no plate that begins to put a move
 * together may stand there too, unless that move is still without a key, so that a second press on it makes none.
 */
export function plates(legal: readonly Action[], view: View, grip: Grip, speaker: Speaker): PlateOf[] {
  if (!legal.length) return [];
  const ready = those(legal, "ready")[0];
  if (ready) return [{ id: "ready", label: speaker.say("board-do-ready"), sub: "", main: true, does: { act: [ready] } }];
  if (grip.mode === "finish") return [confirm(legal, view, grip, speaker), ...another(legal, view, grip.door, speaker), giveUp(speaker)];
  if (grip.mode === "keep") return [confirm(legal, view, grip, speaker), ...keepNone(legal, view, grip, speaker), giveUp(speaker)];
  if (grip.mode === "put-back") {
    const plate = confirm(legal, view, grip, speaker);
    return view.phase === "laying" ? [plate, giveUp(speaker)] : [plate];
  }
  if (view.phase === "laying") return whileLaying(legal, view, speaker);
  return dialPlate(legal, speaker, false);
}

function whileLaying(legal: readonly Action[], view: View, speaker: Speaker): PlateOf[] {
  const found: PlateOf[] = [];
  const all = layAll(legal, view);
  if (all.length) found.push({ id: "lay-all", label: speaker.say("board-lay-all"), sub: all.map(({ key }) => key).join(" "), main: true, does: { act: all } });
  const [door] = finishable(legal, view);
  found.push(done(legal, view, speaker), ...(door === undefined ? [] : [finishPlate(legal, view, door, speaker)]), ...dialPlate(legal, speaker, true));
  return found;
}

/** A door that can be finished in one move: another's is stolen, or bet on where its keys are hidden (CS-27). */
function finishPlate(legal: readonly Action[], view: View, door: number, speaker: Speaker): PlateOf {
  return { id: "finish", label: speaker.say(`board-${mannerOf(view, door)}`, { door: door + 1 }), sub: "", main: false, does: { grip: startFinish(legal, door, null) } };
}

/** The next door that could be finished instead. */
function another(legal: readonly Action[], view: View, door: number, speaker: Speaker): PlateOf[] {
  const doors = finishable(legal, view);
  const next = doors[(doors.indexOf(door) + 1) % doors.length]!;
  return next === door ? [] : [finishPlate(legal, view, next, speaker)];
}

function dialPlate(legal: readonly Action[], speaker: Speaker, main: boolean): PlateOf[] {
  if (!those(legal, "dial").length) return [];
  return [{ id: "dial", label: speaker.say("board-dial"), sub: speaker.say("board-dial-sub"), main, does: { grip: { mode: "dial" } } }];
}

/** Done with laying: the rest goes back, or some of it is kept. */
function done(legal: readonly Action[], view: View, speaker: Speaker): PlateOf {
  const count = heldBy(view).length;
  const puts = those(legal, "put-back");
  const keeps = those(legal, "keep");
  const id = "done";
  const isOpen = puts.length + keeps.length > 0;
  if (count === 0) return { id, label: speaker.say("board-done"), sub: "", main: true, does: isOpen ? { act: [(puts[0] ?? keeps[0])!] } : null };
  const label = speaker.say("board-put-back", { count });
  const main = isOpen && !those(legal, "lay").length && !those(legal, "dial").length;
  if (keeps.length === 1) return { id, label, sub: "", main, does: { act: [keeps[0]!] } };
  if (keeps.length) return { id, label: speaker.say("board-keep"), sub: speaker.say("board-keep-sub"), main, does: { grip: { mode: "keep", nths: [] } } };
  if (!puts.length) return { id, label, sub: speaker.say("board-lay-first"), main: false, does: null };
  if (puts.length === 1) return { id, label, sub: where(view, speaker), main, does: { act: [puts[0]!] } };
  return { id, label, sub: speaker.say("board-put-back-choose", { count: toFill(legal), place: (view.filling ?? 0) + 1 }), main, does: { grip: { mode: "put-back", nths: [] } } };
}

const where = (view: View, speaker: Speaker): string => (view.filling === null ? "" : speaker.say("board-put-where", { place: view.filling + 1 }));

function confirm(legal: readonly Action[], view: View, grip: Extract<Grip, { mode: "finish" | "put-back" | "keep" }>, speaker: Speaker): PlateOf {
  const move = confirmed(legal, view, grip);
  const does = move ? { act: [move] } : null;
  if (grip.mode === "finish") {
    const label = speaker.say(`board-${mannerOf(view, grip.door)}`, { door: grip.door + 1 });
    return { id: "confirm", label, sub: grip.keys.join(" ") || speaker.say("board-choose-keys"), main: true, does };
  }
  const keys = grip.nths.map((nth) => heldBy(view)[nth]!.key).join(" ");
  if (grip.mode === "keep" && !grip.nths.length) return { id: "confirm", label: speaker.say("board-keep-which"), sub: speaker.say("board-keep-sub"), main: false, does: null };
  if (grip.mode === "keep") return { id: "confirm", label: speaker.say("board-keep-these", { count: grip.nths.length }), sub: keys, main: true, does };
  const need = toFill(legal) - grip.nths.length;
  return { id: "confirm", label: speaker.say("board-put-here", { place: (view.filling ?? 0) + 1 }), sub: need > 0 ? speaker.say("board-put-more", { count: need }) : keys, main: true, does };
}

/** To keep nothing is a choice of its own: whoever has chosen no key yet has not made it. */
function keepNone(legal: readonly Action[], view: View, grip: Extract<Grip, { mode: "keep" }>, speaker: Speaker): PlateOf[] {
  const none = grip.nths.length ? null : confirmed(legal, view, grip);
  return none ? [{ id: "keep-none", label: speaker.say("board-keep-none"), sub: speaker.say("board-put-back", { count: heldBy(view).length }), main: false, does: { act: [none] } }] : [];
}

function giveUp(speaker: Speaker): PlateOf {
  return { id: "cancel", label: speaker.say("board-cancel"), sub: "", main: false, does: { grip: FREE } };
}
