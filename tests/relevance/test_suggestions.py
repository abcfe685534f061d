"""Place suggestions: from the first letter, with typos, in any script, near a point, and with course counts."""

from typing import Any

import httpx
import psycopg
import pytest

from schemas.geography import compute_distance_km
from search.text_folding import fold_text
from tests.contract.test_invalid_requests import HOSTILE
from tests.relevance.place_suggestions import list_addresses, suggest_places

SYDNEY = "Sydney, New South Wales, Australia"
SIALKOT_ID = 1164909


@pytest.mark.parametrize("letter", "abcdefghijklmnoprstuvwyz")
async def test_the_first_letter_is_enough(service: httpx.AsyncClient, letter: str) -> None:
    """There are ten suggestions, and the first suggestion begins with the letter.

    Places with courses come before places without courses, if both begin with the letter.
    """
    results = await suggest_places(service, letter)
    assert len(results) == 10
    with_prefix = [each for each in results if fold_text(each["name"]).startswith(letter)]
    assert with_prefix[0] == results[0]
    has_courses = [bool(each["course_count"]) for each in with_prefix]
    assert has_courses == sorted(has_courses, reverse=True)
    assert has_courses[0]


@pytest.mark.parametrize(
    "typed", ["syd", "sydn", "Sydney", "SYDNEY", " sydney ", "sydney, australia", "sydney nsw"]
)
async def test_the_typed_city_comes_first(service: httpx.AsyncClient, typed: str) -> None:
    first = (await suggest_places(service, typed))[0]
    assert (first["address"], first["type"], first["kind"]) == (SYDNEY, "City", "city")
    assert first["slug"] == "sydney"
    assert first["course_count"] > 0
    assert (first["state_name"], first["country_name"]) == ("New South Wales", "Australia")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("sydny", SYDNEY), ("sdyney", SYDNEY), ("melborne", "Melbourne, Victoria, Australia"),
        ("manchestr", "Manchester, England, United Kingdom"), ("tornto", "Toronto, Ontario, Canada"),
        ("melborn", "Melbourne, Victoria, Australia"),
        ("austrlia", "Australia"), ("untied kingdom", "United Kingdom"), ("germny", "Germany"),
        ("lahroe", "Lahore, Punjab, Pakistan"),
    ],
)  # fmt: skip
async def test_typos_find_the_place(service: httpx.AsyncClient, typed: str, expected: str) -> None:
    assert expected in list_addresses(await suggest_places(service, typed))[:3]


async def test_short_words_and_first_letters_match_exactly(service: httpx.AsyncClient) -> None:
    assert SYDNEY not in list_addresses(await suggest_places(service, "sdy", limit=20))
    assert SYDNEY not in list_addresses(await suggest_places(service, "tydney", limit=20))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("سڈنی", SYDNEY), ("سيدني", SYDNEY), ("悉尼", SYDNEY), ("Сидней", SYDNEY), ("सिडनी", SYDNEY),
        ("سڈ", SYDNEY), ("悉", SYDNEY), ("Сидн", SYDNEY),
        ("آسٹریلیا", "Australia"), ("أستراليا", "Australia"), ("澳大利亚", "Australia"), ("Австралия", "Australia"),
        ("لندن", "London, England, United Kingdom"), ("لاہور", "Lahore, Punjab, Pakistan"),
        ("برطانیہ", "United Kingdom"), ("München", "Munich, Bavaria, Germany"), ("Deutschland", "Germany"),
    ],
)  # fmt: skip
async def test_names_in_other_scripts_find_the_place(
    service: httpx.AsyncClient, typed: str, expected: str
) -> None:
    assert expected in list_addresses(await suggest_places(service, typed))[:3]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Malmö", "Malmo"), ("MONTRÉAL", "montreal"), ("Zürich", "zurich"), ("São Paulo", "sao paulo")],
)
async def test_names_match_with_and_without_accents(service: httpx.AsyncClient, one: str, other: str) -> None:
    with_accents, without = await suggest_places(service, one), await suggest_places(service, other)
    assert with_accents == without != []


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("UK", "United Kingdom"), ("usa", "United States"), ("UAE", "United Arab Emirates"), ("holland", "Netherlands"),
        ("europe", "Europe"), ("nsw", "New South Wales, Australia"), ("new south", "New South Wales, Australia"),
        ("london canada", "London, Ontario, Canada"), ("london uk", "London, England, United Kingdom"),
        ("cambridge ma", "Cambridge, Massachusetts, United States"),
    ],
)  # fmt: skip
async def test_short_forms_and_containing_places_find_the_place(
    service: httpx.AsyncClient, typed: str, expected: str
) -> None:
    assert list_addresses(await suggest_places(service, typed))[0] == expected


