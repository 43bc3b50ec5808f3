import { describe, expect, test } from "vitest";

import english from "../../../../src/ludotheque/texts/en.ftl";
import { verify, type LogFault, type Verdict } from ".";
import { ProvableLuck, type Request } from "./luck";
import proofs from "./proofs.json";
import { fromHex, hex, hmac, sha256 } from "./sha256";

const logs = Object.entries(proofs.logs);
const honest = proofs.logs["match-4"];

describe("as Python has it", () => {
  test.each(proofs.hashes)("SHA-256 and HMAC ($#)", ({ of, sha256: digest, hmac: code }) => {
    const data = fromHex(of);
    expect(hex(sha256(data))).toBe(digest);
    expect(hex(hmac(data, data.toReversed()))).toBe(code);
  });
  test.each(proofs.luck)("luck ($#)", ({ seed, below, answers }) => {
    const luck = new ProvableLuck(fromHex(seed));
    for (const { bound, number } of below) expect(luck.below(BigInt(bound))).toBe(BigInt(number));
    for (const { request, values } of answers) expect(luck.answer(request as Request)).toEqual(values);
  });
});

describe("an honest log", () => {
  test.each(logs)("%s", async (name, log) => {
    const verdict = await verify(log);
    expect(verdict.findings).toEqual([]);
    expect(verdict.isGood).toBe(true);
    expect(verdict.proven).toBe(log.match(/"seat":"luck","do":"[^"]*","at":\d+}/g)?.length);
    expect(verdict.told).toBe(name.endsWith("-told") ? 1 : 0);
    expect(verdict.terms?.game).toBe(JSON.parse(lines(log)[0]!).game);
  });
  test("tells what it was committed to, and what was not checked", async () => {
    const verdict = await verify(honest);
    expect(verdict.commitment).toBe(JSON.parse(lines(honest)[0]!).commitment);
    expect(verdict.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(verdict.checked).toEqual(["luck", "digest", "commitment"]);
    expect(verdict.rules).toBe('by "ludotheque verify"');
  });
});

// -- damage ----------------------------------------------------------------------------------------------------------

const lines = (log: string): string[] => log.trimEnd().split("\n");
const LAST = lines(honest).length;
const DRAWN = lines(honest).findIndex((line) => line.includes('"luck"')) + 1;

/** The log with one line changed; `sealed`, by somebody who knows how to make a digest. */
function changed(line: number, change: (text: string) => string, sealed = false): string {
  const all = lines(honest).map((text, index) => (index === line - 1 ? change(text) : text));
  if (sealed) {
    const before = all.slice(0, -1).map((text) => `${text}\n`).join("");
    const digest = hex(sha256(new TextEncoder().encode(before)));
    all[all.length - 1] = JSON.stringify({ ...JSON.parse(all.at(-1)!), digest });
  }
  return `${all.join("\n")}\n`;
}

const found = (verdict: Verdict): [LogFault, number][] => verdict.findings.map(({ code, details }) => [code, details.line]);
const set = (fields: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...fields });
const move = (steps: number) => (text: string) => set({ at: JSON.parse(text).at + steps })(text);

/** Two numbers of a shuffle in each other's place. */
const cheated = (text: string) => text.replace(/(\d+),(\d+)/, "$2,$1");

const DAMAGE: [string, string, [LogFault, number][]][] = [
  ["nothing", "", [["log-empty", 1]]],
  ["an empty line", "\n", [["log-not-json", 1]]],
  ["no JSON", "once upon a time", [["log-not-json", 1]]],
  ["something else", '{"name": "Anne"}\n', [["log-not-a-log", 1]]],
  ["a list", "[1]\n", [["log-not-a-log", 1]]],
  ["a later format", changed(1, set({ ludotheque: 2 })), [["log-format", 1]]],
  ["a header with a field too many", changed(1, set({ more: 1 })), [["log-bad-line", 1]]],
  ["a field that every object inherits", changed(LAST - 1, set({ constructor: 1 }), true), [["log-bad-line", LAST - 1]]],
  ["a header without names", changed(1, set({ seats: undefined })), [["log-bad-line", 1]]],
  ["another name", changed(1, set({ seats: ["Ana", "Zoé", "Bob", "Eve"] }), true), [["log-wrong-seed", LAST]]],
  ["a line cut short", changed(DRAWN + 2, (text) => text.slice(0, -3), true), [["log-not-json", DRAWN + 2]]],
  ["a line of another kind", changed(DRAWN + 2, () => '{"what":1}', true), [["log-bad-line", DRAWN + 2]]],
  ["a seat below the first", changed(LAST - 1, set({ seat: -1 }), true), [["log-bad-line", LAST - 1]]],
  ["a move that people tell", changed(LAST - 1, set({ told: true }), true), [["log-bad-line", LAST - 1]]],
  ["a shuffle that people tell", changed(DRAWN, set({ told: true }), true), [["log-bad-line", DRAWN]]],
  ["a shuffle of a wrong size", changed(DRAWN, set({ do: "drawn 0,1" }), true), [["log-wrong-luck", DRAWN]]],
  ["luck that says something else", changed(DRAWN, set({ do: "pass" }), true), [["log-bad-line", DRAWN]]],
  ["time that runs back", changed(DRAWN + 3, move(-1e9), true), [["log-time-runs-back", DRAWN + 3]]],
  ["a changed move", changed(LAST - 1, set({ do: "pass" })), [["log-wrong-digest", LAST]]],
  ["a changed moment", changed(LAST - 1, move(1)), [["log-wrong-digest", LAST]]],
  ["a changed shuffle", changed(DRAWN, cheated), [["log-wrong-luck", DRAWN], ["log-wrong-digest", LAST]]],
  ["a changed shuffle, sealed anew", changed(DRAWN, cheated, true), [["log-wrong-luck", DRAWN]]],
  ["another seed", changed(LAST, set({ seed: "00".repeat(32) })), [["log-wrong-seed", LAST]]],
  ["no seed", changed(LAST, set({ seed: "" })), [["log-wrong-seed", LAST]]],
  ["more after the end", `${honest}{"seat":0,"do":"pass","at":9999999}\n`, [["log-after-end", LAST + 1]]],
  ["no end", lines(honest).slice(0, -1).join("\n"), [["log-unfinished", LAST - 1]]],
]; // prettier-ignore

describe("damage is found where it is", () => {
  test.each(DAMAGE)("%s", async (_, log, expected) => {
    const verdict = await verify(log);
    expect(found(verdict)).toEqual(expected);
    expect(verdict.isGood).toBe(false);
  });
  test("and can be told in words", () => {
    for (const [code] of DAMAGE.flatMap(([, , expected]) => expected)) expect(english).toContain(`\nrefusal-${code} = `);
  });
  test("a line that is too long to be read", async () => {
    const log = changed(LAST - 1, (text) => text + " ".repeat(1 << 20), true);
    expect(found(await verify(log))).toEqual([["log-bad-line", LAST - 1]]);
  });
  test("a game that the page does not know", async () => {
    const verdict = await verify(changed(1, set({ game: "chess" })));
    expect(verdict.findings[0]).toEqual({ code: "log-unknown-game", rule: null, details: { line: 1, game: "chess" } });
  });
  test("a shuffle of any size that a forged log asks for is not drawn", async () => {
    const { options } = JSON.parse(lines(honest)[0]!);
    const verdict = await verify(changed(1, set({ options: { ...options, extra_neutrals: 1e15 } }), true));
    expect(found(verdict)).toContainEqual(["log-wrong-seed", LAST]);
    expect(verdict.proven).toBe(0);
  });
});
