"""FB-40: cards of one's own, read or refused line by line, kept in one word, and played with."""

import base64
import json
import zlib
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest
from tests.conformance.leak import seen, told

from ludotheque.games.fort_boyard import GAME, own
from ludotheque.games.fort_boyard.bots import REGULAR, RegularBot
from ludotheque.games.fort_boyard.judging import LONGEST, is_right
from ludotheque.games.fort_boyard.options import LONGEST_WORD, Options, Trials
from ludotheque.games.fort_boyard.own import MOST, MOST_ANSWERS, OwnCards
from ludotheque.games.fort_boyard.pieces import (
    Answer,
    Answered,
    Grade,
    OwnTrial,
    OwnTrialDrawn,
    Recall,
    Riddle,
    RiddleEnd,
    RiddleEnded,
    RuleRight,
    TrialDrawn,
)
from ludotheque.games.fort_boyard.riddles import LONGEST_QUESTION, riddles_of
from ludotheque.games.fort_boyard.trials import TRIALS
from ludotheque.kernel.errors import BadBoard, BadOptions
from ludotheque.kernel.log import Log, Writer
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.options import read_text, write_text
from ludotheque.kernel.pieces import Event, Pick, Seat
from ludotheque.table.hosting import settings_for

from .table import do, lay_out, lucky, phase, reach, ring, sit

FIRST_OWN = str(len(TRIALS))  # in the fan it comes after all that are printed
OWN = '''\
game = "fort-boyard"
language = "en"

[[riddle]] # the first
question = """
It has hands,
[[riddle]] and answers = "none"."""
answers = [
    "the clock", # grandfather's
    "a watch",
]

[[riddle]]
question = "How many legs has a spider?"
answers = ["8", "eight"]
one_answer = true

[[trial]]
title = "The flamingo"
text = "On one foot."
success = "Until the sand is out."
seconds = 40

[[trial]]
title = "The owl"
text = "Never blink."
'''
BARE = 'language = "en"\n'
OF_RIDDLE, OF_TRIAL = '[[riddle]]\nquestion = "Who?"\nanswers = ["me"]\n', '[[trial]]\ntitle = "A"\ntext = "B"\n'
WORD = own.one_word(OWN)


def faults(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadBoard) as bad:
        own.read_sheet(text)
    assert {fault.rule for fault in bad.value.faults} <= {"FB-40", None}
    return [(fault.code.value, int(fault.details["line"])) for fault in bad.value.faults]


def packed(sheet: object) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(sheet).encode())).rstrip(b"=").decode()


