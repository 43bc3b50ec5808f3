import { describe, expect, it } from "vitest";

import { moments, sceneOf } from "./fixtures";
import { exchangeOf, trades } from "./offers";
import { moved, moves, table } from "./pieces";
import { arrived } from "./unfolding";
import { aims, along, press } from "./walking";
import type { Action, View } from "./wire";

const NOWHERE = { steps: new Map(), jumps: new Map(), choices: new Map() };

describe("a press", () => {
  const to = (spot: string): Action => ({ do: "step", to: spot }) as Action;
  const over = (spot: string): Action => ({ do: "jump", to: spot }) as Action;
  const view = { mover: 0, moving: "grey", rooms: ["entrance", "black", "grey", "white"], knights: [[{ at: "C3", portraits: [] }, { at: "D4", portraits: [] }, { at: "entrance", portraits: [] }]] } as unknown as View;
  const reach = aims([to("D3"), to("E4"), over("F4"), { do: "stop" }], view);

  it("on a neighbour is a step", () => {
    expect(press("D3", reach, false, null)).toEqual({ act: to("D3") });
  });

  it("on a landing place asks once more, for a rope is gone when it is thrown", () => {
    expect(press("F4", reach, false, null)).toEqual({ arm: "F4" });
    expect(press("F4", reach, false, "F4")).toEqual({ act: over("F4") });
    expect(press("F4", reach, true, null)).toEqual({ act: over("F4") });
  });

  it("with the rope in hand never steps, not even where a step is listed", () => {
    expect(press("D3", reach, true, null)).toBeNull();
    expect(press("F4", aims([to("F4"), over("F4")], view), true, null)).toEqual({ act: over("F4") });
  });

  it("elsewhere is nothing", () => {
    expect(press("A5", reach, false, null)).toBeNull();
    expect(press("A5", NOWHERE, true, "A5")).toBeNull();
  });

  it("on a knight that may be chosen chooses it, unless two stand there", () => {
    const choose = (helmet: string) => ({ do: "choose", helmet }) as Action;
    expect(press("C3", aims([choose("black"), choose("white")], view), false, null)).toEqual({ act: choose("black") });
    const together = { ...view, knights: [view.knights[0]!.map((knight) => ({ ...knight, at: "entrance" as const }))] };
    expect(aims([choose("black"), choose("white")], together).choices.size).toBe(0);
  });

  it("an arrow is a step in the picture's direction, with a rope a jump", () => {
    expect(along("up", false, reach, view)).toEqual([to("D3")]);
    expect(along("right", true, reach, view)).toEqual([over("F4")]);
    expect(along("left", false, reach, view)).toEqual([]);
  });
});

describe("what is offered", () => {
  it("a trade says what is given for what is taken, as it then happens", () => {
    let found = 0;
    for (const { before, events } of moments)
      for (const event of events) {
        if (event.event !== "robbed" && event.event !== "swapped") continue;
        const offered = trades(before.legal, table(sceneOf(before))).find(({ portrait, action }) => portrait === event.portrait && (action.do === "rob") === (event.event === "robbed"));
        if (!offered) continue; // somebody else's
        found++;
        expect(offered.given).toBe(event.given);
      }
    expect(found).toBeGreaterThan(0);
  });

  it("an exchange is the listed one of exactly these portraits", () => {
    const { before } = moments.find(({ before }) => before.legal.some((action) => action.do === "exchange"))!;
    const portraits = moved(table(sceneOf(before)))!.portraits;
    expect(exchangeOf(before.legal, [...portraits].reverse())).toEqual({ do: "exchange", portraits });
    expect(exchangeOf(before.legal, [])).toEqual({ do: "exchange", portraits: [] });
    expect(exchangeOf(moves(sceneOf(moments[0]!.before)), [])).toBeNull();
  });
});

describe("a view in the middle of a step", () => {
  it.each(moments.map((moment, nth) => ({ nth, moment })))("ends as the server says: $nth", ({ moment: { before, events, after } }) => {
    const end = events.reduce(arrived, table(sceneOf(before)));
    const { knights, ropes, piles, rooms, orientation } = table(sceneOf(after));
    expect({ knights: end.knights, ropes: end.ropes, rooms: end.rooms, orientation: end.orientation }).toEqual({ knights, ropes, rooms, orientation });
    if (table(sceneOf(before)).phase !== "piles") expect(end.piles).toEqual(piles);
  });
});
