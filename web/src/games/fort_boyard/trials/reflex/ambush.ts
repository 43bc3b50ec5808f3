/** What three trials share (trials/ambush.py): each opponent in turn does something, and the candidate answers. */
import type { Seat } from "../../../../lib/wire";
import type { AmbushWait } from "../../wire";

/** Only whoever does it has a time for it: the candidate is not to count it down. */
export const isHisTime = ({ wait, opponent }: { wait: AmbushWait; opponent: Seat | null }, me: Seat | null): boolean => wait === "his" && me !== null && me === opponent;

/** Another round, or the same once more: what was pressed in the last one is over. */
export const roundOf = ({ bout, wait }: { bout: number; wait: AmbushWait }): string => `${bout} ${wait === "ready"}`;
