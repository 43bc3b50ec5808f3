"""The house: imports go one way, a game is its folders, and nothing in the kernel knows a game."""

import ast
import json
import re
from pathlib import Path

import pytest

from ludotheque.games import room, shelf
from ludotheque.kernel.game import AnyGame

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "ludotheque"

# Each part may import those before it; parts on one line may not import each other.
FLOORS = [["kernel"], ["texts"], ["games"], ["bots"], ["table", "store"], ["server", "lab", "adapters"], ["cli"]]
FLOOR = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}


def parts_imported(path: Path) -> set[str]:
    """The parts of ludotheque that a module imports, relative imports resolved."""
    package = ("ludotheque", *path.relative_to(SOURCE).parent.parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names = [".".join((*base, *([node.module] if node.module else []), alias.name)) for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("ludotheque.")}
    return found


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1:
        return
    for other in parts_imported(path) - {parts[0]}:
        assert FLOOR[other] < FLOOR[parts[0]], f"{parts[0]} imports {other}"


def test_in_a_room_only_the_terminal_speaks() -> None:
    """Rules, views and bots hold no prose, so they have no use for the speaker."""
    for path in (SOURCE / "games").rglob("*.py"):
        assert "texts" not in parts_imported(path) or path.name == "terminal.py", path


def test_the_kernel_names_no_game() -> None:
    names = re.compile(
        "|".join(re.escape(word) for game in shelf().values() for word in (game.id, game.id.replace("-", "_")))
    )
    for path in (SOURCE / "kernel").rglob("*.py"):
        assert not names.search(path.read_text(encoding="utf-8")), path.name


def test_no_game_imports_another() -> None:
    rooms = {room(game).rpartition(".")[2] for game in shelf().values()}
    for own in rooms:
        for path in (SOURCE / "games" / own).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not any(re.search(rf"\b{other}\b", text) for other in rooms - {own}), path


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_game_is_found_by_its_folder(game: AnyGame) -> None:
    assert (SOURCE / "games" / room(game).rpartition(".")[2] / "__init__.py").is_file()


def test_locks_pin_by_hash_and_hold_no_addresses() -> None:
    for lock in HOUSE.glob("requirements*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=")


def test_the_clients_lock_pins_by_hash_and_holds_no_addresses_of_packages() -> None:
    lock = json.loads((HOUSE / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = [one for path, one in lock["packages"].items() if path]
    assert all("integrity" in one and "resolved" not in one for one in packages)