# -- the file ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-40")
def test_cards_of_ones_own_are_read() -> None:
    cards = OwnCards(own.read_sheet(OWN))
    first, second = cards.riddles
    question = 'It has hands,\n[[riddle]] and answers = "none".'
    assert first == Riddle(question, ("the clock", "a watch"), one_answer=False, grade=Grade.MEDIUM, language="en")
    assert second.one_answer
    assert is_right("watches", first.answers, first.language)
    flamingo = OwnTrial("The flamingo", "On one foot.", "Until the sand is out.", 40)
    assert cards.trials == (flamingo, OwnTrial("The owl", "Never blink.", "", None))


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(("kind", "card"), [("riddle", OF_RIDDLE), ("trial", OF_TRIAL)])
def test_there_may_be_many_more_than_the_blank_cards_of_the_box(kind: str, card: str) -> None:
    assert len(own.read_sheet(BARE + card * MOST[kind])[kind]) == MOST[kind] > 4
    assert faults(BARE + card * (MOST[kind] + 1)) == [("cards-too-many", 3 * MOST[kind] + 2)]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('"fort-boyard"', '"roc-noir"', "cards-other-game", 1),
        ("game =", "colour = 1\ngame =", "cards-unknown-key", 1),
        ('"en"', '"de"', "cards-bad-language", 2),
        ('language = "en"\n', "", "cards-bad-language", 25),
        ('"the clock"', '""', "cards-bad-answer", 9),
        ('"the clock"', '"' + "x" * (LONGEST + 1) + '"', "cards-bad-answer", 9),
        ('"a watch"', "12", "cards-bad-answer", 10),
        ('"a watch"', '"?!"', "cards-says-nothing", 10),
        ('"a watch"', '"a\\nwatch"', "cards-bad-sign", 10),
        ('"a watch"', '"a\\u202ewatch"', "cards-bad-sign", 10),
        ('["8", "eight"]', "[]", "cards-bad-answers", 15),
        ('["8", "eight"]', '"8"', "cards-bad-answers", 15),
        ('["8", "eight"]', str(["x"] * (MOST_ANSWERS + 1)), "cards-bad-answers", 15),
        ('["8", "eight"]', '["8", ""]', "cards-bad-answer", 15),
        ("How many", "How\\u0000many", "cards-bad-sign", 14),
        ("How many legs has a spider?", " ", "cards-bad-text", 14),
        ("How many", "?" * LONGEST_QUESTION, "cards-bad-text", 14),
        ('"How many legs has a spider?"', "8", "cards-bad-text", 14),
        ('question = "How many legs has a spider?"\n', "", "cards-missing", 13),
        ('answers = ["8", "eight"]\n', "", "cards-missing", 13),
        ("one_answer = true", "one_answer = 1", "cards-bad-flag", 16),
        ("one_answer = true", 'hint = "eight"', "cards-unknown-key", 16),
        ('"a watch",\n', '"a watch\n', "cards-not-toml", 10),
        ('title = "The owl"\n', "", "cards-missing", 24),
        ('"Never blink."', '""', "cards-bad-text", 26),
        ('"Never blink."', '"' + "x" * 401 + '"', "cards-bad-text", 26),
        ('"The owl"', '"The\\nowl"', "cards-bad-sign", 25),
        ('"Never blink."', '"' + "a\\n" * 6 + 'b"', "cards-bad-sign", 26),
        ("seconds = 40", "seconds = 9", "cards-bad-seconds", 22),
        ("seconds = 40", 'seconds = "40"', "cards-bad-seconds", 22),
        ("seconds = 40", "answers = []", "cards-unknown-key", 22),
    ],
)
def test_every_fault_is_told_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert OWN.count(old) == 1
    assert faults(OWN.replace(old, new)) == [(code, line)]


@pytest.mark.rule("FB-40")
def test_all_faults_are_told_at_once_from_top_to_bottom_and_of_which_card() -> None:
    text = OWN.replace('"the clock"', '""').replace("How many legs has a spider?", "").replace("= 40", "= 400")
    assert faults(text) == [("cards-bad-answer", 9), ("cards-bad-text", 14), ("cards-bad-seconds", 22)]
    with pytest.raises(BadBoard) as bad:
        own.read_sheet(text)
    cards = [(fault.details["kind"], fault.details["number"], fault.details["key"]) for fault in bad.value.faults]
    assert cards == [("riddle", 1, "answers"), ("riddle", 2, "question"), ("trial", 1, "seconds")]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (BARE, ("cards-none", 1)),
        ("riddle = []\n" + BARE, ("cards-none", 2)),
        ("riddle = 3\n" + BARE, ("cards-not-cards", 1)),
        ("trial = [3]\n" + BARE, ("cards-not-cards", 1)),
        (BARE + "[riddle]\nquestion = 'Who?'\nanswers = ['me']\n", ("cards-not-cards", 4)),
        (BARE + "riddle = [{ question = 'Who?', answers = 'me' }]\n", ("cards-bad-answers", 2)),
    ],
)
def test_whatever_is_typed_gets_an_answer(text: str, found: tuple[str, int]) -> None:
    assert faults(text) == [found]


