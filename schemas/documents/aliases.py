"""The names of indices and aliases. An index name ends in the number of the generation."""

COURSES_ALIAS = "courses"
"""The courses of the live generation, without tombstones. Searches read this alias."""

VALUE_NAME_ALIAS = "vocabulary"
"""The value names of the live generation. Searches read this alias."""

SUGGESTIONS_ALIAS = "suggestions"
"""The suggested places of the live generation. Searches read this alias."""


def courses_index(generation: int) -> str:
    """The index of courses, with tombstones. A search that uses the index name must filter `deleted: false`."""
    return f"courses-{generation:06d}"


def value_name_index(generation: int) -> str:
    """The index of value names. The name of the index keeps the old word for value names."""
    return f"vocabulary-{generation:06d}"


def suggestions_index(generation: int) -> str:
    return f"suggestions-{generation:06d}"


def write_alias(index: str) -> str:
    """The alias for writes of the indexer. A write to a missing alias fails and creates no index."""
    return f"{index}-write"
