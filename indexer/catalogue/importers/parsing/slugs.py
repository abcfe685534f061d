"""Builds slugs without reading the database: the words of the names, then the register's code."""

from indexer.catalogue.reference.slugs import slugify

WORDS_MAX_CHARACTERS = 90
"""Longer names are cut between two words."""


def build_slug(noun: str, code: str, *names: str) -> str:
    """Build a slug like `bachelor-of-arts-macquarie-university-001357g` from the names and the code.

    The code is always included, so the same row has the same slug in every database.
    When the names have no letters, the slug starts with the noun (`course`), so a slug is never all digits.
    """
    words = _shorten(slugify(" ".join(names)))
    if not words or words.replace("-", "").isdigit():
        words = f"{noun}-{words}".rstrip("-")
    return f"{words}-{slugify(code)}"


def _shorten(words: str) -> str:
    if len(words) <= WORDS_MAX_CHARACTERS:
        return words
    return words[: WORDS_MAX_CHARACTERS + 1].rpartition("-")[0] or words[:WORDS_MAX_CHARACTERS]
