"""Talk and claims: CC-19, CC-20."""

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import Claim, Claimed, Dealt, Said, Spoken
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import write

from .table import can, cards, deal, designate, do, everybody, eye, refused, seen, sit, time_out, turns

EVERY_SENTENCE = [
    "dealt key",
    "dealt key,treasure,fake-key,neutral",
    "hold 0 neutral",
    "hold 3 key,fake-key",
    "saw 0 0 key",
    "saw 1 0 treasure,neutral",
    "gave 0 0 fake-key",
    "gave 1 0 neutral",
    *(f"suspect 2 {card} {sure}" for card in Said for sure in ("low", "mid", "high")),
    "intend designate 2",
    "intend spare 1",
    "intend force 3",
    "intend swap 1",
    *(f"ask 2 {topic}" for topic in ("dealt", "hold", "saw")),
    *(f"request 2 {deed} 1" for deed in ("designate", "spare", "force", "swap", "observe", "name")),
    "request 2 pass -",
    "agree 0",
    "dispute 0",
    "retract 0",
]

MALFORMED = [
    ("dealt -", "malformed"),  # no card at all
    ("dealt joker", "malformed"),
    ("dealt trap", "malformed"),  # an advanced card is spoken of as Neutral
    ("dealt key,key", "bad-claim"),  # none twice,
    ("dealt treasure,key", "bad-claim"),  # and one order only
    ("hold 4 key", "bad-claim"),  # nobody sits there
    ("hold 0 neutral,key", "bad-claim"),
    ("saw 2 0 key", "malformed"),  # no such place
    ("saw 0 1 key", "no-such-turn"),  # not yet
    ("saw 0 -1 key", "malformed"),
    ("saw 0 0 key,key", "bad-claim"),
    ("gave 0 1 key", "no-such-turn"),
    ("gave 0 0 neutral,treasure", "bad-claim"),
    ("suspect 4 key low", "bad-claim"),
    ("suspect 2 key,treasure low", "malformed"),  # one card
    ("suspect 2 key perhaps", "malformed"),
    ("intend designate 4", "bad-claim"),
    ("intend spare 4", "bad-claim"),
    ("intend force 4", "bad-claim"),
    ("intend swap 2", "bad-claim"),  # a place, not a seat
    ("intend observe 0", "malformed"),
    ("intend swap -", "malformed"),
    ("ask 4 hold", "bad-claim"),
    ("ask 2 gave", "malformed"),
    ("request 4 pass -", "bad-claim"),
    ("request 2 pass 1", "bad-claim"),  # a pass has no target,
    ("request 2 name -", "bad-claim"),  # all else has one
    ("request 2 designate 4", "bad-claim"),
    ("request 2 spare -", "bad-claim"),
    ("request 2 force 4", "bad-claim"),
    ("request 2 swap 2", "bad-claim"),
    ("request 2 observe 2", "bad-claim"),
    ("request 2 observe -", "bad-claim"),
    ("request 2 name 4", "bad-claim"),
    ("request 2 dance 1", "malformed"),
    ("agree 1", "no-such-claim"),
    ("agree -1", "malformed"),
    ("dispute 1", "no-such-claim"),
    ("retract 1", "no-such-claim"),
    ("sing 1", "malformed"),
]


def say(match: Match, seat: int, sentence: str) -> None:
    do(match, f"claim {sentence}", seat)


def spoken_to_the_limit(match: Match) -> None:
    for _ in range(3):
        say(match, 2, "dealt neutral")
    refused(match, "claim dealt neutral", "talked-enough", "CC-20", seat=2)


# -- talk is free and changes nothing --------------------------------------------------------------------------


@pytest.mark.rule("CC-19")
def test_anybody_may_talk_at_any_time_of_a_deal() -> None:
    match = deal("T K F N")
    for step in ("pass", "designate 3", "name 0", "name 0", "name 0"):
        for seat in range(4):
            say(match, seat, "hold 0 treasure")
        do(match, step)
    for seat in range(4):
        say(match, seat, "hold 0 treasure")
    assert [spoken.seat for spoken in eye(match, None).claims] == [0, 1, 2, 3] * 6


