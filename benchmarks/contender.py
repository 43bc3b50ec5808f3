"""What every contender written in Python says and understands: `--games N --seed S`, or `--script FILE`.

With `--games` it plays that many games of uniformly random legal actions and prints one line of JSON: the time that
the playing took, in processor time of this process, and how the games ended. With `--script` it plays the games of a
script, where deal and choices are given, and prints how each of them ended, one line a game.
"""

import argparse
import json
import platform
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

SEATS: Final = 5
ENDINGS: Final = ("key-found", "fake-designated", "fake-caught", "fake-escaped", "fake-not-held", "rounds-over")
CARDS: Final = ("key", "treasure", "fake-key", "neutral")
DECK: Final = (*CARDS[:3], *["neutral"] * (SEATS - 1))  # CC-02

WARM_UP: Final = 30  # games, played before the clock starts

Choose = Callable[[int], int]  # a number below this one


class Deal(NamedTuple):
    starter: int
    cards: Sequence[str]  # by location: the seats, then the two centre places


class Played(NamedTuple):
    """A whole game."""

    how: str
    winners: tuple[int, ...]
    cards: tuple[str, ...]  # by seat, at the end
    steps: int


# One whole game; without a deal it deals for itself.
Play = Callable[[Deal | None, Choose], Played]


def random_choice(seed: int) -> Choose:
    fraction = random.Random(seed).random
    return lambda bound: int(fraction() * bound)  # the quickest fair choice that plain Python has


def scripted_choice(choices: Sequence[int]) -> Choose:
    following = iter(choices)
    return lambda bound: next(following) % bound


def tally(games: Mapping[Played, int]) -> dict[str, object]:
    """How these games went, each as often as it was counted."""
    endings: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    parts: Counter[str] = Counter()
    for game, times in games.items():
        endings[game.how] += times
        for seat in game.winners:
            wins[seat] += times
            parts[game.cards[seat]] += times
    return {
        "games": sum(games.values()),
        "steps": sum(game.steps * times for game, times in games.items()),
        "endings": {how: endings[how] for how in ENDINGS},
        "wins": [wins[seat] for seat in range(SEATS)],
        "parts": {card: parts[card] for card in CARDS},
    }


def time_games(play: Play, games: int, seed: int) -> dict[str, object]:
    choose = random_choice(seed)
    for _ in range(WARM_UP):
        play(None, choose)
    begin = time.process_time()
    played = [play(None, choose) for _ in range(games)]
    seconds = time.process_time() - begin
    return {**tally(Counter(played)), "seconds": seconds}


def play_script(play: Play, script: Path) -> Iterator[dict[str, object]]:
    with script.open(encoding="utf-8") as lines:
        for line in lines:
            given = json.loads(line)
            game = play(Deal(given["starter"], given["deal"]), scripted_choice(given["choices"]))
            yield {"how": game.how, "winners": sorted(game.winners), "steps": game.steps}


def parser(about: str | None) -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=about)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--script", type=Path)
    return asked


def answer(play: Play, given: argparse.Namespace, versions: Mapping[str, str]) -> None:
    if given.script:
        for game in play_script(play, given.script):
            print(json.dumps(game))
        return
    timed = time_games(play, given.games, given.seed)
    print(json.dumps({**timed, "versions": {"Python": platform.python_version(), **versions}}))
