import { expect, it } from "vitest";
import { isReadable, left } from "./clock";

it("counts in minutes and seconds, and warns in time", () => {
  expect(left(180_000, 0)).toEqual({ text: "3:00", isShort: false });
  expect(left(14_000, 0)).toEqual({ text: "0:14", isShort: true });
  expect(left(0, 5_000)).toEqual({ text: "0:00", isShort: true });
});

it("counts long times in hours", () => {
  expect(left(47 * 3_600_000, 0).text).toBe("47 h 00");
  expect(left(48 * 3_600_000, 0).text).toBe("2 × 24 h");
});

it("is not shown for a moment", () => {
  expect([isReadable(1500), isReadable(6000)]).toEqual([false, true]);
});
