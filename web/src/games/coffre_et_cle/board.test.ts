import { describe, expect, it } from "vitest";

import four from "./fixtures/four.json";
import five from "./fixtures/five.json";
import { sceneOf, type Played } from "./fixtures";
import { arc, balloonsFor, layout, others, poseAt, way, type Box, type Pose } from "./geometry";
import { claimedCards, forceOnMe, freshClaims, knownAt } from "./marks";
import { discs, NO_GRIP, pressDisc, pressSpot, targets } from "./offers";
import { moves, table, type Move } from "./pieces";
import { lyingIn } from "./stage.svelte";
import { afterDeed, dealt, facesAtEnd, lieAfter } from "./tokens";
import type { View } from "./wire";

const games = { four, five } as unknown as Record<string, Played[]>;
const views = (name: string): View[] => games[name]!.map((played) => table(sceneOf(played)));

describe("tokens", () => {
  it("a swap exchanges the swapper's token and the centre's", () => {
    const { at } = afterDeed(dealt(4), 4, { seat: 1, action: { do: "swap", place: 0 } });
    expect(at).toEqual([0, 4, 2, 3, 1, 5]);
  });

  it("a force exchanges the target's token, not the forcer's", () => {
    const { at } = afterDeed(dealt(4), 4, { seat: 1, action: { do: "force", seat: 3, place: 1 } });
    expect(at).toEqual([0, 1, 2, 5, 4, 3]);
  });

  it.each(["observe", "pass"] as const)("%s moves nothing", (kind) => {
    const action = kind === "pass" ? { do: kind } : { do: kind, place: 0 };
    expect(afterDeed(dealt(4), 4, { seat: 0, action })).toEqual(dealt(4));
  });

  it.each(["four", "five"])("in a whole game of %s every card that I hold or note is the token's face at the end", (name) => {
    const all = views(name);
    const end = all.at(-1)!;
    const faces = facesAtEnd(end.seats, end.done, end.cards!);
    for (const view of all.filter(({ card }) => card !== null)) {
      expect(faces[lieAfter(view.seats, view.done).at[view.seat!]!]).toBe(view.card);
      for (const note of view.notes.filter(({ stale }) => !stale))
        expect(faces[lieAfter(view.seats, view.done).at[view.seats + note.place]!]).toBe(note.card);
    }
  });

  it("only my own face is up before the end", () => {
    const view = views("five")[20]!;
    const { lie, faces } = lyingIn(view);
    expect(faces.filter(Boolean)).toEqual([view.card]);
    expect(faces[lie.at[view.seat!]!]).toBe(view.card);
  });

  it("a watcher sees no face before the end, and every face then", () => {
    const public_ = games.five!.map((played) => table(sceneOf(played, "public")));
    expect(lyingIn(public_[20]!).faces.filter(Boolean)).toEqual([]);
    expect(lyingIn(public_.at(-1)!).faces.filter(Boolean)).toHaveLength(7);
  });
});

interface Shape extends Box {
  what: string;
}
const cardBox = (what: string, { x, y, width, turn }: Pose): Shape => {
  const across = Math.abs(turn) > 45;
  const [w, h] = across ? [width * 1.4, width] : [width, width * 1.4];
  return { what, x: x - w / 2, y: y - h / 2, width: w, height: h };
};
const overlap = (one: Box, other: Box) => {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(x, y);
};

