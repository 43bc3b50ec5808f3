"""FB-18: what is right, what is a slip, and what is wrong."""

from importlib.resources import files
from itertools import pairwise

import pytest

from ludotheque.games.fort_boyard.judging import LONGEST, is_right, one_slip, plain
from ludotheque.games.fort_boyard.words import ROOM, words_of

LANGUAGES = ("fr", "en")
NBSP, THIN = "\u00a0", "\u202f"


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize(
    ("language", "text", "form"),
    [
        # case, accents, ligatures
        ("fr", "L’ÉTÉ", "ete"),
        ("fr", "E\u0301te\u0301", "ete"),  # accents apart from their letters
        ("fr", "Le CŒUR", "coeur"),
        ("fr", "coeur", "coeur"),
        ("fr", "æther", "aether"),
        ("fr", "garçon", "garcon"),
        ("en", "Straße", "strasse"),
        ("en", "smørrebrød", "smorrebrod"),
        ("en", "ＦＯＸ", "fox"),
        # punctuation, spaces, hyphens, apostrophes
        ("fr", "  la   clé  !", "cle"),
        ("fr", f"la{NBSP}clé{THIN}?", "cle"),
        ("fr", "« la clé »", "cle"),
        ("fr", "la clé...", "cle"),
        ("fr", "porte-clés", "portecle"),
        ("fr", "porte clé", "portecle"),
        ("fr", "porte\u2011clé", "portecle"),
        ("fr", "aujourd’hui", "aujourdhui"),
        ("fr", "presqu'ile", "presquile"),
        ("en", "a sailor's knot", "sailorknot"),
        ("en", "sailors’ knots", "sailorknot"),
        ("en", "o´clock", "oclock"),
        ("en", "key-hole", "keyhole"),
        # one leading article, if a word follows it
        ("fr", "l’heure", "heure"),
        ("fr", "l'heure", "heure"),
        ("fr", "lʼheure", "heure"),
        ("fr", "l heure", "heure"),
        ("fr", "L`heure", "heure"),
        ("fr", "un os", "os"),
        ("fr", "une clé", "cle"),
        ("fr", "du sel", "sel"),
        ("fr", "de la neige", "neige"),
        ("fr", "de l’eau", "eau"),
        ("fr", "d’un os", "os"),
        ("fr", "d'une clé", "cle"),
        ("fr", "d’or", "dor"),
        ("fr", "de", "de"),
        ("fr", "la", "la"),
        ("fr", "le la", "la"),
        ("fr", "la une", "une"),
        ("fr", "un", "un"),
        ("fr", "là-haut", "lahaut"),
        ("fr", "lasso", "lasso"),
        ("fr", "the", "the"),
        ("en", "the", "the"),
        ("en", "the sea", "sea"),
        ("en", "an hour", "hour"),
        ("en", "a", "a"),
        ("en", "the letter A", "lettera"),
        ("en", "A4", "a4"),
        ("en", "another", "another"),
        ("en", "la mer", "lamer"),
        # plurals, word by word
        ("fr", "les yeux", "yeu"),
        ("fr", "des dés", "de"),
        ("fr", "les os", "os"),
        ("fr", "chevaux", "chevau"),
        ("fr", "la noix", "noix"),
        ("fr", "la souris", "souri"),
        ("fr", "le stress", "stress"),
        ("fr", "pommes de terre", "pommedeterre"),
        ("fr", "arcs-en-ciel", "arcenciel"),
        ("en", "keys", "key"),
        ("en", "glass", "glass"),
        ("en", "glasses", "glass"),
        ("en", "boxes", "box"),
        ("en", "watches", "watch"),
        ("en", "horses", "horse"),
        ("en", "an ox", "ox"),
        ("en", "decks of cards", "deckofcard"),
        # numbers
        ("fr", "12", "12"),
        ("fr", "012", "012"),
        ("fr", "0", "0"),
        ("fr", "1 000", "1000"),
        ("fr", f"1{THIN}000{THIN}000", "1000000"),
        ("fr", "1.000", "1000"),
        ("fr", "3,5", "3.5"),
        ("fr", "3.5", "3.5"),
        ("fr", "3,141", "3.141"),
        ("fr", "2,50", "2.50"),
        ("fr", "-3", "-3"),
        ("fr", "−3", "-3"),
        ("fr", "1/2", "1 2"),
        ("fr", "12h", "12h"),
        ("fr", "12 heures.", "12heure"),
        ("fr", "la 7", "7"),
        ("fr", "formule-1", "formule1"),
        ("fr", "deux", "deux"),
        ("fr", "quatre-vingts", "quatrevingt"),
        ("en", "1,000", "1000"),
        ("en", "1.000", "1.000"),
        ("en", "3.141", "3.141"),
        ("en", "six", "six"),
        # nothing
        ("fr", "", ""),
        ("fr", " ?!… - ’ ", ""),
        ("en", "😀", ""),
    ],
)
def test_the_plain_form_of_an_answer(language: str, text: str, form: str) -> None:
    assert plain(text, language) == form


