"""What a browser was told, against the truth of the server's log."""

import json
from typing import Any

from ludotheque.games import shelf
from ludotheque.kernel.log import Log
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode

from .people import Person


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
    legal, openings = ([], []) if seat is None else (match.legal_to_people(seat), match.open_to_people(seat))
    return {"view": match.view(seat), "legal": legal, "open": openings}


def find_secrets(person: Person[Any], truth: Truth) -> None:
    """Reads every frame and every answer that came to his page before the end."""
    secret = person.kind.secret
    frames = [frame for frame in person.line.frames if not is_end(frame)]
    assert any(frame.get("game") for frame in frames), "nothing was told at all"
    for frame in frames:
        game = frame.pop("game", None)
        happened = [one for one in frame.pop("happened", []) if "event" in one]
        if game is not None:
            view = game["view"]
            del game["deadline"]
            assert game in truth.prompts, f"seat {truth.seat} was told more than it may see: {game}"
            assert view["table"]["seat"] == truth.seat
        for event in happened:
            assert event in truth.events or is_public_of_end(event), f"seat {truth.seat} heard of {event}"
        rest = json.dumps(frame)
        assert not (found := {word for word in secret if word in rest}), f"{found} beside the game: {rest}"
    for address, text in person.watch.bodies:
        if "/api/" in address and not address.endswith("/api/games"):  # whose options name some
            assert not (found := {word for word in secret if word in text}), f"{found} from {address}"


def is_end(frame: dict[str, Any]) -> bool:
    game = frame.get("game")
    return game is not None and game["view"]["outcome"] is not None


def is_public_of_end(event: dict[str, Any]) -> bool:
    return event["event"] in ("deal-ended", "match-ended")
