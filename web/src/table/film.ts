/** A replay as boards understand it: scenes in which nobody may act, and the steps between them. */

import { personOf } from "../lib/eyes.svelte";
import type { GameScreen, Person, Scene, Step } from "../lib/game";
import type { GameEvent, Replay } from "../lib/wire";

/** As they sat then; who was away is long back. */
export function peopleOf(replay: Replay): Person[] {
  return replay.names.map((name, seat) => ({ ...personOf(replay.seats[seat] ?? null, seat, true), name, away: null, vacant: false }));
}

export function scenesOf(replay: Replay): Scene[] {
  const people = peopleOf(replay);
  return replay.scenes.map(({ view }) => ({ view, seat: replay.seat, legal: [], open: [], people, deadline: null, isOver: view.outcome !== null }));
}

/** With every card shown. Each scene is opened by the end of its own deal. */
export function openedAll(scenes: readonly Scene[], opened: NonNullable<GameScreen["opened"]>): Scene[] {
  return scenes.map((scene, at) => {
    const end = scenes.slice(at).find(({ isOver, view }) => isOver || view.between_deals);
    return end === undefined ? scene : opened(scene, end);
  });
}

/** What happened from that scene to the next. */
export function stepFrom(replay: Replay, scenes: Scene[], from: number): Step {
  return { events: replay.scenes[from + 1]?.events ?? [], before: scenes[from] as Scene, after: scenes[from + 1] as Scene };
}

/** What the last few steps told until this one, each in one piece; those that told nothing are left out, but for this one. */
export function toldUntil(replay: Replay, at: number, most: number, sentence: (event: GameEvent) => string): { at: number; line: string }[] {
  const steps = replay.scenes.slice(0, at + 1).map(({ events }, step) => ({ at: step, line: events.map(sentence).filter(Boolean).join(" ") }));
  return steps.filter((step) => step.line !== "" || step.at === at).slice(-most);
}
