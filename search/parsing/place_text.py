"""Parses the input of the place suggestions: the typed start of a place name, and a point to measure distances from."""

import re
from dataclasses import dataclass

from search.errors import FieldError, InvalidFilter
from search.parsing.text_units import normalize_line

WORDS_MAX = 10
"""A text with more words than this has no suggestions. Place names with state and country have fewer words."""

_SEPARATORS = re.compile(r"[\s,;/|()]+")


@dataclass(frozen=True, slots=True)
class NearPoint:
    """A point in WGS84 degrees. Each suggestion contains the distance from this point."""

    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class PlaceText:
    whole: str
    """The text on one line."""
    words: tuple[str, ...]
    """The distinct parts between spaces and the signs `,;/|()`. A Chinese or Thai text without spaces is one word."""


def parse_place_text(text: str) -> PlaceText | None:
    """Returns None if the text has no letters or digits, or more than 10 words."""
    whole = normalize_line(text)
    words = tuple(
        dict.fromkeys(word for word in _SEPARATORS.split(whole) if any(sign.isalnum() for sign in word))
    )
    return PlaceText(whole, words) if 0 < len(words) <= WORDS_MAX else None


def parse_near_point(latitude: float | None, longitude: float | None) -> NearPoint | None:
    """Returns None without coordinates. Raises InvalidFilter if only one coordinate is given."""
    if latitude is None and longitude is None:
        return None
    if latitude is None or longitude is None:
        missing = "latitude" if latitude is None else "longitude"
        raise InvalidFilter(FieldError(missing, "a point has both latitude and longitude"))
    return NearPoint(latitude, longitude)