HOSTILE = [
    ("x" * 300_000, "cards-too-long"),
    ("a = 1\n" * 50_000, "cards-too-long"),
    ("\n" * 1_000_000, "cards-too-long"),
    ("a = " + "[" * 3_900, "cards-not-toml"),
    ("a = " + "{a = " * 790, "cards-not-toml"),
    ("a = " + "9" * 3_900 + "\n[b", "cards-not-toml"),
    ("[[riddle]]\nanswers = [0x" + "f" * 3_900 + "]", "cards-bad-answer"),
    ("[[riddle]]\n" * 3_000, "cards-too-many"),
    ("[[riddle]]\n" * MOST["riddle"], "cards-missing"),
    ("".join(f"k{number} = 1\n" for number in range(3_000)), "cards-unknown-key"),
    ("[[riddle]]\nanswers = [\n" + '"",\n' * 9_000 + "]", "cards-bad-answers"),
    ("[[riddle]]\n" + ("answers = [" + '"",' * 1_300 + "]\n[[riddle]]\n") * 9, "cards-bad-answers"),
    ("[[riddle]]\n" + f"answers = {['?' * 40] * 12}\n[[riddle]]\n" * 60, "cards-says-nothing"),
    ("game = [\n" + ("{b" + ".a" * 16 + " = [\n") * 100 + "]}" * 100 + "]", "cards-other-game"),
    ("".join(f"a{'.a' * 1_900}.b{number} = 1\n" for number in range(10)), "cards-not-toml"),
    (("[[riddle" + ".a" * 1_900 + "]]\n") * 10, "cards-not-toml"),
]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(("text", "code"), HOSTILE)
def test_whatever_is_sent_is_refused_soon_and_shortly(text: str, code: str) -> None:
    """Anybody may send it to a house: no text makes it think for long, or say more than somebody would read."""
    began = process_time()
    with pytest.raises(BadBoard) as bad:
        own.read_sheet(text)
    assert process_time() - began < 1
    assert code in [fault.code.value for fault in bad.value.faults]
    assert len(str([fault.details for fault in bad.value.faults])) < 20_000


@pytest.mark.rule("FB-40")
def test_the_files_to_begin_with_are_good_and_their_riddles_are_none_of_ours() -> None:
    for language, text in GAME.boards().items():
        cards = OwnCards(own.read_sheet(text))
        assert cards.riddles
        assert cards.trials
        ours = {riddle.answers[0] for riddle in riddles_of(language)}
        assert not ours & {answer for riddle in cards.riddles for answer in riddle.answers}
        assert {riddle.language for riddle in cards.riddles} == {language}


# -- to try an answer ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-18")
@pytest.mark.rule("FB-40")
def test_an_answer_can_be_tried_before_the_card_is_played() -> None:
    assert GAME.try_board(OWN, 1, "The WATCHES!")
    assert not GAME.try_board(OWN, 1, "the wall")
    assert GAME.try_board(OWN, 2, "8")
    assert not GAME.try_board(OWN, 2, "9")
    for number in (0, 3):  # a trial has no answer
        with pytest.raises(BadOptions) as none:
            GAME.try_board(OWN, number, "8")
        assert none.value.code.value == "nothing-to-try"


# -- the word ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-40")
def test_a_file_is_one_word_of_letters_and_figures_and_the_word_is_the_same_cards() -> None:
    assert own.WORD.fullmatch(WORD)
    cards = own.cards_in(WORD)
    assert encode((cards.riddles, cards.trials)) == encode((OwnCards(own.read_sheet(OWN)).riddles, cards.trials))
    assert GAME.read_board(OWN) == GAME.read_board(WORD) == {"cards": WORD}
    assert GAME.sheet(OWN)["language"] == "en"
    options = Options(cards=WORD)
    assert read_text(Options, write_text(options).split(), Options()) == options


@pytest.mark.rule("FB-40")
def test_a_table_may_be_given_the_whole_file() -> None:
    assert settings_for(GAME, 3, None, {"cards": OWN}).options["cards"] == WORD
    with pytest.raises(BadBoard):
        settings_for(GAME, 3, None, {"cards": OWN.replace("[[trial]]", "[[trail]]")})


def many_different(cards: int) -> str:
    """So many that hardly compress."""
    luck = QuickLuck(1)
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    written = ["".join(letters[luck.below(36)] for _ in range(250)) for _ in range(cards)]
    return BARE + "".join(f'[[riddle]]\nquestion = "{one}"\nanswers = ["{one[:20]}"]\n' for one in written)


