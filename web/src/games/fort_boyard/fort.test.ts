import { describe, expect, it } from "vitest";

import { backdrop, CHAMBERS, scroll, tableEdge, tableTop, upright, verses } from "./chamber";
import { arches, GALLERY, rays, wall } from "./courtyard";
import { moments } from "./fixtures";
import { above, picture } from "./fort";
import { fortOf } from "./geometry";
import type { View } from "./wire";

const { spaces } = moments[0]!.after.view.table as View;

describe("the room of riddles, upright", () => {
  const longest = "I turn two sandglasses together, of four minutes and of seven.\nThe small runs out: I turn it straight away.\nWhen the large is done, for how many minutes will the small still run?";
  const least = (height: number) => Math.min(...[longest].map((question) => verses(question, upright(height).scroll).size));

  it("is read without the small picture, whatever comes and goes below it", () => {
    for (let height = 400; height <= 620; height += 10) expect(least(height), `${height}`).toBeGreaterThan(13.5);
  });

  it("has its dice, and the ring round them, below the last line", () => {
    for (const height of [400, 450, 486, 560]) {
      const { scroll: paper, trays, tray, hit } = upright(height);
      const { lines } = verses(longest, paper);
      const bottom = paper.y + lines.at(-1)!.y + 6;
      expect(trays[1][1] + (hit.y - hit.ry) * tray - 8).toBeGreaterThan(bottom);
    }
  });
});

describe.each(["wide", "tall"] as const)("the scenery, %s", (size) => {
  it("is drawn without a hole in it, and the same every time", () => {
    const fort = fortOf(size);
    const room = CHAMBERS[size];
    const drawn = [picture(fort, spaces), above(fort), backdrop(room, size === "tall"), tableTop(room, size === "tall"), tableEdge(room), scroll(room.scroll), wall(GALLERY[size]), rays(900, 400)];
    for (const one of drawn) expect(one).not.toMatch(/NaN|undefined|null/);
    expect(picture(fort, spaces)).toBe(drawn[0]);
    for (const mark of ["trial", "tiger", "trial-and-riddle", "trial-or-riddle", "guardian", "start", "wall"]) expect(drawn[0]).toContain(`#fb-mark-${mark}"`);
  });

  it("numbers its spaces, so that what is told can be found", () => {
    const numbers = [...picture(fortOf(size), spaces).matchAll(/class="fb-number"[^>]*>(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 36 }, (_, space) => space));
  });

  it("has room on the scroll for the longest riddle", () => {
    const { scroll: place } = CHAMBERS[size];
    const longest = "I turn two sandglasses together, of four minutes and of seven.\nThe small runs out: I turn it straight away.\nWhen the large is done, for how many minutes will the small still run?";
    const { lines, size: letters } = verses(longest, place);
    expect(lines.map(({ text }) => text).join(" ")).toBe(longest.replaceAll("\n", " "));
    for (const { y } of lines) expect(Math.abs(y)).toBeLessThan(place.height / 2 - 20);
    expect(letters).toBeGreaterThan(12);
  });

  it("leaves no word of a verse alone on a line, and a little air before the next", () => {
    const { lines } = verses("The Londoner lives in it, three floors or four;\nthe pianist lowers a note by it, no more;\nand the cyclist who gets it walks home with a sore foot.", CHAMBERS[size].scroll);
    const verse = lines.filter(({ text }, nth) => nth > 0 && /^(the pianist|and the)/.test(text));
    expect(verse).toHaveLength(2);
    for (const { text } of lines) expect(text.split(" ").length).toBeGreaterThan(2);
    const [before, first] = [lines.indexOf(verse[0]!) - 1, lines.indexOf(verse[0]!)];
    expect(lines[first]!.y - lines[before]!.y).toBeGreaterThan(lines[1]!.y - lines[0]!.y);
  });

  it("has an arch for everybody and the tiger", () => {
    for (let count = 3; count <= 6; count++) {
      const middles = arches(GALLERY[size], count);
      expect(middles).toHaveLength(count);
      expect(Math.min(...middles)).toBeGreaterThan(0);
      expect(Math.max(...middles)).toBeLessThan(GALLERY[size].width);
    }
  });
});
