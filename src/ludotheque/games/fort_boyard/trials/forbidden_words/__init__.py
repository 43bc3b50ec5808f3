"""Forbidden words (Les interdits, FB-30): six questions to which neither yes nor no is an answer.

The others ask in turn, one every 8 s: while a question is being answered, the next asker has 5 s to write his own or to
pick one of three; after that the server asks. Each answer comes within 8 s, has two words or more, holds no forbidden
word, and differs from each earlier one by a word of four letters. One breach fails. Each opponent may once cry "no
answer": then there are 6 s to answer anew. Whoever does not type chooses among five ready answers, two of them traps,
in 5 s.

Questions, ready answers and forbidden words are in fr.toml and en.toml, one file a language.
"""

from .trial import ForbiddenWords

TRIAL = ForbiddenWords()

__all__ = ["TRIAL", "ForbiddenWords"]
