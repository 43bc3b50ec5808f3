import { describe, expect, it } from "vitest";

import { Speaker } from "../../lib/speaker";
import five from "./fixtures/five.json";
import moments from "./fixtures/moments.json";
import { momentOf, sceneOf, type Glance, type Played } from "./fixtures";
import { spokenOf, table } from "./pieces";
import { doubtOf, record } from "./record";
import { choices, pieces, STRIPS, toggled } from "./strips";
import { facesAtEnd, heldThen } from "./tokens";
import { judged } from "./truth";
import type { Done, Said, Sentence, Spoken, View } from "./wire";

const game = five as unknown as Played[];
const last = table(sceneOf(game.at(-1)!));

/** A deal of four: seats 0 Key, 1 Treasure, 2 Fake Key, 3 Neutral; centre Neutral, Neutral; then seat 0 swaps left, seat 1 looks left. */
const done: Done[] = [
  { turn: 0, seat: 0, action: { do: "swap", place: 0 } },
  { turn: 1, seat: 1, action: { do: "observe", place: 0 } },
  { turn: 2, seat: 2, action: { do: "force", seat: 3, place: 1 } },
];
const spoken = (seat: number, after: number, says: Sentence, number = 0): Spoken => ({ number, seat, turn: after, after, says });
function viewOf(claims: Spoken[], more: Partial<View> = {}): View {
  const cards = { seats: ["neutral", "treasure", "fake-key", "neutral"], centre: ["key", "neutral"], removed: [], laid_open: [] } as View["cards"];
  return { ...last, seats: 4, turn: 3, done, claims, cards, treasure: null, designated: null, ...more };
}
const verdict = (claim: Spoken) => judged(viewOf([claim]))[0]!.verdict;

describe("the map of lies", () => {
  it("a card is held at the moment of the claim, not at the end", () => {
    expect(verdict(spoken(0, 0, { says: "hold", seat: 0, cards: ["key"] }))).toBe("true");
    expect(verdict(spoken(0, 1, { says: "hold", seat: 0, cards: ["key"] }))).toBe("false");
    expect(verdict(spoken(2, 3, { says: "hold", seat: 1, cards: ["key", "treasure"] }))).toBe("true");
  });

  it("what was dealt, seen and left is checked against the cards of then", () => {
    expect(verdict(spoken(0, 3, { says: "dealt", cards: ["key"] }))).toBe("true");
    expect(verdict(spoken(1, 3, { says: "saw", place: 0, turn: 1, cards: ["key"] }))).toBe("true");
    expect(verdict(spoken(1, 3, { says: "saw", place: 0, turn: 1, cards: ["neutral"] }))).toBe("false");
    expect(verdict(spoken(0, 3, { says: "gave", place: 0, turn: 0, cards: ["key"] }))).toBe("true");
  });

  it("who has not looked there then cannot have seen it", () => {
    expect(verdict(spoken(2, 3, { says: "saw", place: 0, turn: 1, cards: ["key"] }))).toBe("false");
    expect(verdict(spoken(1, 3, { says: "gave", place: 0, turn: 1, cards: ["treasure"] }))).toBe("false");
  });

  it("a forced player has seen what came and left what went", () => {
    expect(verdict(spoken(3, 3, { says: "saw", place: 1, turn: 2, cards: ["neutral"] }))).toBe("true");
    expect(verdict(spoken(3, 3, { says: "gave", place: 1, turn: 2, cards: ["neutral"] }))).toBe("true");
  });

  it("what he looked at only after he spoke, he had not seen, and what he gave up only later, he had not left", () => {
    expect(verdict(spoken(1, 1, { says: "saw", place: 0, turn: 1, cards: ["key"] }))).toBe("false");
    expect(verdict(spoken(1, 2, { says: "saw", place: 0, turn: 1, cards: ["key"] }))).toBe("true");
    expect(verdict(spoken(0, 0, { says: "gave", place: 0, turn: 0, cards: ["key"] }))).toBe("false");
    expect(verdict(spoken(0, 1, { says: "gave", place: 0, turn: 0, cards: ["key"] }))).toBe("true");
  });

  const opinions: Sentence[] = [
    { says: "suspect", seat: 0, card: "fake-key", sureness: "high" },
    { says: "intend", intent: "swap", target: 0 },
    { says: "intend", intent: "force", target: 3 },
    { says: "ask", seat: 1, topic: "hold" },
    { says: "request", seat: 1, deed: "pass", target: null },
  ];
  it.each(opinions)("opinions and wishes are never judged: $says", (says) => {
    expect(verdict(spoken(2, 1, says))).toBe("open");
  });

  it("nor is what one thinks of another's claim, true or false", () => {
    for (const cards of [["key"], ["neutral"]] as Said[][]) {
      const claim = spoken(0, 1, { says: "hold", seat: 0, cards });
      const said = judged(viewOf([claim, spoken(1, 1, { says: "agree", claim: 0 }, 1), spoken(2, 1, { says: "dispute", claim: 0 }, 2)]));
      expect(said.slice(1).map(({ verdict }) => verdict)).toEqual(["open", "open"]);
    }
  });

  it("what its speaker took back is neither true nor a lie, unless he took that back; another cannot do it for him", () => {
    const lie = spoken(0, 1, { says: "hold", seat: 0, cards: ["key"] });
    const back = spoken(0, 1, { says: "retract", claim: 0 }, 1);
    expect(judged(viewOf([lie, back])).map(({ verdict }) => verdict)).toEqual(["back", "open"]);
    expect(judged(viewOf([lie, { ...back, seat: 1 }]))[0]!.verdict).toBe("false");
    expect(judged(viewOf([lie, back, spoken(0, 1, { says: "retract", claim: 1 }, 2)])).map(({ verdict }) => verdict)).toEqual(["false", "back", "open"]);
  });

  it("nothing is judged while cards are hidden, and everything at the end", () => {
    expect(judged(table(sceneOf(game[30]!)))).toEqual([]);
    expect(judged(last)).toHaveLength(last.claims.length);
  });
});

