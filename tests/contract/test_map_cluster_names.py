"""A map cluster has the name of the smallest place with more than half of its courses."""

from collections import Counter, defaultdict

import httpx
import psycopg
import pytest

from tests.integration.search.unified_response_checks import compute_tile

PAIRS = """
SELECT campus.latitude, campus.longitude, city.name, state.name, country.name
FROM published_course AS published
JOIN course_campus ON course_campus.course_id = published.id
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
"""


def find_majority(places: list[tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the smallest place with more than half of `places`, or None.

    A place is a tuple such as (city, state, country).
    """
    for depth in range(3):
        place, count = Counter(each[depth:] for each in places).most_common(1)[0]
        if 2 * count > len(places):
            return place
    return None


@pytest.mark.parametrize("zoom", [0, 2, 4, 7])
async def test_a_cluster_is_named_after_the_smallest_place_with_most_of_its_courses(
    service: httpx.AsyncClient, sample_database_url: str, zoom: int
) -> None:
    area = {"south": -90, "west": -180, "north": 90, "east": 180, "zoom": zoom}
    response = (await service.post("/api/search", json={"results": False, "map": area})).raise_for_status()
    clusters = response.json()["map"]["clusters"]
    precision = int(clusters[0]["tile"].split("/")[0])
    tiles: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    with psycopg.connect(sample_database_url) as connection:
        pairs = connection.execute(PAIRS).fetchall()
    for latitude, longitude, *places in pairs:
        tiles[compute_tile(latitude, longitude, precision)].append(tuple(places))
    named = {"city": 3, "state": 2, "country": 1}
    for cluster in clusters:
        place, majority = cluster["place"], find_majority(tiles[cluster["tile"]])
        assert (place and place["name"]) == (majority and majority[0]), cluster
        if place:
            assert (named[place["kind"]], place["country_name"]) == (
                len(majority or ()),
                (majority or ("",))[-1],
            )
    assert any(cluster["place"] for cluster in clusters)
