"""Validation of the visible map area."""

from schemas.contracts.unified.request import MapArea
from search.errors import FieldError, InvalidFilter


def check_area(area: MapArea | None) -> None:
    """Raise InvalidFilter when south is north of north. West may be greater than east across the date line."""
    if area is not None and area.south > area.north:
        raise InvalidFilter(FieldError("map.south", "the south can not lie north of the north"))
