"""The moments on which the screen is tried are those of the game as it is played now."""

from pathlib import Path
from runpy import run_path

FIXTURES = Path(__file__).parents[3] / "web/src/games/casse_du_siecle/fixtures"


def test_the_moments_that_the_screen_is_tried_on_are_fresh() -> None:
    written = run_path(str(FIXTURES / "moments.py"))["written"]
    assert (FIXTURES / "moments.json").read_bytes() == written(), "run fixtures/moments.py"
