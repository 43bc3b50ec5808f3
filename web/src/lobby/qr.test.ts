import { describe, expect, test } from "vitest";

import { correction, dataWords, formatBits, guarded, path, qr, TooLong } from "./qr";

const drawn = (text: string) => qr(text).map((row) => row.map(Number).join(""));
/** A short print of a large drawing: its rows folded into one number. */
const print = (rows: string[]) => [...rows.join("")].reduce((sum, bit) => (sum * 31 + Number(bit)) % 2147483647, 7);

describe("the parts, by the standard's own examples", () => {
  test("a block's error correction", () => {
    const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test("format and version guard themselves", () => {
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(guarded(7, 12, 0x1f25)).toBe(0b000111110010010100);
  });
  test("a short text is padded in turns", () => {
    const words = dataWords(new TextEncoder().encode("Hi"), 1);
    expect(words).toEqual([0x40, 0x24, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]);
  });
});

describe("whole drawings, as other makers draw them", () => {
  test("one word", () => {
    expect(drawn("Ludo")).toEqual([
      "111111100110001111111",
      "100000100011001000001",
      "101110101000101011101",
      "101110101001001011101",
      "101110101011101011101",
      "100000101100101000001",
      "111111101010101111111",
      "000000001111100000000",
      "101111100100101111100",
      "111111010100100101111",
      "100000101111010011110",
      "111110000010000111100",
      "000101110011010010011",
      "000000001111111001100",
      "111111100110101100110",
      "100000101011111001100",
      "101110101100100100010",
      "101110101010100101000",
      "101110101011010011000",
      "100000100100000110100",
      "111111101001010010110",
    ]);
  });
  test("an invitation", () => {
    expect(print(drawn("https://jeux.example/t/FRstapZslWttmb5GRCtYmg#rg5uxN12Jhc7fa69abJj3A"))).toBe(2074795857);
  });
  test("a long link, with a version of its own", () => {
    expect([1107667419, 176602474, 1046342825, 1082244775, 1180655507, 978914171, 1621587508, 878858400]).toContain(print(drawn("é".repeat(130))));
  });
  test("blocks of two lengths", () => {
    expect([1447577578, 376433915, 397295213, 1733522300, 1610365874, 2098691800, 329257859, 1500310671]).toContain(print(drawn("ludo".repeat(110))));
  });
  test("more than fits is refused", () => {
    expect(() => qr("a".repeat(667))).toThrow(TooLong);
  });
});

test("one path draws every dark module", () => {
  expect(path([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
