"""What holds in every game, whatever the board: 35 cards, one formula, turns that end, an end."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.arbitrary import options as arbitrary_options
from tests.conformance.walks import walk

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.board import from_word
from ludotheque.games.formule_secrete.options import CARDS, DECK, BoardChoice, Options
from ludotheque.games.formule_secrete.pieces import FormulaTaken, Phase
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match

from .table import all_cards

tried = settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
seeds = st.integers(0, 2**32)


def any_board(luck: Luck) -> str:
    """Any board that the types allow: also one of nothing but guards, or without a lab."""
    kinds = ".R123FGNTS"[luck.below(4) :]
    spaces = "".join(kinds[luck.below(len(kinds))] for _ in range(10 + luck.below(30)))
    cuts = sorted(luck.below(DECK + 1) for _ in range(len(CARDS) - 1))
    deck = [high - low for low, high in zip([0, *cuts], [*cuts, DECK], strict=True)]
    return f"{spaces}:{','.join(map(str, deck))}:{','.join(str(1 + luck.below(20)) for _ in range(3))}"


def any_table(seed: int) -> Match:
    luck = QuickLuck(seed)
    seats = 2 + luck.below(3)
    if luck.below(2):
        return Match(GAME, arbitrary_options(GAME, seats, luck), seats)
    return Match(GAME, Options(board=BoardChoice.OWN, own_board=any_board(luck)), seats)


@pytest.mark.rule("FS-02")
@pytest.mark.rule("FS-06")
@given(seed=seeds)
@tried
def test_there_are_always_the_35_cards_of_the_deck(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        state = match.state
        if state.phase is Phase.DEALING:
            continue
        counts = dict(zip([card.value for card in CARDS], state.rules.board.deck, strict=True))
        assert all_cards(state) == Counter(counts)
        full = [hand for hand in state.hands if len([card for card in hand if card >= 0]) == 3]
        assert len(full) == match.seats - (state.phase is Phase.RESHUFFLING)


@pytest.mark.rule("FS-03")
@pytest.mark.rule("FS-26")
@given(seed=seeds)
@tried
def test_there_is_exactly_one_formula_and_who_has_it_has_been_in_the_vault(seed: int) -> None:
    match = any_table(seed)
    holder = None
    for seat, action, at in walk(match, QuickLuck(seed), steps=300):
        events = match.clone().apply(seat, action, at)
        for event in events:
            if isinstance(event, FormulaTaken):
                assert event.victim == holder, "it is taken from where it is"
                holder = event.seat
        state = match.state
        assert (state.holder == -1) == (not any(state.outward)), "it never lies in the vault once somebody was there"
        assert state.holder == -1 or state.outward[state.holder]
        assert all(0 <= at <= state.rules.vault for at in state.at)


@pytest.mark.rule("FS-05")
@pytest.mark.rule("FS-16")
@given(seed=seeds)
@tried
def test_a_turn_always_ends(seed: int) -> None:
    """A throw at most for every space there and back, and ties."""
    match = any_table(seed)
    turn, steps = 0, 0
    for _ in walk(match, QuickLuck(seed), steps=400):
        steps = steps + 1 if match.state.turn == turn else 0
        turn = match.state.turn
        assert steps < 200


@pytest.mark.rule("FS-34")
@pytest.mark.rule("FS-35")
@given(seed=seeds)
@tried
def test_a_game_always_ends(seed: int) -> None:
    match = any_table(seed)
    if match.state.rules.last_turn < 0:
        return  # no limit of rounds
    for _ in walk(match, QuickLuck(seed), steps=20_000):
        pass
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners


@pytest.mark.rule("FS-34")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("board", ["standard", "long"])
def test_a_game_without_a_limit_of_rounds_ends_too(seats: int, board: str) -> None:
    match = Match(GAME, Options(board=BoardChoice(board), max_rounds=0), seats)
    for _ in walk(match, QuickLuck(seats), steps=20_000):
        pass
    assert match.state.ending is not None
    assert match.state.ending.value == "out"


@pytest.mark.rule("FS-09")
@pytest.mark.rule("FS-10")
@given(seed=seeds)
@tried
def test_a_mover_at_rest_never_stays_alone_with_an_unfought_guard(seed: int) -> None:
    """On ones own turn whoever comes onto a guard space and is at rest there has lost to him: his roll is gone."""
    match = any_table(seed)
    began: tuple[int, int] = (-1, -1)
    for _ in walk(match, QuickLuck(seed), steps=250):
        state = match.state
        if state.phase is not Phase.RESTING:
            continue
        if began[0] != state.turn:
            began = (state.turn, state.at[state.mover])
        if state.rules.board.letters[state.at[state.mover]] == "G" and state.at[state.mover] != began[1]:
            assert state.rolled


@given(seed=seeds)
@tried
def test_any_board_in_one_word_is_a_board(seed: int) -> None:
    word = any_board(QuickLuck(seed))
    board = from_word(word)
    assert board.letters[1:-1] == word.partition(":")[0]
    assert sum(board.deck) == DECK
