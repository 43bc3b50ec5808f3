/** How boxes stand in a cabinet: in rows, in their order, each row as large as it may be. */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number; // of the top, from the row's floor upwards: negative
  width: number;
  height: number;
}

export interface Row<T> {
  places: { item: T; place: Place }[];
  guest: Place | null; // what is left at the end of the last row
  height: number; // of the tallest
}

export interface Shelf {
  width: number;
  scales: readonly [number, number]; // the least and the largest at which a box is shown
  edge: number; // room at both ends
  gap: number; // the least room between two
  guest: Size; // who gets the place that is left, if it is enough
}

export function shelve<T extends Size>(boxes: readonly T[], shelf: Shelf): Row<T>[] {
  const rows = split(boxes, shelf);
  return rows.map((row, i) => stand(row, shelf, i === rows.length - 1));
}

function split<T extends Size>(boxes: readonly T[], shelf: Shelf): T[][] {
  const rows: T[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && needed([...row, box], shelf, shelf.scales[0]) <= shelf.width) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

function needed(row: readonly Size[], { edge, gap }: Shelf, scale: number): number {
  return scale * sum(row) + 2 * edge + gap * (row.length - 1);
}

const sum = (row: readonly Size[]) => row.reduce((width, box) => width + box.width, 0);

function stand<T extends Size>(row: T[], shelf: Shelf, isLast: boolean): Row<T> {
  const [least, most] = shelf.scales;
  const withGuest = (shelf.width - needed([...row, { width: 0 } as T], shelf, 0) - least * shelf.guest.width) / sum(row);
  const hasGuest = isLast && withGuest >= least;
  const alone = (shelf.width - needed(row, shelf, 0)) / sum(row);
  const scale = Math.min(most, hasGuest ? withGuest : alone);
  const standing = row.map((box) => ({ width: box.width * scale, height: box.height * scale }));
  const guest = hasGuest ? guestSize(shelf, shelf.width - needed([...row, { width: 0 } as T], shelf, 0) - scale * sum(row)) : null;
  const xs = spread(guest ? [...standing, guest] : standing, shelf);
  return {
    places: row.map((item, i) => ({ item, place: { ...standing[i]!, x: xs[i]!, y: -standing[i]!.height } })),
    guest: guest && { ...guest, x: xs.at(-1)!, y: -guest.height },
    height: Math.max(...standing.map((box) => box.height)),
  };
}

function guestSize({ guest, scales }: Shelf, room: number): Size {
  const scale = Math.min(scales[1], room / guest.width);
  return { width: guest.width * scale, height: guest.height * scale };
}

/** The left sides: what is left over is shared by the gaps. A lone box stands in the middle. */
function spread(row: readonly Size[], { width, edge }: Shelf): number[] {
  if (row.length === 1) return [(width - row[0]!.width) / 2];
  const gap = (width - 2 * edge - sum(row)) / (row.length - 1);
  let x = edge;
  return row.map((box) => {
    const left = x;
    x += box.width + gap;
    return left;
  });
}
