"""Who sits where, and what everybody is called."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.kernel.pieces import Seat
from ludotheque.texts import Texts

from .conversation import Conversation, tidy_name


class Seating(Struct, frozen=True):
    """`names` are those of the log; `shown` those on screen, where a lone nameless person is simply "you"."""

    names: tuple[str, ...]
    shown: tuple[str, ...]
    persons: tuple[Seat, ...]


def sit_down(conversation: Conversation, seats: int, bots: int) -> Seating:
    """Persons first, then bots; persons are asked for their names."""
    persons = tuple(range(seats - bots))
    names: list[str] = []
    shown: list[str] = []
    for person in persons:
        name = _ask_name(conversation, person, len(persons), names)
        alone = len(persons) == 1
        nameless = conversation.say("player-number", number=person + 1)
        names.append(name or nameless)
        shown.append(name or (conversation.say("player-you") if alone else nameless))
    spare = [name for name in bot_names(conversation.texts) if not _taken(name, names)]
    names += spare[:bots]
    return Seating(tuple(names), (*shown, *names[len(persons) :]), persons)


def bot_names(texts: Texts) -> list[str]:
    return texts.say("bot-names").split(", ")


def _ask_name(conversation: Conversation, person: Seat, persons: int, taken: Sequence[str]) -> str:
    alone = persons == 1
    default = conversation.say("player-you") if alone else conversation.say("player-number", number=person + 1)
    while True:
        name = tidy_name(
            conversation.ask(conversation.say("ask-name", number=person + 1, default=default, persons=persons))
        )
        if not _taken(name, taken):
            return "" if name == default else name
        conversation.print(conversation.say("wrong-name", name=name), "red")


def _taken(name: str, names: Sequence[str]) -> bool:
    return name.casefold() in (other.casefold() for other in names)
