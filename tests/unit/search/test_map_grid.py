"""The grid that counts campuses on the map."""

import pytest

from schemas.contracts.unified.request import MapArea
from search.requests.map_clusters import TILES_MAX, choose_grid


@pytest.mark.parametrize(
    ("area", "precision"),
    [
        ((-90, -180, 90, 180, 0), 2),
        ((-90, -180, 90, 180, 22), 6),
        ((0, 0, 0, 0, 22), 24),
        ((-40, 170, -10, -170, 4), 6),
        ((-18.2, 178.3, -18.0, 178.6, 13), 15),
    ],
)
def test_the_grid_is_finer_than_the_map_and_has_at_most_4096_tiles(
    area: tuple[float, float, float, float, int], precision: int
) -> None:
    named = dict(zip(("south", "west", "north", "east", "zoom"), area, strict=True))
    grid = choose_grid(MapArea.model_validate(named))
    assert grid.precision == precision
    assert grid.lists_campuses is (precision >= 15)
    assert TILES_MAX == 4**6
