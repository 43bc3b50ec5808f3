"""What an action does."""

from typing import assert_never

from ludotheque.kernel import luck
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Event, Seat, TimeOut

from . import setup
from .legal import namers, refuse, to_act
from .options import FakeHides, FinalVote
from .pieces import (
    ACTIONS,
    END_TURN,
    FAKE_KEY,
    FALSE_TREASURE,
    KEY,
    NEUTRAL,
    PASS,
    TRAP,
    TREASURE,
    Actions,
    Card,
    CardsShown,
    Claim,
    Claimed,
    Designate,
    Designated,
    Done,
    Ended,
    Ending,
    EndTurn,
    FalseTreasureShown,
    FinalPhaseBegan,
    Force,
    Forced,
    Name,
    Named,
    NamedSecretly,
    NamesShown,
    NoteKind,
    Observe,
    Observed,
    Pass,
    Passed,
    Place,
    Spoken,
    Swap,
    Swapped,
    TimedOut,
    TurnEnded,
)
from .state import (
    ACTION,
    CLOSING,
    NAMING,
    NOBODY,
    OVER,
    Remembered,
    State,
    cards_of,
    centre,
    held,
    holder,
)


def apply(state: State, seat: int, action: Action) -> list[Event]:
    if seat == LUCK:
        return _luck(state, action)
    if seat == CLOCK:
        return _time_out(state, action)
    if not isinstance(action, ACTIONS):
        raise IllegalAction(Refusal.MALFORMED)
    refuse(state, seat, action)
    return _do(state, seat, action)


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
        return [TimedOut(late), *_do(state, late, PASS)]
    if state.phase is CLOSING:
        return [TimedOut(late), *_do(state, late, END_TURN)]
    return [TimedOut(late), *_name(state, late, NOBODY)]


def _do(state: State, seat: Seat, action: Actions) -> list[Event]:
    match action:
        case Observe(place):
            return _act(state, seat, action, _observe(state, seat, place))
        case Swap(place):
            return _act(state, seat, action, _swap(state, seat, place))
        case Force(target, place):
            return _act(state, seat, action, _force(state, seat, target, place))
        case Pass():
            state.met[seat] = 0  # whatever he had met has had its turn (CC-34b)
            return _act(state, seat, action, Passed(seat))
        case EndTurn():
            return [TurnEnded(seat), *_end_turn(state, seat)]
        case Designate(target):
            return _designate(state, seat, target)
        case Name(target):
            return _name(state, seat, target)
        case Claim():
            return _claim(state, seat, action)
        case _:
            assert_never(action)


def _claim(state: State, seat: Seat, claim: Claim) -> list[Event]:
    """Talk changes nothing but the record of talk (CC-19, CC-20)."""
    number = len(state.claims)
    state.claims.append(Spoken(number, seat, state.turn, len(state.done), claim.says))
    state.talked[seat] += 1
    return [Claimed(number, seat, claim.says)]


def _silence(state: State) -> None:
    """An action was taken: everybody may talk again (CC-20)."""
    state.talked = [0] * state.seats


# -- the action of a turn --------------------------------------------------------------------------------------


def _act(state: State, seat: Seat, action: Observe | Swap | Force | Pass, event: Event) -> list[Event]:
    """What every action of a turn has in common, once it is done."""
    state.done.append(Done(state.turn, seat, action))
    state.phase = CLOSING
    _silence(state)
    return [event]


def _escape(state: State, seat: Seat) -> None:
    """He did not have to pass, so nothing that he met was the Trap: everybody can tell (CC-34b)."""
    met = state.met[seat]
    if met and state.options.advanced_cards:
        for card, faces in enumerate(state.may_be):
            if met >> card & 1:
                state.may_be[card] = faces - {TRAP}
    state.met[seat] = 0


def _observe(state: State, seat: Seat, place: Place) -> Event:
    _escape(state, seat)
    card = state.at[centre(state, place)]
    _meet(state, seat, card)
    _note(state, seat, NoteKind.SAW, place, card)
    return Observed(seat, place, state.face[card])


def _swap(state: State, seat: Seat, place: Place) -> Event:
    _escape(state, seat)
    gave, got = _exchange(state, seat, place)
    state.lock[seat] = 2  # until the end of his next turn (CC-12): this turn's end and the next one's
    return Swapped(seat, place, gave, got)


def _force(state: State, seat: Seat, target: Seat, place: Place) -> Event:
    _escape(state, seat)
    gave, got = _exchange(state, target, place)
    state.forced_by[target] = seat
    if state.options.force_locks:  # CC-17
        state.lock[target] = 1
    return Forced(seat, target, place, gave, got)


def _exchange(state: State, seat: Seat, place: Place) -> tuple[Card, Card]:
    """This seat's card and the centre card change places; the seat sees what it gets, and remembers what it gave."""
    here, there = seat, centre(state, place)
    gave, got = state.at[here], state.at[there]
    state.at[here], state.at[there] = got, gave
    state.changes[place] += 1
    _meet(state, seat, got)
    _note(state, seat, NoteKind.GAVE, place, gave)
    return state.face[gave], state.face[got]


