"""What is typed of a place so far, and where it is typed."""

import re
from dataclasses import dataclass

from search.errors import FieldError, InvalidFilter
from search.parsing.text_units import normalize_line

WORDS_MAX = 10
"""No place is called by more, its state and country included."""

_BETWEEN = re.compile(r"[\s,;/|()]+")


@dataclass(frozen=True, slots=True)
class NearPoint:
    """WGS84 degrees."""

    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class PlaceText:
    """whole: on one line; words: as spaces and commas part them, for the engine knows better how scripts have words."""

    whole: str
    words: tuple[str, ...]


def parse_place_text(text: str) -> PlaceText | None:
    """None when nothing is typed that a name could have, or more than any name has."""
    whole = normalize_line(text)
    words = tuple(
        dict.fromkeys(word for word in _BETWEEN.split(whole) if any(sign.isalnum() for sign in word))
    )
    return PlaceText(whole, words) if 0 < len(words) <= WORDS_MAX else None


def near(latitude: float | None, longitude: float | None) -> NearPoint | None:
    """The point, when both of it are given; one alone is an error that names the other."""
    if latitude is None and longitude is None:
        return None
    if latitude is None or longitude is None:
        missing = "latitude" if latitude is None else "longitude"
        raise InvalidFilter(FieldError(missing, "a point has both latitude and longitude"))
    return NearPoint(latitude, longitude)
