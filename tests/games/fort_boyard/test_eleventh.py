"""A trial is a folder: an eleventh one is put into a copy of the package, and nothing else is touched."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.trials import TRIALS

HOUSE = Path(__file__).parents[3]
HERE = Path(__file__).parent
CARD = "knucklebones"
LAWS = ("tests/games/fort_boyard/trials/test_contract.py", "tests/texts/test_messages.py")


@pytest.fixture(scope="module")
def eleven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as it is without a compiler, and one trial more."""
    folder = tmp_path_factory.mktemp("eleven")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "form.json", "web")
    package = shutil.copytree(Path(ludotheque.__file__).parent, folder / "ludotheque", ignore=ignored)
    trials = package / "games" / "fort_boyard" / "trials"
    shutil.copytree(HERE / "eleventh" / CARD, trials / CARD, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(eleven: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(eleven), str(HOUSE)])
    words = (sys.executable, "-m", *words)
    env = os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(words, cwd=HOUSE, env=env, capture_output=True, encoding="utf-8", timeout=300, check=False)


@pytest.fixture(scope="module")
def told(eleven: Path) -> Any:
    done = run(eleven, "tests.games.fort_boyard.eleventh.play", CARD)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_fort_finds_it_beside_the_ten_and_plays_games_with_it_to_the_end(eleven: Path, told: Any) -> None:
    assert told["home"] == str(eleven / "ludotheque")
    assert told["cards"] == sorted([*TRIALS, CARD])
    assert set(told["ends"]) == {"TrialWon", "TrialLost"}


def test_logs_of_the_ten_are_known_to_be_of_other_rules(told: Any) -> None:
    assert told["version"] == GAME.rules_version + 1


def test_it_speaks_both_languages(told: Any) -> None:
    for language, sentences in {
        "fr": [
            "Dire\N{NO-BREAK SPACE}: main gauche",
            "L'osselet était dans la main droite.",
            "Vous dites\N{NO-BREAK SPACE}: main gauche.",
        ],
        "en": ["Say: the left hand", "The bone was in the right hand.", "You say: the left hand."],
    }.items():
        assert set(sentences) <= set(told["spoken"][language])


def test_its_nouns_go_over_the_wire(told: Any) -> None:
    for noun in ("GuessBone", "BoneShown", "KnucklebonesStage"):
        assert f"export interface {noun} {{" in told["wire"]
    assert f'"{CARD}"' in told["wire"].split("export type TrialCard =")[1].split(";")[0]


def test_the_laws_of_trials_and_of_texts_hold_for_it(eleven: Path) -> None:
    plain = ("-q", "--noconftest", "-p", "no:cacheprovider", "-o", "pythonpath=")  # conftest.py knows ten
    laws = run(eleven, "pytest", *plain, *LAWS, "-k", f"{CARD} or ludotheque.games.fort_boyard")
    assert laws.returncode == 0, laws.stdout
    assert CARD not in TRIALS
