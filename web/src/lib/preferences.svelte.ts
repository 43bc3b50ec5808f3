/** What this person likes on this device. Kept by the browser where it can be; where not, for as long as the page lives. */
import { languageOfBrowser, LANGUAGES, words, type Language } from "./words.svelte";

export type Light = "day" | "night";
export type Motion = "full" | "less";

interface Kept {
  light?: Light;
  language?: Language;
  sound?: boolean;
  motion?: Motion;
}

const KEY = "ludotheque"; // public/light.js reads it too
const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

class Preferences {
  #kept = $state<Kept>(read());
  #browserLight = $state<Light>(matches("(prefers-color-scheme: dark)") ? "night" : "day");
  #browserMotion = $state<Motion>(matches("(prefers-reduced-motion: reduce)") ? "less" : "full");

  get light(): Light {
    return this.#kept.light ?? this.#browserLight;
  }
  set light(light: Light) {
    this.#keep({ light });
  }

  get language(): Language {
    return this.#kept.language ?? languageOfBrowser();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get sound(): boolean {
    return this.#kept.sound ?? true;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get motion(): Motion {
    return this.#kept.motion ?? this.#browserMotion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }

  /** Show them, and follow the browser's own and those of another tab. */
  async live(): Promise<void> {
    follow("(prefers-color-scheme: dark)", (dark) => (this.#browserLight = dark ? "night" : "day"), this.#show);
    follow("(prefers-reduced-motion: reduce)", (less) => (this.#browserMotion = less ? "less" : "full"), this.#show);
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#kept = read();
      this.#show();
    });
    await this.#show();
  }

  #keep(some: Kept): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // forbidden or full: it holds until the page is closed
    }
    void this.#show();
  }

  #show = async (): Promise<void> => {
    document.documentElement.dataset.light = this.light;
    document.documentElement.dataset.motion = this.motion;
    if (words.language !== this.language || !words.has("you")) await words.speak(this.language);
  };
}

function follow(query: string, changed: (is: boolean) => void, show: () => Promise<void>): void {
  if (typeof matchMedia !== "function") return;
  matchMedia(query).addEventListener("change", (event) => {
    changed(event.matches);
    void show();
  });
}

/** Whatever is kept; what is not ours, or not any more, counts as nothing. */
function read(): Kept {
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
  const kept: Kept = {};
  if (found.light === "day" || found.light === "night") kept.light = found.light;
  if (LANGUAGES.includes(found.language as Language)) kept.language = found.language as Language;
  if (typeof found.sound === "boolean") kept.sound = found.sound;
  if (found.motion === "full" || found.motion === "less") kept.motion = found.motion;
  return kept;
}

export const preferences = new Preferences();