describe("the claims board", () => {
  it("every deed and every claim that is not about a claim stands in one cell", () => {
    const entries = record(last).flatMap(({ cells }) => cells.flat());
    expect(entries.filter(({ kind }) => kind === "deed")).toHaveLength(last.done.length);
    expect(entries.filter(({ kind }) => kind === "claim")).toHaveLength(last.claims.filter(({ says }) => !("claim" in says)).length);
  });

  it("a public fact denies a look that never was", () => {
    const view = viewOf([spoken(2, 3, { says: "saw", place: 0, turn: 1, cards: ["key"] })], { cards: null });
    expect(doubtOf(view, view.claims[0]!)).toEqual({ by: "fact" });
  });

  describe("what everybody was told denies a claim, whenever it was made", () => {
    const missed = (seat: number, target: number): Done => ({ turn: 3, seat, action: { do: "designate", seat: target } });
    const final = { cards: null, done: [...done, missed(1, 3)], treasure: 1, designated: 3 };
    const falsely = { cards: null, done: [...done, missed(3, 2)], laid_open: ["false-treasure"] } as Partial<View>;
    const atSeats = { cards: null, options: { ...last.options, specials: "with_players" } } as Partial<View>;
    const hold = (seat: number, ...cards: Said[]): Sentence => ({ says: "hold", seat, cards });
    const denied: [string, Partial<View>, Spoken][] = [
      ["the designated player is not the Key", final, spoken(3, 4, hold(3, "key"))],
      ["nor the Fake Key", final, spoken(3, 4, hold(3, "key", "fake-key"))],
      ["nor was he, once he held that card", final, spoken(0, 3, hold(3, "key"))],
      ["nor did he see it come", final, spoken(3, 3, { says: "saw", place: 1, turn: 2, cards: ["key"] })],
      ["the Treasure's holder has nothing else", final, spoken(1, 0, hold(1, "neutral"))],
      ["and nobody else was dealt it", final, spoken(0, 0, { says: "dealt", cards: ["treasure"] })],
      ["nor saw it", final, spoken(1, 2, { says: "saw", place: 0, turn: 1, cards: ["treasure"] })],
      ["nor left it", final, spoken(0, 1, { says: "gave", place: 0, turn: 0, cards: ["treasure"] })],
      ["whom the False Treasure missed is not the Key", falsely, spoken(2, 4, hold(2, "key"))],
      ["who missed falsely is no Key", falsely, spoken(3, 4, hold(3, "key"))],
      ["and no Treasure, before either", falsely, spoken(3, 3, hold(3, "treasure"))],
      ["no special card was dealt to the centre", atSeats, spoken(0, 1, { says: "saw", place: 0, turn: 0, cards: ["key"] })],
      ["nor came from there", atSeats, spoken(3, 3, hold(3, "treasure", "fake-key"))],
    ];
    it.each(denied)("%s", (_, more, claim) => {
      expect(doubtOf(viewOf([claim], more), claim)).toEqual({ by: "fact" });
    });

    it.each([
      ["what he held before that card", final, spoken(3, 0, hold(3, "key"))],
      ["a Neutral", final, spoken(3, 4, hold(3, "neutral"))],
      ["another's Fake Key", final, spoken(2, 4, hold(2, "fake-key"))],
      ["the Fake Key of whom the False Treasure missed", falsely, spoken(2, 4, hold(2, "fake-key"))],
      ["a Treasure while only the False one has missed", falsely, spoken(1, 4, hold(1, "treasure"))],
      ["a designation that hit", { done: [...done, missed(1, 2)] }, spoken(2, 4, hold(2, "key"))],
    ] as [string, Partial<View>, Spoken][])("but not %s", (_, more, claim) => {
      expect(doubtOf(viewOf([claim], more), claim)).toBeNull();
    });
  });

  it("what is true is never denied", () => {
    for (const name of ["between, laid open, 0", "match over, 0"]) {
      const view = table(momentOf((moments as unknown as Record<string, Glance>)[name]!));
      const faces = facesAtEnd(view.seats, view.done, view.cards!);
      for (let after = 0; after <= view.done.length; after++)
        for (let seat = 0; seat < view.seats; seat++) {
          const card = spokenOf(heldThen(faces, view.seats, view.done, after, seat));
          const claim = spoken(0, after, { says: "hold", seat, cards: [card] });
          expect(doubtOf({ ...view, claims: [claim] }, claim), `${name}: ${seat} after ${after}`).toBeNull();
        }
    }
  });

  it("a look or a gift that came after the claim does not bear it out, and what was taken back is not doubted", () => {
    const early = spoken(1, 1, { says: "saw", place: 0, turn: 1, cards: ["key"] });
    const view = viewOf([early], { cards: null });
    expect(doubtOf(view, early)).toEqual({ by: "fact" });
    expect(doubtOf(viewOf([{ ...early, after: 2 }], { cards: null }), { ...early, after: 2 })).toBeNull();
    expect(doubtOf(viewOf([early, spoken(1, 1, { says: "retract", claim: 0 }, 1)], { cards: null }), early)).toBeNull();
  });

  it("two claims of one player on one token with different faces contradict; after the card has moved they do not", () => {
    const first = spoken(0, 0, { says: "hold", seat: 0, cards: ["key"] });
    const same = viewOf([first, spoken(0, 0, { says: "hold", seat: 0, cards: ["neutral"] }, 1)], { cards: null });
    expect(doubtOf(same, same.claims[1]!)).toEqual({ by: "claim", number: 0 });
    const moved = viewOf([first, spoken(0, 1, { says: "hold", seat: 0, cards: ["neutral"] }, 1)], { cards: null });
    expect(doubtOf(moved, moved.claims[1]!)).toBeNull();
  });

  it("there is one Key: who claims it in two places contradicts himself, unless he took the first back", () => {
    const claims = [spoken(2, 0, { says: "hold", seat: 2, cards: ["key"] }), spoken(2, 0, { says: "hold", seat: 1, cards: ["key"] }, 1)];
    const view = viewOf(claims, { cards: null });
    expect(doubtOf(view, claims[1]!)).toEqual({ by: "claim", number: 0 });
    const back = viewOf([...claims, spoken(2, 0, { says: "retract", claim: 0 }, 2)], { cards: null });
    expect(doubtOf(back, claims[1]!)).toBeNull();
  });

  it("another player's claim contradicts nothing", () => {
    const claims = [spoken(0, 0, { says: "hold", seat: 0, cards: ["key"] }), spoken(1, 0, { says: "hold", seat: 1, cards: ["key"] }, 1)];
    expect(doubtOf(viewOf(claims, { cards: null }), claims[1]!)).toBeNull();
  });

  it("agreement and doubt are shown at the claim that is meant", () => {
    const view = viewOf([spoken(0, 0, { says: "hold", seat: 0, cards: ["key"] }), spoken(1, 0, { says: "agree", claim: 0 }, 1), spoken(1, 0, { says: "dispute", claim: 0 }, 2)], { cards: null });
    expect(record(view)[0]!.cells.flat()[0]).toMatchObject({ kind: "claim", echoes: [{ seat: 1, agrees: false, number: 2 }] });
  });

  it("and no more once it is taken back", () => {
    const said = [spoken(0, 0, { says: "hold", seat: 0, cards: ["key"] }), spoken(1, 0, { says: "agree", claim: 0 }, 1), spoken(1, 0, { says: "retract", claim: 1 }, 2)];
    expect(record(viewOf(said, { cards: null }))[0]!.cells.flat()[0]).toMatchObject({ kind: "claim", echoes: [] });
  });
});

