"""Boards are data: ours, and one's own, checked line by line (FS-04)."""

from pathlib import Path
from time import process_time

import msgspec
import pytest

from ludotheque import games
from ludotheque.games.formule_secrete import GAME, sheet
from ludotheque.games.formule_secrete.options import BoardChoice, Options, Sheet
from ludotheque.kernel.errors import BadBoard, BadOptions
from ludotheque.kernel.log import Log, Writer
from ludotheque.kernel.luck import ProvableLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import read_text, write_text
from ludotheque.kernel.pieces import LUCK, Action
from ludotheque.table.hosting import settings_for

from .table import eye

DATA = Path(games.__file__).parent / "formule_secrete" / "data"
STANDARD = (DATA / "standard.toml").read_text(encoding="utf-8")
TINY = ".R1GNTS2F3"
WORD = f"{TINY}:6,5,4,5,5,4,3,3:4,6,8"


def faults(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadBoard) as bad:
        sheet.read_sheet(text)
    return [(fault.code.value, int(fault.details["line"])) for fault in bad.value.faults]


def line_of(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def deep(key: str) -> str:
    """Tables within tables, deeper than anything can be written out."""
    return f"{key} = [\n" + f"{{b{'.a' * 16} = [\n" * 100 + "]}" * 100 + "]"


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize("name", ["standard", "long"])
def test_our_boards_are_files_that_anybody_could_have_typed_in(name: str) -> None:
    text = (DATA / f"{name}.toml").read_text(encoding="utf-8")
    options = GAME.read_board(text)
    match = Match(GAME, msgspec.convert(options, Options), 2)
    ours = Match(GAME, Options(board=BoardChoice(name)), 2)
    assert eye(match, None).spaces == eye(ours, None).spaces
    assert eye(match, None).deck == eye(ours, None).deck


@pytest.mark.rule("FS-04b")
@pytest.mark.parametrize(("seats", "board"), [(2, "standard"), (3, "standard"), (4, "long")])
def test_just_play_has_the_long_board_at_a_full_table(seats: int, board: str) -> None:
    assert GAME.preset(GAME.just_play, seats) == Options(board=BoardChoice(board))
    assert {"standard", "long"} <= set(GAME.presets(seats))  # whoever wants the other one has it


@pytest.mark.rule("FS-04")
def test_the_schema_is_what_the_checks_check() -> None:
    schema = msgspec.json.schema(Sheet)["$defs"]
    assert set(schema["Sheet"]["required"]) == set(sheet.KEYS)
    assert tuple(schema["Deck"]["required"]) == sheet.TABLES["deck"]
    assert tuple(schema["Labs"]["required"]) == sheet.TABLES["labs"]


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ('"safe",         # 12', '"sofa", # 12', "board-unknown-space", '"sofa"'),
        ('"safe",         # 12', "12, # 12", "board-unknown-space", "12, # 12"),
        ('"safe",         # 12', '"vault", # 12', "board-unknown-space", '"vault"'),
        ("roll-again = 5", "roll-again = 6", "board-deck-size", "[deck]"),
        ("roll-again = 5", "roll-again = 5.5", "board-bad-count", "5.5"),
        ("roll-again = 5", 'roll-again = "five"', "board-bad-count", "five"),
        ("roll-again = 5", "roll-again = -5", "board-bad-count", "-5"),
        ("roll-again = 5\n", "", "board-missing", "[deck]"),
        ("roll-again = 5", "roll-again = 5\nreroll = 0", "board-unknown-key", "reroll"),
        ("lab-2 = 6", "lab-2 = 0", "board-bad-steps", "lab-2 = 0"),
        ("lab-2 = 6", "lab-2 = 21", "board-bad-steps", "lab-2 = 21"),
        ("lab-2 = 6", "lab-2 = true", "board-bad-steps", "lab-2 = true"),
        ('game = "', 'colour = "red"\ngame = "', "board-unknown-key", "colour"),
        ("[labs]", "[labels]", "board-unknown-key", "[labels]"),
        ("spaces = [", "spaces = [[", "board-not-toml", ""),
        ("[labs]", "[labs", "board-not-toml", "[labs"),
    ],
)
def test_every_fault_is_told_with_its_line(old: str, new: str, code: str, at: str) -> None:
    assert STANDARD.count(old) >= 1
    text = STANDARD[::-1].replace(old[::-1], new[::-1], 1)[::-1]  # the last: of lab-2 that of [labs]
    found = faults(text)
    assert code in [one for one, _ in found]
    if at:
        assert (code, line_of(text, at)) in found


