"""The tables of the database, as they are now. How they came to be so is in migrations/.

Everything of one table begins with its id, and nothing refers to it by a foreign key: `entries` and `sitters` can be
partitioned by that id the day one disk is not enough.
"""

from sqlalchemy import BigInteger, Column, Index, LargeBinary, MetaData, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"},  # the same in both
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # a table's log lies together, in its order, and an append writes one tree, not two
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text),
    Column("listing", Text),
    Column("line", LargeBinary, nullable=False),
    Column("wake_at", BigInteger),
    Column("changed", BigInteger, nullable=False),  # µs since the epoch
    UniqueConstraint("code"),
    Index("ix_tables_listing", "listing", "changed"),
    Index("ix_tables_wake_at", "wake_at"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Index("ix_sitters_person", "person"),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
