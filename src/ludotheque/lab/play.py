"""One whole match between bots, in the order of a table: luck first, then whose move is awaited, then talk."""

from collections.abc import Mapping, Sequence

from ludotheque.bots.ask import chatter, move
from ludotheque.bots.random import RandomBot
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import LUCK, Event, Ready, Seat
from ludotheque.kernel.playout import play_out

from .pieces import Played


def play(match: Match, bots: Mapping[Seat, Bot], luck: Luck, quick: QuickLuck) -> Played:
    """Play on from wherever the match stands to its end. `luck` is the game's, `quick` the bots' own."""
    blindly = len(bots) == match.seats and all(type(bot) is RandomBot for bot in bots.values())
    counted = match.game.counted
    if blindly and not counted and isinstance(luck, QuickLuck) and match.standing.deals == 1:
        return _play_blindly(match, luck, quick)
    happened = {tag_of(event): 0 for event in counted}
    actions = sentences = 0
    while True:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
        elif (outcome := match.outcome()) is not None:
            return Played(outcome, actions, sentences, happened)
        else:
            seat = match.to_act()[0]
            action = move(match, seat, bots[seat], quick)
            _count(match.apply(seat, action), counted, happened)
            actions += not isinstance(action, Ready)
        for speaker, said in chatter(match, bots, quick):
            match.apply(speaker, said)
            sentences += 1


def _play_blindly(match: Match, luck: QuickLuck, quick: QuickLuck) -> Played:
    """The same game, but nobody looks and nobody talks: so nobody is told."""
    actions = play_out(match.game, match.state, luck, quick, Moves())
    outcome = match.outcome()
    assert outcome is not None
    return Played(outcome, actions, 0, {})


def _count(events: Sequence[Event], counted: tuple[type[Event], ...], happened: dict[str, int]) -> None:
    for event in events:
        if isinstance(event, counted):
            happened[tag_of(type(event))] += 1


def tag_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)
