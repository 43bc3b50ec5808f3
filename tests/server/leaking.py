"""Servers that leak on purpose: each must be caught by the comparison of wires."""

import asyncio
import json
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from ludotheque.games.coffre_et_cle.pieces import Card
from ludotheque.games.fort_boyard.pieces import NoteTaken
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event, Seat
from ludotheque.server.company import Company
from ludotheque.server.line import Line
from ludotheque.server.live import LiveTable
from ludotheque.server.wire import Prompt, Update, encode
from ludotheque.table import game_log

Mutant = Callable[[pytest.MonkeyPatch], None]


def holds_treasure(live: LiveTable, seat: Seat | None) -> bool:
    match = live.table.match
    return match is not None and seat is not None and match.view(seat).table.card == Card.TREASURE


def events_are_not_redacted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "_seen", lambda _live, happened, _seat: list(happened))


def everybody_gets_the_movers_legal_actions(patch: pytest.MonkeyPatch) -> None:
    prompt = LiveTable._prompt

    def leaking(live: LiveTable, seat: Seat | None, until: int | None) -> Prompt | None:
        given = prompt(live, seat, until)
        if given is None or live.table.match is None:
            return given
        return msgspec.structs.replace(
            given, legal=[one for mover in given.view.to_act for one in live.table.legal[mover]]
        )

    patch.setattr(LiveTable, "_prompt", leaking)


def watchers_look_through_the_treasures_eyes(patch: pytest.MonkeyPatch) -> None:
    prompt = LiveTable._prompt

    def leaking(live: LiveTable, seat: Seat | None, until: int | None) -> Prompt | None:
        eyes = [one for one in range(live.table.seats) if holds_treasure(live, one)]
        return prompt(live, eyes[0] if seat is None and eyes else seat, until)

    patch.setattr(LiveTable, "_prompt", leaking)


def refusals_are_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def told(live: LiveTable, line: Line, message: bytes) -> None:
        is_by_rules = json.loads(message).get("rule") is not None
        for one in live.lines if is_by_rules else [line]:
            one.send(message)

    _answering(patch, told)


def refusals_say_who_holds_the_treasure(patch: pytest.MonkeyPatch) -> None:
    def told(live: LiveTable, line: Line, message: bytes) -> None:
        holders = [seat for seat in range(live.table.seats) if holds_treasure(live, seat)]
        line.send(message.replace(b'"details":{}', b'"details":{"not":%d}' % sum(holders)))

    _answering(patch, told)


def _answering(patch: pytest.MonkeyPatch, told: Callable[[LiveTable, Line, bytes], None]) -> None:
    command = LiveTable.command

    def leaking(live: LiveTable, wish: Any, line: Line) -> None:
        names = ("person", "seat", "is_invited", "round_trip")
        seen = {name: getattr(line, name) for name in names}
        other: Any = SimpleNamespace(send=lambda message: told(live, line, message), **seen)
        command(live, wish, other)

    patch.setattr(LiveTable, "command", leaking)


def the_treasure_hears_first(patch: pytest.MonkeyPatch) -> None:
    publish = LiveTable._publish

    def leaking(live: LiveTable, *args: Any) -> None:
        lines = live.lines
        live.lines = sorted(lines, key=lambda line: not holds_treasure(live, line.seat))
        publish(live, *args)
        live.lines = lines

    patch.setattr(LiveTable, "_publish", leaking)


def the_treasure_hears_later(patch: pytest.MonkeyPatch) -> None:
    publish = LiveTable._publish

    def leaking(live: LiveTable, before: Any, happened: Any, until: Any) -> None:
        lines = live.lines
        late = [line for line in lines if holds_treasure(live, line.seat)]
        live.lines = [line for line in lines if line not in late]
        publish(live, before, happened, until)
        live.lines = lines
        for line in late:
            update = Update(live.seq, live._seen(happened, line.seat), None, live._prompt(line.seat, until))
            asyncio.get_running_loop().call_soon(line.send, encode(update))

    patch.setattr(LiveTable, "_publish", leaking)


def the_log_is_given_out_too_early(patch: pytest.MonkeyPatch) -> None:
    games = game_log.games

    def leaking(tables: Any) -> Any:
        return [msgspec.structs.replace(played, is_over=True) for played in games(tables)]

    patch.setattr(game_log, "games", leaking)


def a_bot_without_a_choice_is_quicker(patch: pytest.MonkeyPatch) -> None:
    moved_on = Company._moved_on

    async def leaking(bots: Company, moves: int, until: float | None) -> bool:
        seat, match = bots._awaited(), bots._live.table.match
        has_no_choice = seat is not None and match is not None and len(match.legal(seat)) == 1
        return await moved_on(bots, moves, until - 0.2 if until is not None and has_no_choice else until)

    patch.setattr(Company, "_moved_on", leaking)


def a_bot_without_a_choice_does_not_think(patch: pytest.MonkeyPatch) -> None:
    think = Company._think

    async def leaking(bots: Company, seat: Seat, *, talk: bool) -> Any:
        match = bots._live.table.match
        legal = match.legal(seat) if match is not None else []
        return legal[0] if len(legal) == 1 and not talk else await think(bots, seat, talk=talk)

    patch.setattr(Company, "_think", leaking)


def a_bot_waits_longer_for_a_greater_note(patch: pytest.MonkeyPatch) -> None:
    shown_for = Company._shown_for

    def leaking(bots: Company, match: Match, events: Sequence[Event]) -> float:
        worth = sum(event.note or 0 for event in events if isinstance(event, NoteTaken))
        return shown_for(bots, match, events) + worth / 1_000_000

    patch.setattr(Company, "_shown_for", leaking)


IN_ANY_GAME: Final[list[Mutant]] = [
    events_are_not_redacted,
    everybody_gets_the_movers_legal_actions,
    refusals_are_told_to_all,
    the_log_is_given_out_too_early,
]
TO_A_SEAT: Final[list[Mutant]] = [
    *IN_ANY_GAME,
    refusals_say_who_holds_the_treasure,
    the_treasure_hears_first,
    the_treasure_hears_later,
]
TO_WATCHERS: Final[list[Mutant]] = [events_are_not_redacted, watchers_look_through_the_treasures_eyes]
BY_PACE: Final[list[Mutant]] = [a_bot_without_a_choice_is_quicker, a_bot_without_a_choice_does_not_think]
