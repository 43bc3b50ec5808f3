/** Scenes of games that were played by the rules (fixtures/moments.py), for tests. */

import type { Person, Scene, Step } from "../../lib/game";
import { EMBLEMS, type MatchView } from "../../lib/wire";
import played from "./fixtures/moments.json";
import type { Action, GameEvent, View } from "./wire";

export interface Glance {
  view: MatchView;
  legal: Action[];
}
/** What one pair of eyes saw of one step. */
export interface Moment {
  name: string;
  before: Glance;
  events: GameEvent[];
  after: Glance;
}

/** How a value differs from an older one: another value, or differences within. */
type Difference = [unknown] | { [key: string]: Difference };

function changed(old: unknown, by: Difference): unknown {
  if (Array.isArray(by)) return by[0];
  const copy: any = Array.isArray(old) ? [...old] : { ...(old as object) };
  for (const [key, within] of Object.entries(by)) copy[key] = changed(copy[key], within);
  return copy;
}

let last: unknown = null;
const glance = (by: Difference) => (last = changed(last, by)) as Glance;
type Kept = Pick<Moment, "name" | "events"> & Record<"before" | "after", Difference>;
export const moments: Moment[] = (played as unknown as Kept[]).map(({ name, before, events, after }) => ({ name, before: glance(before), events, after: glance(after) }));

export const NAMES = ["Camille", "Léon", "Inès", "Youssef", "Margaux", "Bo"];

export function people(seats: number): Person[] {
  return NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat ? "regular" : null, away: null, vacant: false, host: seat === 0, muted: false, here: true, colour: seat, emblem: EMBLEMS[seat]! }));
}

export function sceneOf({ view, legal }: Glance): Scene<View> {
  const table = view.table as View;
  return { view: { ...view, table }, seat: table.seat, legal, open: [], people: people(table.seats), deadline: null, isOver: view.outcome !== null };
}

export function stepOf({ before, events, after }: Moment): Step<View> {
  return { events, before: sceneOf(before), after: sceneOf(after) };
}
