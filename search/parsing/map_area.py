"""The area that the map shows."""

from schemas.contracts.search import MapArea
from search.errors import FieldError, InvalidFilter


def check_area(area: MapArea | None) -> None:
    """West may lie beyond east, across the date line; south never beyond north."""
    if area is not None and area.south > area.north:
        raise InvalidFilter(FieldError("map.south", "the south can not lie north of the north"))
