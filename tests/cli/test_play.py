"""Playing in the terminal, with everything typed in beforehand."""

import re
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import get_args
from unittest.mock import patch

import msgspec
import pytest
from rich.console import Console
from tests.games.coffre_et_cle.table import deal, turns

from ludotheque import bots
from ludotheque.cli.conversation import Conversation
from ludotheque.cli.person import brief_names
from ludotheque.cli.rooms import texts_of
from ludotheque.cli.talk import NotSaid, Talk, turns_to_speak_of
from ludotheque.games import find
from ludotheque.games.coffre_et_cle.pieces import Ask, Claim, Deed, Hold, Request, Retract, Said, Sentence, Topic
from ludotheque.kernel.log import Log
from ludotheque.kernel.match import Match
from ludotheque.texts.speaker import Speaker, tag_of

from .commands import Command

ONES = "1\n" * 400
QUICK = ("--level", "random", "--seed", "5")


def entries(path: Path) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    ("language", "prompt", "ending"),
    [("fr", "À vous de jouer", "Le journal est dans"), ("en", "Your turn", "The log is in")],
)
def test_a_whole_game_is_played_logged_verified_and_replayed(
    process: Command, tmp_path: Path, language: str, prompt: str, ending: str
) -> None:
    log = tmp_path / "game.jsonl"
    done = process("play", "coffre-et-cle", "--lang", language, "--seed", 3, "--log", log, typed="Ana\n" + ONES)
    assert (done.code, done.err) == (0, "")
    assert prompt in done.out
    assert ending in done.out
    assert f"ludotheque verify {log}" in done.out
    assert f"ludotheque replay {log} --as 0" in done.out
    assert process("verify", log).code == 0
    for eyes in ("public", "0", "4", "Ana"):
        replayed = process("replay", log, "--as", eyes, "--lang", language)
        assert (replayed.code, replayed.err) == (0, "")


def test_what_the_table_shows_fits_80_columns(here: Command, tmp_path: Path) -> None:
    done = here("play", "--seats", 8, *QUICK, "--log", tmp_path / "log", typed="Maximilienne-Aurélie\n" + ONES)
    drawn = [line for line in done.out.splitlines() if line[:1] in "╭│╰╔║╚"]
    assert drawn
    assert max(map(len, drawn)) <= 80


def test_without_a_place_for_the_log_it_goes_to_the_data_folder(here: Command, tmp_path: Path) -> None:
    assert here("play", *QUICK, typed="\n" + ONES).code == 0
    assert len(list((tmp_path / "ludotheque" / "logs").glob("coffre-et-cle-*.jsonl"))) == 1


def test_the_same_seed_gives_the_same_game(here: Command, tmp_path: Path) -> None:
    logs = [tmp_path / "one", tmp_path / "two"]
    for log in logs:
        here("play", "--seed", 9, "--log", log, typed="\n" + ONES)
    first, second = ([line.get("do") for line in entries(log)] for log in logs)
    assert first == second


def test_without_a_seed_every_game_has_its_own(here: Command, tmp_path: Path) -> None:
    logs = [tmp_path / "one", tmp_path / "two"]
    for log in logs:
        here("play", "--level", "random", "--log", log, typed="\n" + ONES)
    assert entries(logs[0])[0]["commitment"] != entries(logs[1])[0]["commitment"]


def test_bots_alone_are_watched_with_the_eyes_of_the_public(here: Command, tmp_path: Path) -> None:
    done = here("play", "--bots", 5, "--seed", 3, "--log", tmp_path / "log")
    assert done.code == 0
    assert "your card" not in done.out
    assert "You" not in re.sub("“.*”", "", done.out)


