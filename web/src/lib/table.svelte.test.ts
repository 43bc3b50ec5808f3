// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Playing, Step, Tell } from "./game";
import { done, FakeSocket, info, presence, prompt, refusal, update, welcome } from "./socket.fake";
import { SOON } from "./steps.svelte";
import { TableStore } from "./table.svelte";
import type { Act, Hello } from "./wire";
import { words } from "./words.svelte";

const passed = { event: "passed", seat: 0 } as const;
const chat = { table: "chat", seat: 1, name: "Bruno", text: "Bonjour !", at: 1 } as const;
const turnOf = (store: TableStore) => (store.scene?.view.table as { turn: number } | undefined)?.turn;

let store: TableStore;

/** A board that shows a step until it is told that it is done. */
class Stage implements Playing {
  steps: Step[] = [];
  tell: Tell = () => {};
  #end: (() => void) | null = null;
  play(step: Step, tell: Tell): Promise<void> {
    this.steps.push(step);
    this.tell = tell;
    return new Promise((end) => (this.#end = end));
  }
  skip(): void {
    this.#end?.();
  }
  left: number[] = []; // ms that it was given, whenever it was hurried
  hurry(within: number): void {
    this.left.push(within);
  }
  async finish(): Promise<void> {
    this.#end?.();
    await settled();
  }
}

const idOf = (socket: FakeSocket) => (socket.sent.at(-1) as Act).id;
const settled = () => vi.advanceTimersByTimeAsync(0);

async function sitDown(...some: Parameters<typeof welcome>): Promise<FakeSocket> {
  await store.open();
  FakeSocket.last.accept(welcome(...some));
  return FakeSocket.last;
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeSocket.install();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"nickname": "Anne"}')));
  await words.speak("fr");
  await words.load("coffre-et-cle");
  store = new TableStore("T", "I");
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a welcome", () => {
  test("gives all that is known", async () => {
    expect([store.phase, store.scene, store.people, store.connection]).toEqual([null, null, [], { is: "trying" }]);
    await sitDown(5, { chat: [chat], presence: presence(true, false, false) });
    expect(store.phase).toBe("playing");
    expect(store.connection).toEqual({ is: "open" });
    expect(store.you).toMatchObject({ seat: 0, host: true });
    expect(store.chat).toEqual([chat]);
    expect(store.people.map(({ name, here, colour, emblem, vacant }) => [name, here, colour, emblem, vacant])).toEqual([
      ["Anne", true, 4, "bell", false],
      ["Bruno", false, 2, "star", false],
      ["", false, 2, "star", true],
    ]);
    expect(store.scene).toMatchObject({ seat: 0, legal: [{ do: "pass" }], isOver: false });
  });

  test("gives the deadline by this browser's clock", async () => {
    await sitDown(5, { now: 5_000_000, game: prompt(0, 5_030_000) });
    expect(store.scene?.deadline).toBe(1_030_000);
  });

  test("brings the cookie first, so that the seat is ours tomorrow too", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", asked);
    await store.open();
    expect(asked).toHaveBeenCalledWith("/api/me", expect.anything());
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("after a lost line tells what was missed and keeps the log; one that draws anew forgets it", async () => {
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    socket.lose(1006);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept(welcome(7, { resync: false, happened: [chat], game: prompt(2) }));
    expect(store.log.map((entry) => entry.happened)).toEqual([[passed], [chat]]);
    expect(turnOf(store)).toBe(2);
    FakeSocket.last.say(welcome(8));
    expect(store.log).toEqual([]);
  });
});

describe("an update", () => {
  test("changes the table, the game, the chat, the log", async () => {
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }), update(7, { happened: [chat] }), presence(true, true, false));
    expect(turnOf(store)).toBe(1);
    expect(store.chat).toEqual([chat]);
    expect(store.people[1]?.here).toBe(true);
    expect(store.scene?.people[1]?.here).toBe(true);
    expect(store.log.map(({ seq, happened, view, names }) => [seq, happened, view?.to_act, names[0]])).toEqual([
      [6, [passed], [0], "Anne"],
      [7, [chat], [0], "Anne"],
    ]);
  });

  test("of a rematch clears the board", async () => {
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [{ table: "new-game", number: 2 }], table: info("lobby") }));
    expect([store.phase, store.scene]).toEqual(["lobby", null]);
  });

  test.each([
    ["starts at once for whoever has only bots round him", "regular", ["rematch", "start"]],
    ["waits in the lobby for people", null, ["rematch"]],
  ])("a rematch %s", async (_, bot, asked) => {
    const seats = info().seats.slice(0, 2).map((line, seat) => line && { ...line, bot: seat ? bot : null });
    const socket = await sitDown(5, { table: { ...info("over"), seats }, game: prompt(7) });
    const again = store.rematch();
    await settled();
    socket.say(done(idOf(socket), 6));
    await settled();
    if (asked.length > 1) socket.say(done(idOf(socket), 7));
    await again;
    expect(socket.sent.map(({ t }) => t).filter((t) => t !== "hello")).toEqual(asked);
  });

  describe("of a rematch", () => {
    const guest = { seats: [1], seat: 1, host: false, invite: null, code: null };
    const lobby = { ...info("lobby"), number: 2, seats: [...info().seats.slice(1), info().seats[0]!] };
    const proposed = [
      update(6, { happened: [{ table: "new-game", number: 2 }], table: lobby }),
      welcome(6, { you: { ...guest, seats: [0], seat: 0 }, table: lobby, game: null }),
    ];

    test("leaves the end as it was, to whoever still looks at it", async () => {
      const socket = await sitDown(5, { you: guest, table: info("over"), game: prompt(7) });
      expect(store.proposed).toBe(null);
      socket.say(...proposed);
      expect(store.proposed?.number).toBe(2);
      expect([store.phase, store.info?.number, store.you?.seat, turnOf(store)]).toEqual(["over", 1, 1, 7]);
      expect(store.people.map(({ name }) => name)).toEqual(["Anne", "Bruno", ""]);
      socket.say(update(7, { happened: [chat] }));
      expect(store.chat).toEqual([chat]);
    });

    test("is gone over to when he likes", async () => {
      const socket = await sitDown(5, { you: guest, table: info("over"), game: prompt(7) });
      socket.say(...proposed);
      store.sitAgain();
      expect([store.proposed, store.phase, store.you?.seat, store.scene]).toEqual([null, "lobby", 0, null]);
    });

    test("calls everybody when it begins", async () => {
      const socket = await sitDown(5, { you: guest, table: info("over"), game: prompt(7) });
      socket.say(...proposed, update(7, { table: { ...lobby, phase: "playing" }, game: prompt(0) }));
      expect([store.proposed, store.phase, store.you?.seat, turnOf(store)]).toEqual([null, "playing", 0, 0]);
    });

    test("takes the host along, who has proposed it", async () => {
      const socket = await sitDown(5, { table: info("over"), game: prompt(7) });
      socket.say(...proposed.slice(0, 1));
      expect([store.proposed, store.phase]).toEqual([null, "lobby"]);
    });
  });

  test("reaches whoever looks at the store", async () => {
    const seen: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push([turnOf(store), store.speaker.tell(passed)]));
    });
    flushSync();
    const socket = await sitDown(5);
    flushSync();
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    flushSync();
    await words.speak("en");
    flushSync();
    expect(seen.map(String)).toEqual([",", "0,Vous passez.", "1,Vous passez.", "1,You pass."]);
    stop();
  });
});

