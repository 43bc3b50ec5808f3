"""A database for each test: a SQLite file, or a new database in this worker's own PostgreSQL."""

from pathlib import Path

import pytest
from tests.postgres import Cluster


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/shelf/log.db"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    address = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(address, str)
    return address
