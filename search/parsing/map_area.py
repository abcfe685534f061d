"""Validation of the visible map area."""

from schemas.contracts.unified.request import MapArea
from search.errors import FieldError, InvalidFilter


def check_area(area: MapArea | None) -> None:
    """Raise InvalidFilter if `south` is greater than `north`.

    `west` may be greater than `east`, because the area may cross the date line.
    """
    if area is not None and area.south > area.north:
        raise InvalidFilter(FieldError("map.south", "south can not be greater than north"))
