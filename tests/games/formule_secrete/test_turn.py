"""A turn: one roll, at most one card, in either order (FS-05 to FS-07)."""

import pytest

from ludotheque.games.formule_secrete.pieces import CardDrawn, PileReshuffled, Roll, TimedOut
from ludotheque.kernel.pieces import CLOCK, LUCK, Drawn, TimeOut

from .table import at, can, do, empty_pile, eye, lay_out, of, phase, play, plays, refused, told


@pytest.mark.rule("FS-05")
def test_one_die_and_that_many_spaces_inward() -> None:
    match = lay_out(0, 20)
    assert told(do(match, "roll", "4")) == ["dice-thrown 0 4 4 turn", "moved 0 0 4 count"]
    assert at(match) == [4, 20]


@pytest.mark.rule("FS-05")
def test_a_card_may_come_before_the_roll() -> None:
    match = lay_out(0, 20, hands={0: "+3 again out"})
    play(match, "out", on=1)
    assert can(match) == ["roll"], "the roll is compulsory, the card is used"
    do(match, "roll", "2")
    assert match.state.mover == 0, "he skips nobody yet: seat 1 was sidelined, and it is seat 0's turn again"
    assert match.state.turn == 2


@pytest.mark.rule("FS-05")
def test_a_card_may_come_after_the_roll() -> None:
    match = lay_out(0, 20, hands={0: "+3 again out"})
    do(match, "roll", "1")
    assert set(can(match)) >= {"end-turn", "play 0 forward-3 -", "discard 1 roll-again"}
    play(match, "+3")
    assert at(match)[0] == 4
    assert match.state.mover == 1


@pytest.mark.rule("FS-05")
def test_he_may_decline_his_card_but_not_his_roll() -> None:
    match = lay_out(0, 20)
    refused(match, "end-turn", "must-roll", "FS-05")
    do(match, "roll", "1")
    refused(match, "roll", "already-rolled", "FS-05")
    assert do(match, "end-turn") == []
    assert match.state.mover == 1


@pytest.mark.rule("FS-05")
@pytest.mark.rule("FS-07")
def test_one_card_a_turn() -> None:
    match = lay_out(0, 20, hands={0: "+3 +3 again"})
    play(match, "+3", "5")  # a replay space, and its throw
    refused(match, "play 1 forward-3 -", "one-card-a-turn", "FS-05")
    refused(match, "discard 1 forward-3", "one-card-a-turn", "FS-07")


@pytest.mark.rule("FS-05")
def test_a_card_is_used_only_at_rest() -> None:
    match = lay_out(9, 20, hands={0: "+3 +3 again"})
    match.apply(0, Roll())
    refused(match, "play 0 forward-3 -", "not-your-turn", "FS-05", seat=0)
    match.apply(LUCK, Drawn((1,)))
    assert phase(match).value == "challenging"
    refused(match, "play 0 forward-3 -", "wrong-step", "FS-05")
    do(match, "challenge 1", "1 5")
    assert "forward-3 -" in plays(match)


@pytest.mark.rule("FS-06")
def test_the_card_is_drawn_before_the_card_acts() -> None:
    match = lay_out(0, 20, hands={0: "+3 again out"}, pile="guard")
    events = [write_kind(event) for event in play(match, "+3", "1")]
    assert events[:4] == ["CardPlayed", "CardDrawn", "Moved", "DiceThrown"]
    assert [card.value for card in eye(match, 0).hand] == ["prowling-guard", "roll-again", "sidelined"]
    assert [card.value for card in eye(match, None).discards] == ["forward-3"]


def write_kind(event: object) -> str:
    return type(event).__name__


@pytest.mark.rule("FS-06")
def test_when_the_pile_is_empty_the_discards_are_shuffled_with_the_card_just_played() -> None:
    match = lay_out(0, 20, hands={0: "+3 again out"})
    empty_pile(match)
    before = len(match.state.discards)
    events = play(match, "+3", "1")
    assert of(events, PileReshuffled) == [PileReshuffled(before + 1)]
    assert match.state.discards == []
    assert len(match.state.pile) == before
    assert events.index(of(events, PileReshuffled)[0]) < events.index(of(events, CardDrawn)[0])


@pytest.mark.rule("FS-06")
def test_the_last_card_of_the_pile_is_drawn_without_shuffling() -> None:
    match = lay_out(0, 20, hands={0: "+3 again out"})
    empty_pile(match)
    match.state.pile = [match.state.discards.pop()]
    assert of(play(match, "+3", "1"), PileReshuffled) == []
    assert match.state.pile == []


@pytest.mark.rule("FS-06")
@pytest.mark.rule("FS-20")
def test_sidelined_lies_before_its_player_and_is_not_shuffled_in() -> None:
    match = lay_out(0, 20, hands={0: "out again +3"})
    empty_pile(match)
    before = len(match.state.discards)
    assert of(play(match, "out", on=1), PileReshuffled) == [PileReshuffled(before)]
    assert eye(match, None).sidelined == (False, True)


@pytest.mark.rule("FS-07")
def test_he_may_discard_one_card_for_another() -> None:
    match = lay_out(0, 20, hands={0: "1 again out"}, pile="guard")
    assert told(do(match, "discard 0 lab-1")) == ["card-discarded 0 0 lab-1"]
    assert [card.value for card in eye(match, 0).hand] == ["prowling-guard", "roll-again", "sidelined"]
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-07")
def test_only_a_card_that_he_has_can_be_used() -> None:
    match = lay_out(0, 20, hands={0: "1 again out"})
    refused(match, "discard 0 forward-3", "not-in-hand", "FS-07")
    refused(match, "play 2 forward-3 -", "not-in-hand", "FS-05")
    refused(match, "play 2 sidelined -", "needs-a-target", "FS-20")
    refused(match, "play 1 roll-again 1", "has-no-target", "FS-19")
    refused(match, "play 2 sidelined 3", "no-such-seat", None)
    refused(match, "roll", "not-your-turn", "FS-05", seat=1)


@pytest.mark.rule("FS-23")
def test_only_who_draws_a_card_sees_it_and_what_is_played_is_public() -> None:
    match = lay_out(0, 20, hands={0: "1 again out"}, pile="guard")
    played, drawn = do(match, "discard 0 lab-1")
    assert match.redact(drawn, 0) == drawn
    assert match.redact(drawn, 1) == match.redact(drawn, None) == CardDrawn(0, 0, None)
    assert match.redact(played, 1) == played
    assert "prowling-guard" not in str(eye(match, 1).this_turn)


@pytest.mark.rule("FS-05")
@pytest.mark.parametrize(
    ("places", "throws", "done"),
    [((0, 20), ("1",), "roll"), ((9, 20), ("1",), "decline"), ((9, 10, 10), ("1",), "fight")],
)
def test_the_clock_does_the_plainest_thing(places: tuple[int, ...], throws: tuple[str, ...], done: str) -> None:
    match = lay_out(*places)
    if done != "roll":
        do(match, "roll", *throws)
    events = match.apply(CLOCK, TimeOut(0))
    assert events[0] == TimedOut(0)
    now = {"roll": "moving", "decline": "resting", "fight": "battle"}
    assert phase(match).value == now[done]
