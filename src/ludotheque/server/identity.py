"""Who somebody is, without an account: a random id in a signed cookie that scripts cannot read.

The cookie also remembers the nickname. Whoever has the cookie is that person, on however many tabs; a personal link
brings the same cookie to another device.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ludotheque.table.pieces import Person

COOKIE: Final = "ludotheque"
YEAR: Final = 365 * 24 * 3600
LINK_LASTS: Final = 24 * 3600 * 1000  # ms


class Visitor(Struct, frozen=True):
    person: Person
    nickname: str
    is_new: bool = False  # nobody has signed for him yet


class Signer:
    """Signs what is handed out and knows it again. Each use has a word of its own: a link is no cookie."""

    def __init__(self) -> None:
        self.key = b""  # the database's secret, known once that is open

    def _sign(self, use: str, payload: str) -> str:
        digest = hmac.digest(self.key, f"{use}\n{payload}".encode(), hashlib.sha256)
        return f"{payload}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"

    def _known(self, use: str, signed: str) -> str | None:
        payload, _, _ = signed.rpartition(".")
        same = hmac.compare_digest(self._sign(use, payload).encode(), signed.encode("utf-8", "replace"))
        return payload if same else None

    def cookie(self, visitor: Visitor) -> str:
        nickname = base64.urlsafe_b64encode(visitor.nickname.encode()).rstrip(b"=").decode()
        return self._sign("cookie", f"{visitor.person}.{nickname}")

    def visitor(self, cookies: Mapping[str, str]) -> Visitor:
        """Who this cookie belongs to; somebody new if there is none or it is not ours."""
        payload = self._known("cookie", cookies.get(COOKIE, ""))
        if payload is None:
            return Visitor(secrets.token_urlsafe(16), "", is_new=True)
        person, _, nickname = payload.partition(".")
        return Visitor(person, base64.urlsafe_b64decode(nickname + "=" * (-len(nickname) % 4)).decode())

    def link(self, visitor: Visitor, now: int) -> str:
        """A personal link's token: whoever opens it within a day is this person too."""
        return self._sign("link", f"{self.cookie(visitor)}~{now + LINK_LASTS}")

    def linked(self, token: str, now: int) -> Visitor | None:
        payload = self._known("link", token)
        if payload is None:
            return None
        cookie, _, until = payload.rpartition("~")
        return self.visitor({COOKIE: cookie}) if now < int(until) else None
