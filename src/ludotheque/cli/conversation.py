"""Asking a person something at the terminal, and asking again until the answer makes sense."""

import sys
import time
import unicodedata
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ludotheque.texts import Texts

from .faults import BadCommand, CommandFault

if sys.platform != "win32":
    import termios

INK = "bold"
BRASS = "yellow"
TEAL = "cyan"
LONGEST_NAME = 20
BOUNCE = 0.4  # seconds in which a second Enter is not meant


def printable(text: str) -> str:
    """Text from outside, without anything that could steer a terminal."""
    return "".join(mark for mark in text if unicodedata.category(mark)[0] != "C")


def tidy_name(text: str) -> str:
    return " ".join(printable(text.replace("\t", " ")).split())[:LONGEST_NAME].strip()


class Conversation:
    """A dialogue with whoever sits at this terminal."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console

    def say(self, message: str, /, **details: str | int) -> str:
        return self.texts.say(message, **details)

    def print(self, sentence: str, style: str = "") -> None:
        # In a file or a pipe a sentence is one line, however long.
        self.console.print(Text(sentence, style=style), soft_wrap=not self.console.is_terminal)

    def ask(self, question: str) -> str:
        """One line from the person; the end of input is a refusal, since nobody is there any more."""
        self.console.print(Text(f"{question} › ", style=BRASS), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise BadCommand(CommandFault.INPUT_ENDED)
        answer = printable(line).strip()
        if not sys.stdin.isatty():
            self.print(answer)  # a transcript shows what was answered, as a terminal would
        return answer

    def ask_afresh(self, question: str) -> str:
        """A question that nothing typed before it, or in haste after its answer, can answer."""
        self._drop_typed()
        answer = self.ask(question)
        self._drop_typed()
        return answer

    def _drop_typed(self) -> None:
        if sys.platform != "win32" and sys.stdin.isatty():
            self.console.file.flush()
            time.sleep(BOUNCE)
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def confirm(self, question: str) -> bool:
        while True:
            answer = self.ask(question).casefold()
            if answer in (self.say("answer-yes"), self.say("answer-yes-short")):
                return True
            if answer in (self.say("answer-no"), self.say("answer-no-short"), ""):
                return False
            self.print(self.say("ask-yes-or-no"), "red")

    def menu(self, labels: Sequence[str]) -> None:
        """Numbered choices, in columns if they fit."""
        width = len(str(len(labels)))
        lines = [Text.assemble((f" {number:>{width}}", TEAL), f"  {label}") for number, label in enumerate(labels, 1)]
        self.console.print(Columns(lines, column_first=True, equal=True, padding=(0, 1)))

    def choose(self, question: str, labels: Sequence[str]) -> int | None:
        """The index of one of them; an empty answer goes back."""
        self.print(question, INK)
        self.menu(labels)
        while True:
            answer = self.ask(self.say("ask-number-or-back"))
            if not answer:
                return None
            if (chosen := index(answer, len(labels))) is not None:
                return chosen
            self.print(self.say("wrong-number", most=len(labels), answer=answer), "red")

    def choose_several(self, question: str, labels: Sequence[str]) -> list[int] | None:
        """The indexes of one or more of them, in their own order; an empty answer goes back."""
        self.print(question, INK)
        self.menu(labels)
        while True:
            answer = self.ask(self.say("ask-numbers-or-back"))
            if not answer:
                return None
            chosen = {index(part.strip(), len(labels)) for part in answer.split(",")}
            if None not in chosen:
                return sorted(number for number in chosen if number is not None)
            self.print(self.say("wrong-number", most=len(labels), answer=answer), "red")


def index(answer: str, length: int) -> int | None:
    """1 to length as typed, as 0 to length − 1; nothing for anything else."""
    if answer.isascii() and answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= length:
        return int(answer) - 1
    return None
