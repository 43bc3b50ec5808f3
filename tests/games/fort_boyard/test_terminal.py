"""The fort in a terminal, and what is told of it: within 80 columns, and no note that may not be seen."""

from io import StringIO

import pytest
from rich.console import Console
from tests.conformance.walks import walk

from ludotheque.games.fort_boyard import GAME, terminal, trial
from ludotheque.games.fort_boyard import pieces as fb
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from .table import answer, card, do, eye, lay_out, opened, reach

ROOM = "ludotheque.games.fort_boyard"
NAMES = ("Ana", "Bruno with a very long name", "Chloé", "Dimitri", "Éva", "Farid")
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
        (fb.NoteTaken(0, 5_000, 3), "You take a note: 5,000.", None),
        (fb.NoteTaken(2, None, 3), "Chloé takes a note.", "Chloé prend un billet."),
        (
            fb.ChestClosed(0, fb.Closing.TIGER, 2),
            "Chloé is on a tiger: the chest shuts!",
            f"Chloé est sur un tigre{NBSP}: le coffre se referme{NBSP}!",
        ),
        (fb.KeysWon(0, 3, 1, 0, 1), "You win: a black key.", "Vous gagnez une clé noire."),
        (fb.KeysWon(2, 18, 1, 1, 1), "Chloé wins: a black key and a red one.", None),
        (fb.Answered(0, "la clé", True), "“la clé”: that is right!", f"«{NBSP}la clé{NBSP}»{NBSP}: c'est ça{NBSP}!"),
        (fb.TurnPassed(2, fb.Nothing.EMPTY), "The cell is empty.", "La cellule est vide."),
        (fb.Voted(2, fb.Verdict.FAILURE), "Chloé votes. It is a failure.", "Chloé vote. C'est raté."),
        (
            fb.RiddleEnded(0, fb.RiddleEnd.SAND, "la clé"),
            "The sand is out. The answer: la clé.",
            f"Plus de sable. La réponse{NBSP}: la clé.",
        ),
        (fb.Ended(fb.Ending.CHEST, (0,)), "The chest is empty, and you have the largest purse.", None),
    ],
)
def test_what_happened_is_told(event: Event, english: str, french: str | None) -> None:
    assert speaker("en").tell(event) == english
    if french is not None:
        assert speaker("fr").tell(event) == french


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("preset", ["family", "as-printed", "quick", "by-turns"])
def test_every_moment_can_be_drawn_and_told(language: str, preset: str) -> None:
    match = Match(GAME, GAME.preset(preset, 6), 6)
    seen = set()
    for seat, action, at in walk(match, QuickLuck(f"{language} {preset}"), steps=700):
        after = match.clone()
        for event in after.apply(seat, action, at):
            for me in (None, 0):
                redacted = GAME.redact(event, me)
                assert redacted is None or speaker(language, me).tell(redacted)
        if match.state.phase not in seen:
            seen.add(match.state.phase)
            for me in (None, 0, match.state.mover if match.state.mover >= 0 else 1):
                drawn(match, me, language)
                view = eye(match, me)
                told = speaker(language, me)
                assert terminal.status(view, tuple(match.to_act()), told)
                assert bool(terminal.aim(view, told)) == (me is not None)
    assert len(seen) > 8


def test_the_riddle_is_on_everybodys_screen_and_its_answer_on_the_readers() -> None:
    match = lay_out(4, riddles="en")
    found = card(match)
    reach(match, 18)
    word = found.question.split()[0]
    assert word in drawn(match, 0)
    assert found.answers[0] not in drawn(match, 0)
    assert found.answers[0] in drawn(match, 3)


def drawing(card: str, seats: int, trials: str) -> Match:
    """Seat 0 has drawn this trial."""
    match = lay_out(seats, trials=trials)
    reach(match, 3)
    do(match, "draw-trial")
    answer(match, trial.fan(match.state).index(card))
    return match


def within(page: str) -> str:
    """What is told inside the ring, as if it stood on one line."""
    frame = 2 + terminal.CELL
    return in_one_line(" ".join(line[frame:-frame] for line in page.splitlines()))


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.rule("FB-24", "FB-25")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("battle", ["One round won is enough.", "Two rounds", "Two rounds", "Three rounds won are enough."]),
        ("tigers-paw", ["One round", "Two rounds", "Two rounds", "Three rounds"]),
        ("pincers", ["One round", "Two rounds", "Two rounds", "Three rounds"]),
        ("hot-hand", ["Evading once is enough."] * 4),
        ("catapult", ["Once is enough."] * 3 + ["Twice is enough."]),
    ],
)
def test_a_card_for_the_table_says_what_is_done_for_real_and_how_often_is_enough(card: str, said: list[str]) -> None:
    for seats, words in zip((3, 4, 5, 6), said, strict=True):
        match = drawing(card, seats, "table")
        for language in ("en", "fr"):
            page, say = within(drawn(match, 0, language)), speaker(language).say
            assert in_one_line(say(f"board-table-{card}", players=seats)) in page
            assert in_one_line(say(f"explain-{card}", hand="none")) not in page
        assert words in within(drawn(match, 0))


def test_on_screen_a_card_says_what_is_to_be_done_there() -> None:
    page = within(drawn(drawing("battle", 4, "screen"), 0))
    assert in_one_line(speaker("en").say("explain-battle")) in page
    assert "rounds won are enough" not in page


def test_money_is_shown_to_its_owner() -> None:
    match = lay_out(4, keys=(4, 0))
    opened(match, 500_000, 1_000, 1_000)
    assert "1 × 500\N{NARROW NO-BREAK SPACE}000" in drawn(match, 0)
    assert "500" not in drawn(match, 1)


def test_one_does_not_overlook_what_one_wins() -> None:
    assert terminal.is_notice(fb.KeysWon(0, 3, 1, 0, 1), 0)
    assert not terminal.is_notice(fb.KeysWon(0, 3, 1, 0, 1), 1)
    assert not terminal.is_notice(fb.StarterFound(0), 0)
