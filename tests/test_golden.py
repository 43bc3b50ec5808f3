"""Golden games do not change by accident. Meant to? `make golden`, and read the diff."""

from pathlib import Path

import msgspec
import pytest
from tests.golden import Golden, goldens, tell

from ludotheque.kernel.game import AnyGame, Game
from ludotheque.kernel.pieces import Outcome

GOLDENS = list(goldens())


def name(value: object) -> str:
    return value.id if isinstance(value, Game) else value.name if isinstance(value, Golden) else ""


@pytest.mark.parametrize(("game", "golden", "path"), GOLDENS, ids=name)
def test_a_golden_game_is_as_it_was(game: AnyGame, golden: Golden, path: Path) -> None:
    assert tell(game, golden, path) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("golden", "path"), [one[1:] for one in GOLDENS], ids=name)
def test_a_golden_game_ends_as_its_name_says(golden: Golden, path: Path) -> None:
    *_, last = path.read_text(encoding="utf-8").splitlines()
    how = msgspec.json.decode(last.removeprefix("outcome "), type=Outcome).how
    assert golden.name.endswith(how) or golden.name.startswith(how)
