"""The table in a terminal, and what is told of it: within 80 columns, and nothing that is not the reader's."""

from io import StringIO

import pytest
from rich.console import Console

from ludotheque.games.casse_du_siecle import pieces as cs
from ludotheque.games.casse_du_siecle import terminal
from ludotheque.games.casse_du_siecle.pieces import Key
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from .table import do, eye, lay_out

ROOM = "ludotheque.games.casse_du_siecle"
NAMES = ("Ana", "Bruno")


def speaker(language: str, me: int | None = 0) -> Speaker:
    return Speaker(texts(language, ROOM), NAMES, me)


def drawn(match: Match, me: int | None, language: str = "en") -> str:
    page = StringIO()
    told = speaker(language, me)
    Console(file=page, width=80).print(terminal.draw(eye(match, me), told), terminal.notes(eye(match, me), told))
    assert max(map(len, page.getvalue().splitlines())) <= 80
    return page.getvalue()


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            cs.KeysPutBack(0, 6, (Key.C1, Key.O1), 2),
            "You put 1C and 1O back on bunch 7.",
            "Vous rendez 1C et 1O au trousseau 7.",
        ),
        (
            cs.KeysPutBack(1, 6, (), 2),
            "Bruno puts 2 keys back on bunch 7.",
            "Bruno rend 2 clés au trousseau 7.",
        ),
        (
            cs.KeyLaid(1, 2, cs.Letter.C, None, face_down=True),
            "Bruno lays a key face down on lock C of door 3.",
            "Bruno pose une clé face cachée sur la serrure C de la porte 3.",
        ),
        (
            cs.GearSeen(0, 1, cs.Level.UPPER, 9),
            "You look at the upper gear of axle 2: it is a 9.",
            "Vous regardez le rouage du dessus de l'axe 2\N{NO-BREAK SPACE}: c'est un 9.",
        ),
        (
            cs.DoorOpened(1, 0, (Key.C1, Key.O2, Key.D3, Key.E4), 1),
            "Bruno opens door 1: 1C, 2O, 3D and 4E, and one token from the pot.",
            "Bruno ouvre la porte 1\N{NO-BREAK SPACE}: 1C, 2O, 3D et 4E, et un jeton du pot.",
        ),
        (
            cs.DoorCleared(0, 2, 1),
            "You could lay no key, whichever bunch you take: door 3 is cleared.",
            "Vous ne pourriez poser aucune clé, quel que soit le trousseau\N{NO-BREAK SPACE}: la porte 3 est vidée.",
        ),
        (
            cs.DoorCleared(1, 2, 1),
            "Bruno could lay no key from any bunch: door 3 is cleared.",
            "Bruno ne pourrait poser aucune clé, quel que soit le trousseau\N{NO-BREAK SPACE}: la porte 3 est vidée.",
        ),
        (cs.KeysKept(1, (), 0), "Bruno keeps no key in hand.", "Bruno ne garde aucune clé en main."),
    ],
)
def test_what_happened_is_told(event: Event, english: str, french: str) -> None:
    assert plain(speaker("en").tell(event)) == english
    assert plain(speaker("fr").tell(event)) == french


@pytest.mark.rule("CS-12")
@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (cs.BunchTaken(0, 6, (), 4), "You take bunch 7 (4 keys).", "Vous prenez le trousseau 7 (4 clés)."),
        (
            cs.KeyLaid(0, 2, cs.Letter.C, None, face_down=True),
            "You lay a key face down on lock C of door 3.",
            "Vous posez une clé face cachée sur la serrure C de la porte 3.",
        ),
        (
            cs.KeysTakenBack(0, 2, (cs.Letter.C, cs.Letter.D), (), 2, face_down=True),
            "You take back 2 keys from door 3 (C and D).",
            "Vous reprenez 2 clés de la porte 3 (C et D).",
        ),
        (
            cs.GearSeen(0, 1, cs.Level.UPPER, None),
            "You look at the upper gear of axle 2.",
            "Vous regardez le rouage du dessus de l'axe 2.",
        ),
        (
            cs.DigitDialled(0, 2, None),
            "You dial digit 3.",
            "Vous composez le chiffre n°\N{NO-BREAK SPACE}3.",
        ),
        (cs.KeysKept(0, (), 0), "You keep no key in hand.", "Vous ne gardez aucune clé en main."),
        (cs.KeysKept(0, (), 1), "You keep one key in hand.", "Vous gardez une clé en main."),
        (cs.KeysKept(0, (), 3), "You keep 3 keys in hand.", "Vous gardez 3 clés en main."),
        (cs.KeysPutBack(0, 6, (), 1), "You put one key back on bunch 7.", "Vous rendez une clé au trousseau 7."),
    ],
)
def test_what_i_did_is_told_again_as_all_saw_it(event: Event, english: str, french: str) -> None:
    assert plain(speaker("en").tell(event)) == english
    assert plain(speaker("fr").tell(event)) == french


def plain(text: str) -> str:
    """Without the marks that keep a name from turning the direction of a line."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.rule("CS-23")
def test_keys_face_down_are_drawn_to_their_owner_alone() -> None:
    match = lay_out(2, hidden_keys=True, doors={2: "3C 3O"})
    assert "[3C] [3O]" in drawn(match, 0)
    for other in (1, None):
        assert "[3" not in drawn(match, other)
        assert "[▒▒] [▒▒]" in drawn(match, other)


@pytest.mark.rule("CS-12")
def test_the_notebook_lists_digits_and_put_backs() -> None:
    match = lay_out(2, doors={0: "1C 2O 3D"}, bunches=("4E 6E 1C 2O",), gears="9 8 7 6")
    do(match, "take 0", "lay 4E 0", "look 0 lower", "lay 6E 2", "put-back 1C,2O")
    assert "Axle 1, lower gear: 9" in drawn(match, 0)
    assert "Bunch 12: 1C 2O" in drawn(match, 0)
    assert "Trousseau 12\N{NO-BREAK SPACE}: 1C 2O" in drawn(match, 0, "fr")
    assert "The notebook is empty" in drawn(match, 1)


@pytest.mark.rule("CS-12")
def test_who_may_dial_is_told_so_and_nobody_else_is() -> None:
    match = lay_out(2, safe_memory="strict")
    match.state.seen = [1] * 10
    assert "you may dial" in terminal.status(eye(match, 0), (0,), speaker("en", 0))
    assert "dial" not in terminal.status(eye(match, 1), (0,), speaker("en", 1))
    assert "stays empty" in drawn(match, 0)
