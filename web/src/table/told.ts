/** Whatever has happened at a table, as a sentence: the game's own, or ours for what happens beside it. */

import { claimsOf, type LogEntry } from "../lib/eyes.svelte";
import type { GameScreen, Scene } from "../lib/game";
import { Speaker } from "../lib/speaker";
import type { Happening, MatchView, Notice, Seat } from "../lib/wire";
import { isTold } from "./journal";

/** The sentences of one entry, to the one who looks through these eyes. */
export function told(entry: LogEntry, screen: GameScreen, me: Seat | null): string[] {
  const speaker = new Speaker(screen.id, entry.names, me, claimsOf(entry.view?.table));
  return entry.happened.filter(isTold).flatMap((one) => sentence(one, screen, speaker, entry.view) ?? []);
}

/** The last thing that mattered, in one piece. */
export function lastTold(log: readonly LogEntry[], screen: GameScreen, me: Seat | null): string {
  for (const entry of [...log].reverse()) {
    const lines = told({ ...entry, happened: entry.happened.filter((one) => !isQuiet(one, screen)) }, screen, me);
    if (lines.length > 0) return lines.join(" ");
  }
  return "";
}

/** What had happened before the log began, as far as the scene of that time tells. */
export function historyOf(first: Scene | null, screen: GameScreen, speaker: Speaker): string[] {
  if (first === null || !screen.history) return [];
  return screen.history(first, new Speaker(screen.id, speaker.names, speaker.me, claimsOf(first.view.table)));
}

/** The last few things that were done and said in the game, to everybody: without what goes on beside it. */
export function lately(log: readonly LogEntry[], screen: GameScreen, most: number): string[] {
  const isPlayed = (one: Happening) => "event" in one && !isQuiet(one, screen);
  return log.flatMap((entry) => told({ ...entry, happened: entry.happened.filter(isPlayed) }, screen, null)).slice(-most);
}

const isQuiet = (one: Happening, screen: GameScreen) => "event" in one && (screen.isQuiet?.(one) ?? false);

function sentence(happening: Happening, screen: GameScreen, speaker: Speaker, view: MatchView | null): string | null {
  if ("table" in happening) return notice(happening, speaker);
  return (screen.logLine && view ? screen.logLine(happening, speaker, view) : speaker.tell(happening)) || null;
}

function notice(happening: Notice, speaker: Speaker): string | null {
  const message = `table-notice-${happening.table}`;
  if (!speaker.texts.has(message)) return null; // a newer house
  const seat = "seat" in happening ? happening.seat : null;
  return speaker.say(message, {
    name: "name" in happening && happening.name !== null ? happening.name : seat === null ? "" : speaker.name(seat),
    is: speaker.relation(seat),
    muted: "muted" in happening && happening.muted ? "yes" : "no",
    why: "why" in happening ? happening.why : "",
  });
}
