"""The query parameters of v2/search become the same search query as the request body of the listing.

The path parameters of search-course become terms.
"""

from typing import Any

import pytest

from schemas.contracts.listing.filters import ListingFilters
from schemas.contracts.search_v2 import V2SearchParameters
from schemas.filters.declarations import FILTER_BY_KEY
from schemas.vocabulary.kinds import Order
from search.errors import FieldError, InvalidFilter, NotFound
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.path_values import parse_path_values
from search.parsing.ranges import FEE_LARGEST_PKR
from search.parsing.search_query import Range, SearchQuery
from search.parsing.v2_parameters import PARAMETER_OF_KEY, parse_v2_parameters
from search.results.institute_counts import count_institutes_by_place
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.unit.search.small_value_names import (
    AUSTRALIA,
    MELBOURNE,
    QUEENSLAND,
    VICTORIA,
    build_small_value_names,
    city,
    state,
    value,
)


def parse(**parameters: Any) -> SearchQuery:
    return parse_v2_parameters(V2SearchParameters.model_validate(parameters), build_small_value_names())


def parse_errors(**parameters: Any) -> list[FieldError]:
    with pytest.raises(InvalidFilter) as caught:
        parse(**parameters)
    return list(caught.value.errors)


def test_every_parameter_has_a_key_of_the_listing_body() -> None:
    assert set(PARAMETER_OF_KEY) == set(ListingFilters.model_fields) - {
        "campuses", "english_test", "google_location", "location_search",
    }  # fmt: skip
    assert set(PARAMETER_OF_KEY.values()) == set(V2SearchParameters.model_fields) - {"page", "first_load"}
    assert set(FILTER_BY_KEY) - set(PARAMETER_OF_KEY) == {"campuses", "english_test"}


def test_parameters_give_the_same_query_as_the_body() -> None:
    body = ListingFilters(
        course="nursing", countries=[AUSTRALIA], disciplines=["health", 61], degree_levels_types=[-1],
        degree_levels=["master"], specializations=[911], institutes=[5], intakes=["may", "june"],
        institute_type=["COLLEGE"], panels=["p1"], order=Order.RANKING, fees=[1000, 2000], durations=[0.5, 3],
    )  # fmt: skip
    parameters = {
        "search": "nursing", "country": ["australia"], "discipline": ["health, 61"], "degreelevel_type": ["-1"],
        "degreelevel": ["2"], "specialization": ["sick-nursing"], "institute": ["5"], "intake_month": ["june,may"],
        "institute_type": ["COLLEGE"], "popularity": "p1", "order_by": "5", "fee_range": "1000-2000",
        "course_duration": "0.5-3",
    }  # fmt: skip
    assert parse(**parameters) == parse_listing_filters(body, build_small_value_names())
    assert parse() == SearchQuery()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0-500000", Range(0, 500_000)),
        (" 7-9 ", Range(7, 9)),
        ("500000-", Range(500_000, FEE_LARGEST_PKR)),
        ("-500000", Range(0, 500_000)),
        ("0-5000000", None),
        ("-5000000", None),
    ],
)
def test_fee_ranges_are_parsed(text: str, expected: Range | None) -> None:
    assert parse(fee_range=text).fee == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1-2.5", Range(52, 130)), ("3-", Range(156, None)), ("-2", Range(0, 104)), ("0-5", None), ("-5", None)],
)
def test_durations_are_parsed_into_weeks(text: str, expected: Range | None) -> None:
    assert parse(course_duration=text).duration == expected


@pytest.mark.parametrize(
    "text", ["-", "5", "1–2", "1 - 2", "1-2-3", "a-b", "1.5-2", "+1-2", "١-٢", "1" * 19 + "-"]
)
def test_an_invalid_fee_range_gives_an_error(text: str) -> None:
    (error,) = parse_errors(fee_range=text)
    assert error.field == "fee_range"
    assert "500000-" in error.reason


@pytest.mark.parametrize("text", ["-", "2", "1.-2", ".5-2", "1e1-2", "inf-", "1000-"])
def test_an_invalid_duration_gives_an_error(text: str) -> None:
    (error,) = parse_errors(course_duration=text)
    assert error.field == "course_duration"


def test_an_error_has_the_name_of_the_parameter() -> None:
    assert parse_errors(country=["atlantis"]) == [FieldError("country", "there is no country 'atlantis'")]
    assert [error.field for error in parse_errors(intake_month=["may", "sept"])] == ["intake_month.1"]


def test_path_values_are_resolved() -> None:
    path = {"countries": "australia", "disciplines": "61"}
    terms = parse_path_values(path, build_small_value_names())
    assert terms == {"countries": (AUSTRALIA,), "disciplines": (61,)}
    with pytest.raises(NotFound) as caught:
        parse_path_values({"degree_levels": "wizardry"}, build_small_value_names())
    assert caught.value.errors == (FieldError("degree_level", "there is no degree level 'wizardry'"),)


def test_an_institute_counts_once_in_each_place() -> None:
    """The institute has two campuses in one city and one in another city.

    A campus without a course does not count.
    """
    cairns = 105
    campuses = [(1, 5, MELBOURNE), (2, 5, MELBOURNE), (3, 6, MELBOURNE), (4, 5, cairns), (5, 7, cairns)]
    values = [
        value("country", AUSTRALIA, "Australia", extra={"iso2": "AU"}),
        state(VICTORIA, "Victoria", AUSTRALIA),
        state(QUEENSLAND, "Queensland", AUSTRALIA),
        city(MELBOURNE, "Melbourne", VICTORIA, AUSTRALIA),
        city(cairns, "Cairns", QUEENSLAND, AUSTRALIA),
        *(value("campus", each, "Campus", {"institute": own, "city": at}) for each, own, at in campuses),
    ]
    value_names = ValueNames(VersionStamp("vocabulary-000001", len(values), 1.0, 1.0), values)
    positions = value_names.places.positions
    in_melbourne, in_cairns = positions["city"][str(MELBOURNE)], positions["city"][str(cairns)]
    in_victoria, in_queensland = positions["state"][str(VICTORIA)], positions["state"][str(QUEENSLAND)]
    in_australia = positions["country"][str(AUSTRALIA)]
    newer_than_the_names = "6"
    counts = {"1": 9, "2": 1, "3": 4, "4": 2, newer_than_the_names: 1}
    assert count_institutes_by_place(value_names, counts, SearchQuery()) == {
        in_melbourne: 2, in_victoria: 2, in_cairns: 1, in_queensland: 1, in_australia: 2,
    }  # fmt: skip
    for at_one_campus in (
        SearchQuery(terms={"campuses": (4,)}),
        SearchQuery(excluded={"campuses": (1, 2, 3)}),
    ):
        assert count_institutes_by_place(value_names, counts, at_one_campus) == {
            in_cairns: 1, in_queensland: 1, in_australia: 1,
        }  # fmt: skip
