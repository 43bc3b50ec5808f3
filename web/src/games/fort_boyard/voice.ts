/** The browser's own voice, where it has one: it reads riddles to whoever wants it. */

/** Whether this person wants it, as long as the page is open. */
export const voice = { isOn: false };

export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

export function speak(text: string, language: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text.replaceAll("\n", " "));
  said.lang = language === "fr" ? "fr-FR" : "en-GB";
  said.rate = 0.92; // an old woman in a tower is in no hurry
  said.pitch = 0.85;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
