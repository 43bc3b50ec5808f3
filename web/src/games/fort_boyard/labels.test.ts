// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import { called, explain } from "./labels";
import Note from "./Note.svelte";

describe("a name where room is short", () => {
  const told = (name: string, width: number) => called(name, width, 15, 11).text;
  it("stands whole where it can", () => {
    expect(told("Inès", 60)).toBe("Inès");
    expect(told("Bruno Konstantinopolski", 300)).toBe("Bruno Konstantinopolski");
  });
  it("keeps its first part, and initials of the others", () => {
    expect(told("Bruno Konstantinopolski", 60)).toBe("Bruno K.");
    expect(told("Anne-Élisabeth-Charlotte", 80)).toBe("Anne-É.-C.");
    expect(told("Anne-Élisabeth-Charlotte", 50)).toBe("Anne");
  });
  it("is cut only where even its first part is too long", () => {
    expect(told("Maximilienne-Bernadette", 50)).toMatch(/^Max.*…$/);
  });
});

it("a note is written as people of the language write it", async () => {
  for (const [language, written] of [["en", "5,000"], ["fr", "5\u202f000"]] as const) {
    await words.speak(language);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const note = mount(Note, { target: svg as unknown as HTMLElement, props: { note: 5000 } });
    flushSync();
    expect(svg.textContent?.trim()).toBe(written);
    await unmount(note);
  }
});

it("what is to be done is told for what people have in their hands", async () => {
  const KEYS = /\b(keys?|mouse|pointer|arrow|touches|souris|clavier|flèches|pointeur)\b/;
  for (const language of ["en", "fr"] as const) {
    await words.speak(language);
    await words.load("fort-boyard");
    const speaker = new Speaker("fort-boyard", ["Maud"], 0);
    for (const [card, isCoarse] of ["catapult", "nose-to-nose"].flatMap((card) => [[card, true], [card, false]] as const)) {
      vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));
      expect(KEYS.test(explain(card, 0, 0, speaker))).toBe(!isCoarse);
    }
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(speaker.say("whose-ready", { strokes: 3, hand: "finger" })).not.toMatch(KEYS);
    vi.unstubAllGlobals();
  }
});
