"""The names of indices and aliases.

A generation is one complete set of indices with a number. An index name ends with this number: courses-000007.
Searches use one generation, the live generation. A new generation is built beside the live generation.
"""

COURSES_ALIAS = "courses"
"""Searches read courses from this alias, which points to the live generation.

The alias has a filter that hides the tombstones, which are the documents of unpublished courses.
"""

VALUE_NAME_ALIAS = "vocabulary"
"""Searches read value names (names and slugs of filter values) from this alias, which points to the live generation."""

SUGGESTIONS_ALIAS = "suggestions"
"""Place suggestions are read from this alias, which points to the live generation."""

SCHOLARSHIPS_ALIAS = "scholarships"
"""Searches read scholarships from this alias, which points to the live generation."""


def courses_index(generation: int) -> str:
    """Return the name of the courses index. The index also contains tombstones of unpublished courses.

    A search that uses this name instead of the alias must filter `deleted: false`.
    """
    return f"courses-{generation:06d}"


def value_name_index(generation: int) -> str:
    """Return the name of the index of value names, which are the names and slugs of filter values."""
    return f"vocabulary-{generation:06d}"


def suggestions_index(generation: int) -> str:
    return f"suggestions-{generation:06d}"


def scholarships_index(generation: int) -> str:
    return f"scholarships-{generation:06d}"


def write_alias(index: str) -> str:
    """Return the alias that the indexer writes to. Writes use `require_alias`, so they cannot create an index."""
    return f"{index}-write"
