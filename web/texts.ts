import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

const HOUSE = "src/ludotheque/texts/"; // its words are the terminal's too; those of a game are needed whole
const SPOKEN = ["action-", "event-", "place-", "refusal-", "list-"]; // put together by lib/speaker.ts
const TERMINAL = /^## .*\(terminal\)\n[^]*?(?=^## |(?![^]))/gm; // a group of messages that no screen says
const ON_LID = ["game-name", "game-line", "game-about", "game-length"];

/**
 * Fluent files as texts. In what is built, the house's are cut down to what a screen can say: messages whose name, or its
 * beginning before `${`, stands in the client's code, and those to which these or a game's refer; none of a group whose
 * title says that it is the terminal's. Of a game's file, `?lid`
 * asks for what is printed on its box: the shelf says no more of it. Else it brings along the words of the folders in its
 * room that have their own, as texts/__init__.py does.
 */
export function texts(root: string): Plugin {
  let isBuilt = false;
  return {
    name: "texts",
    enforce: "pre",
    configResolved: (config) => void (isBuilt = config.command === "build"),
    transform(source, id) {
      const [file, part] = id.split("?");
      if (!file!.endsWith(".ftl")) return null;
      const isCut = isBuilt && file!.replaceAll("\\", "/").includes(HOUSE);
      const inside = part === "lid" ? [] : wordsInside(file!);
      inside.forEach((path) => this.addWatchFile(path));
      const kept = part === "lid" ? onLid(source) : isCut ? onScreen(source, root) : together(source, inside);
      return { code: `export default ${JSON.stringify(isBuilt ? tight(kept) : kept)};`, map: null };
    },
  };
}

/** games/<room>/texts/fr.ftl: every texts/fr.ftl in a folder of that room. */
export function wordsInside(file: string): string[] {
  const [name, room] = [basename(file), dirname(dirname(file))];
  if (basename(dirname(room)) !== "games") return [];
  const found = readdirSync(room, { recursive: true, encoding: "utf-8" }).map((path) => join(room, path));
  return found.filter((path) => basename(path) === name && basename(dirname(path)) === "texts" && dirname(dirname(path)) !== room).sort();
}

/** The same messages: to Fluent one space is as good as eight, and a comment is nothing. */
export const tight = (source: string): string => source.replace(/^#.*\n/gm, "").replace(/\n[ \t]+/g, "\n ");

const together = (source: string, inside: string[]) => [source, ...inside.map((path) => readFileSync(path, "utf-8"))].join("\n");

function onScreen(source: string, root: string): string {
  return cut(source, read(join(root, "src"), /(?<!\.test)\.(ts|svelte)$/), read(join(root, "../src/ludotheque/games"), /\.ftl$/));
}

export function onLid(source: string): string {
  return keeping(source, (name) => ON_LID.includes(name));
}

export function cut(source: string, code: string, referring: string): string {
  const names = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, name]) => name!));
  const beginnings = [...SPOKEN, ...[...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning!)];
  const isSaid = (name: string) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  return keeping(source.replace(TERMINAL, ""), isSaid, referredIn(referring));
}

/** Those messages that are said, those that others refer to, and whatever they refer to themselves. */
function keeping(source: string, isSaid: (name: string) => boolean, others: string[] = []): string {
  const entries = source.replace(/^#.*\n/gm, "").split(/^(?=[a-z][\w-]*\s*=)/m);
  const messages = new Map(entries.map((text) => [text.match(/^[\w-]+/)?.[0] ?? "", text]));
  const kept = new Set<string>();
  const keep = (name: string) => {
    if (!messages.has(name) || kept.has(name)) return;
    kept.add(name);
    referredIn(messages.get(name)!).forEach(keep);
  };
  [...messages.keys()].filter(isSaid).forEach(keep);
  others.forEach(keep);
  return [...kept].map((name) => messages.get(name)).join("");
}

const referredIn = (text: string) => [...text.matchAll(/\{\s*([a-z][\w-]*)/g)].map(([, name]) => name!);

function read(folder: string, files: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => files.test(name));
  return names.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}
