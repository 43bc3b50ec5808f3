"""The small cases on which the exact set of worlds can be counted: tests/games/<room>/small.toml.

Each case: seats, options as typed by a person, and moves as in a log; `luck` answers come from the seed.
"""

import tomllib
from pathlib import Path

from msgspec import Struct, convert

from ludotheque.games import room, shelf
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match

from .walks import Move, walk

GAMES = Path(__file__).parent.parent / "games"


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A short random walk at a small table."""

    name: str
    seats: int
    options: str
    seeds: list[int]
    steps: int


def folder(game: AnyGame) -> Path:
    return GAMES / room(game).rpartition(".")[2]


def cases(game: AnyGame) -> list[Case]:
    with (folder(game) / "small.toml").open("rb") as file:
        return convert(tomllib.load(file)["case"], list[Case])


def begin(game: AnyGame, case: Case) -> Match:
    options = kernel_options.read_text(game.options, case.options.split(), game.options())
    return Match(game, options, case.seats)


def play(game: AnyGame, case: Case, seed: int) -> tuple[Match, list[Move]]:
    match = begin(game, case)
    return match, list(walk(match, QuickLuck(seed), steps=case.steps))


ALL = [(game, case, seed) for game in shelf().values() for case in cases(game) for seed in case.seeds]
