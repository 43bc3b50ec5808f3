"""What is told of a move, read off the state that it has left. `view.redact` says to whom."""

from mypy_extensions import i64

from ludotheque.kernel.pieces import Event, Seat

from . import moves
from .faces import CARDS
from .moves import kind_of, place_of, seat_of
from .pieces import (
    Card,
    CardsShown,
    Designated,
    Ended,
    FalseTreasureShown,
    FinalPhaseBegan,
    Forced,
    Named,
    NamedSecretly,
    NamesShown,
    Observed,
    Passed,
    Swapped,
    TurnEnded,
)
from .rules import NONE
from .state import KEY_FOUND, NAMING, OVER, ROUNDS_OVER, State, centre, face_at, held, named_by


def told(state: State, seat: i64, move: i64) -> list[Event]:
    """This seat has just made this move."""
    kind = kind_of(move)
    if kind == moves.END_TURN:
        return [TurnEnded(seat), *_ended(state)]
    if kind == moves.DESIGNATE:
        return [Designated(seat, seat_of(move)), *_after_designation(state, seat, seat_of(move))]
    if kind == moves.NAME:
        return [*_named(state, seat, seat_of(move)), *_ended(state)]
    return [_action(state, seat, kind, seat_of(move), place_of(move))]


def _action(state: State, seat: i64, kind: i64, target: i64, place: i64) -> Event:
    there = card_at(state, centre(state, place))
    if kind == moves.OBSERVE:
        return Observed(seat, place, there)
    if kind == moves.SWAP:
        return Swapped(seat, place, gave=there, got=card_at(state, seat))
    if kind == moves.FORCE:
        return Forced(seat, target, place, gave=there, got=card_at(state, target))
    return Passed(seat)


def _after_designation(state: State, seat: i64, target: i64) -> list[Event]:
    if state.phase is NAMING:
        return [FinalPhaseBegan(seat, target)]
    goes_on = state.phase is not OVER or state.ending is ROUNDS_OVER
    if goes_on:  # the False Treasure has missed (CC-34a)
        return [FalseTreasureShown(seat), TurnEnded(seat), *_ended(state)]
    return _ended(state)


def _named(state: State, seat: i64, target: i64) -> list[Event]:
    events: list[Event] = []
    if target != moves.NO_ONE:
        events.append(NamedSecretly(seat, target) if state.rules.at_once else Named(seat, target))
    if state.phase is OVER and state.rules.at_once:
        events.append(NamesShown(tuple(somebody(named_by(state, by)) for by in range(state.seats))))
    return events


def somebody(seat: int) -> Seat | None:
    return None if seat == NONE else seat


def _ended(state: State) -> list[Event]:
    if state.ending is None:
        return []
    return [Ended(state.ending, winners(state), cards_shown(state))]


# -- as people know it -----------------------------------------------------------------------------------------


def card_at(state: State, location: i64) -> Card:
    return CARDS[face_at(state, location)]


def winners(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)


def cards_shown(state: State) -> CardsShown:
    """CC-30."""
    rules = state.rules
    return CardsShown(
        seats=tuple(card_at(state, seat) for seat in range(rules.seats)),
        centre=tuple(card_at(state, location) for location in range(rules.seats, rules.seats + 2)),
        removed=tuple(card_at(state, location) for location in range(rules.seats + 2, rules.cards)),
        laid_open=laid_open(state),
    )


def laid_open(state: State) -> tuple[Card, ...]:
    return () if state.laid_open == NONE else (Card.FALSE_TREASURE,)


def scores(state: State) -> tuple[int, ...]:
    """Match points (CC-32): alone 3; Treasure and Key 2 each; the final phase won with others 1 each."""
    won = winners(state)
    shared = 2 if state.ending is KEY_FOUND else 1
    each = 3 if len(won) == 1 else shared
    return tuple(each if seat in won else 0 for seat in range(state.seats))


def parts(state: State) -> tuple[str, ...]:
    """What each seat was at the end."""
    return tuple(CARDS[held(state, seat)].value for seat in range(state.seats))
