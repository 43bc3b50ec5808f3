"""The bots play every table, from what their seat sees alone, and play it well; one of them is hasty."""

import ast
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete import bots as bots_module
from ludotheque.games.formule_secrete.board import Board
from ludotheque.games.formule_secrete.bots import BOTS, HastyBot, RegularBot
from ludotheque.games.formule_secrete.options import BoardChoice, Options, Space, presets
from ludotheque.games.formule_secrete.pace import GAINS, ONE_DIE, TWO_DICE, Pace
from ludotheque.games.formule_secrete.pieces import Ending, Phase, View
from ludotheque.games.formule_secrete.plan import Plan
from ludotheque.games.formule_secrete.sight import Sight
from ludotheque.games.formule_secrete.worth import Position
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import LUCK, Action, MatchView
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play as play_to_the_end
from ludotheque.lab.simulate import simulate

from .table import VAULT, do, lay_out, phase, sit

ROOM = Path(bots_module.__file__).parent
DECK = "6,5,4,5,5,4,3,3"
OWN = {
    "guards everywhere": f"{'G' * 10}:{DECK}:4,6,8",
    "corridors and screens": f"{'NT' * 10}:{DECK}:4,6,8",
    "replays and far labs": f"{'R1R2R3' * 4}F:{DECK}:20,20,20",
    "one kind of card": f"{'.G1NTSR' * 4}:0,0,0,0,35,0,0,0:1,1,1",
    "the longest": f"{'.GRN1T2S3.' * 12}:{DECK}:4,6,8",
}


