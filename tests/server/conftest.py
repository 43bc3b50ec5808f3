"""The house of these tests: a real server on a real port, one for each file; and a private PostgreSQL, if one is asked
for."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.postgres import Cluster

from .gathering import House
from .running import inside


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with asyncio.Runner() as runner:
        opened = inside(f"sqlite:///{folder}/tables.sqlite")
        server = runner.run(opened.__aenter__())
        yield House(runner, server)
        runner.run(opened.__aexit__(None, None, None))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Made when the first test asks for it."""
    cluster = Cluster()
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.end()
