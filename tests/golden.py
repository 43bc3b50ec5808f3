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
from ludotheque.kernel.notation import Reader, encode, write
from ludotheque.kernel.pieces import CLOCK, LUCK, KernelAction, Seat

GAMES = Path(__file__).parent / "games"
Plain = dict[str, Any]

NAMES = {LUCK: "luck", CLOCK: "clock"}
NUMBERS = {name: who for who, name in NAMES.items()}


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    """A random game; or a `written` one, in <name>.moves, of what chance would not bring about."""

    name: str
    seats: int
    preset: str
    seed: int = 0
    options: str = ""
    written: bool = False


def goldens() -> Iterator[tuple[AnyGame, Golden, Path]]:
    for game in shelf().values():
        folder = GAMES / room(game).rpartition(".")[2] / "golden"
        with (folder / "games.toml").open("rb") as file:
            for golden in convert(tomllib.load(file)["game"], list[Golden]):
                yield game, golden, folder / f"{golden.name}.txt"


def tell(game: AnyGame, golden: Golden, path: Path) -> str:
    return "\n".join(_lines(game, golden, path)) + "\n"


def _lines(game: AnyGame, golden: Golden, path: Path) -> Iterator[str]:
    base = game.preset(golden.preset, golden.seats)
    options = kernel_options.read_text(game.options, golden.options.split(), base)
    match = Match(game, options, golden.seats)
    drawn = "as written" if golden.written else f"seed {golden.seed}"
    yield f"{game.id}, rules {game.rules_version}, {golden.seats} seats, {golden.preset}, {drawn}"
    yield f"options: {kernel_options.write_text(options) or 'as printed'}"
    position: Plain = {}
    views: dict[Seat | None, Plain] = {seat: {} for seat in (None, *range(golden.seats))}
    moves = _written(match, path) if golden.written else walk(match, QuickLuck(golden.seed))
    for step, move in enumerate(moves, 1):
        yield from ("", f"== {step}", f"position {_changes(position, _position(match))}")
        position = _position(match)
        yield from _legal(match)
        yield f"{NAMES.get(move[0], move[0])} does: {write(move[1])}"
        yield from _effect(match, move, views)
    yield from ("", f"outcome {encode(match.outcome()).decode()}")


def _written(match: Match, path: Path) -> Iterator[Move]:
    """A line a move: who, and what he does."""
    reader = Reader(match.game.actions | KernelAction)
    for line in path.with_suffix(".moves").read_text(encoding="utf-8").splitlines():
        who, action = line.split(" ", 1)
        move = (NUMBERS[who] if who in NUMBERS else int(who), reader.read(action), 0)
        yield move
        match.apply(*move)


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
    view: Plain = msgspec.json.decode(encode(match.view(seat)))
    table = view.pop("table")
    return {**view, **table}


def _changes(before: Plain, after: Plain) -> str:
    return encode(_changed(before, after)).decode()


def _changed(before: Plain, after: Plain) -> Plain:
    """What differs: of a list its items by number; of a record that has grown, only what it has grown by."""
    changed: Plain = {}
    for name, value in after.items():
        match before.get(name), value:
            case old, new if old == new:
                pass
            case list(old), list(new) if old and new[: len(old)] == old:
                changed[f"{name} +"] = new[len(old) :]
            case list(old), list(new) if len(old) == len(new):
                changed[name] = _changed(_numbered(old), _numbered(new))
            case dict(old), dict(new) if old.keys() == new.keys():
                changed[name] = _changed(old, new)
            case _:
                changed[name] = value
    return changed


def _numbered(items: list[Any]) -> Plain:
    return {str(number): item for number, item in enumerate(items)}


def main() -> None:
    for game, golden, path in goldens():
        path.write_text(tell(game, golden, path), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
