"""The fortress in a terminal, and what is told of it: within 80 columns, and no card that may not be seen."""

from io import StringIO

import pytest
from rich.console import Console
from tests.conformance.walks import walk

from ludotheque.games.formule_secrete import pieces as fs
from ludotheque.games.formule_secrete import terminal
from ludotheque.games.formule_secrete.options import Instruction
from ludotheque.games.formule_secrete.pieces import Ending, Halt, Stake, Throw
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from .table import do, eye, lay_out, sit

ROOM = "ludotheque.games.formule_secrete"
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
            fs.StartRolled(0, 3),
            "For the start you roll 3.",
            f"Pour commencer, vous lancez{NBSP}: 3.",
        ),
        (fs.DiceThrown(2, (4, 1), 5, Throw.RUN), "Chloé runs with the formula: 5.", None),
        (
            fs.Moved(0, 6, 8, Halt.CORRIDOR),
            "You move from 6 to 8: the narrow corridor is occupied, you go no further.",
            None,
        ),
        (fs.CardDrawn(2, 1, None), "Chloé draws a card.", "Chloé pioche une carte."),
        (fs.CardDrawn(0, 1, Instruction.LAB_2), "You draw “Lab 2”.", f"Vous piochez «{NBSP}Labo 2{NBSP}»."),
        (
            fs.CardPlayed(2, 0, Instruction.SIDELINED, 0),
            "Chloé plays “Sidelined” on you.",
            f"Chloé joue «{NBSP}Sur la touche{NBSP}» contre vous.",
        ),
        (
            fs.CardPlayed(0, 0, Instruction.PROWLING_GUARD, 0),
            "You play “Prowling guard” on yourself.",
            f"Vous jouez «{NBSP}Garde en ronde{NBSP}» sur vous-même.",
        ),
        (
            fs.BattleBegan(2, 0, Stake.FORMULA),
            "Battle for the formula: Chloé against you.",
            f"Bataille pour la formule{NBSP}: Chloé contre vous.",
        ),
        (fs.BattleRolled(2, 0, 3, 3, Stake.GROUND, None), "3 against 3: a tie, again.", None),
        (fs.BattleRolled(2, 0, 3, 4, Stake.GROUND, 0), "3 against 4: you win.", None),
        (
            fs.FormulaTaken(2, 0),
            "Chloé takes the formula from you!",
            f"Chloé vous prend la formule{NBSP}!",
        ),
        (fs.FormulaTaken(0, None), "The formula is yours!", f"La formule est à vous{NBSP}!"),
        (
            fs.Ended(Ending.OUT, (2,)),
            "Chloé is out with the formula and wins!",
            f"Chloé sort avec la formule et gagne{NBSP}!",
        ),
    ],
)
def test_an_event_is_told_in_both_languages(event: Event, english: str, french: str | None) -> None:
    assert speaker("en").tell(event) == english
    assert french is None or speaker("fr").tell(event) == french


def test_actions_are_offered_by_name() -> None:
    match = lay_out(1, 20, hands={0: "+3 out 1"})
    offered = [speaker("en").offer(action) for action in match.legal(0)]
    assert offered[:4] == [
        "Roll",
        "Play “Forward 3”",
        "Play “Sidelined” on yourself",
        "Play “Sidelined” on Bruno with a very long name",
    ]
    assert "Discard “Lab 1” and draw another" in offered


def test_the_fortress_fits_into_eighty_columns_all_game_long() -> None:
    match = sit(4, board="long")
    for number, _ in enumerate(walk(match, QuickLuck(2))):
        if number % 25 == 0:
            for language in ("en", "fr"):
                drawn(match, 1, language)
                assert terminal.status(eye(match, 1), tuple(match.to_act()), speaker(language, 1))


def test_everybody_is_drawn_where_he_is_and_the_formula_beside_who_has_it() -> None:
    lines = drawn(lay_out(1, 20, outward=[1], holder=1), 0).splitlines()
    numbers, places = lines[4], lines[6]
    assert "2★" in places
    assert places.index("2★") == numbers.index("20")
    assert "★" in drawn(lay_out(0, 0), 0).split("◆")[1], "in the vault"


def test_only_ones_own_cards_are_drawn() -> None:
    match = lay_out(1, 20, hands={0: "+3 out 1", 1: "again lab 2"})
    assert "Your cards: Forward 3, Sidelined, Lab 1" in drawn(match, 0)
    assert "Lab 2" not in drawn(match, 0)
    assert "Your cards" not in drawn(match, None)


def test_the_notes_count_the_discards() -> None:
    match = lay_out(1, 20, hands={0: "+3 out 1"})
    assert "No card has been discarded yet" in drawn(match, 0)
    do(match, "discard 2 lab-1")
    assert "1 × Lab 1" in drawn(match, 0)


def test_the_aim_says_that_the_board_is_a_reconstruction_unless_it_is_ones_own() -> None:
    assert "reconstruction" in terminal.aim(eye(lay_out(0, 0), 0), speaker("en"))
    own = sit(2, board="own", own_board=".R1GNTS2F3:6,5,4,5,5,4,3,3:4,6,8")
    assert "reconstruction" not in terminal.aim(eye(own, 0), speaker("en"))
    assert terminal.aim(eye(own, None), speaker("en", None)) == ""


def test_what_must_not_be_overlooked() -> None:
    assert terminal.is_notice(fs.SentBack(0, 9, 7, 1), 0)
    assert not terminal.is_notice(fs.SentBack(0, 9, 7, 1), 1)
    assert terminal.is_notice(fs.FormulaTaken(1, 0), 0)
    assert terminal.is_notice(fs.BattleBegan(1, 0, Stake.AFAR), 0)
    assert not terminal.is_notice(fs.Moved(0, 1, 2, Halt.COUNT), 0)
