"""Checks the distance around a point, and the visible area of the map."""

from schemas.contracts.unified.request import MapArea
from schemas.vocabulary.limits import DISTANCES_KM
from search.errors import FieldError, InvalidFilter


def check_distance(kilometres: int, field: str) -> int:
    """Return the distance. Raises InvalidFilter if DISTANCES_KM does not contain the distance."""
    if kilometres not in DISTANCES_KM:
        raise InvalidFilter(FieldError(field, f"a distance is one of {', '.join(map(str, DISTANCES_KM))} km"))
    return kilometres


def check_area(area: MapArea | None) -> None:
    """Raise InvalidFilter if `south` is greater than `north`.

    `west` may be greater than `east`, because the area may cross the date line.
    """
    if area is not None and area.south > area.north:
        raise InvalidFilter(FieldError("map.south", "south can not be greater than north"))
