import { expect, it } from "vitest";

import { isDrawn, screenOf } from "./screens";

it("a game is drawn if it has a board here, and only then can it be shown", async () => {
  expect(isDrawn("coffre-et-cle")).toBe(true);
  expect(isDrawn("jeu-de-demain")).toBe(false);
  expect(await screenOf("jeu-de-demain")).toBeNull();
});
