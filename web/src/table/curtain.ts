/** Several people at one screen: between two of them a curtain, behind which no seat's scene is known at all.

    drawn ──press──► lifting ──the scene has come──► open ──somebody else of ours is awaited, or hide──► drawn

`eyes` is what the table must be asked for: the public's until somebody has pressed. */

export type Curtain =
  | { at: "none"; eyes: undefined } // one seat, or none: nothing to hide
  | { at: "drawn"; eyes: null; next: number }
  | { at: "lifting" | "open"; eyes: number; since: string } // since: who of us was awaited when it was lifted
  | { at: "over"; eyes: null }; // everything is face up

/** What is known of the table. `looking`: through whose eyes the last scene was sent. */
export interface Around {
  mine: readonly number[];
  awaited: readonly number[];
  looking: number | null;
  isOver: boolean;
}

export const DEAD_FOR = 500; // ms after it fell in which no press is taken

export const NO_CURTAIN: Curtain = { at: "none", eyes: undefined };

/** The table has changed. */
export function follow(curtain: Curtain, around: Around): Curtain {
  if (around.mine.length < 2) return NO_CURTAIN;
  if (around.isOver) return { at: "over", eyes: null };
  switch (curtain.at) {
    case "none":
    case "over":
      return drawn(around);
    case "drawn":
      return { ...curtain, next: next(around, curtain.next) };
    case "lifting":
    case "open":
      return stillOpen(curtain.eyes, curtain.since, around);
  }
}

/** Who only looks at his own card while another of us is awaited is not disturbed until the turn passes on. */
function stillOpen(eyes: number, since: string, around: Around): Curtain {
  if (!around.mine.includes(eyes)) return drawn(around);
  const ours = awaitedOfUs(around);
  if (ours.length > 0 && !ours.includes(eyes) && ours.join() !== since) return drawn(around);
  return { at: around.looking === eyes ? "open" : "lifting", eyes, since };
}

/** Whoever holds the screen says that he is the one; or another of us wants to see his own. */
export function press(curtain: Curtain, seat: number, around: Around): Curtain {
  if (curtain.at !== "drawn" || !around.mine.includes(seat)) return curtain;
  return { at: "lifting", eyes: seat, since: awaitedOfUs(around).join() };
}

/** Whoever looks has seen enough. */
export function hide(curtain: Curtain, around: Around): Curtain {
  return curtain.at === "open" || curtain.at === "lifting" ? drawn(around) : curtain;
}

function drawn(around: Around): Curtain {
  return { at: "drawn", eyes: null, next: next(around, around.mine[0] as number) };
}

const awaitedOfUs = (around: Around): number[] => around.awaited.filter((seat) => around.mine.includes(seat));

function next(around: Around, before: number): number {
  const ours = awaitedOfUs(around);
  if (ours.includes(before)) return before;
  return ours[0] ?? (around.mine.includes(before) ? before : (around.mine[0] as number));
}

/** Whether this scene may be drawn. The public's always may; a seat's only when that very seat has pressed. */
export function mayShow(curtain: Curtain, looking: number | null): boolean {
  if (curtain.at === "none" || curtain.at === "over") return true;
  return curtain.at === "open" && curtain.eyes === looking;
}
