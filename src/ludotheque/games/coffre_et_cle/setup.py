"""How a deal begins: the deck, who starts, the deal. What chance decides is asked for, in that order."""

from mypy_extensions import i64

from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Drawn, Event, Pick, Request, Shuffle, Standing
from ludotheque.kernel.row import nth, put, row_of

from . import faces
from .options import Options
from .pieces import CardDealt, StarterFound
from .rules import Rules
from .state import ACTION, DEAL, SPECIALS, STARTER, State, held


def setup(options: Options, seats: int, standing: Standing) -> State:
    state = State(Rules(options, seats))
    chosen = options.starter if standing.starter is None else standing.starter
    if chosen is not None:
        _start(state, chosen)
    return state


def asks(state: State) -> Request | None:
    if state.phase is STARTER:
        return Pick(secret=False, among=state.seats)
    if state.phase is SPECIALS or state.phase is DEAL:
        return Shuffle(secret=True, size=_size(state))
    return None


def answer(state: State, drawn: Drawn) -> list[Event]:
    """Luck has spoken; `drawn` has been checked against `asks`."""
    phase = state.phase
    _draw(state, row_of(drawn.values))
    if phase is STARTER:
        return [StarterFound(state.starter)]
    if phase is SPECIALS:
        return []
    return [CardDealt(seat, faces.CARDS[held(state, seat)]) for seat in range(state.seats)]


def draw(state: State, luck: QuickLuck) -> None:
    """The same, and nobody is told."""
    _draw(state, luck.below(state.seats) if state.phase is STARTER else luck.shuffle_row(_size(state)))


def _draw(state: State, drawn: i64) -> None:
    """`drawn` is a row: of one seat, or of an order."""
    if state.phase is STARTER:
        _start(state, drawn)
    elif state.phase is SPECIALS:
        _deal_specials(state, drawn)
        state.phase = DEAL
    else:
        _deal(state, drawn)
        state.phase = ACTION


def _start(state: State, seat: i64) -> None:
    state.starter = state.mover = seat
    state.phase = SPECIALS if state.rules.specials_at_seats else DEAL


def _size(state: State) -> i64:
    """How many cards, or seats, luck is asked to shuffle."""
    if state.phase is SPECIALS:
        return state.seats
    return state.rules.cards - (faces.SPECIALS if state.cards else 0)


def _deal_specials(state: State, seats: i64) -> None:
    """Key, Treasure and Fake Key go to the first three of these seats (CC-04b)."""
    state.cards = state.rules.cards
    state.face = row_of([faces.NEUTRAL] * state.cards)
    for special in range(faces.SPECIALS):
        state.face = put(state.face, nth(seats, special), special)


def _deal(state: State, order: i64) -> None:
    """Card c goes to location c: seats first, then the centre; the rest is removed unseen (CC-04)."""
    rules = state.rules
    dealt: i64 = faces.SPECIALS if state.cards else 0  # the specials are at seats already
    state.cards = rules.cards
    next_one: i64 = 0
    for card in range(rules.cards):
        state.at = put(state.at, card, card)
        if dealt == 0 or nth(state.face, card) == faces.NEUTRAL:
            state.face = put(state.face, card, nth(rules.deck, dealt + nth(order, next_one)))
            next_one += 1
