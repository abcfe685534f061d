"""The names of indices and aliases. An index name ends with its generation: courses-000007."""

COURSES_ALIAS = "courses"
"""Searches read courses from this alias: the live generation, without tombstones of unpublished courses."""

VALUE_NAME_ALIAS = "vocabulary"
"""Searches read value names from this alias, which points to the live generation."""

SUGGESTIONS_ALIAS = "suggestions"
"""Searches read suggested places from this alias, which points to the live generation."""


def courses_index(generation: int) -> str:
    """Return the name of the courses index. It also contains tombstones of unpublished courses.

    A search that uses this name instead of the alias must filter `deleted: false`.
    """
    return f"courses-{generation:06d}"


def value_name_index(generation: int) -> str:
    """Return the name of the index of value names. The prefix is `vocabulary`."""
    return f"vocabulary-{generation:06d}"


def suggestions_index(generation: int) -> str:
    return f"suggestions-{generation:06d}"


def write_alias(index: str) -> str:
    """Return the alias that the indexer writes to. A write to a missing alias fails, so it cannot create an index."""
    return f"{index}-write"
