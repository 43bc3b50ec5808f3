import { afterEach, expect, test, vi } from "vitest";

import { house, HouseFault } from "./house";

function answering(body: string, status = 200) {
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("a door is asked as the protocol says", async () => {
  const fetched = answering('{"seat": 1}');
  expect(await house.join("a/b", { nickname: "Bruno", invite: "I" })).toEqual({ seat: 1 });
  const [path, { method, body }] = fetched.mock.calls[0]!;
  expect([path, method, JSON.parse(body as string)]).toEqual(["/api/tables/a%2Fb/join", "POST", { nickname: "Bruno", invite: "I" }]);
});

test("a replay is asked for by seat and number, or not", async () => {
  const fetched = answering("{}");
  await house.replay("T");
  await house.replay("T", 0, 2);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/tables/T/replay", "/api/tables/T/replay?seat=0&game=2"]);
  expect(house.logAddress("T", 2)).toBe("/api/tables/T/log?game=2");
});

test.each([
  ["a refusal", '{"code": "no-such-code", "rule": null, "details": {"most": 3}}', 404, "no-such-code"],
  ["an answer of something in between", "<html>Bad Gateway", 502, "failed"],
])("%s is a fault that can be said", async (_name, body, status, code) => {
  answering(body, status);
  const fault = await house.code(" abc ").catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(HouseFault);
  expect(fault).toMatchObject({ code, status });
});

test("a house that does not answer is a fault too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await expect(house.me()).rejects.toMatchObject({ code: "unreachable", status: 0 });
});
