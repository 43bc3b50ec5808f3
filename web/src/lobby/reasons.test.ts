import { expect, test } from "vitest";

import type { Info, Phase, SeatLine, Watching, You } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { invitation, levelName, levelWhy, lookingOn, readiness } from "./reasons";

const person: SeatLine = { name: "Anne", bot: null, away: null, vacant: false, host: true, muted: false, colour: 0, emblem: "sun" };
const table = (seats: (SeatLine | null)[], phase: Phase = "lobby", watching: Watching = "nobody"): Info =>
  ({ id: "t", phase, number: 0, seats, commitment: null, settings: { game: "coffre-et-cle", preset: null, options: {}, pace: "none", watching, open: false } });

test("who has no seat is offered what the house will grant", () => {
  expect(lookingOn(table([null], "lobby", "everyone"))).toBe("watch");
  expect(lookingOn(table([null], "lobby", "nobody"))).toBe("look");
  expect(lookingOn(table([null], "lobby", "after-end"))).toBe("look");
  expect(lookingOn(table([null], "playing", "everyone"))).toBe("watch");
  expect(lookingOn(table([null], "playing", "after-end"))).toBeNull();
  expect(lookingOn(table([null], "over", "after-end"))).toBe("watch");
  expect(lookingOn(table([null], "over", "nobody"))).toBeNull();
});

test("an invitation to a full table says so, and how a chair gets free", () => {
  expect(invitation(table([person, null]), true)).toBe(words.say("lobby-screen-why"));
  expect(invitation(table([person, null]), false)).toBe(words.say("lobby-invite-why"));
  expect(invitation(table([person]), true)).toBe(words.say("lobby-full-why", { bots: "no" }));
  expect(invitation(table([person, { ...person, bot: "regular" }]), true)).toBe(words.say("lobby-full-why", { bots: "some" }));
});

test("a guest at a full table waits for the host alone", () => {
  const guest = { host: false } as You;
  expect(readiness(table([person, null]), guest).why).toBe(words.say("lobby-start-why-host", { host: "Anne", chairs: "free" }));
  expect(readiness(table([person, person]), guest).why).toBe(words.say("lobby-start-why-host", { host: "Anne", chairs: "taken" }));
});

test.each(["fr", "en"] as const)("each game explains its own bots, and a level that it does not know has its bare name: %s", async (language) => {
  await words.speak(language);
  for (const game of ["casse-du-siecle", "coffre-et-cle"]) await words.load(game);
  const why = (level: string) => ["casse-du-siecle", "coffre-et-cle"].map((game) => levelWhy(game, level));
  expect(new Set(why("regular")).size).toBe(2);
  expect(new Set(why("random")).size).toBe(1);
  expect(why("forgetful").map(Boolean)).toEqual([true, false]);
  expect([levelName("grim"), levelWhy("casse-du-siecle", "grim")]).toEqual(["grim", ""]);
});
