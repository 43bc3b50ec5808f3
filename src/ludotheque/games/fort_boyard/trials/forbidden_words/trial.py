"""The rules of the forbidden words."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Request, Seat, Shuffle

from ..contract import Cast, Step, Trial
from .pieces import (
    LONGEST,
    Breach,
    CryNoAnswer,
    ForbiddenWordsRefusal,
    ForbiddenWordsScene,
    ForbiddenWordsStage,
    NoAnswerCried,
    PickQuestion,
    PickReply,
    Question,
    QuestionPrepared,
    QuestionPut,
    QuestionsOffered,
    Replied,
    RepliesOffered,
    Reply,
    WordSlipped,
    WriteQuestion,
)
from .speech import FIGURES, book, fault, is_empty, tidy

READY_ANSWERS: Final = 5


class ForbiddenWords(Trial[ForbiddenWordsScene]):
    card: ClassVar = "forbidden-words"
    rule: ClassVar = "FB-30"
    scene_type = ForbiddenWordsScene
    stage_type = ForbiddenWordsStage
    actions = (WriteQuestion, PickQuestion, Reply, PickReply, CryNoAnswer)
    events = (QuestionsOffered, QuestionPrepared, QuestionPut, RepliesOffered, Replied, NoAnswerCried, WordSlipped)

    def begin(self, cast: Cast, at: int) -> Step[ForbiddenWordsScene]:
        return Step(ForbiddenWordsScene(cast), ())

    def verdict(self, scene: ForbiddenWordsScene) -> bool | None:
        if scene.breach is not None:
            return False
        return True if scene.has_lasted else None

    # -- a step -------------------------------------------------------------------------------------------------

    def asks(self, scene: ForbiddenWordsScene) -> Request | None:
        """Which questions are offered; and the order of the ready answers to each."""
        if not scene.pile:
            return Shuffle(secret=True, size=len(book(scene.cast.language).question))
        is_put = scene.asked is not None and not scene.order
        return Shuffle(secret=True, size=READY_ANSWERS) if is_put else None

    def to_act(self, scene: ForbiddenWordsScene) -> Sequence[Seat]:
        """The candidate, while ready answers are to be had; and who prepares the next question."""
        if self.asks(scene) is not None or self.verdict(scene) is not None:
            return ()
        waiting = [scene.cast.candidate] if scene.ready_until is not None and not scene.is_answered else []
        return [*waiting, _next_asker(scene)] if scene.asking_until is not None else waiting

    def legal(self, scene: ForbiddenWordsScene, seat: Seat) -> list[Action]:
        if seat not in self.to_act(scene):
            return []
        if seat == scene.cast.candidate:
            return [PickReply(number) for number in range(READY_ANSWERS) if number not in scene.used]
        return [PickQuestion(number) for number in range(FIGURES.offered)]

    def open_ended(self, scene: ForbiddenWordsScene, seat: Seat) -> list[Open]:
        if self.asks(scene) is not None or self.verdict(scene) is not None:
            return []
        found = []
        if seat == scene.cast.candidate and scene.asked is not None and not scene.is_answered:
            found.append(Open("reply", {"text": LONGEST}))
        if scene.asking_until is not None and seat == _next_asker(scene):
            found.append(Open("write-question", {"text": LONGEST}))
        if scene.is_answered and seat == _asker(scene) and _may_cry(scene):
            found.append(Open("cry-no-answer", {}))
        return found

    def improvise(self, scene: ForbiddenWordsScene, seat: Seat, luck: Luck) -> Action | None:
        offered = self.open_ended(scene, seat)
        if not offered:
            return None
        cards = book(scene.cast.language).question
        card = cards[luck.below(len(cards))]
        match offered[luck.below(len(offered))].do:
            case "reply":
                return Reply(card.answers[luck.below(READY_ANSWERS)])
            case "write-question":
                return WriteQuestion(card.ask)
        return CryNoAnswer()

    def deadline(self, scene: ForbiddenWordsScene) -> int | None:
        if self.asks(scene) is not None or self.verdict(scene) is not None:
            return None
        return min(_moments(scene))

    def act(self, scene: ForbiddenWordsScene, seat: Seat, action: Action, at: int) -> Step[ForbiddenWordsScene]:
        match action:
            case PickQuestion(number):
                return _prepared(scene, seat, _card(scene, number))
            case WriteQuestion(text):
                if is_empty(text):
                    raise IllegalAction(ForbiddenWordsRefusal.NO_WORDS, self.rule)
                return _prepared(scene, seat, Question(tidy(text), None))
            case PickReply(number):
                used = (*scene.used, number)
                return _replied(replace(scene, used=used), _answers(scene)[number], at)
            case Reply(text):
                if not tidy(text):  # nobody has said anything yet
                    raise IllegalAction(ForbiddenWordsRefusal.NO_WORDS, self.rule)
                return _replied(scene, tidy(text), at)
        assert isinstance(action, CryNoAnswer)
        return _cried(scene, seat, at)

    def drawn(self, scene: ForbiddenWordsScene, values: tuple[int, ...], at: int) -> Step[ForbiddenWordsScene]:
        if not scene.pile:
            pile = values[: FIGURES.questions * FIGURES.offered]
            offered = _offer_next(replace(scene, pile=pile), at)
            return offered if offered.scene.next is None else _put(offered.scene)
        time = scene.cast.time
        until = at + time(FIGURES.answer)
        after = replace(scene, order=values, until=until, ready_until=at + time(FIGURES.ready))
        offered = _offer_next(after, at)
        return Step(offered.scene, [RepliesOffered(scene.cast.candidate, "\n".join(_answers(after))), *offered.events])

    def rang(self, scene: ForbiddenWordsScene, at: int) -> Step[ForbiddenWordsScene]:
        """Whichever time is up first; where a late clock has passed several, it rings again."""
        first = min(_moments(scene))
        if scene.asking_until == first:
            asked = _by_server(scene)
            return _put(asked) if scene.asked is None else Step(asked, ())
        if scene.ready_until == first:
            return Step(replace(scene, ready_until=None), ())
        if not scene.is_answered:
            return _slipped(scene, "", Breach.SILENCE)
        return Step(replace(scene, has_lasted=True), ()) if _is_last(scene) else _put(scene)

    # -- who sees what --------------------------------------------------------------------------------------------

    def view(self, scene: ForbiddenWordsScene, seat: Seat | None) -> ForbiddenWordsStage:
        is_over = self.verdict(scene) is not None
        following = None if is_over or _is_last(scene) else _next_asker(scene)
        is_next = following is not None and seat == following
        return ForbiddenWordsStage(
            number=scene.number,
            questions=FIGURES.questions,
            asker=_asker(scene),
            question=None if scene.asked is None else scene.asked.text,
            answers=_answers(scene),
            used=scene.used,
            is_answered=scene.is_answered,
            said=scene.said,
            forbidden=book(scene.cast.language).forbidden,
            next_asker=following,
            is_prepared=scene.next is not None,
            offers=_offers(scene) if is_next and scene.asking_until is not None else (),
            mine=scene.next.text if is_next and scene.next is not None and not scene.next.is_servers else None,
            cried=scene.cried,
            asking_until=None if is_over else scene.asking_until,
            ready_until=None if is_over or scene.is_answered else scene.ready_until,
            until=None if is_over or not scene.order else scene.until,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, QuestionPrepared) and event.seat != seat:
            return QuestionPrepared(event.seat, None)
        if isinstance(event, QuestionsOffered) and event.seat != seat:
            return QuestionsOffered(event.seat, None)
        return event

    def resample(self, scene: ForbiddenWordsScene, seat: Seat | None, luck: Luck) -> ForbiddenWordsScene:
        """Any cards that one has not seen may be offered to others, or lie further down; what another has prepared may
        be any of his."""
        pile = _unseen_anew(scene, seat, luck)
        after = replace(scene, pile=pile)
        if scene.next is None or seat == _next_asker(scene):
            return after
        if scene.next.is_servers:
            return replace(after, next=_by_server(after).next)
        return replace(after, next=_card(after, luck.below(FIGURES.offered)))


# -- questions -------------------------------------------------------------------------------------------------------


def _asker(scene: ForbiddenWordsScene) -> Seat | None:
    """Whose question has been put."""
    return _in_turn(scene, scene.number - 1) if scene.number else None


def _next_asker(scene: ForbiddenWordsScene) -> Seat:
    return _in_turn(scene, scene.number)


def _in_turn(scene: ForbiddenWordsScene, question: int) -> Seat:
    return scene.cast.opponents[question % len(scene.cast.opponents)]


def _is_last(scene: ForbiddenWordsScene) -> bool:
    return scene.number == FIGURES.questions


def _moments(scene: ForbiddenWordsScene) -> list[int]:
    """When something is over: to ask, to choose a ready answer, to answer at all; in this order if at once."""
    answering = None if scene.asked is None else scene.until
    return [one for one in (scene.asking_until, scene.ready_until, answering) if one is not None]


def _offered(question: int) -> range:
    """Where in the pile the cards for a question are."""
    return range(question * FIGURES.offered, (question + 1) * FIGURES.offered)


def _offers(scene: ForbiddenWordsScene) -> tuple[str, ...]:
    return tuple(_card(scene, number).text for number in range(FIGURES.offered))


def _card(scene: ForbiddenWordsScene, number: int) -> Question:
    """One of those that are offered to the next asker."""
    card = scene.pile[_offered(scene.number)[number]]
    return Question(book(scene.cast.language).question[card].ask, card)


def _offer_next(scene: ForbiddenWordsScene, at: int) -> Step[ForbiddenWordsScene]:
    """The next asker has his time; the server's hand needs none."""
    if _is_last(scene):
        return Step(scene, ())
    asker = _next_asker(scene)
    if asker in scene.cast.hands:
        return Step(_by_server(scene), ())
    after = replace(scene, asking_until=at + scene.cast.time(FIGURES.ask))
    return Step(after, [QuestionsOffered(asker, "\n".join(_offers(scene)))])


