"""One whole match between bots, in the order of a table: luck first, then whose move is awaited, then talk."""

from collections.abc import Mapping

from ludotheque.bots.ask import chatter, move
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Ready, Seat

from .pieces import Played


def play(match: Match, bots: Mapping[Seat, Bot], luck: Luck, quick: QuickLuck) -> Played:
    """Play on from wherever the match stands to its end. `luck` is the game's, `quick` the bots' own."""
    actions = sentences = 0
    while True:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
        elif (outcome := match.outcome()) is not None:
            return Played(outcome, actions, sentences)
        else:
            seat = match.to_act()[0]
            action = move(match, seat, bots[seat], quick)
            match.apply(seat, action)
            actions += not isinstance(action, Ready)
        for speaker, said in chatter(match, bots, quick):
            match.apply(speaker, said)
            sentences += 1