async def test_places_with_equal_names_are_sorted_by_their_courses(service: httpx.AsyncClient) -> None:
    """The test takes the suggested names for each letter, and adds Cambridge and London to each letter.

    More than 25 of the lookups find several places of the catalogue with the same name.
    """
    shared = 0
    for letter in "abcdefghijklmnopqrstuvwyz":
        names = {each["name"] for each in await suggest_places(service, letter, limit=20)}
        for name in names | {"Cambridge", "London"}:
            results = await suggest_places(service, name)
            counts = [
                each["course_count"] for each in results if each["kind"] != "town" and each["name"] == name
            ]
            assert counts == sorted(counts, reverse=True), name
            shared += len(counts) > 1
    assert shared > 25


async def test_a_whole_name_has_no_guess_behind_it(service: httpx.AsyncClient) -> None:
    hong_kong = list_addresses(await suggest_places(service, "Hong Kong", limit=20))
    assert hong_kong[0] == "Hong Kong"
    assert all("Hong Kong" in address for address in hong_kong)
    assert list_addresses(await suggest_places(service, "germany", limit=20)) == ["Germany"]
    # Cologne has no courses in the sample. The other places have a name with the whole word: Köln-Porz, Köln-Deutz.
    assert list_addresses(await suggest_places(service, "köln", limit=20)) == [
        "Köln, North Rhine-Westphalia, Germany",
        "Porz am Rhein, North Rhine-Westphalia, Germany",
        "Kolín, Central Bohemia, Czechia",
        "Deutz, North Rhine-Westphalia, Germany",
    ]


async def test_the_whole_name_of_a_small_town_may_be_a_typo(service: httpx.AsyncClient) -> None:
    assert list_addresses(await suggest_places(service, "Sidney", limit=20))[0] == SYDNEY


@pytest.mark.parametrize("typed", ["", " ", "?!", "🎓", "\0", "xqzv", "qqqqqqqq", "sydney xqzv"])
async def test_no_match_is_an_empty_list(service: httpx.AsyncClient, typed: str) -> None:
    assert await suggest_places(service, typed) == []


async def test_a_town_without_courses_is_a_point(service: httpx.AsyncClient) -> None:
    towns = [each for each in await suggest_places(service, "sialk") if each["kind"] == "town"]
    assert list_addresses(towns) == ["Sialkot, Punjab, Pakistan"]
    (town,) = towns
    assert (town["type"], town["slug"], town["course_count"]) == ("auto_location", None, None)
    assert town["id"] == SIALKOT_ID
    assert (round(town["latitude"]), round(town["longitude"])) == (32, 75)
    assert town["distance_km"] is None


async def test_the_nearest_place_comes_first(service: httpx.AsyncClient) -> None:
    point = {"latitude": -37.8, "longitude": 144.96}
    results = await suggest_places(service, "s", limit=20, **point)
    distances = [each["distance_km"] for each in results]
    assert len(results) == 20
    assert distances == sorted(distances)
    for each in results:
        measured = compute_distance_km(
            point["latitude"], point["longitude"], each["latitude"], each["longitude"]
        )
        assert abs(measured - each["distance_km"]) <= 0.06


