"""The request body of the course listing becomes a search query. An invalid body raises an error with the key."""

import math
from typing import Any

import pytest

from schemas.contracts.listing.filters import ListingFilters
from schemas.filters.declarations import FILTER_BY_KEY
from search.errors import FieldError, InvalidFilter, UnknownValue
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import Point, Range, SearchQuery
from tests.unit.search.small_value_names import (
    AUSTRALIA,
    BRISBANE,
    FIJI,
    GEELONG,
    MELBOURNE,
    QUEENSLAND,
    SUVA,
    VICTORIA,
    build_small_value_names,
)

POINT = {"latitude": -37.8, "longitude": 144.9, "distance": 50}
POINT_SELECTED = {"type": "current_location", **POINT}


def parse(**body: Any) -> SearchQuery:
    return parse_listing_filters(ListingFilters.model_validate(body), build_small_value_names())


def parse_errors(**body: Any) -> list[FieldError]:
    with pytest.raises(InvalidFilter) as caught:
        parse(**body)
    return list(caught.value.errors)


def test_every_value_filter_is_a_key_of_the_body() -> None:
    assert set(FILTER_BY_KEY) <= set(ListingFilters.model_fields)


def test_ids_digits_slugs_and_old_slugs_resolve_to_the_same_id() -> None:
    same = [parse(specializations=[value]) for value in (911, "911", "nursing", "sick-nursing")]
    assert [search_query.terms for search_query in same] == [{"specializations": (911,)}] * 4


def test_terms_are_distinct_and_sorted() -> None:
    assert parse(disciplines=["health", 61, 91]).terms == {"disciplines": (61, 91)}


def test_level_types_have_negative_ids_and_slugs() -> None:
    assert parse(degree_levels_types=[-1, "postgraduate", "-2"]).terms == {"degree_levels_types": (-2, -1)}


def test_months_panels_and_types_become_terms() -> None:
    search_query = parse(intakes=["september", "january"], panels=["p1"], institute_type=["COLLEGE"])
    assert search_query.terms == {"intakes": (1, 9), "panels": (True,), "institute_type": ("COLLEGE",)}


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("disciplines", "alchemy", "there is no discipline 'alchemy'"),
        ("degree_levels_types", -9, "there is no degree level group '-9'"),
        ("cities", 10**30, f"there is no city '{10**30}'"),
        ("institutes", "9" * 40, f"there is no institute '{'9' * 40}'"),
        ("campuses", "\0", "there is no campus '\0'"),
    ],
)
def test_an_unknown_value_gives_an_error_with_the_key(key: str, value: object, reason: str) -> None:
    with pytest.raises(UnknownValue) as caught:
        parse(**{key: [value]})
    assert caught.value.errors == (FieldError(key, reason),)


def test_an_invalid_month_gives_an_error_with_the_position() -> None:
    assert parse_errors(intakes=["january", "Sept"])[0].field == "intakes.1"


@pytest.mark.parametrize(
    ("fees", "expected"),
    [
        ([0, 5_000_000], None),
        (None, None),
        ([0, 4_999_999], Range(0, 4_999_999)),
        ([1, 5_000_000], Range(1, 5_000_000)),
        ([0, 9_000_000], Range(0, 9_000_000)),
    ],
)
def test_fee_filters_become_ranges(fees: list[int] | None, expected: Range | None) -> None:
    assert parse(fees=fees).fee == expected


@pytest.mark.parametrize(
    ("fees", "reason"),
    [
        ([-2, 10], "value cannot be less than zero"),
        ([-1, 10], "Fee range can not be empty for lower range"),
        ([0, 0], "Fee range can not be empty for Upper range"),
        ([10, 10], "Fee Lower range can not be greater than upper"),
        ([11, 10], "Fee Lower range can not be greater than upper"),
        ([0, 10**16], "the upper end can be at most 1000000000000000"),
    ],
)
def test_invalid_fees_give_an_error(fees: list[int], reason: str) -> None:
    assert parse_errors(fees=fees) == [FieldError("fees", reason)]


@pytest.mark.parametrize(
    ("durations", "expected"),
    [
        ([0, 5], None),
        ([0.5, 5], Range(26, None)),
        ([0, 1.5], Range(0, 78)),
        ([2, 2], Range(104, 104)),
        ([5, 5], Range(260, None)),
    ],
)
def test_duration_filters_become_ranges_in_weeks(durations: list[float], expected: Range | None) -> None:
    assert parse(durations=durations).duration == expected


