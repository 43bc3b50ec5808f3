"""Every message that is needed is there, in both languages, with the same places; and no other is."""

import ast
import importlib
import inspect as python
import pkgutil
import re
from collections.abc import Iterator
from enum import Enum, StrEnum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct, inspect

import ludotheque
from ludotheque import texts
from ludotheque.bots import levels
from ludotheque.cli.app import COMMANDS, build
from ludotheque.cli.faults import CommandFault
from ludotheque.cli.pages import EVERYWHERE
from ludotheque.cli.screen import Screen
from ludotheque.games import room, shelf
from ludotheque.kernel.errors import LogFault, OptionFault, Refusal
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.match import MATCH_EVENTS
from ludotheque.kernel.options import describe
from ludotheque.kernel.pieces import Event, Ready
from ludotheque.server.faults import ServerFault
from ludotheque.table.refusals import TableFault
from ludotheque.texts.speaker import bare, fields_of, tag_of, word_id

SOURCE = Path(ludotheque.__file__).parent
WEB = Path(__file__).parents[2] / "web/src"
GAMES = list(shelf().values())
PACKAGES = [texts.__name__, *(room(game) for game in GAMES)]


# -- reading the files -----------------------------------------------------------------------------------------


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(texts.source(package, language))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)], f"{package} {language} is damaged"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{package} {language} says something twice"
    return dict(zip(names, found, strict=True))


def walk(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode) and not isinstance(child, ftl.Span):
                yield from walk(child)


