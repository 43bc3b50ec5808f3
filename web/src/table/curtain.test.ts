import { describe, expect, it } from "vitest";
import { ask, follow, hide, mayShow, NO_CURTAIN, press, type Around, type Curtain } from "./curtain";

const around = (awaited: number[], looking: number | null = null, mine = [0, 2], isOver = false): Around => ({ mine, awaited, openly: [], looking, isOver });
/** These of us may act before everybody's eyes. */
const openly = (seats: number[], awaited: number[], looking: number | null = null): Around => ({ ...around(awaited, looking), openly: seats });

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
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2, asked: false });
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
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2, asked: false });
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
    expect(hide(peeking, around([2], 0))).toEqual({ at: "drawn", eyes: null, next: 2, asked: false });
  });

  it("goes from one to the next when several are awaited at once", () => {
    const curtain = follow(openFor(0, [0, 2]), around([2], 0));
    expect(curtain).toEqual({ at: "drawn", eyes: null, next: 2, asked: false });
  });

  it("opens for none but us", () => {
    const drawn = follow(NO_CURTAIN, around([2]));
    expect(press(drawn, 1, around([2]))).toBe(drawn);
  });

  it("falls for a seat that is not ours any more", () => {
    expect(follow(openFor(2), around([2], 2, [0, 3])).at).toBe("board");
    expect(follow(openFor(2), around([3], 2, [0, 3])).at).toBe("drawn");
  });

  it("is taken away at the end, through the public's eyes", () => {
    expect(follow(openFor(0), around([], 0, [0, 2], true))).toEqual({ at: "over", eyes: null });
  });

  it("does not fall while others elsewhere are awaited, or nobody is", () => {
    for (const awaited of [[1], []]) {
      const board = follow(NO_CURTAIN, around(awaited));
      expect(board).toEqual({ at: "board", eyes: null });
      expect(mayShow(board, null)).toBe(true);
      expect(mayShow(board, 0)).toBe(false);
    }
  });

  it("does not fall for whoever needs no secret, and does for whoever comes after him and does", () => {
    const board = follow(NO_CURTAIN, openly([2], [2]));
    expect(board.at).toBe("board");
    expect(follow(board, openly([0], [0])).at).toBe("board");
    expect(follow(board, openly([0], [2]))).toEqual({ at: "drawn", eyes: null, next: 2, asked: false });
  });

  it("goes up by itself when nobody must look any more", () => {
    const drawn = follow(NO_CURTAIN, around([2]));
    expect(follow(drawn, openly([0], [0])).at).toBe("board");
  });

  it("shows the board to all when the one who had to look has acted", () => {
    const board = follow(openFor(0), openly([2], [2], 0));
    expect(board).toEqual({ at: "board", eyes: null });
    expect(mayShow(board, 0)).toBe(false);
  });

  it("is drawn for whoever wants to see his own, stays until he has, and is put away by him", () => {
    const asked = ask(follow(NO_CURTAIN, openly([2], [2])), openly([2], [2]));
    expect(asked).toEqual({ at: "drawn", eyes: null, next: 2, asked: true });
    expect(follow(asked, openly([2], [2]))).toEqual(asked);
    expect(hide(asked, openly([2], [2])).at).toBe("board");
    const lifting = press(asked, 0, openly([2], [2]));
    expect(lifting).toEqual({ at: "lifting", eyes: 0, since: "2" });
    const open = follow(lifting, openly([2], [2], 0));
    expect(open.at).toBe("open");
    expect(hide(open, openly([2], [2], 0)).at).toBe("board");
  });
});