describe("geometry", () => {
  const tables = (["wide", "tall"] as const).flatMap((size) =>
    [4, 5, 6, 7, 8].flatMap((seats) => [0, seats - 1, null].map((me) => ({ size, seats, me }))),
  );

  it.each(tables)("nothing overlaps and all is in the picture: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
    const at = layout(size, seats, me);
    for (const locked of [false, true]) {
      const shapes: Shape[] = at.stations.flatMap((station, seat) =>
        station ? [{ what: `tent ${seat}`, ...station.tent }, cardBox(`card ${seat}`, poseAt(at, seats, seat, locked))] : [],
      );
      shapes.push(cardBox("left", at.centre[0]), cardBox("right", at.centre[1]));
      if (me !== null) {
        shapes.push(cardBox("mine", poseAt(at, seats, me, locked)));
        at.discs.forEach(({ x, y, r }, nth) => shapes.push({ what: `disc ${nth}`, x: x - r, y: y - r, width: r * 2, height: r * 1.72 + 26 }));
      }
      for (const shape of shapes) {
        expect(shape.x, shape.what).toBeGreaterThanOrEqual(0);
        expect(shape.x + shape.width, shape.what).toBeLessThanOrEqual(at.width);
        expect(shape.y + shape.height, shape.what).toBeLessThanOrEqual(at.height + 14);
      }
      for (const [nth, one] of shapes.entries())
        for (const other of shapes.slice(nth + 1)) expect(overlap(one, other), `${one.what} and ${other.what}, ${locked}`).toBeLessThan(6);
    }
  });

  it.each(tables)("place cards stand beside the strongbox: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
    const at = layout(size, seats, me);
    for (const station of at.stations) if (station) expect(overlap(station.tent, at.strongbox)).toBeLessThan(3);
  });

  it.each(tables)("what is said hides no name, no card, and no other balloon: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
    const at = layout(size, seats, me);
    const shapes: Shape[] = at.stations.flatMap((station, seat) => (station ? [{ what: `tent ${seat}`, ...station.tent }] : []));
    shapes.push(cardBox("left", at.centre[0]), cardBox("right", at.centre[1]));
    if (me !== null) shapes.push(cardBox("mine", at.mine), cardBox("mine, across", { ...at.mine, turn: 90 }));
    for (const locked of [false, true]) for (const seat of at.stations.keys()) shapes.push(cardBox(`card ${seat}`, poseAt(at, seats, seat, locked)));
    const balloons = at.size === "wide" ? at.balloons.filter((box) => box !== null) : [...at.voices.open, ...(me === null ? [] : at.voices.forced)];
    expect(balloons).toHaveLength(at.size === "wide" ? seats - (me === null ? 0 : 1) : me === null ? 2 : 3);
    for (const box of balloons) for (const shape of shapes) expect(overlap(box, shape), `${JSON.stringify(box)} and ${shape.what}`).toBeLessThan(6);
    const together = at.size === "wide" ? balloons : at.voices.open;
    for (const [nth, one] of together.entries()) for (const other of together.slice(nth + 1)) expect(overlap(one, other)).toBeLessThanOrEqual(0);
    if (size === "tall" && me !== null) for (const box of at.voices.forced) expect(overlap(box, at.banner)).toBeLessThanOrEqual(0);
  });

  it("of two balloons side by side the left is his who sits further left", () => {
    const at = layout("tall", 5, 0);
    const [left, right] = at.voices.open;
    expect(balloonsFor(at, [1, 4], at.voices.open)).toEqual([left, right]);
    expect(balloonsFor(at, [4, 1], at.voices.open)).toEqual([right, left]);
    expect(balloonsFor(at, [4], at.voices.open)[0]).toEqual(right);
    expect(balloonsFor(at, [1], at.voices.open)[0]).toEqual(left);
  });

  it.each(tables)("what is out of the game lies beside all else: $size, $seats seats, eyes $me", ({ size, seats, me }) => {
    const at = layout(size, seats, me);
    const laid = cardBox("laid open", at.laidOpen);
    expect(laid.x).toBeGreaterThan(0);
    expect(laid.x + laid.width).toBeLessThan(at.width);
    expect(laid.y + laid.height).toBeLessThanOrEqual(at.height);
    expect(overlap(laid, cardBox("removed", at.removed))).toBeLessThan(1);
    for (const station of at.stations) if (station) expect(overlap(laid, station.tent)).toBeLessThan(0);
    if (me === null) return;
    expect(overlap(laid, { ...at.me.name, width: 120, height: 28 })).toBeLessThan(0);
    expect(overlap(laid, at.notes)).toBeLessThan(0);
    for (const { x, y, r } of at.discs) expect(overlap(laid, { x: x - r, y: y - r, width: r * 2, height: r * 1.72 + 26 })).toBeLessThan(6);
  });

  it("I sit at the bottom, the next clockwise at my left, the one before me at my right", () => {
    expect(others(5, 3)).toEqual([4, 0, 1, 2]);
    const at = layout("wide", 5, 3);
    expect(at.stations[3]).toBeNull();
    expect(at.stations[4]!.tent.x).toBeLessThan(200);
    expect(at.stations[2]!.tent.x).toBeGreaterThan(700);
  });

  it("fingers get 44 px on a telephone of 360 px", () => {
    const at = layout("tall", 8, 0);
    const scale = 360 / at.width;
    for (const station of at.stations) if (station) expect(station.tent.height * scale).toBeGreaterThanOrEqual(44);
    for (const { r } of at.discs) expect(2 * r * scale).toBeGreaterThanOrEqual(44);
    for (const { width } of at.centre) expect(width * scale).toBeGreaterThanOrEqual(44);
  });

  it("the two ways of an exchange part, and an arc ends where it should", () => {
    const [from, to] = [{ x: 0, y: 100 }, { x: 0, y: 0 }];
    const [there, back] = [arc(from, to).at(0.5), arc(to, from).at(0.5)];
    expect(there.x).toBeLessThan(0);
    expect(back.x).toBeGreaterThan(0);
    expect(arc(from, to).at(1)).toEqual(to);
    expect(way({ ...from, turn: 0, width: 50 }, { ...to, turn: 0, width: 50 }, 0.2).path).toMatch(/^M.*L/);
  });
});

