"""What a game leaves to the next at its table, on a castle that stays as it was (RN-37)."""

import json

import pytest

from ludotheque.games import shelf
from ludotheque.games.fort_boyard import GAME as BOYARD
from ludotheque.kernel.errors import BadLog, LogFault
from ludotheque.kernel.log import Log, verify
from ludotheque.kernel.luck import QuickLuck
from ludotheque.table.commands import Settle, Undo
from ludotheque.table.game_log import games, is_still_in_play, write
from ludotheque.table.refusals import TableFault

from .evening import Evening, everything, fold, refused

OWN_CARDS = BOYARD.read_board(next(iter(BOYARD.boards().values())))["cards"]
SHORT = {"max_rounds": 1, "reshuffle_traps": False, "trap_memory": "memory"}


def evening_of_two() -> Evening:
    """Two games in the same castle, the second under way."""
    evening = Evening(2, game="roc-noir", options=SHORT, seed=5).start().play_out(QuickLuck(5))
    return evening.again().start()


@pytest.mark.rule("RN-37")
def test_the_next_game_at_the_table_is_played_in_the_same_castle() -> None:
    evening = Evening(2, game="roc-noir", options=SHORT, seed=5).start().play_out(QuickLuck(5))
    before = evening.match.state
    evening.again().start()
    after = evening.match.state
    assert (after.trap, after.rooms, after.suspects) == (before.trap, before.rooms, before.suspects)
    assert everything(fold(evening.entries)) == everything(evening.table)


@pytest.mark.rule("RN-17", "RN-37")
@pytest.mark.parametrize(("before", "are_marked"), [("memory", False), ("marked", True)])
def test_marks_stay_for_the_next_game_but_those_of_memory_are_never_made(before: str, are_marked: bool) -> None:
    options = {**SHORT, "max_rounds": 3, "trap_memory": before}
    evening = Evening(2, game="roc-noir", options=options, seed=5).start().play_out(QuickLuck(5))
    assert evening.match.state.found, "somebody fell"
    evening.again()
    evening.do("ana", Settle("1", options={**options, "trap_memory": "marked"}))
    evening.start()
    assert bool(evening.match.view(None).table.traps) is are_marked


@pytest.mark.rule("RN-37")
def test_its_log_tells_what_it_inherited_and_proves_the_rest() -> None:
    evening = evening_of_two().play_out(QuickLuck(6))
    _, second = games(evening.log)
    log = Log(write(second), shelf())
    assert log.header.commitment == evening.table.commitment
    assert log.header.inherited is not None
    assert verify(log).proven > 0


@pytest.mark.parametrize("rubbish", [{"rooms": []}, {"rooms": [1, 1, 2, 3]}, {"trap": [2, 3]}, {"trap": [2] * 20}])
def test_a_log_that_inherits_no_castle_is_no_log(rubbish: dict[str, list[int]]) -> None:
    evening = evening_of_two().play_out(QuickLuck(6))
    _, second = games(evening.log)
    first, _, rest = write(second).partition("\n")
    header = json.loads(first)
    header["inherited"] |= rubbish
    with pytest.raises(BadLog) as found:
        Log(f"{json.dumps(header)}\n{rest}", shelf())
    assert found.value.code is LogFault.BAD_LINE


@pytest.mark.rule("RN-37")
def test_nobody_reads_the_log_of_a_castle_that_is_still_in_use() -> None:
    evening = Evening(2, game="roc-noir", options=SHORT, seed=5).start().play_out(QuickLuck(5))
    assert shut(evening) == [True], "it may serve the next game"
    evening.again().start()
    assert shut(evening) == [True, True]
    evening.play_out(QuickLuck(6)).again()
    evening.do("ana", Settle("1", options={**SHORT, "reshuffle_traps": True}))
    assert shut(evening) == [True, True]
    evening.start()
    assert shut(evening) == [False, False, False], "the castle is another one"


@pytest.mark.rule("FB-40")
def test_nobody_reads_the_answers_of_cards_that_are_being_played_with() -> None:
    cards = {"hourglass": "rolls", "trials": "luck", "max_rounds": 1, "cards": OWN_CARDS}
    evening = Evening(3, game="fort-boyard", options=cards, seed=5).start().play_out(QuickLuck(5))
    assert shut(evening) == [False], "they have been played"
    evening.again().start()
    assert shut(evening) == [True, True]
    evening.play_out(QuickLuck(6)).again()
    evening.do("ana", Settle("1", options=cards | {"cards": ""}))
    evening.start()
    assert shut(evening) == [False, False, False], "the cards are others"


def shut(evening: Evening) -> list[bool]:
    played = list(games(evening.log))
    return [is_still_in_play(one, played) for one in played]


@pytest.mark.rule("RN-10")
@pytest.mark.parametrize("memory", ["memory", "marked"])
def test_a_step_is_never_taken_back_not_even_one_onto_a_square_known_to_be_safe(memory: str) -> None:
    evening = Evening(2, game="roc-noir", options={"trap_memory": memory}, seed=5).start()
    luck = QuickLuck(5)
    tried = 0
    while tried < 12:
        seat = evening.mover()
        actions = evening.match.legal(seat)
        action = actions[luck.below(len(actions))]
        evening.act(seat, action)
        if type(action).__name__ in ("Step", "Jump"):
            with refused(TableFault.CANNOT_TAKE_BACK):
                evening.do(evening.table.sitters[seat].person, Undo("1"), seat)  # type: ignore[union-attr, arg-type]
            tried += 1
