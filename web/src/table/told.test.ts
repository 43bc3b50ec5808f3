import { beforeAll, describe, expect, it } from "vitest";
import coffre from "../games/coffre_et_cle";
import type { LogEntry } from "../lib/eyes.svelte";
import type { GameScreen } from "../lib/game";
import type { Happening, MatchView } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { lastTold, lately, told } from "./told";

const { id, isQuiet }: GameScreen = coffre;
const screen = { id, isQuiet } as GameScreen;
const entry = (...happened: Happening[]): LogEntry => ({ key: 1, seq: 1, happened, view: null, names: ["Anne", "Bruno"] });

beforeAll(async () => {
  await words.speak("en");
  await words.load("coffre-et-cle");
});

describe("what has happened", () => {
  it("is told by the game, to whoever reads", () => {
    const passed = { event: "passed", seat: 0 } as const;
    expect(told(entry(passed), screen, 1)).toEqual(["Anne passes."]);
    expect(told(entry(passed), screen, 0)).toEqual(["You pass."]);
  });

  it("is told by the game as the table plays it", () => {
    const own = { ...screen, logLine: (event, _, view) => `${"event" in event ? event.event : ""} in deal ${view.deal}` } as GameScreen;
    const passed = { ...entry({ event: "passed", seat: 0 } as const), view: { deal: 2 } as MatchView };
    expect(told(passed, own, 0)).toEqual(["passed in deal 2"]);
  });

  it("is told by the house where it is no game's", () => {
    expect(told(entry({ table: "went-away", seat: 1, why: "lost" }), screen, 0)).toEqual(["Bruno has lost the line: a bot sits in."]);
    expect(told(entry({ table: "taken-back", seat: 0 }), screen, 0)).toEqual(["You have taken the last action back."]);
  });

  it("leaves out chat, and what a newer house may say", () => {
    const chat = { table: "chat", seat: 0, name: "Anne", text: "Hm", at: 0 } as const;
    expect(told(entry(chat, { table: "moon-rose" } as unknown as Happening), screen, 0)).toEqual([]);
  });

  it("is told from afar by its last few deeds, without ends of turns and what goes on beside the game", () => {
    const did = (event: string, seat: number) => entry({ event, seat } as unknown as Happening);
    const log = [did("passed", 0), did("turn-ended", 0), entry({ table: "went-away", seat: 1, why: "lost" }), did("passed", 1), did("turn-ended", 1)];
    expect(lately(log, screen, 3)).toEqual(["Anne passes.", "Bruno passes."]);
    expect(lately(log, screen, 1)).toEqual(["Bruno passes."]);
  });

  it("leaves in the strip what was done in a turn when it is over", () => {
    const passed = entry({ event: "passed", seat: 0 } as const);
    const over = entry({ event: "turn-ended", seat: 0 } as const);
    expect(lastTold([passed, over], screen, 1)).toBe("Anne passes.");
    expect(lastTold([over], screen, 1)).toBe("");
  });
});
