import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { cut, onLid, tight, wordsInside } from "../../texts";

const SOURCE = `### The house

## Words

you = you
# of the terminal
help-play = Play a game. { other }
other = By a message of its own.

## Refusals of the command line (terminal)

refusal-file-missing = There is no such file.

## On screen

table-title = { $who ->
        [you] You, { you }
       *[other] { $who }
    }
pace-none = no hurry
pace-days = days
refusal-stale = Too late.
of-a-game = A word that a game refers to.
`;

test("of the house's messages those are kept that a screen can say, and those to which they refer", () => {
  const code = 'say("table-title"); say(`pace-${pace}`); const other = 1;';
  const kept = cut(SOURCE, code, "board-x = { of-a-game } and { $place }");
  expect(kept.match(/^[\w-]+(?= =)/gm)!.sort()).toEqual(["of-a-game", "pace-days", "pace-none", "refusal-stale", "table-title", "you"]);
  expect(kept).toContain("*[other] { $who }");
  expect(kept).not.toContain("#");
});

test("a lid tells what the game is called and what it is like, and nothing of how it is played", () => {
  const kept = onLid("game-name = { chest } and Key\nchest = The Chest\ngame-length = 10 minutes\nrefusal-locked = Locked.\ngame-rules = 42\n");
  expect(kept).toBe("game-name = { chest } and Key\nchest = The Chest\ngame-length = 10 minutes\n");
});

test("a game's words are its own and those of the folders in its room; a folder more is found, in the same language", () => {
  const games = join(mkdtempSync(join(tmpdir(), "words-")), "games");
  const write = (path: string) => {
    mkdirSync(dirname(join(games, path)), { recursive: true });
    writeFileSync(join(games, path), "");
    return join(games, path);
  };
  const own = write("fort/texts/fr.ftl");
  write("fort/texts/en.ftl");
  write("other/trials/one/texts/fr.ftl");
  expect(wordsInside(own)).toEqual([]);
  const [two, one] = [write("fort/trials/two/texts/fr.ftl"), write("fort/trials/one/texts/fr.ftl")];
  write("fort/trials/one/texts/en.ftl");
  write("fort/trials/one/fr.ftl");
  expect(wordsInside(own)).toEqual([one, two]);
});

test("packed tightly every message reads as before", () => {
  const folder = join(import.meta.dirname, "../../../src/ludotheque");
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ftl"));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = readFileSync(join(folder, file), "utf-8");
    expect(new FluentResource(tight(source)).body, file).toEqual(new FluentResource(source).body);
    expect(tight(source).length, file).toBeLessThan(source.length);
  }
});
