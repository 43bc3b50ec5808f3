"""Boards and cards that a house offers to whoever opens a table (`serve --boards FOLDER`).

A board is for everybody to see. Cards hold answers, and whoever is to play with them must not have read them: of these
only a mark leaves the house. Whoever gives the mark where the file would stand means the file.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from ludotheque.kernel.errors import BadBoard
from ludotheque.kernel.game import AnyGame

MARK: Final = "house:"
Files = Mapping[str, Mapping[str, str]]  # by game and by name


class Offers:
    def __init__(self, files: Files) -> None:
        self._files = files

    def names(self, game: AnyGame) -> tuple[str, ...]:
        return tuple(self._files.get(game.id, ()))

    def given_out(self, game: AnyGame, name: str) -> str | None:
        """What anybody may have of it: the file, or its mark; None: there is no such offer."""
        text = self._files.get(game.id, {}).get(name)
        return f"{MARK}{name}" if text is not None and _is_secret(game, text) else text

    def is_mark(self, game: AnyGame, text: str) -> bool:
        return text != self._meant(game, text)

    def meant(self, game: AnyGame, options: dict[str, object]) -> dict[str, object]:
        """Options in which a mark stands, with the file instead."""
        own = options.get(game.own_board) if game.own_board else None
        return options | {game.own_board: self._meant(game, own)} if isinstance(own, str) else options

    def are_dealt(self, game: AnyGame, options: dict[str, object]) -> bool:
        """Whether cards that this house offers are among these options of a game, answers and all."""
        own = options.get(game.own_board) if game.own_board else None
        return own is not None and any(own == read.get(game.own_board) for read in self._secret(game))

    def _secret(self, game: AnyGame) -> Iterator[dict[str, object]]:
        for text in self._files.get(game.id, {}).values():
            if _is_secret(game, text):
                yield game.read_board(text)

    def _meant(self, game: AnyGame, text: str) -> str:
        name = text.strip().removeprefix(MARK)
        return self._files.get(game.id, {}).get(name, text) if text.strip().startswith(MARK) else text


def _is_secret(game: AnyGame, text: str) -> bool:
    """Whether those at a table are not shown all that is in it. What cannot be read is nobody's secret."""
    try:
        options = game.read_board(text)
    except BadBoard:
        return False
    return game.shown(options) != options
