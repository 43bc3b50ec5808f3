"""What luck draws among is part of the rules: a log of another version would be read with other cards."""

from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from ludotheque.games import fort_boyard
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.trials import TRIALS

PINNED = {1: "7d31c1bf56b4e492"}


def digest(version: int) -> str:
    """Of the names and figures of the trials that there were, of the riddles, and of the words that are no slips."""
    home = Path(str(files(fort_boyard)))
    cards = [card for card, trial in TRIALS.items() if trial.since <= version]
    seen = sha256(" ".join(cards).encode())
    figures = [home / "trials" / card.replace("-", "_") / "figures.toml" for card in cards]
    for file in sorted(
        [home / "trials" / "figures.toml", *figures, *home.glob("data/riddles/*.toml"), *home.glob("data/words/*.txt")]
    ):
        seen.update(file.read_bytes())
    return seen.hexdigest()[:16]


def test_other_cards_or_figures_are_another_version_of_the_rules() -> None:
    versions = range(1, GAME.rules_version + 1)
    assert {version: digest(version) for version in versions} == PINNED, "another version, and pin it beside these"
