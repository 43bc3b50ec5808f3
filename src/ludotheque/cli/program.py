"""How this program was started, so that a command which is offered can be typed as it stands."""

import os
import shlex
import shutil
from pathlib import Path
from typing import Final

NAME: Final = "ludotheque"


def program(started: str) -> str:
    """What to type to start it again, given what it was started as: its name, if that finds it and no other."""
    if Path(started).name != NAME or not Path(started).is_file():
        return NAME  # from within Python: nobody knows how
    found = shutil.which(NAME)
    if found is not None and Path(found).samefile(started):
        return NAME
    path = Path(os.path.abspath(started))  # as typed: links are not followed
    if not path.is_relative_to(Path.cwd()):
        return shlex.quote(str(path))
    near = path.relative_to(Path.cwd())
    return shlex.quote(f"./{near}" if near.name == str(near) else str(near))
