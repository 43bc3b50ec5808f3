/** Words in pictures do not flow by themselves: how wide they are, about, and where a line ends. */

const NARROW = /[ .,:;'’!|ijlftrI()\-]/;
const BROAD = /[mwMWÆŒ@%]/;

/** About how wide a text is, in ems of a bold text face. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.33 : BROAD.test(letter) ? 0.92 : /[A-ZÀ-Þ]/.test(letter) ? 0.7 : 0.56;
  return sum;
}

/** The text, cut if it is wider than `width` at this size. */
export function cut(text: string, width: number, size: number): string {
  if (ems(text) * size <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && ems(letters.join("") + "…") * size > width) letters.pop();
  return letters.join("").trimEnd() + "…";
}

const HEAD = 1.12; // the heading face is so much wider

/** In the heading face: the largest size, of at most `most`, at which a name fits; cut if even `least` is too large. */
export function fitted(text: string, width: number, most: number, least: number): { text: string; size: number } {
  const size = Math.max(least, Math.min(most, width / (ems(text) * HEAD || 1)));
  return { text: cut(text, width / HEAD + 0.01, size), size };
}

/** Lines of about `width`; what does not fit into `most` of them ends in an ellipsis. Spaces that do not break, do not. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && ems(longer) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] += ` ${lines[most]}…`; // too wide, whatever follows
  return kept.map((line) => cut(line, width, size));
}

const LEADING = 1.18;

/** The first of these texts that stands whole in a box, as large as it can; if none does, what fits of the last. */
export function settled(texts: readonly string[], room: { width: number; height: number }, most: number, least: number): { lines: string[]; size: number; step: number } {
  const lay = (text: string, size: number) => wrapped(text, room.width, size, Math.max(1, Math.floor(room.height / (size * LEADING))));
  for (const text of texts)
    for (let size = most; size >= least; size -= 0.5) {
      const lines = lay(text, size);
      if (lines.join(" ") === text) return { lines: balanced(text, room.width, size, lines), size, step: size * LEADING };
    }
  return { lines: lay(texts.at(-1)!, least), size: least, step: least * LEADING };
}

/** As many lines, but no last word alone: the narrowest that do not get more. */
function balanced(text: string, width: number, size: number, lines: string[]): string[] {
  const narrower = wrapped(text, width - size / 2, size, lines.length);
  return width > size && narrower.join(" ") === text ? balanced(text, width - size / 2, size, narrower) : lines;
}
