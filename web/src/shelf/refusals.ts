/** Why a wish was refused: a sentence for people, and the field where it belongs. */
import { Speaker } from "../lib/speaker";
import type { Fault, GameLine } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { fieldOfFault } from "./choices";

const FIELDS: Record<string, string> = { "bad-seats": "seats", "too-many-seated": "seats", "bad-name": "name" };

export function refusedAt(game: GameLine, fault: Fault): { field: string | null; sentence: string } {
  const sentence = new Speaker(game.id).reason(fault);
  return { field: FIELDS[fault.code] ?? fieldOfFault(game, fault, sentence), sentence: worded(game, sentence) };
}

/** The terminal names options by their ids, because one types them there; on screen they have words. */
function worded(game: GameLine, sentence: string): string {
  const own = words.of(game.id);
  return game.options.reduce((told, { name }) => told.replaceAll(name, own.has(`option-${name}`) ? words.say("open-quoted", { name: own.say(`option-${name}`) }) : name), sentence);
}