@pytest.mark.rule("FB-40")
def test_cards_that_are_too_much_for_a_table_are_told_so() -> None:
    assert len(own.one_word(many_different(40))) < LONGEST_WORD
    with pytest.raises(BadBoard) as bad:
        own.one_word(many_different(110))
    assert [fault.code.value for fault in bad.value.faults] == ["cards-too-much"]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    "word",
    [
        "x",
        "A" * 500,
        "3+2",
        "é",
        "a b",
        WORD[:-3],
        WORD[:20] + "A" + WORD[21:],
        packed([]),
        packed({}),
        packed("text"),
        packed({"language": "en", "riddle": [{"question": "<b>", "answers": ["\ud800"]}]}),
        packed({"language": "en", "riddle": [{"question": "Who?", "answers": []}]}),
        packed({"language": "en", "riddle": [{"question": "Who?", "answers": ["me"], "more": 1}]}),
        packed({"language": "en", "trial": [{"title": "A", "text": "B", "seconds": 1e9}]}),
        base64.urlsafe_b64encode(zlib.compress(b"[" * 5_000_000, 9)).rstrip(b"=").decode(),
        base64.urlsafe_b64encode(zlib.compress(b"[" * 100_000, 9)).rstrip(b"=").decode(),
        base64.urlsafe_b64encode(zlib.compress(b"\xff\xfe", 9)).rstrip(b"=").decode(),
    ],
)
def test_a_word_that_holds_no_cards_is_refused(word: str) -> None:
    began = process_time()
    with pytest.raises(BadOptions) as bad:
        GAME.check(Options(cards=word), 3)
    assert (bad.value.code.value, bad.value.details) == ("cards-no-word", {"option": "cards"})
    assert process_time() - began < 1


@pytest.mark.rule("FB-40")
def test_a_word_that_unpacks_to_more_than_any_cards_need_is_refused_however_good_they_are() -> None:
    sheet = json.dumps({"language": "en", "riddle": [{"question": "Who?", "answers": ["me"]}]})
    fits, is_more = [
        base64.urlsafe_b64encode(zlib.compress(sheet.ljust(size).encode(), 9)).rstrip(b"=").decode()
        for size in (159_999, 160_001)
    ]
    assert len(own.cards_in(fits).riddles) == 1
    with pytest.raises(BadOptions) as bad:
        own.cards_in(is_more)
    assert bad.value.code.value == "cards-no-word"


# -- at the table --------------------------------------------------------------------------------------------------


def with_own(**options: Any) -> Match:
    return lay_out(cards=WORD, **options)


def next_card(match: Match, number: int) -> Riddle:
    """The next riddle is this one of the table's own, counted from 0."""
    card = 180 + number
    match.state.pile = (card, *(one for one in match.state.pile if one != card))
    found: Riddle = match.state.rules.riddles[card]
    return found


def drawn(match: Match, number: int) -> Riddle:
    """Seat 0 is before it, and the sand begins to run."""
    found = next_card(match, number)
    reach(match, 18)
    do(match, "turn-hourglass")
    return found


@pytest.mark.rule("FB-40")
def test_ones_own_riddles_are_shuffled_in_with_ours() -> None:
    match = with_own()
    assert match.state.rules.riddles == (*riddles_of("fr"), *own.cards_in(WORD).riddles)
    assert set(match.state.pile) == set(range(182))


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-14")
def test_ones_own_riddle_is_shown_as_the_others_and_its_answers_to_the_reader_alone() -> None:
    match = with_own()
    card = drawn(match, 0)
    for seat in (None, 0, 1, 2, 3):
        shown = match.view(seat).table.riddle
        assert (shown.question, shown.number, shown.grade) == (card.question, 181, Grade.MEDIUM)
        assert shown.answers == (card.answers if seat == 3 else ())


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-18")
def test_ones_own_riddle_is_judged_in_its_own_language_and_by_its_flag() -> None:
    match = with_own(riddles="fr")
    drawn(match, 0)
    assert do(match, 'answer "The Watch"', seat=0)[0] == Answered(0, "The Watch", right=True)
    match = with_own()
    drawn(match, 1)
    do(match, 'answer "9"', seat=0)
    assert match.state.asked is None  # FB-16: it was the one answer


