"""Brings a database to the schema of today, by the steps in migrations/.

SQLite is migrated by Alembic itself. For PostgreSQL, which we reach by asyncpg alone, Alembic writes the SQL and the
store runs it. So a step may say what it likes in SQL, but must not need an answer.
"""

import io
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

STEPS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """In the transaction of this connection, which its owner has begun and will commit."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def steps_from(revision: str | None, dialect: str) -> str:
    """The SQL that leads from there to the schema of today; nothing if it is there already."""
    config = _config(written := io.StringIO())
    if revision != ScriptDirectory.from_config(config).get_current_head():
        config.attributes["dialect"] = dialect
        command.upgrade(config, f"{revision or 'base'}:head", sql=True)
    return written.getvalue()


def _config(written: io.StringIO | None = None) -> Config:
    config = Config(output_buffer=written) if written else Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))  # a path, not a template
    return config
