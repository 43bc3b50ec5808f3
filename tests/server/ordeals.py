"""Trials of Les Clés de Fort Boyard in two worlds: signs, drawings, proposals, faces that somebody keeps to himself
differ, and so do the notes in the chest."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any, Final, NamedTuple

from ludotheque.games.fort_boyard.pieces import DrawTrial, Join, Roll
from ludotheque.games.fort_boyard.setup import ALL_NOTES
from ludotheque.games.fort_boyard.state import FANNING, GATHERING, TRIAL
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, Action, Drawn, Seat

from .worlds import Deal, Pair, Step, World, alike, world

RIDDLES: Final = 180
WISHES: Final[dict[str, Any]] = {"game": "fort-boyard", "seats": 4, "options": {}}
PAUSE: Final = 400  # ms between two steps
LONG: Final = 40  # steps of a trial
EVENINGS: Final = 12  # of which the best is taken
TRIES: Final = 3  # open-ended actions that somebody thinks of


class Both(NamedTuple):
    one: World
    other: World
    at: int = 0

    @property
    def matches(self) -> tuple[Match, Match]:
        return self.one.match, self.other.match

    def after(self, step: Step) -> "Both | None":
        """None: it cannot be done in both."""
        try:
            one, other = (
                world.after(step.seat, action, step.at) for world, action in zip(self[:2], step.actions, strict=True)
            )
        except IllegalAction:
            return None
        return Both(one, other, step.at)


def pair(card: str, left: int | None) -> Pair:
    """An evening on which the first trial is this one. Watched is the seat so far left of the candidate, himself 0."""
    deals, start, candidate = next(found for number in count(1) if (found := _begun(card, number)) is not None)
    watched = None if left is None else (candidate + left) % WISHES["seats"]
    opponents = [(candidate + more) % WISHES["seats"] for more in range(1, WISHES["seats"])]
    steps = [_same(candidate, Roll()), _same(candidate, DrawTrial()), *(_same(seat, Join()) for seat in opponents)]
    for step in steps:
        start = _done(start, step)
    evenings = [tuple(_trial(start, watched, Random(number))) for number in range(EVENINGS)]
    best = max(evenings, key=lambda evening: (sum(map(differs, evening)), len(evening)))
    return Pair(watched, {**WISHES}, deals, (*steps, *best), is_timed=True)


def differs(step: Step) -> bool:
    return step.actions[0] != step.actions[1]


def _same(seat: Seat, action: Action) -> Step:
    return Step(seat, (action, action))


def _done(both: Both, step: Step) -> Both:
    after = both.after(step)
    assert after is not None
    return after


def _begun(card: str, number: int) -> tuple[tuple[Deal, Deal], Both, Seat] | None:
    """Two worlds in which the first to move comes to this trial."""
    cards = Drawn(tuple(QuickLuck(f"{number} riddles").shuffle(RIDDLES)))
    notes = [Drawn(tuple(QuickLuck(f"{number} {which}").shuffle(len(ALL_NOTES)))) for which in ("one", "other")]
    one, other = (Deal(seed_from_number(number), (order, cards)) for order in notes)
    both = Both(world(one, WISHES), world(other, WISHES))
    [seat] = both.one.match.to_act()
    moved = both.one.after(seat, Roll())
    if moved.match.state.phase is not FANNING:
        return None
    drawn = moved.after(seat, DrawTrial()).match.state
    assert drawn.phase is GATHERING
    return ((one, other), both, seat) if drawn.card == card else None


def _trial(both: Both, watched: Seat | None, luck: Random) -> Iterator[Step]:
    """Step by step, as long as the watched seat cannot tell the worlds apart and the trial goes on in both."""
    for _ in range(LONG):
        for step in _thinkable(both, watched, luck):
            after = both.after(step)
            if after is not None and _goes_on(after, watched):
                break
        else:
            return
        both = after
        yield step


def _goes_on(both: Both, watched: Seat | None) -> bool:
    return alike(*both.matches, watched) and all(match.state.phase is TRIAL for match in both.matches)


def _thinkable(both: Both, watched: Seat | None, luck: Random) -> list[Step]:
    """What somebody may do now: sooner or later something that differs; or time passes."""
    moment, later = both.one.match.deadline(), both.at + PAUSE
    if moment is None or moment != both.other.match.deadline():
        return []
    rings = [Step(CLOCK, (both.one.match.legal(CLOCK)[0],) * 2, max(moment, both.at))]
    seats = range(WISHES["seats"]) if later < moment else ()
    apart = [
        step for seat in seats if seat != watched for step in islice(_of(both, seat, later, luck, apart=True), TRIES)
    ]
    together = [step for seat in seats for step in islice(_of(both, seat, later, luck, apart=False), TRIES)]
    for steps in (apart, together):
        luck.shuffle(steps)
    kinds = [apart, together, rings]
    luck.shuffle(kinds)
    return [step for kind in kinds for step in kind]


def _of(both: Both, seat: Seat, at: int, luck: Random, *, apart: bool) -> Iterator[Step]:
    here, there = (match.legal_to_people(seat) for match in both.matches)
    pairs = [(a, b) for a in here for b in there if (a != b) is apart]
    luck.shuffle(pairs)
    yield from (Step(seat, actions, at) for actions in pairs)
    for _ in range(TRIES):
        seeds = luck.random(), luck.random()
        said = [
            match.improvise(seat, QuickLuck(f"{seed}"))
            for match, seed in zip(both.matches, seeds if apart else seeds[:1] * 2, strict=True)
        ]
        if said[0] is not None and said[1] is not None and (said[0] != said[1]) is apart:
            yield Step(seat, (said[0], said[1]), at)