@pytest.mark.rule("FB-40")
def test_no_byte_of_what_anybody_sees_depends_on_an_answer_until_he_reads_it() -> None:
    """The leak law for what is in an option: tables whose cards differ in unseen answers and questions are the same."""
    other = own.one_word(OWN.replace("the clock", "a statue").replace("How many legs", "How many eyes"))
    tables = [lay_out(cards=word, seats=4) for word in (WORD, other)]
    for match in tables:
        drawn(match, 0)
    for seat in (None, 0, 1, 2):
        first, second = [encode(match.view(seat)) for match in tables]
        assert first == second
        assert b"a watch" not in first
        assert WORD.encode() not in first
    first, second = [encode(match.view(3)) for match in tables]
    assert first != second


LONG_ANSWER = "somebody whose hands are full"
OTHER_ANSWERS = (
    OWN.replace("the clock", LONG_ANSWER)
    .replace('"a watch",', "")
    .replace('["8", "eight"]', '["9", "nine", "neuf", "three times three"]')
)


def asked(match: Match) -> Iterator[list[Event]]:
    """A riddle of the table's own, step by step: an answer that is nearly right at one of the tables, and two rolls,
    the second of which luck has still to throw."""
    next_card(match, 0)
    yield reach(match, 18)
    yield do(match, "turn-hourglass", seat=3)
    yield do(match, 'answer "the cloak"', seat=0, at=1_000)
    yield do(match, "ask-again", seat=0)
    yield do(match, "roll", seat=1)
    yield lucky(match, "1 2")
    yield do(match, "wait", seat=0) if match.deadline() is None else ring(match)
    yield do(match, "roll", seat=2)


def got(match: Match, events: list[Event], seat: Seat | None) -> bytes:
    """All that it sees, knows and may do, how what it tries is refused, and what it has been told."""
    probes = (Answer("the clock"), Recall(), RuleRight())
    return seen(match, seat, probes) + encode(match.knowledge(seat)) + told(match, events, seat)


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-14")
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
def test_until_a_riddle_has_ended_its_answers_change_no_byte_for_anybody_but_the_reader(hourglass: str) -> None:
    """The same questions; the answers are others, of another length, and there are more of them or fewer."""
    one, other = (lay_out(cards=word, hourglass=hourglass) for word in (WORD, own.one_word(OTHER_ANSWERS)))
    for seat in (None, 0, 1, 2, 3):
        assert got(one, [], seat) == got(other, [], seat), "nobody has drawn it"
    for here, there in zip(asked(one), asked(other), strict=True):
        for seat in (None, 0, 1, 2):
            assert got(one, here, seat) == got(other, there, seat)
        assert got(one, here, 3) != got(other, there, 3)
    ends = [lucky(match, "4 4")[-1] for match in (one, other)]
    assert ends == [RiddleEnded(0, RiddleEnd.DOUBLE, answer) for answer in ("the clock", LONG_ANSWER)]


@pytest.mark.rule("FB-40")
def test_everybody_reads_how_many_cards_there_are_and_no_card() -> None:
    options = settings_for(GAME, 4, None, {"cards": OWN}).options
    assert GAME.shown(options) == options | {"cards": "2+2"}
    assert GAME.shown(options | {"cards": ""}) == options | {"cards": ""}
    assert with_own().view(0).table.options.cards == "2+2"


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-24")
def test_ones_own_trials_are_drawn_at_the_table() -> None:
    match = with_own(trials="table")
    reach(match, 1)
    assert match.state.rules.cards[-2:] == ["own-1", "own-2"]
    events = do(match, "draw-trial", FIRST_OWN)
    assert events == [OwnTrialDrawn(0, "The flamingo", "On one foot.")]
    view = match.view(None).table
    assert (view.card, view.own_trial.title, view.own_trial.seconds) == (None, "The flamingo", 40)
    assert view.until - view.now == 55_000  # its own seconds, and fifteen to vote
    do(match, "vote success", seat=1)
    do(match, "vote success", seat=2)
    assert match.view(0).table.own_trial is None
    assert match.state.last_card == "own-1"


