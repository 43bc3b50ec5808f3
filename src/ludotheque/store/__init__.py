"""Where tables are kept: an append-only log of each, and a shelf that says which table is where.

    log              the contract: what the rest of the house may ask of a store
    schema           the tables of the database
    migrate          brings a database to that schema, by the steps in migrations/
    sqlite           one file, for the processes of one machine; `sqlite_writer` is its thread that commits, `turn` says
                     which process may, through the `corridor` they tell each other
    postgres         many processes on one database; `postgres_line` is its connection that commits and listens,
                     `postgres_batch` what it says to commit

The log is also the lock: of two processes that append at one place in a table's log, the database lets one win.
"""

from .log import CodeTaken, EventLog, Filing, StoreFailed, Taken, open_log

__all__ = ["CodeTaken", "EventLog", "Filing", "StoreFailed", "Taken", "open_log"]
