"""Whatever can happen at a table can be said, to everybody, in both languages."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from ludotheque.cli.rooms import drawing, texts_of
from ludotheque.games import find, shelf
from ludotheque.games.coffre_et_cle import pieces as cc
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Kind, describe, read_text
from ludotheque.kernel.pieces import CLOCK, LUCK, Event
from ludotheque.texts import LANGUAGES
from ludotheque.texts.speaker import Speaker

NAMES = ("Ana", "Bruno", "Chloé", "Denis", "Élise", "Farid", "Gaëlle", "Hugo")
COFFRE = find("coffre-et-cle")


def tables() -> Iterator[tuple[AnyGame, int, str]]:
    for game in shelf().values():
        for seats in (game.seats[0], game.seats[-1]):
            for preset in game.presets(seats):
                yield game, seats, preset


def short(game: AnyGame) -> list[str]:
    """A match of few rounds, in the words of this game's options."""
    words = {"match": ("2", "on"), "max_rounds": ("2",), "designate_from_round": ("1",)}
    fields = {field.name: field for field in describe(game.options)}
    return [f"{name}={words[name][fields[name].kind is Kind.FLAG]}" for name in words if name in fields]


def random_steps(match: Match, luck: QuickLuck) -> Iterator[list[Event]]:
    """A random match with a lot of random talk."""
    while True:
        if (request := match.asks()) is not None:
            yield match.apply(LUCK, luck.answer(request))
        elif match.outcome() is not None:
            return
        elif not match.to_act():
            yield match.apply(CLOCK, match.legal(CLOCK)[0])
        else:
            seat = match.to_act()[0]
            legal = match.legal(seat)
            yield match.apply(seat, legal[luck.below(len(legal))])
        talker = luck.below(match.seats)
        if (said := match.improvise(talker, luck)) is not None:
            yield match.apply(talker, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "preset"), list(tables()))
def test_everything_at_a_table_can_be_said_and_drawn_within_80_columns(
    game: AnyGame, seats: int, preset: str, language: str
) -> None:
    options = read_text(game.options, short(game), game.preset(preset, seats))
    room = drawing(game)
    drawn = StringIO()
    screen = Console(file=drawn, width=80)
    match = Match(game, options, seats)
    for number, events in enumerate(random_steps(match, QuickLuck(seats))):
        for viewer in (None, 0):
            told = Speaker(texts_of(game, language), NAMES[:seats], viewer)
            say_everything(match, events, told)
            view = match.view(viewer)
            assert room.status(view.table, view.to_act, told)
            room.aim(view.table, told)
            if number % 5 == 0:
                screen.print(room.draw(view.table, told), room.notes(view.table, told))
    assert max(len(line) for line in drawn.getvalue().splitlines()) <= 80


def say_everything(match: Match, events: list[Event], told: Speaker) -> None:
    """What this reader may know of the events, and what he may do now."""
    view = match.view(told.me)
    told.claims = getattr(view.table, "claims", ())
    for event in events:
        if (seen := match.redact(event, told.me)) is not None:
            assert "{" not in told.tell(seen)
    if told.me is not None and not view.between_deals:
        for action in match.legal(told.me):
            assert told.offer(action)


