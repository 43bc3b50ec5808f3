"""TOML that anybody may send. Its reader takes the square of a key's dots, so a key of many is refused unread."""

import re
import tomllib
from typing import Any, Final

DEEPEST: Final = 16  # dots of a key: no sheet has more than one
TOKEN: Final = re.compile(
    r"""
    \"{3} (?: [^"\\] | \\. | "(?!"") )*+ (?:"{3,5})?            # a text over several lines, closed or not
    | '{3} (?: [^'] | '(?!'') )*+ (?:'{3,5})?
    | \# [^\n]*+
    | PART (?: [ \t]*+ \. [ \t]*+ PART ){0,MOST}+ (?P<deeper> [ \t]*+ \. )?
    """.replace("PART", r"""(?: [\w-]++ | "(?:[^"\\\n]|\\[^\n])*+"? | '[^'\n]*+'? )""").replace("MOST", str(DEEPEST)),
    re.VERBOSE | re.DOTALL,
)


def loads(text: str) -> dict[str, Any]:
    """ValueError, with the line, where it is none; RecursionError for brackets in brackets."""
    for token in TOKEN.finditer(text):
        if token["deeper"] is not None:
            line = text.count("\n", 0, token.start()) + 1
            raise ValueError(f"a key of many dots (at line {line})")
    return tomllib.loads(text)
