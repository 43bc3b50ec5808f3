"""Who sees what: views and events built up from nothing, and the worlds that a seat cannot tell apart."""

from msgspec import Struct

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Event, Seat

from .apply import cards_shown
from .claims import claims_left
from .legal import may_be_named
from .options import FinalVote, Options
from .pieces import (
    NEUTRAL,
    Card,
    CardDealt,
    CardsShown,
    Done,
    Ending,
    Forced,
    NamedSecretly,
    Note,
    Observed,
    Spoken,
    Swapped,
    Turn,
)
from .state import (
    ACTION,
    CLOSING,
    NAMING,
    NOBODY,
    OVER,
    Phase,
    Remembered,
    State,
    held,
    is_snared,
    mover,
    round_number,
)


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    starter: Seat | None
    mover: Seat | None  # whose turn it is, or was when the final phase began
    turn: Turn
    round: int
    locked: tuple[bool, ...]
    done: tuple[Done, ...]
    claims: tuple[Spoken, ...]
    laid_open: tuple[Card, ...]
    treasure: Seat | None  # in the final phase: who designated,
    designated: Seat | None  # and whom
    named: tuple[bool, ...]
    names: tuple[Seat | None, ...]
    # what only this seat sees
    card: Card | None
    forced_by: Seat | None  # somebody has changed your card since your last turn
    snared: bool
    notes: tuple[Note, ...]
    claims_left: int
    # what everybody sees at the end
    cards: CardsShown | None
    ending: Ending | None
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    return _view(state, seat, state.options.notes)


def knowledge(state: State, seat: Seat | None) -> View:
    """The view with every note kept, whatever the table's option forgets."""
    return _view(state, seat, keep_notes=True)


def _view(state: State, seat: Seat | None, keep_notes: bool) -> View:
    dealt = bool(state.at)
    mine = seat if dealt else None
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=state.phase,
        starter=_somebody(state.starter),
        mover=mover(state) if dealt else None,
        turn=state.turn,
        round=round_number(state),
        locked=tuple(turns > 0 for turns in state.lock),
        done=tuple(state.done),
        claims=tuple(state.claims),
        laid_open=tuple(state.face[card] for card in state.laid_open),
        treasure=_somebody(state.treasure),
        designated=_somebody(state.designated),
        named=tuple(state.named),
        names=tuple(_somebody(_visible_name(state, by, seat)) for by in range(state.seats)),
        card=None if mine is None else held(state, mine),
        forced_by=None if mine is None else _somebody(state.forced_by[mine]),
        snared=mine is not None and is_snared(state, mine),
        notes=() if mine is None else _notes(state, mine, keep_notes),
        claims_left=0 if mine is None else claims_left(state, mine),
        cards=cards_shown(state) if state.phase is OVER else None,  # CC-30
        ending=state.ending,
        winners=state.winners,
    )


def _somebody(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _visible_name(state: State, by: Seat, seat: Seat | None) -> int:
    secret = state.phase is NAMING and state.options.final_vote is FinalVote.AT_ONCE
    return NOBODY if secret and by != seat else state.names[by]  # CC-26


def _notes(state: State, seat: Seat, keep: bool) -> tuple[Note, ...]:
    """All of them, or those of the turn that is being played."""
    now = state.turn if state.phase is ACTION or state.phase is CLOSING else None
    return tuple(_note(state, note) for note in state.notes[seat] if keep or note.turn == now)


def _note(state: State, note: Remembered) -> Note:
    stale = state.changes[note.place] != note.changes
    return Note(note.kind, note.turn, note.place, state.face[note.card], stale)


# -- events ----------------------------------------------------------------------------------------------------


def redact(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case CardDealt(to) if to != seat:
            return None
        case Observed(by, place, _) if by != seat:
            return Observed(by, place, None)  # CC-07
        case Swapped(by, place, _, _) if by != seat:
            return Swapped(by, place, None, None)  # CC-08
        case Forced(by, target, place, _, _) if target != seat:
            return Forced(by, target, place, None, None)  # CC-09
        case NamedSecretly(by, _) if by != seat:
            return NamedSecretly(by, None)  # CC-26
    return event


# -- other worlds ----------------------------------------------------------------------------------------------


def resample(state: State, seat: Seat | None, luck: Luck) -> State:
    """Deal the cards that this seat has not seen once more, as everybody's moves allow; and names still secret."""
    other = state.clone()
    if state.phase is OVER or not state.face:
        return other
    _deal_again(other, seat, luck)
    if state.phase is NAMING and state.options.final_vote is FinalVote.AT_ONCE:
        _name_again(other, seat, luck)
    return other


def _deal_again(state: State, seat: Seat | None, luck: Luck) -> None:
    """Each special card goes to one of its possible places, independently; if two meet, all are tried again.
    That makes every possible deal equally likely, as the shuffle did."""
    known = 0 if seat is None else state.known[seat]
    hidden = [card for card in range(len(state.face)) if not known >> card & 1 and len(state.may_be[card]) > 1]
    specials = [state.face[card] for card in hidden if state.face[card] is not NEUTRAL]
    homes = [[card for card in hidden if special in state.may_be[card]] for special in specials]
    while True:
        chosen = [home[luck.below(len(home))] for home in homes]
        if len(set(chosen)) == len(chosen):
            break
    for card in hidden:
        state.face[card] = NEUTRAL
    for card, special in zip(chosen, specials, strict=True):
        state.face[card] = special


def _name_again(state: State, seat: Seat | None, luck: Luck) -> None:
    for by in range(state.seats):
        if by != seat and state.names[by] != NOBODY:
            possible = [target for target in range(state.seats) if may_be_named(state, by, target)]
            state.names[by] = possible[luck.below(len(possible))]
