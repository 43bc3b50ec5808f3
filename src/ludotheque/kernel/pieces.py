"""The nouns of any game: seats, actions, events, what is asked of luck, outcomes, a match as a seat sees it."""

import re
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

type_of_seat: Final = {"is": "seat"}
MOST_SEATS: Final = 12

# A place at the table, 0…n−1 clockwise. The mark lets a screen or a sentence know that this number is somebody.
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, extra=type_of_seat, extra_json_schema=type_of_seat)]

type_of_round_trip: Final = {"is": "round-trip"}
SLOWEST: Final = 5_000  # ms: what takes longer is taken for that

# How long the actor's line takes there and back, in ms. The house measures it and writes it into the action before that
# is judged and logged, whatever the actor sends; a bot, a terminal and a test have no line. Only an open-ended action
# has such a field, with the default 0: what is listed is done as it is listed.
RoundTrip = Annotated[int, Meta(ge=0, le=SLOWEST, extra=type_of_round_trip, extra_json_schema=type_of_round_trip)]

LUCK: Final = -1  # who acts when a die is thrown
CLOCK: Final = -2  # who acts when time is up
NOBODY: Final = -3  # who acts when it is over
PUBLIC: Final = None  # whose view a spectator has: the one who knows least


def kebab(name: str) -> str:
    """EndTurn → end-turn: how a class is called in notations and texts."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """What somebody does. Each game has a closed union of these."""


class Event(Struct, frozen=True, tag_field="event", tag=kebab):
    """What happened, with everything in it; `redact` says what of it a seat may see."""


class Drawn(Action, frozen=True):
    """What luck answers: a shuffle's order, a die's pips, the index that was picked."""

    values: tuple[int, ...]


class TimeOut(Action, frozen=True):
    """What the clock says: this seat's time is up."""

    seat: Seat


class Ready(Action, frozen=True):
    """Between two deals of a match: I have seen the end of this one."""


KernelAction = Drawn | TimeOut | Ready  # what stands in any game's log beside its own actions


# -- luck -------------------------------------------------------------------------------------------------------


class Request(Struct, frozen=True, tag_field="ask", tag=kebab):
    """What a state asks of luck. `secret` answers are nobody's to see, so people cannot be asked to tell them."""

    secret: bool


class Shuffle(Request, frozen=True):
    """An order of `size` things."""

    size: int


class Roll(Request, frozen=True):
    """`dice` dice with faces 1 … `sides`."""

    dice: int
    sides: int


class Pick(Request, frozen=True):
    """One of `among`, counted from 0."""

    among: int


# -- what may be said or done beside the listed actions, and how it ends ------------------------------------------


class Open(Struct, frozen=True):
    """An open-ended action that a seat may take now: its kind, and its limits by name."""

    do: str
    limits: dict[str, int]


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal, or a match, ended: who won, what each seat scored, and what each seat was at the end."""

    how: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    parts: tuple[str, ...]

    def ranks(self) -> tuple[int, ...]:
        """1 for the best; equals share a rank. Winners come before everybody else, then scores decide."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return tuple(1 + sum(other > mine for other in keys) for mine in keys)


NOTHING: Final = msgspec.Raw(b"null")


class Standing(Struct, frozen=True):
    """What one deal of a match hands to the next."""

    deal: int  # counted from 1
    deals: int
    starter: Seat | None  # None: the game's own way of finding who starts
    points: tuple[int, ...]
    carried: msgspec.Raw = NOTHING  # whatever else a game carries on (pots, tokens), as JSON


# -- a match -----------------------------------------------------------------------------------------------------


class MatchView(Struct, frozen=True):
    """A match through one seat's eyes: the score, and the deal on the table."""

    deal: int
    deals: int
    points: tuple[int, ...]
    to_act: tuple[Seat, ...]
    between_deals: bool
    outcome: Outcome | None
    table: Any


class DealEnded(Event, frozen=True):
    """The points of a deal, and of the match so far. Told only where there are several deals."""

    deal: int
    won: tuple[int, ...]
    points: tuple[int, ...]


class SeatReady(Event, frozen=True):
    seat: Seat


class DealBegan(Event, frozen=True):
    deal: int


class MatchEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