@pytest.mark.rule("CC-19")
def test_lying_is_allowed() -> None:
    match = deal("T K F N")
    say(match, 2, "dealt key")
    say(match, 2, "saw 0 0 treasure")
    assert len(eye(match, 1).claims) == 2


@pytest.mark.rule("CC-19")
def test_talk_changes_nothing_in_the_game() -> None:
    silent, loud = deal("T K F N"), deal("T K F N")
    for step in ("observe 0", "end-turn", "swap 1", "end-turn", "pass"):
        for seat in range(4):
            say(loud, seat, "dealt key")
        do(silent, step)
        do(loud, step)
        assert cards(silent) == cards(loud)
        assert silent.to_act() == loud.to_act()
        for seat in range(4):
            assert silent.legal(seat) == loud.legal(seat)
            assert (eye(silent, seat).notes, eye(silent, seat).locked) == (
                eye(loud, seat).notes,
                eye(loud, seat).locked,
            )


@pytest.mark.rule("CC-19")
def test_final_talk_is_on_as_printed() -> None:
    assert GAME.options().final_talk
    match = deal("T K F N")
    designate(match, 3)
    assert [eye(match, seat).claims_left for seat in range(4)] == [3] * 4
    assert all(match.open_ended(seat) for seat in range(4))


@pytest.mark.rule("CC-19")
@pytest.mark.parametrize("final_vote", ["in_turn", "at_once"])
def test_without_final_talk_claims_are_closed_from_the_designation_to_the_end(final_vote: str) -> None:
    match = deal("T K F N", final_talk=False, final_vote=final_vote)
    do(match, "pass")
    assert [eye(match, seat).claims_left for seat in range(4)] == [3] * 4
    assert match.open_ended(3) != []
    say(match, 3, "dealt neutral")
    do(match, "designate 3")
    for seat in range(4):
        refused(match, "claim dealt key", "talk-closed", "CC-19", seat=seat)
        assert eye(match, seat).claims_left == 0
        assert match.open_ended(seat) == []
    for namer, target in ((1, 0), (2, 0), (3, 0), (0, 1)):
        do(match, f"name {target}", namer)
        rule = "CC-19" if match.outcome() is None else "CC-20"
        for seat in range(4):
            refused(match, "claim dealt key", "talk-closed", rule, seat)


@pytest.mark.rule("CC-19", "CC-34a")
def test_without_final_talk_a_false_designation_does_not_close_the_talk() -> None:
    match = deal("FT K F N", "T N", final_talk=False)
    designate(match, 3)
    say(match, 3, "dealt neutral")


@pytest.mark.rule("CC-20")
def test_no_claim_is_made_before_the_deal_or_after_the_end() -> None:
    refused(sit(4, starter=0), "claim dealt key", "talk-closed", "CC-20", seat=0)
    match = deal("T K F N")
    designate(match, 1)
    refused(match, "claim dealt key", "talk-closed", "CC-20", seat=0)
    assert [match.open_ended(seat) for seat in range(4)] == [[]] * 4


# -- sentences -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("sentence", EVERY_SENTENCE)
def test_every_kind_of_claim_is_in_the_log_and_in_everyone_s_view(sentence: str) -> None:
    match = deal("T K F N")
    say(match, 1, "dealt neutral")
    say(match, 1, sentence)
    for seat in everybody(match):
        first, second = eye(match, seat).claims
        assert first == Spoken(0, 1, 0, 0, Dealt((Said.NEUTRAL,)))
        assert (second.number, second.seat, second.turn, second.after) == (1, 1, 0, 0)
        assert write(second.says) == sentence


@pytest.mark.rule("CC-20")
def test_everybody_hears_who_said_what() -> None:
    match = deal("T K F N")
    events = do(match, "claim dealt key", 2)
    for seat in everybody(match):
        assert seen(match, events, seat) == [Claimed(0, 2, Dealt((Said.KEY,)))]


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize(("sentence", "code"), MALFORMED)
def test_a_malformed_claim_is_refused(sentence: str, code: str) -> None:
    match = deal("T K F N")
    say(match, 2, "dealt neutral")
    refused(match, f"claim {sentence}", code, None if code == "malformed" else "CC-20", seat=2)
    assert len(eye(match, 2).claims) == 1
    assert eye(match, 2).claims_left == 2


