"""From structs to sentences, for any game.

The message is named after the struct's tag (`event-swapped`, `action-force`, `claim-hold`), its places after the
fields. What a field gives a message depends on its type alone:

    a seat            $F the player's name; $F-is  you | self (in a claim: the speaker) | other | nobody
    seats             $F the names joined; $F-is  you | with-you | other | nobody; $F-count
    a seat per seat   $F "Ana → Bruno, …"
    a place           $F its words (place-0, place-1 …)
    an enumeration    $F its words (card-key …); $F-is its bare value, or `hidden` where it was redacted
    several of them   $F the words joined by "or", $F-all by "and"; $F-count
    a claim's number  $F-seat, $F-seat-is whose it was; $F-says what it said; $F-is  plain | reference
    a nested struct   $F its own sentence
    points per seat   $F "Ana 2, Bruno 0"
    any other number  $F; $F-nth counted from 1; $F-place and $F-seat, $F-seat-is where it may stand for one
    yes or no         $F-is  yes | no
"""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, Final

from msgspec import Struct, inspect

from ludotheque.kernel.errors import Refused
from ludotheque.kernel.pieces import Action, Event, Seat, kebab

from . import Texts

PREFIXES: Final = {"do": "action", "event": "event", "says": "claim"}
CLAIM: Final = "claim"  # a field of this name is the number of a claim in the record

Words = dict[str, str | int]


