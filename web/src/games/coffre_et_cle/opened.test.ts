import { describe, expect, it } from "vitest";

import five from "./fixtures/five.json";
import moments from "./fixtures/moments.json";
import { momentOf, sceneOf, type Glance, type Played } from "./fixtures";
import { opened } from "./opened";
import { table } from "./pieces";

const game = five as unknown as Played[];
const end = sceneOf(game.at(-1)!, "public");
const seat = table(sceneOf(game[0]!)).seat!;

describe("a finished game with all cards open", () => {
  it("shows at every moment what each then held", () => {
    const held = game.map((played) => [table(opened(sceneOf(played, "public"), end)).cards?.seats[seat], table(sceneOf(played)).card]);
    expect(new Set(held.map(([, mine]) => mine)).size).toBeGreaterThan(2); // not dealt yet, and then not always the same
    for (const [shown, mine] of held.slice(0, -1)) expect(shown ?? null).toBe(mine);
  });

  it("leaves the end as it is", () => {
    expect(opened(end, end)).toBe(end);
  });

  it("shows a False Treasure where it was until it is laid open, a Neutral afterwards", () => {
    const scene = (name: string) => momentOf((moments as unknown as Record<string, Glance>)[name]!);
    const over = scene("between, laid open, 0");
    const cards = (name: string) => table(opened(scene(name), over)).cards!;
    expect(cards("false treasure may designate, public")).toMatchObject({ laid_open: [] });
    expect(cards("false treasure may designate, public").seats[0]).toBe("false-treasure");
    expect(cards("false treasure missed, public")).toMatchObject({ laid_open: ["false-treasure"] });
    expect(cards("false treasure missed, public").seats[0]).toBe("neutral");
  });
});
