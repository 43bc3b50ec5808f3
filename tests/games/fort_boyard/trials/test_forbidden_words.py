"""Forbidden words (FB-30)."""

from itertools import permutations

import pytest

from ludotheque.games.fort_boyard.trials.contract import Cast
from ludotheque.games.fort_boyard.trials.forbidden_words.pieces import (
    Breach,
    NoAnswerCried,
    QuestionPrepared,
    QuestionPut,
    QuestionsOffered,
    ReadyAnswers,
    Replied,
    RepliesOffered,
    Reply,
    WordSlipped,
    WriteQuestion,
)
from ludotheque.games.fort_boyard.trials.forbidden_words.speech import book, fault, tidy, words_in
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.texts import texts

from .stage import Stage

CARDS = book("fr").question
IN_ORDER = range(5)  # ready answers as they are in the book: three good ones, two traps
GOOD = [f"Bonne parole {word}" for word in ("jaune", "verte", "bleue", "rouge", "noire", "blanche", "rousse")]
LANGUAGES = ("fr", "en")


def shuffled(seats: int = 3, *, pace: int = 100, hands: tuple[int, ...] = (), at: int = 0) -> Stage:
    """The cards are offered in the order of the book."""
    stage = Stage("forbidden-words", seats, pace=pace, hands=hands, at=at)
    stage.draw(*range(len(CARDS)))
    return stage


def asked(seats: int = 3, *, pace: int = 100, hands: tuple[int, ...] = (), at: int = 0) -> Stage:
    """The first question is put."""
    stage = shuffled(seats, pace=pace, hands=hands, at=at)
    if 1 not in hands:
        stage.do(1, "pick-question 0")
    stage.draw(*IN_ORDER)
    return stage


def answer(stage: Stage, text: str, at: int | None = None) -> None:
    stage.do(0, f'reply "{text}"', at)


def pass_on(stage: Stage) -> None:
    """Until the next question is put and can be answered."""
    number = stage.view(None).number
    while stage.view(None).number == number and stage.verdict is None:
        stage.ring()
    if stage.trial.asks(stage.scene) is not None:
        stage.draw(*IN_ORDER)


def slip(stage: Stage) -> tuple[Breach, str] | None:
    event = stage.last[-1]
    return (event.breach, event.word) if isinstance(event, WordSlipped) else None


