"""The bots play every table, from what their seat sees alone, and play it well; some are cleverer than others."""

import ast
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.bots import RandomBot, chatter
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard import bots as bots_module
from ludotheque.games.fort_boyard.bots import BOTS, CHAMPION, CLUMSY, REGULAR, RegularBot
from ludotheque.games.fort_boyard.judging import is_right
from ludotheque.games.fort_boyard.odds import Neighbours, notes_later, notes_now
from ludotheque.games.fort_boyard.options import Hourglass, Options, Riddles, Sand, Trials
from ludotheque.games.fort_boyard.pieces import STRENGTHS, Answered, Ending, Grade, Phase, Space, View
from ludotheque.games.fort_boyard.riddle import is_clean
from ludotheque.games.fort_boyard.riddles import riddles_of
from ludotheque.games.fort_boyard.wits import COMES, Wits
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, MatchView, Open
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play as play_to_the_end
from ludotheque.lab.simulate import simulate

from .table import do, eye, give, lay_out, lucky, opened, phase, reach, riddle, sit

ROOM = Path(bots_module.__file__).parent
EVERYTHING = Wits(65, 100, 100, 100)
NOTHING = Wits(35, 0, 0, 0)
ANSWER = [Open("answer", {"text": 40})]


def played(options: Options, seats: int, seed: int, make: Callable[[int], Bot]) -> Played:
    players = {seat: make(seat) for seat in range(seats)}
    return play_to_the_end(Match(GAME, options, seats), players, QuickLuck(f"{seed}/luck"), QuickLuck(f"{seed}/bots"))


def move(match: Match, bot: Bot | None = None, seed: int = 1) -> str:
    return write(bots.move(match, match.to_act()[0], bot or RegularBot(), QuickLuck(seed)))


# -- every table -----------------------------------------------------------------------------------------------


class Strict(Bot):
    """Lets a bot do only what it is offered. What it may not say, the table refuses."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        chosen = self.bot.choose(view, legal, luck)
        assert chosen in legal
        return chosen

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        said = self.bot.speak(view, openings, luck)
        assert said is None or write(said).split(" ")[0] in [opening.do for opening in openings]
        return said


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("hourglass", Hourglass)
@pytest.mark.parametrize("trials", Trials)
def test_every_level_plays_every_table_and_does_only_what_it_may(
    trials: Trials, hourglass: Hourglass, seats: int
) -> None:
    options = Options(trials=trials, hourglass=hourglass, sand=Sand.S30)
    levels = list(BOTS.values())
    for seed in range(len(levels)):
        one = played(options, seats, seed, lambda seat: Strict(levels[seat % len(levels)]()))
        assert one.outcome.winners


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("trials", Trials)
def test_bots_play_beside_people_who_draw_their_trials_and_play_them(trials: Trials, seats: int) -> None:
    """On the seats with an even number is somebody who does anything: joins, votes, plays trials on screen."""
    options = Options(trials=trials, sand=Sand.S30, max_rounds=6)
    one = played(options, seats, seats, lambda seat: Strict(RegularBot()) if seat % 2 else RandomBot())
    assert one.outcome.winners


@pytest.mark.parametrize("level", BOTS)
def test_every_level_empties_the_chest_long_before_the_last_round(level: str) -> None:
    for seed, seats in enumerate(GAME.seats):
        options = Options(trials=Trials.LUCK)
        assert played(options, seats, seed, lambda _: BOTS[level]()).outcome.how == Ending.CHEST


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("max_rounds", [0, 1, 3])
def test_every_level_plays_any_number_of_rounds(max_rounds: int, level: str) -> None:
    options = Options(trials=Trials.LUCK, max_rounds=max_rounds)
    assert played(options, 3, 3, lambda _: BOTS[level]()).outcome.winners


def test_a_bot_that_takes_a_seat_over_in_the_middle_of_a_trial_plays_on() -> None:
    """FB-43. Those who left had joined the trial, so the server's hand does not play for them."""
    match, luck = sit(3, max_rounds=4), QuickLuck(8)
    asked = 0
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
        elif not match.to_act():
            match.apply(CLOCK, match.legal(CLOCK)[0])
        else:
            seat = match.to_act()[0]
            asked += match.state.phase is Phase.TRIAL
            person = match.state.phase in (Phase.FANNING, Phase.GATHERING)
            chosen = match.legal(seat)[0] if person else bots.move(match, seat, Strict(RegularBot()), luck)
            match.apply(seat, chosen)
    assert asked


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
        assert BOTS[self.level]().choose(self.copy(view), legal, QuickLuck(seed)) == chosen
        return chosen

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        said = self.one.speak(view, openings, luck)
        assert BOTS[self.level]().speak(self.copy(view), openings, QuickLuck(luck.below(9))) == said
        return said

    def copy(self, view: MatchView) -> MatchView:
        return replace(view, table=msgspec.json.decode(encode(view.table), type=View))


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_called_anew_for_every_move_plays_the_same_game(level: str) -> None:
    played(Options(sand=Sand.S30), 3, 2, lambda _: Twin(level))


