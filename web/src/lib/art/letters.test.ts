import { describe, expect, it } from "vitest";

import { ems, settled, wrapped } from "./letters";

describe("words in pictures", () => {
  it("no line is wider than it may be, not even of one long word", () => {
    for (const line of wrapped(`${"W".repeat(24)} says ${"M".repeat(24)}`, 80, 14, 3)) expect(ems(line) * 14).toBeLessThanOrEqual(80);
  });

  it("what does not fit is seen to go on", () => {
    expect(wrapped("one two three four five six", 40, 10, 2).at(-1)).toMatch(/…$/);
  });

  it("takes the first text that stands whole, as large as it can", () => {
    const texts = ["a rather long sentence that needs much room", "in short"];
    expect(settled(texts, { width: 400, height: 30 }, 16, 10)).toMatchObject({ lines: [texts[0]], size: 16 });
    expect(settled(texts, { width: 60, height: 30 }, 16, 10).lines.join(" ")).toBe("in short");
    expect(settled(texts, { width: 10, height: 30 }, 16, 10).lines.join(" ")).toMatch(/…/);
  });

  it("leaves no last word alone where the lines can be even", () => {
    expect(settled(["aaaa aaaa aaaa aaaa"], { width: 92, height: 40 }, 12, 12).lines).toEqual(["aaaa aaaa", "aaaa aaaa"]);
  });
});