@pytest.mark.rule("FS-04")
def test_all_faults_are_told_at_once_from_top_to_bottom() -> None:
    text = STANDARD.replace('"safe"', '"sofa"').replace("roll-again = 5", "roll-again = 99").replace("lab-3 = 8", "")
    lines = [line for _, line in faults(text)]
    assert len(lines) == 4 + 1 + 1
    assert lines == sorted(lines)


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "board-missing"),
        ("spaces = 3", "board-not-a-list"),
        ("deck = 3", "board-not-a-table"),
        ('game = "x"\nspaces = ["plain", "plain"]', "board-length"),
        ("spaces = [" + '"plain",' * 121 + "]", "board-length"),
        ("deck = { forward-3 = 35, roll-again = [] }", "board-bad-count"),
    ],
)
def test_whatever_is_typed_gets_an_answer(text: str, code: str) -> None:
    assert code in [one for one, _ in faults(text)]


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * 20_000, "board-too-long"),
        ("a = 1\n" * 5_000, "board-too-long"),
        ("\n" * 100_000, "board-too-long"),
        ("a = " + "[" * 1_900, "board-not-toml"),
        ("a = " + "{a = " * 390, "board-not-toml"),
        ("a = " + "9" * 1_900 + "\n[b", "board-not-toml"),
        ("".join(f"deck{'.a' * 900}.b{number} = 1\n" for number in range(5)), "board-not-toml"),
        ("[deck]\nforward-3 = 0x" + "f" * 1_900, "board-bad-count"),
        ("spaces = [0x" + "f" * 1_900 + "]", "board-unknown-space"),
        ("".join(f"k{number} = 1\n" for number in range(900)), "board-unknown-key"),
        (deep("game"), "board-other-game"),
        (deep("deck.lab-1"), "board-bad-count"),
        ("spaces = [{" + deep("a") + "}]", "board-unknown-space"),
        ("spaces = [\n" + '"",\n' * 2_000 + "]", "board-length"),
        (STANDARD.replace('game = "formule-secrete"', 'game = "roc-noir"'), "board-other-game"),
        (STANDARD.replace('game = "formule-secrete"', "game = 7"), "board-other-game"),
    ],
)
def test_whatever_is_sent_is_refused_soon_and_shortly(text: str, code: str) -> None:
    """Anybody may send it to a house: no text makes it think for long, or say more than somebody would read."""
    began = process_time()
    with pytest.raises(BadBoard) as bad:
        sheet.read_sheet(text)
    assert process_time() - began < 1
    assert code in [fault.code.value for fault in bad.value.faults]
    assert len(str([fault.details for fault in bad.value.faults])) < 20_000


@pytest.mark.rule("FS-04")
def test_a_dotted_key_and_one_of_an_inline_table_have_their_line() -> None:
    assert ("board-bad-count", 1) in faults("deck.forward-3 = 99\nspaces = []\n")
    assert ("board-bad-count", 2) in faults("spaces = []\ndeck = { forward-3 = 99 }\nlabs = {}\n")


@pytest.mark.rule("FS-04")
def test_spaces_that_are_commented_out_do_not_count() -> None:
    text = STANDARD.replace('    "plain",', '    # "plain",')
    assert [space.value for space in sheet.read_sheet(text).spaces[:3]] == ["replay", "lab-1", "guard"]
    assert faults(text.replace('"safe"', '"sofa"'))[0] == ("board-unknown-space", line_of(text, '"safe"'))


@pytest.mark.rule("FS-04")
def test_a_list_on_one_line_has_its_line_too() -> None:
    text = 'game = "formule-secrete"\nspaces = ["plain", "guard", "gard"]\n'
    assert ("board-unknown-space", 2) in faults(text)


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "no-own-board"),
        ("plain", "not-a-board"),
        (TINY[1:] + ":6,5,4,5,5,4,3,3:4,6,8", "not-a-board"),
        (TINY + "X:6,5,4,5,5,4,3,3:4,6,8", "not-a-board"),
        (TINY + ":7,5,4,5,5,4,3,3:4,6,8", "board-deck-size"),
        (TINY + ":06,5,4,5,5,4,3,3:4,6,8", "not-a-board"),
        (TINY + ":6,5,4,5,5,4,3,3:4,6,0", "not-a-board"),
        (WORD + "\n", "not-a-board"),
    ],
)
def test_a_word_that_is_no_board_is_refused(word: str, code: str) -> None:
    with pytest.raises(BadOptions) as no:
        GAME.check(Options(board=BoardChoice.OWN, own_board=word), 2)
    assert no.value.code.value == code


@pytest.mark.rule("FS-04")
def test_a_board_of_ones_own_that_is_not_chosen_is_refused() -> None:
    with pytest.raises(BadOptions) as no:
        GAME.check(Options(own_board=WORD), 2)
    assert no.value.code.value == "own-board-unused"


@pytest.mark.rule("FS-04")
def test_a_table_can_be_opened_with_a_whole_file_which_it_keeps_in_one_word() -> None:
    settings = settings_for(GAME, 2, None, {"own_board": STANDARD})
    assert settings.options["board"] == "own"
    word = settings.options["own_board"]
    assert word == "..R.1.GN.T.S.GR.2N.GT..SR3.G.TN1.G.SR.2GT.N.G3.STRGF.G:6,5,4,5,5,4,3,3:4,6,8"
    with pytest.raises(BadOptions) as no:
        settings_for(GAME, 2, None, {"own_board": STANDARD.replace("guard", "gard")})
    assert no.value.details["line"] == line_of(STANDARD, '"guard"')


@pytest.mark.rule("FS-04")
def test_the_board_is_stamped_into_the_log_and_the_log_replays_on_it() -> None:
    options = Options(board=BoardChoice.OWN, own_board=WORD, max_rounds=2)
    assert read_text(Options, write_text(options).split(), Options()) == options
    match, luck, lines = Match(GAME, options, 2), ProvableLuck(bytes(32)), list[str]()
    writer = Writer(match, ("Ana", "Bruno"), bytes(32), lines.append)
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            move: tuple[int, Action] = (LUCK, luck.answer(request))
        else:
            move = (match.to_act()[0], match.legal(match.to_act()[0])[0])
        match.apply(*move)
        writer.action(*move, 0)
    writer.end()
    assert WORD in lines[0]
    log = Log("".join(lines), games.shelf())
    for _ in log.steps():
        pass
    assert eye(log.match, None).spaces == f">{TINY}V"
