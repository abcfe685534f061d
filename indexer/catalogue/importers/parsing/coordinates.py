"""Parses coordinates in degrees."""

from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number


def parse_coordinates(latitude: Cell, longitude: Cell) -> tuple[float, float] | None:
    """Return WGS84 degrees. Returns None if either value is missing, not a number, or out of range."""
    try:
        north, east = parse_number(latitude), parse_number(longitude)
    except NotANumber:
        return None
    if north is None or east is None or abs(north) > 90 or abs(east) > 180:
        return None
    return float(north), float(east)