# -- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize(("seats", "askers"), [(3, [1, 2, 1, 2, 1, 2]), (4, [1, 2, 3] * 2), (6, [1, 2, 3, 4, 5, 1])])
def test_six_questions_are_asked_in_turn_by_the_others(seats: int, askers: list[int]) -> None:
    stage = asked(seats)
    for text in GOOD[:6]:
        assert stage.verdict is None
        answer(stage, text)
        pass_on(stage)
    assert stage.verdict is True
    put = [event for event in stage.events if isinstance(event, QuestionPut)]
    assert [(event.seat, event.number) for event in put] == list(zip(askers, range(1, 7), strict=True))


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize("pace", [100, 150, 200])
def test_one_question_comes_every_eight_seconds(pace: int) -> None:
    stage = asked(pace=pace, at=500)
    moments = [stage.now]
    for text in GOOD[:5]:
        answer(stage, text, stage.now + 1_000)
        pass_on(stage)
        moments.append(stage.now)
    assert moments == [500 + 8_000 * pace // 100 * number for number in range(6)]


@pytest.mark.rule("FB-30")
def test_one_of_three_offered_is_picked_and_only_its_asker_sees_them() -> None:
    stage = shuffled()
    assert stage.view(1).offers == tuple(card.ask for card in CARDS[:3])
    assert stage.view(0).offers == stage.view(2).offers == stage.view(None).offers == ()
    assert stage.told(1) == [QuestionsOffered(1, "\n".join(stage.view(1).offers))]
    assert stage.told(0) == stage.told(2) == stage.told(None) == [QuestionsOffered(1, None)]
    assert stage.can(1) == ["pick-question 0", "pick-question 1", "pick-question 2"]
    stage.refused(2, "pick-question 0", "not-your-turn")
    stage.refused(0, "pick-question 0", "not-your-turn")
    stage.refused(1, "pick-question 3", "wrong-step")
    stage.do(1, "pick-question 2")
    assert stage.told(0)[1] == QuestionPut(1, 1, CARDS[2].ask, is_servers=False)


@pytest.mark.rule("FB-30")
def test_or_he_writes_one() -> None:
    stage = shuffled()
    stage.do(1, 'write-question "Aimes-tu les   phares ?"')
    assert stage.last[1] == QuestionPut(1, 1, "Aimes-tu les phares ?", is_servers=False)
    stage.draw(*IN_ORDER)
    assert stage.view(0).answers == book("fr").anyhow[0].answers


@pytest.mark.rule("FB-30")
def test_the_next_question_is_prepared_hidden_while_this_one_is_answered() -> None:
    stage = asked()
    stage.do(2, 'write-question "Et le fort ?"')
    assert stage.told(2) == [QuestionPrepared(2, "Et le fort ?")]
    assert stage.told(0) == stage.told(1) == stage.told(None) == [QuestionPrepared(2, None)]
    assert (stage.view(2).mine, stage.view(0).mine, stage.view(0).is_prepared) == ("Et le fort ?", None, True)
    stage.refused(2, "pick-question 0", "not-your-turn")
    answer(stage, GOOD[0])
    pass_on(stage)
    assert stage.view(0).question == "Et le fort ?"


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize("pace", [100, 200])
def test_after_five_seconds_the_server_asks(pace: int) -> None:
    stage = shuffled(pace=pace, at=300)
    assert stage.deadline == 300 + 5_000 * pace // 100
    stage.ring()
    assert stage.last == [QuestionPut(1, 1, CARDS[0].ask, is_servers=True)]
    stage.draw(*IN_ORDER)
    began = stage.now
    assert stage.deadline == began + 5_000 * pace // 100
    stage.ring()
    assert stage.can(2) == []
    stage.refused(2, 'write-question "Trop tard ?"', "not-your-turn")
    assert stage.view(2).is_prepared
    answer(stage, GOOD[0])
    pass_on(stage)
    assert stage.view(None).question == CARDS[3].ask


@pytest.mark.rule("FB-30", "FB-25a")
def test_for_an_absent_asker_the_server_asks_at_once() -> None:
    stage = asked(hands=(1, 2), at=700)
    assert stage.now == 700
    assert stage.events[0] == QuestionPut(1, 1, CARDS[0].ask, is_servers=True)
    assert (stage.can(2), stage.view(2).is_prepared, stage.view(2).mine) == ([], True, None)


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("text", ["", "?!", "   ", "1234", "\u200b\u200b"])
def test_a_question_without_a_word_is_refused(text: str) -> None:
    stage = shuffled()
    stage.refused(1, f'write-question "{text}"', "no-words")


@pytest.mark.rule("FB-30")
def test_a_question_or_an_answer_has_80_characters_at_most() -> None:
    stage = shuffled()
    with pytest.raises(IllegalAction, match="malformed"):
        stage.apply((1, WriteQuestion("a" * 81), stage.now))
    stage.do(1, f'write-question "{"a" * 80}"')
    stage.draw(*IN_ORDER)
    with pytest.raises(IllegalAction, match="malformed"):
        stage.apply((0, Reply("a " * 41), stage.now))
    assert stage.verdict is None


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize("pace", [100, 150, 200])
def test_an_answer_must_come_in_eight_seconds(pace: int) -> None:
    stage = asked(pace=pace, at=300)
    while stage.verdict is None:
        stage.ring()
    assert stage.now == 300 + 8_000 * pace // 100
    assert stage.last == [WordSlipped(0, "", Breach.SILENCE, "")]
    assert stage.verdict is False


@pytest.mark.rule("FB-30")
def test_an_answer_has_two_words_or_more() -> None:
    for text in ("Parfaitement", "Peut-être", "Bof !", "..."):
        stage = asked()
        answer(stage, text)
        assert slip(stage) == (Breach.SHORT, "")
        assert stage.verdict is False
    stage = asked()
    answer(stage, "Tout va")
    assert stage.last == [Replied(0, "Tout va")]


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Ah oui alors", "oui"),
        ("Mais OUI, voyons", "oui"),
        ("Ouais, bof", "ouais"),
        ("Même si je veux", "si"),
        ("Nan mais dis donc", "nan"),
        ("Je dis : « non »", "non"),
        ("Moi, yes, toujours", "yes"),
        ("Ouiii, mille fois", "ouiii"),
        ("Nooooon merci bien", "nooooon"),
        ("Oui-oui, ma chère", "oui"),
        ("Ｏｕｉ madame", "oui"),
        ("O\u200bui madame", "oui"),
        ("Nón merci", "non"),
        ("Oui", "oui"),
    ],
)
def test_an_answer_holds_no_forbidden_word(text: str, word: str) -> None:
    stage = asked()
    answer(stage, text)
    assert slip(stage) == (Breach.FORBIDDEN, word)
    assert stage.verdict is False


