"""The nouns of the forbidden words: questions, answers, what is wrong with them."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from ..contract import Scene, Stage

LONGEST = 80  # characters of a question, and of an answer

Number = Annotated[int, Meta(ge=0, le=9)]  # of what is offered, counted from 0
Line = Annotated[str, Meta(max_length=LONGEST)]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    questions: int
    offered: int
    ask: int
    answer: int
    ready: int
    anew: int
    heard: int
    words: int
    letters: int


class ReadyAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """Ready answers to one question."""

    good: tuple[str, str, str]
    traps: tuple[str, str]

    @property
    def answers(self) -> tuple[str, ...]:
        return self.good + self.traps


class QuestionCard(ReadyAnswers, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question with its ready answers."""

    ask: str


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is said in one language."""

    forbidden: tuple[str, ...]
    question: tuple[QuestionCard, ...]
    anyhow: tuple[ReadyAnswers, ...]  # for the first question, the second …, where somebody has written it himself


class Breach(StrEnum):
    SILENCE = "silence"
    SHORT = "short"
    FORBIDDEN = "forbidden"
    REPEATED = "repeated"


class WriteQuestion(Action, frozen=True):
    text: Line


class PickQuestion(Action, frozen=True):
    """One of those that are offered."""

    number: Number


class Reply(Action, frozen=True):
    text: Line


class PickReply(Action, frozen=True):
    """One of the five ready answers."""

    number: Number


class CryNoAnswer(Action, frozen=True):
    """That was no answer!"""


class QuestionsOffered(Event, frozen=True):
    """To who asks next; only he sees them."""

    seat: Seat
    texts: str | None  # a line each


class QuestionPrepared(Event, frozen=True):
    """Who asks next has his question; only he sees it."""

    seat: Seat
    text: str | None


class QuestionPut(Event, frozen=True):
    seat: Seat  # whose question it is
    number: int  # from 1
    text: str
    is_servers: bool  # asked for him


class RepliesOffered(Event, frozen=True):
    """Ready answers to this question, in the order that luck has given them."""

    seat: Seat
    texts: str  # a line each


class Replied(Event, frozen=True):
    seat: Seat
    text: str


class NoAnswerCried(Event, frozen=True):
    seat: Seat
    candidate: Seat


class WordSlipped(Event, frozen=True):
    """A breach. `word` is the forbidden one."""

    seat: Seat
    text: str
    breach: Breach
    word: str


class ForbiddenWordsRefusal(StrEnum):
    NO_WORDS = "no-words"


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    card: int | None  # None: somebody has written it
    is_servers: bool = False


class ForbiddenWordsScene(Scene, frozen=True, tag="forbidden-words"):
    pile: tuple[int, ...] = ()  # of cards: three for each question
    number: int = 0  # of questions put
    asked: Question | None = None  # the last one
    put: tuple[int, ...] = ()  # cards that everybody has seen
    order: tuple[int, ...] = ()  # of its ready answers, by luck
    next: Question | None = None  # the one after it, once it is prepared
    asking_until: int | None = None  # who prepares it; None: nobody has to
    ready_until: int | None = None  # who chooses among ready answers; None: too late
    until: int = 0  # who answers; and when the next question comes
    is_answered: bool = False
    used: tuple[int, ...] = ()  # ready answers to this question
    said: tuple[str, ...] = ()  # answers, so far
    cried: tuple[Seat, ...] = ()  # who has
    breach: Breach | None = None
    has_lasted: bool = False


class ForbiddenWordsStage(Stage, frozen=True, tag="forbidden-words"):
    number: int  # of this question, from 1
    questions: int  # in all
    asker: Seat | None  # of this question
    question: str | None
    answers: tuple[str, ...]  # ready ones, in their order
    used: tuple[int, ...]  # of these
    is_answered: bool
    said: tuple[str, ...]
    forbidden: tuple[str, ...]
    next_asker: Seat | None
    is_prepared: bool  # the next question
    offers: tuple[str, ...]  # for the next asker's eyes
    mine: str | None  # what I ask next
    cried: tuple[Seat, ...]
    asking_until: int | None
    ready_until: int | None
    until: int | None  # the answer's