def test_everybody_ends_his_turn_by_hand(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--log", log, typed="\n" + ONES)
    prompts = re.findall(r"Your turn: now end it\.\n +1  End your turn", done.out)
    mine = [line for line in entries(log) if line.get("seat") == 0]
    assert len(prompts) == sum(line["do"] == "end-turn" for line in mine) > 0


def test_a_forced_player_sees_a_box_with_his_new_card(here: Command, tmp_path: Path) -> None:
    for seed in range(1, 30):
        log = tmp_path / str(seed)
        done = here("play", "--level", "random", "--seed", seed, "--log", log, typed="\n" + ONES)
        if forced := re.search(r"╔═+ Look out! ═+╗\n║ (.*)║\n║ (.*)║", done.out):
            assert "has forced you" in forced[1]
            assert "your card is now" in forced[1] + forced[2]
            return
    raise AssertionError("nobody was forced in 30 games")


# -- several people --------------------------------------------------------------------------------------------


def test_between_two_people_there_is_a_curtain(here: Command, tmp_path: Path) -> None:
    done = here("play", "--bots", 3, *QUICK, "--log", tmp_path / "log", typed="Ana\nBob\n" + ONES)
    assert done.code == 0
    assert "Pass the device to Ana" in done.out
    assert "Pass the device to Bob" in done.out


def test_behind_the_curtain_nobody_reads_what_another_was_told(here: Command, tmp_path: Path) -> None:
    done = here("play", "--seats", 4, "--bots", 0, *QUICK, "--log", tmp_path / "log", typed="A\nB\nC\nD\n" + ONES)
    scenes = re.split(r"Pass the device to (\w);.*\n", done.out)[1:]
    dealt = {}
    for name, scene in zip(scenes[::2], scenes[1::2], strict=True):
        hidden = scene.split("Enter to hide the screen")[0]
        for card in re.findall(r"You are dealt (.*)\.", hidden):
            assert name not in dealt, "told twice"
            dealt[name] = card
        if "Deal" not in scene and "wins" not in scene:
            assert "You " not in scene.split("Enter to hide the screen")[-1].replace("You:", "")
    assert set(dealt) == set("ABCD")


def test_two_people_cannot_have_one_name(here: Command, tmp_path: Path) -> None:
    done = here("play", "--bots", 3, *QUICK, "--log", tmp_path / "log", typed="Ana\nANA\nBob\n" + ONES)
    assert "Somebody is called ANA already" in done.out
    assert entries(tmp_path / "log")[0]["seats"] == ["Ana", "Bob", "Anselme", "Blanche", "Céleste"]


def test_a_name_is_trimmed_and_cannot_steer_the_terminal(here: Command, tmp_path: Path) -> None:
    here("play", *QUICK, "--log", tmp_path / "log", typed="  \x1b[31mAn\x07a \x00 " + "x" * 30 + "\n" + ONES)
    seats = entries(tmp_path / "log")[0]["seats"]
    assert isinstance(seats, list)
    assert seats[0] == "[31mAna " + "x" * 12


def test_a_bot_gives_up_a_name_that_a_person_has(here: Command, tmp_path: Path) -> None:
    here("play", *QUICK, "--log", tmp_path / "log", typed="blanche\n" + ONES)
    assert entries(tmp_path / "log")[0]["seats"] == ["blanche", "Anselme", "Céleste", "Désiré", "Églantine"]


def test_in_a_match_points_are_shown_and_everybody_says_when_he_is_ready(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--set", "match=2", "--log", log, typed="Ana\n" + ONES)
    assert done.code == 0
    assert "Ana, press Enter for the next deal" in done.out
    assert "Deal 1 is over. Points:" in done.out
    assert "Deal 2 of 2. Points:" in done.out
    assert sum(line.get("do") == "ready" for line in entries(log)) == 5
    assert here("verify", log).code == 0
    assert here("replay", log).code == 0
    assert "is ready" not in done.out + here("replay", log).out
    assert re.search(r"Deal 2 begins\. (You start|\w+ starts)\.", done.out)
    end = done.out[done.out.index("Deal 2 is over") :]
    assert end.count("Points:") == 1
    assert re.search("You have (won|not won) the match", end)


# -- luck told by people ---------------------------------------------------------------------------------------


def test_with_dice_people_tell_who_starts_and_the_log_says_so(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--dice", "--log", log, typed="Ana\n9\nx\n3\n" + ONES)
    assert "Luck decides who starts." in done.out
    assert "Seats: 1 Ana, 2 Anselme" in done.out
    assert "“9” cannot come out here" in done.out
    assert "“x” cannot come out here" in done.out
    told = [line for line in entries(log) if line.get("told") and "do" in line]
    assert [line["do"] for line in told] == ["drawn 2"]
    assert "Told by people, and not provable: 1" in here("verify", log).out


# -- what may be typed -----------------------------------------------------------------------------------------


def test_wrong_input_is_explained_and_asked_again(here: Command, tmp_path: Path) -> None:
    done = here("play", *QUICK, "--log", tmp_path / "log", typed="\n0\n99\n-1\n²\nfoo\n\n" + ONES)
    assert done.code == 0
    for answer in ("0", "99", "-1", "²", "foo"):
        assert f"“{answer}” is neither a number" in done.out
    assert "Nothing was typed: type a number from 1 to" in done.out


def test_where_there_is_one_choice_its_number_is_named(here: Command, tmp_path: Path) -> None:
    done = here("play", *QUICK, "--set", "starter=0", "--log", tmp_path / "log", typed="\n1\n\n2\n" + ONES)
    assert "Nothing was typed: type 1, or one of" in done.out
    assert "“2” is neither 1 nor one of" in done.out


def test_help_history_and_notes_are_a_key_away(here: Command, tmp_path: Path) -> None:
    typed = "\n1\n?\n\nh\n\nn\n\nv\n" + ONES
    done = here("play", *QUICK, "--set", "starter=0", "--log", tmp_path / "log", typed=typed)
    assert "Everybody holds one hidden card" in done.out
    assert "Type the number of what you want to do." in done.out
    assert done.out.count("You observe the left centre card") > 1
    assert "Your notes" in done.out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_long_name_leaves_the_menu_its_columns(here: Command, tmp_path: Path, language: str) -> None:
    typed = "Ana\nMaximilienne-Aurélie\n\nq\no\ny\n"
    words = ("--seats", 8, "--bots", 6, "--set", "starter=0", "--lang", language)
    done = here("play", *QUICK, *words, "--log", tmp_path / "log", typed=typed)
    assert re.search(r"^ +1  \w.* \d+  \w", done.out, re.MULTILINE)
    assert "Maximili…" in done.out


def test_names_that_begin_alike_are_not_shortened() -> None:
    assert brief_names(["Maximilienne", "Ana"]) == ("Maximili…", "Ana")
    assert brief_names(["Maximilienne", "Maximilien II"]) == ("Maximilienne", "Maximilien II")


def test_leaving_is_asked_about_first(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--log", log, typed="\nq\nmaybe\nno\nq\ny\n")
    assert done.code == 0
    assert "Answer yes or no" in done.out
    assert f"The log so far is in {log}" in done.out
    assert here("replay", log, "--as", 0).code == 0
    assert here("verify", log).code == 1


def test_the_end_of_input_is_one_sentence(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--log", log, typed="\n1\n")
    assert done.code == 1
    assert done.err.startswith("The input ended before the game did")
    assert log.exists()


def test_a_game_that_never_began_leaves_no_file(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert here("play", "--log", log).code == 1
    assert not log.exists()


# -- talk ------------------------------------------------------------------------------------------------------

KINDS = [tag_of(kind) for kind in Sentence.__args__]


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS, 1)))
def test_every_kind_of_claim_can_be_made_step_by_step(here: Command, tmp_path: Path, number: int, kind: str) -> None:
    log = tmp_path / "log"
    typed = f"\nt\n1\n4\nd\n{number}\n" + "1\n" * 4 + "q\ny\nq\ny\n"
    done = here("play", *QUICK, "--set", "starter=0", "--log", log, typed=typed)
    assert done.code == 0, done.err
    claims = [str(line["do"]) for line in entries(log) if str(line.get("do")).startswith("claim")]
    assert claims[0] == "claim dealt neutral"
    assert claims[1].startswith(f"claim {kind}")
    assert "You: “I was dealt a Neutral.”" in done.out


def test_a_forced_player_is_first_offered_the_turn_in_which_he_was_forced() -> None:
    match = deal("N K T F")
    turns(match, "pass", "pass", "force 0 1", "pass")
    (opening,) = match.open_ended(0)
    assert turns_to_speak_of(match, 0, opening) == [2, 0, 4, 3, 1]


def test_several_cards_make_one_claim(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = here("play", *QUICK, "--set", "starter=0", "--log", log, typed="\nt\n2\n2\n3,9\n3,1\nq\ny\n")
    assert "“3,9” is not a number" in done.out
    assert entries(log)[-1]["do"] == "claim hold 1 key,fake-key"


def test_an_empty_answer_goes_back_and_says_nothing(here: Command, tmp_path: Path) -> None:
    log = tmp_path / "log"
    here("play", *QUICK, "--set", "starter=0", "--log", log, typed="\nt\n2\n\nt\n\nt\n2\n1\n\nq\ny\n")
    assert not any("claim" in str(line.get("do")) for line in entries(log))


def talk(match: Match, *typed: str) -> str:
    """What a person at seat 0 is shown when he talks, typing this; going back in the end."""
    shown = StringIO()
    conversation = Conversation(texts_of(match.game, "en"), Console(file=shown, width=200))
    speaker = Speaker(conversation.texts, ("Ana", "Bob", "Cid", "Dan"), 0)
    speaker.claims = match.view(0).table.claims
    with patch.object(sys, "stdin", StringIO("".join(f"{line}\n" for line in [*typed, ""]))), suppress(NotSaid):
        Talk(conversation, speaker, match, 0, match.open_ended(0)[0]).compose()
    return shown.getvalue().rpartition("Number, or Enter")[0].rpartition("Number, or Enter")[2]


CHOICE = {tag_of(kind): str(number) for number, kind in enumerate(get_args(Sentence), 1)}
OF_SOMEBODY = ("designate", "spare", "force", "name")


@pytest.mark.parametrize("kind", ["ask", "request"])
def test_nobody_is_offered_to_speak_to_himself(kind: str) -> None:
    shown = talk(deal("N K T F"), CHOICE[kind])
    assert "Myself" not in shown
    assert all(name in shown for name in ("Bob", "Cid", "Dan"))
    assert "Myself" in talk(deal("N K T F"), CHOICE["hold"])


@pytest.mark.parametrize("deed", OF_SOMEBODY)
def test_nobody_is_asked_to_do_to_himself_what_is_done_to_others(deed: str) -> None:
    number = str([one.value for one in Deed].index(deed) + 1)
    shown = talk(deal("N K T F"), CHOICE["request"], "1", number)
    offered = re.findall(r"\d  (.*?)(?=  |$)", shown, re.MULTILINE)
    assert len(offered) == 3
    assert all(sentence.count("Bob") + sentence.count("yourself") <= 1 for sentence in offered)


def test_only_what_may_be_true_and_still_stands_can_be_believed_or_not() -> None:
    match = deal("N K T F")
    for seat, said in (
        (1, Hold(1, (Said.KEY,))),
        (1, Ask(2, Topic.HOLD)),
        (2, Request(1, Deed.PASS, None)),
        (2, Hold(2, (Said.TREASURE,))),
        (1, Retract(0)),
    ):
        match.apply(seat, Claim(said))
    for kind in ("agree", "dispute"):
        shown = talk(match, CHOICE[kind])
        assert "Treasure" in shown
        assert "Key" not in shown
        assert "  2  " not in shown


def test_what_is_taken_back_is_not_taken_back_again() -> None:
    match = deal("N K T F")
    for said in (Hold(0, (Said.KEY,)), Ask(2, Topic.HOLD), Retract(0)):
        match.apply(0, Claim(said))
    turns(match, "pass", "pass")
    shown = talk(match, CHOICE["retract"])
    assert "Key" not in shown
    assert "Cid" in shown


def test_where_nothing_was_said_there_is_nothing_to_agree_with(here: Command, tmp_path: Path) -> None:
    done = here("play", *QUICK, "--set", "starter=0", "--log", tmp_path / "log", typed="\nt\n9\nq\ny\n")
    assert "There is nothing to choose from yet" in done.out


def test_after_three_claims_talk_waits_for_an_action(here: Command, tmp_path: Path) -> None:
    typed = "\n" + "t\n1\n1\n" * 3 + "t\nq\ny\n"
    done = here("play", *QUICK, "--set", "starter=0", "--log", tmp_path / "log", typed=typed)
    assert "You cannot say anything more just now" in done.out


# -- the log comes first ---------------------------------------------------------------------------------------


def test_a_step_is_in_the_file_before_it_is_on_the_screen(
    here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludotheque.cli.stage import Stage

    log, lengths = tmp_path / "log", []
    original = Stage.hear

    def hear(self: Stage, match: object, events: object, viewer: object) -> None:
        lengths.append(len(log.read_text(encoding="utf-8").splitlines()))
        original(self, match, events, viewer)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(Stage, "hear", hear)
    assert here("play", *QUICK, "--log", log, typed="\n" + ONES).code == 0
    assert lengths == list(range(2, len(entries(log))))


def test_bots_of_the_better_level_play_unless_told_otherwise() -> None:
    game = find("coffre-et-cle")
    assert bots.usual_level(game) == ("regular" if "regular" in bots.levels(game) else "random")


def test_a_log_of_the_terminal_is_a_log_of_the_kernel(finished: Path) -> None:
    game = find("coffre-et-cle")
    log = Log(finished.read_text(encoding="utf-8"), {game.id: game})
    assert list(log.steps())
    assert log.end is not None
    assert log.header.seats[0] == "Eve"


@pytest.mark.parametrize(
    ("words", "spoken"), [(["--lang", "en"], "en"), (["--lang", "en", "--set", "riddles=fr"], "fr")]
)
def test_cards_are_read_in_the_language_that_is_spoken(
    process: Command, tmp_path: Path, words: list[str], spoken: str
) -> None:
    log = tmp_path / "log.jsonl"
    process("play", "fort-boyard", *words, "--seed", 3, "--log", log, typed="Ana\n")
    header = entries(log)[0]
    assert header["options"]["riddles"] == spoken  # type: ignore[index]