@pytest.mark.rule("CC-20")
def test_a_claim_of_no_card_at_all_is_refused() -> None:
    match = deal("T K F N")
    with pytest.raises(IllegalAction, match="bad-claim"):
        match.apply(2, Claim(Dealt(())))


@pytest.mark.rule("CC-20")
def test_a_claim_may_speak_of_any_turn_so_far() -> None:
    match = deal("T K F N")
    turns(match, "observe 0", "pass")
    for turn in range(3):
        say(match, 0, f"saw 1 {turn} key")
    refused(match, "claim gave 1 3 key", "no-such-turn", "CC-20", seat=1)
    assert eye(match, 3).claims[0].turn == 2
    assert eye(match, 3).claims[0].after == 2


@pytest.mark.rule("CC-20")
def test_only_one_s_own_claim_can_be_retracted() -> None:
    match = deal("T K F N")
    say(match, 2, "dealt neutral")
    refused(match, "claim retract 0", "not-your-claim", "CC-20", seat=1)
    say(match, 1, "dispute 0")
    say(match, 1, "agree 0")
    say(match, 2, "retract 0")


@pytest.mark.rule("CC-20")
def test_centre_place_0_is_the_same_for_everybody() -> None:
    match = deal("T N F N", "K N")
    turns(match, "observe 0", "observe 0", "observe 0", "observe 0")
    assert [(eye(match, seat).notes[0].place, eye(match, seat).notes[0].card) for seat in range(4)] == [(0, "key")] * 4


# -- at most three between two actions -------------------------------------------------------------------------


@pytest.mark.rule("CC-20")
def test_at_most_three_claims_a_seat_between_two_actions() -> None:
    match = deal("T K F N")
    spoken_to_the_limit(match)
    assert eye(match, 2).claims_left == 0
    assert match.open_ended(2) == []


@pytest.mark.rule("CC-20")
def test_each_seat_has_its_own_three_and_sees_how_many_are_left() -> None:
    match = deal("T K F N")
    assert [eye(match, seat).claims_left for seat in everybody(match)] == [3, 3, 3, 3, 0]
    spoken_to_the_limit(match)
    say(match, 1, "dealt key")
    assert [eye(match, seat).claims_left for seat in everybody(match)] == [3, 2, 0, 3, 0]
    assert match.open_ended(1)[0].limits["left"] == 2
    say(match, 1, "dealt key")
    assert match.open_ended(1)[0].limits["left"] == 1


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("action", ["observe 0", "swap 1", "force 2 0", "pass"])
def test_every_action_opens_three_new_claims(action: str) -> None:
    match = deal("T K F N")
    spoken_to_the_limit(match)
    do(match, action)
    spoken_to_the_limit(match)


@pytest.mark.rule("CC-20")
def test_the_end_of_a_turn_a_designation_and_a_name_open_three_new_claims_too() -> None:
    match = deal("T K F N", starter=3)
    for step in ("pass", "end-turn", "pass", "designate 3", "name 3", "name 3"):
        spoken_to_the_limit(match)
        do(match, step)
    spoken_to_the_limit(match)
    time_out(match)
    spoken_to_the_limit(match)


@pytest.mark.rule("CC-20")
def test_a_refused_action_opens_no_new_claims() -> None:
    match = deal("T K F N")
    spoken_to_the_limit(match)
    refused(match, "force 0 0", "force-self", "CC-11")
    refused(match, "claim dealt neutral", "talked-enough", "CC-20", seat=2)


@pytest.mark.rule("CC-20")
def test_claims_are_open_ended_and_never_among_the_listed_actions() -> None:
    match = deal("T K F N")
    say(match, 0, "dealt neutral")
    assert not any(action.startswith("claim") for seat in range(4) for action in can(match, seat))
    opening = match.open_ended(1)[0]
    assert (opening.do, opening.limits) == ("claim", {"left": 3, "seats": 4, "turn": 0, "claims": 1})
