import { beforeAll, describe, expect, it } from "vitest";

import { settled } from "../../lib/art/letters";
import { Speaker } from "../../lib/speaker";
import { words, type Language } from "../../lib/words.svelte";
import { layout } from "./geometry";
import { balloonRoom, spoken } from "./spoken";
import type { Sentence, Spoken } from "./wire";

const NAMES = ["Camille", "Léon", "Inès", "Youssef", "Margaux", "Bo", "Marie-Antoinette", "Théo"];
const LONG = 6; // the seat with the longest name
const SAYS: Sentence[] = [
  { says: "dealt", cards: ["key", "treasure", "fake-key"] },
  { says: "hold", seat: 1, cards: ["fake-key", "neutral"] },
  { says: "hold", seat: LONG, cards: ["treasure", "fake-key"] },
  { says: "saw", place: 1, turn: 41, cards: ["treasure", "fake-key"] },
  { says: "gave", place: 0, turn: 41, cards: ["treasure", "fake-key"] },
  { says: "suspect", seat: LONG, card: "fake-key", sureness: "high" },
  { says: "intend", intent: "spare", target: LONG },
  { says: "intend", intent: "swap", target: 1 },
  { says: "ask", seat: LONG, topic: "saw" },
  { says: "request", seat: LONG, deed: "spare", target: 1 },
  { says: "request", seat: LONG, deed: "observe", target: 0 },
  { says: "agree", claim: 0 },
  { says: "dispute", claim: 0 },
  { says: "retract", claim: 0 },
];
const record: Spoken[] = [{ number: 0, seat: LONG, turn: 0, after: 0, says: SAYS[3]! }];
const boxes = (["wide", "tall"] as const).flatMap((size) =>
  [4, 5, 6, 7, 8].flatMap((seats) => {
    const at = layout(size, seats, 0);
    return (size === "wide" ? at.balloons : [...at.voices.open, ...at.voices.forced]).flatMap((box) => (box ? [{ size, seats, box }] : []));
  }),
);

describe.each<Language>(["fr", "en"])("what is said, in %s", (language) => {
  beforeAll(async () => {
    await words.speak(language);
    await words.load("coffre-et-cle");
  });

  it("stands whole in every balloon, in one form or the other", () => {
    const speaker = new Speaker("coffre-et-cle", NAMES, 0, record);
    for (const says of SAYS) {
      const texts = spoken({ number: 1, seat: 1, turn: 41, after: 1, says }, speaker);
      for (const { size, seats, box } of boxes) {
        const { lines } = settled(texts, balloonRoom(box, size === "tall"), 15, 11.5);
        expect(texts, `${size}, ${seats} seats, ${JSON.stringify(box)}`).toContain(lines.join(" "));
      }
    }
  });

  it("is told in its own words where there is room", () => {
    const speaker = new Speaker("coffre-et-cle", NAMES, 0, record);
    const texts = spoken({ number: 1, seat: 1, turn: 2, after: 1, says: { says: "hold", seat: 1, cards: ["key"] } }, speaker);
    const { lines } = settled(texts, balloonRoom(boxes[0]!.box, false), 15, 11.5);
    expect(lines.join(" ")).toBe(language === "fr" ? "«\u00a0Je tiens la Clé.\u00a0»" : "“I hold the Key.”");
  });

  it("keeps long names short where there is not", () => {
    const speaker = new Speaker("coffre-et-cle", NAMES.map((name) => name.padEnd(24, "W")), 0, record);
    const [whole, brief] = spoken({ number: 1, seat: 1, turn: 2, after: 1, says: { says: "agree", claim: 0 } }, speaker);
    expect(brief!.length).toBeLessThan(40);
    expect(whole!.length).toBeGreaterThan(60);
  });
});
