"""How a game begins: the cards are shuffled and dealt, then everybody rolls for the start (FS-01, FS-02)."""

from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.pieces import Event, Request, Standing

from .board import NONE
from .options import CARDS, DECK, Options
from .pieces import HAND, SIDES, CardsDealt, StarterFound, StartRolled
from .rules import Rules
from .state import DEALING, STARTING, State
from .turn import begin_turn


def setup(options: Options, seats: int, standing: Standing) -> State:
    state = State(Rules(options, seats))
    if standing.starter is not None:
        state.starter = standing.starter
    return state


def asks(state: State) -> Request | None:
    if state.phase is DEALING:
        return kernel.Shuffle(secret=True, size=DECK)
    if state.phase is STARTING:
        return kernel.Roll(secret=False, dice=len(state.contenders), sides=SIDES)
    return None


def answer(state: State, values: list[int]) -> list[Event]:
    return _deal(state, values) if state.phase is DEALING else _roll_for_start(state, values)


def _deal(state: State, order: list[int]) -> list[Event]:
    """FS-02: three to each, from the top; the last of the order is on top."""
    deck = [card for card, count in enumerate(state.rules.board.deck) for _ in range(count)]
    state.pile = [deck[index] for index in order]
    events: list[Event] = []
    for seat in range(state.rules.seats):
        state.hands[seat] = [state.pile.pop() for _ in range(HAND)]
        state.eras[seat] = [0] * HAND
        events.append(CardsDealt(seat, tuple([CARDS[card] for card in state.hands[seat]]), HAND))
    if state.starter == NONE:
        state.phase = STARTING
    else:
        begin_turn(state, state.starter)
    return events


def _roll_for_start(state: State, dice: list[int]) -> list[Event]:
    """FS-01: the highest; of equals only they roll again."""
    events: list[Event] = [StartRolled(seat, die) for seat, die in zip(state.contenders, dice, strict=True)]
    highest = max(dice)
    tied = [seat for seat, die in zip(state.contenders, dice, strict=True) if die == highest]
    if len(tied) > 1:
        state.contenders = tied
        return events
    state.contenders = []
    state.starter = tied[0]
    begin_turn(state, state.starter)
    return [*events, StarterFound(state.starter)]