def _by_server(scene: ForbiddenWordsScene) -> ForbiddenWordsScene:
    """The first of those offered: they were shuffled."""
    return replace(scene, next=replace(_card(scene, 0), is_servers=True), asking_until=None)


def _prepared(scene: ForbiddenWordsScene, seat: Seat, question: Question) -> Step[ForbiddenWordsScene]:
    """The first one is put at once, the others when the time to answer the one before is over."""
    after = replace(scene, next=question, asking_until=None)
    told = QuestionPrepared(seat, question.text)
    if scene.asked is not None:
        return Step(after, [told])
    put = _put(after)
    return Step(put.scene, [told, *put.events])


def _put(scene: ForbiddenWordsScene) -> Step[ForbiddenWordsScene]:
    question = scene.next
    assert question is not None, "there is less time to ask than to answer"
    number = scene.number + 1
    after = replace(
        scene,
        number=number,
        asked=question,
        put=scene.put if question.card is None else (*scene.put, question.card),
        order=(),
        next=None,
        ready_until=None,
        is_answered=False,
        used=(),
    )
    return Step(after, [QuestionPut(_next_asker(scene), number, question.text, question.is_servers)])


def _unseen_anew(scene: ForbiddenWordsScene, seat: Seat | None, luck: Luck) -> tuple[int, ...]:
    """The pile, in which this seat knows what was put and what was offered to itself."""
    own = {
        place
        for question in range(min(scene.number + 1, FIGURES.questions))
        if _in_turn(scene, question) == seat
        for place in _offered(question)
    }
    known = {place for place, card in enumerate(scene.pile) if place in own or card in scene.put}
    seen = {scene.pile[place] for place in known}
    unseen = [card for card in range(len(book(scene.cast.language).question)) if card not in seen]
    anew = iter(luck.shuffle(len(unseen)))
    return tuple(card if place in known else unseen[next(anew)] for place, card in enumerate(scene.pile))


