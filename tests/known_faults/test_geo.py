"""A known fault of littlenavmap (#1184): at the date line, searches by radius and centres of map clusters were wrong.

The tests show that this product does not have the fault.
"""

import httpx
import psycopg
import pytest

from tests.known_faults.api_calls import call_search, count_courses, read_first_page
from tests.known_faults.catalogue import DATE_LINE_COURSES, DATE_LINE_LATITUDE, DATE_LINE_LONGITUDES

WEST, EAST = DATE_LINE_LONGITUDES
EVERY = sum(len(courses) for courses in DATE_LINE_COURSES.values())


@pytest.mark.parametrize("longitude", [179.9, 179.999, 180.0, -180.0, -179.999, -179.9])
async def test_a_radius_crosses_the_date_line(service: httpx.AsyncClient, longitude: float) -> None:
    around = {"latitude": DATE_LINE_LATITUDE, "longitude": longitude, "distance": 30}
    assert await count_courses(service, google_location=around) == EVERY
    location = {"type": "current_location", **around}
    assert await count_courses(service, location_search=[location]) == EVERY


@pytest.mark.parametrize(("longitude", "near", "far"), [(179.9, WEST, EAST), (-179.9, EAST, WEST)])
async def test_a_short_radius_stays_on_its_side(
    service: httpx.AsyncClient, longitude: float, near: str, far: str
) -> None:
    around = {"latitude": DATE_LINE_LATITUDE, "longitude": longitude, "distance": 10}
    results = await read_first_page(service, google_location=around)
    assert {card["name"] for card in results} == set(DATE_LINE_COURSES[near])
    assert not {card["campus"]["slug"] for card in results} & {far}


async def test_the_distance_across_the_date_line_is_the_shortest(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    rows = connection.execute(
        "SELECT slug, longitude FROM campus WHERE slug = ANY(%s)", ([WEST, EAST],)
    ).fetchall()
    assert dict(rows) == DATE_LINE_LONGITUDES
    for distance, expected in ((10, 0), (20, EVERY)):
        middle = {"latitude": DATE_LINE_LATITUDE + 0.1, "longitude": 180.0, "distance": distance}
        assert await count_courses(service, google_location=middle) == expected


@pytest.mark.parametrize("zoom", [0, 2, 5, 8, 12])
async def test_no_cluster_is_on_the_other_side_of_the_world(service: httpx.AsyncClient, zoom: int) -> None:
    area = {"south": -18, "west": 179, "north": -15, "east": -179, "zoom": zoom}
    filters = {"institutes": {"include": ["university-of-the-line"]}}
    shown = (await call_search(service, filters=filters, map=area, results=False))["map"]
    assert (shown["pair_count"], shown["course_count"]) == (EVERY, EVERY)
    assert sum(each["pair_count"] for each in shown["clusters"]) in (0, EVERY)
    places = [*shown["clusters"], *shown["campuses"]]
    assert {round(abs(each["longitude"]), 2) for each in places} == {179.95}
    assert {each["longitude"] > 0 for each in places} == {True, False}


async def test_unified_search_crosses_the_date_line(service: httpx.AsyncClient) -> None:
    for longitude in (179.9, 180.0, -180.0, -179.9):
        point = {"latitude": DATE_LINE_LATITUDE, "longitude": longitude, "distance_km": 30}
        assert (await call_search(service, filters={"point": point}, results=False))["total"] == EVERY
