"""Making a claim step by step, for any game: the struct's fields say what to ask."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final, cast

import msgspec
from msgspec import Struct, inspect

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Open, Seat
from ludotheque.texts.speaker import CLAIM, Speaker, bare, fields_of, mark, tag_of

from .conversation import Conversation

RECENT = 9  # of many claims, these are offered
MOST_TURNS = 24  # turns to choose from
SPAN = 12  # of numbers without an upper bound


# What a menu leaves out. The rules let anybody claim anything; these sentences would mean nothing.
SPOKEN_TO: Final = ("ask", "request")  # to somebody else, and neither true nor false
TAKEN_BACK: Final = "retract"
DONE_TO_ANOTHER: Final = ("designate", "spare", "force", "name")


class NotSaid(Exception):
    """The person went back."""


def sentences(match: Match, opening: Open) -> tuple[str, dict[str, type[Struct]]]:
    """The field of the open-ended action that holds a sentence, and the kinds of sentence by tag."""
    action = action_type(match, opening.do)
    for field in fields_of(action):
        kind = bare(field.type)
        if isinstance(kind, inspect.UnionType):
            return field.name, {str(one.tag): one.cls for one in kind.types if isinstance(one, inspect.StructType)}
    raise TypeError(action)


def action_type(match: Match, tag: str) -> type[Action]:
    info = inspect.type_info(match.game.actions)
    assert isinstance(info, inspect.UnionType)
    kinds = {one.tag: one.cls for one in info.types if isinstance(one, inspect.StructType)}
    return cast("type[Action]", kinds[tag])


class Talk:
    """One person putting one sentence together."""

    def __init__(self, conversation: Conversation, speaker: Speaker, match: Match, seat: Seat, opening: Open) -> None:
        self._conversation = conversation
        self._speaker = speaker
        self._match = match
        self._seat = seat
        self._opening = opening

    def compose(self) -> Action:
        """The claim, or the words, or NotSaid."""
        if not any(isinstance(bare(field.type), inspect.UnionType) for field in fields_of(self._action())):
            return self._in_own_words()
        field, kinds = sentences(self._match, self._opening)
        action = action_type(self._match, self._opening.do)
        tags = list(kinds)
        tag = self._pick(
            self._speaker.say("talk-what", left=self._opening.limits["left"]),
            tags,
            [self._speaker.say(f"talk-{tag}") for tag in tags],
        )
        kind = kinds[tag]
        given: dict[str, Any] = {}
        for part in fields_of(kind):
            given[part.name] = self._fill(action, field, kind, part, given)
        return action(**{field: kind(**given)})

    def _action(self) -> type[Action]:
        return action_type(self._match, self._opening.do)

    def _in_own_words(self) -> Action:
        """What is not made of sentences: typed freely. What has to be measured, no terminal can do."""
        given: dict[str, Any] = {}
        for field in fields_of(self._action()):
            if not isinstance(field.type, inspect.StrType):
                self._conversation.print(self._speaker.say("talk-nothing"), "red")
                raise NotSaid
            given[field.name] = self._conversation.ask(self._speaker.say("talk-text", most=field.type.max_length or 0))
            if not given[field.name]:
                raise NotSaid
        return self._action()(**given)

    def _pick(self, question: str, values: Sequence[Any], labels: Sequence[str]) -> Any:
        if not values:
            self._conversation.print(self._speaker.say("talk-nothing"), "red")
            raise NotSaid
        chosen = self._conversation.choose(question, labels)
        if chosen is None:
            raise NotSaid
        return values[chosen]

    def _fill(
        self, action: type[Action], field: str, kind: type[Struct], part: inspect.Field, given: dict[str, Any]
    ) -> Any:
        question = self._speaker.say(f"choose-{part.name}")
        speaker, shape = self._speaker, bare(part.type)
        if mark(part.type) == "seat":
            seats = [seat for seat in range(self._match.seats) if seat != self._seat or tag_of(kind) not in SPOKEN_TO]
            return self._pick(question, seats, [self._player(seat) for seat in seats])
        if mark(part.type) == "place":
            places = _numbers(shape)
            return self._pick(question, places, [speaker.place(place) for place in places])
        match shape:
            case inspect.EnumType(cls=values):
                return self._pick(question, list(values), [speaker.word(value) for value in values])
            case inspect.VarTupleType(item_type=inspect.EnumType(cls=values)):
                return self._set(question, list(values))
        return self._number(action, field, kind, part, given)

    def _player(self, seat: Seat) -> str:
        return self._speaker.say("talk-myself") if seat == self._seat else self._speaker.name(seat)

    def _set(self, question: str, values: list[Any]) -> tuple[Any, ...]:
        chosen = self._conversation.choose_several(question, [self._speaker.word(value) for value in values])
        if chosen is None:
            raise NotSaid
        return tuple(values[number] for number in chosen)

    def _number(
        self, action: type[Action], field: str, kind: type[Struct], part: inspect.Field, given: dict[str, Any]
    ) -> Any:
        """A number that says nothing of itself: offered as the sentences that the game accepts with it."""
        if part.name == "turn":
            turns = turns_to_speak_of(self._match, self._seat, self._opening)
            labels = [self._speaker.say("talk-turn", turn=turn + 1) for turn in turns]
            return self._pick(self._speaker.say(f"choose-{part.name}"), turns, labels)
        sentences = ((value, kind(**given, **{part.name: value})) for value in self._candidates(kind, part, given))
        accepted = ((value, says) for value, says in sentences if self._is_accepted(action(**{field: says})))
        most = RECENT if part.name == CLAIM else None
        said = [(value, self._speaker.quote(says, self._seat)) for value, says in islice(accepted, most)]
        if len(said) == 1 and part.name != CLAIM:
            return said[0][0]
        question = self._speaker.say(f"choose-{part.name}")
        return self._pick(question, [value for value, _ in said], [sentence for _, sentence in said])

    def _candidates(self, kind: type[Struct], part: inspect.Field, given: dict[str, Any]) -> Iterable[int | None]:
        if part.name == CLAIM:
            taken_back = {spoken.says.claim for spoken in self._speaker.claims if tag_of(spoken.says) == TAKEN_BACK}
            return (
                spoken.number
                for spoken in reversed(self._speaker.claims)
                if spoken.number not in taken_back and _may_be_meant(kind, spoken.says)
            )
        none = [None] if isinstance(part.type, inspect.UnionType) else []
        return [*none, *(number for number in _numbers(bare(part.type)) if number != self._doer(given))]

    def _doer(self, given: dict[str, Any]) -> Seat | None:
        """Who would do to himself what is only done to others."""
        deed = given.get("deed", given.get("intent"))
        seat: Seat = given.get("seat", self._seat)
        return seat if deed in DONE_TO_ANOTHER else None

    def _is_accepted(self, action: Action) -> bool:
        try:
            self._match.clone().apply(self._seat, action)
        except (IllegalAction, msgspec.ValidationError):
            return False
        return True


def _may_be_meant(kind: type[Struct], says: Struct) -> bool:
    """Anything said can be taken back, but that; only what may be true can be believed or not."""
    said = tag_of(says)
    return said != TAKEN_BACK and (tag_of(kind) == TAKEN_BACK or said not in SPOKEN_TO)


def turns_to_speak_of(match: Match, seat: Seat, opening: Open) -> list[int]:
    """Those that touched this person first (he acted, or was forced), then the others; latest first."""
    done = getattr(match.view(seat).table, "done", ())
    touched = {deed.turn for deed in done if seat in (deed.seat, getattr(deed.action, "seat", None))}
    turns = range(opening.limits["turn"], -1, -1)
    return sorted(turns, key=lambda turn: turn not in touched)[:MOST_TURNS]


def _numbers(kind: inspect.Type) -> range:
    inner = kind.type if isinstance(kind, inspect.Metadata) else kind
    assert isinstance(inner, inspect.IntType)
    most = inner.lt if inner.lt is not None else (SPAN if inner.le is None else inner.le + 1)
    return range(int(inner.ge or 0), int(most))
