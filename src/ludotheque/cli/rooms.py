"""How a game's own terminal drawing is found: `ludotheque.games.<room>.terminal`, by folder alone."""

import importlib
from typing import Any, Protocol, cast

from rich.console import RenderableType

from ludotheque.games import room
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.pieces import Event, Seat
from ludotheque.texts import Texts, texts
from ludotheque.texts.speaker import Speaker


class Drawing(Protocol):
    """What a room's `terminal` offers."""

    def draw(self, view: Any, speaker: Speaker) -> RenderableType:
        """The table through the eyes of the view's seat, within 80 columns."""

    def status(self, view: Any, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
        """Whose turn it is and what is expected, in one line."""

    def aim(self, view: Any, speaker: Speaker) -> str:
        """What the reader of this view is after, in one sentence; nothing for the public."""

    def notes(self, view: Any, speaker: Speaker) -> RenderableType:
        """All that the reader has written down."""

    def is_notice(self, event: Event, seat: Seat | None) -> bool:
        """Whether this seat must not overlook this event: it is put into a box."""


def drawing(game: AnyGame) -> Drawing:
    return cast("Drawing", importlib.import_module(f"{room(game)}.terminal"))


def texts_of(game: AnyGame, language: str) -> Texts:
    return texts(language, room(game))
