"""Ludothèque as a contender, through `Match`, as a table plays: asks, to_act, legal, apply."""

import sys
from collections.abc import Iterator
from typing import Final

from benchmarks.contender import DECK, SEATS, Choose, Deal, Played, answer, parser

from ludotheque import __version__
from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.state import State
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn

OPTIONS: Final = GAME.preset("sharper", SEATS)
FORM: Final = "interpreted" if str(sys.modules[State.__module__].__file__).endswith(".py") else "compiled"


class Chosen(Luck):
    """Luck by the contest's own choices."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def below(self, bound: int) -> int:
        return self.choose(bound)


def told(deal: Deal) -> Iterator[Drawn]:
    """A given deal, as luck would have told it: who starts, then which card of the deck lies where."""
    places = {card: [which for which, name in enumerate(DECK) if name == card] for card in DECK}
    yield Drawn((deal.starter,))
    yield Drawn(tuple(places[card].pop() for card in deal.cards))


def dealt(match: Match, deal: Deal | None, choose: Choose) -> None:
    given = None if deal is None else told(deal)
    luck = Chosen(choose)
    while (request := match.asks()) is not None:
        match.apply(LUCK, luck.answer(request) if given is None else next(given))


def play(deal: Deal | None, choose: Choose) -> Played:
    match = Match(GAME, OPTIONS, SEATS)
    dealt(match, deal, choose)
    steps = 0
    while waiting := match.to_act():
        seat = waiting[0]
        actions = match.legal(seat)
        match.apply(seat, actions[choose(len(actions))])
        steps += 1
    outcome = match.outcome()
    assert outcome is not None
    return Played(outcome.how, outcome.winners, outcome.parts, steps)


if __name__ == "__main__":
    answer(play, parser(__doc__).parse_args(), {"ludotheque": __version__, "form": FORM})
