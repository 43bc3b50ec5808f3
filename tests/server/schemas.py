"""The exported schema of the sockets, held strictly: a field that it does not name is a fault."""

import copy
from functools import cache
from typing import Any

import jsonschema_rs

from ludotheque.server import schema


@cache
def strictly(message: str) -> jsonschema_rs.Draft202012Validator:
    """Validates what is called so among the schema's messages."""
    whole = copy.deepcopy(schema.sockets())
    for one in whole["$defs"].values():
        _close(one)
    return jsonschema_rs.Draft202012Validator({"$defs": whole["$defs"], **whole["messages"][message]})


def _close(one: dict[str, Any]) -> None:
    if "properties" in one:
        one["additionalProperties"] = False
