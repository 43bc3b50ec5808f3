import { expect, test } from "vitest";

import { lettersOf } from "./code";

test("a code may be written as one hears it", () => {
  expect(["tsp-kwg", " TS PK WG ", "tspkwgxx", "t_s"].map(lettersOf)).toEqual(["TSPKWG", "TSPKWG", "TSPKWG", "TS"]);
});
