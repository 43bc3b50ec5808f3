/** A game's box: what is printed on it, and how large it stands in the cabinet. Found beside each game's board, or in coming/. */
import type { Component } from "svelte";

export interface BoxArt {
  id: string; // the game's
  place: number; // where it likes to stand: the lower, the further to the front
  seats: readonly [number, number];
  minutes: readonly [number, number];
  width: number; // in the wide picture
  height: number;
  top: string; // the colours of its top and its right side
  side: string;
  sign: readonly [number, number]; // where a sign covers nothing dear, in parts of the cover
}

export interface CoverProps {
  x?: number;
  y?: number;
  width: number | string;
  height: number | string;
}

export interface Box {
  art: BoxArt;
  Cover: Component<CoverProps>;
}

interface BoxFile {
  box: BoxArt;
  default: Component<CoverProps>;
}

const files = {
  ...import.meta.glob<BoxFile>("../games/*/Box.svelte", { eager: true }),
  ...import.meta.glob<BoxFile>("./coming/*.svelte", { eager: true }),
};

const found = Object.values(files).map((file) => ({ art: file.box, Cover: file.default }));

/** Every box that we can draw, in the order in which they stand. A game that has its own needs none of those that are coming. */
export const boxes: readonly Box[] = found
  .filter((box, i) => found.findIndex((other) => other.art.id === box.art.id) === i)
  .sort((a, b) => a.art.place - b.art.place);
