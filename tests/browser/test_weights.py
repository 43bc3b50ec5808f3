"""Light enough for a telephone in the country."""

import pytest

from ludotheque.games import shelf

from .coffre import Come
from .people import PHONE
from .weights import MOST_FIRST, MOST_GAME, room_weight, weigh


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_first_page_and_a_games_part_keep_their_limits(come: Come, language: str) -> None:
    first, game, _ = weigh(come("Anne", size=PHONE, language=language))
    assert first.total <= MOST_FIRST, first.parts
    assert game.total <= MOST_GAME, game.parts


@pytest.mark.parametrize("game", shelf())
@pytest.mark.usefixtures("house")
def test_every_board_keeps_the_limit(game: str) -> None:
    weight = room_weight(game)
    assert 0 < weight <= MOST_GAME