@pytest.mark.rule("FB-30")
def test_a_word_that_only_holds_a_forbidden_one_is_none() -> None:
    for text in ("Mon nonce est silencieux", "Une ouïe fine", "Le sifflet du cousin", "Nonante-neuf fois"):
        assert fault(text, (), book("fr").forbidden) is None, text
    for text in ("Around noon, I know", "Nobody knows", "Yesterday, another nose"):
        assert fault(text, (), book("en").forbidden) is None, text


def test_what_bots_say_while_one_watches_ends_as_their_trial_did() -> None:
    for language in LANGUAGES:
        said, forbidden = texts(language, "ludotheque.games.fort_boyard"), book(language).forbidden
        for number in range(1, 9):
            assert fault(said.say(f"forbidden-words-show-way-{number}"), (), forbidden) is None
            slip = fault(said.say(f"forbidden-words-show-slip-{number}"), (), forbidden)
            assert slip is not None
            assert slip.breach is Breach.FORBIDDEN


@pytest.mark.rule("FB-30")
def test_each_language_has_its_own_list() -> None:
    must = {"fr": "oui ouais si non nan yes no yeah nope", "en": "yes no yeah nope"}
    for language, words in must.items():
        assert set(words.split()) <= set(book(language).forbidden)
    assert fault("Even si was said", (), book("en").forbidden) is None
    english = Stage("forbidden-words")
    english.cast = Cast(0, (1, 2), language="en")
    english.scene = english.trial.begin(english.cast, 0).scene
    english.draw(*range(len(book("en").question)))
    assert english.view(1).offers == tuple(card.ask for card in book("en").question[:3])
    assert english.view(0).forbidden == book("en").forbidden


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize(
    ("earlier", "text", "wrong"),
    [
        ("Le chat dort", "Le chat dort", True),
        ("Le chat dort", "Dort, le CHAT !", True),
        ("Le chat dort", "Le chat a bu", True),  # « bu » is too short to count
        ("Le chat dort", "Le chat mange", False),
        ("Le chat mange bien", "Le chat mange", True),
        ("Le chat mange", "Le chat mange bien", False),
        ("Le zoo est là", "Le roi est là", True),
        ("L’été arrive", "L’hiver arrive", False),
    ],
)
def test_an_answer_differs_from_each_earlier_one_by_a_word_of_four_letters(
    earlier: str, text: str, wrong: bool
) -> None:
    stage = asked()
    answer(stage, earlier)
    pass_on(stage)
    answer(stage, "Tout autre chose ici")
    pass_on(stage)
    answer(stage, text)
    assert (slip(stage) == (Breach.REPEATED, "")) is wrong


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("text", ["", "   ", "\u200b"])
def test_nothing_is_no_answer_and_no_breach(text: str) -> None:
    stage = asked()
    stage.refused(0, f'reply "{text}"', "no-words")


