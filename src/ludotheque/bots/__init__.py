"""Players who are programs. `random` plays every game; what a game knows of good play is in its own `bots.py`."""

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence

from ludotheque.games import room
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, MatchView, Ready, Seat


class RandomBot(Bot):
    """Any legal action, each as likely as the others; never talks."""

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        return legal[luck.below(len(legal))]


def levels(game: AnyGame) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game by level, weakest first."""
    found: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    if importlib.util.find_spec(f"{room(game)}.bots"):
        found |= importlib.import_module(f"{room(game)}.bots").BOTS
    return found


def find(game: AnyGame, level: str) -> Bot:
    known = levels(game)
    if level not in known:
        raise BadOptions(OptionFault.UNKNOWN_BOT, bot=level, known=", ".join(known))
    return known[level]()


def move(match: Match, seat: Seat, bot: Bot, luck: QuickLuck) -> Action:
    """What this bot does, from its seat's view and legal actions alone."""
    legal = match.legal(seat)
    return legal[0] if legal == [Ready()] else bot.choose(match.view(seat), legal, luck)


def chatter(match: Match, bots: Mapping[Seat, Bot], luck: QuickLuck) -> Iterator[tuple[Seat, Action]]:
    """What bots say after a step, one sentence each at most, in seat order. The caller applies each at once."""
    for seat, bot in bots.items():
        openings = match.open_ended(seat)
        if openings and (said := bot.speak(match.view(seat), openings, luck)) is not None:
            yield seat, said
