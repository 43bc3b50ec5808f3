"""A command that is offered starts this program, and no other."""

from pathlib import Path

import pytest

from ludotheque.cli.program import program


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("a b/bin", "other"):
        script = tmp_path / name / "ludotheque"
        script.parent.mkdir(parents=True)
        script.write_text("#!/bin/sh\n", encoding="utf-8")
        script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    return tmp_path


def test_a_program_that_is_found_by_its_name_has_that_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder / "other"))
    assert program(str(folder / "other" / "ludotheque")) == "ludotheque"
    assert program("other/ludotheque") == "ludotheque"


def test_a_program_that_is_not_found_is_named_from_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program(str(folder / "other" / "ludotheque")) == "other/ludotheque"
    assert program("a b/bin/ludotheque") == "'a b/bin/ludotheque'"
    monkeypatch.chdir(folder / "other")
    assert program("./ludotheque") == "./ludotheque"
    assert program(str(folder / "a b/bin/ludotheque")) == f"'{folder}/a b/bin/ludotheque'"


def test_another_program_of_that_name_is_not_meant(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder / "other"))
    assert program("a b/bin/ludotheque") == "'a b/bin/ludotheque'"


def test_from_within_python_it_has_its_name() -> None:
    assert program("-c") == program("") == program("/gone/ludotheque") == "ludotheque"
