/** The journal's lines. Where everything is kept in the head (CS-12), it remembers nothing that others did not see. */

import type { Scene } from "../../lib/game";
import type { Speaker } from "../../lib/speaker";
import type { GameEvent as AnyEvent } from "../../lib/wire";
import { table } from "./pieces";
import type { GameEvent, SafeMemory } from "./wire";

/** Events come without a scene; how this table plays is known from the scene that was spoken of last. */
let memory: SafeMemory = "notes";
export function heed(scene: Scene): void {
  memory = table(scene).options.safe_memory;
}

export function logLine(event: AnyEvent, speaker: Speaker): string | null {
  return lineOf(event as GameEvent, speaker, memory);
}

export function lineOf(event: GameEvent, speaker: Speaker, remembers: SafeMemory): string {
  if (remembers === "notes" || !hides(event)) return speaker.tell(event);
  return speaker.say(`journal-${event.event}`, {
    seat: speaker.name(event.seat),
    "seat-is": speaker.relation(event.seat),
    place: "place" in event ? event.place + 1 : "",
    axle: "axle" in event ? event.axle + 1 : "",
    level: "level" in event ? speaker.say(`level-${event.level}`) : "",
    nth: "nth" in event ? event.nth + 1 : "",
    count: "count" in event ? event.count : 1,
  });
}

type Private = Extract<GameEvent, { event: "bunch-taken" | "gear-seen" | "digit-dialled" | "keys-kept" | "keys-put-back" }>;

/** Whether it tells me something that others were not told. */
function hides(event: GameEvent): event is Private {
  switch (event.event) {
    case "gear-seen":
    case "digit-dialled":
      return event.digit !== null;
    case "bunch-taken":
    case "keys-kept":
    case "keys-put-back":
      return event.keys.length > 0;
    default:
      return false;
  }
}
