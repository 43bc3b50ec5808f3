"""What a move does."""

from typing import assert_never, cast

from ludotheque.kernel import luck
from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Event, Request, TimeOut

from . import setup
from .castle import CARD_OF, INDEX, NONE, OPPOSITE, ROOM_AT, TREASURE, gallery_of, place_of
from .legal import CHOOSE, called, exchanges, named, to_act
from .paths import jumps, robberies, steps, swaps
from .pieces import (
    ACTIONS,
    HELMETS,
    NUMBER_OF_HELMET,
    NUMBER_OF_PORTRAIT,
    PORTRAITS,
    Actions,
    CameBack,
    Choose,
    Dropped,
    Events,
    Exchange,
    Exchanged,
    Fell,
    GalleryEmpty,
    Halt,
    Helmet,
    Jump,
    Jumped,
    KnightChosen,
    Portrait,
    PortraitsDrawn,
    Rob,
    Robbed,
    Step,
    Stepped,
    Stop,
    Swap,
    Swapped,
    TimedOut,
    TreasureReached,
)
from .refusals import refuse
from .rules import FACES, helmet_of, knight_of, seat_of
from .state import CHOOSING, DIE, EXCHANGING, MOVING, State, hang, has_portraits, other_portrait, outside, put, room_at
from .turn import begin, end_turn, go_on, in_treasure, stop, take_up


def apply(state: State, seat: int, action: Action) -> list[Event]:
    turn = state.turn
    if seat == LUCK:
        events = _luck(state, action)
    elif seat == CLOCK:
        events = _time_out(state, action)
    else:
        if not isinstance(action, ACTIONS):
            raise IllegalAction(Refusal.MALFORMED)
        refuse(state, seat, action)
        events = perform(state, action)
    _record(state, turn, events)
    return events


def play(state: State, number: int) -> None:
    """The mover's legal action of this number, as `apply` does it."""
    turn = state.turn
    _record(state, turn, _numbered(state, number))


def _record(state: State, turn: int, events: list[Event]) -> None:
    """What everybody has seen of this turn."""
    state.this_turn += cast("list[Events]", events)
    if state.turn != turn:
        state.last_turn, state.this_turn = state.this_turn, []


# -- luck and the clock ----------------------------------------------------------------------------------------


def asks(state: State) -> Request | None:
    if state.phase is DIE:
        return kernel.Roll(secret=False, dice=1, sides=FACES)
    return setup.asks(state)


def _luck(state: State, action: Action) -> list[Event]:
    request = asks(state)
    if request is None or not isinstance(action, Drawn):
        raise IllegalAction(Refusal.LUCK_NOT_ASKED)
    luck.check(request, action)
    values = list(action.values)
    return begin(state, values[0]) if state.phase is DIE else setup.answer(state, values)


def _time_out(state: State, action: Action) -> list[Event]:
    """The clock goes on for him in the plainest way."""
    if not isinstance(action, TimeOut) or action.seat not in to_act(state):
        raise IllegalAction(Refusal.CLOCK_NOT_ASKED)
    return [TimedOut(action.seat), *perform(state, _plainest(state))]


def _plainest(state: State) -> Actions:
    if state.phase is CHOOSING:
        return CHOOSE[helmet_of(outside(state, state.mover)[0])]
    return Exchange(()) if state.phase is EXCHANGING else Stop()


# -- a player's move -------------------------------------------------------------------------------------------


def perform(state: State, action: Actions) -> list[Event]:
    """Do it: a legal action of the mover."""
    match action:
        case Choose():
            return _choose(state, _own(state, action.helmet))
        case Step():
            return _step(state, place_of(action.to, state.rooms, state.orientation))
        case Jump():
            return _jump(state, place_of(action.to, state.rooms, state.orientation))
        case Exchange():
            return _exchange(state, [NUMBER_OF_PORTRAIT[portrait] for portrait in action.portraits])
        case Swap():
            portrait = NUMBER_OF_PORTRAIT[action.portrait]
            return _swap(state, _own(state, action.taker), _own(state, action.giver), portrait)
        case Rob():
            victim = knight_of(action.victim, NUMBER_OF_HELMET[action.helmet])
            return _rob(state, victim, NUMBER_OF_PORTRAIT[action.portrait])
        case Stop():
            return stop(state, Halt.CHOICE)
    assert_never(action)


