"""Trials as the room sees them: cards, people who come, on screen, at the table, by a die (FB-23 to FB-25b)."""

import ast
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.fort_boyard import GAME, rules, trials
from ludotheque.games.fort_boyard.options import Hourglass, Options
from ludotheque.games.fort_boyard.pieces import (
    HandPlays,
    TrialBegan,
    TrialDrawn,
    TrialLost,
    TrialRolled,
    TrialWon,
    Voted,
)
from ludotheque.games.fort_boyard.trials import TRIALS, TrialCard
from ludotheque.games.fort_boyard.trials.battle.pieces import BattleScene
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Pick

from .table import answer, can, do, eye, keys, lay_out, names, of, phase, reach, refused, ring, told

BATTLE = list(TRIALS).index("battle")
TABLE: dict[str, Any] = {"trials": "table"}


def battle(seats: int = 4, **options: Any) -> Match:
    """Seat 0 has drawn the battle."""
    match = lay_out(seats, **options)
    reach(match, 3)
    do(match, "draw-trial", str(BATTLE))
    return match


# -- the card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-23")
def test_the_candidate_draws_one_of_the_trial_cards() -> None:
    match = lay_out()
    reach(match, 3)
    assert match.to_act() == [0]
    do(match, "draw-trial")
    assert match.asks() == Pick(secret=True, among=len(TRIALS))
    assert answer(match, BATTLE) == [TrialDrawn(0, TrialCard("battle"))]
    assert eye(match, 2).card == "battle"


@pytest.mark.rule("FB-23")
def test_the_card_goes_back_and_is_left_out_of_the_next_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "TRIALS", {"battle": TRIALS["battle"], "pincers": None, "catapult": None})
    match = lay_out()
    match.state.last_card = "pincers"
    reach(match, 3)
    do(match, "draw-trial")
    assert match.asks() == Pick(secret=True, among=2)
    answer(match, 0)
    for seat in (1, 2, 3):
        do(match, "leave-to-hand", seat=seat)
    assert match.state.card == "battle"
    while phase(match) == "trial":
        request = match.asks()
        if request is None:
            ring(match)
        else:
            match.apply(LUCK, QuickLuck(1).answer(request))
    assert (match.state.card, match.state.last_card) == ("", "battle")


@pytest.mark.rule("FB-23", "FB-43")
def test_a_candidate_who_does_not_come_has_drawn_nothing_so_the_last_card_is_still_left_out() -> None:
    match = lay_out()
    match.state.last_card = "battle"
    reach(match, 3)
    assert TrialLost(0) in ring(match)
    do(match, "decline")
    reach(match, 3)
    do(match, "draw-trial")
    assert match.asks() == Pick(secret=True, among=len(TRIALS) - 1)
    assert answer(match, BATTLE) != [TrialDrawn(1, TrialCard("battle"))]


@pytest.mark.rule("FB-23", "FB-24")
@pytest.mark.parametrize(("die", "succeeds"), [(1, False), (3, False), (4, True), (6, True)])
def test_in_luck_no_card_is_drawn_and_four_or_more_succeeds(die: int, succeeds: bool) -> None:
    match = lay_out(trials="luck")
    match.state.at[0] = 0
    events = do(match, "roll", "3", str(die))
    assert events[2:4] == [TrialRolled(0, die), TrialWon(0) if succeeds else TrialLost(0)]
    assert of(events, TrialDrawn) == []
    assert keys(match) == ((1, 0) if succeeds else (0, 0))


# -- on screen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-24")
def test_on_screen_is_the_default_and_the_trial_is_judged_by_the_server() -> None:
    match = battle(3)
    assert Options().trials == "screen"
    assert (phase(match), match.to_act()) == ("gathering", [1, 2])
    do(match, "join", seat=2)
    assert of(do(match, "join", seat=1), TrialBegan) == [TrialBegan(0, TrialCard("battle"))]
    do(match, "choose-sign leaf", seat=0)
    events = do(match, "choose-sign well", seat=1)
    assert names(events) == ["sign-chosen", "signs-shown", "trial-won", "keys-won"]
    assert (keys(match), match.to_act()) == ((1, 0), [1])


@pytest.mark.rule("FB-24")
def test_a_lost_trial_on_screen_leads_to_making_up() -> None:
    match = battle(4)
    for seat in (1, 2, 3):
        do(match, "join", seat=seat)
    for foe in (1, 2):
        assert phase(match) == "trial"
        do(match, "choose-sign leaf", seat=0)
        do(match, "choose-sign scissors", seat=foe)
    assert eye(match, None).this_turn[-1] == TrialLost(0)
    assert phase(match) == "making-up"


