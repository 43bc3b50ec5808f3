/** What the house answers, made faces of: boxes with their plates, cards in drawers. */
import type { GameLine, Info, MyLine, TableLine, Tables } from "../lib/wire";
import { words } from "../lib/words.svelte";
import type { Box } from "./art";
import type { BoxFace, DrawerFace, Slip } from "./cabinet";

export function titleOf(game: string): string {
  const own = words.of(game);
  return own.has("game-name") ? own.say("game-name") : game;
}

/** `games` is null while nobody knows which can be played. */
export function boxFace(box: Box, games: readonly GameLine[] | null, mine: readonly MyLine[]): BoxFace {
  const game = games?.find((one) => one.id === box.art.id);
  const [least, most] = game ? [game.seats[0]!, game.seats.at(-1)!] : box.art.seats;
  const title = titleOf(box.art.id);
  const seats = words.say("shelf-seats", { least, most });
  const isAwaited = mine.some((line) => line.table.settings.game === box.art.id && isMyTurn(line));
  return {
    box, title, seats, width: box.art.width, height: box.art.height,
    label: words.say("shelf-box", { title, seats }),
    ribbon: isAwaited ? words.say("shelf-ribbon") : null,
  };
}

/** One of my seats there is awaited, and no bot sits in for me. */
export function isMyTurn(line: TableLine | MyLine): boolean {
  return "seats" in line && line.seats.some((seat) => line.to_act?.includes(seat) && line.table.seats[seat]?.away === null);
}

/** Where a table stands, in two words. */
export function noteOf(line: TableLine): string {
  switch (line.table.phase) {
    case "lobby":
      return words.say("shelf-note-free", { free: line.open_seats });
    case "playing":
      return turnOf(line);
    case "over":
      return words.say("shelf-note-over");
  }
}

function turnOf(line: TableLine): string {
  if (isMyTurn(line)) return words.say("shelf-note-yours");
  const awaited = line.to_act?.length === 1 ? line.table.seats[line.to_act[0]!] : null;
  return awaited ? words.say("shelf-note-turn", { name: awaited.name }) : words.say("shelf-note-playing");
}

/** Who sits there, without the nameless. */
export function companyOf(table: Info): string {
  const names = table.seats.flatMap((seat) => (seat ? [seat.name] : []));
  return names.length ? words.say("shelf-with", { names: names.join(", ") }) : words.say("shelf-alone");
}

export function slipOf(line: TableLine, colourOf: (game: string) => string): Slip {
  const { game } = line.table.settings;
  return { href: `/t/${line.table.id}`, title: titleOf(game), note: noteOf(line), colour: colourOf(game), isYours: isMyTurn(line) };
}

/** Where I am awaited first, then those under way, those that fill up, the finished. */
export function inOrder(lines: readonly MyLine[]): MyLine[] {
  const rank = { playing: 1, lobby: 2, over: 3 };
  const rankOf = (line: MyLine) => (isMyTurn(line) ? 0 : rank[line.table.phase]);
  return [...lines].sort((a, b) => rankOf(a) - rankOf(b));
}

export function drawerFaces(tables: Tables | null, colourOf: (game: string) => string): DrawerFace[] {
  const lines = { mine: inOrder(tables?.mine ?? []), open: strangers(tables), watch: tables?.watch ?? [], code: [] };
  return (["mine", "open", "watch", "code"] as const).map((name) => {
    const title = words.say(`shelf-${name}`);
    const empty = name === "code" ? "shelf-code-blank" : tables === null ? "shelf-loading" : `shelf-${name}-empty`;
    return { name, title, label: words.say("shelf-drawer", { title }), slips: lines[name].map((line) => slipOf(line, colourOf)), blank: words.say(empty) };
  });
}

/** Open tables where I do not sit already. */
export function strangers(tables: Tables | null): TableLine[] {
  const mine = new Set(tables?.mine.map((line) => line.table.id));
  return (tables?.open ?? []).filter((line) => !mine.has(line.table.id));
}