@pytest.mark.rule("FB-30")
def test_only_the_candidate_answers_and_once() -> None:
    stage = asked()
    stage.refused(1, f'reply "{GOOD[0]}"', "not-your-turn")
    answer(stage, GOOD[0])
    stage.refused(0, f'reply "{GOOD[1]}"', "not-your-turn")


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize(("pace", "two"), [(100, 2_000), (150, 3_000), (200, 4_000)])
def test_a_late_answer_stands_for_two_seconds_before_the_next_question(pace: int, two: int) -> None:
    stage = asked(pace=pace)
    late = 8_000 * pace // 100 - 100
    answer(stage, GOOD[0], at=late)
    pass_on(stage)
    assert stage.now == late + two


# -- no answer! ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize("pace", [100, 200])
def test_at_no_answer_the_candidate_has_six_seconds_to_answer_anew(pace: int) -> None:
    silent, ready = asked(pace=pace), asked(pace=pace)
    for stage in (silent, ready):
        answer(stage, GOOD[0], at=3_000)
        stage.do(1, "cry-no-answer", at=4_000)
        assert stage.last == [NoAnswerCried(1, 0)]
    answer(ready, GOOD[1], at=5_000)
    assert ready.last == [Replied(0, GOOD[1])]
    while silent.verdict is None:
        silent.ring()
    assert (silent.verdict, silent.now) == (False, 4_000 + 6_000 * pace // 100)
    pass_on(ready)
    assert ready.verdict is None


@pytest.mark.rule("FB-30")
def test_the_new_answer_differs_from_the_one_that_was_none() -> None:
    stage = asked()
    answer(stage, GOOD[0])
    stage.do(1, "cry-no-answer")
    answer(stage, GOOD[0])
    assert slip(stage) == (Breach.REPEATED, "")


@pytest.mark.rule("FB-30")
def test_only_the_asker_cries_after_an_answer_and_once_in_the_trial() -> None:
    stage = asked()
    stage.refused(1, "cry-no-answer", "not-your-turn")
    answer(stage, GOOD[0])
    stage.refused(0, "cry-no-answer", "not-your-turn")
    stage.refused(2, "cry-no-answer", "wrong-step")
    stage.do(1, "cry-no-answer")
    answer(stage, GOOD[1])
    stage.refused(1, "cry-no-answer", "not-your-turn")
    pass_on(stage)
    answer(stage, GOOD[2])
    stage.do(2, "cry-no-answer")
    answer(stage, GOOD[3])
    pass_on(stage)
    answer(stage, GOOD[4])
    stage.refused(1, "cry-no-answer", "not-your-turn")


@pytest.mark.rule("FB-30", "FB-25")
def test_the_last_answer_decides_at_once_where_nobody_can_cry() -> None:
    stage = asked(hands=(1, 2))
    for text in GOOD[:5]:
        answer(stage, text)
        pass_on(stage)
    answer(stage, GOOD[5])
    assert stage.verdict is True


@pytest.mark.rule("FB-30")
def test_the_last_answer_can_be_cried_against_for_two_seconds() -> None:
    stage = asked()
    for text in GOOD[:5]:
        answer(stage, text)
        pass_on(stage)
    answer(stage, GOOD[5])
    assert (stage.verdict, stage.deadline) == (None, stage.now + 2_000)
    stage.do(2, "cry-no-answer")
    answer(stage, GOOD[6])
    assert stage.verdict is True


# -- without typing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-30")
def test_without_typing_one_chooses_among_five_ready_answers_two_of_them_traps() -> None:
    for number, answer_text in enumerate(CARDS[0].answers):
        stage = asked()
        assert stage.view(0).answers == CARDS[0].answers
        assert stage.can(0) == [f"pick-reply {place}" for place in range(5)]
        stage.do(0, f"pick-reply {number}")
        assert stage.verdict is (None if number < 3 else False)
        assert stage.last[-1].text == answer_text  # type: ignore[attr-defined]  # either of two events, both have it


@pytest.mark.rule("FB-30")
def test_their_order_is_lucks() -> None:
    stage = shuffled()
    stage.do(1, "pick-question 0")
    stage.draw(4, 0, 3, 1, 2)
    assert stage.view(0).answers[0] == CARDS[0].traps[1]
    assert stage.told(None)[0] == RepliesOffered(0, "\n".join(stage.view(0).answers))
    stage.do(0, "pick-reply 1")
    assert stage.last == [Replied(0, CARDS[0].good[0])]


@pytest.mark.rule("FB-30", "FB-24a")
@pytest.mark.parametrize("pace", [100, 150, 200])
def test_a_ready_answer_is_chosen_in_five_seconds(pace: int) -> None:
    stage = asked(pace=pace, hands=(2,))
    assert stage.deadline == 5_000 * pace // 100
    stage.ring()
    assert stage.can(0) == []
    answer(stage, GOOD[0])
    assert stage.verdict is None


@pytest.mark.rule("FB-30")
def test_after_a_cry_the_ready_answer_that_was_none_is_out() -> None:
    stage = asked()
    stage.do(0, "pick-reply 1")
    stage.do(1, "cry-no-answer")
    assert stage.can(0) == ["pick-reply 0", "pick-reply 2", "pick-reply 3", "pick-reply 4"]
    stage.do(0, "pick-reply 2")
    assert stage.verdict is None


# -- the books -------------------------------------------------------------------------------------------------------


def all_ready(language: str) -> list[ReadyAnswers]:
    return [*book(language).question, *book(language).anyhow]


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_sixty_questions_or_more_and_ready_answers_for_six_written_ones(language: str) -> None:
    asks = [card.ask for card in book(language).question]
    assert len(set(asks)) == len(asks) >= 60
    assert len(book(language).anyhow) == 6
    assert all(ask.endswith("?") and len(ask) <= 80 for ask in asks)


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_traps_are_traps_and_good_answers_are_good(language: str) -> None:
    forbidden = book(language).forbidden
    for ready in all_ready(language):
        assert [text for text in ready.good if fault(text, (), forbidden)] == []
        assert [text for text in ready.traps if not fault(text, (), forbidden)] == []
        assert all(len(text) <= 80 and text == tidy(text) for text in ready.answers)


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_good_ready_answer_repeats_another(language: str) -> None:
    good = {text: set(words_in(text)) for ready in all_ready(language) for text in ready.good}
    long = {text: {word for word in words if len(word) >= 4} for text, words in good.items()}
    assert [pair for pair in permutations(good, 2) if long[pair[1]] <= good[pair[0]]] == []


@pytest.mark.rule("FB-30")
def test_forbidden_words_are_written_as_they_are_compared() -> None:
    for language in LANGUAGES:
        forbidden = book(language).forbidden
        assert [word for word in forbidden if fault(word.upper(), (), forbidden) != (Breach.FORBIDDEN, word)] == []


def test_french_questions_keep_to_their_signs() -> None:
    said = [card.ask for card in CARDS] + [text for ready in all_ready("fr") for text in ready.answers]
    assert [text for text in said if "'" in text or " ?" in text or " !" in text] == []


def test_any_good_ready_answers_win() -> None:
    luck = QuickLuck("ready")
    for _ in range(20):
        stage = Stage("forbidden-words", 4, hands=(1, 2, 3))
        while stage.verdict is None:
            request = stage.trial.asks(stage.scene)
            if request is not None:
                stage.draw(*luck.answer(request).values)
            elif stage.can(0):
                view = stage.view(0)
                card = next(card for card in CARDS if card.ask == view.question)
                stage.do(0, f"pick-reply {view.answers.index(card.good[luck.below(3)])}")
            else:
                stage.ring()
        assert stage.verdict is True
