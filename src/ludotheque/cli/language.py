"""Which language to speak: `--lang` anywhere on the command line, else the environment's."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.texts import LANGUAGES

from .faults import BadCommand, CommandFault

FLAG: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which POSIX asks them


def of_environment(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def asked_for(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language meant, for whatever has to be said; a wrong `--lang` is refused later, in this one."""
    for flag, value in _flags(words):
        if flag and value in LANGUAGES:
            return value
    return of_environment(environment)


def without_flag(words: Sequence[str]) -> list[str]:
    """The command line without `--lang`; a language that nobody here speaks is refused."""
    rest: list[str] = []
    for flag, value in _flags(words):
        if not flag:
            rest.append(value)
        elif value not in LANGUAGES:
            raise BadCommand(CommandFault.UNKNOWN_LANGUAGE, language=value, known=", ".join(LANGUAGES))
    return rest


def _flags(words: Sequence[str]) -> list[tuple[bool, str]]:
    """Each word, or each language with its flag taken off."""
    found: list[tuple[bool, str]] = []
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if name == FLAG:
            found.append((True, value if equals else next(left, "")))
        else:
            found.append((False, word))
    return found
