/** Calls one word, at once and quickly: the one before it is no longer true. */
import { canSpeak } from "../../voice";

const RATE = 1.5;

export function call(word: string, language: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(word);
  said.lang = language === "fr" ? "fr-FR" : "en-GB";
  said.rate = RATE;
  speechSynthesis.speak(said);
}
