"""The leak law has its own proof: games that leak on purpose, each caught; and the true one, which is not."""

import pytest

from ludotheque.games.coffre_et_cle import CoffreEtCle

from .mutants import MUTANTS, Leak, hunt


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_a_leak_is_caught(mutant: type[Leak]) -> None:
    assert hunt(mutant()) is not None, mutant.__doc__


def test_the_true_game_breaks_no_law() -> None:
    assert hunt(CoffreEtCle()) is None


def test_there_are_enough_mutants_to_mean_something() -> None:
    assert len(MUTANTS) >= 15
