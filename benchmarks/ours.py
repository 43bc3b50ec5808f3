"""Ludothèque as a contender: by playouts; or with --table through `Match`, as a table plays."""

import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from benchmarks.contender import DECK, SEATS, WARM_UP, Choose, Deal, Played, answer, parser, tally

from ludotheque import __version__
from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.state import State
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import LUCK, NOBODY, Drawn
from ludotheque.kernel.playout import play_outs

OPTIONS: Final = GAME.preset("sharper", SEATS)
START: Final[State] = Match(GAME, OPTIONS, SEATS).state
FORM: Final = "interpreted" if str(sys.modules[State.__module__].__file__).endswith(".py") else "compiled"
VERSIONS: Final = {"ludotheque": __version__, "form": FORM}
BATCH: Final = 1000  # games timed at once; how they ended is counted between batches


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


# -- by playouts -----------------------------------------------------------------------------------------------


def time_playouts(games: int, seed: int) -> dict[str, object]:
    luck = QuickLuck(seed)
    play_outs(GAME, START, luck, WARM_UP)
    counted: Counter[Played] = Counter()
    steps, seconds = 0, 0.0
    for first in range(0, games, BATCH):
        begin = time.process_time()
        ends, made = play_outs(GAME, START, luck, min(BATCH, games - first))
        seconds += time.process_time() - begin
        steps += made
        counted.update(ended(state, 0) for state in ends)
    return {**tally(counted), "steps": steps, "seconds": seconds}


def ended(state: State, steps: int) -> Played:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Played(outcome.how, outcome.winners, outcome.parts, steps)


def play_quickly(deal: Deal | None, choose: Choose) -> Played:
    """A scripted game, by the steps that playouts make."""
    assert deal is not None
    state = GAME.clone(START)
    for drawn in told(deal):
        GAME.apply(state, LUCK, drawn, 0)
    moves = Moves()
    steps = 0
    while (seat := GAME.turn(state)) != NOBODY:
        moves.clear()
        GAME.moves(state, seat, moves)
        GAME.play(state, seat, moves.nth(choose(moves.count)))
        steps += 1
    return ended(state, steps)


# -- through a table -------------------------------------------------------------------------------------------


def play_at_a_table(deal: Deal | None, choose: Choose) -> Played:
    match = Match(GAME, OPTIONS, SEATS)
    given = None if deal is None else told(deal)
    luck = Chosen(choose)
    while (request := match.asks()) is not None:
        match.apply(LUCK, luck.answer(request) if given is None else next(given))
    steps = 0
    while waiting := match.to_act():
        actions = match.legal(waiting[0])
        match.apply(waiting[0], actions[choose(len(actions))])
        steps += 1
    return ended(match.state, steps)


def main() -> None:
    asked = parser(__doc__)
    asked.add_argument("--table", action="store_true")
    given = asked.parse_args()
    if given.table or given.script:
        answer(play_at_a_table if given.table else play_quickly, given, VERSIONS)
        return
    timed = time_playouts(given.games, given.seed)
    print(json.dumps({**timed, "versions": {"Python": platform.python_version(), **VERSIONS}}))


if __name__ == "__main__":
    main()
