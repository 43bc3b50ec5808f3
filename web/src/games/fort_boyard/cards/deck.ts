/**
 * Cards of one's own (FB-40) as they are written on the page, and as the file that the house reads (games/fort_boyard/own.py).
 * What may be on a card is the house's to say: here nothing is checked but whether anything is written at all.
 */
import type { Fault } from "../../../lib/wire";
import { LANGUAGES, type Language } from "../../../lib/words.svelte";

export interface RiddleCard {
  kind: "riddle";
  id: number; // on this page
  question: string;
  answers: string; // one a line
  one_answer: boolean;
}

export interface TrialCard {
  kind: "trial";
  id: number;
  title: string;
  text: string;
  success: string;
  seconds: string;
}

export type Card = RiddleCard | TrialCard;

export interface Deck {
  language: Language;
  cards: readonly Card[];
}

export const riddles = (deck: Deck): RiddleCard[] => deck.cards.filter((card) => card.kind === "riddle");
export const trials = (deck: Deck): TrialCard[] => deck.cards.filter((card) => card.kind === "trial");
export const nextId = (deck: Deck): number => Math.max(0, ...deck.cards.map(({ id }) => id)) + 1;
export const blankRiddle = (id: number): RiddleCard => ({ kind: "riddle", id, question: "", answers: "", one_answer: false });
export const blankTrial = (id: number): TrialCard => ({ kind: "trial", id, title: "", text: "", success: "", seconds: "" });

export function isBlank(card: Card): boolean {
  const written = card.kind === "riddle" ? [card.question, card.answers] : [card.title, card.text, card.success, card.seconds];
  return written.every((text) => !text.trim());
}

/** Without those on which nothing is written yet. */
export const written = (deck: Deck): Deck => ({ ...deck, cards: deck.cards.filter((card) => !isBlank(card)) });

// -- the file --------------------------------------------------------------------------------------------------------

export function toToml(deck: Deck): string {
  const cards = [...riddles(deck), ...trials(deck)].map((card) => (card.kind === "riddle" ? ofRiddle(card) : ofTrial(card)));
  return [`game = "fort-boyard"\nlanguage = ${quoted(deck.language)}\n`, ...cards].join("\n");
}

function ofRiddle({ question, answers, one_answer }: RiddleCard): string {
  const lines = answers.split("\n").map((answer) => answer.trim()).filter(Boolean);
  return `[[riddle]]\nquestion = ${quoted(question.trim())}\nanswers = [${lines.map(quoted).join(", ")}]\n${one_answer ? "one_answer = true\n" : ""}`;
}

function ofTrial({ title, text, success, seconds }: TrialCard): string {
  const time = seconds.trim();
  const last = [success.trim() && `success = ${quoted(success.trim())}\n`, time && `seconds = ${/^\d{1,6}$/.test(time) ? Number(time) : quoted(time)}\n`];
  return `[[trial]]\ntitle = ${quoted(title.trim())}\ntext = ${quoted(text.trim())}\n${last.join("")}`;
}

/** A text of several lines stays readable. TOML escapes as JSON does, and one sign more. */
function quoted(text: string): string {
  const inner = text.split("\n").map((line) => JSON.stringify(line).slice(1, -1).replaceAll("\u007f", "\\u007f"));
  return inner.length === 1 ? `"${inner[0]}"` : `"""\n${inner.join("\n")}"""`;
}

/** What the house has read in a file: `sheet` of its answer. */
export function ofSheet(sheet: Record<string, unknown>): Deck {
  const { language, riddle, trial } = sheet as unknown as Sheet;
  const cards = [
    ...riddle.map(({ question, answers, one_answer }) => ({ kind: "riddle", question, answers: answers.join("\n"), one_answer }) as const),
    ...trial.map(({ title, text, success, seconds }) => ({ kind: "trial", title, text, success, seconds: seconds === null ? "" : String(seconds) }) as const),
  ];
  return { language, cards: cards.map((card, nth) => ({ ...card, id: nth + 1 })) };
}

interface Sheet {
  language: Language;
  riddle: { question: string; answers: string[]; one_answer: boolean }[];
  trial: { title: string; text: string; success: string; seconds: number | null }[];
}

// -- what this browser has kept ----------------------------------------------------------------------------------------

/** As it was; null if it is no deck (any more). */
export function ofDraft(draft: unknown): Deck | null {
  if (typeof draft !== "object" || draft === null || !("language" in draft) || !("cards" in draft) || !Array.isArray(draft.cards)) return null;
  const language = LANGUAGES.find((one) => one === draft.language);
  return language && draft.cards.every(isCard) ? { language, cards: draft.cards.map((card: Card, nth) => ({ ...card, id: nth + 1 })) } : null;
}

function isCard(card: unknown): card is Card {
  if (typeof card !== "object" || card === null || !("kind" in card)) return false;
  const like = card.kind === "riddle" ? blankRiddle(0) : card.kind === "trial" ? blankTrial(0) : null;
  return like !== null && Object.entries(like).every(([name, value]) => typeof (card as Record<string, unknown>)[name] === typeof value);
}

// -- what the house finds wrong ----------------------------------------------------------------------------------------

/** Where each fault belongs: by the card's id, and "" for the deck as a whole. Its line is of no use on a page. */
export function placed(deck: Deck, faults: readonly Fault[]): Record<string, Fault[]> {
  const sent = written(deck);
  const found: Record<string, Fault[]> = {};
  for (const fault of faults) {
    const cards = fault.details.kind === "trial" ? trials(sent) : riddles(sent);
    const card = typeof fault.details.number === "number" ? cards[fault.details.number - 1] : undefined;
    (found[card ? String(card.id) : ""] ??= []).push({ ...fault, details: { ...fault.details, line: 0, number: card ? numberOf(deck, card) : 0 } });
  }
  return found;
}

/** As it stands on the page, among those of its kind. */
export const numberOf = (deck: Deck, card: Card): number => deck.cards.filter(({ kind }) => kind === card.kind).findIndex(({ id }) => id === card.id) + 1;
