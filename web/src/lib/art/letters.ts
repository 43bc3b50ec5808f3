/** Words in pictures do not flow by themselves: how wide they are, about, and where a line ends. */

const NARROW = /[ .,:;'’!|ijlftrI()\-]/;
const BROAD = /[mwMWÆŒ@%]/;

/** About how wide a text is, in ems of a bold text face. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.33 : BROAD.test(letter) ? 0.86 : /[A-ZÀ-Þ]/.test(letter) ? 0.7 : 0.56;
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
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = cut(`${kept[most - 1]} ${lines[most]}`, width, size);
  return kept;
}
