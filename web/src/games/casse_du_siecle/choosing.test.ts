import { describe, expect, it } from "vitest";

import { aimedAt, beginning, completed, confirmed, FREE, layAll, mayPress, mayPressBunch, pressBunch, pressKey, pressLock, startFinish, without, type Grip, type Outcome } from "./choosing";
import { moments, sceneOf } from "./fixtures";
import { DOORS, heldBy, LETTERS, PLACES, table, those } from "./pieces";
import { plates } from "./plates";
import { Speaker } from "../../lib/speaker";
import { whyNot } from "./why";
import type { Action, Key, View } from "./wire";

const scenes = moments.flatMap(({ name, before }, nth) => (before.legal.length ? [{ title: `${nth} ${name} ${table(sceneOf(before)).phase}`, view: table(sceneOf(before)), legal: before.legal }] : []));
const mute = { language: "fr" as const, has: () => false, say: (id: string) => id };
const viewOf = (some: Partial<View>): View => ({ ...scenes[0]!.view, hand: [], mine_aside: [], ...some });
const lay = (key: Key, door: number): Action => ({ do: "lay", key, door });
const finish = (door: number, ...keys: Key[]): Action => ({ do: "finish", door, keys });
const putBack = (...keys: Key[]): Action => ({ do: "put-back", keys });
const keep = (...keys: Key[]): Action => ({ do: "keep", keys });

/** Everything that a hand could press with this grip. */
function presses(legal: Action[], view: View, grip: Grip): Outcome[] {
  return [
    ...heldBy(view).map((held) => pressKey(legal, view, grip, held)),
    ...DOORS.flatMap((door) => LETTERS.map((_, lock) => pressLock(legal, view, grip, door, lock))),
    ...DOORS.filter((door) => those(legal, "finish").some((move) => move.door === door)).map((door): Outcome => ({ grip: startFinish(legal, door, null) })),
    ...PLACES.map((place) => pressBunch(legal, grip, place)),
    ...plates(legal, view, grip, new Speaker("casse-du-siecle", [], 0, [], mute)).flatMap(({ does }): Outcome[] => (does === null ? [] : "grip" in does ? [does] : does.act.map((act) => ({ act })))),
  ];
}

describe("whatever is pressed", () => {
  it.each(scenes)("only listed moves are made, and each of them can be: $title", ({ legal, view }) => {
    const made = new Set<string>();
    const known = new Set<string>();
    let grips: Grip[] = [beginning(legal, view)];
    for (let depth = 0; depth < 7 && grips.length; depth++) {
      const next: Grip[] = [];
      for (const outcome of grips.flatMap((grip) => presses(legal, view, grip)))
        if ("act" in outcome) made.add(JSON.stringify(outcome.act));
        else if (!known.has(JSON.stringify(outcome.grip))) {
          known.add(JSON.stringify(outcome.grip));
          next.push(outcome.grip);
        }
      grips = next;
    }
    const listed = legal.filter((action) => action.do !== "look" && action.do !== "dial" && action.do !== "take-door").map((action) => JSON.stringify(action));
    expect([...made].sort()).toEqual([...new Set(listed)].sort());
  });
});

describe("a plate that begins to put a move together", () => {
  const speaker = new Speaker("casse-du-siecle", [], 0, [], mute);

  it("is followed in its place by none that makes one: to keep, to put back, to finish a door", () => {
    const begun = new Set<string>();
    const choosing = { legal: [putBack("3C", "3C"), putBack("3C", "4O")], view: viewOf({ phase: "laying", filling: 4, hand: ["3C", "4O"], mine_aside: ["3C"] }) };
    for (const { legal, view } of [...scenes, choosing])
      for (const [nth, { does }] of plates(legal, view, beginning(legal, view), speaker).entries()) {
        if (does === null || !("grip" in does)) continue;
        begun.add(does.grip.mode);
        const there = plates(legal, view, does.grip, speaker)[nth]?.does ?? null;
        expect(there === null || "grip" in there, JSON.stringify([does, there])).toBe(true);
      }
    expect([...begun].sort()).toEqual(expect.arrayContaining(["finish", "keep", "put-back"]));
  });
});