describe("claims by pressing", () => {
  const echo = { language: "fr" as const, has: () => true, say: (id: string, details: Record<string, string | number> = {}) => `${id} ${Object.values(details).join(" ")}` };
  const speaker = new Speaker("coffre-et-cle", ["Ana", "Bo", "Cléo", "Dan"], 0, [], echo);
  const view = viewOf([spoken(1, 0, { says: "hold", seat: 1, cards: ["key"] }), spoken(0, 0, { says: "dealt", cards: ["key"] }, 1)], { cards: null });

  it("all eleven kinds of claim can be made", () => {
    const kinds = STRIPS.map((strip) => strip.says(strip.begin(view, 0)!, 0).says);
    expect(new Set(kinds)).toEqual(new Set(["dealt", "hold", "saw", "gave", "suspect", "intend", "ask", "request", "agree", "dispute", "retract"]));
  });

  it("with nothing said yet, there is nothing to agree with", () => {
    const empty = viewOf([], { cards: null });
    for (const id of ["agree", "dispute", "retract"]) expect(STRIPS.find((strip) => strip.id === id)!.begin(empty, 0)).toBeNull();
  });

  it("a claim of what I saw starts from what I could have seen", () => {
    const saw = STRIPS.find(({ id }) => id === "saw")!;
    expect(saw.says(saw.begin(view, 1)!, 1)).toMatchObject({ place: 0, turn: 1 });
  });

  it("cards are one or several, in the order of the rulebook, never none", () => {
    expect(toggled(["neutral"], "key")).toEqual(["key", "neutral"]);
    expect(toggled(["key", "neutral"], "key")).toEqual(["neutral"]);
    expect(toggled(["neutral"], "neutral")).toEqual(["neutral"]);
  });

  it("every slot has choices, and its sentence has a place for it", () => {
    for (const strip of STRIPS) {
      const filled = strip.begin(view, 0)!;
      expect(pieces(strip, speaker).filter((part) => (strip.slots as string[]).includes(part))).toEqual(strip.slots);
      for (const slot of strip.slots) expect(choices(strip, slot, filled, speaker, view, 0).length).toBeGreaterThan(0);
    }
  });

  it("my own agreement and doubt can be taken back, too", () => {
    const retract = STRIPS.find(({ id }) => id === "retract")!;
    const mine = viewOf([spoken(1, 0, { says: "hold", seat: 1, cards: ["key"] }), spoken(0, 0, { says: "agree", claim: 0 }, 1)], { cards: null });
    expect(retract.says(retract.begin(mine, 0)!, 0)).toEqual({ says: "retract", claim: 1 });
  });

  it("when another is asked, he is not asked to act upon himself", () => {
    const request = STRIPS.find(({ id }) => id === "request")!;
    const filled = { ...request.begin(view, 0)!, seat: 2, wish: { deed: "designate", target: 3 } as const };
    const three = choices(request, "seat", filled, speaker, view, 0).find(({ text }) => text === "Dan")!;
    expect(request.says({ ...filled, ...three.fill }, 0)).toEqual({ says: "request", seat: 3, deed: "designate", target: 0 });
    const place = { ...filled, wish: { deed: "observe", target: 1 } as const };
    const one = choices(request, "seat", place, speaker, view, 0).find(({ text }) => text === "Bo")!;
    expect(request.says({ ...place, ...one.fill }, 0)).toMatchObject({ seat: 1, deed: "observe", target: 1 });
  });

  it("nobody is asked to designate himself", () => {
    const request = STRIPS.find(({ id }) => id === "request")!;
    const filled = { ...request.begin(view, 0)!, seat: 2 };
    const wishes = choices(request, "wish", filled, speaker, view, 0).map(({ fill }) => fill.wish!);
    expect(wishes).toContainEqual({ deed: "designate", target: 0 });
    expect(wishes).not.toContainEqual({ deed: "designate", target: 2 });
    expect(wishes).toContainEqual({ deed: "pass", target: null });
  });
});
