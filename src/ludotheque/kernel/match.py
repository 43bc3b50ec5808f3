"""A match: deals in a row at one table, the start passing on, points carried. One deal is a match too.

Between two deals everybody says `Ready`, so that nobody is torn away from the cards on show.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from mypy_extensions import mypyc_attr

from .errors import IllegalAction, Refusal
from .game import AnyGame
from .luck import Luck
from .options import Options
from .pieces import (
    CLOCK,
    LUCK,
    NOTHING,
    PUBLIC,
    Action,
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    MatchView,
    Open,
    Outcome,
    Ready,
    Request,
    Seat,
    SeatReady,
    Standing,
    TimeOut,
)

MATCH_EVENTS: Final = (DealEnded, SeatReady, DealBegan, MatchEnded)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The live position of a match. Every method means what its namesake in `Game` means."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        standing: Standing | None = None,
        state: Any = None,
        inherited: msgspec.Raw = NOTHING,
    ) -> None:
        """A match at its beginning, with what an earlier one at the table has left it (`Game.legacy`); or, with
        `standing` and `state`, one that stands there already."""
        self.game = game
        self.options = options
        self.seats = seats
        self.inherited = inherited
        self.unready: tuple[Seat, ...] = ()  # who is still looking at the deal that has ended
        if standing is None:
            game.check_seats(seats)
            game.check(options, seats)
            standing = Standing(1, game.deals(options, seats), None, (game.purse(options),) * seats, inherited)
            state = game.setup(options, seats, standing)
        self.standing = standing
        self.state: Any = state

    # -- a step ------------------------------------------------------------------------------------------------

    def asks(self) -> Request | None:
        return None if self.unready else self.game.asks(self.state)

    def to_act(self) -> Sequence[Seat]:
        return self.unready or self.game.to_act(self.state)

    def legal(self, seat: int) -> list[Action]:
        if not self.unready:
            return self.game.legal(self.state, seat)
        if seat == CLOCK:
            return [TimeOut(waiting) for waiting in self.unready]
        return [Ready()] if seat in self.unready else []

    def open_ended(self, seat: Seat) -> list[Open]:
        self._check_seat(seat)
        return [] if self.unready else self.game.open_ended(self.state, seat)

    def legal_to_people(self, seat: Seat) -> list[Action]:
        """Those of its legal actions that are not for programs alone."""
        return [action for action in self.legal(seat) if not isinstance(action, self.game.for_bots)]

    def open_to_people(self, seat: Seat) -> list[Open]:
        """Those of its open-ended actions that are not for programs alone."""
        if not self.game.for_bots:
            return self.open_ended(seat)
        for_bots = [kind.__struct_config__.tag for kind in self.game.for_bots]
        return [one for one in self.open_ended(seat) if one.do not in for_bots]

    def acts_openly(self, seat: Seat) -> bool:
        self._check_seat(seat)
        return not self.unready and self.game.acts_openly(self.state, seat)

    def phase(self) -> str:
        return "" if self.unready else self.game.phase(self.state)

    def refuse_chat(self) -> None:
        if not self.unready:
            self.game.refuse_chat(self.state)

    def improvise(self, seat: Seat, luck: Luck) -> Action | None:
        self._check_seat(seat)
        return None if self.unready else self.game.improvise(self.state, seat, luck)

    def deadline(self) -> int | None:
        return None if self.unready else self.game.deadline(self.state)

    def apply(self, seat: int, action: Action, at: int = 0) -> list[Event]:
        if self.unready:
            return self._ready(seat, action)
        if seat != LUCK and seat != CLOCK:
            self._check_seat(seat)
        events = self.game.apply(self.state, seat, action, at)
        if self.standing.deals > 1 and (outcome := self.game.outcome(self.state)):
            events += self._close_deal(outcome)
        return events

    def _check_seat(self, seat: int | None) -> None:
        """Nothing is done or shown for somebody who is not there; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalAction(Refusal.NO_SUCH_SEAT)

    def _close_deal(self, outcome: Outcome) -> list[Event]:
        deal, deals = self.standing.deal, self.standing.deals
        points = tuple(had + won for had, won in zip(self.standing.points, outcome.scores, strict=True))
        self.standing = Standing(deal, deals, self.standing.starter, points, self.game.carry(self.state))
        ended = DealEnded(deal, outcome.scores, points)
        if deal < deals:
            self.unready = tuple(range(self.seats))
            return [ended]
        return [ended, MatchEnded(_best(points), points)]

    def _ready(self, seat: int, action: Action) -> list[Event]:
        match action:
            case TimeOut(late) if seat == CLOCK:
                seat = late
            case Ready() if 0 <= seat < self.seats:
                pass
            case _:
                raise IllegalAction(Refusal.WRONG_STEP)
        if seat not in self.unready:
            raise IllegalAction(Refusal.ALREADY_READY)
        self.unready = tuple(other for other in self.unready if other != seat)
        return [SeatReady(seat)] if self.unready else [SeatReady(seat), self._next_deal()]

    def _next_deal(self) -> Event:
        left = (self.game.starter(self.state) + 1) % self.seats
        before = self.standing
        self.standing = Standing(before.deal + 1, before.deals, left, before.points, before.carried)
        self.state = self.game.setup(self.options, self.seats, self.standing)
        return DealBegan(self.standing.deal)

    # -- who sees what -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> MatchView:
        self._check_seat(seat)
        return self._seen(self.game.view(self.state, seat))

    def knowledge(self, seat: Seat | None) -> MatchView:
        self._check_seat(seat)
        return self._seen(self.game.knowledge(self.state, seat))

    def _seen(self, table: Struct) -> MatchView:
        at = self.standing
        return MatchView(at.deal, at.deals, at.points, tuple(self.to_act()), bool(self.unready), self.outcome(), table)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if type(event) in MATCH_EVENTS else self.game.redact(event, seat)

    def reread(self, event: Event, seat: Seat | None) -> Event | None:
        return event if type(event) in MATCH_EVENTS else self.game.reread(self.state, event, seat)

    def shown_for(self, events: Sequence[Event]) -> int:
        told = [self.game.redact(event, PUBLIC) for event in events if type(event) not in MATCH_EVENTS]
        return self.game.shown_for([event for event in told if event is not None], self.game.view(self.state, PUBLIC))

    def acts_at_once(self) -> bool:
        return not self.unready and self.game.acts_at_once(self.game.view(self.state, PUBLIC))

    def legacy(self) -> msgspec.Raw:
        return self.game.legacy(self.state)

    def resample(self, seat: Seat | None, luck: Luck) -> "Match":
        self._check_seat(seat)
        return self._with(self.game.resample(self.state, seat, luck))

    # -- the end, and copies -----------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """How the match ended; for a single deal, how the deal did."""
        last = None if self.unready else self.game.outcome(self.state)
        at = self.standing
        if last is None or at.deals == 1:
            return last
        if at.deal < at.deals:
            return None
        return Outcome("match", _best(at.points), at.points, last.parts)

    def clone(self) -> "Match":
        return self._with(self.game.clone(self.state))

    def _with(self, state: Any) -> "Match":
        """The same match, standing in another state."""
        other = Match(self.game, self.options, self.seats, self.standing, state, self.inherited)
        other.unready = self.unready
        return other


def _best(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who has the most points; nobody if nobody has any."""
    most = max(points)
    return tuple(seat for seat, had in enumerate(points) if had == most) if most else ()