@pytest.mark.rule("FB-25")
@pytest.mark.parametrize(("seats", "enough"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_enough_against_so_many(seats: int, enough: int) -> None:
    match = battle(seats)
    for seat in range(1, seats):
        do(match, "join", seat=seat)
    assert match.state.scene.cast.enough == enough


@pytest.mark.rule("FB-24a")
@pytest.mark.parametrize(("pace", "until"), [("100", 8_000), ("150", 12_000), ("200", 16_000)])
def test_the_pace_stretches_the_times_of_a_trial_and_no_others(pace: str, until: int) -> None:
    match = battle(3, pace=pace)
    assert match.deadline() == 8_000, "to come together"
    do(match, "join", seat=1)
    do(match, "join", seat=2)
    assert match.deadline() == until


@pytest.mark.rule("FB-24a", "FB-20")
def test_over_days_neither_trials_on_screen_nor_a_clock() -> None:
    for options, rule in (
        (Options(), "FB-24a"),
        (Options(hourglass=Hourglass.ROLLS), "FB-24a"),
        (GAME.preset("quick", 3), "FB-24a"),
        (GAME.preset("as-printed", 3), "FB-20"),
    ):
        with pytest.raises(BadOptions) as no:
            GAME.check_over_days(options)
        assert no.value.rule == rule
    GAME.check_over_days(GAME.preset("by-turns", 3))


@pytest.mark.rule("FB-25a")
def test_an_opponent_who_is_a_program_or_does_not_come_is_played_by_the_servers_hand() -> None:
    match = battle(4)
    assert can(match, 1) == ["join", "leave-to-hand"]
    do(match, "leave-to-hand", seat=2)
    do(match, "join", seat=3)
    assert match.deadline() == 8_000
    assert of(ring(match), HandPlays) == [HandPlays(1)]
    scene = match.state.scene
    assert isinstance(scene, BattleScene)
    assert scene.cast.hands == (1, 2)


@pytest.mark.rule("FB-25a")
def test_only_programs_leave_anything_to_the_server() -> None:
    assert {kind.__name__ for kind in GAME.for_bots} == {"LeaveToHand", "LeaveToLuck", "Abstain", "Recall"}


@pytest.mark.rule("FB-25a")
@pytest.mark.parametrize(("strength", "drawn", "succeeds"), [(35, 34, True), (35, 35, False), (65, 64, True)])
def test_a_program_succeeds_with_its_strength_drawn_once_after_a_short_show(
    strength: int, drawn: int, succeeds: bool
) -> None:
    match = lay_out()
    reach(match, 3)
    assert can(match) == ["draw-trial", "leave-to-luck 35", "leave-to-luck 50", "leave-to-luck 65"]
    refused(match, "leave-to-luck 99", "wrong-step", "FB-25a")
    do(match, f"leave-to-luck {strength}", str(BATTLE))
    assert (phase(match), match.to_act(), match.asks(), match.deadline()) == ("show", [], None, 3_000)
    ring(match)
    assert match.asks() == Pick(secret=True, among=100)
    assert answer(match, drawn)[0] == (TrialWon(0) if succeeds else TrialLost(0))


@pytest.mark.rule("FB-25a")
def test_without_a_clock_there_is_no_show() -> None:
    match = lay_out(hourglass="rolls")
    reach(match, 3)
    do(match, "leave-to-luck 50", str(BATTLE))
    assert match.asks() == Pick(secret=True, among=100)


@pytest.mark.rule("FB-25b")
@pytest.mark.parametrize("card", TRIALS)
def test_a_trial_has_its_figures_in_a_file_and_goes_by_each_of_them(card: str) -> None:
    shared = Path(str(files(trials)))
    folder = shared / card.replace("-", "_")
    named = set(names_in(tomllib.loads((folder / "figures.toml").read_text(encoding="utf-8"))))
    rules = [ast.parse(file.read_text(encoding="utf-8")) for file in (*folder.glob("*.py"), shared / "ambush.py")]
    read = {node.attr for tree in rules for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert named - read == set()


def names_in(table: object) -> Iterator[str]:
    if isinstance(table, list):
        for one in table:
            yield from names_in(one)
    elif isinstance(table, dict):
        for name, inside in table.items():
            if not name.isdigit():  # a number of players
                yield name
            yield from names_in(inside)


# -- at the table ------------------------------------------------------------------------------------------------


def on_the_table(seats: int = 4, **options: Any) -> Match:
    match = lay_out(seats, **TABLE, **options)
    reach(match, 3)
    do(match, "draw-trial", str(BATTLE))
    return match


@pytest.mark.rule("FB-24")
def test_at_the_table_everybody_but_the_candidate_votes() -> None:
    match = on_the_table()
    assert (phase(match), match.to_act()) == ("judging", [1, 2, 3])
    assert can(match, 1) == ["vote success", "vote failure", "abstain"]
    refused(match, "vote success", "not-your-turn", "FB-24", seat=0)
    assert told(do(match, "vote success", seat=2)) == ["voted 2 success"]
    refused(match, "vote failure", "not-your-turn", "FB-24", seat=2)


@pytest.mark.rule("FB-24")
@pytest.mark.parametrize(
    ("votes", "succeeds"),
    [
        (("success", "success", "failure"), True),
        (("failure", "success", "failure"), False),
        (("failure", "success", ""), True),
        (("", "failure", ""), False),
        (("", "", ""), True),
    ],
)
def test_the_majority_wins_a_tie_is_a_success_and_so_is_no_vote(votes: tuple[str, ...], succeeds: bool) -> None:
    match = on_the_table()
    for seat, vote in enumerate(votes, 1):
        if phase(match) == "judging":  # else those before him have decided it
            do(match, f"vote {vote}" if vote else "abstain", seat=seat)
    if phase(match) == "judging":
        ring(match)
    assert (sum(keys(match)) == 1) is succeeds


@pytest.mark.rule("FB-24")
def test_the_sand_runs_and_then_there_are_fifteen_seconds_to_vote() -> None:
    match = on_the_table(sand="30")
    assert match.deadline() == 45_000
    assert of(do(match, "vote failure", seat=1, at=12_000), Voted) != []
    assert match.deadline() == 45_000, "one vote cuts nothing short"
    assert TrialLost(0) in ring(match)


@pytest.mark.rule("FB-24")
@pytest.mark.parametrize(
    ("votes", "after"),
    [
        (("success", "success", "success", "failure", "failure"), 3),
        (("failure", "failure", "success", "success", "failure"), 5),
        (("failure", "failure", "failure", "success", "success"), 3),
        (("abstain", "success", "success", "failure", "failure"), 3),
        (("abstain", "abstain", "abstain", "abstain", "failure"), 5),
    ],
)
def test_votes_are_counted_as_soon_as_nobody_can_change_them(votes: tuple[str, ...], after: int) -> None:
    match = on_the_table(6)
    for number, vote in enumerate(votes[:after], 1):
        assert phase(match) == "judging", number
        do(match, vote if vote == "abstain" else f"vote {vote}", seat=number)
    assert phase(match) != "judging"


@pytest.mark.rule("FB-24")
def test_two_noes_can_still_become_a_tie_and_that_is_a_success() -> None:
    match = on_the_table(5)
    for seat, vote in enumerate(("failure", "failure", "success"), 1):
        do(match, f"vote {vote}", seat=seat)
        assert phase(match) == "judging"
    assert TrialWon(0) in do(match, "vote success", seat=4)


@pytest.mark.rule("FB-24")
def test_when_nobody_votes_in_time_it_is_a_success() -> None:
    match = on_the_table()
    assert TrialWon(0) in ring(match)


@pytest.mark.rule("FB-24")
@pytest.mark.parametrize("seats", [3, 6])
def test_where_only_programs_could_vote_the_sand_runs_its_time_and_then_it_is_a_success(seats: int) -> None:
    match = on_the_table(seats, sand="30")
    for seat in range(1, seats):
        assert TrialWon(0) not in do(match, "abstain", seat=seat, at=1_000)
    assert (phase(match), match.to_act(), match.asks()) == ("judging", [], None)
    assert match.deadline() == eye(match, None).until == 30_000, "nobody needs fifteen seconds to vote"
    assert TrialWon(0) in ring(match)


@pytest.mark.rule("FB-24")
def test_where_the_last_who_could_vote_is_left_to_a_program_after_the_sand_it_is_over_at_once() -> None:
    match = on_the_table(3, sand="30")
    do(match, "abstain", seat=1)
    do(match, "abstain", seat=2, at=40_000)
    assert match.deadline() == 40_000
    assert TrialWon(0) in ring(match)


@pytest.mark.rule("FB-24")
def test_where_no_clock_runs_and_only_programs_could_vote_nothing_is_waited_for() -> None:
    match = on_the_table(3, hourglass="rolls")
    do(match, "abstain", seat=1)
    assert TrialWon(0) in do(match, "abstain", seat=2)


@pytest.mark.rule("FB-24")
def test_a_person_among_programs_votes_alone_and_that_ends_it() -> None:
    match = on_the_table(4)
    do(match, "abstain", seat=1)
    do(match, "abstain", seat=3)
    assert (phase(match), match.to_act(), match.deadline()) == ("judging", [2], 75_000)
    assert TrialLost(0) in do(match, "vote failure", seat=2)


@pytest.mark.rule("FB-24")
def test_with_three_seats_one_vote_for_success_ends_it_since_a_tie_is_a_success() -> None:
    match = on_the_table(3)
    assert TrialWon(0) in do(match, "vote success", seat=1)
    match = on_the_table(3)
    do(match, "vote failure", seat=1)
    assert phase(match) == "judging"


@pytest.mark.rule("FB-24")
def test_over_days_votes_are_waited_for() -> None:
    match = on_the_table(hourglass="rolls")
    assert match.deadline() is None