def played(options: Options, seats: int, seed: int, make: Callable[[], Bot]) -> Played:
    players = {seat: make() for seat in range(seats)}
    return play_to_the_end(Match(GAME, options, seats), players, QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots"))


# -- every table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", BOTS)
def test_every_level_carries_the_formula_out_long_before_the_last_round(level: str, seats: int) -> None:
    for seed, preset in enumerate(presets(seats)):
        assert played(GAME.preset(preset, seats), seats, seed, BOTS[level]).outcome.how == Ending.OUT


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("board", OWN)
def test_every_level_plays_any_board(board: str, level: str) -> None:
    options = Options(board=BoardChoice.OWN, own_board=OWN[board], max_rounds=60)
    assert played(options, 3, 1, BOTS[level]).outcome.winners


@pytest.mark.parametrize("max_rounds", [0, 1, 12])
def test_every_level_plays_any_number_of_rounds(max_rounds: int) -> None:
    for level in BOTS:
        assert played(Options(max_rounds=max_rounds), 2, 3, BOTS[level]).outcome.winners


# -- from what its seat sees alone -------------------------------------------------------------------------------


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
    played(Options(), 3, 2, lambda: Twin(level))


@pytest.mark.parametrize("level", BOTS)
def test_in_another_world_that_looks_the_same_a_bot_does_the_same(level: str) -> None:
    match, luck, bot = sit(3), QuickLuck(5), BOTS[level]()
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


@pytest.mark.parametrize("module", ["bots.py", "pace.py", "plan.py", "sight.py", "worth.py"])
def test_no_module_of_the_bots_reads_a_state(module: str) -> None:
    phases = {one.name for one in Phase}
    nouns = {"pieces", "options", "board", "rules", "pace", "plan", "sight", "worth"}
    for node in ast.walk(ast.parse((ROOM / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = {alias.name for alias in node.names}
            assert node.module in nouns or (node.module == "state" and names <= phases)
        assert not (isinstance(node, ast.Attribute) and node.attr == "state")


# -- how long a way takes ----------------------------------------------------------------------------------------


def pace(*spaces: Space) -> Pace:
    return Pace(Board(list(spaces), [35, 0, 0, 0, 0, 0, 0, 0], [4, 6, 8]))


def test_from_within_a_throws_reach_the_way_is_one_turn() -> None:
    """One die inward, two outward: nobody throws less than two."""
    plain = pace(*[Space.PLAIN] * 10)
    assert plain.inward[10] == pytest.approx(1)
    assert plain.inward[9] == pytest.approx(1 + 1 / 6)
    assert plain.outward[1] == plain.outward[2] == pytest.approx(1)
    assert plain.outward[3] == pytest.approx(1 + 1 / 36)


def test_a_guard_costs_two_turns_on_average_and_a_replay_none() -> None:
    last = pace(*[Space.PLAIN] * 9, Space.GUARD)
    assert last.inward[10] == pytest.approx(2)
    assert last.inward[9] == pytest.approx(1 + 1 / 6 * (2 / 2))  # he lands there one time in six, and fights at once
    replay = pace(*[Space.PLAIN] * 9, Space.REPLAY)
    assert replay.inward[9] == pytest.approx(1)


def test_chances_add_up() -> None:
    for chances in (ONE_DIE, TWO_DICE, GAINS):
        assert sum(chance for _, chance in chances) == pytest.approx(1)
    assert [round(15 * chance) for _, chance in GAINS] == [5, 4, 3, 2, 1]


# -- what a position is worth --------------------------------------------------------------------------------------


def chance(match: Match, seat: int = 0) -> float:
    return Position(Sight(match.knowledge(seat).table)).chance()


def test_in_the_race_whoever_is_nearer_to_the_vault_has_the_better_chance() -> None:
    assert chance(lay_out(30, 20)) > chance(lay_out(20, 20)) > chance(lay_out(20, 30))


def test_who_has_the_formula_has_the_better_chance_the_nearer_he_is_to_the_start() -> None:
    ahead, behind = (lay_out(at, 50, outward=[0, 1], holder=0) for at in (9, 44))
    assert chance(ahead) > chance(behind) > 0.3


def test_a_hunter_has_the_better_chance_the_nearer_he_is_behind_the_holder() -> None:
    chances = [chance(lay_out(at, 20, outward=[0, 1], holder=1)) for at in (25, 35, 47)]
    assert chances == sorted(chances, reverse=True)


def test_whoever_is_past_the_holder_has_the_worst_of_it() -> None:
    assert chance(lay_out(4, 30, outward=[0, 1], holder=1)) < chance(lay_out(35, 30, outward=[0, 1], holder=1))


def test_who_has_the_formula_in_the_last_round_has_nowhere_to_run() -> None:
    last, first = (lay_out(44, 50, outward=[0, 1], holder=0, max_rounds=rounds) for rounds in (1, 80))
    assert chance(last) > chance(first)
    assert chance(last) > 0.9


# -- small positions -----------------------------------------------------------------------------------------------


def choices(match: Match, bot: Bot | None = None) -> set[str]:
    """What the mover may choose to do, whatever its luck."""
    seat = match.to_act()[0]
    return {write(bots.move(match, seat, bot or RegularBot(), QuickLuck(seed))) for seed in range(8)}


def rolled(match: Match) -> Match:
    """The mover has rolled, and is where he is."""
    match.state.rolled = True
    return match


def kinds(match: Match, bot: Bot | None = None) -> set[str]:
    return {text.split()[0] for text in choices(match, bot)}


def test_it_rolls_first_and_sees_where_that_leads() -> None:
    assert choices(lay_out(1, 2, hands={0: "+3 +3 again"})) == {"roll"}


def test_a_lab_card_it_plays_while_it_stands_on_the_lab() -> None:
    assert choices(lay_out(5, 2, hands={0: "1 +3 +3"})) == {"play 0 lab-1 -"}


def test_a_card_that_carries_the_formula_out_is_played_at_once() -> None:
    match = lay_out(3, 20, outward=[0, 1], holder=0, hands={0: "out +3 1"})
    assert choices(match) == {"play 1 forward-3 -"}


def test_it_does_not_enter_the_vault_by_a_card_before_it_has_thrown() -> None:
    """FS-29: it would have to wait there for its next turn."""
    assert choices(lay_out(53, 2, hands={0: "+3 +3 +3"})) == {"roll"}


def test_after_the_roll_a_card_takes_it_on() -> None:
    match = rolled(lay_out(19, 22, 23, hands={0: "+3 1 1"}))
    match.state.at[1] = 30
    assert choices(match) == {"play 0 forward-3 -"}


def test_no_card_takes_it_to_a_guard_when_it_may_stay() -> None:
    """Forward 3 from 17 ends on the guard of 20."""
    assert "play 0 forward-3 -" not in choices(rolled(lay_out(17, 30, hands={0: "+3 2 3"}, max_rounds=80)))


def test_it_sends_back_whoever_has_the_formula() -> None:
    match = rolled(lay_out(53, 22, 9, outward=[1], holder=1, hands={0: "guard 1 1"}))
    assert choices(match) == {"play 0 prowling-guard 1"}


def test_it_sidelines_whoever_has_the_formula() -> None:
    match = rolled(lay_out(53, 22, 9, outward=[1], holder=1, hands={0: "out 1 1"}))
    assert choices(match) == {"play 0 sidelined 1"}


def test_in_the_race_it_sends_back_whoever_is_about_to_reach_the_vault() -> None:
    match = rolled(lay_out(33, 30, 53, hands={0: "guard 1 1"}))
    assert choices(match) == {"play 0 prowling-guard 2"}


def test_it_never_plays_against_itself_while_it_leads() -> None:
    for card in ("out", "guard"):
        match = rolled(lay_out(22, 12, outward=[0], holder=0, hands={0: f"{card} {card} {card}"}))
        assert not {text for text in choices(match) if text.startswith("play") and text.endswith(" 0")}


def test_before_the_roll_it_sends_the_holder_back_to_where_its_throw_may_catch_him() -> None:
    """From 16 to the guard of 20, seven spaces before it."""
    match = lay_out(27, 16, outward=[0, 1], holder=1, hands={0: "guard 1 1"})
    assert choices(match) == {"play 0 prowling-guard 1"}


def test_past_the_holder_it_sends_itself_back_behind_him() -> None:
    """Out at the start without the formula; the nearest guard is on 7, and the holder on 6."""
    match = lay_out(0, 6, outward=[0, 1], holder=1, hands={0: "guard 1 1"})
    assert choices(match) == {"play 0 prowling-guard 0"}


def stopping() -> Match:
    """Seat 0 comes by the holder with steps left."""
    match = lay_out(38, 33, outward=[0, 1], holder=1, hands={0: "1 1 1"})
    do(match, "roll", "4 5")
    assert phase(match) is Phase.STOPPING
    return match


def test_it_stops_for_the_formula() -> None:
    assert choices(stopping()) == {"stop"}


def test_in_the_vault_it_fights_whoever_has_the_formula() -> None:
    match = lay_out(53, VAULT, VAULT, outward=[1, 2], holder=2, hands={0: "1 1 1"})
    do(match, "roll", "4")
    assert phase(match) is Phase.PICKING
    assert choices(match) == {"fight 2"}


def on_a_screen(*others: int, outward: Sequence[int] = (), holder: int | None = None) -> Match:
    match = lay_out(9, *others, outward=outward, holder=holder, hands={0: "1 1 1"})
    do(match, "roll", "1")
    assert phase(match) is Phase.CHALLENGING
    return match


def test_it_challenges_nobody_whom_a_battle_may_carry_out() -> None:
    assert choices(on_a_screen(1, outward=[1], holder=1)) == {"decline"}


def test_it_challenges_whoever_gains_least_by_winning() -> None:
    """One is far behind; the other has nearly won."""
    assert choices(on_a_screen(2, 2, outward=[2], holder=2)) == {"challenge 1"}


def test_what_is_of_no_use_any_more_it_discards() -> None:
    """With the formula, past the last lab: lab cards lead nowhere."""
    match = rolled(lay_out(4, 50, outward=[0, 1], holder=0, hands={0: "3 2 2"}))
    assert kinds(match) == {"discard"}


def test_every_way_that_a_plan_tries_is_taken_back() -> None:
    match = lay_out(27, 19, 30, outward=[0, 1], holder=1, hands={0: "guard +3 again"})
    plan = Plan(Sight(match.knowledge(0).table))
    before = (plan.now.at.copy(), plan.now.outward.copy(), plan.now.holder, plan.now.hand, plan.to_roll, plan.thrown)
    for value in (plan.roll(), plan.card(0, 1), plan.card(1, -1), plan.card(2, -1), plan.discard(0), plan.fight(2)):
        assert 0 < value < 1
        now = (plan.now.at, plan.now.outward, plan.now.holder, plan.now.hand, plan.to_roll, plan.thrown)
        assert now == before


# -- hasty ---------------------------------------------------------------------------------------------------------


def test_hasty_rolls_before_anything_else() -> None:
    assert choices(lay_out(3, 20, outward=[0, 1], holder=0, hands={0: "again +3 out"}), HastyBot()) == {"roll"}


def test_hasty_plays_whatever_takes_it_on_even_to_a_guard() -> None:
    assert choices(rolled(lay_out(17, 30, hands={0: "+3 out 3"})), HastyBot()) == {"play 0 forward-3 -"}


def test_hasty_attacks_whoever_has_the_formula_and_else_whoever_is_furthest_in() -> None:
    race = rolled(lay_out(17, 30, 33, hands={0: "out 3 3"}))
    assert choices(race, HastyBot()) == {"play 0 sidelined 2"}
    hunt = rolled(lay_out(17, 30, 33, outward=[1], holder=1, hands={0: "out 3 3"}))
    assert choices(hunt, HastyBot()) == {"play 0 sidelined 1"}


def test_hasty_stops_fights_and_challenges_whenever_it_can() -> None:
    assert choices(stopping(), HastyBot()) == {"stop"}
    assert choices(on_a_screen(1, outward=[1], holder=1), HastyBot()) == {"challenge 1"}


# -- strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stronger", "weaker", "games"), [("regular", "random", 15), ("hasty", "random", 24)])
def test_who_plays_better_wins_more_often(stronger: str, weaker: str, games: int) -> None:
    report = simulate(GAME, Options(), 3, [stronger, weaker, weaker], games, 1)
    assert report.by_level[stronger].low > report.by_level[weaker].high
