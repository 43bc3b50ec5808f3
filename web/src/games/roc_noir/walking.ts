/** What a press on a place or an arrow leads to. Which steps and jumps there are, the server has listed. */

import { towards, type Way } from "./geometry";
import { everyKnight, moved, those, type Spot } from "./pieces";
import type { Action, Choose, Jump, Step, View } from "./wire";

export interface Aims {
  steps: ReadonlyMap<Spot, Step>;
  jumps: ReadonlyMap<Spot, Jump>;
  choices: ReadonlyMap<Spot, Choose>; // knights that stand where no other could be meant
}

export function aims(legal: readonly Action[], view: View): Aims {
  const choices = those(legal, "choose").flatMap((action): [Spot, Choose][] => {
    const spot = view.knights[view.mover!]!.length ? everyKnight(view).find(({ seat, helmet }) => seat === view.mover && helmet === action.helmet)!.at : null;
    return spot ? [[spot, action]] : [];
  });
  const isOnly = ([spot]: [Spot, Choose]) => choices.filter(([other]) => other === spot).length === 1;
  return {
    steps: new Map(those(legal, "step").map((action) => [action.to, action])),
    jumps: new Map(those(legal, "jump").map((action) => [action.to, action])),
    choices: new Map(choices.filter(isOnly)),
  };
}

/** A jump costs a rope: it is asked for once more, unless the rope is already in hand; then nothing else is meant by a press. */
export type Outcome = { act: Action } | { arm: Spot } | null;

export function press(spot: Spot, { steps, jumps, choices }: Aims, ropeInHand: boolean, armed: Spot | null): Outcome {
  const jump = jumps.get(spot);
  const move = ropeInHand ? jump : (choices.get(spot) ?? steps.get(spot));
  if (move) return { act: move };
  if (!jump) return null;
  return armed === spot ? { act: jump } : { arm: spot };
}

/** What is left to press with the rope in hand: where it reaches. */
export const withRope = (reach: Aims): Aims => ({ steps: new Map(), jumps: reach.jumps, choices: new Map() });

/** An arrow: the one move in that direction; or several, out of a room with two doors on that side. */
export function along(way: Way, withRope: boolean, { steps, jumps }: Aims, view: View): (Step | Jump)[] {
  const from = moved(view)?.at;
  if (!from) return [];
  const spots = towards(from, way, withRope ? 2 : 1, view.rooms);
  return spots.flatMap((spot) => (withRope ? jumps.get(spot) : steps.get(spot)) ?? []);
}
