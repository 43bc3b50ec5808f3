"""The bot that plays every game."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal action, each as likely as the others; never talks."""

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        return legal[luck.below(len(legal))]