describe("a key in hand", () => {
  const legal = [lay("3C", 2), lay("3C", 0), lay("4O", 2)];
  const view = viewOf({ hand: ["3C", "4O", "5E"] });
  const [three, four, five] = heldBy(view);

  it("is taken up, aims at its homes alone, and is laid on the lock", () => {
    const taken = pressKey(legal, view, FREE, three!) as { grip: Grip };
    expect(aimedAt(legal, view, taken.grip, 2, 0)).toBe("lay");
    expect(aimedAt(legal, view, taken.grip, 2, 1)).toBeNull();
    expect(aimedAt(legal, view, taken.grip, 3, 0)).toBeNull();
    expect(pressLock(legal, view, taken.grip, 0, 0)).toEqual({ act: lay("3C", 0) });
    expect(pressLock(legal, view, taken.grip, 3, 0)).toEqual(taken);
  });

  it("with one home is laid by a second press, with two it is put down again", () => {
    expect(pressKey(legal, view, { mode: "free", nth: 1 }, four!)).toEqual({ act: lay("4O", 2) });
    expect(pressKey(legal, view, { mode: "free", nth: 0 }, three!)).toEqual({ grip: FREE });
  });

  it("without a home cannot be taken up", () => {
    expect(mayPress(legal, view, FREE, five!)).toBe(false);
    expect(pressKey(legal, view, FREE, five!)).toEqual({ grip: FREE });
  });

  it("laid without being taken up: a lock that one key fits takes it", () => {
    expect(pressLock(legal, view, FREE, 2, 1)).toEqual({ act: lay("4O", 2) });
  });
});

describe("all at once", () => {
  it("is offered only where nothing is to be decided", () => {
    const must = viewOf({ must_lay: true });
    expect(layAll([lay("3C", 2), lay("4O", 2)], must)).toHaveLength(2);
    expect(layAll([lay("3C", 2), lay("3C", 0), lay("4O", 2)], must)).toEqual([]);
    expect(layAll([lay("3C", 2), lay("4O", 2), finish(1, "5E")], must)).toEqual([]);
    expect(layAll([lay("3C", 2), lay("4O", 2)], viewOf({ must_lay: false }))).toEqual([]);
    expect(layAll([lay("3C", 2)], must)).toEqual([]);
  });
});

describe("a door finished in one move", () => {
  const legal = [finish(2, "3C", "4O"), finish(2, "3C", "3O"), finish(2, "3C", "3O", "3D"), finish(4, "5E")];
  const view = viewOf({ hand: ["3C", "3D", "3O", "4O", "5E"] });
  const held = (key: Key) => heldBy(view).find((one) => one.key === key)!;
  const press = (grip: Grip, key: Key) => (pressKey(legal, view, grip, held(key)) as { grip: Grip }).grip;

  it("begins with what every way needs", () => {
    expect(startFinish(legal, 2, null)).toEqual({ mode: "finish", door: 2, keys: ["3C"] });
    expect(startFinish(legal, 4, null)).toEqual({ mode: "finish", door: 4, keys: ["5E"] });
  });

  it("is confirmed when its keys are a whole way, and may go on to a longer one", () => {
    let grip = startFinish(legal, 2, null);
    expect(confirmed(legal, view, grip)).toBeNull();
    grip = press(grip, "3O");
    expect(confirmed(legal, view, grip)).toEqual(finish(2, "3C", "3O"));
    grip = press(grip, "3D");
    expect(confirmed(legal, view, grip)).toEqual(finish(2, "3C", "3O", "3D"));
  });

  it("another key for the same lock takes the place of the first", () => {
    const grip = press(press(startFinish(legal, 2, null), "4O"), "3O");
    expect(grip).toEqual({ mode: "finish", door: 2, keys: ["3C", "3O"] });
  });

  it("a key is taken off by a press on its lock, and one that fits no way is refused", () => {
    const grip = press(startFinish(legal, 2, null), "4O");
    expect(pressLock(legal, view, grip, 2, 1)).toEqual({ grip: { mode: "finish", door: 2, keys: ["3C"] } });
    expect(mayPress(legal, view, grip, held("5E"))).toBe(false);
  });
});

