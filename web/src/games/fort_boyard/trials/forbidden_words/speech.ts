/** What the forbidden words' screen makes of its stage and its events (trials/forbidden_words/pieces.py). */
import type { GameEvent, Seat } from "../../../../lib/wire";
import type { Marks } from "../../trials";
import type { ForbiddenWordsStage, Replied, WordSlipped } from "../../wire";

export type { ForbiddenWordsStage, WordSlipped };

export const LONGEST = 80; // characters

/** Who asks now. */
export const marksOf = ({ asker, next_asker }: ForbiddenWordsStage): Marks => {
  const now = asker ?? next_asker;
  return now === null ? {} : { [now]: "now" };
};

type Told = readonly { event: string }[];

/** What the candidate has said to this question, or what was wrong with it. */
export const slipIn = (events: readonly GameEvent[]): WordSlipped | null => ((events as Told).find((one) => one.event === "word-slipped") as WordSlipped | undefined) ?? null;
export const replyIn = (events: readonly GameEvent[]): Replied | null => ((events as Told).find((one) => one.event === "replied") as Replied | undefined) ?? null;

const PLAIN = /\p{M}/gu;
const WORD = /[\p{L}]+/gu;
const DRAWN_OUT = /(.)\1{2,}|(.)\2+$/gu;

/** Whether something typed so far holds a forbidden word: a hint while one types; the house judges. */
export function slips(text: string, forbidden: readonly string[]): boolean {
  const words = text.normalize("NFKD").toLowerCase().replace(PLAIN, "").match(WORD) ?? [];
  return words.some((word) => forbidden.includes(word.replace(DRAWN_OUT, "$1$2")));
}

/** Something can be sent: the house refuses what is empty. */
export const isSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Until when I have to do something, or whoever has the word: a moment of the log. */
export function myTime(stage: ForbiddenWordsStage, candidate: Seat, me: Seat | null): number | null {
  if (partOf(stage, candidate, me) === "asks" || stage.question === null) return stage.asking_until;
  return stage.is_answered ? null : stage.until;
}

export type Part = "candidate" | "asks" | "asked" | "watches";

/** What I am here, now. */
export function partOf(stage: ForbiddenWordsStage, candidate: Seat, me: Seat | null): Part {
  if (me === null) return "watches";
  if (me === candidate) return "candidate";
  if (me === stage.next_asker && !stage.is_prepared && stage.asking_until !== null) return "asks";
  return me === stage.asker ? "asked" : "watches";
}
