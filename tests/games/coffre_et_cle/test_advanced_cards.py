"""Advanced cards: CC-34, CC-34a, CC-34b."""

from collections import Counter
from collections.abc import Callable

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import CardsShown, Designated, Ended, FalseTreasureShown, TurnEnded
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match

from .table import (
    FT,
    F,
    K,
    N,
    T,
    can,
    cards,
    deal,
    designate,
    do,
    every_deal,
    everybody,
    eye,
    lucky_deal,
    names,
    refused,
    seen,
    time_out,
    turns,
    winners,
)

BOTH = ["false-treasure", "trap"]


# -- the deck --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize(
    ("advanced", "neutrals", "more"),
    [([], 4, {}), (["trap"], 3, {"TR": 1}), (["false-treasure"], 3, {"FT": 1}), (BOTH, 2, {"FT": 1, "TR": 1})],
)
@pytest.mark.parametrize("specials", ["anywhere", "with_players"])
def test_each_advanced_card_replaces_one_neutral(
    advanced: list[str], neutrals: int, more: dict[str, int], specials: str
) -> None:
    match = lucky_deal(QuickLuck("deck"), 5, advanced_cards=advanced, specials=specials)
    assert Counter(cards(match).replace("/", "").split()) == {"K": 1, "T": 1, "F": 1, "N": neutrals} | more


@pytest.mark.rule("CC-34")
def test_there_are_no_advanced_cards_by_default() -> None:
    assert GAME.options().advanced_cards == frozenset()


@pytest.mark.rule("CC-34")
def test_advanced_cards_are_dealt_anywhere() -> None:
    deals = Counter(every_deal(4, advanced_cards=BOTH))
    assert len(deals) == 6 * 5 * 4 * 3 * 2  # six cards, all different
    assert set(deals.values()) == {1}


@pytest.mark.rule("CC-34")
def test_an_advanced_card_may_be_swapped_observed_and_forced_as_a_neutral_is() -> None:
    match = deal("FT K F N", "T TR")
    turns(match, "swap 0", "force 3 0", "observe 1", "pass")
    assert cards(match) == "T K F FT / N TR"


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize("hand", ["T FT F K", "T TR F K"])
def test_an_advanced_card_designated_or_named_counts_as_a_neutral(hand: str) -> None:
    match = deal(hand)
    designate(match, 1)
    names(match, 2, 1, 1, 1)
    assert winners(match) == ("fake-named", (1, 2))


# -- the False Treasure ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-34a")
def test_the_false_treasure_designates_as_the_treasure_does() -> None:
    match = deal("FT K F T")
    refused(match, "designate 1", "wrong-step", "CC-21")
    do(match, "pass")
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]
    refused(match, "designate 0", "designate-self", "CC-22")


@pytest.mark.rule("CC-34a", "CC-21")
def test_nobody_can_tell_a_turn_of_the_false_treasure_from_any_other() -> None:
    false, plain = deal("FT K F T", "N N"), deal("N K F T", "FT N")
    for step in ("pass", "end-turn"):
        events, other_events = do(false, step), do(plain, step)
        for seat in (1, 2, 3, None):
            assert seen(false, events, seat) == seen(plain, other_events, seat)
            assert false.view(seat) == plain.view(seat)


@pytest.mark.rule("CC-34a")
def test_the_false_treasure_waits_for_designate_from_round_too() -> None:
    match = deal("FT K F T", designate_from_round=2)
    do(match, "pass")
    assert can(match) == ["end-turn"]
    refused(match, "designate 1", "too-early", "CC-21")


@pytest.mark.rule("CC-34a")
def test_a_false_treasure_that_finds_the_key_wins_alone() -> None:
    match = deal("FT K F T")
    designate(match, 1)
    assert winners(match) == ("false-treasure-won", (0,))


def missed(target: int) -> Match:
    """Seat 0's False Treasure has designated this seat, in vain."""
    match = deal("FT K F T N", "N N")
    designate(match, target)
    return match


@pytest.mark.rule("CC-34a")
@pytest.mark.parametrize("target", [2, 3, 4])
def test_a_false_treasure_that_misses_is_laid_open_and_its_holder_gets_a_neutral(target: int) -> None:
    match = missed(target)
    assert cards(match) == "N K F T N / N N"
    assert eye(match, 0).card == N
    for seat in everybody(match):
        assert eye(match, seat).laid_open == (FT,)
    assert match.outcome() is None


