"""Parses a text that is not interpreted. A course must match every word of the text, except connecting words."""

from search.parsing.search_query import SearchText
from search.parsing.text_units import normalize_line, split_units


def parse_text(text: str) -> SearchText | None:
    """Returns None if the text has no words, for example only punctuation."""
    whole = normalize_line(text)
    units = split_units(whole)
    return SearchText(whole, units) if units else None