@pytest.mark.parametrize(
    ("durations", "reason"),
    [
        ([0.2, 1], "a duration is in steps of 0.5 years"),
        ([math.nan, 1], "a duration is in steps of 0.5 years"),
        ([0, math.inf], "a duration is in steps of 0.5 years"),
        ([-0.5, 1], "a duration is from 0 to 5 years"),
        ([0, 5.5], "a duration is from 0 to 5 years"),
        ([3, 2], "the lower end can not be greater than the upper"),
    ],
)
def test_invalid_durations_give_an_error(durations: list[float], reason: str) -> None:
    assert parse_errors(durations=durations) == [FieldError("durations", reason)]


def test_countries_states_and_cities_are_alternatives() -> None:
    terms = parse(countries=["fiji"], states=[VICTORIA], cities=["brisbane"]).terms
    assert terms == {"countries": (FIJI,), "states": (VICTORIA,), "cities": (BRISBANE,)}


def test_location_search_gives_the_same_terms() -> None:
    places = [{"type": "Country", "id": FIJI}, {"type": "City", "slug": "geelong"}, {"type": "any"}]
    assert parse(location_search=places).terms == {"countries": (FIJI,), "cities": (GEELONG,)}


def test_a_region_becomes_the_ids_of_its_countries() -> None:
    search_query = parse(location_search=[{"type": "Region", "slug": "oceania"}])
    assert search_query.terms == {"countries": (AUSTRALIA, FIJI)}


def test_a_region_without_countries_finds_no_course() -> None:
    assert parse(location_search=[{"type": "Region", "id": 2}]).terms == {"countries": ()}


@pytest.mark.parametrize("kind", ["current_location", "auto_location"])
def test_both_location_keys_accept_a_point(kind: str) -> None:
    point = Point(-37.8, 144.9, 50)
    assert parse(google_location=POINT).point == point
    assert parse(location_search=[{**POINT_SELECTED, "type": kind}]).point == point
    assert parse(google_location=POINT, location_search=[{**POINT_SELECTED, "type": kind}]).point == point


def test_both_location_keys_can_select_the_same_places() -> None:
    search_query = parse(
        countries=[AUSTRALIA],
        states=[VICTORIA, QUEENSLAND],
        cities=[MELBOURNE, GEELONG, BRISBANE],
        location_search=[{"type": "Country", "id": AUSTRALIA}],
    )
    assert search_query.terms["countries"] == (AUSTRALIA,)


def test_different_places_give_an_error_for_both_keys() -> None:
    errors = parse_errors(cities=[MELBOURNE], location_search=[{"type": "State", "id": VICTORIA}])
    assert [error.field for error in errors] == ["location_search", "cities"]
    other_distance = {**POINT_SELECTED, "distance": 40}
    errors = parse_errors(google_location=POINT, location_search=[other_distance])
    assert [error.field for error in errors] == ["location_search", "google_location"]


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({"google_location": POINT, "cities": [SUVA]}, ["google_location", "cities"]),
        ({"location_search": [POINT_SELECTED], "countries": [FIJI]}, ["location_search", "countries"]),
        (
            {"location_search": [{"type": "City", "id": SUVA}], "google_location": POINT},
            ["location_search", "google_location"],
        ),
        (
            {"location_search": [{"type": "Region", "id": 1}], "states": [VICTORIA]},
            ["location_search", "states"],
        ),
        (
            {"location_search": [{"type": "Region", "id": 1}, {"type": "City", "id": SUVA}]},
            ["location_search.1", "location_search.0"],
        ),
        (
            {"location_search": [{"type": "any"}, POINT_SELECTED, {**POINT_SELECTED, "latitude": 0}]},
            ["location_search.2", "location_search.1"],
        ),
    ],
)
def test_two_kinds_of_location_give_an_error(body: dict[str, Any], fields: list[str]) -> None:
    assert [error.field for error in parse_errors(**body)] == fields


@pytest.mark.parametrize(
    ("location", "error"),
    [
        ({"type": "City"}, FieldError("location_search.0", "Must choose Location")),
        ({"type": "auto_location", "distance": 50}, FieldError("location_search.0", "Must choose Location")),
        (
            {"type": "current_location", "latitude": 1, "longitude": 1},
            FieldError("location_search.0.distance", "Required filed"),
        ),
        (
            {**POINT_SELECTED, "distance": 60},
            FieldError(
                "location_search.0.distance",
                "a distance is one of 10, 20, 30, 40, 50, 100, 200, 300, 400, 500 km",
            ),
        ),
        (
            {"type": "City", "id": SUVA, "slug": "geelong"},
            FieldError("location_search.0", "id and slug belong to different places"),
        ),
        ({"type": "State", "id": 1}, FieldError("location_search.0", "there is no state '1'")),
    ],
)
def test_an_incomplete_or_contradictory_location_gives_an_error(
    location: dict[str, Any], error: FieldError
) -> None:
    assert parse_errors(location_search=[location]) == [error]
