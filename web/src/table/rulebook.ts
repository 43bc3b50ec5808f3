/** Our rules, written in a little Markdown, as a tree. It is drawn by components, so text never becomes markup. */

export type Inline =
  | { is: "text"; text: string }
  | { is: "code"; text: string }
  | { is: "strong"; parts: Inline[] }
  | { is: "em"; parts: Inline[] }
  | { is: "link"; to: string; parts: Inline[] }
  | { is: "rule"; id: string };

/** A passage is what can be found, cited and scrolled to: a paragraph, an item, a row. */
export interface Passage {
  key: string;
  rules: string[];
  cells: Inline[][]; // one, or as many as the table has columns
}

export type Block =
  | { is: "heading"; level: number; slug: string; parts: Inline[] }
  | { is: "paragraph"; passage: Passage }
  | { is: "typed"; text: string } // to be copied as it stands, line by line
  | { is: "list"; ordered: boolean; items: Passage[] }
  | { is: "table"; head: Inline[][]; rows: Passage[] };

const RULE = /^[A-Z]{2,4}-\d+[a-z]?/;
const TYPED = /^ {4}\S/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function read(source: string): Block[] {
  const keys = new Keys();
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const from = at;
    const line = lines[at] as string;
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    if (/^#{1,6}\s/.test(line)) {
      blocks.push(heading(line));
      at += 1;
      continue;
    }
    if (TYPED.test(line)) {
      while (TYPED.test(lines[at] ?? "")) at += 1;
      blocks.push({ is: "typed", text: lines.slice(from, at).map((one) => one.slice(4)).join("\n") });
      continue;
    }
    do at += 1;
    while (at < lines.length && goesOn(line, lines[at] as string));
    blocks.push(block(lines.slice(from, at), keys));
  }
  return blocks;
}

