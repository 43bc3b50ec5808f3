"""Why a table refuses."""

from enum import StrEnum

from ludotheque.kernel.errors import Refused


class TableFault(StrEnum):
    NO_SUCH_TABLE = "no-such-table"
    NOT_INVITED = "not-invited"
    NO_WATCHING = "no-watching"
    NOT_SEATED = "not-seated"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_HOST = "not-host"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    STILL_IN_PLAY = "still-in-play"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    KNOWS_A_HAND = "knows-a-hand"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    SEATS_EMPTY = "seats-empty"
    NAME_TAKEN = "name-taken"
    BADGE_TAKEN = "badge-taken"
    BAD_NAME = "bad-name"
    BAD_TEXT = "bad-text"
    BAD_ORDER = "bad-order"
    TOO_MANY_SEATED = "too-many-seated"
    IS_MUTED = "is-muted"
    IS_AWAY = "is-away"
    NOT_AWAY = "not-away"
    TOO_MUCH_TALK = "too-much-talk"
    STALE = "stale"
    CANNOT_TAKE_BACK = "cannot-take-back"
    OTHER_RULES = "other-rules"
    NOT_DUE = "not-due"


class TableRefuses(Refused):
    """What a table declines; nothing has changed."""