@pytest.mark.rule("CC-34a")
def test_a_false_treasure_that_misses_ends_his_turn_and_play_goes_on() -> None:
    match = missed(4)
    assert list(match.to_act()) == [1]
    assert eye(match, None).phase == "action"
    turns(match, "pass", "pass", "pass", "pass")
    do(match, "pass")
    refused(match, "designate 1", "not-treasure", "CC-22")


@pytest.mark.rule("CC-34a")
def test_nothing_more_is_shown_of_the_player_whom_a_false_treasure_designated() -> None:
    fake, plain = deal("FT K F T N", "N N"), deal("FT K N T F", "N N")
    fake_events, plain_events = designate(fake, 2), designate(plain, 2)
    told = [Designated(0, 2), FalseTreasureShown(0), TurnEnded(0)]
    for seat in (0, 1, 3, None):
        assert seen(fake, fake_events, seat) == seen(plain, plain_events, seat) == told
        assert fake.view(seat) == plain.view(seat)


@pytest.mark.rule("CC-34a")
def test_a_lock_opens_when_a_false_designation_ends_the_turn() -> None:
    match = deal("N K F T", "FT N")
    turns(match, "swap 0", "pass", "pass", "pass")
    designate(match, 2)
    assert not eye(match, None).locked[0]


@pytest.mark.rule("CC-34a")
def test_the_new_neutral_is_a_card_like_any_other() -> None:
    match = missed(4)
    turns(match, "force 0 1")
    assert cards(match) == "N K F T N / N N"
    assert eye(match, 0).forced_by == 1
    turns(match, "observe 1")
    designate(match, 0)
    assert eye(match, None).phase == "naming"


@pytest.mark.rule("CC-34a", "CC-30")
def test_a_false_treasure_laid_open_is_shown_with_all_the_cards_at_the_end() -> None:
    match = deal("FT K F T", starter=1, max_rounds=1)
    turns(match, "pass", "pass", "pass")
    designate(match, 2)
    assert eye(match, None).cards == CardsShown((N, K, F, T), (N, N), (), laid_open=(FT,))


@pytest.mark.rule("CC-34a", "CC-31")
def test_a_false_designation_on_the_last_turn_ends_the_deal_with_no_winner() -> None:
    match = deal("FT K F T", starter=1, max_rounds=1)
    turns(match, "pass", "pass", "pass")
    events = designate(match, 2)
    assert winners(match) == ("rounds-over", ())
    assert events[:3] == [Designated(0, 2), FalseTreasureShown(0), TurnEnded(0)]
    assert isinstance(events[3], Ended)


@pytest.mark.rule("CC-34a")
def test_the_true_treasure_plays_on_after_a_false_one() -> None:
    match = missed(2)
    turns(match, "pass", "pass")
    designate(match, 1)
    assert winners(match) == ("key-found", (1, 3))


# -- the Trap --------------------------------------------------------------------------------------------------


def observed() -> Match:
    match = deal("T K F N", "TR N")
    turns(match, "observe 0", "pass", "pass", "pass")
    return match


def swapped() -> Match:
    match = deal("T K F N", "TR N")
    turns(match, "swap 0", "pass", "pass", "pass")
    return match


def forced() -> Match:
    match = deal("N T K F", "TR N", starter=3)
    turns(match, "force 0 0")
    return match


@pytest.mark.rule("CC-34b")
@pytest.mark.parametrize("met", [observed, swapped, forced])
def test_whoever_meets_the_trap_must_pass_on_his_next_turn(met: Callable[[], Match]) -> None:
    match = met()
    assert list(match.to_act()) == [0]
    assert can(match) == ["pass"]
    for action in ("observe 0", "observe 1", "swap 1", "force 2 0"):
        refused(match, action, "snared", "CC-34b")
    do(match, "pass")


@pytest.mark.rule("CC-34b")
@pytest.mark.parametrize("met", [observed, swapped, forced])
def test_after_that_pass_he_plays_again_as_before(met: Callable[[], Match]) -> None:
    match = met()
    turns(match, "pass", "pass", "pass", "pass")
    assert {"observe 0", "swap 0", "force 1 0"} < set(can(match))


@pytest.mark.rule("CC-34b")
def test_a_trap_that_somebody_was_dealt_and_put_down_bites_the_next() -> None:
    match = deal("TR K F T")
    turns(match, "swap 0", "observe 0", "pass", "pass", "pass")
    assert can(match, 1) == ["pass"]


