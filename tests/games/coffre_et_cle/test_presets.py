"""Presets: CC-35."""

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.options import Options
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import describe, read

SIZES = range(4, 9)

PRINTED = {
    "extra_neutrals": 0,
    "specials": "anywhere",
    "starter": None,
    "force_locks": False,
    "final_talk": True,
    "designate_from_round": 1,
    "final_vote": "in_turn",
    "plausible_names": False,
    "treasure_names": True,
    "fake_hides": "off",
    "max_rounds": 20,
    "match": 1,
    "advanced_cards": frozenset(),
    "notes": True,
}
SHARPER = {
    "fake_hides": "plurality",
    "final_vote": "at_once",
    "plausible_names": True,
    "treasure_names": False,
    "designate_from_round": 2,
}


def values(options: Options) -> dict[str, object]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


@pytest.mark.rule("CC-35")
@pytest.mark.parametrize("seats", SIZES)
def test_sharper_is_what_just_play_plays(seats: int) -> None:
    assert GAME.just_play == "sharper"
    assert values(GAME.preset("sharper", seats)) == PRINTED | SHARPER | {"max_rounds": seats - 1}


@pytest.mark.rule("CC-35")
@pytest.mark.parametrize("seats", SIZES)
def test_as_printed_has_every_option_as_printed_and_20_rounds(seats: int) -> None:
    assert values(GAME.preset("as_printed", seats)) == PRINTED
    assert GAME.preset("as_printed", seats) == GAME.options()


@pytest.mark.rule("CC-35")
@pytest.mark.parametrize(
    ("preset", "change"),
    [
        ("advanced", {"advanced_cards": frozenset({"false-treasure", "trap"})}),
        ("quick", {"specials": "with_players"}),
        ("fog", {"extra_neutrals": 1}),
    ],
)
@pytest.mark.parametrize("seats", SIZES)
def test_the_other_presets_are_sharper_with_one_change(preset: str, change: dict[str, object], seats: int) -> None:
    sharper = values(GAME.preset("sharper", seats))
    assert values(GAME.preset(preset, seats)) == sharper | change


@pytest.mark.rule("CC-35")
@pytest.mark.parametrize("seats", SIZES)
def test_there_are_five_presets_and_each_can_be_played(seats: int) -> None:
    presets = GAME.presets(seats)
    assert list(presets) == ["sharper", "as_printed", "advanced", "quick", "fog"]
    for options in presets.values():
        Match(GAME, options, seats)


@pytest.mark.rule("CC-35")
def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown-preset"):
        GAME.preset("blunter", 5)


@pytest.mark.rule("CC-35")
def test_every_option_of_a_preset_can_still_be_set_by_hand() -> None:
    by_hand = {
        "extra_neutrals": 2,
        "specials": "with_players",
        "starter": 3,
        "force_locks": True,
        "final_talk": False,
        "designate_from_round": 3,
        "final_vote": "in_turn",
        "plausible_names": False,
        "treasure_names": True,
        "fake_hides": "off",
        "max_rounds": 9,
        "match": 6,
        "advanced_cards": ["trap"],
        "notes": False,
    }
    assert [field.name for field in describe(Options)] == list(by_hand)
    sharper = GAME.preset("sharper", 5)
    for name, value in by_hand.items():
        changed = values(read(Options, {name: value}, sharper))
        assert changed == values(sharper) | {name: frozenset(value) if isinstance(value, list) else value}
