"""Sentences that `Speaker` makes of random games, in both languages: the client's speaker must make the same."""

import json
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct
from tests.conformance.walks import walk
from tests.web.shapes import message_of

from ludotheque.games import room, shelf
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options, read_text
from ludotheque.kernel.pieces import Seat
from ludotheque.texts import LANGUAGES, texts
from ludotheque.texts.speaker import CLAIM, Speaker, fields_of, mark

SENTENCES = "lib/sentences.json"
NAMES = ("Ana", "Bruno", "Chloé", "Denis", "Élise", "Farid", "Gaëlle", "Hugo", "Inès", "Jo", "Karl", "Léa")
VIEWERS: tuple[Seat | None, ...] = (None, 0)
MOST = 2  # of each message in each of its forms, for each viewer

Case = dict[str, Any]
Form = tuple[object, ...]


def sentences() -> str:
    told = {game.id: {"names": NAMES[: game.seats[0]], "cases": _cases(game)} for game in shelf().values()}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _cases(game: AnyGame) -> list[Case]:
    seen: Counter[tuple[Seat | None, Form]] = Counter()
    known: set[str] = set()
    cases = []
    for viewer, struct, claims in _heard(game):
        spelt = f"{viewer} {msgspec.json.encode(struct).decode()}"
        if spelt in known:
            continue
        known.add(spelt)
        which = viewer, _form(struct, viewer, None, claims)
        seen[which] += 1
        if seen[which] <= MOST:
            cases.append(_case(game, viewer, struct, claims))
    return cases + [_refused(game, code) for code in (Refusal.NOT_YOUR_TURN, Refusal.OVER)]


def _form(struct: Struct, viewer: Seat | None, by: Seat | None, claims: Any) -> Form:
    """What decides how its sentence is built: who is meant, how many, what is hidden, referred to, said within."""
    form: list[object] = [message_of(type(struct))]
    speaker = by if by is not None else getattr(struct, "seat", None)
    for field in fields_of(type(struct)):
        value = getattr(struct, field.name)
        if value is None or isinstance(value, bool):
            form.append(value)
        elif isinstance(value, Struct):
            form.append(_form(value, viewer, speaker, claims) if message_of(type(value)) else "struct")
        elif isinstance(value, tuple):
            form.append((min(len(value), 3), viewer in value))
        elif field.name == CLAIM:
            form.append((claims[value].seat in (viewer, by), hasattr(claims[value].says, CLAIM)))
        elif by is not None and isinstance(value, Enum):
            form.append(value)  # some kinds of a claim speak of a place, others of a seat
        elif mark(field.type) == "seat":
            form.append("self" if value == by else "you" if value == viewer else "other")
    return tuple(form)


def _heard(game: AnyGame) -> Iterator[tuple[Seat | None, Struct, Any]]:
    """What is offered, happens and is claimed in random matches, as the viewers are told."""
    seats = game.seats[0]
    for preset in game.presets(seats):
        base = game.preset(preset, seats)
        options = read_text(game.options, _several_deals(base), base)
        for seed in range(4):
            match = Match(game, options, seats)
            for seat, action, at in walk(match, QuickLuck(seed)):
                yield from ((0, one, ()) for one in match.legal(0))
                probe = match.clone()
                for event in probe.apply(seat, action, at):
                    for viewer in VIEWERS:
                        heard = probe.redact(event, viewer)
                        if heard is not None:
                            yield viewer, heard, getattr(probe.view(viewer).table, "claims", ())


def _several_deals(base: Options) -> list[str]:
    """A deal a seat, or two; of a game that has matches."""
    match msgspec.structs.asdict(base).get("match"):
        case None:
            return []
        case bool():
            return ["match=on"]
    return ["match=2"]


def _case(game: AnyGame, viewer: Seat | None, struct: Struct, claims: Any) -> Case:
    case: Case = {"me": viewer, "struct": msgspec.to_builtins(struct)}
    if hasattr(getattr(struct, "says", None), CLAIM):
        case["claims"] = [{"seat": one.seat, "says": msgspec.to_builtins(one.says)} for one in claims]
    for language in LANGUAGES:
        speaker = Speaker(texts(language, room(game)), NAMES[: game.seats[0]], viewer)
        speaker.claims = claims
        case[language] = speaker.sentence(struct)
    return case


def _refused(game: AnyGame, code: Refusal) -> Case:
    refused = IllegalAction(code, rule="CC-06")
    case: Case = {"me": 0, "refusal": {"code": code.value, "rule": refused.rule, "details": refused.details}}
    for language in LANGUAGES:
        case[language] = Speaker(texts(language, room(game)), NAMES, 0).refusal(refused)
    return case
