"""`ludotheque serve`: the house on the net."""

import asyncio
import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from sqlalchemy.engine import make_url

from ludotheque.server.app import Terms
from ludotheque.server.hall import Manner
from ludotheque.server.serve import NotOpened, Serving, bind
from ludotheque.server.serve import serve as serve_house
from ludotheque.store import corridor, turn
from ludotheque.store.log import StoreFailed, open_log
from ludotheque.texts import texts

from .board import of_folder
from .conversation import BRASS, Conversation
from .faults import BadCommand, CommandFault
from .records import data_folder

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]  # asked for before it is used


class Wishes(Struct, frozen=True):
    """How the house is to be opened, as asked for on the command line."""

    host: str
    port: int
    database: str | None
    workers: int
    public: str | None
    thinkers: int
    grace: int
    tables: int
    lines: int
    boards: Path | None


def serve(wishes: Wishes, language: str, console: Console) -> None:
    database = wishes.database or default_database(os.environ)
    _check(wishes, database)
    boards = {} if wishes.boards is None else of_folder(wishes.boards, language, console)
    try:
        bound = bind(wishes.host, wishes.port)
    except (OSError, OverflowError) as fault:
        raise BadCommand(CommandFault.PORT_TAKEN, host=wishes.host, port=str(wishes.port)) from fault
    port = bound.getsockname()[1]
    is_everywhere = wishes.host in ("0.0.0.0", "::")
    public = (wishes.public or "").rstrip("/")
    nearby = f"http://{own_address()}:{port}" if is_everywhere and not public else ""
    address = public or f"http://{'127.0.0.1' if is_everywhere else wishes.host}:{port}"
    manner = Manner(thinkers=wishes.thinkers, grace=wishes.grace)
    terms = Terms(
        public=public,
        nearby=nearby,
        metrics_token=os.environ.get("LUDOTHEQUE_METRICS_TOKEN", ""),
        tables_a_minute=wishes.tables,
        lines_an_address=wishes.lines,
        boards=boards,
        manner=manner,
    )
    conversation = Conversation(texts(language), console)

    def ready() -> None:
        conversation.print(conversation.say("serving", address=address), BRASS)
        if nearby:
            conversation.print(conversation.say("serving-nearby", address=nearby), BRASS)
        elif not public:
            conversation.print(conversation.say("serving-here"), "dim")
        conversation.print(conversation.say("serving-stop"), "dim")

    with bound, _alone(database), suppress(KeyboardInterrupt):
        asyncio.run(_try_database(database))
        try:
            serve_house(Serving(wishes.host, port, database, wishes.workers, terms), bound, ready)
        except NotOpened as fault:
            raise BadCommand(CommandFault.NOT_OPENED) from fault


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: a datagram socket only looks which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
        try:
            looking.connect(("192.0.2.1", 9))  # an address that is nobody's (RFC 5737)
        except OSError:
            return "127.0.0.1"
        address: str = looking.getsockname()[0]
        return address


@contextmanager
def _alone(database: str) -> Iterator[None]:
    """One file, one house: two would not hear of each other's tables. (Where files cannot be locked, nobody checks.)"""
    file = make_url(database)
    if file.drivername != "sqlite" or fcntl is None:
        yield
        return
    path = Path(f"{file.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("w")
    except OSError as fault:
        raise BadCommand(CommandFault.DATABASE_FAILED, detail=str(fault)) from fault
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as fault:
            raise BadCommand(CommandFault.DATABASE_TAKEN) from fault
        except OSError:
            pass  # a disk that knows no locks
        yield


async def _try_database(database: str) -> None:
    """Open it once, which also brings its schema up to date: what is wrong with it is said in a sentence, now."""
    store = open_log(database)
    try:
        await store.open()
        await store.close()
    except StoreFailed as fault:
        raise BadCommand(CommandFault.DATABASE_FAILED, detail=str(fault).partition("\n")[0]) from fault


def default_database(environment: Mapping[str, str]) -> str:
    """One file among the user's own data."""
    given = environment.get("LUDOTHEQUE_DATABASE")
    return given or f"sqlite:///{data_folder(environment) / 'tables.sqlite'}"


def _check(wishes: Wishes, database: str) -> None:
    if wishes.workers < 1 or wishes.thinkers < 1:
        raise BadCommand(CommandFault.TOO_FEW_WORKERS)
    least = {"--grace": (wishes.grace, 0), "--tables": (wishes.tables, 1), "--lines": (wishes.lines, 1)}
    for name, (value, smallest) in least.items():
        if value < smallest:
            raise BadCommand(CommandFault.WRONG_VALUE, name=name, value=str(value))
    if wishes.public is not None and not wishes.public.startswith(("http://", "https://")):
        raise BadCommand(CommandFault.WRONG_VALUE, name="--public", value=wishes.public)
    try:
        open_log(database)
    except ValueError as fault:
        raise BadCommand(CommandFault.BAD_DATABASE) from fault
    is_shared = database.startswith("postgresql://") or (corridor.can_be_built() and turn.can_be_taken())
    if wishes.workers > 1 and not is_shared:
        raise BadCommand(CommandFault.NEEDS_POSTGRES)
