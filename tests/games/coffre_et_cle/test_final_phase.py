"""The final phase: CC-26 to CC-30."""

from typing import Any

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import CardsShown, Ended, Named, NamedSecretly, NamesShown
from ludotheque.kernel.match import Match

from .table import F, K, N, T, can, deal, designate, do, everybody, eye, names, refused, scores, seen, time_out, turns
from .table import winners as ended

PLURALITY = {"fake_hides": "plurality"}


def final(hand: str = "T K F N N", centre: str = "N N", removed: str = "", target: int = 3, **options: Any) -> Match:
    """Seat 0 has the Treasure and has designated `target`, in vain."""
    match = deal(hand, centre, removed, **options)
    designate(match, target)
    return match


# -- in turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-26")
@pytest.mark.parametrize(
    ("hand", "treasure", "order"), [("T K F N N", 0, [1, 2, 3, 4, 0]), ("K F N T N", 3, [4, 0, 1, 2, 3])]
)
def test_names_go_round_from_the_left_of_the_treasure_and_end_with_him(
    hand: str, treasure: int, order: list[int]
) -> None:
    match = deal(hand, starter=treasure)
    designate(match, 4 if treasure == 3 else 3)
    namers = []
    for _ in range(5):
        assert len(match.to_act()) == 1
        namers.append(match.to_act()[0])
        do(match, f"name {(namers[-1] + 1) % 5}")
    assert namers == order
    assert match.outcome() is not None


@pytest.mark.rule("CC-26")
def test_names_begin_left_of_the_treasure_wherever_the_deal_began() -> None:
    match = deal("K F N T N", starter=1)
    turns(match, "pass", "pass")
    designate(match, 4)
    assert list(match.to_act()) == [4]


@pytest.mark.rule("CC-26")
def test_nobody_names_out_of_turn_or_twice() -> None:
    match = final()
    refused(match, "name 1", "not-your-turn", "CC-26", seat=2)
    do(match, "name 2")
    refused(match, "name 3", "already-named", "CC-26", seat=1)


@pytest.mark.rule("CC-26")
def test_nobody_may_name_himself() -> None:
    match = final()
    assert can(match) == ["name 0", "name 2", "name 3", "name 4"]
    refused(match, "name 1", "name-self", "CC-26")


@pytest.mark.rule("CC-26")
def test_the_fake_key_may_not_name_itself_either() -> None:
    match = final()
    do(match, "name 0")
    refused(match, "name 2", "name-self", "CC-26")


@pytest.mark.rule("CC-26")
def test_one_names_a_player_who_is_there_and_only_in_the_final_phase() -> None:
    refused(deal("T K F N"), "name 1", "wrong-step", "CC-26")
    refused(final(), "name 5", "no-such-seat", "CC-26")
    match = final()
    names(match, 0, 0, 0, 0, 1)
    refused(match, "name 1", "over", "CC-26", seat=0)


@pytest.mark.rule("CC-26")
def test_in_turn_each_name_is_public_as_it_is_said() -> None:
    assert GAME.options().final_vote == "in_turn"
    match = final()
    events = do(match, "name 2")
    for seat in everybody(match):
        assert seen(match, events, seat) == [Named(1, 2)]
        assert eye(match, seat).names == (None, 2, None, None, None)
        assert eye(match, seat).named == (False, True, False, False, False)


# -- at once ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-26")
def test_at_once_everybody_may_name_in_any_order() -> None:
    match = final(final_vote="at_once")
    for namer in (3, 0, 4, 2):
        assert namer in match.to_act()
        assert f"name {(namer + 1) % 5}" in can(match, namer)
        do(match, "name 1", namer)
        assert namer not in match.to_act()
        assert can(match, namer) == []
        refused(match, "name 2" if namer != 2 else "name 1", "already-named", "CC-26", seat=namer)
    assert list(match.to_act()) == [1]
    do(match, "name 2")
    assert match.outcome() is not None


@pytest.mark.rule("CC-26")
def test_at_once_a_name_is_secret_until_all_are_given() -> None:
    match, other_world = final(final_vote="at_once"), final(final_vote="at_once")
    events, other_events = do(match, "name 2", 3), do(other_world, "name 4", 3)
    for seat in (0, 1, 2, 4, None):
        assert seen(match, events, seat) == seen(other_world, other_events, seat) == [NamedSecretly(3, None)]
        assert match.view(seat) == other_world.view(seat)
        assert eye(match, seat).named == (False, False, False, True, False)
        assert eye(match, seat).names == (None,) * 5
    assert seen(match, events, 3) == [NamedSecretly(3, 2)]
    assert eye(match, 3).names == (None, None, None, 2, None)


