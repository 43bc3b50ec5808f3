"""The bots play every table, from what everybody has seen alone, and play it well; one of them forgets."""

import ast
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir import bots as bots_module
from ludotheque.games.roc_noir.belief import Piles
from ludotheque.games.roc_noir.bots import BOTS, RegularBot
from ludotheque.games.roc_noir.castle import ANYWHERE, CARD_OF, INDEX, PLACES
from ludotheque.games.roc_noir.memory import Memory
from ludotheque.games.roc_noir.options import Enchanted, Options, TrapMemory, presets
from ludotheque.games.roc_noir.pieces import Ending, Fell, Phase, View
from ludotheque.games.roc_noir.sight import Sight
from ludotheque.games.roc_noir.state import hang
from ludotheque.games.roc_noir.ways import Risk, Ways
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import LUCK, Action, MatchView, Roll
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play
from ludotheque.lab.simulate import simulate

from .table import at, do, lay_out, number, rail, roll, walk, where

ROOM = Path(bots_module.__file__).parent
BLANK = 1.0  # whoever slips so often keeps nothing


def played(options: Options, seats: int, seed: int, make: Callable[[], Bot]) -> Played:
    players = {seat: make() for seat in range(seats)}
    return play(Match(GAME, options, seats), players, QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots"))


# -- every table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", BOTS)
def test_every_level_brings_its_knights_home_long_before_the_last_round(level: str, seats: int) -> None:
    for number_of_preset, preset in enumerate(presets()):
        options = replace(GAME.preset(preset, seats), max_rounds=40)
        assert played(options, seats, number_of_preset, BOTS[level]).outcome.how == Ending.TREASURE


class Watched(Bot):
    """Counts how long a turn takes, and how often its knight comes back to the same place in it."""

    def __init__(self, level: str) -> None:
        self.bot = BOTS[level]()
        self.been: dict[tuple[int, str, int, int], int] = {}
        self.most_steps = 0

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        table: View = view.table
        if table.seat is not None and table.moving is not None and table.phase is Phase.MOVING:
            knight = table.knights[table.seat][["black", "grey", "white"].index(table.moving)]
            pairs = sum(len(set(one.portraits)) == 1 for one in table.knights[table.seat])
            here = (table.turn, knight.at, len(table.visited), pairs)
            self.been[here] = self.been.get(here, 0) + 1
        self.most_steps = max(self.most_steps, table.steps)
        return self.bot.choose(view, legal, luck)


@pytest.mark.parametrize("level", BOTS)
def test_nobody_walks_to_and_fro(level: str) -> None:
    for seed in range(4):
        watched = [Watched(level) for _ in range(3)]
        left = watched.copy()
        played(Options(), 3, seed, left.pop)
        for one in watched:
            assert max(one.been.values()) <= 3  # once, then perhaps aside and back to rob, and a swap on the spot
            assert one.most_steps < 100


# -- from what everybody has seen alone ------------------------------------------------------------------------


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
    played(Options(enchanted=Enchanted.THREE), 3, 2, lambda: Twin(level))


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("preset", presets())
def test_in_another_world_that_looks_the_same_a_bot_does_the_same(preset: str, level: str) -> None:
    match = Match(GAME, GAME.preset(preset, 3), 3)
    luck = QuickLuck(5)
    bot = BOTS[level]()
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


@pytest.mark.parametrize("module", ["belief.py", "bots.py", "memory.py", "plan.py", "sight.py", "ways.py"])
def test_no_module_of_the_bots_reads_a_state(module: str) -> None:
    phases = {phase.name for phase in Phase}
    nouns = {"pieces", "options", "castle", "rules", "belief", "memory", "plan", "sight", "ways"}
    for node in ast.walk(ast.parse((ROOM / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = {alias.name for alias in node.names}
            assert node.module in nouns or (node.module == "state" and names <= phases)
        assert not (isinstance(node, ast.Attribute) and node.attr == "state")


# -- small positions -------------------------------------------------------------------------------------------


def see(match: Match, *, but: str = "") -> Match:
    """Every trap has been seen, but for those on the cards of these squares."""
    unseen = {CARD_OF[at(square)] for square in but.split()}
    for card, trap in enumerate(match.state.trap):
        match.state.suspects[card] = ANYWHERE if card in unseen else 1 << INDEX[trap]
    return match


def move(match: Match, bot: Bot | None = None, seed: int = 1) -> str:
    return write(bots.move(match, match.to_act()[0], bot or RegularBot(), QuickLuck(seed)))


def turn(match: Match, bot: Bot | None = None) -> list[str]:
    """What the bot does until the turn is over."""
    done: list[str] = []
    now = match.state.turn
    while match.state.turn == now and match.outcome() is None and not isinstance(match.asks(), Roll):
        done.append(move(match, bot))
        do(match, done[-1])
    return done


def test_its_first_way_is_to_its_own_gallery() -> None:
    match = see(lay_out({"0 grey": "D9"}))
    roll(match, "grey")
    visits = [text for text in turn(match) if text in ("step black", "step grey", "step white")]
    assert visits[0] == "step grey"


def test_it_goes_on_to_the_other_galleries_and_draws_for_its_comrades() -> None:
    match = see(lay_out())
    roll(match)
    turn(match)
    assert all(rail(match, f"0 {helmet}") for helmet in ("black", "grey", "white"))


def test_it_steps_on_no_trap_that_was_seen() -> None:
    match = see(lay_out())
    for throw in range(8):
        if match.outcome() is None:
            roll(match, ("black", "grey", "white")[throw % 3])
            turn(match)
            assert not any(isinstance(event, Fell) for event in match.state.last_turn)


def before_the_treasure(knights: dict[str, str], ropes: int = 3) -> Match:
    """Seat 0's black knight has a pair and stands on D4. D5 below it is a trap; of E4 and F4 on its right one is. The
    way round by C4, C5, C6 and D6 is safe. Of the other cards nothing is known."""
    match = lay_out(
        {"0 black": "D4", **knights},
        {"0 black": "1 1", "0 grey": "2 4", "0 white": "5 6"},
        traps="D5 E4",
        ropes=(ropes, 3),
    )
    for square, suspects in (("C3", "C3"), ("C5", "D5"), ("E3", "E4 F4")):
        match.state.suspects[CARD_OF[at(square)]] = sum(1 << INDEX[at(one)] for one in suspects.split())
    roll(match)
    return match


def test_it_takes_a_longer_way_without_risk_and_keeps_its_ropes() -> None:
    assert turn(before_the_treasure({})) == ["step C4", "step C5", "step C6", "step D6", "step treasure"]


def test_it_gives_a_rope_where_all_other_ways_are_dangerous() -> None:
    assert turn(before_the_treasure({"1 grey": "C5"})) == ["jump D6", "step treasure"]


def test_without_a_rope_it_takes_the_least_dangerous_way() -> None:
    """One of two by E4; one of four, then of four and of three round by B4, B5, B6."""
    assert move(before_the_treasure({"1 grey": "C5"}, ropes=0)) == "step E4"


def test_over_a_trap_that_a_counterweight_holds_it_goes_straight() -> None:
    assert turn(before_the_treasure({"1 grey": "C6"})) == ["step D5", "step treasure"]


def test_of_two_squares_of_a_card_it_tries_the_less_suspect() -> None:
    """From D3, E3 is one of four, D4 is one of two."""
    match = lay_out({"0 black": "D3"}, {"0 black": "1 1"})
    match.state.suspects[CARD_OF[at("C3")]] = 1 << INDEX[at("C3")] | 1 << INDEX[at("D4")]
    roll(match)
    assert move(match) == "step E3"


def ways(match: Match, who: str, ropes: int) -> Ways:
    sight = Sight(match.knowledge(0).table)
    risk = Risk(sight.on, sight.suspects(), [1.0] * PLACES)
    return Ways(sight, risk, sight.at[number(who)], ropes, 0.0)


def test_whoever_has_crossed_one_square_of_a_card_has_a_trap_ahead_all_the_more() -> None:
    """C1 holds three times in four; then it is one of C2, D1, D2."""
    chance = ways(lay_out(), "0 black", ropes=0).chance
    assert chance[at("C1")] == pytest.approx(3 / 4)
    assert chance[at("D1")] == pytest.approx(3 / 4 * 2 / 3)


def test_no_way_takes_more_ropes_than_there_are() -> None:
    for ropes in range(3):
        assert max(ways(lay_out(), "0 black", ropes).used) == ropes


def test_for_the_last_knight_home_no_rope_is_too_dear() -> None:
    """There is a safe way round; but it wins at once."""
    match = before_the_treasure({"0 grey": "treasure", "0 white": "treasure"})
    for helmet, pair in (("grey", 2), ("white", 5)):
        hang(match.state, number(f"0 {helmet}"), pair, pair)
    assert turn(match) == ["jump D6", "step treasure"]
    assert match.outcome() is not None


def test_if_the_die_shows_a_knight_that_is_home_it_moves_the_one_that_can_do_most() -> None:
    match = see(
        lay_out({"0 black": "treasure", "0 white": "D4"}, {"0 black": "1 1", "0 grey": "2 4", "0 white": "5 5"})
    )
    roll(match)
    assert move(match) == "choose white"


# -- portraits -------------------------------------------------------------------------------------------------


def test_two_halves_of_its_own_become_a_pair_of_the_knight_that_can_bring_it_home() -> None:
    match = see(lay_out({"0 grey": "D4"}, {"0 black": "1 3", "0 grey": "1 2"}))
    roll(match, "grey")
    assert move(match) == "swap grey black 1"


def test_if_the_moving_knight_has_no_half_the_one_in_danger_becomes_safe() -> None:
    """A pair cannot be robbed. The black one stands beside whoever has its other half."""
    match = see(lay_out({"0 black": "D8", "1 black": "D10"}, {"0 black": "1 3", "0 grey": "1 2", "1 black": "3 4"}))
    roll(match, "white")
    assert {move(match, seed=seed) for seed in range(10)} == {"swap black grey 1"}


def test_of_two_swaps_it_takes_the_one_that_leaves_two_pairs() -> None:
    match = see(lay_out({"0 black": "D4"}, {"0 black": "1 3", "0 grey": "1 2", "0 white": "3 2"}))
    roll(match)
    do(match, move(match))
    do(match, move(match))
    pairs = [rail(match, f"0 {helmet}").split() for helmet in ("black", "grey", "white")]
    assert sum(one[0] == one[1] for one in pairs) == 3


def exchanging(top: str) -> Match:
    """Seat 0's black knight, with 1 and 5, is in the black gallery; this was put under its pile when it was empty."""
    match = see(lay_out({"0 black": "H2"}, {"0 black": "1 5"}))
    state = match.state
    state.piles[0] = [int(portrait) for portrait in top.split()]
    state.known[0] = len(state.piles[0])
    roll(match)
    do(match, "step black")
    assert state.phase is Phase.EXCHANGING
    return match


@pytest.mark.parametrize(("top", "given"), [("1 6", "5"), ("5 6", "1")])
def test_it_gives_away_what_the_known_top_of_the_pile_does_not_match(top: str, given: str) -> None:
    assert move(exchanging(top)) == f"exchange {given}"


def test_what_may_lie_in_a_pile_is_what_has_not_been_seen() -> None:
    """Black has halves of 1, 3, 4 and 6. Both halves of 1 hang on rails, and one of 4, from grey or from here."""
    match = lay_out(portraits={"0 black": "1 1", "0 grey": "4 5"})
    view = match.knowledge(0).table
    likely = dict(Piles(Sight(view)).likely(0))
    assert set(likely) == {3, 4, 6}
    assert likely[3] == likely[6] == 1
    assert 0 < likely[4] < 1


def test_odds_of_a_draw_add_up_and_know_the_order_of_what_was_put_under() -> None:
    match = lay_out(portraits={"0 black": "1 5"})
    for known in range(4):
        match.state.known[0] = known
        for given in ([1], [1, 5]):
            draws = Piles(Sight(match.knowledge(0).table)).draws(0, given)
            assert sum(chance for chance, _ in draws) == pytest.approx(1)
            assert all(len(drawn) == len(given) for _, drawn in draws)
    match.state.known[0] = len(match.state.piles[0])
    (draw,) = Piles(Sight(match.knowledge(0).table)).draws(0, [1, 5])
    assert draw == (1.0, match.state.piles[0][:2])


# -- robbery, and defence ----------------------------------------------------------------------------------------


def test_it_robs_whoever_has_its_other_half_and_goes_home_with_the_pair() -> None:
    match = see(lay_out({"0 black": "D4", "1 grey": "D8"}, {"0 black": "1 3", "1 grey": "1 2"}))
    roll(match)
    done = turn(match)
    assert "rob 1 grey 1" in done
    assert where(match, "0 black") == "treasure"


def test_who_stands_beside_the_victim_already_steps_aside_and_back() -> None:
    """On its other sides are traps, and a comrade of the victim."""
    match = see(lay_out({"0 black": "D8", "1 grey": "D9", "1 white": "D10"}, {"0 black": "1 3", "1 grey": "1 2"}))
    roll(match)
    done = turn(match)
    assert done[1:3] == ["step D8", "rob 1 grey 1"]


def test_it_does_not_go_on_for_nothing() -> None:
    """All galleries are empty, and nobody has what it wants."""
    match = see(lay_out({"0 black": "D4"}, {"0 black": "1 3", "0 grey": "2 4", "0 white": "5 6"}))
    match.state.piles = [[], [], []]
    roll(match)
    assert move(match) == "stop"


# -- forgetting ------------------------------------------------------------------------------------------------


def remembered(match: Match, slips: float, seat: int = 0) -> int:
    """How many squares this seat can tell something of."""
    suspects = Memory(slips).suspects(Sight(match.knowledge(seat).table))
    return sum(4 - bin(bits).count("1") for bits in suspects)


def test_who_forgets_keeps_about_the_share_that_his_level_says() -> None:
    match = lay_out()
    for card in range(20):
        match.state.suspects[card] = 0b1100
    roll(match)
    kept = [sum(remembered(match, slips, seat) for seat in (0, 1)) for slips in (0.0, 0.25, 0.5, 0.75, BLANK)]
    assert kept[0] == 80
    assert kept == sorted(kept, reverse=True)
    assert 25 <= kept[2] <= 55
    assert kept[4] == 0


def test_what_was_just_seen_is_in_mind_until_the_turn_after_and_then_it_is_gone() -> None:
    match = lay_out(traps="C2", seats=3)
    roll(match)
    walk(match, "C1 entrance")
    counts = [remembered(match, BLANK)]
    for _ in range(3):
        do(match, "stop")
        roll(match)
        counts.append(remembered(match, BLANK))
    assert counts == [1, 1, 0, 0]
    assert remembered(match, 0.0) == 1


def test_it_is_in_mind_though_the_castle_has_turned_meanwhile() -> None:
    match = lay_out(traps="C2", enchanted="one")
    roll(match)
    walk(match, "C1 entrance")
    do(match, "stop")
    roll(match, ring=True)
    assert remembered(match, BLANK) == 1


def test_what_is_forgotten_does_not_come_back() -> None:
    """Nobody moves any more: from turn to turn the seat remembers the same, or less."""
    match = see(lay_out())
    counts: list[int] = []
    for _ in range(12):
        roll(match)
        counts.append(remembered(match, 0.5))
        do(match, "stop")
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < remembered(match, 0.0)


def test_what_is_forgotten_is_not_used() -> None:
    """Whoever keeps nothing does the same whatever was seen long ago."""
    for seed in range(10):
        seen, unseen = see(lay_out({"0 black": "D4"})), lay_out({"0 black": "D4"})
        for match in (seen, unseen):
            roll(match)
        blank = RegularBot(Memory(BLANK))
        assert move(seen, blank, seed) == move(unseen, blank, seed)


def test_a_marked_trap_is_before_everybodys_eyes() -> None:
    match = see(lay_out(trap_memory="marked"))
    match.state.found = (1 << 20) - 1
    roll(match)
    assert remembered(match, BLANK) == remembered(match, 0.0) == 60


def test_who_forgets_nothing_plays_the_same_game_whether_traps_are_marked_or_not() -> None:
    one, other = (played(Options(trap_memory=memory), 3, 3, RegularBot) for memory in TrapMemory)
    assert one == other


# -- strength --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("memory", TrapMemory)
def test_regular_wins_far_more_often_than_random(memory: TrapMemory) -> None:
    options = Options(trap_memory=memory, max_rounds=20)
    report = simulate(GAME, options, 3, ["regular", "random", "random"], 12, 1)
    assert report.by_level["regular"].low > report.by_level["random"].high
