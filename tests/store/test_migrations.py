"""The steps in migrations/ lead to schema.py, once, whoever takes them."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import make_url
from tests.postgres import Cluster
from tests.store.stories import opened, tell

from ludotheque.store import StoreFailed, migrate
from ludotheque.store.schema import metadata

POSTGRESQL = make_url("postgresql+asyncpg://").get_dialect()()


def test_the_steps_lead_to_the_schema_in_sqlite(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url):
            pass

    tell(story())
    migrated, made = sa.create_engine(sqlite_url), sa.create_engine("sqlite://")
    with migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        steps = _statements(connection)
    with made.connect() as connection:
        metadata.create_all(connection)
        assert _statements(connection).items() <= steps.items()  # there, Alembic's own table comes in addition
    migrated.dispose()
    made.dispose()


def _statements(connection: sa.Connection) -> dict[str, list[str]]:
    """What made each table and index: compare_metadata does not see WITHOUT ROWID, or a constraint's name."""
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: sorted(sql.replace(",", " ").split()) for name, sql in rows}


def test_the_steps_lead_to_the_schema_in_postgresql(cluster: Cluster) -> None:
    """Here by what pg_dump says of both: Alembic compares over a driver that we do not have."""
    migrated, made = cluster.database(), cluster.database()

    async def story() -> None:
        async with opened(migrated):
            pass
        connection = await asyncpg.connect(made)
        for table in metadata.sorted_tables:
            await connection.execute(str(sa.schema.CreateTable(table).compile(dialect=POSTGRESQL)))
            for index in table.indexes:
                await connection.execute(str(sa.schema.CreateIndex(index).compile(dialect=POSTGRESQL)))
        await connection.close()

    tell(story())
    assert cluster.schema(migrated) == cluster.schema(made)
    assert "CREATE TABLE public.entries" in cluster.schema(made)


def test_migrating_again_changes_nothing(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"x")
        async with opened(url) as log:
            assert await log.read("t") == [b"x"]

    tell(story())


def test_several_may_open_an_empty_database_at_once(url: str) -> None:
    async def visit(number: int) -> None:
        async with opened(url) as log:
            await log.append(f"t{number}", 1, b"x")

    async def story() -> None:
        await asyncio.gather(*(visit(number) for number in range(8)))

    tell(story())


def test_a_database_of_a_later_version_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = tmp_path / "later"
    (later / "versions").mkdir(parents=True)
    (later / "env.py").write_bytes((migrate.STEPS / "env.py").read_bytes())
    (later / "versions" / "later.py").write_text('revision = "later"\ndown_revision = None\ndef upgrade(): pass\n')

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(migrate, "STEPS", later)
            async with opened(url):
                pass
        with pytest.raises(StoreFailed, match="later"):
            async with opened(url):
                pass

    tell(story())
