"""Builds the search for the map: campuses in the displayed area, counted per tile.

Tiles are two zoom levels finer than the displayed zoom, and 64 pixels wide. Tiles end at the date line, so an area that
crosses the date line needs no special handling.
"""

from dataclasses import dataclass
from math import asinh, floor, pi, radians, tan

from schemas.contracts.unified.request import MapArea
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchQuery
from search.requests.facets import round_up_size
from search.requests.filter_clauses import CAMPUS_GROUPS, build_campus_clause, build_filter_query
from search.value_names.value_names import ValueNames

FINER_THAN_ZOOM = 2
TILES_MAX = 4_096
"""Maximum number of counted tiles. A larger area has larger tiles, so that the response contains every tile."""

CAMPUSES_FROM_PRECISION = 15
"""From zoom 13 on, the map lists campuses, because campuses in one building share a tile at every zoom."""

NAMED_BY_COUNTRY_MAX_PRECISION = 9
"""Up to this precision a tile may contain most of a state or country. A tile is then at least 50 km wide."""

MERCATOR_LATITUDE_MAX = 85.0511287798066
"""Northern and southern limit of web maps, in degrees."""


@dataclass(frozen=True, slots=True)
class Grid:
    """precision: zoom level of the counted tiles."""

    precision: int

    @property
    def lists_campuses(self) -> bool:
        return self.precision >= CAMPUSES_FROM_PRECISION


def choose_grid(area: MapArea) -> Grid:
    """Choose the finest grid with at most TILES_MAX tiles in the area, at most two zoom levels finer than the map."""
    precision = area.zoom + FINER_THAN_ZOOM
    while precision > 0 and _count_tiles(area, precision) > TILES_MAX:
        precision -= 1
    return Grid(precision)


def build_map_body(search_query: SearchQuery, area: MapArea, value_names: ValueNames) -> Body:
    """Count the found courses at campuses in the area. The campuses must pass the place and campus filters."""
    admitted = [
        build_campus_clause(group, search_query)
        for group in CAMPUS_GROUPS
        if group in search_query.active_groups
    ]
    grid = choose_grid(area)
    size = round_up_size(value_names.count_values("campus"))
    parts = (
        {"campuses": _build_campus_counts(size)}
        if grid.lists_campuses
        else {"tiles": _build_tile_counts(grid)}
    )
    inside = {"bool": {"filter": [_build_area_clause(area), *admitted]}}
    shown: Body = {"filter": inside, "aggs": {"courses": {"reverse_nested": {}}, **parts}}
    return {
        "size": 0,
        "query": build_filter_query(search_query),
        "aggs": {"map": {"nested": {"path": "locations"}, "aggs": {"shown": shown}}},
    }


def _build_campus_counts(size: int) -> Body:
    """Count courses per campus. A course has one nested document per campus."""
    return {"terms": {"field": "locations.campus_id", "size": size}}


def _build_tile_counts(grid: Grid) -> Body:
    return {
        "geotile_grid": {"field": "locations.point", "precision": grid.precision, "size": TILES_MAX},
        "aggs": {
            "courses": {"reverse_nested": {}},
            "centre": {"geo_centroid": {"field": "locations.point"}},
            "bounds": {"geo_bounds": {"field": "locations.point", "wrap_longitude": False}},
            **_build_place_counts(grid),
            # Two buckets show whether the tile has a single campus.
            "campuses": {"terms": {"field": "locations.campus_id", "size": 2}},
        },
    }


def _build_place_counts(grid: Grid) -> Body:
    """Find the most frequent place of each kind, for the name of a tile. An estimate per shard is sufficient.

    A fine tile is smaller than a state, so only its city is counted.
    """
    fields = {"cities": "city_id"}
    if grid.precision <= NAMED_BY_COUNTRY_MAX_PRECISION:
        fields |= {"states": "state_id", "countries": "country_id"}
    return {name: {"terms": {"field": f"locations.{field}", "size": 1}} for name, field in fields.items()}


def _build_area_clause(area: MapArea) -> Body:
    """The box crosses the date line when west is greater than east."""
    corners = {
        "top_left": {"lat": area.north, "lon": area.west},
        "bottom_right": {"lat": area.south, "lon": area.east},
    }
    return {"geo_bounding_box": {"locations.point": corners}}


def _count_tiles(area: MapArea, precision: int) -> int:
    """Count the tiles that the area touches."""
    across: int = 2**precision
    width = (area.east - area.west) % 360 or (360 if area.east != area.west else 0)
    columns = min(across, floor(width / 360 * across) + 2)
    rows = floor(_project_latitude(area.south) * across) - floor(_project_latitude(area.north) * across) + 1
    return columns * min(rows, across)


def _project_latitude(latitude: float) -> float:
    """The vertical position of a latitude on the square map, from 0 in the north to 1 in the south."""
    within = max(-MERCATOR_LATITUDE_MAX, min(MERCATOR_LATITUDE_MAX, latitude))
    return min(1.0, max(0.0, (1 - asinh(tan(radians(within))) / pi) / 2))
