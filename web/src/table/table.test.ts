// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameScreen, Scene } from "../lib/game";
import { reloadOnce } from "../lib/parts";
import { preferences } from "../lib/preferences.svelte";
import { sealSeen } from "../lib/seals";
import { done, FakeSocket, info, prompt, refusal, update, welcome } from "../lib/socket.fake";
import type { Done, Hello, Prompt, Refusal, Welcome } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Board from "./Board.fake.svelte";
import { DEAD_FOR } from "./curtain";
import Ending from "./Ending.fake.svelte";
import Replay from "./Replay.svelte";
import { play } from "./sounds";
import Table from "./Table.svelte";

const lost = vi.hoisted(() => ({ is: false })); // the game's part of the page

vi.mock("./screens", () => ({
  screenOf: async () => {
    if (lost.is) throw new TypeError("Failed to fetch dynamically imported module");
    return {
      id: "coffre-et-cle",
      Board,
      Ending,
      sentence: (scene: Scene) => ({ head: `Now ${(scene.view.table as { card?: string }).card ?? "nothing is known"}`, sub: "" }),
      history: (scene: Scene) => [`Bruno once held ${(scene.view.table as { card?: string }).card}`],
      isQuiet: ({ event }: { event: string }) => event === "turn-ended",
      rules: { fr: async () => "- une (CC-02)", en: async () => "- one (CC-02)" },
    } as unknown as GameScreen;
  },
}));

vi.mock("../lib/parts", () => ({ reloadOnce: vi.fn() }));
vi.mock("./sounds", async (original) => ({ ...(await original<typeof import("./sounds")>()), play: vi.fn() }));

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

const eyesOf = (socket: FakeSocket) => (socket.sent[0] as Hello | undefined)?.seat;
const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));

/** It is this seat's turn, and it may pass. */
async function mayPass() {
  const made = seen(0, "treasure", [0], [0]);
  FakeSocket.last.accept({ ...made, game: { ...made.game!, legal: [{ do: "pass" }] } });
  await settled();
}

async function pass() {
  button("One action")!.click();
  await settled();
  button("Pass")!.click();
  await settled();
}

/** The house's answer to what was asked for last. */
async function answer(made: (id: string) => Done | Refusal) {
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.say(made("id" in asked ? asked.id : ""));
  await settled();
}

async function open(search = "") {
  history.replaceState(null, "", `/t/T${search}`);
  page = mount(Table, { target: document.body, props: { id: "T", invite: "I" } });
  await settled();
}

/** All that stands in the page from now on, be it for a moment. */
function everShown(): () => string {
  const texts: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { oldValue, addedNodes } of records) texts.push(oldValue ?? "", ...[...addedNodes].map((node) => node.textContent ?? ""));
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return texts.join("\n");
  };
}

beforeEach(async () => {
  lost.is = false;
  localStorage.clear();
  preferences.sound = true;
  vi.mocked(play).mockClear();
  vi.mocked(reloadOnce).mockClear();
  FakeSocket.install();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"nickname": "Anne", "house": "http://house.example", "games": []}')));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  await words.speak("en");
  await words.load("coffre-et-cle");
});

afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a table on one's own device", () => {
  beforeEach(() => open());

  it("shows what this seat sees", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(document.querySelector("[data-board]")?.textContent).toBe("0: treasure");
    expect(document.title).toContain("● Your turn");
  });

  it.each([
    [360, 320, "tall"],
    [360, 640, "tall"],
    [740, 220, "wide"],
    [930, 700, "wide"],
    [700, 900, "tall"],
  ])("in %i × %i shows a picture that can be read there: %s", async (width, height, size) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(document.querySelector<HTMLElement>("[data-board]")?.dataset.size).toBe(size);
    vi.restoreAllMocks();
  });

  it("tells an end no sooner than it is shown, and offers to take nothing back meanwhile", async () => {
    const made = seen(0, "key", [0], [0]);
    FakeSocket.last.accept({ ...made, game: { ...made.game!, legal: [{ do: "pass" }] } });
    await settled();
    button("One action")!.click();
    await settled();
    button("Pass")!.click();
    await settled();
    const { id } = FakeSocket.last.sent.at(-1) as { id: string };
    const over = { ...game("key", []), view: { ...game("key", []).view, outcome: {} as never } };
    FakeSocket.last.say(update(6, { happened: [{ event: "passed", seat: 0 }, { event: "passed", seat: 1 }], game: over }), done(id, 6));
    await settled();
    for (const place of ["h1", ".strip p", "[aria-live]"]) expect(document.querySelector(place)?.textContent?.trim(), place).toBe("You pass.");
    expect(button("Take back")).toBeUndefined();
    button("Skip")!.click();
    await settled();
    expect(document.querySelector("[aria-live]")?.textContent).toContain("Bruno passes.");
  });

  it("says above the board what belongs to the step being shown: nothing older while a quiet one is shown", async () => {
    FakeSocket.last.accept(seen(0, "key", [0], [0]));
    await settled();
    FakeSocket.last.say(update(6, { happened: [{ event: "passed", seat: 1 }], game: game("key", []) }));
    await settled();
    FakeSocket.last.say(update(7, { happened: [{ event: "turn-ended", seat: 1 }, { event: "turn-ended", seat: 0 }], game: game("treasure", []) }));
    await settled();
    expect(button("Skip")).toBeDefined();
    expect(document.querySelector("h1")?.textContent).toBe("Now key");
    expect(document.querySelector(".strip p")?.textContent?.trim()).toBe("Bruno passes.");
    button("Skip")!.click();
    await settled();
    expect(document.querySelector("h1")?.textContent).toBe("Now treasure");
  });

  it("says why one cannot stay, and where to go", async () => {
    FakeSocket.last.accept(refusal("not-invited"));
    FakeSocket.last.lose(4403);
    await settled();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("ask the host");
    expect(document.querySelector("a[href='/']")).not.toBeNull();
    expect(button("Try again")).toBeUndefined();
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it("is loaded anew when the house has another version, by a press if that did not help", async () => {
    FakeSocket.last.accept(refusal("other-version"));
    await settled();
    expect(reloadOnce).toHaveBeenCalledOnce();
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    button("Try again")!.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("tells that what is pressed while the line is broken will be sent", async () => {
    await mayPass();
    FakeSocket.last.lose(1006);
    await settled();
    await pass();
    expect(document.querySelector("[role=status]")?.textContent).toContain("will be sent");
  });

  it("tells so without a network too, though the line has not noticed", async () => {
    const made = seen(0, "treasure", [0], [0]);
    FakeSocket.last.accept({ ...made, game: { ...made.game!, legal: [{ do: "pass" }] } });
    await settled();
    window.dispatchEvent(new Event("offline"));
    await settled();
    expect(document.querySelector("[role=status]")?.textContent).toContain("no network");
    button("One action")!.click();
    await settled();
    button("Pass")!.click();
    await settled();
    expect(document.querySelector("[role=status]")?.textContent).toContain("will be sent");
  });

  it("tells whoever comes back what happened last", async () => {
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(document.querySelector(".strip p")?.textContent).toBe("Bruno once held treasure");
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

describe("the notebook beside the board", () => {
  const shutter = () => document.querySelector<HTMLButtonElement>(".shutter")!;

  it("can be shut, stays so on this device, and is opened by its button or by a rule that is cited", async () => {
    await open();
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect([shutter().getAttribute("aria-expanded"), shutter().textContent?.trim()]).toEqual(["true", "Notebook"]);
    shutter().click();
    await settled();
    expect([shutter().getAttribute("aria-expanded"), shutter().textContent?.trim()]).toEqual(["false", "Notebook"]);
    expect(document.querySelector("main")!.classList.contains("alone")).toBe(true);
    expect(localStorage.getItem("ludotheque.notebook")).toBe("shut");
    shutter().click();
    await settled();
    expect(document.querySelector("main")!.classList.contains("alone")).toBe(false);
  });
});

describe("what is refused", () => {
  const why = () => document.querySelector("[role=alert]");

  beforeEach(async () => {
    Element.prototype.scrollIntoView = vi.fn();
    await open();
    await mayPass();
    await pass();
    await answer((id) => ({ ...refusal("wrong-step", id), rule: "CC-02" }));
    expect(vi.mocked(play)).toHaveBeenLastCalledWith("knock");
  });

  it("is told with its reason until it has been read", async () => {
    expect(why()?.textContent).toContain(words.say("refusal-wrong-step"));
    button("I see")!.click();
    await settled();
    expect(why()).toBeNull();
  });

  it("opens the rules where they say so", async () => {
    button("CC-02")!.click();
    await vi.waitFor(() => expect(document.querySelector(".lit")?.textContent).toContain("one"));
    expect(why()).toBeNull();
  });
});

describe("taking back", () => {
  const takeBack = () => button(words.say("table-undo"));

  beforeEach(async () => {
    await open();
    await mayPass();
    await pass();
    FakeSocket.last.say(update(6, { happened: [{ event: "passed", seat: 0 }], game: game("treasure", [1]) }));
    await settled();
    expect(takeBack()).toBeUndefined(); // it may still be another's, or refused
    await answer((id) => done(id, 6));
  });

  it("is offered after an action of mine, once", async () => {
    takeBack()!.click();
    await settled();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "undo" });
    expect(takeBack()).toBeUndefined();
  });

  it("is over when another has acted", async () => {
    expect(takeBack()).toBeDefined();
    FakeSocket.last.say(update(7, { happened: [{ event: "passed", seat: 1 }], game: game("treasure", [0]) }));
    await settled();
    expect(takeBack()).toBeUndefined();
  });

  it("outlives talk beside the game", async () => {
    FakeSocket.last.say(update(7, { happened: [{ table: "chat", seat: 1, name: "Bruno", text: "Hm", at: 0 }] }));
    await settled();
    expect(takeBack()).toBeDefined();
  });
});

describe("what is heard", () => {
  const heard = () => vi.mocked(play).mock.calls.map(([sound]) => sound);
  const bruno = async (awaited: number) => {
    FakeSocket.last.say(update(6, { happened: [{ event: "passed", seat: 1 }], game: game("treasure", [awaited]) }));
    await settled();
  };

  beforeEach(async () => {
    await open();
    FakeSocket.last.accept(seen(0, "treasure", [1], [0]));
    await settled();
    expect(heard()).toEqual([]);
  });

  it("is a card that was played, and a lamp when it is my turn", async () => {
    await bruno(2);
    expect(heard()).toEqual(["card"]);
    await bruno(0);
    expect(heard().slice(1).sort()).toEqual(["card", "lamp"]);
  });

  it("is nothing after a click, until another", async () => {
    const speaker = () => document.querySelector<HTMLElement>(`[aria-label="${words.say("table-set-sound")}"]`)!;
    speaker().click();
    await settled();
    await bruno(0);
    expect(heard()).toEqual([]);
    speaker().click();
    await settled();
    await bruno(1);
    expect(heard()).toContain("card");
  });
});

describe("whoever looks elsewhere", () => {
  const shown: unknown[][] = [];

  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal("Notification", class { static permission = "granted"; constructor(...given: unknown[]) { shown.push(given); } }); // prettier-ignore
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());

  it("is told that it is his turn when it comes, once", async () => {
    await open();
    FakeSocket.last.accept(seen(0, "treasure", [1], [0]));
    await settled();
    expect(shown).toEqual([]);
    FakeSocket.last.say(update(6, { happened: [{ event: "passed", seat: 1 }], game: game("treasure", [0]) }));
    await settled();
    FakeSocket.last.say(update(7, { happened: [{ event: "passed", seat: 1 }], game: game("treasure", [0]) }));
    await settled();
    expect(shown).toEqual([["Your turn", { body: words.of("coffre-et-cle").say("game-name"), tag: "ludotheque-T" }]]);
  });

  it("is told whose turn it is where several share a screen", async () => {
    await open();
    FakeSocket.last.accept(seen(null, null, [1]));
    await settled();
    expect(shown.map(([title]) => title)).toEqual([words.say("table-your-turn-name", { name: "Bruno" })]);
  });

  it("is told nothing by a screen for all", async () => {
    await open("?screen=big");
    FakeSocket.last.accept(seen(null, null, [0], [0]));
    await settled();
    expect(shown).toEqual([]);
  });
});

it("tells that the game's part of the page did not come", async () => {
  lost.is = true;
  await open();
  FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("A part of this page is missing");
});

describe("the seal", () => {
  beforeEach(() => open());

  it("is kept as it was shown while the game was played", async () => {
    FakeSocket.last.accept({ ...seen(0, null, [0], [0]), table: { ...info(), commitment: "7629a436" } });
    await settled();
    FakeSocket.last.say(update(6, { table: { ...info("over"), commitment: "00000000" } }));
    await settled();
    expect(sealSeen("T", 1)).toBe("7629a436");
  });

  it("that is shown only after the end proves nothing", async () => {
    FakeSocket.last.accept({ ...seen(0, null, [], [0]), table: { ...info("over"), commitment: "7629a436" } });
    await settled();
    expect(sealSeen("T", 1)).toBeUndefined();
  });
});

describe("after the end", () => {
  const over = (): Welcome => {
    const made = seen(0, null, [], [0]);
    return { ...made, table: info("over"), game: { ...made.game!, view: { ...made.game!.view, outcome: {} as never } } };
  };
  const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address)).filter((address) => address.includes("replay"));

  beforeEach(async () => {
    vi.stubGlobal("fetch", vi.fn(async (address: string) => address.includes("replay")
      ? new Response('{"code": "not-over", "rule": null, "details": {}}', { status: 409 })
      : new Response('{"nickname": "Anne", "house": "http://house.example", "games": []}'))); // prettier-ignore
    await open();
    FakeSocket.last.accept(over());
    await settled();
    button("See it again")!.click();
    await settled();
  });

  it("there is a way back from a film that cannot be shown", async () => {
    expect(asked()).toEqual(["/api/tables/T/replay?game=1"]);
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    button("Back to the table")!.click();
    await settled();
    expect(button("See it again")).toBeDefined();
  });

  it("whoever still watches is at the table when the next game begins", async () => {
    FakeSocket.last.say(update(6, { happened: [{ table: "new-game", number: 2 }], table: { ...info("lobby"), number: 2 } }));
    FakeSocket.last.say(update(7, { table: { ...info(), number: 2 }, game: game("key", [0]) }));
    await settled();
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(document.querySelector("[data-board]")?.textContent).toBe("0: key");
    expect(asked()).toHaveLength(1);
  });
});

describe("a film", () => {
  let answers: Record<string, (status: number) => void>; // by whose eyes
  const board = () => document.querySelector("[data-board]")?.textContent;
  const film = (seat: number | null) => ({
    game: "coffre-et-cle", number: 1, seat, names: ["Anne", "Bruno"], seats: info().seats,
    scenes: [{ at: 0, events: [], view: game(seat === null ? null : `card of ${seat}`, []).view }],
  }); // prettier-ignore

  async function look(choice: number) {
    const select = document.querySelector("select")!;
    select.selectedIndex = choice;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  }
  async function come(eyes: string, status = 200) {
    answers[eyes]!(status);
    await settled();
  }

  beforeEach(async () => {
    answers = {};
    vi.stubGlobal("fetch", (address: string) => new Promise((come) => {
      const eyes = new URL(address, "http://house.example").searchParams.get("seat") ?? "public";
      answers[eyes] = (status) => come(new Response(JSON.stringify(film(eyes === "public" ? null : Number(eyes))), { status }));
    })); // prettier-ignore
    page = mount(Replay, { target: document.body, props: { id: "T", number: 1 } });
    await settled();
    await come("public");
    expect(board()).toBe(": ");
    await look(2);
    await look(1);
    await come("0");
    expect(board()).toBe("0: card of 0");
  });

  it("stays with the eyes that were asked for last, whichever come last", async () => {
    await come("1");
    expect(board()).toBe("0: card of 0");
  });

  it("says nothing of eyes that did not come and are not wanted any more", async () => {
    await come("1", 500);
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(board()).toBe("0: card of 0");
  });
});

describe("a rematch", () => {
  beforeEach(() => open());

  it("is proposed to a guest, who keeps the end until he sits down again", async () => {
    const made = seen(0, null, [], [0]);
    const guest = { ...made.you, host: false, invite: null, code: null };
    const ended = { ...made.game!, view: { ...made.game!.view, outcome: {} as never } };
    FakeSocket.last.accept({ ...made, you: guest, table: info("over"), game: ended });
    await settled();
    const why = button("Why");
    expect(why).toBeDefined();
    FakeSocket.last.say(update(6, { table: { ...info("lobby"), number: 2 } }));
    await settled();
    expect(document.body.textContent).toContain("Anne proposes another game!");
    expect(button("Why")).toBe(why);
    button("Sit down again")!.click();
    await settled();
    expect(button("Why")).toBeUndefined();
    expect(document.querySelector("h1")?.textContent).toBe(words.say("lobby-title"));
  });
});

describe("between two deals", () => {
  beforeEach(() => open());

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
    const faults = vi.spyOn(console, "error");
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    FakeSocket.last.say(update(6, { happened: [{ event: "deal-ended", deal: 0, won: [], points: [] }], game: between().game }));
    await settled();
    expect(button("Why")).toBeDefined();
    FakeSocket.last.say(update(7, { happened: [{ event: "deal-began", deal: 1 }], game: game("key", [0]) }));
    await settled();
    expect(document.querySelector("[data-board]")?.textContent).toBe("0: key");
    expect(button("Skip")).toBeUndefined();
    expect(faults).not.toHaveBeenCalled();
  });
});

