"""Pages that are read and not talked to: the shelf, a game's options, and help for every command."""

from inspect import Parameter as Kind

from cyclopts import App
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque import bots as programs
from ludotheque.games import shelf
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.options import allowed, describe, write_text
from ludotheque.texts import Texts, texts

from .conversation import BRASS, INK, TEAL
from .rooms import texts_of

# What stands for itself on a command line.
WORDS = {"game": "help-word-game", "log": "help-word-log", "what": "help-word-what", "file": "help-word-file"}
EVERYWHERE = ("lang", "help")  # what every command understands


def show_shelf(language: str, console: Console) -> None:
    house = texts(language)
    console.print(Text(house.say("shelf-title"), style=f"bold {BRASS}"))
    for game in shelf().values():
        own = texts_of(game, language)
        seats = house.say("shelf-seats", least=game.seats[0], most=game.seats[-1])
        head = Text.assemble((own.say("game-name"), INK), "  ", (game.id, TEAL), f"  {seats}")
        console.print(Padding(Group(head, Text(own.say("game-line"))), (0, 2)))
    console.print(Text(house.say("shelf-more"), style="dim"))


def show_game(game: AnyGame, seats: int, language: str, console: Console) -> None:
    """A game's rules in brief, its presets, its bots, and every option with its values."""
    own = texts_of(game, language)
    console.print(Text(own.say("game-name"), style=f"bold {BRASS}"))
    console.print(Padding(Text(own.say("game-rules")), (0, 2)))
    console.print(Text(own.say("shelf-presets", seats=seats), style=INK))
    for name, options in game.presets(seats).items():
        line = Text.assemble((name, TEAL), f"  {_preset(own, name)}")
        if name == game.just_play:
            line.append(f" {own.say('shelf-just-play')}", style=BRASS)
        console.print(Padding(line, (0, 2)))
        if spelt := write_text(options):
            console.print(Padding(Text(spelt, style="dim"), (0, 6)))
    console.print(Text(own.say("shelf-bots"), style=INK))
    for level in programs.levels(game):
        console.print(Padding(Text.assemble((level, TEAL), f"  {own.say(f'bot-{level}')}"), (0, 2)))
    console.print(Text(own.say("shelf-options", preset=game.just_play), style=INK))
    console.print(_options(game, seats, own))


def _preset(own: Texts, name: str) -> str:
    return own.say("shelf-preset", name=own.say(f"preset-{name}"), why=own.say(f"preset-{name}-why"))


def _options(game: AnyGame, seats: int, own: Texts) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    usual = game.preset(game.just_play, seats)
    for field in describe(game.options):
        words = Text.assemble((own.say(f"option-{field.name}"), INK), f". {own.say(f'option-{field.name}-help')}")
        for choice in field.choices:
            meaning = own.say("shelf-value", value=choice, meaning=own.say(f"option-{field.name}-{choice}"))
            line = Text(f"\n{meaning}")
            line.stylize(TEAL, 1, 1 + len(choice))
            words.append_text(line)
        values = "" if field.choices else f"{allowed(game.options, field.name)} "
        words.append(f"\n{values}", style=TEAL)
        words.append(own.say("shelf-default", value=_value(own, getattr(usual, field.name))), style=BRASS)
        grid.add_row(Text(field.name, style=TEAL), words)
    return grid


def _value(own: Texts, value: object) -> str:
    """As a person would type it."""
    match value:
        case None:
            return "random"
        case bool():
            return "on" if value else "off"
        case frozenset():
            return ",".join(sorted(map(str, value))) or own.say("shelf-none")
    return str(value)


# -- help ------------------------------------------------------------------------------------------------------


def help_of_house(app: App, commands: tuple[str, ...], house: Texts, console: Console) -> None:
    console.print(Text(house.say("help-house"), style=INK))
    console.print(Text(house.say("help-usage", usage=f"{app.name[0]} {house.say('help-command')} …")))
    grid = _grid()
    for command in commands:
        grid.add_row(Text(command, style=TEAL), Text(house.say(f"help-{command}")))
    console.print(grid)
    console.print(_flags(house))
    console.print(Text(house.say("help-more"), style="dim"))


def help_of_command(app: App, command: str, house: Texts, console: Console) -> None:
    console.print(Text(house.say(f"help-{command}"), style=INK))
    words, flags, usage = _grid(), _grid(), [app.name[0], command]
    for argument in app[command].assemble_argument_collection():
        name = argument.name
        bare = name.lstrip("-").lower()
        meaning = Text(house.say(f"help-{command}-{bare}"))
        if name.startswith("-"):
            flags.add_row(Text(name, style=TEAL), meaning)
        else:
            needed = argument.field_info.default is Kind.empty
            word = house.say(WORDS[bare])
            usage.append(word if needed else f"[{word}]")
            words.add_row(Text(word, style=TEAL), meaning)
    console.print(Text(house.say("help-usage", usage=" ".join([*usage, "…"]))))
    console.print(Group(words, flags, _flags(house)) if words.rows else Group(flags, _flags(house)))


def _grid() -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 1))
    grid.add_column(no_wrap=True, min_width=9)
    grid.add_column()
    return grid


def _flags(house: Texts) -> Grid:
    grid = _grid()
    for flag in EVERYWHERE:
        grid.add_row(Text(f"--{flag}", style=TEAL), Text(house.say(f"help-{flag}")))
    return grid
