/** The journal's lines. Where notes are forgotten, it keeps none either; where a force locks, it says so. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent } from "../../lib/wire";
import { table } from "./pieces";
import type { GameEvent, Options } from "./wire";

type House = Pick<Options, "notes" | "force_locks">;

/** Events come without a scene; how this table plays is known from the scene that was spoken of last. */
let house: House = { notes: true, force_locks: false };
export function heed(scene: Scene): void {
  house = table(scene).options;
}

export function logLine(event: AnyEvent, speaker: Speaker): string | null {
  return lineOf(event as GameEvent, speaker, house);
}

export function lineOf(event: GameEvent, speaker: Speaker, { notes, force_locks }: House): string {
  const line = speaker.tell(notes ? event : publicPart(event));
  if (event.event !== "forced" || !force_locks) return line;
  return `${line} ${speaker.say("forced-locks", { seat: speaker.name(event.seat), "seat-is": speaker.relation(event.seat) })}`;
}

/** As everybody saw it (CC-07 to CC-09). */
function publicPart(event: GameEvent): GameEvent {
  if (event.event === "observed") return { ...event, card: null };
  if (event.event === "swapped" || event.event === "forced") return { ...event, gave: null, got: null };
  return event;
}