function goesOn(first: string, next: string): boolean {
  if (next.trim() === "" || /^#{1,6}\s/.test(next)) return false;
  return first.startsWith("|") === next.startsWith("|") && (ITEM.test(first) || !ITEM.test(next));
}

function block(lines: string[], keys: Keys): Block {
  const first = lines[0] as string;
  if (first.startsWith("|")) return table(lines, keys);
  if (ITEM.test(first)) {
    return { is: "list", ordered: /^\d/.test(first), items: items(lines).map((text) => keys.passage([text])) };
  }
  return { is: "paragraph", passage: keys.passage([joined(lines)]) };
}

function heading(line: string): Block {
  const [, marks = "", text = ""] = /^(#+)\s+(.*)$/.exec(line) ?? [];
  return { is: "heading", level: marks.length, slug: slug(text), parts: inline(text) };
}

function items(lines: string[]): string[] {
  const found: string[][] = [];
  for (const line of lines) {
    if (ITEM.test(line)) found.push([line.replace(ITEM, "")]);
    else found.at(-1)?.push(line);
  }
  return found.map(joined);
}

function table(lines: string[], keys: Keys): Block {
  const rows = lines.map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const [head = [], , ...body] = rows;
  return { is: "table", head: head.map(inline), rows: body.map((cells) => keys.passage(cells)) };
}

const joined = (lines: string[]): string => lines.map((line) => line.trim()).join(" ");

class Keys {
  #count = 0;

  passage(texts: string[]): Passage {
    const cells = texts.map(inline);
    this.#count += 1;
    return { key: `passage-${this.#count}`, rules: [...new Set(cells.flatMap(rulesIn))], cells };
  }
}

/** As the headings' own links spell it. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

// -- within a line -----------------------------------------------------------------------------------------------

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let plain = "";
  const put = (part: Inline) => {
    if (plain !== "") parts.push({ is: "text", text: plain });
    plain = "";
    parts.push(part);
  };
  for (let at = 0; at < text.length; ) {
    const found = marked(text.slice(at), at === 0 || /[^\p{L}\p{N}-]/u.test(text[at - 1] as string));
    if (found === null) {
      plain += text[at];
      at += 1;
    } else {
      put(found.part);
      at += found.length;
    }
  }
  if (plain !== "") parts.push({ is: "text", text: plain });
  return parts;
}

function marked(rest: string, atWord: boolean): { part: Inline; length: number } | null {
  const code = /^`([^`]+)`/.exec(rest);
  if (code) return { part: { is: "code", text: code[1] as string }, length: code[0].length };
  const strong = /^\*\*(.+?)\*\*/.exec(rest);
  if (strong) return { part: { is: "strong", parts: inline(strong[1] as string) }, length: strong[0].length };
  const em = /^\*([^*\s][^*]*?)\*/.exec(rest);
  if (em) return { part: { is: "em", parts: inline(em[1] as string) }, length: em[0].length };
  const link = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
  if (link) return { part: linked(link[1] as string, link[2] as string), length: link[0].length };
  const rule = atWord ? RULE.exec(rest) : null;
  return rule ? { part: { is: "rule", id: rule[0] }, length: rule[0].length } : null;
}

/** Only places of this very book can be gone to; of any other link the words stay. */
function linked(words: string, to: string): Inline {
  const parts = inline(words);
  return to.startsWith("#") ? { is: "link", to: decoded(to.slice(1)), parts } : { is: "em", parts };
}

function decoded(to: string): string {
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}

function rulesIn(parts: Inline[]): string[] {
  return parts.flatMap((part) => ("id" in part ? [part.id] : "parts" in part ? rulesIn(part.parts) : []));
}

export function plain(parts: Inline[]): string {
  return parts.map((part) => ("id" in part ? part.id : "text" in part ? part.text : plain(part.parts))).join("");
}

// -- finding -----------------------------------------------------------------------------------------------------

export function passages(block: Block): Passage[] {
  switch (block.is) {
    case "heading":
    case "typed":
      return [];
    case "paragraph":
      return [block.passage];
    case "list":
      return block.items;
    case "table":
      return block.rows;
  }
}

/** The passage that lays a rule down: the first that ends a clause with it, and with no other rule if there is one such. */
export function cited(book: Block[], rule: string): Passage | null {
  const all = book.flatMap(passages).filter((passage) => passage.rules.includes(rule));
  const own = all.filter((passage) => passage.cells.some((cell) => endsAClause(plain(cell), rule)));
  return own.find((passage) => passage.rules.length === 1) ?? own[0] ?? all[0] ?? null;
}

/** "…is locked (CC-12, CC-13)." does, "A code such as (CC-12) names a rule" does not. */
function endsAClause(text: string, rule: string): boolean {
  return text.split(new RegExp(`\\b${rule}\\b`)).slice(1).some((rest) => /^[^()]*\)\s*([.,;:!?…—]|$)/u.test(rest));
}

/** Without capitals and accents: who types "tresor" finds "Trésor". Every letter stays one letter. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()[0] ?? letter[0] ?? "").join("");
}

/** The book with only what has every word of the query, under its headings. An empty query leaves it whole. */
export function search(book: Block[], query: string): Block[] {
  const words = wordsOf(query);
  if (words.length === 0) return book;
  const matches = (passage: Passage) => {
    const text = folded(passage.cells.map(plain).join(" "));
    return words.every((word) => text.includes(word));
  };
  const found: Block[] = [];
  let headings: Block[] = [];
  for (const block of book) {
    if (block.is === "heading") headings = [...headings.filter((one) => one.is === "heading" && one.level < block.level), block];
    const kept = narrowed(block, matches);
    if (kept === null) continue;
    found.push(...headings.filter((one) => !found.includes(one)), kept);
  }
  return found;
}

function narrowed(block: Block, matches: (passage: Passage) => boolean): Block | null {
  switch (block.is) {
    case "heading":
    case "typed":
      return null;
    case "paragraph":
      return matches(block.passage) ? block : null;
    case "list": {
      const items = block.items.filter(matches);
      return items.length > 0 ? { ...block, items } : null;
    }
    case "table": {
      const rows = block.rows.filter(matches);
      return rows.length > 0 ? { ...block, rows } : null;
    }
  }
}

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The text in pieces, those that were looked for marked. */
export function highlighted(text: string, words: string[]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const plainly = letters.map(folded).join("");
  if (words.length === 0 || plainly.length !== letters.length) return [{ text, hit: false }];
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = plainly.indexOf(word); at >= 0; at = plainly.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.hit === hits[at]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[at] as boolean });
  });
  return pieces;
}
