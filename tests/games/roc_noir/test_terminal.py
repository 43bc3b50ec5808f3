"""The castle in a terminal, and what is told of it: within 80 columns, and nothing that may not be seen."""

from io import StringIO

import pytest
from rich.console import Console

from ludotheque.games.roc_noir import pieces as rn
from ludotheque.games.roc_noir import terminal
from ludotheque.games.roc_noir.pieces import Ending, Halt, Helmet, Portrait, Spot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from .table import do, eye, lay_out, roll, sit
from .walkers import Walker, play

ROOM = "ludotheque.games.roc_noir"
NAMES = ("Ana", "Bruno with a very long name", "Chloé", "Dimitri")
NBSP = "\N{NO-BREAK SPACE}"


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
            rn.Stepped(0, Helmet.BLACK, Spot.ENTRANCE, Spot.C2, once=True),
            "Your black knight steps: C2.",
            f"Votre chevalier noir avance{NBSP}: C2.",
        ),
        (
            rn.Fell(2, Helmet.GREY, Spot.C3, Spot.C2, once=True),
            "A trap on C3! Chloé's grey knight falls, and goes back to where it came from.",
            f"Une trappe en C3{NBSP}! Le chevalier gris de l'équipe Chloé tombe, et revient d'où il venait.",
        ),
        (
            rn.Fell(0, Helmet.GREY, None, None, once=True),
            "A trap! Your grey knight fell, and is back where it was.",
            f"Une trappe{NBSP}! Votre chevalier gris est tombé et revient sur ses pas.",
        ),
        (
            rn.Jumped(0, Helmet.WHITE, None, None, 1, once=True),
            "Your white knight jumps with a rope.",
            "Votre chevalier blanc saute avec une corde.",
        ),
        (
            rn.Robbed(2, Helmet.BLACK, 0, Helmet.WHITE, Portrait.P4, Portrait.P7),
            "Chloé robs portrait 4 from your white knight and leaves it 7.",
            "Chloé vole le portrait 4 à votre chevalier blanc et lui laisse le 7.",
        ),
        (
            rn.Exchanged(2, Helmet.BLACK, Helmet.GREY, (Portrait.P1, Portrait.P3), (Portrait.P2, Portrait.P5)),
            "In the grey gallery Chloé gives 1 and 3 and takes 2 and 5.",
            "Dans la galerie grise, Chloé donne 1 et 3 et prend 2 et 5.",
        ),
        (
            rn.DieRolled(0, Helmet.BLACK, ringed=True),
            "The die gives you the black knight, with a ring!",
            f"Le dé vous donne le chevalier noir, avec un anneau{NBSP}!",
        ),
        (
            rn.DieRolled(2, Helmet.BLACK, ringed=False),
            "The die gives Chloé the black knight.",
            "Le dé donne à Chloé le chevalier noir.",
        ),
        (
            rn.Stopped(2, Helmet.BLACK, Halt.NO_WAY),
            "Chloé has a black knight that can go no further: it stops there.",
            f"Chloé a un chevalier noir qui ne peut pas aller plus loin{NBSP}: il s'arrête là.",
        ),
        (
            rn.Ended(Ending.TREASURE, (2,), ()),
            "Three knights in the treasure chamber: Chloé wins!",
            f"Trois chevaliers au trésor{NBSP}: Chloé gagne{NBSP}!",
        ),
    ],
)
def test_an_event_is_told_in_both_languages(event: Event, english: str, french: str) -> None:
    assert speaker("en").tell(event) == english
    assert speaker("fr").tell(event) == french


def test_actions_are_offered_by_the_names_that_squares_have_now() -> None:
    match = lay_out({"0 black": "D4"}, enchanted="one")
    roll(match, ring=True)
    offered = [speaker("en").offer(action) for action in match.legal(0)]
    assert "Step: G3" in offered
    assert "Jump with a rope: G6" in offered
    assert offered[-1] == "Stop here"


def test_the_castle_fits_into_eighty_columns_all_game_long() -> None:
    match = sit(4, enchanted="three", max_rounds=6, trap_memory="marked")
    for number, _ in enumerate(play(match, Walker.WARY, QuickLuck(2))):
        if number % 40 == 0:
            for language in ("en", "fr"):
                drawn(match, 1, language)
                assert terminal.status(eye(match, 1), tuple(match.to_act()), speaker(language, 1))
    assert "✕" in drawn(match, None)


def test_knights_and_rooms_are_drawn_where_they_are() -> None:
    page = drawn(lay_out({"0 black": "D4", "1 grey": "C1"}), 0)
    row = next(line for line in page.splitlines() if line.startswith("│  4"))
    assert "1●" in row
    assert "2◐" in next(line for line in page.splitlines() if line.startswith("│  1"))
    assert "ENTR." in page


def test_a_table_of_memory_draws_no_trap_and_keeps_no_notes() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    do(match, "step C3")
    assert "✕" not in drawn(match, 0)
    assert "by heart" in drawn(match, 0)


def test_the_aim_and_what_must_not_be_overlooked() -> None:
    match = lay_out(enchanted="one")
    assert "quarter turn" in terminal.aim(eye(match, 0), speaker("en"))
    assert terminal.aim(eye(match, None), speaker("en", None)) == ""
    dropped = rn.Dropped(0, Helmet.BLACK, Spot.C3, Spot.D4, once=True)
    assert terminal.is_notice(dropped, 0)
    assert not terminal.is_notice(dropped, 1)
