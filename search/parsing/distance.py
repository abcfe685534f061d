"""The allowed distances around a point."""

from schemas.vocabulary.limits import DISTANCES_KM
from search.errors import FieldError, InvalidFilter


def check_distance(kilometres: int, field: str) -> int:
    """Return the distance. Raises InvalidFilter if DISTANCES_KM does not contain the distance."""
    if kilometres not in DISTANCES_KM:
        raise InvalidFilter(FieldError(field, f"a distance is one of {', '.join(map(str, DISTANCES_KM))} km"))
    return kilometres
