"""Adds a typo to a text."""

import random
import re

_LONG_WORD = re.compile(r"[A-Za-z]{5,}")


def add_typo(text: str, random_source: random.Random) -> str:
    """Add one typo to a word of at least five letters. The typo removes, doubles, swaps or replaces a letter.

    The first letter never changes. The text stays the same if equal letters are swapped, or if a letter is replaced by
    itself. If the text has no such word, a misspelt word is added.
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
