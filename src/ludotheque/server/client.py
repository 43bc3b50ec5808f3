"""The web client, as it was built: pages, their parts by hash, icons. `web/` is its source.

Every address of a page gets the same document, which then draws what its address says (web/src/router.ts).
"""

import mimetypes
from collections.abc import Awaitable, Callable
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import ludotheque
from ludotheque.texts import LANGUAGES, texts

PACKED: Final = Path(ludotheque.__file__).parent / "web"  # in a wheel
BUILT: Final = Path(ludotheque.__file__).parents[2] / "web" / "dist"  # in a checkout
INDEX: Final = "index.html"
PAGES: Final = ("/", "/open/{game}", "/t/{table}", "/join", "/me", "/replay/{table}", "/games/{game}/{page}")
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}  # the better first
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

FOR_EVER: Final = "public, max-age=31536000, immutable"  # another content has another name
ASK_AGAIN: Final = "no-cache"

# Nothing from elsewhere, no script in a page. Drawings carry their own style attributes.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
}


def found() -> Path | None:
    return next((folder for folder in (PACKED, BUILT) if (folder / INDEX).is_file()), None)


def routes(folder: Path | None) -> list[Route]:
    """The client's addresses; without a client, pages that say how to get one."""
    if folder is None:
        return [Route(path, _missing) for path in PAGES]
    return [
        *(Route(path, _hand(folder, INDEX)) for path in PAGES),
        *(Route(f"/{name}", _hand(folder, name)) for name in _names(folder) if name != INDEX),
        Route("/assets/{name}", _part(folder / "assets")),
    ]


def _names(folder: Path) -> list[str]:
    """What is handed out by its own name; the compressed ones lie beside them."""
    files = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.name for file in files if file.is_file() and file.suffix not in COMPRESSED.values())


def _hand(folder: Path, name: str) -> Callable[[Request], Awaitable[Response]]:
    async def hand(request: Request) -> Response:
        return _file(folder / name, request, ASK_AGAIN)

    return hand


def _part(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    names = frozenset(_names(folder))

    async def part(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in names:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return _file(folder / name, request, FOR_EVER)

    return part


def _file(file: Path, request: Request, caching: str) -> Response:
    """Parts are a few kilobytes, and lie in the system's cache: reading them costs less than a thread would."""
    coding = _coding(file, request.headers.get("accept-encoding", ""))
    body = file.with_name(file.name + COMPRESSED[coding]).read_bytes() if coding else file.read_bytes()
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = HEADERS | {"Cache-Control": caching, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, headers=headers, media_type=kind)


def _coding(file: Path, accepted: str) -> str | None:
    wanted = [word.replace(" ", "").lower().partition(";q=") for word in accepted.split(",")]
    likes = {name for name, _, quality in wanted if quality.strip("0.") or not quality}
    there = (coding for coding, suffix in COMPRESSED.items() if file.with_name(file.name + suffix).is_file())
    return next((coding for coding in there if coding in likes), None)


async def _missing(_request: Request) -> Response:
    sentences = [texts(language).say("client-missing") for language in LANGUAGES]
    return PlainTextResponse("\n".join(sentences) + "\n", HTTPStatus.SERVICE_UNAVAILABLE)