@cache
def fields_of(kind: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def bare(kind: inspect.Type) -> inspect.Type:
    """The type without its `None`."""
    if isinstance(kind, inspect.UnionType):
        inner = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return inner[0] if len(inner) == 1 else kind
    return kind


def mark(kind: inspect.Type) -> str | None:
    """What a number says it is: a seat, a place."""
    kind = bare(kind)
    return (kind.extra or {}).get("is") if isinstance(kind, inspect.Metadata) else None


def tag_of(struct: Struct | type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def word_id(value: Enum) -> str:
    return f"{kebab(type(value).__name__)}-{value.value}"


class Speaker:
    """Speaks one language to one person (or, `me` None, to the public) about the players of one table."""

    def __init__(self, texts: Texts, names: Sequence[str] = (), me: Seat | None = None) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.me = me
        self.claims: Sequence[Any] = ()  # the record of talk, for claims about claims

    def say(self, message: str, /, **details: str | int) -> str:
        return self.texts.say(message, **details)

    # -- sentences ---------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return self.sentence(event)

    def offer(self, action: Action) -> str:
        return self.sentence(action)

    def quote(self, says: Struct, by: Seat) -> str:
        return self.sentence(says, by)

    def sentence(self, struct: Struct, by: Seat | None = None) -> str:
        prefix = PREFIXES[str(struct.__struct_config__.tag_field)]
        return self.say(f"{prefix}-{tag_of(struct)}", **self.words(struct, by))

    def refusal(self, refused: Refused) -> str:
        """One sentence, and the rule behind it."""
        sentence = self._refusal(refused)
        return f"{sentence} ({refused.rule})" if refused.rule else sentence

    def _refusal(self, refused: Refused) -> str:
        details = dict(refused.details)
        if "why" in details and isinstance(refused.__cause__, Refused):
            details["why"] = self._refusal(refused.__cause__)
        return self.say(f"refusal-{refused.code.value}", **details)

    # -- words -------------------------------------------------------------------------------------------------

    def word(self, value: Enum) -> str:
        return self.say(word_id(value))

    def place(self, place: int) -> str:
        return self.say(f"place-{place}")

    def name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("somebody", number=seat)

    def relation(self, seat: Seat | None, by: Seat | None = None) -> str:
        if seat is None:
            return "nobody"
        if seat == by:
            return "self"
        return "you" if seat == self.me else "other"

    def people(self, seats: Sequence[Seat], joined: str = "list-and") -> str:
        """Several players in a row; whoever reads comes as "you"."""
        return self.join([self.say("you") if seat == self.me else self.name(seat) for seat in seats], joined)

    def join(self, parts: Sequence[str], joined: str) -> str:
        if not parts:
            return self.say("nobody")
        *before, last = parts
        if not before:
            return last
        return self.say(joined, before=", ".join(before), last=last)

    def words(self, struct: Struct, by: Seat | None = None) -> Words:
        """What the fields of a struct give to its message."""
        told: Words = {}
        enums: list[tuple[str, Any]] = []
        speaker = by if by is not None else getattr(struct, "seat", None)
        for field in fields_of(type(struct)):
            value = getattr(struct, field.name)
            if isinstance(bare(field.type), inspect.EnumType):
                enums.append((field.name, value))
            else:
                told |= self._field(field, value, by, speaker)
        for name, value in enums:  # last, because an ending's words speak of the winners
            told[f"{name}-is"] = "hidden" if value is None else str(value.value)
        for name, value in enums:
            told[name] = "" if value is None else self.say(word_id(value), **told)
        return told

    def _field(self, field: inspect.Field, value: Any, by: Seat | None, speaker: Seat | None) -> Words:
        name = field.name
        if name == CLAIM:
            return self._reference(name, value, by)
        if mark(field.type) == "seat":
            return self._somebody(name, value, by)
        if mark(field.type) == "place":
            return {name: "" if value is None else self.place(value)}
        match value:
            case tuple():
                return self._several(name, value, bare(field.type))
            case Struct():
                tagged = value.__struct_config__.tag_field in PREFIXES
                return {name: self.sentence(value, speaker)} if tagged else {}
            case bool():
                return {f"{name}-is": "yes" if value else "no"}
            case int() | None:
                return self._number(name, value, by)
        return {name: value}

    def _somebody(self, name: str, seat: Seat | None, by: Seat | None) -> Words:
        return {name: "" if seat is None else self.name(seat), f"{name}-is": self.relation(seat, by)}

    def _number(self, name: str, value: int | None, by: Seat | None) -> Words:
        if value is None:
            return {name: "", f"{name}-is": "nobody"}
        words: Words = {name: value, f"{name}-is": "given", f"{name}-nth": value + 1}
        if self.texts.has(f"place-{value}"):
            words[f"{name}-place"] = self.place(value)
        if value < len(self.names):
            words |= self._somebody(f"{name}-seat", value, by)
        return words

    def _several(self, name: str, values: tuple[Any, ...], kind: inspect.Type) -> Words:
        assert isinstance(kind, inspect.VarTupleType)
        item = kind.item_type
        if isinstance(item, inspect.EnumType):
            words = [self.word(value) for value in values]
            either, all_of_them = self.join(words, "list-or"), self.join(words, "list-and")
            return {name: either, f"{name}-all": all_of_them, f"{name}-count": len(values)}
        if mark(item) == "seat" and bare(item) is item:
            return {name: self.people(values), f"{name}-is": self._company(values), f"{name}-count": len(values)}
        if mark(item) == "seat":
            pairs = [
                self.say("list-pair", seat=self.name(seat), target=self.name(target))
                for seat, target in enumerate(values)
                if target is not None
            ]
            return {name: ", ".join(pairs) or self.say("nobody")}
        scores = [self.say("list-score", seat=self.name(seat), points=points) for seat, points in enumerate(values)]
        return {name: ", ".join(scores)}

    def _company(self, seats: tuple[Seat, ...]) -> str:
        if not seats:
            return "nobody"
        if self.me not in seats:
            return "other"
        return "you" if len(seats) == 1 else "with-you"

    def _reference(self, name: str, number: int, by: Seat | None) -> Words:
        """A claim about a claim says whose it was, and what; a chain of them only whose."""
        if number >= len(self.claims):
            return {f"{name}-is": "reference", f"{name}-seat": "", f"{name}-seat-is": "nobody", f"{name}-says": ""}
        meant = self.claims[number]
        plain = CLAIM not in meant.says.__struct_fields__
        said = self.quote(meant.says, meant.seat) if plain else ""
        words: Words = {f"{name}-is": "plain" if plain else "reference", f"{name}-says": said}
        return words | self._somebody(f"{name}-seat", meant.seat, by)
