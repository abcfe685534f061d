"""The map: campuses in the area shown, those of one square counted together.

A square is a tile of the web's maps two zooms finer than what is shown, that is 64 pixels wide. Tiles end at the date
line, so that a cluster's centre and bounds never lie across it; an area across it is asked for as it is.
"""

from dataclasses import dataclass
from math import asinh, floor, pi, radians, tan

from schemas.contracts.search import MapArea
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchQuery
from search.requests.facets import round_up_size
from search.requests.filter_clauses import CAMPUS_GROUPS, build_campus_clause, build_filter_query
from search.value_names.value_names import ValueNames

FINER_THAN_ZOOM = 2
TILES_MAX = 4_096
"""An area of more tiles than this is counted in larger ones, so that every tile is in the answer."""

CAMPUSES_FROM_PRECISION = 15
"""From zoom 13 on campuses are listed one by one: those of one building share a point and no zoom parts them."""

MERCATOR_LATITUDE_MAX = 85.0511287798066
"""Where the square maps of the web end."""


@dataclass(frozen=True, slots=True)
class Grid:
    """precision: the zoom of the tiles that are counted."""

    precision: int

    @property
    def lists_campuses(self) -> bool:
        return self.precision >= CAMPUSES_FROM_PRECISION


def choose_grid(area: MapArea) -> Grid:
    """The finest grid, no finer than two zooms beyond the map's, of which the area holds few enough tiles."""
    precision = area.zoom + FINER_THAN_ZOOM
    while precision > 0 and _tiles(area, precision) > TILES_MAX:
        precision -= 1
    return Grid(precision)


def build_map_body(search_query: SearchQuery, area: MapArea, value_names: ValueNames) -> Body:
    """Courses at campuses, of all courses that are found; only campuses in the area that place and campus admit."""
    admitted = [
        build_campus_clause(group, search_query)
        for group in CAMPUS_GROUPS
        if group in search_query.active_groups
    ]
    grid = choose_grid(area)
    size = round_up_size(value_names.size("campus"))
    parts = {"campuses": _campuses(size)} if grid.lists_campuses else {"tiles": _tiles_counted(grid)}
    inside = {"bool": {"filter": [_in_area(area), *admitted]}}
    shown: Body = {"filter": inside, "aggs": {"courses": {"reverse_nested": {}}, **parts}}
    return {
        "size": 0,
        "query": build_filter_query(search_query),
        "aggs": {"map": {"nested": {"path": "locations"}, "aggs": {"shown": shown}}},
    }


def _campuses(size: int) -> Body:
    """A course is at a campus once: the count of pairs is that of courses."""
    return {"terms": {"field": "locations.campus_id", "size": size}}


def _tiles_counted(grid: Grid) -> Body:
    return {
        "geotile_grid": {"field": "locations.point", "precision": grid.precision, "size": TILES_MAX},
        "aggs": {
            "courses": {"reverse_nested": {}},
            "centre": {"geo_centroid": {"field": "locations.point"}},
            "bounds": {"geo_bounds": {"field": "locations.point", "wrap_longitude": False}},
            # To name the square by: not a count, so the best guess of one shard will do.
            "cities": {"terms": {"field": "locations.city_id", "size": 1}},
            # Two tell whether it is one alone.
            "campuses": {"terms": {"field": "locations.campus_id", "size": 2}},
        },
    }


def _in_area(area: MapArea) -> Body:
    """West beyond east crosses the date line."""
    corners = {
        "top_left": {"lat": area.north, "lon": area.west},
        "bottom_right": {"lat": area.south, "lon": area.east},
    }
    return {"geo_bounding_box": {"locations.point": corners}}


def _tiles(area: MapArea, precision: int) -> int:
    """How many tiles the area touches."""
    across: int = 2**precision
    width = (area.east - area.west) % 360 or (360 if area.east != area.west else 0)
    columns = min(across, floor(width / 360 * across) + 2)
    rows = floor(_down(area.south) * across) - floor(_down(area.north) * across) + 1
    return columns * min(rows, across)


def _down(latitude: float) -> float:
    """How far down the square map a latitude is, from 0 in the north to 1 in the south."""
    within = max(-MERCATOR_LATITUDE_MAX, min(MERCATOR_LATITUDE_MAX, latitude))
    return min(1.0, max(0.0, (1 - asinh(tan(radians(within))) / pi) / 2))
