import { beforeAll, describe, expect, it } from "vitest";

import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import { tally, votesOf } from "./votes";
import type { View } from "./wire";

beforeAll(async () => {
  await words.speak("en");
  await words.load("coffre-et-cle");
});

const over = (names: View["names"], ending: View["ending"]) =>
  ({ seats: 4, names, ending, cards: { seats: ["neutral", "fake-key", "treasure", "key"], centre: [], removed: [], laid_open: [] } }) as unknown as View;
const told = (view: View) => tally(view, new Speaker("coffre-et-cle", ["Ana", "Bruno", "Chloé", "Denis"]));

describe("the vote in numbers", () => {
  it("counts the names that each got", () => {
    expect(votesOf({ seats: 4, names: [1, 3, null, 1] })).toEqual([0, 2, 0, 1]);
  });

  it("begins with whoever got most", () => {
    expect(told(over([3, 0, 1, 1], "fake-caught"))).toBe("Names: Bruno 2, Ana 1, Denis 1.");
  });

  it("says that a tie has saved the Fake Key", () => {
    expect(told(over([1, 0, null, 0], "fake-escaped"))).toBe("Names: Ana 2, Bruno 1.");
    expect(told(over([1, 0, null, null], "fake-escaped"))).toBe("Names: Ana 1, Bruno 1. A tie is enough for the Fake Key to get away.");
  });

  it("has nothing to say where nobody was named", () => {
    expect(told(over([null, null, null, null], "fake-escaped"))).toBe("");
  });
});
