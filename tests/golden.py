"""Golden games: whole games step by step, as text that is read in review.

`python -m tests.golden` writes them anew (make golden); tests/test_golden.py compares. Which games there are is in
tests/games/<room>/golden/games.toml.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, convert
from tests.conformance.walks import Move, walk

from ludotheque.games import room, shelf
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import CLOCK, LUCK, Seat

GAMES = Path(__file__).parent / "games"
Plain = dict[str, Any]

NAMES = {LUCK: "luck", CLOCK: "clock"}


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seats: int
    preset: str
    seed: int
    options: str = ""


def goldens() -> Iterator[tuple[AnyGame, Golden, Path]]:
    for game in shelf().values():
        folder = GAMES / room(game).rpartition(".")[2] / "golden"
        with (folder / "games.toml").open("rb") as file:
            for golden in convert(tomllib.load(file)["game"], list[Golden]):
                yield game, golden, folder / f"{golden.name}.txt"


def tell(game: AnyGame, golden: Golden) -> str:
    return "\n".join(_lines(game, golden)) + "\n"


def _lines(game: AnyGame, golden: Golden) -> Iterator[str]:
    base = game.preset(golden.preset, golden.seats)
    options = kernel_options.read_text(game.options, golden.options.split(), base)
    match = Match(game, options, golden.seats)
    yield f"{game.id}, rules {game.rules_version}, {golden.seats} seats, {golden.preset}, seed {golden.seed}"
    yield f"options: {kernel_options.write_text(options) or 'as printed'}"
    position: Plain = {}
    views: dict[Seat | None, Plain] = {seat: {} for seat in (None, *range(golden.seats))}
    for step, move in enumerate(walk(match, QuickLuck(golden.seed)), 1):
        yield from ("", f"== {step}", f"position {_changes(position, _position(match))}")
        position = _position(match)
        yield from _legal(match)
        yield f"{NAMES.get(move[0], move[0])} does: {write(move[1])}"
        yield from _effect(match, move, views)
    yield from ("", f"outcome {encode(match.outcome()).decode()}")


def _legal(match: Match) -> Iterator[str]:
    if request := match.asks():
        yield f"luck is asked {encode(request).decode()}"
    for seat in match.to_act():
        yield f"{seat} may: {', '.join(write(action) for action in match.legal(seat))}"


def _effect(match: Match, move: Move, views: dict[Seat | None, Plain]) -> Iterator[str]:
    """What each seat is told, and what has changed in its view."""
    after = match.clone()
    events = after.apply(*move)
    for seat in views:
        told = [event for event in (after.redact(event, seat) for event in events) if event is not None]
        view = _view(after, seat)
        who = "public" if seat is None else str(seat)
        yield f"{who} is told: {'; '.join(write(event) for event in told)}"
        yield f"{who} sees: {_changes(views[seat], view)}"
        views[seat] = view


def _position(match: Match) -> Plain:
    plain: Plain = msgspec.json.decode(match.game.position(match.state))
    return plain


def _view(match: Match, seat: Seat | None) -> Plain:
    view = msgspec.to_builtins(match.view(seat), order="deterministic")
    table = view.pop("table")
    return {**view, **table}


def _changes(before: Plain, after: Plain) -> str:
    """What differs; of a record that has grown, only what it has grown by."""
    changed = {}
    for name, value in after.items():
        old = before.get(name)
        if value != old:
            grown = isinstance(value, list) and isinstance(old, list) and old and value[: len(old)] == old
            changed[f"{name} +" if grown else name] = value[len(old) :] if grown and old else value
    return encode(changed).decode()


def main() -> None:
    for game, golden, path in goldens():
        path.write_text(tell(game, golden), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
