/** What stands and lies in the cabinet, as both pictures of it need it. */
import type { Box } from "./art";

export interface BoxFace {
  box: Box;
  width: number;
  height: number;
  title: string;
  seats: string; // on the brass plate below
  label: string; // for ears
  ribbon: string | null; // sticks out of it: something waits for you
}

/** A card in a drawer. */
export interface Slip {
  href: string;
  title: string;
  note: string;
  colour: string;
  isYours: boolean; // you are awaited
}

export type DrawerName = "mine" | "open" | "watch" | "code";

export interface DrawerFace {
  name: DrawerName;
  title: string;
  label: string;
  slips: Slip[];
  /** written on a blank card when there is nothing else */
  blank: string;
}

export interface CabinetProps {
  boxes: BoxFace[];
  drawers: DrawerFace[];
  greeting: string;
  onbox: (box: BoxFace) => void;
  ondrawer: (name: DrawerName) => void;
}

/** A thing in a picture is pressed like a button: by pointer, Enter or space. */
export function pressed(act: () => void) {
  return {
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}
