"""Random whole matches, for every law to be tried on: legal moves, talk, time running out, luck."""

from collections.abc import Iterator, Sequence

from ludotheque import bots
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import CLOCK, LUCK, Action

Move = tuple[int, Action, int]  # who, what, and when: ready for `Match.apply(*move)`

MOST_STEPS = 400  # a game without a limit of rounds is left there,
MANY_STEPS = 120  # and any game where everything is tried at each step
PAUSE = 700  # ms from one step to the next


def next_move(match: Match, luck: QuickLuck, at: int, *, talk: bool = True) -> Move | None:
    """What happens next in a random game: now and then somebody talks, or lets his time run out."""
    doing = _next_action(match, luck, talk)
    return None if doing is None else (*doing, at)


def _next_action(match: Match, luck: QuickLuck, talk: bool) -> tuple[int, Action] | None:
    request = match.asks()
    if request is not None:
        return LUCK, luck.answer(request)
    waiting, late = match.to_act(), match.legal(CLOCK)
    if not waiting and not late:
        return None
    if talk and luck.below(5) == 0:
        speaker = luck.below(match.seats)
        said = match.improvise(speaker, luck)
        if said is not None:
            return speaker, said
    if late and (not waiting or luck.below(12) == 0):
        return CLOCK, late[luck.below(len(late))]
    seat = waiting[luck.below(len(waiting))]
    actions = match.legal(seat)
    return seat, actions[luck.below(len(actions))]


def _played_action(match: Match, players: Sequence[Bot], luck: QuickLuck) -> tuple[int, Action] | None:
    """What happens next among players who know the game: they come to what nobody stumbles into."""
    waiting = match.to_act()
    if not waiting or luck.below(6) == 0:
        return _next_action(match, luck, talk=True)
    seat = waiting[luck.below(len(waiting))]
    return seat, bots.move(match, seat, players[seat], luck)


def played(match: Match, luck: QuickLuck, *, steps: int = MOST_STEPS) -> Iterator[Move]:
    """The same for a game between bots, who now and then do just anything."""
    players = [bots.find(match.game, bots.usual_level(match.game)) for _ in range(match.seats)]
    for step in range(steps):
        doing = _played_action(match, players, luck)
        if doing is None:
            return
        yield (*doing, step * PAUSE)
        match.apply(*doing, step * PAUSE)


def walk(match: Match, luck: QuickLuck, *, talk: bool = True, steps: int = MOST_STEPS) -> Iterator[Move]:
    """Yields each move before it is made; the caller may look at the match as it stands."""
    for step in range(steps):
        move = next_move(match, luck, step * PAUSE, talk=talk)
        if move is None:
            return
        yield move
        match.apply(*move)


def moves_of(game: AnyGame, options: Options, seats: int, seed: int, *, steps: int = MOST_STEPS) -> list[Move]:
    return list(walk(Match(game, options, seats), QuickLuck(seed), steps=steps))
