"""What a player who is a program is to the rest of the house. It gets what a seat has been shown (`Game.knowledge`), so
another process would do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from .luck import QuickLuck
from .pieces import Action, MatchView, Open


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat. Whatever it remembers between calls it could have worked out from the view alone."""

    @abstractmethod
    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        """One of the legal actions; asked only when this seat's move is awaited."""

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        """An open-ended action that nobody waits for (a claim), or nothing; asked after every step at the table."""
        return None
