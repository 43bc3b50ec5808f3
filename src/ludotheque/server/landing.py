"""The page at the door, until the shelf itself is there: what this is, and how to play now."""

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ludotheque.games import room, shelf
from ludotheque.texts import LANGUAGES, texts

PAGE: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludothèque</title>
<style>body{{font:1.1rem/1.6 Georgia,serif;max-width:38rem;margin:4rem auto;padding:0 1.2rem;background:#f4ecdb;color:#2b2118}}
h1{{font-weight:400;letter-spacing:.03em}}code{{background:#e6d9bd;padding:.1em .35em;border-radius:.2em}}a{{color:#7a4a12}}
@media(prefers-color-scheme:dark){{body{{background:#1d1712;color:#eadfc8}}code{{background:#3a2d20}}a{{color:#e0b36a}}}}</style>
<main><h1>Ludothèque</h1><p>{open}</p><ul>{games}</ul><p>{terminal} <code>ludotheque play</code></p>
<p>{programs} <a href="/api/openapi.json">/api/openapi.json</a>, <a href="/api/schema.json">/api/schema.json</a></p></main>
</html>
"""  # noqa: E501  # a page is easier to read as it is


async def landing(request: Request) -> Response:
    language = _language(request.headers.get("accept-language", ""))
    words = texts(language)
    names = [texts(language, room(game)).say("game-name") for game in shelf().values()]
    page = PAGE.format(
        language=language,
        open=escape(words.say("landing-open")),
        games="".join(f"<li>{escape(name)}</li>" for name in names),
        terminal=escape(words.say("landing-terminal")),
        programs=escape(words.say("landing-programs")),
    )
    return HTMLResponse(page, headers={"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"})


def _language(accepted: str) -> str:
    """Of a browser's languages that we speak, the one that it likes best."""
    wanted = [_liked(word) for word in accepted.split(",")]
    return max((one for one in wanted if one[1] in LANGUAGES), default=(0.0, LANGUAGES[-1]), key=lambda one: one[0])[1]


def _liked(word: str) -> tuple[float, str]:
    """`fr-CH;q=0.8` → (0.8, "fr")"""
    tag, _, rest = word.strip().partition(";")
    quality = rest.strip().removeprefix("q=") or "1"
    return float(quality) if quality.replace(".", "", 1).isdecimal() else 0.0, tag.partition("-")[0].lower()
