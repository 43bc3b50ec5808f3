"""The bots play every table, from what their seat was shown alone, and play it well; one of them forgets."""

import ast
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle import bots as bots_module
from ludotheque.games.casse_du_siecle.belief import FACE_DOWN, Belief, likely_manner
from ludotheque.games.casse_du_siecle.bots import BOTS, RegularBot
from ludotheque.games.casse_du_siecle.memory import Memory
from ludotheque.games.casse_du_siecle.options import Options, SafeMemory, Stakes, presets
from ludotheque.games.casse_du_siecle.pieces import (
    GEARS,
    KEY_NUMBER,
    KEYS,
    PLACES,
    Dial,
    Ending,
    Finish,
    Keep,
    Key,
    Level,
    Look,
    Phase,
    Pick,
    PutBack,
    Take,
    TakeDoor,
    View,
)
from ludotheque.games.casse_du_siecle.rules import LOCKS, NONE
from ludotheque.games.casse_du_siecle.state import Pile, State
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK, Action, MatchView
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play
from ludotheque.lab.simulate import simulate

from .table import do, lay_out

ROOM = Path(bots_module.__file__).parent
AT_ONCE = 1e-9  # a half-life after which nothing is left


def played(options: Options, seats: int, seed: int, make: Callable[[], Bot]) -> Played:
    players = {seat: make() for seat in range(seats)}
    return play(Match(GAME, options, seats), players, QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots"))


# -- every table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("level", BOTS)
def test_every_level_opens_the_safe_in_every_preset_with_any_number_of_seats(
    level: str, preset: str, seats: int
) -> None:
    assert played(GAME.preset(preset, seats), seats, 1, BOTS[level]).outcome.how == Ending.SAFE_OPENED


@settings(deadline=None, max_examples=15)
@given(
    st.builds(
        Options,
        safe_memory=st.sampled_from(SafeMemory),
        master_keys=st.booleans(),
        changing_keys=st.booleans(),
        own_doors=st.booleans(),
        hidden_keys=st.booleans(),
        keys_in_hand=st.booleans(),
        long_combination=st.booleans(),
        stakes=st.sampled_from(Stakes),
        match=st.booleans(),
        max_rounds=st.integers(1, 6),
    ),
    st.integers(2, 6),
    st.integers(0, 10**6),
)
def test_regular_plays_every_option_set(options: Options, seats: int, seed: int) -> None:
    levels: list[Callable[[], Bot]] = [*BOTS.values(), bots.RandomBot]
    seated = iter(levels[(seat + seed) % len(levels)] for seat in range(seats))
    played(options, seats, seed, lambda: next(seated)())


# -- from what their seat was shown alone ----------------------------------------------------------------------


class Twin(Bot):
    """Plays as a bot does that sits there all game; one that is called anew each time, and shown a copy that came as
    text, must do the same."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.one = BOTS[level]()

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        seed = luck.below(1 << 30)
        chosen = self.one.choose(view, legal, QuickLuck(seed))
        copy = replace(view, table=msgspec.json.decode(encode(view.table), type=View))
        assert BOTS[self.level]().choose(copy, legal, QuickLuck(seed)) == chosen
        return chosen


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_called_anew_for_every_move_plays_the_same_game(level: str) -> None:
    strict = Options(safe_memory=SafeMemory.STRICT, hidden_keys=True, keys_in_hand=True, max_rounds=15)
    for options in (GAME.preset("master_keys", 3), strict):
        played(options, 3, 2, lambda: Twin(level))


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("memory", SafeMemory)
def test_in_another_world_that_looks_the_same_a_bot_does_the_same(preset: str, memory: SafeMemory) -> None:
    match = Match(GAME, replace(GAME.preset(preset, 3), safe_memory=memory, max_rounds=6), 3)
    luck = QuickLuck(5)
    bot = RegularBot()
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
            continue
        seat = match.to_act()[0]
        other = match.resample(seat, luck)
        seed = luck.below(1 << 30)
        chosen = bots.move(match, seat, bot, QuickLuck(seed))
        assert bots.move(other, seat, bot, QuickLuck(seed)) == chosen
        match.apply(seat, chosen)


@pytest.mark.parametrize("module", ["belief.py", "bots.py", "memory.py", "plan.py"])
def test_no_module_of_the_bots_reads_a_state(module: str) -> None:
    phases = {phase.name for phase in Phase}
    nouns = {"pieces", "options", "rules", "belief", "memory", "plan"}
    for node in ast.walk(ast.parse((ROOM / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = {alias.name for alias in node.names}
            assert node.module in nouns or (node.module == "state" and names <= phases)
        assert not (isinstance(node, ast.Attribute) and node.attr == "state")


# -- small positions -------------------------------------------------------------------------------------------


def keys(text: str) -> list[int]:
    return [KEY_NUMBER[Key(key)] for key in text.split()]


def named(text: str) -> tuple[Key, ...]:
    return tuple(Key(key) for key in text.split())


def table(options: Options, doors: dict[int, str], bunches: list[str], seats: int = 3) -> Match:
    """Keys on doors (both counted from 0), keys in the first bunches; the others as luck has it, last places empty.
    Seat 0 is to take a bunch."""
    match = Match(GAME, replace(options, starter=0), seats)
    while (request := match.asks()) is not None:
        match.apply(LUCK, QuickLuck(1).answer(request))
    state: State = match.state
    laid = {door: keys(text) for door, text in doors.items()}
    wanted = [keys(text) for text in bunches]
    rest = list(range(len(KEYS))) * 2
    for key in [key for group in (*laid.values(), *wanted) for key in group]:
        rest.remove(key)
    rest = [rest[index] for index in QuickLuck(7).shuffle(len(rest))]
    stacked = wanted + [rest[at : at + 4] for at in range(0, len(rest), 4)]
    state.bunches = [[Pile(NONE, 0, sorted(stack), 0)] for stack in stacked]
    state.bunches += [[] for _ in range(PLACES - len(stacked))]
    for door, on_it in laid.items():
        for key in on_it:
            state.locks[door * LOCKS + key % LOCKS] = key
    return match


def mine(match: Match, place: int, cannot: int = 0, seat: int = 0) -> None:
    """This seat put that bunch there."""
    pile = match.state.bunches[place][0]
    match.state.bunches[place] = [Pile(seat, 0, pile.keys, cannot)]


def hold(match: Match, text: str) -> None:
    """Seat 0 took these keys; a bunch had just them."""
    match.state.bunches[0] = []
    match.state.hands[0] = sorted(keys(text))
    match.state.phase = Phase.LAYING


def move(match: Match, bot: Bot | None = None, seed: int = 1) -> Action:
    return bots.move(match, match.to_act()[0], bot or RegularBot(), QuickLuck(seed))


def test_it_takes_the_bunch_where_it_has_put_the_key_that_is_wanted() -> None:
    match = table(Options(), {0: "1C 2O 3D"}, ["5C 5O 6D 6E", "4E 5C 5O 6D"])
    mine(match, 0)
    mine(match, 1)
    assert {move(match, seed=seed) for seed in range(20)} == {Take(1)}


def test_it_does_not_look_for_a_key_where_somebody_would_have_had_to_lay_it() -> None:
    match = table(Options(), {0: "1C 2O 3D"}, ["5C 5O 6D 6E"] * 2 + ["1C 1O 2C 2D"])
    cannot = 1 << KEY_NUMBER[Key("4E")]
    for place in range(11):
        if place != 6 and match.state.bunches[place]:
            mine(match, place, cannot, seat=1)
    assert {move(match, seed=seed) for seed in range(20)} == {Take(6)}


def test_without_a_hint_of_what_they_hold_all_bunches_are_alike() -> None:
    match = table(Options(), {}, [])
    assert len({move(match, seed=seed) for seed in range(60)}) > 6


def test_it_lays_so_that_a_door_is_opened() -> None:
    """3D and 3E would fit on many doors, but on door 0 they are the last two of the threes."""
    match = table(Options(master_keys=True), {0: "3C 3O", 1: "2C"}, ["3D 3E 5C 6O"])
    hold(match, "3D 3E 5C 6O")
    while match.state.phase is Phase.LAYING:
        match.apply(0, move(match))
    assert match.state.opened == [0]


def test_it_changes_a_key_where_that_opens_a_door() -> None:
    """Door 2 has three threes; the code is 3C 4O 5D 6E."""
    match = table(Options(master_keys=True), {2: "3C 3O 3D"}, ["4O 5D 6E 1C"])
    hold(match, "4O 5D 6E 1C")
    done: list[Action] = []
    while match.state.phase is Phase.LAYING:
        done.append(move(match))
        match.apply(0, done[-1])
    assert Finish(2, named("4O 5D 6E")) in done


def test_it_steals_a_door_that_it_can_finish() -> None:
    match = table(Options(own_doors=True), {1: "2C 3O 4D"}, ["5E 6C 6O 6D"])
    hold(match, "5E 6C 6O 6D")
    assert move(match) == Finish(1, named("5E"))


def test_it_keeps_the_keys_that_its_doors_want() -> None:
    """Door 0 was just opened and will be empty: it wants 1C 2O 3D 4E again. Seat 0 has door 3, too: 4C 5O 6D 1E."""
    match = table(Options(own_doors=True, keys_in_hand=True), {0: "1C 2O 3D 4E"}, ["1C 2O 2C 3C"])
    hold(match, "1C 2O 2C 3C")
    match.state.opened = [0]
    chosen = move(match)
    assert isinstance(chosen, Keep)
    assert {Key("1C"), Key("2O")} <= set(chosen.keys)


def test_keys_that_open_a_door_together_are_put_back_together() -> None:
    """Two keys go onto the incomplete bunch, two onto a new one; door 2 wants 3C 4O."""
    match = table(Options(), {2: "5D 6E", 0: "1C", 1: "2C"}, ["3C 4O 1C 2C"])
    hold(match, "1C 2C 3C 4O")
    match.state.phase = Phase.PUTTING_BACK
    match.state.aside, match.state.hands[0] = match.state.hands[0], []
    half = match.state.bunches[4][0]
    match.state.bunches[4] = [Pile(NONE, 0, half.keys[:2], 0)]
    assert move(match) in (PutBack(named("3C 4O")), PutBack(named("1C 2C")))


def test_it_shuffles_bunches_that_others_know_rather_than_its_own() -> None:
    match = table(Options(), {0: "1C 2O 3D 4E"}, [])
    match.state.opened = [0]
    match.state.phase = Phase.PICKING
    for place in (0, 1, 2):
        mine(match, place)
    for place in (4, 7):
        mine(match, place, seat=1)
    assert move(match) == Pick(4, 7)


def test_a_spare_door_is_taken_where_it_holds_most_keys() -> None:
    match = table(Options(own_doors=True), {}, ["5C 6O 1D 2E"], seats=4)
    mine(match, 0)
    match.state.phase = Phase.TAKING_DOOR
    assert move(match) == TakeDoor(4)


# -- the safe --------------------------------------------------------------------------------------------------


def looking(options: Options, seen: list[int]) -> Match:
    """Seat 0 has opened a door, and has seen these gears."""
    match = table(options, {0: "1C 2O 3D 4E"}, [])
    match.state.opened = [0]
    match.state.phase = Phase.LOOKING
    match.state.looker = 0
    for gear in seen:
        match.state.seen[gear] |= 1
    return match


def test_it_looks_at_a_gear_that_it_has_not_seen() -> None:
    match = looking(Options(), [0, 2, 3])
    assert {move(match, seed=seed) for seed in range(20)} == {Look(1, Level.LOWER)}


def test_a_gear_that_it_has_never_seen_comes_before_one_that_slips_its_mind() -> None:
    match = looking(Options(safe_memory=SafeMemory.STRICT), [0, 2, 3])
    assert {move(match, RegularBot(Memory(slips=1.0)), seed) for seed in range(20)} == {Look(1, Level.LOWER)}


def test_it_rather_looks_where_no_gear_is_laid_on_top() -> None:
    match = looking(Options(long_combination=True), [])
    match.state.upper[2] = 4
    match.state.added = 1
    assert {move(match, seed=seed) for seed in range(20)} <= {Look(2, Level.LOWER), Look(2, Level.UPPER)}


def strict_and_all_seen(stakes: Stakes = Stakes.NONE) -> Match:
    match = table(Options(safe_memory=SafeMemory.STRICT, stakes=stakes), {}, [])
    for gear in range(4):
        match.state.seen[gear] |= 1
    return match


def test_it_dials_what_it_has_seen_although_the_screen_has_forgotten_it() -> None:
    match = strict_and_all_seen()
    assert all(gear.digit is None for axle in match.view(0).table.axles for gear in axle)
    for _ in range(4):
        chosen = move(match)
        assert isinstance(chosen, Dial)
        match.apply(0, chosen)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_who_cannot_call_the_digits_to_mind_does_not_dial_at_the_start_of_a_turn() -> None:
    match = strict_and_all_seen()
    assert isinstance(move(match, RegularBot(Memory(slips=1.0))), Take)


def test_who_has_begun_to_dial_goes_on_with_a_guess_that_could_be_right() -> None:
    match = strict_and_all_seen()
    bot = RegularBot(Memory(slips=1.0))
    match.apply(0, Dial(match.state.digit[0]))
    guesses = {move(match, bot, seed) for seed in range(60)}
    assert guesses == {Dial(digit) for digit in range(1, GEARS + 1) if digit != match.state.digit[0]}


# -- stakes ----------------------------------------------------------------------------------------------------


def last_gear(tokens: list[int], **options: Any) -> Match:
    """Seat 0 is to look, has not seen the gear on axle 1, and everybody has so many tokens."""
    match = looking(Options(stakes=Stakes.BOTH, **options), [0, 2, 3])
    match.state.tokens = tokens
    match.state.door_pot, match.state.safe_pot = 1, 4
    return match


@pytest.mark.rule("CS-32")
def test_with_fewer_tokens_than_another_and_both_pots_it_leaves_the_last_gear_alone() -> None:
    ends = Look(1, Level.LOWER)
    for mine, looks in ((29, False), (30, True)):
        chosen = {move(last_gear([mine, 20, 35]), seed=seed) == ends for seed in range(20)}
        assert chosen == {looks}


@pytest.mark.rule("CS-32")
def test_in_a_match_it_opens_the_safe_all_the_same_before_the_last_game() -> None:
    assert move(last_gear([10, 20, 60], match=True)) == Look(1, Level.LOWER)


@pytest.mark.rule("CS-17")
def test_a_gear_on_which_a_new_one_is_laid_ends_nothing() -> None:
    assert move(last_gear([10, 20, 60], long_combination=True)) == Look(1, Level.LOWER)


@pytest.mark.rule("CS-32")
def test_with_fewer_tokens_than_another_it_does_not_dial() -> None:
    for tokens, dials in (([10, 20, 60], False), ([40, 20, 30], True)):
        match = strict_and_all_seen(Stakes.BUNCHES)
        match.state.tokens = tokens
        assert isinstance(move(match), Dial) == dials


# -- forgetting ------------------------------------------------------------------------------------------------


def remembered(match: Match, half_life: float, turn: int) -> int:
    """How many of its keys seat 0 remembers then."""
    match.state.turn = turn
    view = match.knowledge(0).table
    return sum(len(place) for place in Belief(view, Memory(half_life)).known)


def test_after_a_half_life_about_half_is_left_and_then_half_of_that() -> None:
    match = table(Options(), {}, [])
    for place in range(PLACES):
        mine(match, place)
    left = [remembered(match, 2.0, turn) for turn in (0, 6, 12, 300)]
    assert left[0] == 48
    assert 15 <= left[1] <= 33
    assert left[1] / 4 <= left[2] <= left[1] * 3 / 4
    assert left[3] == 0
    assert remembered(match, 0.0, 300) == 48


def test_what_is_forgotten_does_not_come_back() -> None:
    match = table(Options(), {}, [])
    for place in range(PLACES):
        mine(match, place)
    counts = [remembered(match, 2.0, turn) for turn in range(40)]
    assert counts == sorted(counts, reverse=True)


def test_what_is_forgotten_is_not_used() -> None:
    match = table(Options(), {0: "1C 2O 3D"}, ["5C 5O 6D 6E", "4E 5C 5O 6D"])
    mine(match, 0)
    mine(match, 1)
    match.state.turn = 3
    blank = RegularBot(Memory(AT_ONCE))
    chosen = [move(match, blank, seed) for seed in range(60)]
    assert len(set(chosen)) > 6
    match.state.bunches[1], match.state.bunches[2] = (
        [Pile(0, 0, match.state.bunches[2][0].keys, 0)],
        [Pile(NONE, 0, match.state.bunches[1][0].keys, 0)],
    )
    assert [move(match, blank, seed) for seed in range(60)] == chosen


def test_what_somebody_would_have_had_to_lay_is_forgotten_as_well() -> None:
    match = table(Options(), {}, [])
    mine(match, 3, cannot=5, seat=1)
    match.state.turn = 3
    view = match.knowledge(0).table
    assert Memory().cannot(view, 3, view.bunches[3][0]) == 5
    assert Memory(AT_ONCE).cannot(view, 3, view.bunches[3][0]) == 0


def test_a_digit_slips_for_a_round_as_often_as_the_level_says_but_never_while_it_is_seen() -> None:
    match = strict_and_all_seen()
    memory = Memory(slips=0.25)
    known = 0
    for turn in range(0, 1200, 3):
        match.state.turn = turn
        view = match.knowledge(0).table
        known += sum(memory.digit(view, axle, 0, view.axles[axle][0]) != 0 for axle in range(4))
    assert 0.70 < known / 1600 < 0.80
    match.state.glimpse[0] = 2
    view = match.knowledge(0).table
    assert Memory(slips=1.0).digit(view, 2, 0, view.axles[2][0]) == match.state.digit[2]


# -- betting ---------------------------------------------------------------------------------------------------


def test_odds_count_what_may_lie_face_down() -> None:
    """Door 0 reads 1C 2O 3D 4E. Two keys lie face down, on C and O: the code, or ones, twos, threes or fours."""
    locks = [NONE] * 24
    locks[0] = locks[1] = FACE_DOWN
    unseen = [2] * 24
    assert likely_manner(locks, unseen, 0, keys("3D 4E")) == pytest.approx(1 / 5)
    unseen[KEY_NUMBER[Key("1C")]] = 0  # then neither the code nor the ones were begun
    assert likely_manner(locks, unseen, 0, keys("3D 4E")) == 0
    assert likely_manner(locks, unseen, 0, keys("3D 3E")) == pytest.approx(1 / 3)


def test_one_key_alone_may_stand_for_two_manners() -> None:
    """On C lies 1C, 2C, 3C or 4C; 1C agrees with the code, and with the ones."""
    locks = [NONE] * 24
    locks[0] = FACE_DOWN
    assert likely_manner(locks, [2] * 24, 0, keys("2O 3D 4E")) == pytest.approx(1 / 4)
    assert likely_manner(locks, [2] * 24, 0, keys("1O 1D 1E")) == pytest.approx(1 / 4)
    assert likely_manner(locks, [2] * 24, 0, keys("1C 1O 1D 1E")) == 1  # changed, it cannot fail


def hidden(on_the_door: str, owner_has_seen: int = 0) -> Match:
    """Door 1 (2C 3O 4D 5E) is the next seat's, with these keys face down; seat 0 holds 4D 4E and two that fit nothing
    of its own: doors 0 and 3."""
    match = table(Options(hidden_keys=True, changing_keys=False), {1: on_the_door}, ["4D 4E 1O 3C"])
    hold(match, "4D 4E")
    match.state.bunches[0] = [Pile(NONE, 0, keys("1O 3C"), 0)]
    match.state.owner = [NONE, 1, 2, 2, 2, 2]
    for gear in range(owner_has_seen):
        match.state.seen[gear] |= 2
    return match


def sees(match: Match, text: str) -> None:
    """Seat 0 put back all of these keys that lie in bunches."""
    wanted = keys(text)
    for place, piles in enumerate(match.state.bunches):
        there = [key for pile in piles for key in pile.keys]
        known = [key for key in there if key in wanted]
        others = [key for key in there if key not in wanted]
        match.state.bunches[place] = [Pile(seat, 0, part, 0) for seat, part in ((0, known), (NONE, others)) if part]


def test_it_bets_when_only_one_manner_is_left() -> None:
    """All 2C, 3C and 5C are accounted for: on C lies a 4, and so does on O."""
    match = hidden("4C 4O")
    sees(match, "2C 3C 5C")
    assert move(match) == Finish(1, named("4D 4E"))


def test_it_does_not_bet_at_one_in_five_against_an_owner_who_needs_one_look() -> None:
    match = hidden("2C 3O", owner_has_seen=3)
    assert not isinstance(move(match), Finish)


def test_the_nearer_the_owner_is_to_the_end_the_better_the_odds_must_be() -> None:
    """On C lies a 4 or a 5, so one in two: good against an owner at the beginning, not against one at the end."""
    for seen, bets in ((0, True), (3, False)):
        match = hidden("4C 4O", owner_has_seen=seen)
        sees(match, "2C 3C")
        assert isinstance(move(match), Finish) == bets


# -- strength --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "games"), [("family", 90), ("master_keys", 45), ("hidden_keys", 30)])
def test_regular_wins_far_more_often_than_random(preset: str, games: int) -> None:
    report = simulate(GAME, GAME.preset(preset, 3), 3, ["regular", "random", "random"], games, 1)
    assert report.by_level["regular"].low > report.by_level["random"].high


def test_what_it_has_just_looked_at_it_can_say_to_the_last_digit_of_a_dial() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E 6E 1C 2O",), gears="9 8 7 6", safe_memory="strict")
    for gear in (0, 1, 2):
        match.state.seen[gear] |= 1
    slips_always = Memory(slips=1.0)
    do(match, "take 0", "lay 4E 0", "look 3 lower", "dial 9")
    view = match.knowledge(0).table
    said = [slips_always.digit(view, axle, 0, gears[0]) for axle, gears in enumerate(view.axles)]
    assert said == [0, 0, 0, 6]
