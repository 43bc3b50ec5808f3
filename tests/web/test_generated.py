"""What the web client is given of the server is what the server has now. If not: `make wire`."""

from pathlib import Path

import pytest
from tests.web.wire import WEB, files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(WEB)))
def test_what_is_made_of_the_server_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path]
