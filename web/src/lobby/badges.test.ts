import { expect, test } from "vitest";

import type { SeatLine } from "../lib/wire";
import { wornByOthers } from "./badges";

const line = (colour: number, emblem: SeatLine["emblem"]): SeatLine => ({ name: "Anne", bot: null, away: null, vacant: false, muted: false, host: false, colour, emblem });

test("what the others wear is taken, what I wear is not", () => {
  const worn = wornByOthers([line(0, "sun"), null, line(3, "bell")], 0);
  expect([...worn.colours]).toEqual([3]);
  expect([...worn.emblems]).toEqual(["bell"]);
});
