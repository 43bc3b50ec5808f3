import { describe, expect, it } from "vitest";

import { revealOf } from "./reveal";
import type { CardsShown } from "./wire";

const cards: CardsShown = { seats: ["neutral", "fake-key", "treasure", "key"], centre: ["neutral", "neutral"], removed: [], laid_open: [] };

describe("the cards at the end", () => {
  it("who has designated, then who was, then the others", () => {
    expect(revealOf(cards, { event: "designated", by: 2, seat: 1 })).toEqual({ first: [2, 1], rest: [0, 3, 4, 5], last: null });
  });

  it("after the names the Fake Key comes last", () => {
    expect(revealOf(cards, undefined)).toEqual({ first: [], rest: [0, 2, 3, 4, 5], last: 1 });
  });

  it("if nobody held it, nobody is waited for", () => {
    const none: CardsShown = { ...cards, seats: ["neutral", "neutral", "treasure", "key"], centre: ["fake-key", "neutral"] };
    expect(revealOf(none, undefined)).toEqual({ first: [], rest: [0, 1, 2, 3, 4, 5], last: null });
  });
});
