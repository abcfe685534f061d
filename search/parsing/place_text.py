"""Parses the typed start of a place name, and the point for distances."""

import re
from dataclasses import dataclass

from search.errors import FieldError, InvalidFilter
from search.parsing.text_units import normalize_line

WORDS_MAX = 10
"""No place name has more words, even with the names of the state and country."""

_SEPARATORS = re.compile(r"[\s,;/|()]+")


@dataclass(frozen=True, slots=True)
class NearPoint:
    """A point in WGS84 degrees. Suggestions have their distance from this point."""

    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class PlaceText:
    """whole: the text on one line. words: split at spaces and punctuation. Chinese and Thai text stays one word."""

    whole: str
    words: tuple[str, ...]


def parse_place_text(text: str) -> PlaceText | None:
    """Parse the text. None for a text without letters and digits, and for a text of more than 10 words."""
    whole = normalize_line(text)
    words = tuple(
        dict.fromkeys(word for word in _SEPARATORS.split(whole) if any(sign.isalnum() for sign in word))
    )
    return PlaceText(whole, words) if 0 < len(words) <= WORDS_MAX else None


def parse_near_point(latitude: float | None, longitude: float | None) -> NearPoint | None:
    """Parse the point; None without coordinates. Raises InvalidFilter when one of the two coordinates is missing."""
    if latitude is None and longitude is None:
        return None
    if latitude is None or longitude is None:
        missing = "latitude" if latitude is None else "longitude"
        raise InvalidFilter(FieldError(missing, "a point has both latitude and longitude"))
    return NearPoint(latitude, longitude)