def speaker(language: str, me: int | None = 0) -> Speaker:
    return Speaker(texts_of(COFFRE, language), NAMES[:5], me)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (cc.Passed(0), "You pass.", "Vous passez."),
        (cc.Passed(1), "Bruno passes.", "Bruno passe."),
        (
            cc.Swapped(1, 0, None, None),
            "Bruno swaps with the left centre card and is locked.",
            "Bruno échange sa carte avec le centre à gauche : sa carte est verrouillée.",
        ),
        (
            cc.Swapped(0, 1, cc.KEY, cc.NEUTRAL),
            "You leave the Key in the centre on the right and take a Neutral. You are locked.",
            "Vous laissez la Clé au centre à droite et prenez un Neutre. Votre carte est verrouillée.",
        ),
        (
            cc.Forced(1, 2, 0, None, None),
            "Bruno forces Chloé to swap with the left centre card.",
            "Bruno force Chloé à échanger sa carte avec le centre à gauche.",
        ),
        (
            cc.Forced(1, 0, 0, cc.KEY, cc.TRAP),
            "Bruno has forced you to swap: you left the Key in the centre on the left, and your card is now the Trap. "
            "On your next turn you must pass.",
            "Bruno vous a forcé la main : vous avez laissé la Clé au centre à gauche, "
            "et votre carte est maintenant le Piège. À votre prochain tour, vous devrez passer.",
        ),
        (
            cc.Claimed(0, 1, cc.Hold(1, (cc.Said.KEY, cc.Said.FAKE_KEY))),
            "Bruno: “I hold the Key or the Fake Key.”",
            "Bruno : « Je tiens la Clé ou la Clé factice. »",
        ),
        (
            cc.Claimed(0, 1, cc.Request(0, cc.Deed.DESIGNATE, 1)),
            "Bruno: “I would like you to designate me.”",
            "Bruno : « Je vous prie de me désigner. »",
        ),
        (
            cc.Observed(0, 1, cc.TRAP),
            "You observe the right centre card: it is the Trap! On your next turn you must pass.",
            "Vous observez la carte du centre à droite : c'est le Piège ! À votre prochain tour, vous devrez passer.",
        ),
        (
            cc.Claimed(0, 1, cc.Ask(0, cc.Topic.HOLD)),
            "Bruno: “Tell me: what do you hold?”",
            "Bruno : « Dites-moi : que tenez-vous ? »",
        ),
        (
            cc.Claimed(0, 1, cc.Suspect(0, cc.Said.FAKE_KEY, cc.Sureness.LOW)),
            "Bruno: “Perhaps you hold the Fake Key.”",
            "Bruno : « Si ça se trouve, vous tenez la Clé factice. »",
        ),
        (
            cc.Ended(cc.Ending.KEY_FOUND, (0, 2), cc.CardsShown((), (), ())),
            "The Treasure has designated the Key: victory goes to you and Chloé.",
            "Le Trésor a désigné la Clé : la victoire est pour vous et Chloé.",
        ),
    ],
)
def test_what_concerns_the_reader_is_said_to_him(event: Event, english: str, french: str) -> None:
    assert speaker("en").tell(event) == english
    assert speaker("fr").tell(event).replace("\u00a0", " ") == french


@pytest.mark.parametrize(
    ("preset", "told", "untold"),
    [
        ("sharper", ("4 ○ Neutrals", "before round 2", "4 rounds", "in secret", "not enough"), ("Trap", "removed")),
        ("as_printed", ("20 rounds", "aloud, in turn", "Whoever names it wins"), ("before round", "not enough")),
        ("advanced", ("2 ○ Neutrals", "The False Treasure may designate", "the Trap"), ("removed",)),
        ("quick", ("were dealt to players",), ("Trap",)),
        ("fog", ("5 ○ Neutrals", "One card was removed unseen"), ("Trap",)),
    ],
)
def test_the_help_page_tells_the_rules_of_this_table(
    preset: str, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    match = Match(COFFRE, COFFRE.preset(preset, 5), 5)
    while (request := match.asks()) is not None:
        match.apply(LUCK, QuickLuck(3).answer(request))
    page = drawing(COFFRE).aim(match.view(0).table, speaker("en"))
    assert [words for words in told if words not in page] == []
    assert [words for words in untold if words in page] == []


def test_the_public_is_never_addressed() -> None:
    assert speaker("en", None).tell(cc.Passed(0)) == "Ana passes."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_game_is_one_line_with_its_rule(language: str) -> None:
    for code in cc.No:
        sentence = speaker(language).refusal(IllegalAction(code, rule="CC-00", round=2))
        assert sentence.endswith("(CC-00)")
        assert "\n" not in sentence


def test_a_claim_about_a_claim_quotes_it_once() -> None:
    told = speaker("en")
    told.claims = [
        cc.Spoken(0, 1, 0, 0, cc.Hold(1, (cc.Said.KEY,))),
        cc.Spoken(1, 2, 0, 0, cc.Agree(0)),
    ]
    assert told.quote(cc.Dispute(0), 2) == "I do not believe Bruno: ‘I hold the Key.’"
    assert told.quote(cc.Dispute(1), 3) == "I do not believe Chloé."
    assert told.quote(cc.Retract(1), 2) == "I take back what I said."
