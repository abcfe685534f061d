"""The typed beginning of a place name, and the point from which distances are measured."""

import re
from dataclasses import dataclass

from search.errors import FieldError, InvalidFilter
from search.parsing.text_units import normalize_line

WORDS_MAX = 10
"""No place name has more words, even with its state and country."""

_SEPARATORS = re.compile(r"[\s,;/|()]+")


@dataclass(frozen=True, slots=True)
class NearPoint:
    """WGS84 degrees."""

    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class PlaceText:
    """whole: on one line. words: split at spaces and commas only; Elasticsearch splits other scripts into words."""

    whole: str
    words: tuple[str, ...]


def parse_place_text(text: str) -> PlaceText | None:
    """None when the text has no letter or digit, or more words than any place name."""
    whole = normalize_line(text)
    words = tuple(
        dict.fromkeys(word for word in _SEPARATORS.split(whole) if any(sign.isalnum() for sign in word))
    )
    return PlaceText(whole, words) if 0 < len(words) <= WORDS_MAX else None


def parse_near_point(latitude: float | None, longitude: float | None) -> NearPoint | None:
    """Build the point from both coordinates. One coordinate alone raises InvalidFilter for the missing one."""
    if latitude is None and longitude is None:
        return None
    if latitude is None or longitude is None:
        missing = "latitude" if latitude is None else "longitude"
        raise InvalidFilter(FieldError(missing, "a point has both latitude and longitude"))
    return NearPoint(latitude, longitude)
