"""Adds a typo to a text."""

import random
import re

_LONG_WORD = re.compile(r"[A-Za-z]{5,}")


def add_typo(text: str, random_source: random.Random) -> str:
    """Adds one typo to a word of five letters or more: a letter removed, doubled, swapped or replaced.

    The first letter never changes. A text without such a word gets a misspelt word appended.
    """
    words = list(_LONG_WORD.finditer(text))
    if not words:
        return f"{text} unversity"
    word = random_source.choice(words)
    letters = list(word.group())
    at = random_source.randrange(1, len(letters) - 1)
    kind = random_source.randrange(4)
    if kind == 0:
        del letters[at]
    elif kind == 1:
        letters.insert(at, letters[at])
    elif kind == 2:
        letters[at], letters[at + 1] = letters[at + 1], letters[at]
    else:
        letters[at] = random_source.choice("aeiorstln")
    return text[: word.start()] + "".join(letters) + text[word.end() :]
