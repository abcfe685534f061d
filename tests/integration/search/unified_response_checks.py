"""Compares parts of a response of POST /api/search with the results of SQL."""

from collections import defaultdict
from math import floor, log, pi, radians, sin
from typing import Any

import pytest

from schemas.vocabulary.months import MONTHS
from tests.integration.search.conftest import Indexed
from tests.integration.search.random_filters import FIXED_VALUES
from tests.integration.search.random_unified_requests import Area, UnifiedChoice
from tests.integration.search.unified_brute_force import UnifiedBruteForce, build_shown_fee

PLACES = {"countries": "country", "states": "state", "cities": "city"}
HALF_YEARS = "CASE WHEN weeks IS NOT NULL THEN least(weeks / 26, 10) END"
NEAR_AN_EDGE = 1e-6
"""A distance in degrees. Elasticsearch stores points with an error of about a tenth of this distance."""

Json = dict[str, Any]


def compute_slider_end(indexed: Indexed) -> int:
    """Return the end of the site's fee slider: the largest fee in rupees, rounded up to the next half million."""
    row = indexed.connection.execute("SELECT 500000 * ceil(max(fee_pkr) / 500000.0) FROM fact").fetchone()
    assert row is not None
    return int(row[0])


def check_page(result: Json, choice: UnifiedChoice, expected: UnifiedBruteForce, ids: list[int]) -> None:
    size = choice.page_size
    first = (choice.page - 1) * size
    assert result["total"] == len(ids)
    assert result["total_pages"] == -(-len(ids) // size)
    page = [card["id"] for card in result["results"]]
    if choice.text and choice.order == 0:
        assert set(page) <= set(ids)
        assert len(page) == len(ids[first : first + size])
    else:
        assert page == ids[first : first + size]
    campuses_by_course = expected.list_matching_campuses(page)
    for card in result["results"]:
        campuses = campuses_by_course.get(card["id"], [])
        assert card["campus_count"] == len(campuses)
        assert (card["campus"] and card["campus"]["id"]) == (campuses[0] if campuses else None)


def check_places(facets: Json, choice: UnifiedChoice, expected: UnifiedBruteForce) -> None:
    countries = facets["locations"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    for key, listed in zip(PLACES, (countries, states, cities), strict=True):
        assert _list_counts(listed) == expected.count_by_campus_column(PLACES[key], "place")
        depth = list(PLACES).index(choice.body["place_depth"])
        counted = {str(place): count for place, count in _list_counts(listed).items()}
        assert facets["place_counts"][key] == (counted if list(PLACES).index(key) <= depth else None)
        if choice.region is None or key != "countries":
            check_flags(listed, key, choice)


def check_short_facets(facets: Json, choice: UnifiedChoice, expected: UnifiedBruteForce) -> None:
    types = facets["degree_levels"]
    levels = [level for each in types for level in each["degree_levels"]]
    for listed, key, column, group in (
        (types, "degree_levels_types", "level_type", "level"),
        (levels, "degree_levels", "level", "level"),
        (facets["disciplines"], "disciplines", "unnest(disciplines)", "discipline"),
        (facets["institute_types"], "institute_type", "institute_type", "institute type"),
        (facets["study_modes"], "study_mode", "study_mode", "study mode"),
        (facets["languages"], "language", "language", "language"),
        (facets["english_tests"], "english_test", "jsonb_object_keys(english)", "english test"),
    ):
        assert _list_counts(listed) == expected.count_by(column, group)
        check_flags(listed, key, choice)
    today = facets["deadlines"]["today"]
    assert facets["deadlines"] == {
        "today": today,
        "open_count": expected.count("deadline", f"deadline >= date '{today}'"),
        "unknown_count": expected.count("deadline", "deadline IS NULL"),
    }
    months = facets["intakes"]
    assert months.pop("unknown_count") == expected.count("intake", "months = '{}'")
    by_number = [
        {**month, "id": MONTHS.index(month["month"]) + 1} for quarter in months.values() for month in quarter
    ]
    assert len(by_number) == 12
    assert _list_counts(by_number) == expected.count_by("unnest(months)", "intake")
    check_flags(by_number, "intakes", choice)
    assert facets["popular"] == {
        "course_count": expected.count("popular", "popular"),
        "selected": "panels" in choice.included,
        "excluded": "panels" in choice.excluded,
        "interpreted": False,
    }


def check_long_facets(facets: Json, choice: UnifiedChoice, expected: UnifiedBruteForce) -> None:
    """Check the facets that are read in pages: specializations, institutes and campuses.

    Each has a page of values, sorted by number of courses (`results`), and the selected and excluded values (`chosen`).
    """
    counts = {
        "specializations": expected.count_by("unnest(specializations)", "specialization"),
        "institutes": expected.count_by("institute", "institute"),
        "campuses": expected.count_by_campus_column("campus", "campus"),
    }
    disciplines = choice.included.get("disciplines")
    for key, of_values in counts.items():
        facet = facets[key]
        listed_ids = {*choice.included.get(key, ()), *choice.excluded.get(key, ())}
        assert {each["id"] for each in facet["chosen"]} == listed_ids
        check_flags(facet["chosen"], key, choice)
        for each in (*facet["chosen"], *facet["results"]):
            assert each["course_count"] == of_values.get(each["id"], 0)
        if key != "specializations" or disciplines is None:
            assert facet["count"] == len({*of_values, *listed_ids})
            top = sorted(of_values.values(), reverse=True) + [0] * len(listed_ids - of_values.keys())
            assert [each["course_count"] for each in facet["results"]] == top[:27]


def check_histograms(
    histograms: Json, choice: UnifiedChoice, expected: UnifiedBruteForce, slider_end: int
) -> None:
    fees = histograms["fees"]
    step, rate = fees["step"], choice.histogram_rate
    if rate:
        assert len(fees["buckets"]) * step == fees["max"]
        last = len(fees["buckets"]) - 1
        number = f"CASE WHEN fee_pkr IS NOT NULL THEN least(floor({build_shown_fee(rate)} / {step}), {last})::int END"
    else:
        assert fees["max"] == slider_end
        assert fees["buckets"][-1]["lower"] <= slider_end <= fees["buckets"][-1]["upper"]
        assert len(fees["buckets"]) <= 41
        number = f"fee_pkr / {step}"
    assert {
        each["lower"] // step: each["course_count"] for each in fees["buckets"] if each["course_count"]
    } == (expected.count_by(number, "fee"))
    assert fees["unknown_count"] == expected.count("fee", "fee_pkr IS NULL")
    durations = histograms["durations"]
    counts = {
        each["lower"] * 2: each["course_count"] for each in durations["buckets"] if each["course_count"]
    }
    assert counts == expected.count_by(HALF_YEARS, "duration")
    for each in durations["buckets"]:
        lower = f"weeks >= {each['lower']} * 52"
        within = lower if each["upper"] in (None, 5) else f"{lower} AND weeks <= {each['upper']} * 52"
        assert each["closed_count"] == expected.count("duration", within)
    assert durations["unknown_count"] == expected.count("duration", "weeks IS NULL")


def check_advice(
    relaxed: list[Json] | None, choice: UnifiedChoice, expected: UnifiedBruteForce, ids: list[int]
) -> None:
    if ids:
        assert relaxed is None
        return
    assert relaxed is not None
    counts = [each["course_count"] for each in relaxed]
    assert counts == sorted(counts, reverse=True)
    assert {each["filter"]: each["course_count"] for each in relaxed} == {
        name: expected.count(name) for name in expected.filters
    }
    listed_ids = {key.removeprefix("filters.") for each in relaxed for key in each["keys"]}
    assert {*choice.included, *choice.excluded} <= listed_ids


def is_map_on_an_edge(choice: UnifiedChoice, expected: UnifiedBruteForce) -> bool:
    """True if a found campus in the map area is less than NEAR_AN_EDGE from an edge of the area or of a map tile.

    Rounding then decides if the campus is inside, so tests leave such a map out.
    """
    area = choice.area
    assert area is not None
    pairs = expected.list_pairs(area)
    return any(_is_on_an_edge(latitude, longitude, area) for _, _, latitude, longitude in pairs)


def check_map(shown: Json, choice: UnifiedChoice, expected: UnifiedBruteForce) -> None:
    area = choice.area
    assert area is not None
    pairs = expected.list_pairs(area)
    assert shown["pair_count"] == len(pairs)
    assert shown["course_count"] == len({course for course, *_ in pairs})
    if shown["campuses"] or not shown["clusters"]:
        courses: dict[int, set[int]] = defaultdict(set)
        for course, campus, *_ in pairs:
            courses[campus].add(course)
        assert {each["id"]: each["course_count"] for each in shown["campuses"]} == {
            campus: len(ids) for campus, ids in courses.items()
        }
        return
    _check_clusters(shown["clusters"], pairs, area)


def _check_clusters(clusters: list[Json], pairs: list[tuple[int, int, float, float]], area: Area) -> None:
    precision = int(clusters[0]["tile"].split("/")[0])
    assert precision <= area.zoom + 2
    tiles: dict[str, list[tuple[int, int, float, float]]] = defaultdict(list)
    for pair in pairs:
        tiles[compute_tile(pair[2], pair[3], precision)].append(pair)
    assert {each["tile"] for each in clusters} == set(tiles)
    for cluster in clusters:
        inside = tiles[cluster["tile"]]
        latitudes, longitudes = [pair[2] for pair in inside], [pair[3] for pair in inside]
        assert cluster["pair_count"] == len(inside)
        assert cluster["course_count"] == len({pair[0] for pair in inside})
        campuses = {pair[1] for pair in inside}
        assert (cluster["campus"] and {cluster["campus"]["id"]}) == (campuses if len(campuses) == 1 else None)
        assert cluster["latitude"] == pytest.approx(sum(latitudes) / len(inside), abs=1e-5)
        assert cluster["longitude"] == pytest.approx(sum(longitudes) / len(inside), abs=1e-5)
        assert list(cluster["bounds"].values()) == pytest.approx(
            [min(latitudes), min(longitudes), max(latitudes), max(longitudes)], abs=NEAR_AN_EDGE
        )


def compute_tile(latitude: float, longitude: float, precision: int) -> str:
    """Return the map tile that contains the point, as "zoom/column/row". precision: the zoom."""
    across = 2**precision
    column = floor((longitude + 180) / 360 * across)
    height = sin(radians(latitude))
    row = floor((0.5 - log((1 + height) / (1 - height)) / (4 * pi)) * across)
    column, row = (max(0, min(across - 1, each)) for each in (column, row))
    return f"{precision}/{column}/{row}"


def _is_on_an_edge(latitude: float, longitude: float, area: Area) -> bool:
    """True if the point is less than NEAR_AN_EDGE from an edge of the map area or of a map tile."""
    sides = ((latitude, area.south), (latitude, area.north), (longitude, area.west), (longitude, area.east))
    if any(abs(value - side) < NEAR_AN_EDGE for value, side in sides):
        return True
    around = [(latitude + north, longitude + east) for north in _NEARBY for east in _NEARBY]
    return len({compute_tile(*point, min(area.zoom + 2, 24)) for point in around}) > 1


_NEARBY = (-NEAR_AN_EDGE, NEAR_AN_EDGE)


def check_flags(listed: list[Json], key: str, choice: UnifiedChoice) -> None:
    """Check that exactly the selected values have the flag `selected`, and exactly the excluded values `excluded`."""
    by_id = "slug" if key in FIXED_VALUES else "id"
    assert {each[by_id] for each in listed if each["selected"]} == set(choice.included.get(key, ()))
    assert {each[by_id] for each in listed if each["excluded"]} == set(choice.excluded.get(key, ()))


def _list_counts(listed: list[Json]) -> dict[Any, int]:
    """Return the numbers of courses by id, or by slug if the values have no id. Values without courses are left out."""
    names = [each.get("id", each.get("slug")) for each in listed]
    assert len(set(names)) == len(names)
    counts = [each.get("course_count", each.get("courses_count")) for each in listed]
    return {name: count for name, count in zip(names, counts, strict=True) if count}
