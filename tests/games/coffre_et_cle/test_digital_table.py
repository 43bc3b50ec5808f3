"""What a digital table must keep: one's card, one's notes, the locks, the log; and nothing else."""

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import Note, NoteKind, View

from .table import F, K, N, T, cards, deal, designate, do, everybody, eye, turns

SAW, GAVE = NoteKind.SAW, NoteKind.GAVE


@pytest.mark.rule("CC-04", "CC-08", "CC-09")
def test_a_player_sees_his_own_card_at_all_times() -> None:
    match = deal("K T F N", "N N")
    for step in ("swap 0", "end-turn", "force 3 0", "end-turn", "pass", "end-turn", "swap 1", "end-turn", "pass"):
        do(match, step)
        held = cards(match).split(" / ")[0].split()
        shown = [eye(match, seat).card for seat in range(4)]
        assert shown == [{"K": K, "T": T, "F": F, "N": N}[letter] for letter in held]
        assert eye(match, None).card is None


@pytest.mark.rule("CC-07", "CC-08")
def test_notes_keep_what_one_saw_and_what_one_gave_with_place_and_turn() -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0", "pass", "pass", "pass", "swap 1")
    assert eye(match, 0).notes == (Note(SAW, 0, 0, K, stale=False), Note(GAVE, 4, 1, N, stale=False))


@pytest.mark.rule("CC-09")
def test_a_forced_player_s_notes_keep_the_card_that_he_gave() -> None:
    match = deal("N K F T", "N N")
    turns(match, "force 1 1")
    assert eye(match, 1).notes == (Note(GAVE, 0, 1, K, stale=False),)


@pytest.mark.rule("CC-08", "CC-09")
@pytest.mark.parametrize(
    ("change", "stale"), [("swap 0", True), ("force 3 0", True), ("swap 1", False), ("pass", False)]
)
def test_a_note_is_marked_stale_once_its_place_has_changed(change: str, stale: bool) -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0", change)
    assert eye(match, 0).notes == (Note(SAW, 0, 0, K, stale=stale),)


@pytest.mark.rule("CC-07", "CC-09")
def test_a_stale_note_stays_stale_even_if_the_same_card_comes_back() -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0", "force 3 0", "force 3 0")
    assert eye(match, 0).notes == (Note(SAW, 0, 0, K, stale=True),)


@pytest.mark.rule("CC-08")
def test_a_note_of_a_card_given_up_is_stale_once_somebody_takes_it() -> None:
    match = deal("T N F N", "K N")
    turns(match, "swap 0")
    assert not eye(match, 0).notes[0].stale
    do(match, "swap 0")
    assert eye(match, 0).notes == (Note(GAVE, 0, 0, T, stale=True),)


@pytest.mark.rule("CC-07", "CC-08", "CC-09")
def test_without_notes_each_is_shown_until_its_turn_ends() -> None:
    assert GAME.options().notes
    match = deal("N T F N", "K N", notes=False)
    do(match, "observe 0")
    assert eye(match, 0).notes == (Note(SAW, 0, 0, K, stale=False),)
    do(match, "end-turn")
    assert eye(match, 0).notes == ()
    do(match, "swap 1")
    assert eye(match, 1).notes == (Note(GAVE, 1, 1, T, stale=False),)
    do(match, "end-turn")
    assert eye(match, 1).notes == ()
    do(match, "force 3 0")
    assert eye(match, 3).notes == (Note(GAVE, 2, 0, N, stale=False),)
    do(match, "end-turn")
    assert eye(match, 3).notes == ()


@pytest.mark.rule("CC-21", "CC-25")
def test_without_notes_a_designation_ends_the_turn_and_its_notes_with_it() -> None:
    match = deal("T K F N", "N N", notes=False)
    do(match, "observe 0")
    do(match, "designate 3")
    assert eye(match, 0).notes == ()


@pytest.mark.rule("CC-07")
def test_notes_are_one_s_own() -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0", "swap 1", "force 3 0")
    assert [len(eye(match, seat).notes) for seat in everybody(match)] == [1, 1, 0, 1, 0]


@pytest.mark.rule("CC-09")
def test_a_forced_player_sees_at_once_by_whom_until_he_has_ended_his_turn() -> None:
    match = deal("N T F N", "K N", starter=3)
    do(match, "force 1 0")
    assert [eye(match, seat).forced_by for seat in everybody(match)] == [None, 3, None, None, None]
    assert eye(match, 1).card == K
    do(match, "end-turn")
    turns(match, "pass")
    do(match, "pass")
    assert eye(match, 1).forced_by == 3
    do(match, "end-turn")
    assert eye(match, 1).forced_by is None


@pytest.mark.rule("CC-09")
def test_the_last_who_forced_is_the_one_who_is_shown() -> None:
    match = deal("N T F N", "K N")
    turns(match, "force 3 0", "force 3 1")
    assert eye(match, 3).forced_by == 1


@pytest.mark.rule("CC-07", "CC-08", "CC-09", "CC-10", "CC-20", "CC-21")
def test_the_log_of_public_actions_and_claims_is_the_same_for_everybody() -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0")
    do(match, "claim saw 0 0 key", 0)
    do(match, "pass")
    do(match, "designate 0")
    logs = {(eye(match, seat).done, eye(match, seat).claims) for seat in everybody(match)}
    assert len(logs) == 1
    done, claims = logs.pop()
    assert [(entry.turn, entry.seat) for entry in done] == [(0, 0), (1, 1), (1, 1)]
    assert [(spoken.turn, spoken.seat, spoken.after) for spoken in claims] == [(1, 0, 1)]


@pytest.mark.rule("CC-04", "CC-30")
def test_a_spectator_sees_the_same_without_any_card() -> None:
    match = deal("N T F N", "K N")
    turns(match, "observe 0", "swap 1", "force 3 0")
    do(match, "claim dealt key", 2)
    spectator = eye(match, None)
    assert (spectator.card, spectator.notes, spectator.forced_by, spectator.snared, spectator.cards) == (
        *(None, (), None, False, None),
    )
    own = {"seat", "card", "forced_by", "snared", "notes", "claims_left"}
    for seat in range(4):
        for name in set(View.__struct_fields__) - own:
            assert getattr(eye(match, seat), name) == getattr(spectator, name)


@pytest.mark.rule("CC-25", "CC-30")
def test_nobody_sees_a_card_that_is_not_his_before_the_end() -> None:
    match, other_world = deal("N T F N", "K N"), deal("N T N F", "N K")
    for step in ("pass", "end-turn", "pass", "designate 0", "name 1"):
        do(match, step)
        do(other_world, step)
        for seat in (0, 1, None):
            assert match.view(seat) == other_world.view(seat)
    done = deal("N T F K")
    turns(done, "pass")
    designate(done, 3)
    assert eye(done, None).cards is not None