def _numbered(state: State, number: int) -> list[Event]:
    """As `legal` counts them, without the words for it."""
    if state.phase is CHOOSING:
        return _choose(state, outside(state, state.mover)[number])
    if state.phase is EXCHANGING:
        return _exchange(state, exchanges(state)[number])
    for places, go in ((steps(state), _step), (jumps(state), _jump)):
        if number < len(places):
            return go(state, places[number])
        number -= len(places)
    trades = swaps(state)
    if number < len(trades):
        taker, giver, portrait = trades[number]
        return _swap(state, taker, giver, portrait)
    thefts = robberies(state)
    number -= len(trades)
    if number < len(thefts):
        victim, portrait = thefts[number]
        return _rob(state, victim, portrait)
    return stop(state, Halt.CHOICE)


def _choose(state: State, knight: int) -> list[Event]:
    """RN-08."""
    return [KnightChosen(state.mover, HELMETS[helmet_of(knight)]), *take_up(state, knight)]


def _helmet(state: State) -> Helmet:
    return HELMETS[helmet_of(state.moving)]


def _step(state: State, to: int) -> list[Event]:
    """RN-10."""
    start = called(state, state.at[state.moving])
    stepped = Stepped(state.mover, _helmet(state), start, called(state, to), not state.rules.marked)
    return [stepped, *_go(state, to)]


def _jump(state: State, to: int) -> list[Event]:
    """RN-18."""
    start, once = called(state, state.at[state.moving]), not state.rules.marked
    state.ropes[state.mover] -= 1
    jumped = Jumped(state.mover, _helmet(state), start, called(state, to), state.ropes[state.mover], once)
    return [jumped, *_go(state, to)]


def _go(state: State, to: int) -> list[Event]:
    """Onto a square or into a room, be it by a step or by a rope."""
    state.steps += 1
    state.arrived = False
    if ROOM_AT[to] == NONE:
        return _fall(state, to) if _opens(state, to) else _arrive(state, to)
    if to == TREASURE:
        return _into_treasure(state)
    gallery = gallery_of(room_at(state, to))
    return _arrive(state, to) if gallery == NONE else _visit(state, gallery)


# -- squares and traps -----------------------------------------------------------------------------------------


def _opens(state: State, square: int) -> bool:
    """A trap, and no counterweight on the other end of the diagonal (RN-13, RN-14)."""
    return state.trap[CARD_OF[square]] == square and state.on[OPPOSITE[square]] == NONE


def _fall(state: State, trap: int) -> list[Event]:
    """RN-13, RN-19: back to where it was, which it has never left; the turn ends."""
    _see_trap(state, trap)
    back = called(state, state.at[state.moving])
    fell = Fell(state.mover, _helmet(state), called(state, trap), back, not state.rules.marked)
    return [fell, *end_turn(state)]


def _arrive(state: State, place: int) -> list[Event]:
    """On a square, or in the entrance."""
    left = state.at[state.moving]
    put(state, state.moving, place)
    if ROOM_AT[place] == NONE and state.on[OPPOSITE[place]] == NONE:
        _see_no_trap(state, place)
    state.arrived = True
    return [*_drop(state, left), *go_on(state)]


def _drop(state: State, left: int) -> list[Event]:
    """RN-15: whose counterweight has left falls, and is put on the square just left. Who does not fall stands on no
    trap, as everybody can tell now."""
    if ROOM_AT[left] != NONE:
        return []
    square = OPPOSITE[left]
    other = state.on[square]
    if other == NONE:
        return []
    if not _opens(state, square):
        _see_no_trap(state, square)
        return []
    _see_trap(state, square)
    put(state, other, left)
    helmet, once = HELMETS[helmet_of(other)], not state.rules.marked
    return [Dropped(seat_of(other), helmet, called(state, square), called(state, left), once)]


def _see_trap(state: State, square: int) -> None:
    card = CARD_OF[square]
    state.suspects[card] = 1 << INDEX[square]
    state.found |= 1 << card
    state.falls[card] += 1