describe("a table around one screen", () => {
  beforeEach(() => open());

  const isDown = () => new Promise((done) => setTimeout(done, DEAD_FOR + 20)).then(settled);
  const key = (type: string, repeat = false) => {
    const event = new KeyboardEvent(type, { key: "Enter", repeat, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    // what a browser makes of a key on a button
    if (type === "keydown" && !event.defaultPrevented && document.activeElement instanceof HTMLButtonElement) document.activeElement.click();
  };
  /** Nobody has pressed yet: the public's scene is there, seat 1 is awaited. */
  async function drawn() {
    FakeSocket.last.accept(seen(null, null, [1]));
    await settled();
    FakeSocket.last.accept(seen(null, null, [1]));
    await settled();
    return FakeSocket.last;
  }

  it("asks for no seat when it comes for the first time, and for nothing else before the press", async () => {
    await drawn();
    expect(FakeSocket.all.map(eyesOf)).toEqual([undefined, null]); // whatever the house gives unasked, then nobody's for sure
    expect(document.body.textContent).toContain("Pass the device to Bruno");
    expect(document.body.textContent).toContain("Now nothing is known");
  });

  it("draws the curtain before anything is shown, and looks with nobody's eyes", async () => {
    const shown = everShown();
    FakeSocket.last.accept(seen(0, "treasure", [1]));
    await settled();
    expect(shown()).not.toContain("treasure");
    FakeSocket.last.accept(seen(null, null, [1]));
    await settled();
    expect(eyesOf(FakeSocket.last)).toBeNull();
    expect(document.body.textContent).toContain("Pass the device to Bruno");
  });

  it("has nobody's eyes in its lobby, for the deal comes by itself", async () => {
    FakeSocket.last.accept({ ...seen(0, null, []), table: info("lobby"), game: null });
    await settled();
    expect(FakeSocket.all.map(eyesOf)).toEqual([undefined, undefined]);
    const everybody = FakeSocket.last;
    everybody.accept({ ...seen(null, null, []), table: info("lobby"), game: null });
    await settled();
    expect(eyesOf(everybody)).toBeNull();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("asks for a seat's scene only after the press, and leaves nothing of it behind", async () => {
    const everybody = await drawn();
    await isDown();
    button("I am Bruno")!.click();
    await settled();
    expect(FakeSocket.all).toHaveLength(3);
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

  it("says on the curtain only what everybody may know", async () => {
    const everybody = await drawn();
    await isDown();
    button("I am Bruno")!.click();
    await settled();
    FakeSocket.last.accept(seen(1, "fake-key", [1]));
    await settled();
    const shown = everShown();
    button("Hide my cards")!.click();
    await settled();
    expect(shown()).not.toContain("fake-key");
    expect(document.querySelector(".curtain")?.textContent).toContain("Now nothing is known");
    expect(everybody.readyState).toBe(FakeSocket.OPEN);
  });

  describe("the curtain", () => {
    it("takes no press in the moment in which it falls", async () => {
      await drawn();
      button("I am Bruno")!.click();
      await settled();
      expect(FakeSocket.all).toHaveLength(2);
    });

    it("is not lifted by the key that ended the turn, however long it is held", async () => {
      await drawn();
      for (let time = 0; time < 4; time += 1) key("keydown", true);
      await isDown();
      expect(document.activeElement?.textContent).toContain("I am Bruno");
      for (let time = 0; time < 4; time += 1) key("keydown", true);
      key("keyup");
      await settled();
      expect(FakeSocket.all).toHaveLength(2);
      key("keydown");
      await settled();
      expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 1, 0]);
    });

    it("is not lifted by a finger that was down already", async () => {
      await drawn();
      document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      await isDown();
      button("I am Bruno")!.click();
      await settled();
      expect(FakeSocket.all).toHaveLength(2);
      button("I am Bruno")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      button("I am Bruno")!.click();
      await settled();
      expect(FakeSocket.all).toHaveLength(3);
    });
  });
});

describe("a screen for all", () => {
  const board = () => document.querySelector("[data-board]")?.textContent;

  it("comes with the public's eyes and keeps them, whoever's screen it is", async () => {
    await open("?screen=big");
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.accept(seen(null, null, [0], [0]));
    await settled();
    expect(eyesOf(FakeSocket.all[0]!)).toBeNull();
    expect(FakeSocket.all).toHaveLength(1);
    expect(board()).toBe(": ");
  });

  it("draws and says nothing that only a seat may see", async () => {
    await open("?screen=big");
    const shown = everShown();
    FakeSocket.last.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(shown()).not.toContain("treasure");
  });

  it("closes the eyes of the seat that it was", async () => {
    await open();
    const mine = FakeSocket.last;
    mine.accept(seen(0, "treasure", [0], [0]));
    await settled();
    expect(board()).toBe("0: treasure");
    [...document.querySelectorAll<HTMLElement>("[role=tab]")].at(-1)!.click();
    await settled();
    button("big screen")!.click();
    flushSync();
    expect(document.body.innerHTML).not.toContain("treasure");
    await settled();
    expect(mine.readyState).toBe(3);
    expect(eyesOf(FakeSocket.last) ?? null).toBeNull();
    FakeSocket.last.accept(seen(null, null, [0], [0]));
    await settled();
    expect(eyesOf(FakeSocket.last)).toBeNull();
    expect(board()).toBe(": ");
    expect(FakeSocket.all).toHaveLength(2);
  });
});
