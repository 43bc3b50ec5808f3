"""Who sees what: views and events built up from nothing, and the worlds that a seat cannot tell apart."""

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Event, Seat
from ludotheque.kernel.row import nth, put

from . import faces
from .claims import claims_left
from .legal import may_be_named
from .pieces import CardDealt, Forced, NamedSecretly, Note, Observed, Swapped, View
from .record import Record, Remembered
from .rules import NONE
from .state import (
    ACTION,
    CLOSING,
    NAMING,
    OVER,
    State,
    forcer_of,
    has_named,
    is_dealt,
    is_locked,
    is_snared,
    named_by,
    round_number,
)
from .told import card_at, cards_shown, laid_open, somebody, winners


def view(state: State, seat: Seat | None) -> View:
    return _view(state, seat, state.rules.options.notes)


def knowledge(state: State, seat: Seat | None) -> View:
    """The view with every note kept, whatever the table's option forgets."""
    return _view(state, seat, keep_notes=True)


def _view(state: State, seat: Seat | None, keep_notes: bool) -> View:
    seats = state.seats
    dealt = is_dealt(state)
    mine = seat if dealt else None
    return View(
        seat=seat,
        seats=seats,
        options=state.rules.options,
        phase=state.phase,
        starter=somebody(state.starter),
        mover=state.mover if dealt else None,
        turn=state.turn,
        round=round_number(state),
        locked=tuple([is_locked(state, other) for other in range(seats)]),
        done=tuple(state.record().done) if dealt else (),
        claims=state.claims,
        laid_open=laid_open(state),
        treasure=somebody(state.treasure),
        designated=somebody(state.designated),
        named=tuple([has_named(state, other) for other in range(seats)]),
        names=tuple([somebody(_visible_name(state, other, seat)) for other in range(seats)]),
        abstained=tuple([has_named(state, other) and named_by(state, other) == NONE for other in range(seats)]),
        card=None if mine is None else card_at(state, mine),
        forced_by=None if mine is None else somebody(forcer_of(state, mine)),
        snared=mine is not None and is_snared(state, mine),
        notes=() if mine is None else _notes(state, mine, keep_notes),
        claims_left=0 if mine is None else claims_left(state, mine),
        cards=cards_shown(state) if state.phase is OVER else None,  # CC-30
        ending=state.ending,
        winners=winners(state),
    )


def _visible_name(state: State, by: i64, seat: Seat | None) -> i64:
    secret = state.phase is NAMING and state.rules.at_once
    return NONE if secret and by != seat else named_by(state, by)  # CC-26


def _notes(state: State, seat: i64, keep: bool) -> tuple[Note, ...]:
    """All of them, or those of the turn that is being played."""
    now = state.turn if state.phase is ACTION or state.phase is CLOSING else NONE
    record = state.record()
    return tuple([_note(state, record, note) for note in record.notes[seat] if keep or note.turn == now])


def _note(state: State, record: Record, note: Remembered) -> Note:
    stale = record.changes[note.place] != note.changes
    return Note(note.kind, note.turn, note.place, faces.CARDS[nth(state.face, note.card)], stale)


# -- events ----------------------------------------------------------------------------------------------------


WITH_SECRETS: Final = frozenset({Observed, Swapped, Forced, NamedSecretly, CardDealt})  # asked first: quicker than each


def redact(event: Event, seat: Seat | None) -> Event | None:
    if type(event) not in WITH_SECRETS:
        return event
    match event:
        case Observed(by, place, _) if by != seat:
            return Observed(by, place, None)  # CC-07
        case Swapped(by, place, _, _) if by != seat:
            return Swapped(by, place, None, None)  # CC-08
        case Forced(by, target, place, _, _) if target != seat:
            return Forced(by, target, place, None, None)  # CC-09
        case NamedSecretly(by, _) if by != seat:
            return NamedSecretly(by, None)  # CC-26
        case CardDealt(to) if to != seat:
            return None
    return event


# -- other worlds ----------------------------------------------------------------------------------------------


def resample(state: State, seat: Seat | None, luck: Luck) -> State:
    """Deal the cards that this seat has not seen once more, as everybody's moves allow; and names still secret."""
    other = state.clone()
    if state.phase is OVER or not state.cards:
        return other
    other.face = _deal_again(state, seat, luck)
    if state.phase is NAMING and state.rules.at_once:
        _name_again(other, seat, luck)
    return other


def _deal_again(state: State, seat: Seat | None, luck: Luck) -> i64:
    """Other faces: each special card goes to one of its possible places, independently; if two meet, all are tried
    again. That makes every possible deal equally likely, as the shuffle did."""
    record = Record(state.rules, state.starter) if not is_dealt(state) else state.record()
    known = 0 if seat is None or not is_dealt(state) else record.known[seat]
    hidden = [card for card in range(state.cards) if not known >> card & 1 and _is_open(record.may_be[card])]
    specials = [nth(state.face, card) for card in hidden if nth(state.face, card) != faces.NEUTRAL]
    homes = [[card for card in hidden if record.may_be[card] >> special & 1] for special in specials]
    while True:
        chosen = [home[luck.below(len(home))] for home in homes]
        if len(set(chosen)) == len(chosen):
            break
    face = state.face
    for card in hidden:
        face = put(face, card, faces.NEUTRAL)
    for card, special in zip(chosen, specials, strict=True):
        face = put(face, card, special)
    return face


def _is_open(may_be: i64) -> bool:
    """Whether the public does not know this card."""
    return may_be & (may_be - 1) != 0


def _name_again(state: State, seat: Seat | None, luck: Luck) -> None:
    for by in range(state.seats):
        if by != seat and named_by(state, by) != NONE:
            possible = [target for target in range(state.seats) if may_be_named(state, by, target)]
            state.names = put(state.names, by, possible[luck.below(len(possible))] + 1)
