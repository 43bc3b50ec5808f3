"""Names and chat: plain text of a decent length, never anything else."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.table import words
from ludotheque.table.refusals import TableFault, TableRefuses

from .evening import refused

JOINER = "\N{ZERO WIDTH JOINER}"
tried = settings(deadline=None, max_examples=300, derandomize=True)
invisible = st.sampled_from(
    [JOINER, "\u2066", "\u200b", "\x00", "\n", "\t", " ", "\u3164", "\ufe0f", "\u0301", "\ud800"]
)
texts = st.lists(st.one_of(st.characters(), invisible, st.sampled_from("aéﬁÅ👩")), max_size=30).map("".join)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana \t Lucia\n", "Ana Lucia"),
        ("Ana\x00", "Ana"),
        ("Ana\N{RIGHT-TO-LEFT OVERRIDE}", "Ana"),
        ("Ne\N{COMBINING DIAERESIS}lle", "Nëlle"),
        (f"👩{JOINER}🚀", f"👩{JOINER}🚀"),
        (f"{JOINER}Ana{JOINER}", "Ana"),
        (f"{JOINER} Ana {JOINER} B", "Ana B"),
        ("A\N{HANGUL FILLER}na", "A na"),
    ],
)
def test_a_name_is_one_line_of_visible_text(typed: str, kept: str) -> None:
    assert words.name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        JOINER,
        "\u3164",
        "\u2800",
        "\u115f",
        "\N{COMBINING ACUTE ACCENT}",
        "\N{VARIATION SELECTOR-16}",
        "\ud800",
        "x" * 25,
    ],
)
def test_a_name_that_cannot_be_read_is_no_name(typed: str) -> None:
    with refused(TableFault.BAD_NAME):
        words.name(typed)


def test_the_longest_name_and_the_longest_sentence_fit() -> None:
    assert words.name("x" * words.LONGEST_NAME)
    assert words.sentence("x" * words.LONGEST_TEXT)
    with refused(TableFault.BAD_TEXT):
        words.sentence("x" * (words.LONGEST_TEXT + 1))


@given(texts)
@tried
def test_what_is_tidy_stays_as_it_is_and_can_be_sent(text: str) -> None:
    tidied = words.tidy(text)
    assert words.tidy(tidied) == tidied == tidied.strip() == unicodedata.normalize("NFC", tidied)
    assert tidied.encode().decode() == tidied
    assert all(mark == JOINER or unicodedata.category(mark)[0] != "C" for mark in tidied)


@given(texts, st.lists(st.sampled_from([JOINER, " ", "\u200b", "\ufe0f", "\u3164"]), max_size=4).map("".join))
@tried
def test_nobody_is_told_from_another_by_what_is_not_seen(text: str, unseen: str) -> None:
    try:
        name, other = words.name(text), words.name(text + unseen)
    except TableRefuses:
        return
    assert words.alike(name, other)
    assert words.alike(other, name)
