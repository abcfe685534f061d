"""Builds the search for the map: campuses in the displayed area, counted per square.

A square is a web map tile two zoom levels finer than the displayed zoom, so it is 64 pixels wide. Tiles end at the date
line, so no cluster crosses it. An area that crosses the date line needs no special handling.
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
"""An area with more tiles is counted in larger tiles, so that the response contains every tile."""

CAMPUSES_FROM_PRECISION = 15
"""From zoom 13 on, campuses are listed individually: campuses in one building share a point at every zoom."""

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
    """The finest grid with at most TILES_MAX tiles in the area, up to two zoom levels finer than the map."""
    precision = area.zoom + FINER_THAN_ZOOM
    while precision > 0 and _count_tiles(area, precision) > TILES_MAX:
        precision -= 1
    return Grid(precision)


def build_map_body(search_query: SearchQuery, area: MapArea, value_names: ValueNames) -> Body:
    """Counts the found courses at campuses in the area that pass the place and campus filters."""
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
    """A course has each campus once, so the number of pairs equals the number of courses."""
    return {"terms": {"field": "locations.campus_id", "size": size}}


def _build_tile_counts(grid: Grid) -> Body:
    return {
        "geotile_grid": {"field": "locations.point", "precision": grid.precision, "size": TILES_MAX},
        "aggs": {
            "courses": {"reverse_nested": {}},
            "centre": {"geo_centroid": {"field": "locations.point"}},
            "bounds": {"geo_bounds": {"field": "locations.point", "wrap_longitude": False}},
            # Names the square. The estimate of one shard is exact enough for a name.
            "cities": {"terms": {"field": "locations.city_id", "size": 1}},
            # Two buckets are enough to see whether the square has a single campus.
            "campuses": {"terms": {"field": "locations.campus_id", "size": 2}},
        },
    }


def _build_area_clause(area: MapArea) -> Body:
    """West beyond east crosses the date line."""
    corners = {
        "top_left": {"lat": area.north, "lon": area.west},
        "bottom_right": {"lat": area.south, "lon": area.east},
    }
    return {"geo_bounding_box": {"locations.point": corners}}


def _count_tiles(area: MapArea, precision: int) -> int:
    """How many tiles the area touches."""
    across: int = 2**precision
    width = (area.east - area.west) % 360 or (360 if area.east != area.west else 0)
    columns = min(across, floor(width / 360 * across) + 2)
    rows = floor(_project_latitude(area.south) * across) - floor(_project_latitude(area.north) * across) + 1
    return columns * min(rows, across)


def _project_latitude(latitude: float) -> float:
    """How far down the square map a latitude is, from 0 in the north to 1 in the south."""
    within = max(-MERCATOR_LATITUDE_MAX, min(MERCATOR_LATITUDE_MAX, latitude))
    return min(1.0, max(0.0, (1 - asinh(tan(radians(within))) / pi) / 2))
