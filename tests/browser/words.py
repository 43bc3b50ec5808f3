"""What stands on the screen, in the reader's language: the same .ftl files as the page's."""

import re
from functools import cache
from typing import Any, Final

from ludotheque.games import find, room
from ludotheque.texts import Texts

NUMBER: Final = 321
ANYTHING: Final = "ANYTHING"


class Words:
    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._texts = Texts(language, room(find(game)))

    def say(self, message: str, /, **details: Any) -> str:
        return self._texts.say(message, **details)

    def like(self, message: str, /, *parts: str, **details: Any) -> re.Pattern[str]:
        """The message with anything in the places named by `parts`."""
        marks = dict.fromkeys(parts, ANYTHING)
        return re.compile("^" + escaped(self.say(message, **marks, **details)).replace(ANYTHING, ".+") + "$")

    def counted(self, message: str, part: str = "count") -> re.Pattern[str]:
        """The message for any number from one on."""
        several = escaped(self.say(message, **{part: NUMBER})).replace(str(NUMBER), r"\d+")
        return re.compile(f"^({several}|{escaped(self.say(message, **{part: 1}))})$")


def escaped(sentence: str) -> str:
    """Spaces of any width are alike to a reader."""
    return re.sub(r"\\?\s", lambda _: r"\s", re.escape(sentence))


@cache
def words(language: str, game: str) -> Words:
    """The house's, and those of one game."""
    return Words(language, game)