async def test_near_a_point_similar_names_come_after_equal_ones(service: httpx.AsyncClient) -> None:
    results = await suggest_places(service, "london", latitude=43.0, longitude=-81.2)
    assert results[0]["address"] == "London, Ontario, Canada"
    assert results[0]["distance_km"] < 10


async def test_counts_are_those_of_the_location_facet(service: httpx.AsyncClient) -> None:
    facets = (await service.post("/api/course/base_filters/", json={})).json()["locations"]
    expected: dict[tuple[str, int], int] = {}
    for country in facets:
        expected["Country", country["id"]] = country["course_count"]
        for state in country["states"]:
            expected["State", state["id"]] = state["course_count"]
            expected |= {("City", city["id"]): city["course_count"] for city in state["cities"]}
    seen: dict[tuple[str, int], int] = {}
    for letter in "abcdefghijklmnopqrstuvwyz":
        for near in ({}, {"latitude": 50.0, "longitude": 5.0}):
            results = await suggest_places(service, letter, limit=20, **near)
            seen |= {
                (each["type"], each["id"]): each["course_count"] for each in results if each["kind"] != "town"
            }
    counted = {place: count for place, count in seen.items() if place[0] != "Region"}
    assert len(counted) > 200
    assert counted == {place: expected.get(place, 0) for place in counted}


async def test_a_region_counts_as_its_filter_does(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        regions = connection.execute(
            "SELECT region.id, region.name, count(DISTINCT course_campus.course_id) FROM region "
            "JOIN region_country ON region_id = region.id JOIN city USING (country_id) "
            "JOIN campus ON city_id = city.id AND campus.status = 'published' "
            "JOIN course_campus ON campus_id = campus.id JOIN published_course ON published_course.id = course_id "
            "GROUP BY region.id"
        ).fetchall()
    assert len(regions) >= 5
    for region_id, name, courses in regions:
        first = (await suggest_places(service, name))[0]
        assert (first["type"], first["id"], first["course_count"]) == ("Region", region_id, courses)


async def test_a_suggestion_filters_the_listing(service: httpx.AsyncClient) -> None:
    """The filter `location_search` accepts a suggestion: the id of a place with courses, or a point with a distance."""
    for text in ("europe", "austral", "new south", "sydney"):
        first = (await suggest_places(service, text))[0]
        chosen = {"type": first["type"], "id": first["id"], "slug": first["slug"]}
        page = await service.post("/api/course/course_search/", json={"location_search": [chosen]})
        assert page.json()["count"] == first["course_count"] > 0
    town = (await suggest_places(service, "sialkot"))[0]
    point: dict[str, Any] = {key: town[key] for key in ("type", "latitude", "longitude", "address")}
    page = await service.post(
        "/api/course/course_search/", json={"location_search": [{**point, "distance": 500}]}
    )
    assert page.status_code == 200, page.text
    assert page.json()["count"] > 0


@pytest.mark.parametrize("text", HOSTILE)
async def test_special_characters_are_searched_as_text(service: httpx.AsyncClient, text: str) -> None:
    assert isinstance(await suggest_places(service, text), list)


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ({"search": "x" * 301}, "search"),
        ({"search": "s", "limit": 0}, "limit"),
        ({"search": "s", "limit": 21}, "limit"),
        ({"search": "s", "limit": "ten"}, "limit"),
        ({"search": "s", "latitude": 91, "longitude": 0}, "latitude"),
        ({"search": "s", "latitude": 0}, "longitude"),
        ({"search": "s", "longitude": 0}, "latitude"),
        ({"search": "s", "latitude": "nan", "longitude": 0}, "latitude"),
    ],
)
async def test_an_error_names_the_invalid_parameter(
    service: httpx.AsyncClient, query: dict[str, Any], named: str
) -> None:
    response = await service.get("/api/location-auto-suggestion", params=query)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [named]
