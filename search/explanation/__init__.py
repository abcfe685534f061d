"""Explains the rank of a course for a search query, for the maintainers of the search."""
