"""Names of indices and aliases. Searches and the indexer use aliases. An index name ends in its generation number."""

COURSES_ALIAS = "courses"
"""Searches read this alias. It leads to the courses of the live generation, without tombstones."""

VOCABULARY_ALIAS = "vocabulary"
"""Searches read this alias. It leads to the value names of the live generation."""

SUGGESTIONS_ALIAS = "suggestions"
"""Leads to the suggested places of the live generation."""


def courses_index(generation: int) -> str:
    """The index contains tombstones. A search that uses the index name must filter `deleted: false`."""
    return f"courses-{generation:06d}"


def vocabulary_index(generation: int) -> str:
    return f"vocabulary-{generation:06d}"


def suggestions_index(generation: int) -> str:
    return f"suggestions-{generation:06d}"


def write_alias(index: str) -> str:
    """The indexer writes through this alias. A write through it can never create an index."""
    return f"{index}-write"