# -- answers ---------------------------------------------------------------------------------------------------------


def _answers(scene: ForbiddenWordsScene) -> tuple[str, ...]:
    """Ready ones to this question, in the order that luck has given them."""
    if scene.asked is None:
        return ()
    texts = book(scene.cast.language)
    card = scene.asked.card
    ready = texts.anyhow[scene.number - 1] if card is None else texts.question[card]
    return tuple(ready.answers[place] for place in scene.order)


def _replied(scene: ForbiddenWordsScene, text: str, at: int) -> Step[ForbiddenWordsScene]:
    wrong = fault(text, scene.said, book(scene.cast.language).forbidden)
    if wrong is not None:
        return _slipped(scene, text, wrong.breach, wrong.word)
    heard = at + scene.cast.time(FIGURES.heard)
    after = replace(
        scene,
        ready_until=None,
        until=heard if _is_last(scene) else max(scene.until, heard),  # nothing follows the last one but a cry
        is_answered=True,
        said=(*scene.said, text),
        has_lasted=_is_last(scene) and not _may_cry(scene),
    )
    return Step(after, [Replied(scene.cast.candidate, text)])


def _slipped(scene: ForbiddenWordsScene, text: str, breach: Breach, word: str = "") -> Step[ForbiddenWordsScene]:
    return Step(replace(scene, breach=breach), [WordSlipped(scene.cast.candidate, text, breach, word)])


def _may_cry(scene: ForbiddenWordsScene) -> bool:
    """The asker, once; the server's hand never does."""
    return _asker(scene) not in (*scene.cast.hands, *scene.cried)


def _cried(scene: ForbiddenWordsScene, seat: Seat, at: int) -> Step[ForbiddenWordsScene]:
    time = scene.cast.time
    after = replace(
        scene,
        ready_until=at + time(FIGURES.ready),
        until=at + time(FIGURES.anew),
        is_answered=False,
        cried=(*scene.cried, seat),
    )
    return Step(after, [NoAnswerCried(seat, scene.cast.candidate)])
