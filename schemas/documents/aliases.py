"""Names of indices and aliases. Readers and writers know the aliases; a generation's indices carry its number."""

COURSES_ALIAS = "courses"
"""What searches read: the live generation's courses without tombstones."""

VOCABULARY_ALIAS = "vocabulary"
"""What searches read: the names of the values that facets count, of the same generation."""

SUGGESTIONS_ALIAS = "suggestions"
"""Leads to the places that can be typed, of the same generation."""


def courses_index(generation: int) -> str:
    """The index itself: it holds tombstones too, so whoever asks it by this name filters `deleted: false`."""
    return f"courses-{generation:06d}"


def vocabulary_index(generation: int) -> str:
    return f"vocabulary-{generation:06d}"


def suggestions_index(generation: int) -> str:
    return f"suggestions-{generation:06d}"


def write_alias(index: str) -> str:
    """The alias that the indexer writes to: a write through it can never create an index."""
    return f"{index}-write"
