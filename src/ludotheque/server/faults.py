"""What the server itself refuses, before a table is asked."""

from enum import StrEnum

from ludotheque.kernel.errors import Refused


class ServerFault(StrEnum):
    OTHER_VERSION = "other-version"
    UNREADABLE = "unreadable-message"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    HELLO_FIRST = "hello-first"
    OPERATORS_ONLY = "operators-only"
    FOREIGN_ORIGIN = "foreign-origin"
    NO_SUCH_CODE = "no-such-code"
    TOO_MANY_GUESSES = "too-many-guesses"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_BOARDS = "too-many-boards"
    TOO_MANY_LINES = "too-many-lines"
    BAD_LINK = "bad-link"
    NOT_SAVED = "not-saved"
    HOUSE_CARDS = "house-cards"
    NO_SUCH_GAME = "no-such-game-played"
    NO_SUCH_PAGE = "no-such-page"
    WRONG_METHOD = "wrong-method"
    STOPPING = "stopping"
    FAILED = "failed"


class ServerRefuses(Refused):
    """What the server declines; nothing has changed."""
