"""A table for the tests: any position that is wanted, then moves with the dice written beside them.

The standard board, unless said otherwise: guards 7 14 20 28 34 40 45 51 54, corridors 8 18 31 43, TV 10 21 30 41 49,
safe 12 24 36 48, replay 3 15 25 37 50, labs 5 32 / 17 39 / 26 46, final lab 52, vault 55.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.options import CARDS, Instruction, Options
from ludotheque.games.formule_secrete.pieces import Phase, View
from ludotheque.games.formule_secrete.rules import CARD_NUMBER
from ludotheque.games.formule_secrete.state import State
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import LUCK, Drawn, Event, KernelAction, Roll, Seat, Shuffle

READER = Reader(GAME.actions | KernelAction)
VAULT = 55
SHORT = {
    "+3": "forward-3",
    "again": "roll-again",
    "lab": "nearest-lab",
    "out": "sidelined",
    "guard": "prowling-guard",
    "1": "lab-1",
    "2": "lab-2",
    "3": "lab-3",
}
E = TypeVar("E", bound=Event)


def sit(seats: int = 2, **options: Any) -> Match:
    """A match that has just asked luck its first question."""
    return Match(GAME, read(Options, options, Options()), seats)


def cards(words: str) -> list[int]:
    return [CARD_NUMBER[Instruction(SHORT[word])] for word in words.split()]


def lay_out(
    *at: int,
    outward: Sequence[Seat] = (),
    holder: Seat | None = None,
    hands: Mapping[Seat, str] | None = None,
    pile: str = "",
    sidelined: Sequence[Seat] = (),
    **options: Any,
) -> Match:
    """Seat 0 is about to play; everybody is `at` a space. Where nothing is said of a hand, any cards are in it; `pile`
    is what is drawn first; of the rest none is discarded."""
    match = sit(len(at), **options)
    match.apply(LUCK, Drawn(tuple(range(35))))
    match.apply(LUCK, Drawn((6, *[1] * (len(at) - 1))))
    state = match.state
    state.at = list(at)
    state.outward = [seat in outward for seat in range(len(at))]
    state.sidelined = [seat in sidelined for seat in range(len(at))]
    state.holder = state.grabber = -1 if holder is None else holder
    _stack(state, hands or {}, cards(pile))
    if state.outward[0] and state.at[0] == 0:
        state.rolled = True
    return match


def _stack(state: State, hands: Mapping[Seat, str], first: list[int]) -> None:
    rest = Counter(dict(enumerate(state.rules.board.deck)))
    rest.subtract([3] * sum(state.sidelined))
    wanted = {seat: cards(hand) for seat, hand in hands.items()}
    rest.subtract([card for hand in wanted.values() for card in hand] + first)
    assert min(rest.values()) >= 0, "there are not so many of these"
    left = sorted(rest.elements())
    for seat in range(state.rules.seats):
        state.hands[seat] = wanted.get(seat) or [left.pop() for _ in range(3)]
    state.pile = [*left, *reversed(first)]


def empty_pile(match: Match) -> None:
    """All that is in the pile lies on the discards."""
    match.state.discards = match.state.discards + match.state.pile
    match.state.pile = []


# -- playing ---------------------------------------------------------------------------------------------------


def do(match: Match, text: str, *throws: str) -> list[Event]:
    """The mover's action, then the dice that fall, in order; luck shuffles nothing. All events."""
    events = match.apply(match.to_act()[0], READER.read(text))
    falling = list(throws)
    while (request := match.asks()) is not None:
        if isinstance(request, Shuffle):
            events += match.apply(LUCK, Drawn(tuple(range(request.size))))
            continue
        assert isinstance(request, Roll)
        assert falling, f"dice are to be thrown: {match.state.phase.value}"
        events += match.apply(LUCK, Drawn(tuple(map(int, falling.pop(0).split()))))
    assert not falling, "more dice than were asked for"
    return events


def play(match: Match, card: str, *throws: str, on: Seat | None = None) -> list[Event]:
    """The mover's card of that name."""
    name = SHORT[card]
    slot = match.state.hands[match.state.mover].index(CARD_NUMBER[Instruction(name)])
    return do(match, f"play {slot} {name} {'-' if on is None else on}", *throws)


def pass_turn(match: Match) -> None:
    do(match, "end-turn")


def can(match: Match, kind: str = "") -> list[str]:
    """What may be done, of one kind."""
    return [text for action in match.legal(match.to_act()[0]) if (text := write(action)).startswith(kind)]


def plays(match: Match) -> set[str]:
    """The cards that may be played, with their targets."""
    return {text.split(" ", 2)[2] for text in can(match, "play")}


def refused(match: Match, text: str, code: str, rule: str | None, seat: Seat | None = None) -> None:
    with pytest.raises(IllegalAction) as no:
        match.apply(match.to_act()[0] if seat is None else seat, READER.read(text))
    assert (no.value.code.value, no.value.rule) == (code, rule)


# -- looking ---------------------------------------------------------------------------------------------------


def at(match: Match) -> list[int]:
    found: list[int] = match.state.at
    return found


def phase(match: Match) -> Phase:
    found: Phase = match.state.phase
    return found


def of(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def told(events: list[Event]) -> list[str]:
    """The events in words, without those of cards drawn."""
    return [text for event in events if not (text := write(event)).startswith("card-drawn")]


def eye(match: Match, seat: Seat | None) -> View:
    view: View = GAME.view(match.state, seat)
    return view


def all_cards(state: State) -> Counter[str]:
    """Every card, wherever it is."""
    found = [*state.pile, *state.discards, *(card for hand in state.hands for card in hand if card >= 0)]
    return Counter(CARDS[card].value for card in [*found, *[3] * sum(state.sidelined)])