@pytest.mark.rule("FB-23")
@pytest.mark.rule("FB-40")
def test_ones_own_trial_is_left_out_of_the_next_draw_and_one_without_seconds_lasts_as_long_as_the_sand() -> None:
    match = with_own(trials="table", sand="90")
    match.state.last_card = "own-1"
    reach(match, 1)
    assert do(match, "draw-trial", FIRST_OWN) == [OwnTrialDrawn(0, "The owl", "Never blink.")]
    view = match.view(0).table
    assert view.until - view.now == 105_000
    assert view.last_card is None


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-25a")
def test_a_bot_draws_ones_own_trial_too() -> None:
    match = with_own(trials="table")
    reach(match, 1)
    do(match, "leave-to-luck 65", FIRST_OWN)
    assert phase(match) == "show"
    assert match.view(0).table.own_trial.title == "The flamingo"
    ring(match, "0")
    assert match.view(0).table.own_trial is None


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize("trials", [Trials.SCREEN, Trials.LUCK])
def test_nobody_but_people_can_judge_ones_own_trials(trials: Trials) -> None:
    """With riddles beside them they only lie there; alone they would be of no use, and that is told."""
    match = lay_out(cards=WORD, trials=trials.value)
    assert not any(card.startswith("own") for card in match.state.rules.cards)
    alone = own.one_word(BARE + OF_TRIAL)
    GAME.check(Options(cards=alone, trials=Trials.TABLE), 3)
    with pytest.raises(BadOptions) as bad:
        GAME.check(Options(cards=alone, trials=trials), 3)
    assert bad.value.code.value == "own-trials-unused"


@pytest.mark.rule("FB-40")
def test_what_is_drawn_on_screen_is_one_of_the_printed() -> None:
    match = lay_out(cards=WORD)
    reach(match, 1)
    do(match, "draw-trial")
    assert match.asks() == Pick(secret=True, among=len(TRIALS))
    assert isinstance(lucky(match, str(len(TRIALS) - 1))[0], TrialDrawn)


@pytest.mark.rule("FB-40")
def test_to_a_bot_it_is_a_riddle_of_medium_grade() -> None:
    """It is told neither question nor answer beforehand, and answers about as many as its level says."""
    known = 0
    for turn in range(60):
        match = with_own(hourglass="rolls", sand="120")
        match.state.turn = turn
        drawn(match, turn % 2)
        for _ in range(8):
            said = RegularBot(REGULAR).speak(match.knowledge(0), match.open_ended(0), QuickLuck(1))
            if said is not None:
                assert getattr(match.apply(0, said)[0], "right", False)
                known += 1
                break
            do(match, "wait")
            do(match, "roll", "1 2")
    assert abs(known / 60 - REGULAR.riddles[Grade.MEDIUM] / 100) < 0.2


@pytest.mark.rule("FB-40")
@pytest.mark.rule("FB-22")
def test_a_log_holds_the_cards_so_a_replay_needs_no_file() -> None:
    lines: list[str] = []
    match = sit(3, cards=WORD, trials="table")
    Writer(match, ("Ana", "Bo", "Cy"), bytes(32), lines.append)
    replayed = Log("".join(lines), {GAME.id: GAME}).match
    assert replayed.state.rules.riddles[180:] == own.cards_in(WORD).riddles
    assert GAME.from_position(GAME.position(match.state)).rules.own_trials == match.state.rules.own_trials


@pytest.mark.rule("FB-40")
def test_a_position_with_cards_that_are_none_is_no_position() -> None:
    broken = GAME.position(with_own().state).replace(WORD.encode(), b"none")
    with pytest.raises(ValueError, match="not the cards"):
        GAME.from_position(broken)
