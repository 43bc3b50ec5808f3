import { describe, expect, it } from "vitest";
import { follow, hide, mayShow, NO_CURTAIN, press, type Around, type Curtain } from "./curtain";

const around = (awaited: number[], looking: number | null = null, mine = [0, 2], isOver = false): Around => ({ mine, awaited, looking, isOver });

/** Seat 0 has pressed, and its scene has come. */
function openFor(seat: number, awaited = [seat]): Curtain {
  const drawn = follow(NO_CURTAIN, around(awaited));
  return follow(press(drawn, seat, around(awaited)), around(awaited, seat));
}

describe("the curtain", () => {
  it("is not there for one person with one seat", () => {
    expect(follow(NO_CURTAIN, around([0], 0, [0]))).toEqual(NO_CURTAIN);
    expect(mayShow(NO_CURTAIN, 0)).toBe(true);
  });

  it("begins drawn, and asks for nobody's eyes, even if a scene has come already", () => {
    const curtain = follow(NO_CURTAIN, around([2], 0));
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2 });
    expect(mayShow(curtain, 0)).toBe(false);
    expect(mayShow(curtain, 2)).toBe(false);
  });

  it("asks for the next seat's scene only after the press", () => {
    const drawn = follow(NO_CURTAIN, around([2]));
    expect(drawn.eyes).toBeNull();
    expect(press(drawn, 2, around([2])).eyes).toBe(2);
  });

  it("shows nothing until that scene has come", () => {
    const lifting = press(follow(NO_CURTAIN, around([2])), 2, around([2]));
    expect(mayShow(lifting, null)).toBe(false);
    expect(mayShow(lifting, 0)).toBe(false);
    const open = follow(lifting, around([2], 2));
    expect(open.at).toBe("open");
    expect(mayShow(open, 2)).toBe(true);
    expect(mayShow(open, 0)).toBe(false);
  });

  it("falls when the turn passes to another of us", () => {
    const curtain = follow(openFor(0), around([2], 0));
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2 });
    expect(mayShow(curtain, 0)).toBe(false);
  });

  it("stays open while others elsewhere play", () => {
    expect(follow(openFor(0), around([1], 0)).at).toBe("open");
    expect(follow(follow(openFor(0), around([1], 0)), around([2], 0)).at).toBe("drawn");
  });

  it("lets somebody look at his own card while another is awaited", () => {
    const peeking = openFor(0, [2]);
    expect(peeking.at).toBe("open");
    expect(follow(peeking, around([2], 0)).at).toBe("open");
    expect(hide(peeking, around([2], 0))).toEqual({ at: "drawn", eyes: null, next: 2 });
  });

  it("goes from one to the next when several are awaited at once", () => {
    const curtain = follow(openFor(0, [0, 2]), around([2], 0));
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2 });
  });

  it("opens for none but us", () => {
    const drawn = follow(NO_CURTAIN, around([2]));
    expect(press(drawn, 1, around([2]))).toBe(drawn);
  });

  it("falls for a seat that is not ours any more", () => {
    expect(follow(openFor(2), around([2], 2, [0, 3])).at).toBe("drawn");
  });

  it("is taken away at the end, through the public's eyes", () => {
    expect(follow(openFor(0), around([], 0, [0, 2], true))).toEqual({ at: "over", eyes: null });
  });
});
