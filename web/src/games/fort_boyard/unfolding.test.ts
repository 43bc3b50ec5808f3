import { describe, expect, it } from "vitest";

import { moments } from "./fixtures";
import { threats } from "./threats";
import { arrived, isOfTrial } from "./unfolding";
import type { GameEvent, View } from "./wire";

describe("what each event has brought about", () => {
  it.each(moments.map((moment, nth) => ({ ...moment, nth })))("comes to what the rules say came of it: $name $nth", ({ before, events, after }) => {
    const end = after.view.table as View;
    const came = events.filter((event) => !isOfTrial(event as never)).reduce((view, event) => arrived(view, event), before.view.table as View);
    for (const part of ["at", "cells", "keys", "purses", "chest", "notes", "supply"] as const) if (!isOddlyOrdered(events, part)) expect(came[part], part).toEqual(end[part]);
    if (end.phase === "over") expect(came.winners).toEqual(end.winners);
  });

  /** A black key that is put back goes out of the game for a red one of the supply, which no picture shows (FB-39). */
  const isOddlyOrdered = (events: readonly GameEvent[], part: string) => part === "supply" && events.some(({ event }) => event === "key-put-back");
});

describe("threats at the chest (FB-37)", () => {
  const spaces = Array.from({ length: 36 }, (_, at) => ([4, 11, 17, 25, 31].includes(at) ? "tiger" : "trial")) as View["spaces"];
  const sand = { beats: 6, beat: 0, ends: null, rolled: false, is_up: false };
  it("are the tigers within a throw of the roller's pawn, never the one it stands on", () => {
    expect(threats({ roller: 1, at: [0, 11], spaces, sand })).toEqual([{ die: 6, space: 17 }]);
    expect(threats({ roller: 0, at: [33, 11], spaces, sand })).toEqual([]);
    expect(threats({ roller: 0, at: [34, 11], spaces, sand })).toEqual([{ die: 6, space: 4 }]);
    expect(threats({ roller: 0, at: [34, 11], spaces, sand: { ...sand, rolled: true } })).toEqual([]);
    expect(threats({ roller: null, at: [34], spaces, sand })).toEqual([]);
  });
});
