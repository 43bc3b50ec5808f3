/** Scenes of games that were played by the rules (fixtures/play.py), for tests and for whoever draws. */

import type { Person, Scene, Step } from "../../lib/game";
import { EMBLEMS, type MatchView, type Open } from "../../lib/wire";
import type { Action, GameEvent, View } from "./wire";

export interface Glance {
  events: GameEvent[];
  view: MatchView;
  legal: Action[];
  open: Open[];
}
export interface Played {
  mine: Glance;
  public: Glance;
}
export type Eyes = keyof Played;

export const NAMES = ["Camille", "Léon", "Inès", "Youssef", "Margaux", "Bo", "Marie-Antoinette", "Théo"];

export function people(seats: number): Person[] {
  return NAMES.slice(0, seats).map((name, seat) => ({
    name,
    bot: seat ? "regular" : null,
    away: seat === 4 ? "lost" : null,
    vacant: false,
    host: seat === 0,
    muted: false,
    here: true,
    colour: seat,
    emblem: EMBLEMS[seat]!,
  }));
}

export function sceneOf(played: Played, eyes: Eyes = "mine"): Scene<View> {
  const { view, legal, open } = played[eyes];
  const table = view.table as View;
  return { view: { ...view, table }, seat: table.seat, legal, open, people: people(table.seats), deadline: null, isOver: view.outcome !== null };
}

export function stepOf(game: readonly Played[], nth: number, eyes: Eyes = "mine"): Step<View> {
  return { events: game[nth]![eyes].events, before: sceneOf(game[nth - 1]!, eyes), after: sceneOf(game[nth]!, eyes) };
}

/** A moment that was played on purpose (fixtures/moments.py), through one pair of eyes. */
export function momentOf(glance: Glance): Scene<View> {
  return sceneOf({ mine: glance, public: glance });
}