@pytest.mark.rule("CC-34b")
def test_a_time_out_is_the_pass_that_the_trap_asks_for() -> None:
    match = observed()
    time_out(match)
    time_out(match)
    turns(match, "pass", "pass", "pass")
    assert "swap 0" in can(match)


@pytest.mark.rule("CC-34b")
def test_the_deal_is_no_meeting() -> None:
    match = deal("TR K F T")
    assert not eye(match, 0).snared
    do(match, "observe 0")


@pytest.mark.rule("CC-34b")
@pytest.mark.parametrize("holder", ["TR K F T", "K TR F T"])
def test_a_pass_meets_nothing_wherever_the_trap_was_dealt(holder: str) -> None:
    match = deal(holder)
    turns(match, "pass", "pass", "pass", "pass")
    for _ in range(4):
        assert "observe 0" in can(match)
        turns(match, "pass")


@pytest.mark.rule("CC-34b")
def test_giving_the_trap_up_is_no_meeting() -> None:
    match = deal("TR K F T")
    turns(match, "swap 0", "pass", "pass", "pass")
    assert "observe 1" in can(match)


@pytest.mark.rule("CC-34b")
def test_the_forcer_meets_nothing() -> None:
    match = deal("N T K F", "TR N", starter=3)
    turns(match, "force 0 0", "pass", "pass", "pass")
    assert "swap 0" in can(match, 3)


@pytest.mark.rule("CC-34b")
def test_being_forced_to_give_the_trap_up_is_no_meeting() -> None:
    match = deal("N TR K F", "T N")
    turns(match, "force 1 1")
    assert "swap 0" in can(match)


@pytest.mark.rule("CC-34b")
def test_he_must_pass_even_if_the_trap_is_taken_from_him_before() -> None:
    match = deal("N N T K F", "TR N")
    turns(match, "force 2 0", "force 2 1")
    assert cards(match) == "N N N K F / T TR"
    assert can(match) == ["pass"]


@pytest.mark.rule("CC-34b")
def test_a_snared_treasure_may_still_designate() -> None:
    match = observed()
    do(match, "pass")
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]
    do(match, "designate 1")
    assert winners(match) == ("key-found", (0, 1))


@pytest.mark.rule("CC-34b")
def test_he_may_designate_on_the_very_turn_on_which_he_meets_it() -> None:
    match = deal("T K F N", "TR N")
    do(match, "observe 0")
    do(match, "designate 1")
    assert winners(match) == ("key-found", (0, 1))


@pytest.mark.rule("CC-34b")
def test_the_trap_stays_where_it_is_and_bites_again() -> None:
    match = observed()
    assert cards(match) == "T K F N / TR N"
    turns(match, "pass", "observe 0", "pass", "pass")
    turns(match, "observe 0")
    assert can(match) == ["pass"]
    turns(match, "pass", "pass", "pass")
    assert can(match) == ["pass"]


@pytest.mark.rule("CC-34b")
def test_a_trap_that_is_kept_does_not_bite_again() -> None:
    match = swapped()
    turns(match, "pass", "pass", "pass", "pass")
    turns(match, "observe 1", "pass", "pass", "pass")
    assert "swap 1" in can(match)


@pytest.mark.rule("CC-34b")
def test_the_trap_changes_no_lock() -> None:
    match = swapped()
    assert eye(match, None).locked == (True, False, False, False)
    turns(match, "pass")
    assert eye(match, None).locked == (False,) * 4
    forced_one = forced()
    assert eye(forced_one, None).locked == (False,) * 4


@pytest.mark.rule("CC-34b")
@pytest.mark.parametrize("meeting", ["observe 0", "swap 0"])
def test_nothing_is_announced_and_the_pass_is_like_any_other(meeting: str) -> None:
    trap, plain = deal("T K F N", "TR N"), deal("T K F N", "N TR")
    for step in (meeting, "end-turn", *["pass", "end-turn"] * 5):
        events, other_events = do(trap, step), do(plain, step)
        for seat in (1, 2, 3, None):
            assert seen(trap, events, seat) == seen(plain, other_events, seat)
            assert trap.view(seat) == plain.view(seat)


@pytest.mark.rule("CC-34b")
def test_only_the_snared_player_sees_that_he_is() -> None:
    match = deal("N T K F", "TR N", starter=3)
    do(match, "force 0 0")
    assert [eye(match, seat).snared for seat in everybody(match)] == [True, False, False, False, False]