def _see_no_trap(state: State, square: int) -> None:
    state.suspects[CARD_OF[square]] &= ~(1 << INDEX[square])


# -- rooms -----------------------------------------------------------------------------------------------------


def _into_treasure(state: State) -> list[Event]:
    """RN-33."""
    left = state.at[state.moving]
    put(state, state.moving, TREASURE)
    reached = TreasureReached(state.mover, _helmet(state), in_treasure(state, state.mover))
    return [reached, *_drop(state, left), *end_turn(state)]


def _visit(state: State, gallery: int) -> list[Event]:
    """The knight stays where it was: for traps and counterweights it has never left (RN-28)."""
    state.visited |= 1 << gallery  # RN-27
    receiver = knight_of(state.mover, gallery)
    if not has_portraits(state, receiver):
        return _draw_first(state, gallery, receiver)
    if state.piles[gallery]:
        state.gallery = gallery
        state.phase = EXCHANGING  # RN-24
        return []
    empty = GalleryEmpty(state.mover, _helmet(state), HELMETS[gallery])  # RN-29
    return [empty, *_come_back(state)]


def _draw_first(state: State, gallery: int, receiver: int) -> list[Event]:
    """RN-21 for himself, RN-23 for a comrade: two portraits, and nothing else."""
    one, other = _draw(state, gallery, 2)
    hang(state, receiver, one, other)
    portraits = named([state.left[receiver], state.right[receiver]])
    drawn = PortraitsDrawn(state.mover, _helmet(state), HELMETS[gallery], HELMETS[gallery], portraits)
    return [drawn, *_come_back(state)]


def _draw(state: State, gallery: int, count: int) -> list[int]:
    """From the top of its pile."""
    pile = state.piles[gallery]
    drawn = pile[:count]
    state.piles[gallery] = pile[count:]
    state.known[gallery] = min(state.known[gallery], len(pile) - count)
    return drawn


def _exchange(state: State, given: list[int]) -> list[Event]:
    """RN-24: first under the pile, the lower number first; then as many from its top."""
    gallery, knight = state.gallery, state.moving
    kept = [state.left[knight], state.right[knight]]
    for portrait in given:
        kept.remove(portrait)
    state.piles[gallery] = state.piles[gallery] + sorted(given)
    state.known[gallery] += len(given)
    taken = _draw(state, gallery, len(given))
    one, other = kept + taken
    hang(state, knight, one, other)
    state.gallery = NONE
    state.phase = MOVING
    exchanged = Exchanged(state.mover, _helmet(state), HELMETS[gallery], named(given), named(sorted(taken)))
    return [exchanged, *_come_back(state)]


def _come_back(state: State) -> list[Event]:
    """RN-25, RN-26; and this is an arrival (RN-31)."""
    state.arrived = True
    here = called(state, state.at[state.moving])
    return [CameBack(state.mover, _helmet(state), here, not state.rules.marked), *go_on(state)]


# -- portraits that change hands ---------------------------------------------------------------------------------


def _own(state: State, helmet: Helmet) -> int:
    return knight_of(state.mover, NUMBER_OF_HELMET[helmet])


def _swap(state: State, taker: int, giver: int, portrait: int) -> list[Event]:
    """RN-30."""
    given = _trade(state, taker, giver, portrait)
    helmets = HELMETS[helmet_of(taker)], HELMETS[helmet_of(giver)]
    return [Swapped(state.mover, *helmets, PORTRAITS[portrait - 1], given), *go_on(state)]


def _rob(state: State, victim: int, portrait: int) -> list[Event]:
    """RN-31."""
    state.robbed = True
    given = _trade(state, state.moving, victim, portrait)
    owner, helmet = seat_of(victim), HELMETS[helmet_of(victim)]
    return [Robbed(state.mover, _helmet(state), owner, helmet, PORTRAITS[portrait - 1], given), *go_on(state)]


def _trade(state: State, taker: int, giver: int, portrait: int) -> Portrait:
    """The taker has both halves now; the giver gets the taker's other portrait."""
    given = other_portrait(state, taker, portrait)
    hang(state, giver, other_portrait(state, giver, portrait), given)
    hang(state, taker, portrait, portrait)
    return PORTRAITS[given - 1]
