/** Scenes of games that were played by the rules (fixtures/moments.py), for tests. */

import type { Person, Scene, Step } from "../../lib/game";
import { EMBLEMS, type GameEvent as AnyEvent, type MatchView, type Open } from "../../lib/wire";
import played from "./fixtures/moments.json";
import type { Action, GameEvent, View } from "./wire";

export interface Glance {
  view: MatchView;
  legal: Action[];
  open: Open[];
}
/** What one pair of eyes saw of one step. */
export interface Moment {
  name: string;
  before: Glance;
  events: GameEvent[];
  after: Glance;
}

export const moments = played as unknown as Moment[];
export const NAMES = ["Maud", "Théo", "Inès", "Basile", "Odile", "Anne"];

export function people(seats: number): Person[] {
  return NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat ? "regular" : null, away: null, vacant: false, host: seat === 0, muted: false, here: true, colour: seat, emblem: EMBLEMS[seat]! }));
}

/** What only programs do is not offered to people. */
const FOR_BOTS: ReadonlySet<string> = new Set<Action["do"]>(["leave-to-hand", "leave-to-luck", "abstain", "recall"]);

export function sceneOf({ view, legal, open }: Glance): Scene<View> {
  const table = view.table as View;
  const deadline = table.until === null ? null : Date.now() + table.until - table.now;
  return { view: { ...view, table }, seat: table.seat, legal: legal.filter((action) => !FOR_BOTS.has(action.do)) as Scene["legal"], open: open.filter((one) => !FOR_BOTS.has(one.do)), people: people(table.seats), deadline, isOver: view.outcome !== null };
}

export function stepOf({ before, events, after }: Moment): Step<View> {
  return { events: events as AnyEvent[], before: sceneOf(before), after: sceneOf(after) };
}
