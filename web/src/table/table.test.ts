// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameScreen } from "../lib/game";
import { FakeSocket, info, prompt, refusal, update, welcome } from "../lib/socket.fake";
import type { Hello, Prompt, Welcome } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Board from "./Board.fake.svelte";
import Ending from "./Ending.fake.svelte";
import Table from "./Table.svelte";

vi.mock("./screens", () => ({
  screenOf: async () =>
    ({
      id: "coffre-et-cle",
      Board,
      Ending,
      sentence: () => ({ head: "Now", sub: "" }),
      rules: { fr: async () => "- une (CC-02)", en: async () => "- one (CC-02)" },
    }) as unknown as GameScreen,
}));

let page: ReturnType<typeof mount>;

const settled = async () => {
  for (let i = 0; i < 6; i += 1) {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
};

function game(card: string | null, awaited: number[]): Prompt {
  const made = prompt();
  return { ...made, legal: [], view: { ...made.view, to_act: awaited, table: { card, claims: [] } as unknown as Prompt["view"]["table"] } };
}

const seen = (seat: number | null, card: string | null, awaited: number[], seats = [0, 1]): Welcome =>
  welcome(5, { you: { seats, seat, host: true, invite: "I", code: "ABCDEF" }, table: info(), game: game(card, awaited) });

const eyesOf = (socket: FakeSocket) => (socket.sent[0] as Hello).seat;
const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));

beforeEach(async () => {
  localStorage.clear();
  FakeSocket.install();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"nickname": "Anne"}')));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  await words.speak("en");
  await words.load("coffre-et-cle");
  page = mount(Table, { target: document.body, props: { id: "T", invite: "I" } });
  await settled();
});

afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a table on one's own device", () => {
  it("shows what this seat sees", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(document.querySelector("[data-board]")?.textContent).toBe("0: treasure");
    expect(document.title).toContain("● Your turn");
  });

  it("says why one cannot stay, and where to go", async () => {
    FakeSocket.last.accept(refusal("not-invited"));
    FakeSocket.last.lose(4403);
    await settled();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("ask the host");
    expect(document.querySelector("a[href='/']")).not.toBeNull();
  });

  it("tells that it tries again, and what it shows stays", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    FakeSocket.last.lose(1006);
    await settled();
    expect(document.querySelector("[role=status]")?.textContent).toContain("Trying again");
    expect(document.querySelector("[data-board]")).not.toBeNull();
  });
});

describe("between two deals", () => {
  const between = (): Welcome => {
    const made = seen(0, null, [0], [0]);
    return { ...made, game: { ...made.game!, view: { ...made.game!.view, between_deals: true } } };
  };

  it("shows how the deal ended, but nothing of the end of the match", async () => {
    FakeSocket.last.accept(between());
    await settled();
    expect(button("Why")).toBeDefined();
    expect(button("Play again")).toBeUndefined();
    button("See the board")!.click();
    await settled();
    expect(document.querySelector("[data-board]")).not.toBeNull();
  });

  it("opens the rules where the ending cites them", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    FakeSocket.last.accept(between());
    await settled();
    button("Why")!.click();
    await vi.waitFor(() => expect(document.querySelector(".lit")?.textContent).toContain("one"));
  });

  it("is the board again with the next deal", async () => {
    FakeSocket.last.accept(between());
    await settled();
    FakeSocket.last.say(update(6, { happened: [{ event: "deal-began", deal: 1 }], game: game("key", [0]) }));
    await settled();
    expect(document.querySelector("[data-board]")?.textContent).toBe("0: key");
  });
});

describe("a table around one screen", () => {
  it("draws the curtain before anything is shown, and looks with nobody's eyes", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [1]));
    await settled();
    expect(document.body.textContent).not.toContain("treasure");
    FakeSocket.last.accept(seen(null, null, [1]));
    await settled();
    expect(eyesOf(FakeSocket.last)).toBeNull();
    expect(document.body.textContent).toContain("Pass the device to Bruno");
  });

  it("asks for a seat's scene only after the press, and leaves nothing of it behind", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [1]));
    await settled();
    const everybody = FakeSocket.last;
    everybody.accept(seen(null, null, [1]));
    await settled();
    const before = FakeSocket.all.length;
    button("I am Bruno")!.click();
    await settled();
    expect(FakeSocket.all).toHaveLength(before + 1);
    const bruno = FakeSocket.last;
    bruno.accept(seen(1, "fake-key", [1]));
    await settled();
    expect(eyesOf(bruno)).toBe(1);
    expect(document.querySelector("[data-board]")?.textContent).toBe("1: fake-key");

    const ended = { event: "turn-ended", seat: 1 } as const;
    everybody.say(update(6, { happened: [ended], game: game(null, [0]) }));
    bruno.say(update(6, { happened: [ended], game: game("fake-key", [0]) }));
    await settled();
    expect(document.querySelector("[data-board]")).toBeNull();
    expect(document.body.innerHTML).not.toContain("fake-key");
    expect(document.body.textContent).toContain("Pass the device to Anne");
    expect(bruno.readyState).toBe(3);
  });
});
