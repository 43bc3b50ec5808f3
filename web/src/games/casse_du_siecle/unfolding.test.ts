import { describe, expect, it } from "vitest";

import { moments, sceneOf } from "./fixtures";
import { sizeOf } from "./notes";
import { table } from "./pieces";
import { arrived, left } from "./unfolding";
import type { View } from "./wire";

const lying = (view: View) => ({
  doors: view.doors.map(({ owner, shut, opened, locks }) => ({ owner, shut, opened, locks })),
  bunches: view.bunches.map(sizeOf),
  known: view.bunches.map((layers) => layers.flatMap(({ keys }) => keys)),
  gears: view.axles.map((gears) => gears.length),
  hand: view.hand,
  held: view.held,
  tokens: view.tokens,
  pots: [view.door_pot, view.safe_pot],
});
const shown = moments.filter(({ before, events }) => events.length > 0 && !["starter", "gears", "keys"].includes(table(sceneOf(before)).phase) && !events.some(({ event }) => event === "ended"));

describe("what is shown while things move", () => {
  it.each(shown.map((moment, nth) => ({ title: `${nth} ${moment.name}: ${moment.events.map(({ event }) => event).join(", ")}`, ...moment })))(
    "comes to what the server then says: $title",
    ({ name, before, events, after }) => {
      const end = events.reduce((view, event) => arrived(left(view, event), event), table(sceneOf(before)));
      const [mine, theirs] = [lying(end), lying(table(sceneOf(after)))];
      if (name === "strict") mine.known = theirs.known; // put-backs are seen once, and not kept
      expect(mine).toEqual(theirs);
    },
  );
});
