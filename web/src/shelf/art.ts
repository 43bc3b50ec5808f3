/** A game's box: what is printed on it, and how large it stands in the cabinet. Found beside each game's board. */
import type { Component } from "svelte";

export interface BoxArt {
  id: string; // the game's
  place: number; // where it likes to stand: the lower, the further to the front
  seats: readonly [number, number];
  width: number; // in the wide picture
  height: number;
  top: string; // the colours of its top and its right side
  side: string;
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

const files = import.meta.glob<BoxFile>("../games/*/Box.svelte", { eager: true });

/** In the order in which they stand. */
export const boxes: readonly Box[] = Object.values(files)
  .map((file) => ({ art: file.box, Cover: file.default }))
  .sort((a, b) => a.art.place - b.art.place);
