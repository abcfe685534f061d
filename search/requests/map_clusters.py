"""Builds the search for the map. The search counts the courses in each tile of the displayed area.

For a small area, the search counts the courses of each campus instead. A tile is usually 64 pixels wide, because tiles
are two zoom levels finer than the map.
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
"""The maximum number of counted tiles. A large area has larger tiles, so that the response contains every tile."""

CAMPUSES_FROM_PRECISION = 15
"""From this precision (zoom 13) on, the map shows campuses instead of tiles.

Tiles cannot separate two campuses in one building, because the campuses share a tile at every zoom.
"""

NAMED_BY_COUNTRY_MAX_PRECISION = 9
"""Up to this precision, a tile can have the name of a state or country.

At the equator, a tile of this precision is 78 km wide.
"""

MERCATOR_LATITUDE_MAX = 85.0511287798066
"""The northern limit of web maps in degrees. The southern limit is the negative number."""


@dataclass(frozen=True, slots=True)
class Grid:
    precision: int
    """The zoom level of the counted tiles."""

    @property
    def lists_campuses(self) -> bool:
        return self.precision >= CAMPUSES_FROM_PRECISION


def choose_grid(area: MapArea) -> Grid:
    """Choose a grid two zoom levels finer than the map, or a coarser grid if the area has more than TILES_MAX tiles."""
    precision = area.zoom + FINER_THAN_ZOOM
    while precision > 0 and _count_tiles(area, precision) > TILES_MAX:
        precision -= 1
    return Grid(precision)


def build_map_body(search_query: SearchQuery, area: MapArea, value_names: ValueNames) -> Body:
    """Build the search that counts courses at the campuses in the area.

    Only campuses that pass the place and campus filters are counted.
    """
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
    """Count the courses of each campus. A course has one nested document for each campus."""
    return {"terms": {"field": "locations.campus_id", "size": size}}


def _build_tile_counts(grid: Grid) -> Body:
    return {
        "geotile_grid": {"field": "locations.point", "precision": grid.precision, "size": TILES_MAX},
        "aggs": {
            "courses": {"reverse_nested": {}},
            "centre": {"geo_centroid": {"field": "locations.point"}},
            "bounds": {"geo_bounds": {"field": "locations.point", "wrap_longitude": False}},
            **_build_place_counts(grid),
            # Two buckets are enough to see if the tile has more than one campus.
            "campuses": {"terms": {"field": "locations.campus_id", "size": 2}},
        },
    }


def _build_place_counts(grid: Grid) -> Body:
    """Find the most frequent city, state and country of a tile. The map names the tile after one of these places.

    A tile above NAMED_BY_COUNTRY_MAX_PRECISION is smaller than a state, so only its city is counted.
    """
    fields = {"cities": "city_id"}
    if grid.precision <= NAMED_BY_COUNTRY_MAX_PRECISION:
        fields |= {"states": "state_id", "countries": "country_id"}
    return {name: {"terms": {"field": f"locations.{field}", "size": 1}} for name, field in fields.items()}


def _build_area_clause(area: MapArea) -> Body:
    """Build the box of the area. A box with `west` greater than `east` crosses the date line."""
    corners = {
        "top_left": {"lat": area.north, "lon": area.west},
        "bottom_right": {"lat": area.south, "lon": area.east},
    }
    return {"geo_bounding_box": {"locations.point": corners}}


def _count_tiles(area: MapArea, precision: int) -> int:
    """Compute the maximum number of tiles that the area touches."""
    across: int = 2**precision
    width = (area.east - area.west) % 360 or (360 if area.east != area.west else 0)
    columns = min(across, floor(width / 360 * across) + 2)
    rows = floor(_project_latitude(area.south) * across) - floor(_project_latitude(area.north) * across) + 1
    return columns * min(rows, across)


def _project_latitude(latitude: float) -> float:
    """Compute the vertical position of a latitude on the square web map, from 0 (north) to 1 (south)."""
    within = max(-MERCATOR_LATITUDE_MAX, min(MERCATOR_LATITUDE_MAX, latitude))
    return min(1.0, max(0.0, (1 - asinh(tan(radians(within))) / pi) / 2))
