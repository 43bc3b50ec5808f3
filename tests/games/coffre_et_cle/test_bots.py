"""Regular plays every table, from its view alone, and plays it well."""

import ast
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle import bots as bots_module
from ludotheque.games.coffre_et_cle.belief import Belief
from ludotheque.games.coffre_et_cle.bots import RegularBot
from ludotheque.games.coffre_et_cle.faces import FACE
from ludotheque.games.coffre_et_cle.options import Advanced, FakeHides, FinalVote, Options, Specials, presets
from ludotheque.games.coffre_et_cle.pieces import (
    DESIGNATE,
    END_TURN,
    FAKE_KEY,
    KEY,
    NEUTRAL,
    OBSERVE,
    PASS,
    TREASURE,
    Agree,
    Ask,
    Card,
    Claim,
    Dealt,
    Designate,
    Ending,
    Force,
    Hold,
    Name,
    Observe,
    Said,
    Spoken,
    Topic,
    View,
)
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK, Action, MatchView, Open
from ludotheque.kernel.row import row_of
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play
from ludotheque.lab.simulate import simulate

ROOM = Path(bots_module.__file__).parent
RULES = ("apply", "claims", "game", "legal", "notation", "record", "setup", "told", "view")  # these see the state


def regulars(seats: int) -> dict[int, Bot]:
    return {seat: RegularBot() for seat in range(seats)}


def played(options: Options, seats: int, seed: int, players: dict[int, Bot] | None = None) -> Played:
    return play(
        Match(GAME, options, seats), players or regulars(seats), QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots")
    )


# -- every table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", presets(5))
def test_regular_plays_every_preset_with_any_number_of_seats(preset: str, seats: int) -> None:
    for seed in range(3):
        assert played(GAME.preset(preset, seats), seats, seed).outcome.how in list(Ending)


@settings(deadline=None, max_examples=40)
@given(
    st.builds(
        Options,
        extra_neutrals=st.integers(0, 4),
        specials=st.sampled_from(Specials),
        force_locks=st.booleans(),
        final_talk=st.booleans(),
        designate_from_round=st.integers(1, 3),
        final_vote=st.sampled_from(FinalVote),
        plausible_names=st.booleans(),
        treasure_names=st.booleans(),
        fake_hides=st.sampled_from(FakeHides),
        max_rounds=st.integers(3, 8),
        match=st.integers(1, 2),
        advanced_cards=st.frozensets(st.sampled_from(Advanced)),
        notes=st.booleans(),
    ),
    st.integers(4, 8),
    st.integers(0, 10**6),
)
def test_regular_plays_every_option_set(options: Options, seats: int, seed: int) -> None:
    mixed: dict[int, Bot] = {seat: RegularBot() if seat % 3 else bots.RandomBot() for seat in range(seats)}
    played(options, seats, seed, mixed)


def test_without_a_limit_of_rounds_regulars_still_come_to_an_end() -> None:
    assert played(Options(max_rounds=0), 5, 1).outcome.winners


# -- from its view alone ---------------------------------------------------------------------------------------


class Twin(Bot):
    """Plays as `one` does, and checks that a second bot, shown copies that came as text, would do the same."""

    def __init__(self, keep: bool) -> None:
        self.one = RegularBot()
        self.other = RegularBot()
        self.keep = keep

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        seed = luck.below(1 << 30)
        chosen = self.one.choose(view, legal, QuickLuck(seed))
        assert self._second().choose(_by_wire(view), legal, QuickLuck(seed)) == chosen
        return chosen

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        seed = luck.below(1 << 30)
        said = self.one.speak(view, openings, QuickLuck(seed))
        assert self._second().speak(_by_wire(view), openings, QuickLuck(seed)) == said
        return said

    def _second(self) -> Bot:
        return self.other if self.keep else RegularBot()


def _by_wire(view: MatchView) -> MatchView:
    return replace(view, table=msgspec.json.decode(encode(view.table), type=View))


@pytest.mark.parametrize("preset", ["sharper", "as_printed", "advanced"])
def test_a_bot_shown_a_copy_of_its_view_decides_the_same(preset: str) -> None:
    for seed in range(4):
        played(GAME.preset(preset, 5), 5, seed, {seat: Twin(keep=True) for seat in range(5)})