describe("steps", () => {
  test("are shown one after the other, and nothing can be done in a scene that is past", async () => {
    const stage = new Stage();
    store.register(stage);
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }), update(7, { happened: [passed], game: prompt(2) }));
    expect(stage.steps).toHaveLength(1);
    expect([turnOf(store), store.scene?.legal]).toEqual([0, []]);
    expect(store.log).toHaveLength(0);
    await stage.finish();
    expect([turnOf(store), stage.steps.length, store.log.length]).toEqual([1, 2, 1]);
    await stage.finish();
    expect([turnOf(store), store.scene?.legal]).toEqual([2, [{ do: "pass" }]]);
  });

  test("are told as far as they are shown, and what is left when they have been seen", async () => {
    const stage = new Stage();
    store.register(stage);
    const socket = await sitDown(5);
    const ended = { event: "turn-ended", seat: 0 } as const;
    const told = () => store.log.map(({ happened, view }) => [happened.length, (view!.table as { turn: number }).turn]);
    socket.say(update(6, { happened: [passed, ended, { table: "went-away", seat: 1, why: "lost" }], game: prompt(1) }));
    stage.tell(stage.steps[0]!.events[0]);
    expect(told()).toEqual([[1, 0]]);
    stage.tell(stage.steps[0]!.events[0]);
    expect(told()).toEqual([[1, 0]]);
    await stage.finish();
    expect(told()).toEqual([[1, 0], [2, 1]]);

    socket.say(update(7, { happened: [passed, ended], game: prompt(2) }));
    store.skip();
    stage.tell(stage.steps[1]!.events[0]); // a board that has not heard of it yet
    expect(told().slice(2)).toEqual([[2, 2]]);
  });

  test("that nobody can show, or that hold no event, are simply so", async () => {
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    expect(turnOf(store)).toBe(1);
    const stage = new Stage();
    store.register(stage);
    socket.say(update(7, { happened: [{ table: "taken-back", seat: 0 }], game: prompt(0) }));
    expect([turnOf(store), stage.steps.length]).toEqual([0, 0]);
  });

  test("are not waited for by somebody far behind, or who does not look", async () => {
    const stage = new Stage();
    store.register(stage);
    const socket = await sitDown(5);
    for (let turn = 1; turn <= 7; turn++) socket.say(update(5 + turn, { happened: [passed], game: prompt(turn) }));
    await settled();
    expect([turnOf(store), stage.steps.length, store.log.length]).toEqual([7, 1, 7]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    socket.say(update(20, { happened: [passed], game: prompt(8) }));
    expect([turnOf(store), stage.steps.length]).toEqual([8, 1]);
    vi.restoreAllMocks();
    socket.say(update(21, { happened: [passed], game: prompt(9) }));
    expect(stage.steps).toHaveLength(2);
    store.skip();
    expect(turnOf(store)).toBe(9);
  });

  test("that are only talk take nothing out of the hand of whoever may act", async () => {
    const stage = Object.assign(new Stage(), { isAside: () => true });
    store.register(stage);
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    expect([turnOf(store), stage.steps.length, store.log.length]).toEqual([1, 0, 1]);
    expect(store.scene?.legal).toEqual([{ do: "pass" }]);
  });

  test("behind which my own short time runs are over soon, all of them", async () => {
    const stage = new Stage();
    store.register(stage);
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: { ...prompt(1), legal: [] } }));
    expect(stage.left).toEqual([]);
    socket.say(update(7, { happened: [passed], game: prompt(2, Date.now() + 15_000) }));
    expect(stage.left).toEqual([SOON / 2]);
    await vi.advanceTimersByTimeAsync(600);
    await stage.finish();
    expect(stage.left).toEqual([SOON / 2, SOON - 600]);
    await stage.finish();
    expect(store.scene?.legal).toEqual([{ do: "pass" }]);

    socket.say(update(8, { happened: [passed], game: prompt(3, Date.now() + 15_000) }));
    expect(stage.left.at(-1)).toBe(SOON);
  });

  test("take their time where mine is long, or none, or another's", async () => {
    const stage = new Stage();
    store.register(stage);
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    socket.say(update(7, { happened: [passed], game: prompt(2, Date.now() + 180_000) }));
    socket.say(update(8, { happened: [passed], game: { ...prompt(3, Date.now() + 15_000), legal: [] } }));
    for (let shown = 0; shown < 3; shown++) await stage.finish();
    expect([turnOf(store), stage.left]).toEqual([3, []]);
  });

  test("of a board that fails are so all the same", async () => {
    const complained = vi.spyOn(console, "error").mockReturnValue();
    store.register({ play: () => Promise.reject(new Error("no such card")), skip: () => {} });
    const socket = await sitDown(5);
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    await settled();
    expect(turnOf(store)).toBe(1);
    expect(complained).toHaveBeenCalledOnce();
  });
});