def places(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def referred(package: str, language: str) -> set[str]:
    return {
        node.id.name
        for message in messages(package, language).values()
        for node in walk(message)
        if isinstance(node, ftl.MessageReference)
    }


# -- what must be there ----------------------------------------------------------------------------------------


def modules(package: str) -> list[ModuleType]:
    root = importlib.import_module(package)
    found = pkgutil.walk_packages(root.__path__, f"{package}.")
    return [root, *(importlib.import_module(one.name) for one in found)]


def classes(package: str, kind: type) -> list[type]:
    found = {
        member
        for module in modules(package)
        for _, member in python.getmembers(module, python.isclass)
        if issubclass(member, kind) and member.__module__.startswith(package)
    }
    return sorted(found, key=lambda one: one.__qualname__)


def structs_in(kind: inspect.Type) -> list[type[Struct]]:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [one.cls for one in kinds if isinstance(one, inspect.StructType)]


def words_of(struct: type[Struct]) -> set[str]:
    """The words of every enumeration among the fields."""
    found: set[str] = set()
    for field in fields_of(struct):
        match bare(field.type):
            case inspect.EnumType(cls=values) | inspect.VarTupleType(item_type=inspect.EnumType(cls=values)):
                found |= {word_id(value) for value in values}
    return found


def needed_for_actions(game: AnyGame) -> set[str]:
    found: set[str] = set()
    for action in structs_in(inspect.type_info(game.actions)):
        spoken = [says for field in fields_of(action) for says in structs_in(field.type)]
        if not spoken:
            found |= {f"action-{tag_of(action)}"} | words_of(action)
        for says in spoken:
            found |= {f"claim-{tag_of(says)}", f"talk-{tag_of(says)}"} | words_of(says)
            found |= {f"choose-{field.name}" for field in fields_of(says)}
    return found


def needed_for_events(game: AnyGame) -> set[str]:
    events = [kind for kind in classes(room(game), Event) if kind.__module__.startswith(room(game))]
    found = {f"event-{tag_of(event)}" for event in events}
    found |= {f"counted-{tag_of(event)}" for event in game.counted}
    found |= {f"measure-{number}" for number in game.measured}
    for event in events:
        found |= words_of(event)
        for field in fields_of(event):
            if field.name == "how" and isinstance(field.type, inspect.EnumType):
                found |= {f"how-{how.value}" for how in field.type.cls}
    return found


def needed_for_records(game: AnyGame) -> set[str]:
    """The words in what a view lists line by line: deeds, notes."""
    lists = [field.type for field in fields_of(game.view_type) if isinstance(field.type, inspect.VarTupleType)]
    found: set[str] = set()
    return found.union(*(words_of(record) for one in lists for record in structs_in(one.item_type)))


def needed_for_options(game: AnyGame) -> set[str]:
    found: set[str] = set()
    for field in describe(game.options):
        found |= {f"option-{field.name}", f"option-{field.name}-help"}
        found |= {f"option-{field.name}-{choice}" for choice in field.choices}
    for seats in game.seats:
        for preset in game.presets(seats):
            found |= {f"preset-{preset}", f"preset-{preset}-why"}
    return found


def needed_for_refusals(game: AnyGame) -> set[str]:
    """Every code of an enumeration that the room raises."""
    found: set[str] = set()
    for module in modules(room(game)):
        for name in re.findall(r"(?:IllegalAction|BadOptions)\(\s*(\w+)\.", python.getsource(module)):
            codes = getattr(module, name)
            if codes.__module__.startswith(room(game)):
                found |= {f"refusal-{code.value}" for code in codes}
    return found


def needed_for_game(game: AnyGame) -> set[str]:
    cards = getattr(importlib.import_module(f"{room(game)}.pieces"), "Card", ())
    return (
        {"game-name", "game-line", "game-about", "game-length", "game-rules"}
        | {f"{kind}-{card.value}" for kind in ("card", "face", "aim") for card in cards}
        | needed_for_actions(game)
        | needed_for_events(game)
        | needed_for_records(game)
        | needed_for_options(game)
        | needed_for_refusals(game)
        | {f"bot-{level}" for level in levels(game) if level != "random"}
    )


def needed_for_house() -> set[str]:
    found = {
        f"refusal-{code.value}"
        for codes in (Refusal, OptionFault, LogFault, CommandFault, TableFault, ServerFault)
        for code in codes
    }
    found |= {f"event-{tag_of(event)}" for event in MATCH_EVENTS} | {f"action-{tag_of(Ready)}"}
    found |= {f"help-{name}" for name in (*COMMANDS, *EVERYWHERE)}
    found |= {"bot-random"} | {f"dice-{request}" for request in ("pick", "roll", "shuffle")} | {"how-match"}
    app = build("en", Screen())
    for command in COMMANDS:
        for argument in app[command].assemble_argument_collection():
            found.add(f"help-{command}-{argument.name.lstrip('-').lower()}")
    return found


def needed(package: str) -> set[str]:
    games = {room(game): game for game in GAMES}
    return needed_for_game(games[package]) if package in games else needed_for_house()


# -- what code says --------------------------------------------------------------------------------------------


def sources(*folders: str) -> Iterator[ast.Module]:
    for folder in folders or ("cli", "server", "texts", "games"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def said_in_code(*folders: str) -> set[str]:
    """Every message that code asks for by its name."""
    return {
        node.args[0].value
        for tree in sources(*folders)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def constants() -> set[str]:
    return {
        node.value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def prefixes() -> set[str]:
    """The beginnings of names that code puts together: `now-` of f"now-{phase}"."""
    return {
        str(node.values[0].value)
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z]+-", str(node.values[0].value))
    }


@cache
def web() -> str:
    """The client's own code, without its tests."""
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts"))


def said_on_screen() -> set[str]:
    return set(re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", web()))


def used_on_screen(known: set[str]) -> set[str]:
    """Messages of which the client's code has the name, or its beginning: `lobby-pace-${pace}`."""
    names = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", web()))
    beginnings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", web()))
    return {name for name in known if name in names or name.startswith(beginnings)}


def endings(package: str) -> set[str]:
    """What such a name can end with: a value of an enumeration, or the number of a place."""
    values = {str(value.value) for kind in classes(package, StrEnum) if issubclass(kind, Enum) for value in kind}
    return values | {"0", "1"}


# -- the tests -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_that_can_be_needed_is_there(package: str, language: str) -> None:
    assert needed(package) - set(messages(package, language)) == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_that_code_asks_for_is_there(language: str) -> None:
    house = set(messages(texts.__name__, language))
    of_any_game = {name for name in said_in_code("cli", "server", "texts") if not name.startswith(("table-", "note"))}
    for game in GAMES:
        own = set(messages(room(game), language))
        in_its_room = said_in_code("games/" + room(game).rpartition(".")[2])
        assert (of_any_game | in_its_room) - house - own == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_that_the_screen_asks_for_is_there(language: str) -> None:
    there = set[str]().union(*(messages(package, language) for package in PACKAGES))
    assert said_on_screen() - there == set()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_there_for_nothing(package: str, language: str) -> None:
    built = (
        {prefix + ending for prefix in prefixes() for ending in endings(package)} if package in PACKAGES[1:] else set()
    )
    there = set(messages(package, language))
    used = needed(package) | constants() | referred(package, language) | built | used_on_screen(there)
    assert there - used == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_places(package: str) -> None:
    french, english = (messages(package, language) for language in ("fr", "en"))
    assert set(french) ^ set(english) == set()
    # A message may leave to another, to which it refers, what the other language says itself.
    differing = {name for name in french if all_places(package, "fr", name) != all_places(package, "en", name)}
    assert differing == set()


def all_places(package: str, language: str, name: str) -> set[str]:
    known = messages(package, language)
    message = known[name]
    inner = {node.id.name for node in walk(message) if isinstance(node, ftl.MessageReference)}
    return places(message).union(*(all_places(package, language, other) for other in inner))


@pytest.mark.parametrize("package", PACKAGES[1:])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_game_does_not_say_again_what_the_house_says(package: str, language: str) -> None:
    assert set(messages(package, language)) & set(messages(texts.__name__, language)) == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_option_is_explained_without_what_one_types_at_a_terminal(language: str) -> None:
    for game in GAMES:
        own = texts.Texts(language, room(game))
        for field in describe(game.options):
            assert not re.search(r"\b(on|off)\W*:", own.say(f"option-{field.name}-help"))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_french_word_before_a_name_would_have_to_be_elided(package: str) -> None:
    people = "name|names|seat|by|host|who|target|target-seat|winners"
    stumbling = rf"\b(de|que|jusque|lorsque|puisque) \{{ \$({people}) \}}"
    assert [line for line in texts.source(package, "fr").splitlines() if re.search(stumbling, line)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_robot_has_one_name_in_french(package: str) -> None:
    spoken = {
        name: " ".join(node.value for node in walk(message) if isinstance(node, ftl.TextElement))
        for name, message in messages(package, "fr").items()
    }
    assert [name for name, text in spoken.items() if re.search(r"(?<!-)\bbots?\b", text)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_french_signs_keep_to_their_words(package: str) -> None:
    for line in texts.source(package, "fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;?!»]|« |[^ ]’", line), line