RIGHT = [
    ("fr", "la clé", "CLEF", False),  # a spelling is listed, or it is not
    ("fr", "la clé", "Les Clés", True),
    ("fr", "l’heure", "heures", True),
    ("fr", "une heure", "lheure", False),
    ("fr", "l’œil", "un oeil", True),
    ("fr", "un os", "l'os", True),
    ("fr", "un os", "o", False),
    ("fr", "les yeux", "yeux", True),
    ("fr", "les yeux", "oeil", False),
    ("fr", "la pomme de terre", "des pommes de terre", True),
    ("fr", "le porte-clés", "porteclé", True),
    ("fr", "la une", "l’une", True),
    ("fr", "la", "le la", True),
    ("fr", "là-haut", "haut", False),
    ("en", "the fox", "foxes", True),
    ("en", "an echo", "Echo!", True),
    # one letter missing, one too many, neighbours swapped
    ("fr", "le bateau", "batau", True),
    ("fr", "le bateau", "batteau", True),
    ("fr", "le bateau", "baetau", True),
    ("fr", "le bateau", "batua", False),
    ("fr", "le bateau", "bataux", True),  # the plural goes first, so this is one letter missing
    ("fr", "le bateau", "bataeu", True),
    ("fr", "le bateau", "un bateauu", True),
    ("fr", "l’arbre", "arbr", True),
    ("fr", "les ciseaux", "ciseuax", True),
    ("fr", "les ciseaux", "cissaux", False),
    ("fr", "la pomme de terre", "pome de terre", True),
    ("fr", "le sac à dos", "sac dos", True),
    ("en", "a lantern", "lanturn", False),
    ("en", "a lantern", "lantren", True),
    ("en", "the shadow", "shaddow", True),
    ("en", "the shadow", "the shadw", True),
    # never one letter for another, never two slips, never the first letter
    ("fr", "le bateau", "gateau", False),
    ("fr", "le bateau", "bazeau", False),
    ("fr", "le bateau", "abteau", False),
    ("fr", "le bateau", "ateau", False),
    ("fr", "le bateau", "lebateau", False),
    ("en", "the mouse", "house", False),
    ("en", "the shadow", "shdaw", False),
    # four letters allow none, whatever is typed; articles and plurals are no letters
    ("fr", "la lune", "lun", False),
    ("fr", "la lune", "lunne", False),
    ("fr", "les dents", "detns", False),
    ("en", "the moon", "mooon", False),
    ("en", "the keys", "kesy", False),
    # never another word
    ("fr", "le poisson", "poison", False),
    ("fr", "le poison", "poisson", False),
    ("fr", "le poisson", "poissn", True),
    ("fr", "le poisson rouge", "poison rouge", False),
    ("fr", "le poisson rouge", "poisson roug", True),
    ("fr", "le désert", "dessert", False),
    ("fr", "le désert", "les desserts", False),
    ("fr", "la porte", "les ports", False),
    ("fr", "la plage", "page", False),
    ("fr", "la danse", "danser", False),
    ("en", "the desert", "dessert", False),
    ("en", "bread", "beard", False),
    ("en", "the beard", "bread", False),
    ("en", "the beard", "a bear", False),
    ("en", "an angel", "angle", False),
    ("en", "the dairy", "diary", False),
    ("en", "a trail", "trial", False),
    ("en", "a letter", "the letter Z", False),
    ("en", "the letter E", "a letter", False),
    # numbers exactly
    ("fr", "12", "12", True),
    ("fr", "12", "12.", True),
    ("fr", "12", "21", False),
    ("fr", "12", "120", False),
    ("fr", "12", "1 2", False),
    ("fr", "12", "012", False),
    ("fr", "12", "12,0", False),
    ("fr", "12", "12.0", False),
    ("fr", "007", "7", False),
    ("fr", "007", "007", True),
    ("fr", "2,5", "2.5", True),
    ("fr", "2,5", "2,50", False),
    ("fr", "12 heures", "012 heures", False),
    ("en", "12", "012", False),
    ("en", "12", "12.0", False),
    ("en", "12", "the 12!", True),
    ("en", "1,000", "1000", True),
    ("en", "1,000", "1000.0", False),
    ("en", "0.5", ".5", False),
    ("fr", "12", "-12", False),
    ("fr", "12", "douze", False),  # unless it is listed
    ("fr", "12345", "1234", False),
    ("fr", "12345", "12354", False),
    ("fr", "12345", "12 345", True),
    ("fr", "35", "3,5", False),
    ("fr", "1/2", "12", False),
    ("fr", "12 heures", "12 heuers", True),
    ("fr", "12 heures", "11 heures", False),
    ("fr", "12 heures", "122 heures", False),
    ("fr", "quinze", "quinz", False),
    ("fr", "quatorze", "quatorzze", False),
    ("fr", "quatre-vingts", "quatre vingt", True),
    ("fr", "vingt et un", "vingt-et-un", True),
    ("fr", "deux", "deu", False),
    ("fr", "le trèfle à quatre feuilles", "trefle a quatre feuiles", True),
    ("fr", "le trèfle à quatre feuilles", "trefle a quatr feuilles", False),
    ("en", "eight", "eighty", False),
    ("en", "eighty hours", "eight hours", False),
    ("en", "seven", "sevn", False),
    ("en", "seventeen", "17", False),
    # nothing is never right
    ("fr", "la clé", "", False),
    ("fr", "la clé", "la", False),
    ("fr", "la clé", "???", False),
]


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize(("language", "answer", "typed", "right"), RIGHT)
def test_an_answer_is_right_or_wrong(language: str, answer: str, typed: str, right: bool) -> None:
    assert is_right(typed, [answer], language) is right


