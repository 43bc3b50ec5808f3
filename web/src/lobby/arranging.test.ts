import { describe, expect, test } from "vitest";

import { around, exchange, inColumns, neighbour, under } from "./arranging";

describe("order by keys", () => {
  test("two exchange their seats, the others stay", () => {
    expect(exchange(5, 0, 3)).toEqual([3, 1, 2, 0, 4]);
  });
  test("an arrow means the neighbour in its direction, wherever one sits", () => {
    const places = [0, 1, 2, 3].map((seat) => around(4, 0, seat)); // in front, left, behind, right
    expect(["ArrowLeft", "ArrowRight"].map((key) => neighbour(places, 0, key))).toEqual([1, 3]);
    expect(["ArrowLeft", "ArrowRight"].map((key) => neighbour(places, 2, key))).toEqual([1, 3]);
    expect(["ArrowUp", "ArrowDown"].map((key) => neighbour(places, 1, key))).toEqual([2, 0]);
  });
  test("other keys mean nothing", () => {
    expect(neighbour([around(2, 0, 0), around(2, 0, 1)], 0, "Enter")).toBeNull();
  });
});

describe("order by hand", () => {
  const places = [0, 1, 2, 3].map((seat) => around(4, 0, seat));
  test("I sit in front, the next one at my left hand", () => {
    expect(places[0]).toMatchObject({ y: 100 });
    expect(places[1]!.x).toBeCloseTo(0);
    expect(around(4, 2, 2).y).toBeCloseTo(100);
  });
  test("a card falls on the seat that is near", () => {
    expect(under({ x: 4, y: 53 }, places, 15)).toBe(1);
    expect(under({ x: 50, y: 50 }, places, 15)).toBeNull();
  });
});

test("in a narrow picture cards stand left and right, and in the middle only before and behind the table", () => {
  expect([0, 1, 2, 3, 4, 5].map((seat) => inColumns(around(6, 0, seat), 24).x)).toEqual([50, 24, 24, 50, 76, 76]);
});