describe("what a press offers", () => {
  const legal: Move[] = [
    { do: "observe", place: 0 },
    { do: "observe", place: 1 },
    { do: "swap", place: 0 },
    { do: "swap", place: 1 },
    { do: "force", seat: 2, place: 0 },
    { do: "force", seat: 2, place: 1 },
    { do: "force", seat: 3, place: 0 },
    { do: "force", seat: 3, place: 1 },
    { do: "pass" },
  ];

  it("a disc with one possibility acts at once, with several it is held, pressed again it lets go", () => {
    expect(pressDisc(legal, NO_GRIP, "pass")).toEqual({ then: "act", move: { do: "pass" } });
    const held = { ...NO_GRIP, kind: "swap" } as const;
    expect(pressDisc(legal, NO_GRIP, "swap")).toEqual({ then: "hold", grip: held });
    expect(pressDisc(legal, held, "swap")).toEqual({ then: "hold", grip: NO_GRIP });
    expect(pressDisc(legal, NO_GRIP, "designate")).toEqual({ then: "nothing" });
  });

  it("a disc and a place make an action", () => {
    expect(pressSpot(legal, { ...NO_GRIP, kind: "swap" }, { place: 1 })).toEqual({ then: "act", move: { do: "swap", place: 1 } });
  });

  it("a centre card pressed directly opens a choice of what fits", () => {
    expect(pressSpot(legal, NO_GRIP, { place: 0 })).toMatchObject({ then: "choose", kinds: ["observe", "swap", "force"] });
  });

  it("a player pressed directly is held to be forced, then a place decides; the other order does as well", () => {
    const held = { kind: "force", seat: 2, place: null } as const;
    expect(pressSpot(legal, NO_GRIP, { seat: 2 })).toEqual({ then: "hold", grip: held });
    expect(pressSpot(legal, held, { place: 1 })).toEqual({ then: "act", move: { do: "force", seat: 2, place: 1 } });
    expect(pressSpot(legal, { kind: "force", seat: null, place: 1 }, { seat: 3 })).toEqual({ then: "act", move: { do: "force", seat: 3, place: 1 } });
  });

  it("a locked player cannot be pressed", () => {
    expect(pressSpot(legal, NO_GRIP, { seat: 1 })).toEqual({ then: "nothing" });
    expect(targets(legal, { ...NO_GRIP, kind: "force" }).seats).toEqual(new Set([2, 3]));
  });

  it("nobody is designated or named by one careless press", () => {
    const closing: Move[] = [{ do: "end-turn" }, { do: "designate", seat: 1 }, { do: "designate", seat: 2 }];
    expect(pressSpot(closing, NO_GRIP, { seat: 1 })).toMatchObject({ then: "choose" });
    expect(pressSpot(closing, { ...NO_GRIP, kind: "designate" }, { seat: 1 })).toEqual({ then: "act", move: closing[1] });
    expect(pressSpot([{ do: "name", seat: 3 }], NO_GRIP, { seat: 3 })).toMatchObject({ then: "choose" });
  });

  it("End turn and Designate stand side by side for everybody, whatever he holds", () => {
    expect(discs([{ do: "end-turn" }])).toEqual(["end-turn", "designate"]);
    expect(discs(legal)).toEqual(["observe", "swap", "force", "pass"]);
    expect(discs([])).toEqual([]);
  });

  it("only what is legal is ever offered, all through a game", () => {
    for (const played of games.five!) {
      const legal = moves(sceneOf(played));
      for (const spot of [{ place: 0 }, { place: 1 }, ...[0, 1, 2, 3, 4].map((seat) => ({ seat }))]) {
        const offer = pressSpot(legal, NO_GRIP, spot);
        if (offer.then === "act") expect(legal).toContainEqual(offer.move);
        if (offer.then === "choose") for (const move of offer.moves) expect(legal).toContainEqual(move);
      }
    }
  });
});

describe("marks", () => {
  it("what I know of the centre is gone once the place has changed", () => {
    for (const view of views("five")) for (const place of [0, 1]) expect(knownAt(view, place)?.stale ?? false).toBe(false);
  });

  it("a forced player is told what he lost", () => {
    const forced = views("five").find(({ forced_by }) => forced_by !== null)!;
    expect(forceOnMe(forced)?.lost).toBe("key");
    expect(forced.card).not.toBe("key");
  });

  it("a claim taken back is no longer what a player says to be", () => {
    const view = { ...views("five")[30]!, claims: [{ number: 0, seat: 1, turn: 0, after: 0, says: { says: "hold", seat: 1, cards: ["key"] } }] } as View;
    expect(claimedCards(view, 1)).toEqual(["key"]);
    view.claims.push({ number: 1, seat: 1, turn: 0, after: 0, says: { says: "retract", claim: 0 } });
    expect(claimedCards(view, 1)).toBeNull();
  });

  it("balloons show the latest words only, one a player, never my own", () => {
    for (const view of views("four")) {
      const seats = freshClaims(view, 4).map(({ seat }) => seat);
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats).not.toContain(view.seat);
    }
  });
});