# Of answers on our cards, other words that are one slip away.
OTHER_WORDS = {
    "fr": """
        cane/canne crotte/carotte moche/mouche crise/cerise frais/fraise viole/voile bouse/bourse régie/régime
        tanche/tranche coffret/coffre vile/voile polie/police taon/talon caret/carte basin/bassin cerneau/créneau
        feuillet/feuille plumet/plume étole/étoile patate/patte oranger/orange
    """,
    "en": """
        coma/comma curt/court pith/pitch pried/pride stoke/stroke cobble/cobbler stoned/stone sprig/spring sower/shower
        sallow/swallow lading/landing hart/hearts changed/change spaced/space lettered/letter drats/drafts bard/board
    """,
}


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [(language, *pair.split("/")) for language, pairs in OTHER_WORDS.items() for pair in pairs.split()],
)
def test_another_word_is_no_slip(language: str, typed: str, answer: str) -> None:
    assert not is_right(typed, [answer], language)
    assert not is_right(typed, [f"{'la' if language == 'fr' else 'the'} {answer}"], language)


@pytest.mark.rule("FB-18")
def test_any_listed_answer_is_right() -> None:
    answers = ("12", "douze", "une douzaine")
    assert all(is_right(answer, answers, "fr") for answer in ("12", "Douze", "la douzaine", "douzane"))
    assert not any(is_right(answer, answers, "fr") for answer in ("13", "douz", "dix"))


@pytest.mark.rule("FB-18")
def test_a_word_of_the_list_is_right_where_it_is_listed() -> None:
    assert is_right("poison", ("le poisson", "le poison"), "fr")


@pytest.mark.rule("FB-16")
def test_an_answer_has_forty_characters_at_most() -> None:
    assert is_right("la clé" + " " * (LONGEST - 6), ["la clé"], "fr")
    assert not is_right("la clé" + " " * (LONGEST - 5), ["la clé"], "fr")


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize(
    ("typed", "slip"),
    [
        *[(typed, True) for typed in ("abcd", "acde", "abcdef", "aabcde", "abccde", "acbde", "abdce", "abced")],
        *[(typed, False) for typed in ("abcde", "abxde", "abcdx", "adcbe", "abdec", "acbed")],
        *[(typed, False) for typed in ("bacde", "bcde", "xabcde", "abc", "a", "abcdefg")],
    ],
)
def test_one_slip_is_one_letter_missing_or_too_many_or_two_neighbours_swapped(typed: str, slip: bool) -> None:
    assert one_slip(typed, "abcde") is slip


# -- the lists of words ------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_as_they_are_compared(language: str) -> None:
    words = words_of(language)
    lines = (files(ROOM) / "data" / "words" / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert lines == sorted(words)
    assert len(words) >= 2_400
    for word in words:
        assert word.isascii(), word
        assert word.isalpha(), word
        assert word.islower(), word
    plurals = [word for word in words if plain(word, language) in words - {word}]
    assert plurals == [], "a plural is forgiven anyway"


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_list_passes_for_another(language: str) -> None:
    words = sorted(words_of(language))
    near = [(one, two) for one, two in pairwise(words) if one_slip(one, two)]
    assert len(near) > 50  # neighbours in the alphabet are enough to see that there are such words
    for one, two in near:
        assert not is_right(one, [two], language)
        assert not is_right(two, [one], language)
