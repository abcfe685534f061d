"""The towns on the map equal the results of plain SQL, and the name of a region is among its towns."""

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

AREAS = [
    {"south": 50, "west": -6, "north": 59, "east": 2},
    {"south": -90, "west": -180, "north": 90, "east": 180},
    {"south": -50, "west": 160, "north": 0, "east": -150},
    {"south": 0, "west": 0, "north": 0, "east": 0},
]


@pytest.mark.parametrize("area", AREAS)
async def test_the_towns_of_an_area_are_the_largest_ones(
    service: httpx.AsyncClient, connection: psycopg.Connection, area: dict[str, float]
) -> None:
    names = (await service.get("/api/map/names", params=area)).raise_for_status().json()
    rows = connection.cursor(row_factory=dict_row).execute(
        "SELECT name, latitude, longitude, population FROM city ORDER BY population DESC, id"
    )
    crosses = area["west"] > area["east"]
    inside = [
        row
        for row in rows
        if area["south"] <= row["latitude"] <= area["north"]
        and (
            row["longitude"] >= area["west"] or row["longitude"] <= area["east"]
            if crosses
            else area["west"] <= row["longitude"] <= area["east"]
        )
    ]
    assert names["towns"] == inside[:120]


async def test_a_region_is_named_at_the_centre_of_its_towns(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    names = (await service.get("/api/map/names", params=AREAS[1])).raise_for_status().json()
    for region in names["regions"][:5]:
        south, north, west, east = connection.execute(
            "SELECT min(latitude), max(latitude), min(longitude), max(longitude) FROM city "
            "JOIN state ON state.id = state_id WHERE state.name = %s",
            (region["name"],),
        ).fetchall()[0]
        assert south <= region["latitude"] <= north
        assert west <= region["longitude"] <= east


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"south": "x"}, "south"),
        ({"north": 91}, "north"),
        ({"west": "NaN"}, "west"),
        ({"east": "inf"}, "east"),
    ],
)
async def test_an_invalid_area_is_refused_by_name(
    service: httpx.AsyncClient, changes: dict[str, object], field: str
) -> None:
    response = await service.get("/api/map/names", params={**AREAS[0], **changes})  # type: ignore[dict-item]
    assert response.status_code == 422
    assert field in response.text