@pytest.mark.rule("CC-26")
def test_at_once_all_names_are_shown_together_with_the_last() -> None:
    match = final(final_vote="at_once")
    for namer in (4, 3, 2, 1):
        do(match, "name 0", namer)
    events = do(match, "name 2", 0)
    for seat in everybody(match):
        told = seen(match, events, seat)
        assert NamedSecretly(0, 2 if seat == 0 else None) == told[0]
        assert told[1] == NamesShown((2, 0, 0, 0, 0))
        assert isinstance(told[2], Ended)
        assert eye(match, seat).names == (2, 0, 0, 0, 0)


# -- plausible names -------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-26b")
def test_as_printed_the_treasure_and_the_designated_player_may_be_named() -> None:
    assert not GAME.options().plausible_names
    match = final()
    assert {"name 0", "name 3"} < set(can(match))


@pytest.mark.rule("CC-26b")
@pytest.mark.parametrize("final_vote", ["in_turn", "at_once"])
def test_with_plausible_names_nobody_names_the_treasure_or_the_designated_player(final_vote: str) -> None:
    match = final(plausible_names=True, final_vote=final_vote)
    allowed = {1: [2, 4], 2: [1, 4], 3: [1, 2, 4], 4: [1, 2], 0: [1, 2, 4]}
    for namer, targets in allowed.items():
        assert can(match, namer) == [f"name {target}" for target in targets]
        for implausible in {0, 3} - {namer}:
            refused(match, f"name {implausible}", "implausible", "CC-26b", seat=namer)
        do(match, f"name {targets[0]}", namer)


@pytest.mark.rule("CC-26b")
def test_with_plausible_names_and_four_players_everybody_still_has_somebody_to_name() -> None:
    match = final("T K F N", target=3, plausible_names=True)
    assert can(match) == ["name 2"]
    do(match, "name 2")
    assert can(match) == ["name 1"]


# -- does the Treasure name? -----------------------------------------------------------------------------------


@pytest.mark.rule("CC-26c")
def test_as_printed_the_treasure_names_last_and_may_win() -> None:
    assert GAME.options().treasure_names
    match = final()
    names(match, 0, 0, 0, 0)
    assert list(match.to_act()) == [0]
    do(match, "name 2")
    assert ended(match) == ("fake-named", (0, 2))


@pytest.mark.rule("CC-26c")
@pytest.mark.parametrize("final_vote", ["in_turn", "at_once"])
@pytest.mark.parametrize("fake_hides", ["off", "plurality"])
def test_without_treasure_names_the_treasure_names_nobody_and_cannot_win(final_vote: str, fake_hides: str) -> None:
    match = final(treasure_names=False, final_vote=final_vote, fake_hides=fake_hides)
    for namer, target in ((1, 2), (2, 1), (3, 2), (4, 2)):
        assert 0 not in match.to_act()
        assert can(match, 0) == []
        refused(match, "name 2", "treasure-silent", "CC-26c", seat=0)
        do(match, f"name {target}", namer)
    assert ended(match)[1] == ((1, 2, 3, 4) if fake_hides == "off" else (1, 3, 4))


# -- who wins --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-27")
def test_whoever_named_the_fake_key_wins_together_with_it() -> None:
    assert GAME.options().fake_hides == "off"
    match = final()
    names(match, 2, 1, 4, 2, 1)
    assert ended(match) == ("fake-named", (1, 2, 4))


@pytest.mark.rule("CC-27")
def test_one_right_name_is_enough_as_printed() -> None:
    match = final()
    names(match, 4, 4, 4, 2, 4)
    assert ended(match) == ("fake-named", (2, 4))


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize(
    ("said", "how", "who"),
    [
        ((2, 1, 2, 1, 2), "fake-caught", (0, 1, 3)),  # three against two
        ((2, 1, 2, 3, 4), "fake-caught", (1, 3)),  # two against one each: strictly more than every other is enough
        ((2, 1, 2, 1, 3), "fake-escaped", (2,)),  # two against two, its own vote among them: a tie
        ((2, 4, 2, 1, 3), "fake-caught", (1, 3)),  # had it voted otherwise
        ((2, 0, 0, 2, 1), "fake-escaped", (2,)),  # a tie with the Treasure, who can be named here,
        ((2, 3, 2, 3, 1), "fake-escaped", (2,)),  # with the designated player,
        ((2, 4, 2, 1, 4), "fake-escaped", (2,)),  # with a Neutral
        ((2, 4, 4, 2, 4), "fake-escaped", (2,)),  # two against three
        ((4, 4, 4, 1, 1), "fake-escaped", (2,)),  # nobody named it
    ],
)
def test_with_plurality_it_is_caught_only_if_it_got_strictly_more_names_than_every_other(
    said: tuple[int, ...], how: str, who: tuple[int, ...]
) -> None:
    match = final(fake_hides="plurality")
    names(match, *said)
    assert ended(match) == (how, who)


