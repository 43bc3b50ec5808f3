"""The contract of a store. Entries are bytes to it: what they mean is the table's business."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .corridor import Corridor

LONGEST_MESSAGE: Final = 7000  # bytes; PostgreSQL's NOTIFY takes 8000 with everything around them


class Filing(Struct, frozen=True):
    """What the shelf knows of a table without reading its log; written with the entry that changed it."""

    code: str | None  # the short code by which it is found now
    listing: str | None  # "open", "watch" or None: in which public list it stands
    line: bytes  # JSON of its line in lists
    people: tuple[str, ...]  # ids of those who sit there
    wake_at: int | None  # ms since the epoch: when its clock must be looked at even if nobody is there


class Taken(Exception):
    """Another writer has this place in the log: read on, and decide anew."""


class CodeTaken(Exception):
    """Another live table has this code. Nothing has changed."""


class StoreFailed(Exception):
    """It could not be saved (disk full, read-only …). Nothing has changed."""


class EventLog(ABC):
    """The logs of all tables, and the shelf on which they stand.

    Who appends to a table waits for the answer before the next entry: a refused one must not leave a hole behind it.
    """

    def __init__(self) -> None:
        # Set by the user, called on the event loop.
        self.heard: Callable[[bytes], None] = lambda _message: None  # a message from another process
        self.appended: Callable[[str, int], None] = lambda _table, _seq: None  # another process appended this
        self.lost: Callable[[], None] = lambda: None  # the database has gone; what is asked of it now waits
        self.back: Callable[[], None] = lambda: None  # it is here again; what others did meanwhile was not told

    is_shared = False  # whether other processes may be on this database

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date, and connect."""

    @abstractmethod
    async def close(self) -> None:
        """What is being appended is saved first."""

    # -- the log -----------------------------------------------------------------------------------------------

    @abstractmethod
    def append(self, table: str, seq: int, data: bytes, filing: Filing | None = None) -> Awaitable[None]:
        """Durable when it has come; it is refused by what is awaited, never by the call.

        Raises Taken if another entry has this place. The same data there is no conflict: it was ours, saved by a
        commit whose answer was lost. If the caller stops waiting, the entry may be saved or not.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Entries after + 1, after + 2 … in order."""

    # -- the shelf ---------------------------------------------------------------------------------------------

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """The table that has this short code."""

    @abstractmethod
    async def listed(self, listing: str, limit: int = 50) -> list[bytes]:
        """The lines of a public list, newest change first."""

    @abstractmethod
    async def of_person(self, person: str, limit: int = 50) -> list[bytes]:
        """The lines of the tables where somebody sits, newest change first."""

    @abstractmethod
    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables whose `wake_at` has come, the one that waits longest first."""

    # -- between processes -------------------------------------------------------------------------------------

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes, made once and shared by all processes."""

    @abstractmethod
    async def tell(self, message: bytes) -> None:
        """To all other processes on this database: JSON, or other text in UTF-8, of at most 7000 bytes."""


def open_log(url: str, corridor: Corridor | None = None) -> EventLog:
    """The log at `sqlite:///file` or `postgresql://…`, not opened yet. Processes that share a file hear of each other
    through a corridor; those that share a PostgreSQL hear of each other there."""
    # Imported here because both are built on this module, and a house with one has no need of the other's driver.
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ValueError("a store is sqlite:///file or postgresql://…") from error
    match parsed.drivername:
        case "sqlite" if parsed.database and parsed.database != ":memory:":
            from .sqlite import SqliteLog

            return SqliteLog(Path(parsed.database), corridor)
        case "postgresql":
            from .postgres import PostgresLog

            return PostgresLog(url)
    raise ValueError(f"a store is sqlite:///file or postgresql://…, not {parsed.drivername}")
