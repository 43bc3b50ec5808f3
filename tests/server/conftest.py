"""The house of these tests: a real server on a real port, one for each file."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.server.app import Terms

from .gathering import House
from .running import GENEROUS, inside
from .worlds import UNHURRIED


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with _open_house(tmp_path_factory.mktemp("house"), GENEROUS) as house:
        yield house


@pytest.fixture(scope="module")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where people may play as fast as programs do."""
    with _open_house(tmp_path_factory.mktemp("patient"), UNHURRIED) as house:
        yield house


@contextmanager
def _open_house(folder: Path, terms: Terms) -> Iterator[House]:
    with asyncio.Runner() as runner:
        opened = inside(f"sqlite:///{folder}/tables.sqlite", terms)
        server = runner.run(opened.__aenter__())
        yield House(runner, server)
        runner.run(opened.__aexit__(None, None, None))