@pytest.mark.rule("CC-27")
def test_with_plurality_names_count_alike_when_given_at_once() -> None:
    match = final(fake_hides="plurality", final_vote="at_once")
    for namer, target in ((0, 2), (4, 2), (3, 1), (2, 1), (1, 2)):
        do(match, f"name {target}", namer)
    assert ended(match) == ("fake-caught", (0, 1, 4))


@pytest.mark.rule("CC-27", "CC-33")
def test_with_plurality_names_not_given_count_for_nobody() -> None:
    match = final(fake_hides="plurality")
    time_out(match)
    do(match, "name 1")
    time_out(match)
    do(match, "name 2")
    time_out(match)
    assert ended(match) == ("fake-escaped", (2,))  # one against one


@pytest.mark.rule("CC-27", "CC-33")
def test_with_plurality_a_single_name_catches_it_if_nobody_else_names() -> None:
    match = final(fake_hides="plurality")
    do(match, "name 2")
    for _ in range(4):
        time_out(match)
    assert ended(match) == ("fake-caught", (1,))


# -- nobody wins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize("options", [{}, PLURALITY])
@pytest.mark.parametrize(("centre", "removed"), [("F N", ""), ("N F", ""), ("N N", "F")])
def test_if_no_player_holds_the_fake_key_nobody_wins(options: dict[str, Any], centre: str, removed: str) -> None:
    match = final("T K N N N", centre, removed, **options)
    names(match, 2, 1, 2, 2, 2)
    assert ended(match) == ("fake-not-held", ())
    assert scores(match) == (0, 0, 0, 0, 0)


@pytest.mark.rule("CC-28")
def test_if_nobody_named_the_fake_key_nobody_wins() -> None:
    match = final()
    names(match, 4, 4, 4, 1, 4)
    assert ended(match) == ("fake-unnamed", ())


@pytest.mark.rule("CC-28", "CC-27")
def test_with_plurality_an_unnamed_fake_key_wins_alone() -> None:
    match = final(fake_hides="plurality")
    names(match, 4, 4, 4, 1, 4)
    assert ended(match) == ("fake-escaped", (2,))


@pytest.mark.rule("CC-28")
def test_it_counts_who_holds_the_fake_key_now() -> None:
    match = deal("N T F K N", starter=2)
    turns(match, "swap 0", "pass", "pass", "swap 0")
    designate(match, 4)
    names(match, 0, 2, 0, 2, 2)
    assert ended(match) == ("fake-named", (0, 2, 4))


# -- designated, or named: two ways to win that never meet -----------------------------------------------------


@pytest.mark.rule("CC-29", "CC-24")
@pytest.mark.parametrize("options", [{}, PLURALITY, {"final_vote": "at_once"}])
def test_a_fake_key_designated_for_the_key_leaves_nothing_to_name(options: dict[str, Any]) -> None:
    match = deal("T K F N N", **options)
    designate(match, 2)
    assert ended(match) == ("fake-designated", (2,))
    for seat in range(5):
        assert can(match, seat) == []
        refused(match, "name 2", "over", "CC-26", seat=seat)


@pytest.mark.rule("CC-29", "CC-34a")
def test_a_fake_key_that_a_false_treasure_designated_is_named_like_any_other() -> None:
    match = deal("FT K F N T", "N N")
    designate(match, 2)
    turns(match, "pass", "pass", "pass")
    designate(match, 3)
    names(match, 2, 2, 0, 0, 0)
    assert ended(match) == ("fake-named", (0, 1, 2))


# -- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_at_the_end_every_card_is_shown_to_everybody(target: int) -> None:
    match = deal("T K F N", "N N", removed="N")
    assert all(eye(match, seat).cards is None for seat in everybody(match))
    events = designate(match, target)
    if target == 3:
        assert all(eye(match, seat).cards is None for seat in everybody(match))
        events = names(match, 0, 0, 0, 1)
    shown = CardsShown((T, K, F, N), (N, N), (N,))
    for seat in everybody(match):
        assert eye(match, seat).cards == shown
        last = seen(match, events, seat)[-1]
        assert isinstance(last, Ended)
        assert last.cards == shown


@pytest.mark.rule("CC-30")
def test_cards_are_shown_where_they_lie_at_the_end() -> None:
    match = deal("T N F N", "N K", removed="N N", max_rounds=1)
    turns(match, "pass", "swap 1", "force 0 0", "pass")
    assert eye(match, None).cards == CardsShown((N, K, F, N), (T, N), (N, N))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.parts == ("neutral", "key", "fake-key", "neutral")
