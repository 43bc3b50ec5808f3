"""What a browser was told, against the truth of the server's log."""

import json
from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.games import shelf
from ludotheque.games.coffre_et_cle.pieces import Card
from ludotheque.kernel.log import Log
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode

from .watch import Watch

CARDS: Final = {f'"{card.value}"' for card in Card}
FACES: Final = """() => [...document.querySelectorAll("use")].filter((use) => !use.closest("symbol, defs"))
    .map((use) => (use.getAttribute("href") ?? "").replace("#cc-", ""))"""


class Truth:
    """All that one seat (None: the public) may ever have been told before the end."""

    def __init__(self, log: str, seat: int | None) -> None:
        told = Log(log, shelf())
        self.seat = seat
        self.prompts: list[Any] = []  # what is seen with what may be done
        self.events: list[Any] = []
        for step in told.steps():
            events = [told.match.redact(event, seat) for event in step.events]
            self.events += [json.loads(encode(event)) for event in events if event is not None]
            if told.match.outcome() is None:
                self.prompts.append(json.loads(encode(prompt(told.match, seat))))


def prompt(match: Match, seat: int | None) -> dict[str, Any]:
    legal, openings = ([], []) if seat is None else (match.legal(seat), match.open_ended(seat))
    return {"view": match.view(seat), "legal": legal, "open": openings}


def find_secrets(watch: Watch, page: Page, truth: Truth) -> None:
    """Reads every frame and every answer that came before the end."""
    frames = [frame for frame in watch.lines[page].frames if not is_end(frame)]
    assert any(frame.get("game") for frame in frames), "nothing was told at all"
    for frame in frames:
        game = frame.pop("game", None)
        happened = [one for one in frame.pop("happened", []) if "event" in one]
        if game is not None:
            view = game["view"]
            del game["deadline"]
            assert game in truth.prompts, f"seat {truth.seat} was told more than it may see: {game}"
            assert view["table"]["cards"] is None
            assert view["table"]["seat"] == truth.seat
        for event in happened:
            assert event in truth.events or is_public_of_end(event), f"seat {truth.seat} heard of {event}"
        rest = json.dumps(frame)
        assert not (found := {card for card in CARDS if card in rest}), f"{found} beside the game: {rest}"
    for address, text in watch.bodies:
        if "/api/" in address and not address.endswith("/api/games"):  # whose options name cards
            assert not (found := {card for card in CARDS if card in text}), f"{found} from {address}"


def is_end(frame: dict[str, Any]) -> bool:
    game = frame.get("game")
    return game is not None and game["view"]["outcome"] is not None


def is_public_of_end(event: dict[str, Any]) -> bool:
    return event["event"] in ("deal-ended", "match-ended")


def faces_shown(page: Page) -> set[str]:
    """The cards that are drawn face up on this page."""
    return {face for face in page.evaluate(FACES) if face in {card.value for card in Card}}


def faces_known(view: dict[str, Any]) -> set[str]:
    """Those that this pair of eyes knows: its own, what it has seen, what lies open."""
    own = [view["card"]] if view["card"] else []
    designated = ["treasure"] if view["treasure"] is not None else []  # who designates shows it
    return {*own, *designated, *(note["card"] for note in view["notes"]), *view["laid_open"]}
