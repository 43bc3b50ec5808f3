"""A table for the tests: any deal that is wanted, made by giving luck its answers; then only moves and views.

A hand is written as letters, seat by seat: K Key, T Treasure, F Fake Key, N Neutral, FT False Treasure, TR Trap.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any, cast

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.options import Advanced, Options, Specials
from ludotheque.games.coffre_et_cle.pieces import Card, View
from ludotheque.games.coffre_et_cle.told import card_at
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import CLOCK, LUCK, Drawn, Event, KernelAction, Pick, Shuffle, TimeOut

K, T, F, N, FT, TR = Card.KEY, Card.TREASURE, Card.FAKE_KEY, Card.NEUTRAL, Card.FALSE_TREASURE, Card.TRAP
LETTERS = {"K": K, "T": T, "F": F, "N": N, "FT": FT, "TR": TR}
NAMES = {card: letter for letter, card in LETTERS.items()}
SPECIALS = ("K", "T", "F")
DECK_ORDER = (*SPECIALS, "FT", "TR", "N")  # how luck's numbers count the cards
READER = Reader(GAME.actions | KernelAction)


# -- dealing ---------------------------------------------------------------------------------------------------


def sit(seats: int, preset: str | None = None, **options: Any) -> Match:
    """A match that has just asked luck its first question."""
    return Match(GAME, read(Options, options, GAME.preset(preset, seats) if preset else Options()), seats)


def deal(seats: str, centre: str = "N N", removed: str = "", starter: int = 0, **options: Any) -> Match:
    """A match in which these cards have been dealt. Cards decide how many seats, extra Neutrals, advanced cards."""
    cards = f"{seats} {centre} {removed}".split()
    advanced = [kind for kind, letter in ((Advanced.FALSE_TREASURE, "FT"), (Advanced.TRAP, "TR")) if letter in cards]
    options = {
        "starter": starter,
        "extra_neutrals": len(removed.split()),
        "advanced_cards": [kind.value for kind in advanced],
        **options,
    }
    match = sit(len(seats.split()), **options)
    deal_again(match, seats, centre, removed)
    return match


def deal_again(match: Match, seats: str, centre: str = "N N", removed: str = "") -> list[Event]:
    """Answer everything that luck is asked before this deal begins; starter 0 if that is asked too."""
    wanted = f"{seats} {centre} {removed}".split()
    rest = [card for card in wanted if card not in SPECIALS]
    two_steps = cast("Options", match.options).specials is Specials.WITH_PLAYERS
    at = [wanted.index(special) for special in SPECIALS if special in wanted]
    shuffles = (
        [at + [seat for seat in range(match.seats) if seat not in at], _order(rest)] if two_steps else [_order(wanted)]
    )
    events: list[Event] = []
    while request := match.asks():
        answer = [0] if isinstance(request, Pick) else shuffles.pop(0)
        events += match.apply(LUCK, Drawn(tuple(answer)))
    assert cards(match) == " ".join([*wanted[: match.seats], "/", *wanted[match.seats :]])
    return events


def _order(wanted: list[str]) -> list[int]:
    """The shuffle that lays these cards out so, given the order in which the deck counts them."""
    deck = sorted(wanted, key=DECK_ORDER.index)
    taken: list[int] = []
    for letter in wanted:
        taken.append(next(i for i, card in enumerate(deck) if card == letter and i not in taken))
    return taken


def every_deal(seats: int, **options: Any) -> Iterator[str]:
    """Every answer that luck can give to a table whose starter is chosen: where the cards then lie."""

    def answers(match: Match) -> Iterator[str]:
        request = match.asks()
        if request is None:
            yield cards(match)
            return
        assert isinstance(request, Shuffle)
        for order in permutations(range(request.size)):
            after = match.clone()
            after.apply(LUCK, Drawn(order))
            yield from answers(after)

    return answers(sit(seats, starter=0, **options))


def lucky_deal(luck: Luck, seats: int, **options: Any) -> Match:
    """A match dealt by luck, who starts included."""
    match = sit(seats, **options)
    while request := match.asks():
        match.apply(LUCK, luck.answer(request))
    return match


# -- moves -----------------------------------------------------------------------------------------------------


def do(match: Match, text: str, seat: int | None = None) -> list[Event]:
    """This seat (if none is given, the one whose move is awaited) does this."""
    return match.apply(match.to_act()[0] if seat is None else seat, READER.read(text))


def turns(match: Match, *actions: str) -> None:
    """Whole turns, one after the other: each mover does this and ends his turn."""
    for action in actions:
        do(match, action)
        do(match, "end-turn")


def designate(match: Match, target: int) -> list[Event]:
    """The mover passes, then points."""
    do(match, "pass")
    return do(match, f"designate {target}")


def names(match: Match, *targets: int) -> list[Event]:
    """The final phase: those whose turn it is name these, in order."""
    events: list[Event] = []
    for target in targets:
        events = do(match, f"name {target}")
    return events


def time_out(match: Match, seat: int | None = None) -> list[Event]:
    return match.apply(CLOCK, TimeOut(match.to_act()[0] if seat is None else seat))


def refused(match: Match, text: str, code: str, rule: str | None, seat: int | None = None) -> None:
    """This is refused, for this reason; and nothing at all has changed."""
    before = GAME.position(match.state)
    with pytest.raises(IllegalAction) as refusal:
        do(match, text, seat)
    assert (str(refusal.value.code), refusal.value.rule) == (code, rule)
    assert GAME.position(match.state) == before


def can(match: Match, seat: int | None = None) -> list[str]:
    """What this seat (or the one whose move is awaited) may do, as short text."""
    return [write(action) for action in match.legal(match.to_act()[0] if seat is None else seat)]


# -- eyes ------------------------------------------------------------------------------------------------------


def eye(match: Match, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator."""
    return cast("View", match.view(seat).table)


def everybody(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.seats), None]


def others(match: Match, *but: int) -> list[int | None]:
    return [seat for seat in everybody(match) if seat not in but]


def seen(match: Match, events: list[Event], seat: int | None) -> list[Event]:
    """The events as this seat gets them."""
    return [told for event in events if (told := match.redact(event, seat)) is not None]


def cards(match: Match) -> str:
    """Where every card lies, which nobody sees: seats / centre and removed."""
    state = match.state
    lying = [NAMES[card_at(state, location)] for location in range(state.rules.cards)]
    return " ".join([*lying[: match.seats], "/", *lying[match.seats :]])


def winners(match: Match) -> tuple[str, tuple[int, ...]]:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.how, outcome.winners


def scores(match: Match) -> tuple[int, ...]:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.scores
