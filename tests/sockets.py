"""Where a socket finds room: its whole path may have 107 characters, and temporary folders may have long names."""

import os
from pathlib import Path
from tempfile import gettempdir
from typing import Final

LONGEST: Final = 60  # characters


def folder_for_sockets() -> Path:
    """The system's for passing things, if it is short, and open to the user whom root has work in his place."""
    usual = Path(gettempdir())
    return usual if len(str(usual)) <= LONGEST and (os.getuid() or is_open_to_all(usual)) else Path("/tmp")


def is_open_to_all(folder: Path) -> bool:
    return all(place.stat().st_mode & 0o005 == 0o005 for place in (folder, *folder.parents))
