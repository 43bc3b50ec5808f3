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

export const moments = played as unknown as Moment[];
export const NAMES = ["Margot", "Bastien", "Odile", "Inès"];

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
