"""The PostgreSQL of these tests finds its place on any machine."""

import tempfile
from pathlib import Path

import pytest
from tests import postgres
from tests.postgres import INSTALLED, PACKAGE, Cluster


def test_a_socket_finds_room_where_temporary_folders_have_long_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = tmp_path / ("far" * 30)
    far.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(far))
    folder = Cluster().folder
    try:
        assert len(str(folder / ".s.PGSQL.5432")) <= 107
    finally:
        folder.rmdir()


def test_another_user_can_read_what_was_installed_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "site" / PACKAGE / INSTALLED
    for folder in (installed / "bin", installed.parents[1] / f"{PACKAGE}.libs"):
        folder.mkdir(parents=True)
    program = installed / "bin" / "postgres"
    program.touch()
    for path in (program, program.parent, installed, installed.parent):
        path.chmod(0o700)
    monkeypatch.setattr(postgres, "_installed", lambda: installed)
    copy = postgres._copy(tmp_path / "copy")
    assert all(path.stat().st_mode & 0o005 == 0o005 for path in (copy / "bin" / "postgres", copy / "bin", copy))
