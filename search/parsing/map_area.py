"""Validation of the visible map area."""

from schemas.contracts.unified.request import MapArea
from search.errors import FieldError, InvalidFilter


def check_area(area: MapArea | None) -> None:
    """Raise InvalidFilter when `south` is greater than `north`. Across the date line, `west` is greater than `east`."""
    if area is not None and area.south > area.north:
        raise InvalidFilter(FieldError("map.south", "the south can not lie north of the north"))
