/** What three trials share (trials/ambush.py): each opponent in turn does something, and the candidate answers. */
import type { AmbushWait } from "../../wire";

/** Another round, or the same once more: what was pressed in the last one is over. */
export const roundOf = ({ round, wait }: { round: number; wait: AmbushWait }): string => `${round} ${wait === "ready"}`;
