"""Whether an action may be taken back: only if nobody has learned anything by it.

It follows from the events: if one of them is a word, it was heard; if one tells one of the others more than the public,
there is a secret in it; and if it would have been another event had what the public cannot know been otherwise, it has
revealed how that is. It is asked of the public's worlds and the actor's own, laid out anew a number of times: an answer
that depended on what somebody else knows would tell it to the actor.
"""

from typing import Final

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import PUBLIC, Event, Seat

from .table import LastAction

WORLDS: Final = 64


def reveals(last: LastAction) -> bool:
    match = last.before.match
    assert match is not None
    trial = match.clone()
    events = trial.apply(last.seat, last.action, 0)
    if trial.outcome() is not None or any(event.is_word for event in events):
        return True
    if _tells_one_of_the_others(trial, events, last.seat):
        return True
    luck = QuickLuck(f"{last.before.commitment} {last.before.steps}")
    told = encode(events)
    asked = (PUBLIC, last.seat)
    return any(_told(match.resample(watcher, luck), last) != told for watcher in asked for _ in range(WORLDS))


def _tells_one_of_the_others(match: Match, events: list[Event], actor: Seat) -> bool:
    others = [seat for seat in range(match.seats) if seat != actor]
    return any(match.redact(event, seat) != match.redact(event, PUBLIC) for event in events for seat in others)


def _told(world: Match, last: LastAction) -> bytes | None:
    try:
        return encode(world.apply(last.seat, last.action, 0))
    except IllegalAction:
        return None
