"""In which form the rules run: compiled, or the same files interpreted; and why."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files

import msgspec
from msgspec import Struct

import ludotheque
from ludotheque.kernel import game
from ludotheque.texts import Texts, texts

from .language import of_environment


class Built(Struct, frozen=True):
    """What hatch_build.py wrote into the wheel: what it made, and why. `detail` is a compiler's own complaint."""

    form: str
    why: str
    detail: str = ""


def is_compiled() -> bool:
    """What is running, whatever was meant to be installed. The modules are compiled together or not at all."""
    return str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def built() -> Built | None:
    """Nothing for a source tree, which nobody has built."""
    note = files(ludotheque) / "form.json"
    return msgspec.json.decode(note.read_bytes(), type=Built) if note.is_file() else None


def sentence(words: Texts) -> str:
    if is_compiled():
        return words.say("form-compiled")
    made = built()
    match made.why if made else "source":
        case "no-compiler":
            return words.say("form-no-compiler")
        case "no-headers":
            return words.say("form-no-headers")
        case "not-asked":
            return words.say("form-not-asked")
        case "failed":
            return words.say("form-failed", detail=made.detail if made else "")
        case "compiled":
            return words.say("form-lost")
    return words.say("form-source")


def line(words: Texts) -> str:
    return words.say("form-line", sentence=sentence(words))


def is_slow() -> bool:
    """Installed, and not compiled: who counts games by the thousand should know, and pip has hidden who said so."""
    return not is_compiled() and built() is not None


def tell() -> None:
    """The one line that ends an installation by `make play`."""
    print(line(texts(of_environment(os.environ))))