@pytest.mark.parametrize("preset", ["sharper", "advanced"])
def test_what_a_bot_remembers_it_could_have_worked_out_from_its_last_view(preset: str) -> None:
    for seed in range(4):
        played(GAME.preset(preset, 5), 5, seed, {seat: Twin(keep=False) for seat in range(5)})


@pytest.mark.parametrize("module", ["belief.py", "bots.py", "evidence.py", "habits.py", "talk.py"])
def test_no_module_of_the_bot_reads_a_state(module: str) -> None:
    harmless = {"ACTION", "CLOSING", "NAMING", "OVER"}
    for node in ast.walk(ast.parse((ROOM / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = {alias.name for alias in node.names}
            assert node.module not in (
                "apply",
                "claims",
                "game",
                "legal",
                "notation",
                "record",
                "setup",
                "told",
                "view",
            )
            assert node.module != "state" or names <= harmless
        assert not (isinstance(node, ast.Attribute) and node.attr == "state")


# -- good play -------------------------------------------------------------------------------------------------


def table(options: Options, face: list[Card]) -> Match:
    """A table of five with these cards at the seats and in the centre; seat 0 begins."""
    match = Match(GAME, replace(options, starter=0), 5)
    while (request := match.asks()) is not None:
        match.apply(LUCK, QuickLuck(1).answer(request))
    match.state.face = row_of(FACE[card] for card in face)
    return match


def move(match: Match, bot: Bot, seat: int = 0) -> Action:
    action = bots.move(match, seat, bot, QuickLuck(1))
    match.apply(seat, action)
    return action


def others_pass(match: Match) -> None:
    while match.to_act() != [0]:
        seat = match.to_act()[0]
        match.apply(seat, PASS if PASS in match.legal(seat) else END_TURN)


def test_a_treasure_that_saw_the_key_in_the_centre_hands_it_out_and_designates() -> None:
    match = table(Options(), [TREASURE, NEUTRAL, FAKE_KEY, NEUTRAL, NEUTRAL, NEUTRAL, KEY])
    match.apply(0, OBSERVE[1])
    match.apply(0, END_TURN)
    others_pass(match)
    bot = RegularBot()
    forced = move(match, bot)
    assert isinstance(forced, Force)
    assert forced.place == 1
    assert move(match, bot) == Designate(forced.seat)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.how == Ending.KEY_FOUND


def test_a_treasure_designates_on_its_last_turn_and_not_blindly_before() -> None:
    match = table(Options(max_rounds=2), [TREASURE, NEUTRAL, FAKE_KEY, NEUTRAL, KEY, NEUTRAL, NEUTRAL])
    bot = RegularBot()
    move(match, bot)
    assert move(match, bot) == END_TURN
    others_pass(match)
    move(match, bot)
    assert isinstance(move(match, bot), Designate)


def test_where_a_miss_can_win_a_treasure_that_knows_the_fake_key_misses_on_purpose() -> None:
    cards = [TREASURE, NEUTRAL, NEUTRAL, KEY, NEUTRAL, FAKE_KEY, NEUTRAL]
    for options, misses in ((Options(), True), (Options(treasure_names=False), False)):
        match = table(options, cards)
        match.apply(0, OBSERVE[0])
        match.apply(0, END_TURN)
        others_pass(match)
        match.apply(0, Force(1, 0))  # seat 1 now holds the Fake Key, and seat 0 knows it
        designated = move(match, RegularBot())
        assert isinstance(designated, Designate) == misses
        assert designated != DESIGNATE[1]


def test_whoever_knows_the_fake_key_names_it() -> None:
    match = table(Options(), [TREASURE, NEUTRAL, NEUTRAL, KEY, NEUTRAL, FAKE_KEY, NEUTRAL])
    match.apply(0, OBSERVE[0])
    match.apply(0, END_TURN)
    match.apply(1, OBSERVE[0])
    match.apply(1, END_TURN)
    others_pass(match)
    match.apply(0, Force(4, 0))
    match.apply(0, Designate(2))
    assert move(match, RegularBot(), seat=1) == Name(4)


def test_the_key_and_the_fake_key_are_not_given_away() -> None:
    for card, other in ((KEY, FAKE_KEY), (FAKE_KEY, KEY)):
        match = table(Options(), [card, NEUTRAL, other, NEUTRAL, TREASURE, NEUTRAL, NEUTRAL])
        for seed in range(20):
            action = bots.move(match, 0, RegularBot(), QuickLuck(seed))
            assert action == PASS or action in OBSERVE


# -- talk ------------------------------------------------------------------------------------------------------


def test_a_bot_that_is_asked_mostly_answers() -> None:
    match = table(Options(), [NEUTRAL, NEUTRAL, FAKE_KEY, NEUTRAL, TREASURE, KEY, NEUTRAL])
    match.apply(1, Claim(Ask(0, Topic.HOLD)))
    answers = 0
    for seed in range(40):
        said = RegularBot().speak(match.view(0), match.open_ended(0), QuickLuck(seed))
        if said is not None:
            assert isinstance(said, Claim)
            assert isinstance(said.says, Hold | Dealt)
            answers += 1
    assert answers > 25


def test_regulars_say_a_handful_of_things_each_and_not_more() -> None:
    talk = [played(GAME.preset("sharper", 5), 5, seed).sentences for seed in range(40)]
    assert 1 < sum(talk) / len(talk) / 5 < 6
    assert max(talk) / 5 < 12


def test_a_bot_that_has_said_who_it_is_stands_by_it_and_does_not_say_it_again() -> None:
    match = table(Options(), [NEUTRAL, NEUTRAL, FAKE_KEY, NEUTRAL, TREASURE, KEY, NEUTRAL])
    match.apply(0, Claim(Hold(0, (Said.KEY,))))
    match.apply(1, Claim(Ask(0, Topic.HOLD)))
    for seed in range(40):
        said = RegularBot().speak(match.view(0), match.open_ended(0), QuickLuck(seed))
        assert said in (None, Claim(Agree(0)))


def test_regulars_hardly_ever_say_the_same_thing_twice_and_seldom_that_they_are_the_key() -> None:
    sentences: list[Spoken] = []
    repeated = keys = 0
    for seed in range(40):
        match = Match(GAME, GAME.preset("sharper", 5), 5)
        play(match, regulars(5), QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots"))
        claims = match.view(None).table.claims
        sentences += claims
        repeated += len(claims) - len({(spoken.seat, spoken.says) for spoken in claims})
        keys += sum(isinstance(one.says, Hold | Dealt) and one.says.cards == (Said.KEY,) for one in claims)
    assert repeated < 0.02 * len(sentences)
    assert keys < 0.25 * len(sentences)
    assert len({type(spoken.says) for spoken in sentences}) >= 10


class Curious(RegularBot):
    """Never looks where it knows what lies."""

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        chosen = super().choose(view, legal, luck)
        if isinstance(chosen, Observe):
            belief = Belief(view.table)
            belief.see(view.table)
            assert belief.face_known(belief.card_at(belief.place(chosen.place))) is None
        return chosen


@pytest.mark.parametrize("preset", ["sharper", "as_printed", "advanced"])
def test_a_bot_does_not_look_at_a_card_that_it_knows(preset: str) -> None:
    for seed in range(5):
        played(GAME.preset(preset, 5), 5, seed, {seat: Curious() for seat in range(5)})


# -- strength --------------------------------------------------------------------------------------------------


def test_as_the_treasure_regular_finds_the_key_far_more_often_than_random() -> None:
    options = GAME.preset("sharper", 5)
    one = simulate(GAME, options, 5, ["regular", "random", "random", "random", "random"], 400, 1)
    wins = one.by_level_and_part
    assert wins["regular"]["treasure"].low > wins["random"]["treasure"].high
    assert one.by_level["regular"].low > one.by_level["random"].high


def test_games_between_regulars_end_in_many_ways() -> None:
    report = simulate(GAME, GAME.preset("sharper", 5), 5, ["regular"], 150, 1)
    assert 0.3 < report.endings[Ending.KEY_FOUND].share < 0.7
    assert {Ending.FAKE_DESIGNATED, Ending.FAKE_CAUGHT, Ending.FAKE_ESCAPED} <= set(report.endings)
