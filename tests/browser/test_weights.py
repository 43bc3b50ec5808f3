"""Light enough for a telephone in the country."""

import pytest

from .coffre import Come
from .people import PHONE
from .weights import MOST_FIRST, MOST_GAME, weigh


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_first_page_and_a_games_part_keep_their_limits(come: Come, language: str) -> None:
    first, game, _ = weigh(come("Anne", size=PHONE, language=language))
    assert first.total <= MOST_FIRST, first.parts
    assert game.total <= MOST_GAME, game.parts
