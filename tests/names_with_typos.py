"""Names and their misspellings, for the tests of the site search."""

import os
import random
import string

from search.text_folding import fold_text

NAMES_CHECKED = int(os.environ.get("NAMES_CHECKED", "12"))
"""The number of checked names of each kind. `make site-names` checks all names."""
TYPO_LETTERS_MIN = 5


def select_names(names: list[str]) -> list[str]:
    return random.Random(27).sample(names, min(NAMES_CHECKED, len(names)))


def misspell(name: str, taken: set[str]) -> str | None:
    """Replace, remove, add or swap one letter, which can be the first letter. Returns None if the name is too short.

    taken: the folded names that the result must not equal.
    """
    if len(name) < TYPO_LETTERS_MIN:
        return None
    chance = random.Random(name)
    while True:
        at = chance.choice([place for place, letter in enumerate(name) if letter.isalpha()])
        other = chance.choice(string.ascii_lowercase)
        before, letter, after = name[:at], name[at], name[at + 1 :]
        kinds = [before + other + after, before + after, before + letter + other + after]
        if after[:1].isalpha():
            kinds.append(before + after[0] + letter + after[1:])
        typed = chance.choice(kinds)
        if fold_text(typed) not in taken:
            return typed
