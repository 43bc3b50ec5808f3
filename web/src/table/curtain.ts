/** Several people at one screen: between two of them a curtain, behind which no seat's scene is known at all. It falls only for somebody who
    must look for himself: what needs no secret is done on the board that everybody sees.

    board ──one of ours must look for himself, or asks to──► drawn ──press──► lifting ──the scene has come──► open
      ▲                                                                                                        │
      └──────────────────────────────────nobody of ours must, or whoever looked has seen enough───────────────┘

`eyes` is what the table must be asked for: the public's until somebody has pressed. */

export type Curtain =
  | { at: "none"; eyes: undefined } // one seat, or none: nothing to hide
  | { at: "board"; eyes: null } // the public's: everybody may look
  | { at: "drawn"; eyes: null; next: number; asked: boolean } // asked: nobody must look, somebody wants to
  | { at: "lifting" | "open"; eyes: number; since: string } // since: who of us was awaited when it was lifted
  | { at: "over"; eyes: null }; // everything is face up

/** What is known of the table. `looking`: through whose eyes the last scene was sent. `openly`: who of us may act before everybody's eyes. */
export interface Around {
  mine: readonly number[];
  awaited: readonly number[];
  openly: readonly number[];
  looking: number | null;
  isOver: boolean;
}

export const DEAD_FOR = 500; // ms after it fell in which no press is taken

export const NO_CURTAIN: Curtain = { at: "none", eyes: undefined };
const BOARD: Curtain = { at: "board", eyes: null };

/** The table has changed. */
export function follow(curtain: Curtain, around: Around): Curtain {
  if (around.mine.length < 2) return NO_CURTAIN;
  if (around.isOver) return { at: "over", eyes: null };
  switch (curtain.at) {
    case "none":
    case "over":
    case "board":
      return settled(around);
    case "drawn":
      if (!curtain.asked && !isNeeded(around)) return BOARD;
      return curtain.asked && around.mine.includes(curtain.next) ? curtain : { ...curtain, next: next(around, curtain.next) };
    case "lifting":
    case "open":
      return stillOpen(curtain.eyes, curtain.since, around);
  }
}

/** Who only looks at his own card while another of us is awaited is not disturbed until the turn passes on. */
function stillOpen(eyes: number, since: string, around: Around): Curtain {
  if (!around.mine.includes(eyes)) return settled(around);
  const ours = awaitedOfUs(around);
  if (ours.length > 0 && !ours.includes(eyes) && ours.join() !== since) return settled(around);
  return { at: around.looking === eyes ? "open" : "lifting", eyes, since };
}

/** Whoever holds the screen says that he is the one; or another of us wants to see his own. */
export function press(curtain: Curtain, seat: number, around: Around): Curtain {
  if (curtain.at !== "drawn" || !around.mine.includes(seat)) return curtain;
  return { at: "lifting", eyes: seat, since: awaitedOfUs(around).join() };
}

/** Whoever looks has seen enough; or nobody wants to look after all. */
export function hide(curtain: Curtain, around: Around): Curtain {
  return curtain.at === "open" || curtain.at === "lifting" || curtain.at === "drawn" ? settled(around) : curtain;
}

/** Somebody wants to see what is his, and only he: everybody else looks away first. */
export function ask(curtain: Curtain, around: Around): Curtain {
  return curtain.at === "board" ? { at: "drawn", eyes: null, next: next(around, around.openly[0] ?? around.mine[0]!), asked: true } : curtain;
}

function settled(around: Around): Curtain {
  return isNeeded(around) ? { at: "drawn", eyes: null, next: next(around, around.mine[0]!), asked: false } : BOARD;
}

/** Whether the game waits for one of us who must look for himself, and for nobody who need not. */
function isNeeded(around: Around): boolean {
  const ours = awaitedOfUs(around);
  return ours.length > 0 && !ours.some((seat) => around.openly.includes(seat));
}

const awaitedOfUs = (around: Around): number[] => around.awaited.filter((seat) => around.mine.includes(seat));

function next(around: Around, before: number): number {
  const ours = awaitedOfUs(around);
  if (ours.includes(before)) return before;
  return ours[0] ?? (around.mine.includes(before) ? before : around.mine[0]!);
}

/** Whether this scene may be drawn. The public's always may; a seat's only when that very seat has pressed. */
export function mayShow(curtain: Curtain, looking: number | null): boolean {
  if (curtain.at === "none" || curtain.at === "over") return true;
  if (curtain.at === "board") return looking === null;
  return curtain.at === "open" && curtain.eyes === looking;
}
