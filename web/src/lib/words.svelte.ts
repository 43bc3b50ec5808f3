/**
 * Every word that a person reads: the same Fluent files as the terminal's, loaded when a language is first spoken.
 *
 * `words.say(id, details)` speaks for the house, `words.of(game)` for a game and the house. Whoever says something in a
 * template follows the language: it can change at any moment.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, string | number>;

export interface Texts {
  readonly language: Language;
  has(id: string): boolean;
  say(id: string, details?: Details): string;
}

type Load = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/ludotheque/texts/*.ftl", { import: "default" });
const games = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/*.ftl", { import: "default" });
const lids = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/*.ftl", { import: "default", query: "?lid" });

const LONGEST = 400; // longer words can only come from outside
const QUOTED = 60; // so much of them is shown

/** The room of a game is its folder: coffre-et-cle lives in coffre_et_cle. */
const roomOf = (game: string) => game.replaceAll("-", "_");

const lidOf = (game: string) => `${game}?lid`;

class Words implements Texts {
  #language = $state<Language>("fr");
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // by game, by its lid; "" is the house
  #wanted = new Set<string>([""]);
  #asked = 0;
  #next: Language = "fr"; // what will be spoken when its words have come
  #coming: Promise<void> = Promise.resolve(); // the words asked for last

  get language(): Language {
    return this.#language;
  }

  /** From now on this language. What is on screen changes when all its words are there. */
  speak(language: Language): Promise<void> {
    this.#next = language;
    this.#coming = this.#fetch(language, ++this.#asked);
    return this.#coming;
  }

  async #fetch(language: Language, asked: number): Promise<void> {
    const bundles = await bundlesOf(language, [...this.#wanted]);
    if (asked !== this.#asked) return this.#coming; // another wish has come since, and holds this one's words too
    this.#bundles = bundles;
    this.#language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** A game's words, in whatever language is spoken. */
  load(game: string): Promise<void> {
    return this.#want(game);
  }

  /** What is printed on a game's box: its name, and what it is like. */
  loadLid(game: string): Promise<void> {
    return this.#want(lidOf(game));
  }

  async #want(part: string): Promise<void> {
    this.#wanted.add(part);
    if (!(part in this.#bundles)) await this.speak(this.#next);
  }

  has(id: string): boolean {
    return this.of("").has(id);
  }

  say(id: string, details: Details = {}): string {
    return this.of("").say(id, details);
  }

  /** The words of a game and the house; of its box and the house, or of the house alone, until `load` is done. */
  of(game: string): Texts {
    const bundle = () => this.#bundles[game] ?? this.#bundles[lidOf(game)] ?? this.#bundles[""];
    const language = () => this.#language;
    return {
      get language() {
        return language();
      },
      has: (id) => bundle()?.hasMessage(id) ?? false,
      say: (id, details = {}) => filled(bundle(), id, details),
    };
  }
}

export const words = new Words();

export function languageOfBrowser(liked: readonly string[] = navigator.languages): Language {
  const ours = liked.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === ours.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

async function bundlesOf(language: Language, wanted: string[]): Promise<Record<string, FluentBundle>> {
  const made = wanted.map(async (part) => [part, await bundleOf(language, part)] as const);
  return Object.fromEntries(await Promise.all(made));
}

async function bundleOf(language: Language, part: string): Promise<FluentBundle> {
  const [game = "", lid] = part.split("?");
  const house = shared[`../../../src/ludotheque/texts/${language}.ftl`]!;
  const room = (lid ? lids : games)[`../../../src/ludotheque/games/${roomOf(game)}/texts/${language}.ftl`];
  const sources = await Promise.all([...(room ? [room] : []), house].map((load: Load) => load()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source)); // the first to have a message keeps it
  return bundle;
}

/** A message that is not there is a fault of ours, never a reason to show nothing. */
function filled(bundle: FluentBundle | undefined, id: string, details: Details): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no such message: ${id}`);
    return id;
  }
  const faults: Error[] = [];
  const args = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, digestible(value)]));
  const sentence = bundle.formatPattern(pattern, args, faults);
  if (faults.length) console.error(id, ...faults);
  return sentence;
}

export function shortened(text: string, most = QUOTED): string {
  const letters = [...text];
  return letters.length <= most ? text : letters.slice(0, most - 1).join("").trimEnd() + "…";
}

const digestible = (value: string | number) => (typeof value === "string" && value.length > LONGEST ? shortened(value) : value);
