"""Whether an action may be taken back: only if nobody has learned anything by it.

It follows from the events: if one tells one of the others more than the public, there is a secret in it; if one may be
seen but not read again, it was shown for this moment only; and if it would have been another event had what the public
cannot know been otherwise, it has revealed how that is. It is asked of the public's worlds and the actor's own, laid
out anew a number of times, and compared as these hear it: an answer that depended on what somebody else knows, or on
what nobody sees, would tell it to the actor.
"""

from typing import Final

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import PUBLIC, Event, Seat

from .table import LastAction

WORLDS: Final = 64
LIKE_IT: Final = 8  # enough where they differ by what nobody else sees; and somebody waits for the answer


def is_timed(last: LastAction) -> bool:
    """The clock of the rules ran: whoever took his action back would have the time twice."""
    match = last.before.match
    assert match is not None
    return match.deadline() is not None


def reveals(last: LastAction) -> bool:
    match = last.before.match
    assert match is not None
    trial = match.clone()
    events = trial.apply(last.seat, last.action, 0)
    if trial.outcome() is not None:
        return True
    if _tells_one_of_the_others(trial, events, last.seat) or _is_shown_once(trial, events):
        return True
    luck = QuickLuck(f"{last.before.commitment} {last.before.steps}")
    return any(
        not _may_be(match.resample(watcher, luck), last, events, watcher)
        for watcher in (PUBLIC, last.seat)
        for _ in range(WORLDS)
    )


def _tells_one_of_the_others(match: Match, events: list[Event], actor: Seat) -> bool:
    others = [seat for seat in range(match.seats) if seat != actor]
    return any(match.redact(event, seat) != match.redact(event, PUBLIC) for event in events for seat in others)


def _is_shown_once(match: Match, events: list[Event]) -> bool:
    everybody = [PUBLIC, *range(match.seats)]
    return any(match.reread(event, eyes) != match.redact(event, eyes) for event in events for eyes in everybody)


def _may_be(world: Match, last: LastAction, events: list[Event], watcher: Seat | None) -> bool:
    """Whether the watcher would have been told just so in this world. Somebody who holds other things there did another
    thing of that kind, and those who cannot see them would have been told the same."""
    told = _heard(world, events, watcher)
    try:
        return _heard(world, world.clone().apply(last.seat, last.action, 0), watcher) == told
    except IllegalAction:
        size = len(write(last.action))
        of_its_kind = [action for action in world.legal(last.seat) if type(action) is type(last.action)]
        like_it = sorted(of_its_kind, key=lambda action: abs(len(write(action)) - size))[:LIKE_IT]
        return any(_heard(world, world.clone().apply(last.seat, action, 0), watcher) == told for action in like_it)


def _heard(match: Match, events: list[Event], watcher: Seat | None) -> bytes:
    return encode([match.redact(event, watcher) for event in events])
