"""When time is up: by the rules' own clock, or by the table's pace."""

from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, Action, Seat, TimeOut

from .pieces import ALLOWED, Phase
from .table import Table


def deadline(table: Table, since: int = 0) -> int | None:
    """The next moment (ms since the epoch) at which the clock plays, if nobody acts before. Everybody may know it.
    Nobody's time runs before `since`."""
    if table.match is None or table.phase is not Phase.PLAYING:
        return None
    by_rules = table.match.deadline()
    moments = [] if by_rules is None else [table.started_at + by_rules]
    allowed = ALLOWED.get(table.settings.pace)
    if allowed is not None:
        moments += [max(table.awaited_since[seat], since) + allowed for seat in _hurried(table.match)]
    return min(moments, default=None)


def _hurried(match: Match) -> list[Seat]:
    """Who is awaited, and has a default in the rules for being late: the pace is not for others."""
    defaults = match.legal(CLOCK)
    return [seat for seat in match.to_act() if TimeOut(seat) in defaults]


def ringing(table: Table, at: int) -> Action | None:
    """What the clock does now: the default that the game has for whoever is late, or what its rules ask for."""
    moment = deadline(table)
    assert table.match is not None or moment is None
    if table.match is None or moment is None or at < moment:
        return None
    by_rules = table.match.deadline()
    if by_rules is not None and at >= table.started_at + by_rules:
        return table.match.legal(CLOCK)[0]
    late = min(_hurried(table.match), key=lambda seat: table.awaited_since[seat])
    return TimeOut(late)
