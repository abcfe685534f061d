"""Each declared filter has all of its parts. A failing test names the filter and the missing parts.

The parts are: the mapping, a value in a golden document (built from an example row), the keys in the requests, the
facet in the response, and a place in the random requests that are compared with SQL.
"""

import json
from collections.abc import Callable, Iterator
from decimal import Decimal
from functools import lru_cache
from typing import Any, TypeVar, get_type_hints
from unittest.mock import create_autospec

import psycopg
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import find as find_example
from hypothesis.errors import NoSuchExample
from hypothesis.strategies import SearchStrategy

from indexer.indexing.documents.course.mapping import COURSE_MAPPING
from indexer.indexing.extraction.golden_documents import COURSE_IDS, build_golden_documents
from schemas.contracts.listing.filters import ListingFilters
from schemas.contracts.search_v2 import V2SearchParameters
from schemas.contracts.unified.facets import SearchFacets
from schemas.contracts.unified.request import SearchFilters
from schemas.filters.declarations import RANGE_FILTERS, VALUE_FILTERS, RangeFilter, ValueFilter
from tests.integration.search.facts import FilterValue, Pools
from tests.integration.search.random_filters import PLACE_KEYS, PLAIN_KEYS, draw_choices
from tests.integration.search.random_unified_requests import UnifiedChoice, draw_unified_choices
from tests.integration.search.unified_brute_force import UnifiedBruteForce

T = TypeVar("T")
SLIDER_END = 5_000_000
POOLS = Pools(
    values={
        key: [FilterValue(1, "one"), FilterValue(2, "two")] for key in (*PLAIN_KEYS, *PLACE_KEYS, "regions")
    },
    points=[(-33.9, 151.2)],
    fees=[1_000_000],
    rates={"AUD": Decimal(185)},
    words=["nursing"],
)
DECLARED: tuple[ValueFilter | RangeFilter, ...] = (*VALUE_FILTERS, *RANGE_FILTERS)


@pytest.mark.parametrize("declared", DECLARED, ids=[each.key for each in DECLARED])
def test_a_declared_filter_has_all_parts(declared: ValueFilter | RangeFilter) -> None:
    missing = [part for part, is_there in _list_parts(declared) if not is_there]
    assert missing == [], f"the filter '{declared.key}' lacks: {', '.join(missing)}"


def _list_parts(declared: ValueFilter | RangeFilter) -> Iterator[tuple[str, bool]]:
    """Yield the name of each part, and whether the filter has the part."""
    fields = COURSE_MAPPING["properties"]
    yield f"the field {declared.field} in the mapping", declared.field in fields
    yield f"a value of {declared.field} in a golden document", _has_golden_value(declared.field)
    yield "its key in POST /api/search", declared.key in SearchFilters.model_fields
    if declared.v2_parameter is not None:
        yield (
            f"its parameter {declared.v2_parameter} in v2/search",
            declared.v2_parameter in V2SearchParameters.model_fields,
        )
    if isinstance(declared, ValueFilter):
        yield "its key in the body of the listing", declared.key in ListingFilters.model_fields
        yield f"its facet {declared.facet} in the response", declared.facet in get_type_hints(SearchFacets)
        yield "random requests of the listing", _is_in_random_listing(declared.key)
        if declared.nested_field is not None:
            campus = fields["locations"]["properties"]
            yield (
                f"the field {declared.nested_field} in the mapping",
                declared.nested_field.partition(".")[2] in campus,
            )
    choice = _find_unified_choice(declared.key)
    yield "random requests of POST /api/search", choice is not None
    yield "a condition in the SQL of the comparison", choice is not None and _has_condition(declared, choice)


@lru_cache
def _read_golden_courses() -> list[dict[str, Any]]:
    courses = build_golden_documents()["courses"]
    return [json.loads(courses[str(course)]) for course in COURSE_IDS]


def _has_golden_value(field: str) -> bool:
    return any(course.get(field) not in (None, []) for course in _read_golden_courses())


def _is_in_random_listing(key: str) -> bool:
    return _find(draw_choices(POOLS, with_text=False), lambda choice: bool(choice.body.get(key))) is not None


def _find_unified_choice(key: str) -> UnifiedChoice | None:
    return _find(
        draw_unified_choices(POOLS, SLIDER_END, with_text=False),
        lambda choice: _has_filter(choice.body["filters"].get(key)),
    )


def _has_filter(drawn: dict[str, Any] | None) -> bool:
    """Whether a random request selects values of a filter, or a part of its range."""
    given = drawn or {}
    return any(given.get(side) for side in ("include", "exclude", "lower", "earliest"))


def _has_condition(declared: ValueFilter | RangeFilter, choice: UnifiedChoice) -> bool:
    unused = create_autospec(
        psycopg.Connection, instance=True
    )  # Building the SQL conditions needs no database.
    brute_force = UnifiedBruteForce(unused, choice, None, SLIDER_END)
    return declared.group.value in brute_force.filters


def _find(strategy: SearchStrategy[T], condition: Callable[[T], bool]) -> T | None:
    """Return a random example that meets the condition, or None if there is none among 2,000 examples."""
    options = settings(
        max_examples=2_000,
        phases=[Phase.generate],
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    try:
        return find_example(strategy, condition, settings=options)
    except NoSuchExample:
        return None