describe("keys that go back", () => {
  const legal = [putBack("3C", "3C"), putBack("3C", "4O")];
  const view = viewOf({ phase: "laying", hand: ["3C", "4O"], mine_aside: ["3C"] });
  const [one, other, back] = heldBy(view);
  const put = (...nths: number[]): Grip => ({ mode: "put-back", nths });

  it("are chosen until the bunch is full, the same kind twice if there are two", () => {
    expect(confirmed(legal, view, put(0))).toBeNull();
    expect(confirmed(legal, view, put(0, 2))).toEqual(putBack("3C", "3C"));
    expect(confirmed(legal, view, put(1, 0))).toEqual(putBack("3C", "4O"));
    expect(mayPress(legal, view, put(0, 2), other!)).toBe(false);
    expect(pressKey(legal, view, put(0, 2), back!)).toEqual({ grip: put(0) });
  });

  it("what was taken back is never kept", () => {
    const kept = [keep(), keep("3C"), keep("4O"), keep("3C", "4O")];
    expect(mayPress(kept, view, { mode: "keep", nths: [] }, one!)).toBe(true);
    expect(mayPress(kept, view, { mode: "keep", nths: [] }, back!)).toBe(false);
    expect(confirmed(kept, view, { mode: "keep", nths: [] })).toEqual(keep());
  });
});

describe("two bunches", () => {
  const legal: Action[] = [{ do: "pick", first: 2, second: 5 }, { do: "pick", first: 2, second: 7 }, { do: "pick", first: 5, second: 7 }];

  it("are picked in any order, and the first can be given up", () => {
    const first = pressBunch(legal, { mode: "pick", first: null }, 7) as { grip: Grip };
    expect(first.grip).toEqual({ mode: "pick", first: 7 });
    expect(pressBunch(legal, first.grip, 2)).toEqual({ act: { do: "pick", first: 2, second: 7 } });
    expect(pressBunch(legal, first.grip, 7)).toEqual({ grip: { mode: "pick", first: null } });
    expect(mayPressBunch(legal, first.grip, 3)).toBe(false);
  });
});

it("sets of keys count a key as often as it is there", () => {
  expect(without(["1C", "1C", "2D"], ["1C"])).toEqual(["1C", "2D"]);
  expect(without(["1C", "2D"], ["1C", "1C"])).toBeNull();
  expect(completed([["1C", "2D", "3E"], ["1C", "2D", "4E"]], ["2D"])).toEqual(["1C", "2D"]);
});

describe("a press that changes nothing is answered", () => {
  const speaker = new Speaker("casse-du-siecle", [], 0, [], mute);
  const { view, legal } = scenes.find(({ view, legal }) => view.phase === "laying" && those(legal, "lay").length > 0)!;
  const why = (name: string, grip: Grip = FREE) => whyNot(name, legal, view, grip, speaker);

  it.each([
    ["lock-5-3", { mode: "free", nth: 0 } as const, "board-no-lock"],
    ["lock-5-3", FREE, "board-no-lock-first"],
    ["plate-done", FREE, "board-no-plate"],
    ["gear-0-lower", FREE, "board-no-gear"],
    ["key-0", { mode: "keep", nths: [1, 2, 3] } as const, "board-no-keep"],
  ])("%s", (name, grip, said) => {
    expect(why(name, grip as Grip)).toBe(said);
  });

  it("but not to whoever only waits, nor beside everything", () => {
    expect(whyNot("gear-0-lower", [], view, FREE, speaker)).toBeNull();
    expect(why("notebook")).toBeNull();
  });
});