describe("an action", () => {
  test("carries the last seq, once, and tells when it is refused", async () => {
    const socket = await sitDown(5);
    const answer = store.act({ do: "pass" });
    expect(await store.act({ do: "pass" })).toBeNull();
    expect(store.isActing).toBe(true);
    const { id, seq } = socket.sent[1] as Act;
    expect([socket.sent.length, seq]).toEqual([2, 5]);
    socket.say(refusal("stale", id));
    expect(await answer).toMatchObject({ code: "stale" });
    expect([store.refusal?.code, store.isActing]).toEqual(["stale", false]);
    const again = store.act({ do: "pass" });
    socket.say(update(6, { happened: [passed], game: prompt(1) }), done((socket.sent[2] as Act).id, 6));
    expect(await again).toMatchObject({ t: "done" });
    expect(store.refusal).toBeNull();
  });
});

describe("what was refused", () => {
  let socket: FakeSocket;
  const refused = async (code: string) => {
    const answer = store.act({ do: "pass" });
    socket.say({ ...refusal(code, (socket.sent.at(-1) as Act).id), rule: "FB-30" });
    await answer;
  };
  const others = { ...prompt(1), legal: [] };

  beforeEach(async () => {
    socket = await sitDown(5);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test("is told as long as it stands, and for a moment when it does not any more", async () => {
    await refused("too-soon");
    vi.advanceTimersByTime(60_000);
    expect(store.refusal).toMatchObject({ code: "too-soon", rule: "FB-30" });
    await refused("too-soon");
    socket.say(update(6, { happened: [passed], game: prompt(1) }));
    vi.advanceTimersByTime(2500);
    expect(store.refusal?.code).toBe("too-soon");
    vi.advanceTimersByTime(1000);
    expect(store.refusal).toBeNull();
  });

  test.each(["not-your-turn", "wrong-step"])("because it could not be done any more came too late, breaks no rule, and goes by itself: %s", async (code) => {
    socket.say(update(6, { happened: [passed], game: others }));
    await refused(code);
    expect(store.refusal).toMatchObject({ code: "too-late", rule: null });
    vi.advanceTimersByTime(3500);
    expect(store.refusal).toBeNull();
  });

  test("though it is offered still has its own reason", async () => {
    await refused("wrong-step");
    expect(store.refusal).toMatchObject({ code: "wrong-step", rule: "FB-30" });
  });
});

describe("several people at one screen", () => {
  const shared = { seats: [0, 1], seat: 0, host: true, invite: null, code: null };

  test("look one after the other, and the last one's scene is gone at once", async () => {
    const first = await sitDown(5, { you: shared });
    const looking = store.look(null);
    expect([store.scene, store.you]).toEqual([null, null]);
    expect(first.readyState).toBe(3);
    const board = FakeSocket.last;
    board.accept(welcome(5, { you: { ...shared, seat: null } }));
    await looking;
    expect(board.sent[0]).toMatchObject({ t: "hello", seat: null, invite: "I" });
    expect(store.scene?.seat).toBeNull();

    const other = store.look(1);
    expect(store.scene?.seat).toBeNull();
    FakeSocket.last.accept(welcome(5, { you: { ...shared, seat: 1 } }));
    await other;
    expect(store.scene?.seat).toBe(1);
    void store.act({ do: "pass" });
    expect(FakeSocket.last.sent[1]).toMatchObject({ t: "act" });

    board.say(update(6, { happened: [passed], game: prompt(1) }));
    expect(store.log.map((entry) => entry.happened)).toEqual([[passed]]);
    const mine = { event: "observed", seat: 1, place: 0, card: "key" } as const;
    FakeSocket.last.say(update(6, { happened: [mine], game: prompt(1) }));
    expect(store.witnessed.map((entry) => entry.happened)).toEqual([[mine]]);
    await store.look(null);
    expect(store.witnessed.map((entry) => entry.happened)).toEqual([[passed]]);
    expect([FakeSocket.last.readyState, store.scene?.seat, turnOf(store)]).toEqual([3, null, 1]);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("whoever hides his cards before they have come does not see them", async () => {
    await sitDown(5, { you: shared });
    const hidden = store.look(null);
    FakeSocket.last.accept(welcome(5, { you: { ...shared, seat: null } }));
    await hidden;
    const late = store.look(1);
    await store.look(null);
    FakeSocket.last.accept(welcome(5, { you: { ...shared, seat: 1 } }));
    await late;
    expect(store.scene?.seat).toBeNull();
    expect(FakeSocket.last.readyState).toBe(3);
  });
});

describe("one after the other at one screen", () => {
  const shared = { seats: [0, 1], seat: null, host: true, invite: null, code: null };
  let everybody: FakeSocket;

  beforeEach(async () => {
    await sitDown(5, { you: shared });
    const looking = store.look(null);
    everybody = FakeSocket.last;
    everybody.accept(welcome(5, { you: shared }));
    await looking;
  });

  async function sees(seat: number): Promise<FakeSocket> {
    const looking = store.look(seat);
    FakeSocket.last.accept(welcome(5, { you: { ...shared, seat } }));
    await looking;
    return FakeSocket.last;
  }

  test("whatever the house gives unasked, the public's eyes are asked for by name", () => {
    expect(FakeSocket.all.map((socket) => (socket.sent[0] as Hello).seat)).toEqual([undefined, null]);
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 1]);
  });

  test("what needs no secret is done for a seat through the public's eyes", async () => {
    const hands = [{ seat: 1, legal: [{ do: "pass" } as const], open: [] }];
    everybody.say(update(6, { happened: [passed], game: { ...prompt(1), legal: [], hands } }));
    await settled();
    expect(store.scene).toMatchObject({ seat: null, legal: [{ do: "pass" }], hands });
    void store.act({ do: "pass" });
    expect(everybody.sent.at(-1)).toMatchObject({ t: "act", action: { do: "pass" }, seq: 6, seat: 1 });
  });

  test("the same action of two people is two actions", async () => {
    await sees(0);
    const first = store.act({ do: "pass" });
    expect(store.isActing).toBe(true);
    await store.look(null);
    expect(await first).toMatchObject({ t: "refusal", code: "not-answered" });
    expect(store.isActing).toBe(false);
    const bruno = await sees(1);
    void store.act({ do: "pass" });
    expect(bruno.sent.map((message) => message.t)).toEqual(["hello", "act"]);
    expect(store.isActing).toBe(true);
  });

  test("why one may not is not told to the next", async () => {
    const anne = await sees(0);
    const answer = store.act({ do: "pass" });
    anne.say(refusal("stale", (anne.sent[1] as Act).id));
    await answer;
    expect(store.refusal?.code).toBe("stale");
    await store.look(null);
    expect(store.refusal).toBeNull();
    await sees(1);
    expect(store.refusal).toBeNull();
    await store.look(null);
    await sees(0);
    expect(store.refusal).toBeNull();
  });

  test("what was not sent is told to whoever wanted it, when he looks again", async () => {
    const anne = await sees(0);
    anne.lose(1006);
    void store.act({ do: "pass" });
    await store.look(null);
    await settled();
    expect(store.refusal).toBeNull();
    await sees(1);
    expect(store.refusal).toBeNull();
    await store.look(null);
    await sees(0);
    expect(store.refusal?.code).toBe("not-sent");
  });
});

test("eyes that are not ours are given up, and asked for once however often", async () => {
  await sitDown(5);
  const hidden = store.look(null);
  FakeSocket.last.accept(welcome(5, { you: { seats: [0], seat: null, host: false, invite: null, code: null } }));
  await hidden;
  const [once, twice] = [store.look(3), store.look(3)];
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.accept(refusal("not-your-seat"));
  await Promise.all([once, twice]);
  expect([store.you?.seat, store.connection.is]).toEqual([null, "open"]);
  void store.look(3);
  expect(FakeSocket.all).toHaveLength(4);
});

test("a screen on the wall asks for the public's eyes from the start", async () => {
  store.close();
  store = new TableStore("T", "I", null);
  await sitDown(5);
  expect(FakeSocket.last.sent[0]).toMatchObject({ t: "hello", seat: null });
});
