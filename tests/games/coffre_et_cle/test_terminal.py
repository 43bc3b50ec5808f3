"""The table in the terminal: whatever there is to say of a seat, nothing of it is cut off."""

import pytest
from rich.console import Console

from ludotheque.games.coffre_et_cle import terminal
from ludotheque.kernel.match import Match
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from .table import deal, designate, names, turns

BOTS = ("Anselme", "Blanche", "Céleste", "Désiré", "Églantine")
LONG = tuple(name.ljust(20, "o") for name in BOTS)


def drawn(match: Match, language: str, players: tuple[str, ...]) -> list[str]:
    speaker = Speaker(texts(language, "ludotheque.games.coffre_et_cle"), players, 0)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(terminal.draw(match.view(0).table, speaker))
    return captured.get().splitlines()


@pytest.mark.rule("CC-26")
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("players", [BOTS, LONG], ids=["short", "long"])
def test_in_the_final_phase_everybody_s_marks_are_whole(language: str, players: tuple[str, ...]) -> None:
    match = deal("N T F K N", "N N")
    turns(match, "swap 0")
    designate(match, 4)
    names(match, 4, 4, 0, 4)
    lines = drawn(match, language, players)
    assert all(len(line) == 80 for line in lines)
    for seat, emblem in enumerate(terminal.EMBLEMS[:5]):
        (row,) = (line for line in lines if emblem in line)
        assert players[seat][:3] in row
        target = match.view(0).table.names[seat]
        said = "→" if target is None else f"→ {players[target][:8]}"
        assert (said in row) == (target is not None)


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_at_the_end_every_card_and_every_winner_is_legible(language: str) -> None:
    match = deal("T K F N N", "N N")
    designate(match, 2)
    lines = drawn(match, language, LONG)
    assert sum(terminal.WINS in line for line in lines) == 1
    won = {"fr": f"≠ Clé factice {terminal.WINS} gagne", "en": f"≠ Fake Key {terminal.WINS} wins"}[language]
    assert any(won in line for line in lines)
