/** A replay as boards understand it: scenes in which nobody may act, and the steps between them. */

import type { EmblemName, Person, Scene, Step } from "../lib/game";
import type { Replay, SeatLine } from "../lib/wire";

const EMBLEMS: EmblemName[] = ["sun", "moon", "star", "wave", "leaf", "bell", "anchor", "flame"];

export function peopleOf(replay: Replay): Person[] {
  return replay.names.map((name, seat) => person(name, seat, replay.seats?.[seat] ?? null));
}

function person(name: string, seat: number, line: SeatLine | null): Person {
  return {
    name,
    bot: line?.bot ?? null,
    away: null, // that was then
    vacant: false,
    host: line?.host ?? false,
    muted: false,
    here: true,
    colour: line?.colour ?? seat,
    emblem: line?.emblem ?? (EMBLEMS[seat] as EmblemName),
  };
}

export function scenesOf(replay: Replay): Scene[] {
  const people = peopleOf(replay);
  return replay.scenes.map(({ view }) => ({ view, seat: replay.seat, legal: [], open: [], people, deadline: null, isOver: view.outcome !== null }));
}

/** What happened from that scene to the next. */
export function stepFrom(replay: Replay, scenes: Scene[], from: number): Step {
  return { events: replay.scenes[from + 1]?.events ?? [], before: scenes[from] as Scene, after: scenes[from + 1] as Scene };
}
