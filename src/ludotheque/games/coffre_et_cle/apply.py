"""What a move does."""

from mypy_extensions import i64

from ludotheque.kernel import luck
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Event, TimeOut
from ludotheque.kernel.row import bit, nth, put

from . import faces, moves, setup
from .claims import speak
from .legal import next_to_name, refuse, to_act
from .moves import kind_of, name, number_of, place_of, seat_of
from .pieces import ACTIONS, Claim, Ending, TimedOut
from .rules import NONE
from .state import (
    ACTION,
    CLOSING,
    FAKE_CAUGHT,
    FAKE_DESIGNATED,
    FAKE_ESCAPED,
    FAKE_NAMED,
    FAKE_NOT_HELD,
    FAKE_UNNAMED,
    FALSE_TREASURE_WON,
    KEY_FOUND,
    NAMING,
    OVER,
    ROUNDS_OVER,
    State,
    centre,
    held,
    holder,
    left_of,
    lock,
    named_by,
)
from .told import told


def apply(state: State, seat: int, action: Action) -> list[Event]:
    if seat == LUCK:
        return _luck(state, action)
    if seat == CLOCK:
        return _time_out(state, action)
    if not isinstance(action, ACTIONS):
        raise IllegalAction(Refusal.MALFORMED)
    refuse(state, seat, action)
    if isinstance(action, Claim):
        return [speak(state, seat, action)]
    return _play_and_tell(state, seat, number_of(action))


def _luck(state: State, action: Action) -> list[Event]:
    request = setup.asks(state)
    if request is None or not isinstance(action, Drawn):
        raise IllegalAction(Refusal.LUCK_NOT_ASKED)
    luck.check(request, action)
    return setup.answer(state, action)


def _time_out(state: State, action: Action) -> list[Event]:
    """CC-33: Pass, then End turn, for everybody alike; in the final phase no name."""
    if not isinstance(action, TimeOut) or action.seat not in to_act(state):
        raise IllegalAction(Refusal.CLOCK_NOT_ASKED, rule="CC-33")
    late = action.seat
    if state.phase is ACTION:
        return [TimedOut(late), *_play_and_tell(state, late, moves.PASS)]
    if state.phase is CLOSING:
        return [TimedOut(late), *_play_and_tell(state, late, moves.END_TURN)]
    return [TimedOut(late), *_play_and_tell(state, late, name(moves.NO_ONE))]


def _play_and_tell(state: State, seat: i64, number: i64) -> list[Event]:
    play(state, seat, number)
    return told(state, seat, number)


def play(state: State, seat: i64, number: i64) -> None:
    """Do it: a legal move of this seat."""
    state.talked = 0  # everybody may talk again (CC-20)
    kind = kind_of(number)
    if kind == moves.END_TURN:
        _end_turn(state, seat)
    elif kind == moves.NAME:
        _name(state, seat, seat_of(number))
    else:
        state.done.append(number)
        if kind == moves.DESIGNATE:
            _designate(state, seat, seat_of(number))
        else:
            _act(state, seat, number)


# -- the action of a turn --------------------------------------------------------------------------------------


def _act(state: State, seat: i64, number: i64) -> None:
    state.phase = CLOSING
    if state.rules.trap:
        state.met[seat] = 0  # whatever he had met has had its turn (CC-34b)
    kind = kind_of(number)
    if kind == moves.OBSERVE:
        _meet(state, seat, nth(state.at, centre(state, place_of(number))))
    elif kind == moves.SWAP:
        _exchange(state, seat, place_of(number))
        lock(state, seat, 2)  # until the end of his next turn (CC-12): this turn's end and the next one's
    elif kind == moves.FORCE:
        _force(state, seat, seat_of(number), place_of(number))


def _force(state: State, seat: i64, target: i64, place: i64) -> None:
    _exchange(state, target, place)
    state.forced_by = put(state.forced_by, target, seat + 1)
    if state.rules.force_locks:  # CC-17
        lock(state, target, 1)


