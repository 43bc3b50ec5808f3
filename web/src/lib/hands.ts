/** Several people at one screen that shows the public board: who of them acts, and for whom something is done. */
import type { Scene } from "./game";
import type { Action, Hand, Seat } from "./wire";

type Shared = Pick<Scene, "hands" | "view">;

/** Whoever is awaited comes before whoever merely may. */
function inOrder({ hands = [], view }: Shared): Hand[] {
  const isAwaited = ({ seat }: Hand) => view.to_act.includes(seat);
  return [...hands.filter(isAwaited), ...hands.filter((hand) => !isAwaited(hand))];
}

/** To whom the screen speaks now; null: nobody of ours acts before everybody's eyes. */
export const actor = (scene: Shared): Seat | null => inOrder(scene)[0]?.seat ?? null;

/** Whose action it is: the first one's who may do it. What several may do is done by one after the other. */
export function actorOf(scene: Shared, action: Action): Seat | null {
  const spelt = JSON.stringify(action);
  const may = ({ legal, open }: Hand) => legal.some((one) => JSON.stringify(one) === spelt) || open.some((one) => one.do === action.do);
  return inOrder(scene).find(may)?.seat ?? null;
}

/** What the board offers for all of them together. */
export function together({ hands = [] }: { hands?: readonly Hand[] }): Pick<Scene, "legal" | "open"> {
  return { legal: distinct(hands.flatMap(({ legal }) => legal)), open: distinct(hands.flatMap(({ open }) => open)) };
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Map(items.map((one) => [JSON.stringify(one), one])).values()];
