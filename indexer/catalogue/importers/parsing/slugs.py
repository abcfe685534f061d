"""Builds slugs from names and the register's code, without reading the database."""

from indexer.catalogue.reference.slugs import slugify
from schemas.vocabulary.row_slugs import is_reserved_slug

WORDS_MAX_CHARACTERS = 90
"""A longer text is cut between two words, or inside its first word if that word is longer than this."""


def build_slug(noun: str, code: str, *names: str) -> str:
    """Build a slug such as `bachelor-of-arts-macquarie-university-001357g` from the names and the code.

    The code is always included, so the same row has the same slug in every database.
    If the names have no letters, the slug starts with the noun (`course`). So no slug consists of digits
    only. A slug that is a reserved word starts with the noun too.
    """
    words = _shorten(slugify(" ".join(names)))
    if not words or words.replace("-", "").isdigit():
        words = f"{noun}-{words}".rstrip("-")
    slug = f"{words}-{slugify(code)}"
    return f"{noun}-{slug}" if is_reserved_slug(noun, slug) else slug


def _shorten(words: str) -> str:
    if len(words) <= WORDS_MAX_CHARACTERS:
        return words
    return words[: WORDS_MAX_CHARACTERS + 1].rpartition("-")[0] or words[:WORDS_MAX_CHARACTERS]
