"""How a deal begins: the deck, who starts, the deal. What chance decides is asked for, in that order."""

from ludotheque.kernel.luck import Pick, Request, Shuffle
from ludotheque.kernel.pieces import Drawn, Event, Standing

from .options import Advanced, Options, Specials
from .pieces import FALSE_TREASURE, NEUTRAL, SPECIALS, TRAP, Card, CardDealt, StarterFound
from .state import Phase, State

CENTRE = 2


def setup(options: Options, seats: int, standing: Standing) -> State:
    state = State(options, seats)
    chosen = options.starter if standing.starter is None else standing.starter
    if chosen is not None:
        state.starter = chosen
        state.phase = _deal_phase(options)
    return state


def deck(options: Options, seats: int) -> list[Card]:
    """Specials first, then the advanced cards, then Neutrals: n + 2 cards (CC-02) and the extra ones (CC-03)."""
    advanced = [
        card
        for option, card in ((Advanced.FALSE_TREASURE, FALSE_TREASURE), (Advanced.TRAP, TRAP))
        if option in options.advanced_cards
    ]
    neutrals = seats - 1 - len(advanced) + options.extra_neutrals  # CC-34: each replaces one Neutral
    return [*SPECIALS, *advanced, *[NEUTRAL] * neutrals]


def asks(state: State) -> Request | None:
    if state.at:
        return None  # all is dealt
    match state.phase:
        case Phase.STARTER:
            return Pick(secret=False, among=state.seats)
        case Phase.SPECIALS:
            return Shuffle(secret=True, size=state.seats)
        case Phase.DEAL:
            return Shuffle(secret=True, size=_left_to_deal(state))
    return None


def answer(state: State, drawn: Drawn) -> list[Event]:
    """Luck has spoken; `drawn` has been checked against `asks`."""
    if state.phase is Phase.STARTER:
        state.starter = drawn.values[0]
        state.phase = _deal_phase(state.options)
        return [StarterFound(state.starter)]
    if state.phase is Phase.SPECIALS:
        _deal_specials(state, drawn)
        state.phase = Phase.DEAL
        return []
    _deal(state, drawn)
    state.phase = Phase.ACTION
    return [CardDealt(seat, state.face[seat]) for seat in range(state.seats)]


def _deal_phase(options: Options) -> Phase:
    return Phase.SPECIALS if options.specials is Specials.WITH_PLAYERS else Phase.DEAL


def _left_to_deal(state: State) -> int:
    specials_dealt = len(SPECIALS) if state.face else 0
    return state.seats + CENTRE + state.options.extra_neutrals - specials_dealt


def _deal_specials(state: State, drawn: Drawn) -> None:
    """Key, Treasure and Fake Key go to seats (CC-04b); everybody knows that they lie nowhere else."""
    elsewhere = state.options.extra_neutrals + CENTRE
    state.face = [NEUTRAL] * (state.seats + elsewhere)
    for special, seat in zip(SPECIALS, drawn.values[: len(SPECIALS)], strict=True):
        state.face[seat] = special
    anything = frozenset(deck(state.options, state.seats))
    state.may_be = [anything] * state.seats + [anything.difference(SPECIALS)] * elsewhere


def _deal(state: State, drawn: Drawn) -> None:
    """Card c goes to location c: seats first, then the centre; the rest is removed unseen (CC-04)."""
    cards = deck(state.options, state.seats)
    if state.face:  # the specials are at seats already
        rest = cards[len(SPECIALS) :]
        free = [card for card, face in enumerate(state.face) if face is NEUTRAL]
        for card, which in zip(free, drawn.values, strict=True):
            state.face[card] = rest[which]
    else:
        state.face = [cards[which] for which in drawn.values]
        state.may_be = [frozenset(cards)] * len(cards)
    state.at = list(range(len(cards)))
    state.known = [1 << seat for seat in range(state.seats)]  # each looks at his own card (CC-04)
