import { expect, it } from "vitest";

import type { Scene } from "./game";
import { actor, actorOf, together } from "./hands";
import type { Action, Hand } from "./wire";

const roll = { do: "roll" } as unknown as Action;
const rule = { do: "rule-right" } as unknown as Action;
const hands: Hand[] = [
  { seat: 0, legal: [], open: [{ do: "rule-right", limits: {} }] },
  { seat: 1, legal: [roll], open: [] },
  { seat: 2, legal: [roll], open: [] },
];
const shared = { hands, view: { to_act: [1, 2] } } as unknown as Scene;

it("speaks to whoever is awaited before whoever merely may", () => {
  expect(actor(shared)).toBe(1);
  expect(actor({ ...shared, hands: [hands[0]!] })).toBe(0);
  expect(actor({ ...shared, hands: [] })).toBeNull();
});

it("does an action for the first one who may do it", () => {
  expect(actorOf(shared, roll)).toBe(1);
  expect(actorOf(shared, rule)).toBe(0);
  expect(actorOf(shared, { do: "vote" } as unknown as Action)).toBeNull();
});

it("offers once what several may do", () => {
  expect(together(shared)).toEqual({ legal: [roll], open: [{ do: "rule-right", limits: {} }] });
});
