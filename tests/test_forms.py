"""Compiled equals interpreted: the same games, asked everything at every step, answer by answer."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

HOUSE = Path(__file__).parent.parent


def digests(form: str, source: Path | None) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run(
        [sys.executable, "-m", "tests.digest", form], cwd=HOUSE, env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode().splitlines()


def test_compiled_equals_interpreted() -> None:
    interpreted, compiled = digests("interpreted", HOUSE / "src"), digests("compiled", None)
    assert len(interpreted) > 1000
    assert [pair for pair in zip_longest(interpreted, compiled) if pair[0] != pair[1]][:3] == []