def _meet(state: State, seat: Seat, card: int) -> None:
    state.known[seat] |= 1 << card
    state.met[seat] |= 1 << card


def _note(state: State, seat: Seat, kind: NoteKind, place: Place, card: int) -> None:
    state.notes[seat].append(Remembered(kind, state.turn, place, card, state.changes[place]))


# -- the end of a turn -----------------------------------------------------------------------------------------


def _end_turn(state: State, seat: Seat) -> list[Event]:
    _silence(state)
    _open_lock(state, seat)
    last = state.turn + 1 == state.options.max_rounds * state.seats
    if last:
        return _end(state, Ending.ROUNDS_OVER, ())  # CC-31
    state.turn += 1
    state.phase = ACTION
    return []


def _open_lock(state: State, seat: Seat) -> None:
    """What the end of a turn does to its player, however it ends (CC-16)."""
    if state.lock[seat]:
        state.lock[seat] -= 1
    state.forced_by[seat] = NOBODY


def _designate(state: State, seat: Seat, target: Seat) -> list[Event]:
    state.done.append(Done(state.turn, seat, Designate(target)))
    _silence(state)
    designated = Designated(seat, target)
    if held(state, seat) is FALSE_TREASURE:
        return [designated, *_designate_falsely(state, seat, target)]
    card = held(state, target)
    if card is KEY:
        return [designated, *_end(state, Ending.KEY_FOUND, (seat, target))]  # CC-23
    if card is FAKE_KEY:
        return [designated, *_end(state, Ending.FAKE_DESIGNATED, (target,))]  # CC-24
    _rule_out(state, target, KEY, FAKE_KEY)
    state.may_be[state.at[seat]] = frozenset({TREASURE})
    state.treasure, state.designated = seat, target
    _open_lock(state, seat)
    state.phase = NAMING  # CC-25
    return [designated, FinalPhaseBegan(seat, target)]


def _designate_falsely(state: State, seat: Seat, target: Seat) -> list[Event]:
    """CC-34a."""
    if held(state, target) is KEY:
        return _end(state, Ending.FALSE_TREASURE_WON, (seat,))
    _rule_out(state, target, KEY)
    shown = state.at[seat]
    state.may_be[shown] = frozenset({FALSE_TREASURE})
    state.laid_open.append(shown)
    neutral = len(state.face)
    state.face.append(NEUTRAL)
    state.may_be.append(frozenset({NEUTRAL}))
    state.at[seat] = neutral
    state.known[seat] |= 1 << neutral
    return [FalseTreasureShown(seat), TurnEnded(seat), *_end_turn(state, seat)]


def _rule_out(state: State, seat: Seat, *faces: Card) -> None:
    """Everybody now knows that this seat's card is none of these."""
    card = state.at[seat]
    state.may_be[card] = state.may_be[card].difference(faces)


# -- the final phase -------------------------------------------------------------------------------------------


def _name(state: State, seat: Seat, target: int) -> list[Event]:
    state.named[seat] = True
    state.names[seat] = target
    _silence(state)
    secret = state.options.final_vote is FinalVote.AT_ONCE
    events: list[Event] = []
    if target != NOBODY:
        events.append(NamedSecretly(seat, target) if secret else Named(seat, target))
    if namers(state):
        return events
    if secret:
        events.append(NamesShown(tuple(None if name == NOBODY else name for name in state.names)))
    how, winners = _count_names(state)
    return events + _end(state, how, winners)


def _count_names(state: State) -> tuple[Ending, tuple[Seat, ...]]:
    fake = holder(state, FAKE_KEY)
    if fake == NOBODY:
        return Ending.FAKE_NOT_HELD, ()  # CC-28
    right = tuple(seat for seat in range(state.seats) if state.names[seat] == fake)
    if state.options.fake_hides is FakeHides.PLURALITY:
        most_others = max(state.names.count(seat) for seat in range(state.seats) if seat != fake)
        if len(right) > most_others:
            return Ending.FAKE_CAUGHT, right
        return Ending.FAKE_ESCAPED, (fake,)
    if not right:
        return Ending.FAKE_UNNAMED, ()  # CC-28
    return Ending.FAKE_NAMED, tuple(sorted((*right, fake)))  # CC-27


def _end(state: State, how: Ending, winners: tuple[Seat, ...]) -> list[Event]:
    state.phase = OVER
    state.ending = how
    state.winners = tuple(sorted(winners))
    return [Ended(how, state.winners, cards_shown(state))]


def cards_shown(state: State) -> CardsShown:
    """CC-30."""
    n = state.seats
    return CardsShown(
        seats=cards_of(state, range(n)),
        centre=cards_of(state, range(n, n + 2)),
        removed=cards_of(state, range(n + 2, len(state.at))),
        laid_open=tuple(state.face[card] for card in state.laid_open),
    )


def scores(state: State) -> tuple[int, ...]:
    """Match points (CC-32): alone 3; Treasure and Key 2 each; the final phase won with others 1 each."""
    shared = 2 if state.ending is Ending.KEY_FOUND else 1
    each = 3 if len(state.winners) == 1 else shared
    return tuple(each if seat in state.winners else 0 for seat in range(state.seats))
