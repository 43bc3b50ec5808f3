import { expect, it } from "vitest";
import type { Scene } from "../lib/game";
import type { Replay } from "../lib/wire";
import { openedAll, peopleOf, scenesOf, stepFrom, toldUntil } from "./film";

const view = (outcome: unknown) => ({ to_act: [], outcome, table: {} });
const replay = {
  game: "coffre-et-cle",
  number: 1,
  seat: 1,
  names: ["Anne", "Bruno"],
  seats: [{ name: "Anne", bot: null, away: "lost", vacant: false, muted: false, host: true, colour: 3, emblem: "bell" }, null],
  scenes: [
    { at: 0, events: [], view: view(null) },
    { at: 9, events: [{ event: "passed", seat: 0 }], view: view({ how: "x" }) },
  ],
} as unknown as Replay;

it("has scenes in which nobody may act", () => {
  const scenes = scenesOf(replay);
  expect(scenes.map(({ legal, open, seat, isOver }) => [legal, open, seat, isOver])).toEqual([
    [[], [], 1, false],
    [[], [], 1, true],
  ]);
});

it("shows people as they sat, all awake", () => {
  expect(peopleOf(replay).map(({ name, away, colour, emblem }) => [name, away, colour, emblem])).toEqual([
    ["Anne", null, 3, "bell"],
    ["Bruno", null, 1, "moon"],
  ]);
});

it("opens each scene by the end of its own deal, and leaves those alone whose deal was never ended", () => {
  const at = (turn: number, between_deals: boolean) => ({ at: 0, events: [], view: { ...view(null), between_deals, table: { turn } } });
  const film = { ...replay, scenes: [at(0, false), at(1, true), at(2, false), at(3, true), at(4, false)] } as unknown as Replay;
  const turn = (scene: Scene) => (scene.view.table as { turn: number }).turn;
  const opened: [number, number][] = [];
  const scenes = openedAll(scenesOf(film), (scene, end) => (opened.push([turn(scene), turn(end)]), scene));
  expect(opened).toEqual([[0, 1], [1, 1], [2, 3], [3, 3]]);
  expect(scenes.map(turn)).toEqual([0, 1, 2, 3, 4]);
});

it("steps from one scene to the next by what happened between them", () => {
  const scenes = scenesOf(replay);
  expect(stepFrom(replay, scenes, 0)).toEqual({ events: [{ event: "passed", seat: 0 }], before: scenes[0], after: scenes[1] });
});

it("tells the last few steps, without those of which there is nothing to tell", () => {
  const step = (...names: string[]) => ({ at: 0, events: names.map((event) => ({ event })), view: view(null) });
  const film = { ...replay, scenes: [step("a"), step("b", "", "c"), step(""), step("d"), step("")] } as unknown as Replay;
  const told = (at: number, most: number) => toldUntil(film, at, most, ({ event }) => event).map(({ line }) => line);
  expect(told(3, 2)).toEqual(["b c", "d"]);
  expect(told(4, 3)).toEqual(["b c", "d", ""]);
  expect(told(1, 9)).toEqual(["a", "b c"]);
});
