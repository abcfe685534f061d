"""Addresses that need no look at the database: the words of the names, then the register's own code."""

from indexer.catalogue.reference.slugs import slugify

WORDS_MAX_CHARACTERS = 90
"""Longer names are cut at a word."""


def build_slug(noun: str, code: str, *names: str) -> str:
    """The names' words and the code, such as `bachelor-of-arts-macquarie-university-001357g`.

    The code is there always and not only on a clash, so the same row has the same slug in every database.
    Names without any word give way to the noun, so that a slug is never all digits.
    """
    words = _shorten(slugify(" ".join(names)))
    if not words or words.replace("-", "").isdigit():
        words = f"{noun}-{words}".rstrip("-")
    return f"{words}-{slugify(code)}"


def _shorten(words: str) -> str:
    if len(words) <= WORDS_MAX_CHARACTERS:
        return words
    return words[: WORDS_MAX_CHARACTERS + 1].rpartition("-")[0] or words[:WORDS_MAX_CHARACTERS]
