"""The server's log for who runs it: one JSON object a line. No cards, no names, no talk, no addresses of tables or
people, and of a refused move not even why: whoever runs the house may be playing in it."""

import json
import logging
import sys
import time
from types import TracebackType
from typing import Final

THEIRS: Final = (  # what clients did wrong is no error of uvicorn's, and anybody could fill the log with it
    "ASGI callable returned without completing handshake.",  # a socket that was refused, with an answer
    "Invalid UTF-8 sequence received from client.",
)
EXTRAS: Final = ("bot", "code", "game", "untold")  # what may stand beside the words


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name in EXTRAS if (value := record.__dict__.get(name)) is not None}
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["trace"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: TracebackType | None) -> list[str]:
    """The places in the code, without the values: a message may hold what nobody may read."""
    places = []
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in THEIRS


def write_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it writes whole addresses, invitations included
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)