@pytest.mark.parametrize("level", BOTS)
def test_in_another_world_that_looks_the_same_a_bot_does_and_says_the_same(level: str) -> None:
    match, luck, bot = sit(3, trials="luck", sand="30", max_rounds=8), QuickLuck(5), BOTS[level]()
    said = 0
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
        elif not match.to_act():
            match.apply(CLOCK, match.legal(CLOCK)[0])
        else:
            seat = match.to_act()[0]
            other = match.resample(seat, luck)
            seed = luck.below(1 << 30)
            chosen = bots.move(match, seat, bot, QuickLuck(seed))
            assert bots.move(other, seat, bot, QuickLuck(seed)) == chosen
            match.apply(seat, chosen)
        for seat, words in chatter(match, dict.fromkeys(range(3), bot), QuickLuck(1)):
            assert list(chatter(match.resample(seat, luck), {seat: bot}, QuickLuck(2))) == [(seat, words)]
            match.apply(seat, words)
            said += 1
    assert said


@pytest.mark.parametrize("module", ["bots.py", "odds.py", "wits.py"])
def test_no_module_of_the_bots_reads_a_state(module: str) -> None:
    phases = {one.name for one in Phase}
    nouns = {"pieces", "options", "rules", "riddles", "odds", "wits"}
    for node in ast.walk(ast.parse((ROOM / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = {alias.name for alias in node.names}
            assert node.module in nouns or (node.module == "state" and names <= phases)
        assert not (isinstance(node, ast.Attribute) and node.attr == "state")


# -- trials ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-25a")
@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("trials", ["screen", "table"])
def test_a_bot_says_how_strong_it_is_and_luck_decides(trials: str, level: str) -> None:
    match = lay_out(trials=trials)
    reach(match, 1)
    strength = {"clumsy": 35, "regular": 50, "champion": 65}[level]
    assert strength in STRENGTHS
    assert move(match, BOTS[level]()) == f"leave-to-luck {strength}"


@pytest.mark.rule("FB-24", "FB-25a")
def test_an_opponent_leaves_his_part_to_the_hand_at_once_and_never_votes() -> None:
    match = lay_out()
    reach(match, 1)
    do(match, "draw-trial", "0")
    assert (phase(match), move(match)) == ("gathering", "leave-to-hand")
    match = lay_out(trials="table")
    reach(match, 1)
    do(match, "draw-trial", "0")
    assert (phase(match), move(match)) == ("judging", "abstain")


def test_after_a_trial_that_failed_it_tries_the_riddle() -> None:
    """FB-08."""
    match = lay_out(trials="luck")
    reach(match, 1)
    lucky(match, "1")
    assert (phase(match), move(match, RegularBot(NOTHING))) == ("making-up", "try-riddle")


@pytest.mark.parametrize(
    ("wits", "trials", "picked"),
    [
        (REGULAR, "luck", "try-trial"),
        (EVERYTHING, "luck", "try-riddle"),
        (EVERYTHING, "screen", "try-riddle"),
        (NOTHING, "screen", "try-trial"),
        (Wits(35, 75, 55, 35), "screen", "try-riddle"),
        (Wits(35, 75, 55, 35), "luck", "try-trial"),
    ],
)
def test_where_there_is_a_choice_it_tries_what_it_wins_more_often(wits: Wits, trials: str, picked: str) -> None:
    """FB-09."""
    match = lay_out(trials=trials)
    reach(match, 2)
    assert move(match, RegularBot(wits)) == picked


# -- riddles -----------------------------------------------------------------------------------------------------


def said(match: Match, wits: Wits, seat: int = 0) -> str | None:
    words = RegularBot(wits).speak(match.knowledge(seat), match.open_ended(seat), QuickLuck(1))
    return None if words is None else write(words)


def when(wits: Wits, turn: int, number: int) -> int | None:
    """In which beat it says something, to this card in this turn."""
    match = lay_out(hourglass="rolls", sand="120")
    pile = match.state.pile
    match.state.turn = turn
    match.state.pile = (number, *(one for one in pile if one != number))
    reach(match, 18)
    do(match, "turn-hourglass")
    for beat in range(24):
        if (words := said(match, wits)) is not None:
            do(match, words)
            assert not match.state.asked
            return beat
        do(match, "wait")
        do(match, "roll", "1 2")
    return None


@pytest.mark.parametrize("grade", Grade)
def test_what_it_knows_comes_to_mind_in_a_beat_of_its_grade_and_is_right(grade: Grade) -> None:
    """FB-16, FB-17."""
    numbers = [number for number, one in enumerate(riddles_of("fr")) if one.grade is grade]
    beats = [when(EVERYTHING, turn, number) for turn, number in enumerate(numbers[:30])]
    first, last = COMES[grade]
    assert set(beats) == set(range(first, last + 1))


def test_what_it_does_not_know_it_does_not_guess_at() -> None:
    assert {when(NOTHING, turn, turn) for turn in range(10)} == {None}


def test_of_each_grade_it_knows_about_as_many_as_its_level_says() -> None:
    cards = riddles_of("fr")
    for wits in (CLUMSY, REGULAR, CHAMPION):
        count: Counter[Grade] = Counter()
        for number in range(0, 180, 2):
            count[cards[number].grade] += when(wits, number, number) is not None
        for grade in Grade:
            assert abs(count[grade] / 30 - wits.riddles[grade] / 100) < 0.28


def test_the_cleverer_knows_all_that_the_others_know_and_no_later() -> None:
    for turn in range(20):
        beats = [when(wits, turn, 7 * turn) for wits in (CLUMSY, REGULAR, CHAMPION)]
        known_by = [beat for beat in beats if beat is not None]
        assert len(set(known_by)) <= 1
        assert beats[len(beats) - len(known_by) :] == known_by


def test_by_the_clock_it_answers_in_its_beat_and_not_before() -> None:
    match = lay_out(sand="120")
    card = riddle(match)
    while (words := said(match, EVERYTHING)) is None:
        do(match, "roll", "1 2")
        assert said(match, EVERYTHING) is None
        match.apply(CLOCK, match.legal(CLOCK)[0])
    first, last = COMES[card.grade]
    assert match.state.sand is not None
    assert first <= match.state.sand.beat <= last
    do(match, words, seat=0)
    assert not match.state.asked


def test_only_the_candidate_answers_and_a_reader_never_rules() -> None:
    """FB-14: the reader sees the answer. FB-18: a person may rule."""
    match = lay_out()
    riddle(match)
    do(match, 'answer "42"', seat=0)
    assert match.open_ended(3)
    for seat in (1, 2, 3):
        assert said(match, EVERYTHING, seat) is None


@pytest.mark.parametrize("language", Riddles)
def test_every_answer_that_comes_to_its_mind_might_have_been_typed_and_is_right(language: Riddles) -> None:
    for card in riddles_of(language.value):
        first = card.answers[0]
        assert len(first) <= 40
        assert is_clean(first)
        assert is_right(first, card.answers, language.value)


def test_it_never_sees_the_answer_it_says_that_it_has_one_and_all_are_told_which() -> None:
    """FB-17, FB-40."""
    match = lay_out(sand="120")
    card = riddle(match)
    while said(match, EVERYTHING) is None:
        match.apply(CLOCK, match.legal(CLOCK)[0])
        lucky(match, "1 2")
    assert card.answers[0] not in str(match.knowledge(0))
    assert said(match, EVERYTHING) == "recall"
    assert do(match, "recall", seat=0)[0] == Answered(0, card.answers[0], right=True)


# -- the chest -----------------------------------------------------------------------------------------------------


def standing(*at: int, keys: tuple[int, int] = (4, 0), **options: Any) -> Match:
    """Seat 0 has keys enough; the others are here."""
    match = lay_out(1 + len(at), keys=keys, **options)
    match.state.at[1:] = list(at)
    return match


def test_an_opening_brings_what_its_chances_say() -> None:
    """A small chest, reckoned by hand: the first note is sure; seat 1 stands before a tiger, seat 2 at first is seven
    spaces away from one."""
    match = standing(3, 4)
    match.state.chest = [1_000, 1_000]
    assert notes_now(eye(match, 0)) == pytest.approx(1 + 5 / 6)
    match.state.chest = [1_000, 1_000, 1_000]
    assert notes_now(eye(match, 0)) == pytest.approx(1 + 5 / 6 + 5 / 6)
    match.state.at[2] = 16
    assert notes_now(eye(match, 0)) == pytest.approx(1 + 5 / 6 + 25 / 36)
    match.state.chest = [1_000]
    assert notes_now(eye(match, 0)) == notes_later(eye(match, 0)) == 1


@pytest.mark.parametrize("sand", ["30", "60"])
def test_an_opening_brings_on_average_what_was_reckoned(sand: str) -> None:
    start = standing(9, 24, 13, sand=sand, hourglass="rolls")
    luck, taken, games = QuickLuck(4), 0, 600
    for _ in range(games):
        match = start.clone()
        before = len(match.state.chest)
        do(match, "open-chest")
        while match.state.phase in (Phase.CHEST, Phase.BONUS):
            if (request := match.asks()) is not None:
                match.apply(LUCK, luck.answer(request))
            else:
                do(match, "roll")
        taken += before - len(match.state.chest)
    assert taken / games == pytest.approx(notes_now(eye(start, 0)), abs=0.4)


def test_it_opens_when_the_others_have_just_passed_the_tigers() -> None:
    """FB-36."""
    assert move(standing(4, 17, 31)) == "open-chest"
    match = lay_out(3, trials="luck", keys=(3, 0))
    reach(match, 1)
    lucky(match, "6")
    match.state.at[1:] = [31, 4]
    assert (phase(match), move(match)) == ("deciding", "open-chest")


def test_it_waits_while_they_stand_before_them() -> None:
    assert move(standing(13, 14, sand="30", tigers=4)) == "roll"
    match = lay_out(3, trials="luck", keys=(3, 0), sand="30", tigers=4)
    reach(match, 1)
    lucky(match, "6")
    match.state.at[1:] = [13, 14]
    assert (phase(match), move(match)) == ("deciding", "decline")


def test_it_does_not_wait_for_somebody_else_to_open_or_for_the_end() -> None:
    match = standing(13, 14, sand="30", tigers=4)
    give(match.state, 1, 0, 4)
    assert move(match) == "open-chest"
    assert move(standing(13, 14, sand="30", tigers=4, max_rounds=1)) == "open-chest"
    match = standing(13, 14, sand="30", tigers=4)
    match.state.held[0] = 3  # it must
    assert move(match) == "open-chest"


# -- keys back -----------------------------------------------------------------------------------------------------


def closing(*at: int) -> Match:
    """Seat 0 stands on the start; seat 1 has closed the chest. These cells have room."""
    match = standing(3, 20, 20)
    opened(match, 1_000, 5_000, 10_000)
    for space in at:
        match.state.black[space] = 0
    do(match, "roll", "1")
    assert phase(match) == "putting-back"
    return match


def test_it_puts_keys_back_where_it_comes_by_and_the_others_do_not() -> None:
    """FB-39. Seat 0 is before space 2, two others are before space 23; the other cells with room are after that."""
    match = closing(2, 23)
    assert {move(match, seed=seed) for seed in range(8)} == {"put-back 2"}


def test_it_prefers_cells_where_it_wins_more_often() -> None:
    """Space 3 wants a trial, for which a riddle makes up; space 7 wants both."""
    assert move(closing(3, 7)) == "put-back 3"


def test_who_has_keys_enough_is_not_feared() -> None:
    match = closing(2, 23)
    before = Neighbours(eye(match, 0)).of(23)
    give(match.state, 2, 0, 4)
    assert Neighbours(eye(match, 0)).of(23) > before


def test_chances_to_win_a_key_follow_from_the_space() -> None:
    view = eye(lay_out(trials="table"), 0)
    both, trial, either, guardian = (
        REGULAR.wins_key(view, space) for space in (Space.BOTH, Space.TRIAL, Space.EITHER, Space.GUARDIAN)
    )
    assert 0 < both < guardian <= either < trial < 1
    assert either == 0.5
    assert both == pytest.approx(0.5 * guardian)


# -- strength --------------------------------------------------------------------------------------------------


def test_regular_wins_far_more_often_than_random() -> None:
    options = replace(GAME.preset("quick", 3), trials=Trials.LUCK)
    report = simulate(GAME, options, 3, ["regular", "random", "random"], 200, 1)
    assert report.by_level["regular"].low > report.by_level["random"].high


def test_each_level_is_stronger_than_the_one_before() -> None:
    options = replace(GAME.preset("quick", 3), trials=Trials.TABLE)
    report = simulate(GAME, options, 3, list(BOTS), 200, 2)
    shares = [report.by_level[level].share for level in BOTS]
    assert shares == sorted(shares)
    assert report.by_level["champion"].low > report.by_level["clumsy"].high
