/** Why a game cannot start yet, and how a seat is told of. */
import type { Info, SeatLine, You } from "../lib/wire";
import { words } from "../lib/words.svelte";

export const emptyChairs = (info: Info): number[] => info.seats.flatMap((line, seat) => (line === null ? [seat] : []));

/** Who is the host, as everybody knows: one without a seat has no name. */
export const hostOf = (info: Info): string => info.seats.find((line) => line?.host)?.name ?? "nobody";

/** One sentence; and whether the way is free. */
export function readiness(info: Info, you: You): { mayStart: boolean; why: string } {
  const count = emptyChairs(info).length;
  if (!you.host) return { mayStart: false, why: words.say("lobby-start-why-host", { host: hostOf(info), chairs: count ? "free" : "taken" }) };
  if (count) return { mayStart: false, why: words.say("lobby-start-why-empty", { count }) };
  return { mayStart: true, why: words.say("lobby-start-ready") };
}

/** What an invitation is good for now. */
export function invitation(info: Info, big: boolean): string {
  if (emptyChairs(info).length) return words.say(big ? "lobby-screen-why" : "lobby-invite-why");
  return words.say("lobby-full-why", { bots: info.seats.some((line) => line?.bot) ? "some" : "no" });
}

/** What somebody without a seat may do instead of sitting down: watch the game, or only see its lobby before he decides. */
export function lookingOn(info: Info): "watch" | "look" | null {
  if (info.settings.watching === "everyone") return "watch";
  if (info.phase === "lobby") return "look";
  return info.phase === "over" && info.settings.watching === "after-end" ? "watch" : null;
}

export function noteOf(line: SeatLine, seat: number, you: You, isHere: boolean): string {
  if (line.bot) return words.say("lobby-bot-level", { level: levelName(line.bot) });
  const parts = you.seats[0] === seat ? ["lobby-you"] : you.seats.includes(seat) ? ["lobby-yours"] : [isHere ? "lobby-here" : "lobby-away"];
  if (line.host && !(you.seats.includes(seat) && you.seats[0] !== seat)) parts.push("lobby-host");
  return parts.map((part) => words.say(part)).join("\u00a0· ");
}

export function levelName(level: string): string {
  return words.has(`lobby-level-${level}`) ? words.say(`lobby-level-${level}`) : level;
}

/** How such a bot plays this game, in the game's own words. */
export function levelWhy(game: string, level: string): string {
  const own = words.of(game);
  return own.has(`bot-${level}`) ? own.say(`bot-${level}`) : ""; // a newer house
}
