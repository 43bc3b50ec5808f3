"""Set-up: CC-01 to CC-05."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import CardDealt, Pass, StarterFound
from ludotheque.kernel.errors import BadOptions, IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn, Pick, Shuffle

from .table import (
    F,
    K,
    N,
    T,
    cards,
    deal,
    designate,
    do,
    every_deal,
    everybody,
    eye,
    lucky_deal,
    refused,
    seen,
    sit,
    turns,
    winners,
)

SIZES = range(4, 9)


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """How far these counts are from `kinds` equally likely ones, in standard deviations of χ²."""
    fair = counts.total() / kinds
    missing = (kinds - len(counts)) * fair
    chi = sum((count - fair) ** 2 / fair for count in counts.values()) + missing
    freedom = kinds - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def in_the_centre(lying: str) -> list[str]:
    return lying.split(" / ")[1].split()[:2]


# -- seats -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-01")
@pytest.mark.parametrize("seats", SIZES)
def test_four_to_eight_may_play(seats: int) -> None:
    match = lucky_deal(QuickLuck(seats), seats)
    assert [eye(match, seat).card is not None for seat in everybody(match)] == [True] * seats + [False]


@pytest.mark.rule("CC-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 9, 12])
def test_fewer_or_more_are_refused_with_a_clear_error(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        Match(GAME, GAME.options(), seats)
    assert (refusal.value.code, refusal.value.rule) == ("bad-seats", "CC-01")
    assert refusal.value.details == {"seats": seats, "least": 4, "most": 8}


# -- the deck --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize("seats", SIZES)
def test_the_deck_is_three_special_cards_and_one_neutral_fewer_than_players(seats: int) -> None:
    lying = cards(lucky_deal(QuickLuck("deck"), seats)).replace("/", "").split()
    assert Counter(lying) == {"K": 1, "T": 1, "F": 1, "N": seats - 1}
    assert len(lying) == seats + 2


@pytest.mark.rule("CC-03")
@pytest.mark.parametrize("extra", range(5))
def test_extra_neutrals_are_shuffled_in_and_as_many_cards_are_left_out(extra: int) -> None:
    match = lucky_deal(QuickLuck("extra"), 5, extra_neutrals=extra)
    seats, elsewhere = (part.split() for part in cards(match).split(" / "))
    assert Counter(seats + elsewhere) == {"K": 1, "T": 1, "F": 1, "N": 4 + extra}
    assert (len(seats), len(elsewhere)) == (5, 2 + extra)


@pytest.mark.rule("CC-03")
def test_no_extra_neutrals_by_default() -> None:
    assert GAME.options().extra_neutrals == 0


@pytest.mark.rule("CC-03")
@pytest.mark.parametrize("extra", [-1, 5, "many"])
def test_extra_neutrals_are_none_to_four(extra: object) -> None:
    with pytest.raises(BadOptions, match="bad-value"):
        sit(5, extra_neutrals=extra)


@pytest.mark.rule("CC-03")
def test_a_special_card_may_be_out_of_the_game_and_nobody_knows() -> None:
    without_key = deal("T F N N", "N N", removed="K")
    with_key = deal("T F N N", "K N", removed="N")
    for seat in everybody(with_key):
        assert without_key.view(seat) == with_key.view(seat)


@pytest.mark.rule("CC-03", "CC-30")
def test_the_removed_cards_are_shown_at_the_end_and_not_before() -> None:
    match = deal("T F N N", "N N", removed="K N")
    assert all(eye(match, seat).cards is None for seat in everybody(match))
    designate(match, 1)
    shown = eye(match, None).cards
    assert shown is not None
    assert shown.removed == (K, N)


# -- the deal --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-04")
def test_each_seat_sees_its_own_card_and_nobody_anybody_else_s() -> None:
    match = deal("K T F N N")
    assert [eye(match, seat).card for seat in everybody(match)] == [K, T, F, N, N, None]
    for seat in everybody(match):
        assert eye(match, seat).notes == ()


@pytest.mark.rule("CC-04")
def test_the_deal_tells_each_seat_its_card_and_a_spectator_nothing() -> None:
    match = sit(4, starter=0)
    events = match.apply(LUCK, Drawn((0, 1, 2, 3, 4, 5)))
    told = [seen(match, events, seat) for seat in everybody(match)]
    assert told == [[CardDealt(0, K)], [CardDealt(1, T)], [CardDealt(2, F)], [CardDealt(3, N)], []]


@pytest.mark.rule("CC-04")
def test_two_cards_lie_in_the_centre_as_places_0_and_1() -> None:
    match = deal("T N N N", "K F")
    do(match, "observe 0")
    do(match, "end-turn")
    do(match, "observe 1")
    assert (eye(match, 0).notes[0].card, eye(match, 1).notes[0].card) == (K, F)


@pytest.mark.rule("CC-04")
def test_every_deal_is_equally_likely_because_every_order_of_the_deck_gives_one() -> None:
    deals = Counter(every_deal(4))
    assert len(deals) == 6 * 5 * 4  # places for the Key, the Treasure, the Fake Key
    assert set(deals.values()) == {3 * 2}  # orders of the three Neutrals


@pytest.mark.rule("CC-04")
def test_luck_deals_every_deal_as_often() -> None:
    luck = QuickLuck("CC-04")
    deals = Counter(cards(lucky_deal(luck, 4, starter=0)) for _ in range(6_000))
    assert chi_square(deals, 6 * 5 * 4) < 4


@pytest.mark.rule("CC-04")
@pytest.mark.parametrize("specials", ["anywhere", "with_players"])
def test_the_deal_is_secret_so_people_cannot_be_asked_to_tell_it(specials: str) -> None:
    match = sit(4, starter=0, specials=specials)
    while request := match.asks():
        assert request.secret
        match.apply(LUCK, QuickLuck(1).answer(request))


@pytest.mark.rule("CC-04")
@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 4), (1, 2, 3, 4, 5, 6), tuple(range(7))])
def test_a_deal_that_is_no_order_of_the_deck_is_refused(order: tuple[int, ...]) -> None:
    match = sit(4, starter=0)
    with pytest.raises(IllegalAction, match="luck-impossible"):
        match.apply(LUCK, Drawn(order))
    assert match.asks() == Shuffle(secret=True, size=6)


@pytest.mark.rule("CC-04")
def test_cards_are_dealt_once_and_by_nobody_s_hand() -> None:
    match = deal("K T F N")
    with pytest.raises(IllegalAction, match="luck-not-asked"):
        match.apply(LUCK, Drawn((5, 4, 3, 2, 1, 0)))
    undealt = sit(4, starter=0)
    with pytest.raises(IllegalAction, match="luck-not-asked"):
        undealt.apply(LUCK, Pass())
    with pytest.raises(IllegalAction, match="malformed"):
        undealt.apply(0, Drawn((0, 1, 2, 3, 4, 5)))
    refused(undealt, "pass", "wrong-step", "CC-06", seat=0)


@pytest.mark.rule("CC-04b")
def test_anywhere_a_special_card_lies_in_the_centre_in_71_percent_of_deals_with_five() -> None:
    deals = Counter(any(card != "N" for card in in_the_centre(lying)) for lying in every_deal(5))
    share = Fraction(deals[True], deals.total())
    assert share == 1 - Fraction(5 * 4 * 3, 7 * 6 * 5)  # all three special cards at seats, or not
    assert round(share * 100) == 71


@pytest.mark.rule("CC-04b")
def test_special_cards_fall_anywhere_by_default() -> None:
    assert sit(5, starter=0).asks() == Shuffle(secret=True, size=7)


@pytest.mark.rule("CC-04b")
def test_with_players_every_deal_with_the_special_cards_at_seats_is_equally_likely() -> None:
    deals = Counter(every_deal(5, specials="with_players"))
    assert len(deals) == 5 * 4 * 3
    assert len(set(deals.values())) == 1
    for lying in deals:
        assert in_the_centre(lying) == ["N", "N"]


@pytest.mark.rule("CC-04b")
def test_with_players_advanced_cards_and_extra_neutrals_fall_anywhere_else() -> None:
    options = {"specials": "with_players", "extra_neutrals": 1, "advanced_cards": ["false-treasure", "trap"]}
    deals = Counter(every_deal(4, **options))
    assert len(deals) == (4 * 3 * 2) * (4 * 3)  # the special cards at seats; the other two on the four places left
    assert len(set(deals.values())) == 1
    for lying in deals:
        assert {"K", "T", "F"} < set(lying.split(" / ")[0].split())


@pytest.mark.rule("CC-04b")
def test_luck_deals_every_deal_with_players_as_often() -> None:
    luck = QuickLuck("CC-04b")
    deals = Counter(cards(lucky_deal(luck, 5, starter=0, specials="with_players")) for _ in range(3_000))
    assert chi_square(deals, 5 * 4 * 3) < 4


@pytest.mark.rule("CC-04b")
def test_with_players_shows_nothing_before_everything_is_dealt() -> None:
    match = sit(4, starter=0, specials="with_players")
    events = match.apply(LUCK, Drawn((0, 1, 2, 3)))
    for seat in everybody(match):
        assert seen(match, events, seat) == []
        assert eye(match, seat).card is None
        assert eye(match, seat).mover is None
    assert list(match.to_act()) == []


@pytest.mark.rule("CC-04b")
def test_a_game_with_players_is_played_like_any_other() -> None:
    match = deal("N K N T F", specials="with_players", starter=3)
    designate(match, 1)
    assert winners(match) == ("key-found", (1, 3))


# -- who starts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-05")
@pytest.mark.parametrize("seats", SIZES)
def test_who_starts_is_random_by_default_each_seat_as_likely(seats: int) -> None:
    for starter in range(seats):
        match = sit(seats)
        assert match.asks() == Pick(secret=False, among=seats)
        events = match.apply(LUCK, Drawn((starter,)))
        assert all(seen(match, events, seat) == [StarterFound(starter)] for seat in everybody(match))
        match.apply(LUCK, Drawn(tuple(range(seats + 2))))
        assert list(match.to_act()) == [starter]


@pytest.mark.rule("CC-05")
def test_luck_picks_every_starter_as_often() -> None:
    luck = QuickLuck("CC-05")
    starters = Counter(eye(lucky_deal(luck, 5), None).starter for _ in range(2_000))
    assert chi_square(starters, 5) < 4


@pytest.mark.rule("CC-05")
@pytest.mark.parametrize("starter", range(5))
def test_the_table_may_choose_who_starts(starter: int) -> None:
    match = deal("K T F N N", starter=starter)
    assert [eye(match, seat).starter for seat in everybody(match)] == [starter] * 6
    assert list(match.to_act()) == [starter]


@pytest.mark.rule("CC-05")
def test_a_starter_who_is_not_seated_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        sit(5, starter=5)
    assert (refusal.value.code, refusal.value.rule) == ("starter-not-seated", "CC-05")


@pytest.mark.rule("CC-05")
def test_play_goes_clockwise() -> None:
    match = deal("K T F N N", starter=3)
    movers = []
    for _ in range(7):
        movers += list(match.to_act())
        assert all(eye(match, seat).mover == movers[-1] for seat in everybody(match))
        turns(match, "pass")
    assert movers == [3, 4, 0, 1, 2, 3, 4]


@pytest.mark.rule("CC-05")
def test_nobody_acts_out_of_turn() -> None:
    match = deal("K T F N N", starter=3)
    for seat in (0, 1, 2, 4):
        assert match.legal(seat) == []
        refused(match, "pass", "not-your-turn", "CC-05", seat)