def _exchange(state: State, seat: i64, place: i64) -> None:
    """This seat's card and the centre card change places; the seat sees what it gets."""
    there = centre(state, place)
    gave, got = nth(state.at, seat), nth(state.at, there)
    state.at = put(put(state.at, seat, got), there, gave)
    _meet(state, seat, got)


def _meet(state: State, seat: i64, card: i64) -> None:
    if state.rules.trap:
        state.met[seat] |= bit(card)


# -- the end of a turn -----------------------------------------------------------------------------------------


def _end_turn(state: State, seat: i64) -> None:
    _open_lock(state, seat)
    if state.turn == state.rules.last_turn:
        _end(state, ROUNDS_OVER, 0)  # CC-31
        return
    state.turn += 1
    state.mover = left_of(state, seat)
    state.phase = ACTION


def _open_lock(state: State, seat: i64) -> None:
    """What the end of a turn does to its player, however it ends (CC-16)."""
    ends = nth(state.lock, seat)
    if ends:
        lock(state, seat, ends - 1)
    state.forced_by = put(state.forced_by, seat, 0)


def _designate(state: State, seat: i64, target: i64) -> None:
    card = held(state, target)
    if held(state, seat) == faces.FALSE_TREASURE:
        _designate_falsely(state, seat, target)
    elif card == faces.KEY:
        _end(state, KEY_FOUND, bit(seat) | bit(target))  # CC-23
    elif card == faces.FAKE_KEY:
        _end(state, FAKE_DESIGNATED, bit(target))  # CC-24
    else:
        state.treasure, state.designated = seat, target
        _open_lock(state, seat)
        state.phase = NAMING  # CC-25


def _designate_falsely(state: State, seat: i64, target: i64) -> None:
    """CC-34a."""
    if held(state, target) == faces.KEY:
        _end(state, FALSE_TREASURE_WON, bit(seat))
        return
    state.laid_open = nth(state.at, seat)
    neutral = state.cards
    state.cards += 1
    state.face = put(state.face, neutral, faces.NEUTRAL)
    state.at = put(state.at, seat, neutral)
    _end_turn(state, seat)


# -- the final phase -------------------------------------------------------------------------------------------


def _name(state: State, seat: i64, target: i64) -> None:
    state.named |= bit(seat)
    if target != moves.NO_ONE:
        state.names = put(state.names, seat, target + 1)
    if next_to_name(state) == NONE:
        _count_names(state)


def _count_names(state: State) -> None:
    fake = holder(state, faces.FAKE_KEY)
    if fake == NONE:
        _end(state, FAKE_NOT_HELD, 0)  # CC-28
        return
    right = _who_named(state, fake)
    if state.rules.fake_hides:
        if _is_caught(state, fake):
            _end(state, FAKE_CAUGHT, right)
        else:
            _end(state, FAKE_ESCAPED, bit(fake))
    elif right:
        _end(state, FAKE_NAMED, right | bit(fake))  # CC-27
    else:
        _end(state, FAKE_UNNAMED, 0)  # CC-28


def _who_named(state: State, target: i64) -> i64:
    """Bits by seat."""
    who: i64 = 0
    for seat in range(state.seats):
        if named_by(state, seat) == target:
            who |= bit(seat)
    return who


def _is_caught(state: State, fake: i64) -> bool:
    """Strictly more names than every other seat (CC-27)."""
    counts: i64 = 0
    for seat in range(state.seats):
        target = named_by(state, seat)
        if target != NONE:
            counts = put(counts, target, nth(counts, target) + 1)
    most_others: i64 = 0
    for seat in range(state.seats):
        if seat != fake:
            most_others = max(most_others, nth(counts, seat))
    return nth(counts, fake) > most_others


def _end(state: State, how: Ending, winners: i64) -> None:
    state.phase = OVER
    state.ending = how
    state.winners = winners
