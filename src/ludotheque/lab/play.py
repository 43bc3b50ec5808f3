"""One whole match between bots, in the order of a table: luck first, then whose move is awaited, then talk. Where only
the clock is awaited, its time has come at once."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from ludotheque.bots.ask import chatter, move
from ludotheque.bots.random import RandomBot
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import CLOCK, LUCK, Event, Outcome, Ready, Seat
from ludotheque.kernel.playout import play_out

from .pieces import Played


def play(match: Match, bots: Mapping[Seat, Bot], luck: Luck, quick: QuickLuck) -> Played:
    """Play on from wherever the match stands to its end. `luck` is the game's, `quick` the bots' own."""
    blindly = len(bots) == match.seats and all(type(bot) is RandomBot for bot in bots.values())
    counted = match.game.counted
    if blindly and not counted and isinstance(luck, QuickLuck) and match.standing.deals == 1:
        return _play_blindly(match, luck, quick)
    happened = {tag_of(event): 0 for event in counted}
    done: list[tuple[Seat, StrEnum]] = []
    actions = sentences = 0
    while True:
        if (request := match.asks()) is not None:
            _count(match, match.apply(LUCK, luck.answer(request)), happened, done)
        elif (outcome := match.outcome()) is not None:
            return _played(match, outcome, actions, sentences, happened, done)
        elif not match.to_act():
            _count(match, match.apply(CLOCK, match.legal(CLOCK)[0]), happened, done)
        else:
            seat = match.to_act()[0]
            action = move(match, seat, bots[seat], quick)
            _count(match, match.apply(seat, action), happened, done)
            actions += not isinstance(action, Ready)
        for speaker, said in chatter(match, bots, quick):
            match.apply(speaker, said)
            sentences += 1


def _play_blindly(match: Match, luck: QuickLuck, quick: QuickLuck) -> Played:
    """The same game, but nobody looks and nobody talks: so nobody is told."""
    actions = play_out(match.game, match.state, luck, quick, Moves())
    outcome = match.outcome()
    assert outcome is not None
    return _played(match, outcome, actions, 0, {}, [])


def _played(
    match: Match,
    outcome: Outcome,
    actions: int,
    sentences: int,
    happened: dict[str, int],
    done: list[tuple[Seat, StrEnum]],
) -> Played:
    credited = tuple([(what, seat in outcome.winners) for seat, what in done])
    starter, measures = match.game.starter(match.state), match.game.measures(match.state)
    return Played(outcome, starter, actions, sentences, happened, credited, measures)


def _count(match: Match, events: Sequence[Event], happened: dict[str, int], done: list[tuple[Seat, StrEnum]]) -> None:
    for event in events:
        if isinstance(event, match.game.counted):
            happened[tag_of(type(event))] += 1
            credit = match.game.credit(event)
            if credit is not None:
                done.append(credit)


def tag_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)
