"""Who sees what. Nothing is one seat's own here: what is hidden is hidden from all. But a table of memory shows a trap
only while it is open (RN-17), and its views hold neither traps nor trails."""

from typing import cast

from ludotheque.kernel.pieces import Event, Seat

from .castle import CARD_SQUARES, IN_A_CARD, NONE, QUARTERS, cards_as_seen, rooms_as_seen, turned
from .legal import called, named
from .pieces import (
    CARDS,
    HELMETS,
    KNIGHTS,
    CameBack,
    Dropped,
    Events,
    Fell,
    Helmet,
    Jumped,
    Knight,
    Portrait,
    Spot,
    Stepped,
    View,
)
from .rules import helmet_of, knights_of
from .state import OVER, State, round_number
from .turn import all_traps


def view(state: State, seat: Seat | None) -> View:
    return _view(state, seat, remembers=False)


def knowledge(state: State, seat: Seat | None) -> View:
    """The view, with all that everybody has ever seen of traps and piles."""
    return _view(state, seat, remembers=True)


def _view(state: State, seat: Seat | None, remembers: bool) -> View:
    rules = state.rules
    return View(
        seat=seat,
        seats=rules.seats,
        options=rules.options,
        phase=state.phase,
        starter=somebody(state.starter),
        mover=somebody(state.mover),
        turn=state.turn,
        round=round_number(state),
        orientation=state.orientation,
        rooms=rooms_as_seen(state.rooms, state.orientation),
        die=_helmet(state.die),
        ringed=state.ringed,
        moving=None if state.moving == NONE else _helmet(helmet_of(state.moving)),
        gallery=_helmet(state.gallery),
        visited=tuple([HELMETS[gallery] for gallery in range(KNIGHTS) if state.visited >> gallery & 1]),
        steps=state.steps,
        knights=tuple([tuple([_knight(state, one) for one in knights_of(owner)]) for owner in range(rules.seats)]),
        ropes=tuple(state.ropes),
        idle=tuple(state.idle),
        piles=tuple([len(pile) for pile in state.piles]),
        traps=_traps(state),
        this_turn=_told(state.this_turn, remembers),
        last_turn=_told(state.last_turn, remembers),
        suspects=_suspects(state) if remembers else (),
        tails=_tails(state) if remembers else (),
        ending=state.ending,
        winners=tuple(state.winners),
        falls=tuple(state.falls) if _are_shown(state) else (),
    )


def somebody(seat: int) -> Seat | None:
    return None if seat == NONE else seat


def _helmet(number: int) -> Helmet | None:
    return None if number == NONE else HELMETS[number]


def _knight(state: State, knight: int) -> Knight:
    at = Spot.ENTRANCE if state.at[knight] == NONE else called(state, state.at[knight])
    held = [portrait for portrait in (state.left[knight], state.right[knight]) if portrait]
    return Knight(at, named(held))


def _told(events: list[Events], remembers: bool) -> tuple[Events, ...]:
    """What has happened: all of it, or as it may be read again."""
    if remembers:
        return tuple(events)
    return tuple([cast("Events", told) for told in [reread(event) for event in events] if told is not None])


def _are_shown(state: State) -> bool:
    """Every trap, and what became of it: at the end, where they are hidden anew for the next game (RN-37)."""
    return state.phase is OVER and state.rules.shows_traps


def _traps(state: State) -> tuple[Spot, ...]:
    if _are_shown(state):
        return all_traps(state)
    if not state.rules.marked:
        return ()  # RN-17
    return tuple([called(state, state.trap[card]) for card in range(CARDS) if state.found >> card & 1])


# -- what has been seen by all -----------------------------------------------------------------------------------


def _as_seen(orientation: int) -> list[tuple[int, list[int]]]:
    """The cards and the squares of each, by their index, in reading order as the castle lies now."""
    found: list[tuple[int, list[int]]] = []
    for card in cards_as_seen(orientation):
        order = [(turned(CARD_SQUARES[card][index], orientation), index) for index in range(IN_A_CARD)]
        found.append((card, [index for _, index in sorted(order)]))
    return found


AS_SEEN = [_as_seen(orientation) for orientation in range(QUARTERS)]


def _suspects(state: State) -> tuple[tuple[Spot, ...], ...]:
    return tuple(
        [
            tuple([called(state, CARD_SQUARES[card][index]) for index in order if state.suspects[card] >> index & 1])
            for card, order in AS_SEEN[state.orientation]
        ]
    )


def _tails(state: State) -> tuple[tuple[Portrait, ...], ...]:
    return tuple([named(pile[len(pile) - state.known[gallery] :]) for gallery, pile in enumerate(state.piles)])


# -- events ----------------------------------------------------------------------------------------------------


def reread(event: Event) -> Event | None:
    """The event as it may be read afterwards, while the game lasts (RN-17). Steps are not told at all: a fall after a
    single step, or the name of a knight that was dropped, would still say where a trap is. A square that was touched
    was touched (RN-10): where found traps are marked, no list tells which others are safe, either."""
    match event:
        case Stepped() | CameBack(once=True) | Dropped(once=True):
            return None
        case Jumped(seat=seat, helmet=helmet, ropes=ropes, once=once):
            return Jumped(seat, helmet, None, None, ropes, once)
        case Fell(seat=seat, helmet=helmet, once=True):
            return Fell(seat, helmet, None, None, once=True)
    return event
