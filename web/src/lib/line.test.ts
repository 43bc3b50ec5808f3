import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Line, newId, socketAddress, type Connection } from "./line";
import { done, FakeSocket, refusal, update, welcome } from "./socket.fake";
import type { Act, ServerMessage } from "./wire";

let heard: ServerMessage[];
let connections: Connection[];
let line: Line;

const sent = () => FakeSocket.last.sent;
const state = () => connections.at(-1)!;
const connect = (...messages: ServerMessage[]) => FakeSocket.last.accept(...messages);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  heard = [];
  connections = [];
  line = new Line("ws://house/api/tables/T/socket", { invite: "I" }, {
    heard: (message) => heard.push(message),
    connection: (connection) => connections.push(connection),
  });
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("hello", () => {
  test("comes first, with the invitation; the welcome opens the line", () => {
    expect(state()).toEqual({ is: "trying" });
    connect(welcome(5));
    expect(sent()).toEqual([{ t: "hello", version: 1, seq: null, invite: "I" }]);
    expect(state()).toEqual({ is: "open" });
    expect(heard.map((message) => message.t)).toEqual(["welcome"]);
    expect(line.seq).toBe(5);
  });

  test("is not said again to a table that one may not see", () => {
    connect(refusal("not-invited"));
    FakeSocket.last.lose(4403);
    expect(state()).toEqual({ is: "gone", refusal: expect.objectContaining({ code: "not-invited" }) });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("is not said again when it was refused without an end of the line", () => {
    connect(refusal("other-version"));
    expect(state()).toMatchObject({ is: "gone", refusal: { code: "other-version" } });
  });
});

describe("a lost line", () => {
  test("comes again by itself, with the last seq", () => {
    connect(welcome(5), update(6), update(7));
    FakeSocket.last.lose(1006);
    expect(state()).toEqual({ is: "trying" });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    connect(welcome(9));
    expect(sent()).toEqual([{ t: "hello", version: 1, seq: 7, invite: "I" }]);
    expect(state()).toEqual({ is: "open" });
  });

  test("waits longer each time that nobody answers, but not for ever", () => {
    const pauses: number[] = [];
    for (let time = 0; time < 9; time++) {
      const before = Date.now();
      FakeSocket.last.lose(1006);
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - before);
    }
    expect(FakeSocket.all).toHaveLength(10);
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[3]).toBeGreaterThan(pauses[0]!);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12_000);
    connect(welcome(1));
    FakeSocket.last.lose(1006);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(11);
  });

  test("comes at once when the network is back", () => {
    for (let time = 0; time < 6; time++) {
      FakeSocket.last.lose(1006);
      vi.advanceTimersToNextTimer();
    }
    FakeSocket.last.lose(1006);
    const before = FakeSocket.all.length;
    line.wake();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("comes again after goodbye, about a second later", () => {
    connect(welcome(5), { t: "goodbye" });
    expect(state()).toEqual({ is: "trying" });
    vi.advanceTimersByTime(900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is noticed after a sleep: a line that does not answer is cut", () => {
    connect(welcome(5));
    line.wake();
    expect(sent().at(-1)).toMatchObject({ t: "hello", seq: 5 });
    vi.advanceTimersByTime(6000);
    expect(state()).toEqual({ is: "trying" });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("that was only asleep goes on", () => {
    connect(welcome(5));
    line.wake();
    FakeSocket.last.say(welcome(6));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connections.map((one) => one.is)).toEqual(["trying", "open"]);
  });

  test("stays closed when it was closed", () => {
    connect(welcome(5));
    line.close();
    vi.advanceTimersByTime(60_000);
    line.wake();
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a command", () => {
  const act = () => line.command("act", { action: { do: "pass" }, seq: line.seq });

  test("is answered by done or by a refusal", async () => {
    connect(welcome(5));
    const [first, second] = [act(), line.command("undo", {})];
    const [one, two] = sent().slice(1) as Act[];
    FakeSocket.last.say(refusal("cannot-take-back", two!.id), update(6), done(one!.id, 6));
    expect(await first).toEqual(done(one!.id, 6));
    expect(await second).toMatchObject({ t: "refusal", code: "cannot-take-back" });
  });

  test("without an answer is sent again with its old id, after the welcome and once", async () => {
    connect(welcome(5));
    const answer = act();
    const id = (sent()[1] as Act).id;
    FakeSocket.last.lose(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(sent().map((message) => message.t)).toEqual(["hello"]);
    FakeSocket.last.say(welcome(6), welcome(6));
    expect(sent().slice(1)).toEqual([{ t: "act", id, action: { do: "pass" }, seq: 5 }]);
    FakeSocket.last.say(done(id, 6));
    expect(await answer).toEqual(done(id, 6));
    FakeSocket.last.lose(1006);
    vi.advanceTimersByTime(1000);
    connect(welcome(6));
    expect(sent()).toHaveLength(1);
  });

  test("waits for the line", () => {
    void act();
    expect(sent()).toEqual([]);
    connect(welcome(5));
    expect(sent().map((message) => message.t)).toEqual(["hello", "act"]);
  });

  test("that a stopping house refuses is asked of the next", async () => {
    connect(welcome(5));
    const answer = act();
    const id = (sent()[1] as Act).id;
    FakeSocket.last.say(refusal("stopping", id), { t: "goodbye" });
    vi.advanceTimersByTime(1100);
    connect(welcome(5), done(id, 6));
    expect(await answer).toEqual(done(id, 6));
  });

  test("that was thrown away because there were too many is sent again after a pause", () => {
    connect(welcome(5));
    void act();
    FakeSocket.last.say(refusal("too-fast"));
    vi.advanceTimersByTime(1500);
    const [, first, second] = sent();
    expect(second).toEqual(first);
    expect(state()).toEqual({ is: "open" });
  });

  test("that a closed line leaves open is told so: sent or not", async () => {
    const early = act();
    expect(sent()).toEqual([]);
    line.close();
    expect(await early).toMatchObject({ t: "refusal", code: "not-sent" });
    expect(await act()).toMatchObject({ t: "refusal", code: "not-sent" });
  });

  test("that was sent may have happened when its line is closed", async () => {
    connect(welcome(5));
    const answer = act();
    FakeSocket.last.lose(1006);
    line.close();
    expect(await answer).toMatchObject({ t: "refusal", code: "not-answered" });
  });

  test("has an id of its own", () => {
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  });
});

describe("what is heard", () => {
  test("one-moment and go-on", () => {
    connect(welcome(5), { t: "one-moment" });
    expect(state()).toEqual({ is: "waiting" });
    FakeSocket.last.say({ t: "go-on" });
    expect(state()).toEqual({ is: "open" });
  });

  test("a welcome unasked replaces what was known; the update of its seq still comes, an older one does not", () => {
    connect(welcome(5), welcome(8), update(7), update(8), update(9));
    expect(heard.map((message) => ("seq" in message ? message.seq : null))).toEqual([5, 8, 8, 9]);
  });

  test("two tabs are two lines: what one asked is answered to it alone, and the other hears of it", () => {
    connect(welcome(5));
    const other: ServerMessage[] = [];
    const first = FakeSocket.last;
    const second = new Line("ws://house/api/tables/T/socket", {}, { heard: (message) => other.push(message), connection: () => {} });
    second.open();
    connect(welcome(5));
    void line.command("say", { text: "Bonjour" });
    const { id } = first.sent[1] as Act;
    first.say(update(6), done(id, 6));
    FakeSocket.last.say(update(6));
    expect(heard.map((message) => message.t)).toEqual(["welcome", "update", "done"]);
    expect(other.map((message) => message.t)).toEqual(["welcome", "update"]);
    second.close();
  });
});

test("the socket's address is the page's", () => {
  expect(socketAddress("a b", { protocol: "https:", host: "jeux.example" })).toBe("wss://jeux.example/api/tables/a%20b/socket");
  expect(socketAddress("T", { protocol: "http:", host: "127.0.0.1:8000" })).toBe("ws://127.0.0.1:8000/api/tables/T/socket");
});
