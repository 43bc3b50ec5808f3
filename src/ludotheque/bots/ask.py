"""How a bot is asked: from what its seat has been shown and nothing else. What it forgets of that is its own affair."""

from collections.abc import Iterator, Mapping

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Ready, Seat


def move(match: Match, seat: Seat, bot: Bot, luck: QuickLuck) -> Action:
    """What this bot does, from its seat's knowledge and legal actions alone."""
    legal = match.legal(seat)
    return legal[0] if legal == [Ready()] else bot.choose(match.knowledge(seat), legal, luck)


def chatter(match: Match, bots: Mapping[Seat, Bot], luck: QuickLuck) -> Iterator[tuple[Seat, Action]]:
    """What bots say after a step, one sentence each at most, in seat order. The caller applies each at once."""
    for seat, bot in bots.items():
        openings = match.open_ended(seat)
        if openings and (said := bot.speak(match.knowledge(seat), openings, luck)) is not None:
            yield seat, said
