"""For random requests, the responses of the service equal the results of SQL.

The requests are sent to the unified search (POST /api/search) and to the older calls under `/api/course/`. For a
request with a text, SQL uses the ids of the courses that Elasticsearch finds for the text.
"""

import os

import httpx
import pytest
from hypothesis import HealthCheck, assume, event, given, note, settings
from hypothesis import strategies as st

from search.parsing.search_query import SearchQuery
from search.parsing.search_text import parse_text
from search.requests.filter_clauses import build_filter_query
from tests.integration.search.brute_force import BruteForce
from tests.integration.search.conftest import Indexed
from tests.integration.search.older_call_checks import (
    check_base_filters,
    check_institutes,
    check_months,
    check_specializations,
)
from tests.integration.search.older_call_checks import (
    check_page as check_course_page,
)
from tests.integration.search.random_filters import Choice, draw_choices
from tests.integration.search.random_unified_requests import draw_unified_choices
from tests.integration.search.unified_brute_force import UnifiedBruteForce
from tests.integration.search.unified_response_checks import (
    check_advice,
    check_histograms,
    check_long_facets,
    check_map,
    check_page,
    check_places,
    check_short_facets,
    compute_slider_end,
    is_map_on_an_edge,
)

EXAMPLES_OF_EACH = int(os.environ.get("BRUTE_FORCE_EXAMPLES", "40"))
"""The number of random requests for each test and catalogue. `make brute-force` sends more."""
EXAMPLES = settings(
    max_examples=EXAMPLES_OF_EACH,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)

pytestmark = pytest.mark.timeout(1800)


@EXAMPLES
@given(data=st.data())
async def test_older_calls_with_filters_give_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_older_calls(indexed, service, data.draw(draw_choices(indexed.pools, with_text=False)))


@EXAMPLES
@given(data=st.data())
async def test_older_calls_with_text_and_filters_give_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_older_calls(indexed, service, data.draw(draw_choices(indexed.pools, with_text=True)))


@EXAMPLES
@given(data=st.data())
async def test_the_unified_search_with_filters_gives_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_unified_search(indexed, service, data, with_text=False)


@EXAMPLES
@given(data=st.data())
async def test_the_unified_search_with_text_and_filters_gives_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_unified_search(indexed, service, data, with_text=True)


async def _check_older_calls(indexed: Indexed, service: httpx.AsyncClient, choice: Choice) -> None:
    note(f"body: {choice.body}")
    text_ids = find_ids_of_text(indexed, choice.text) if choice.text else None
    expected = BruteForce(indexed.connection, choice, text_ids)
    assume(not expected.is_on_the_edge())
    ids = expected.list_ids()
    event("nothing found" if not ids else "something found")
    await check_course_page(service, choice, expected, ids)
    await check_base_filters(service, choice, expected)
    await check_months(service, choice, expected)
    await check_specializations(indexed, service, choice, expected)
    await check_institutes(indexed, service, choice, expected)


async def _check_unified_search(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject, *, with_text: bool
) -> None:
    slider_end = compute_slider_end(indexed)
    choice = data.draw(draw_unified_choices(indexed.pools, slider_end, with_text=with_text))
    note(f"body: {choice.body}")
    text_ids = find_ids_of_text(indexed, choice.text) if choice.text else None
    expected = UnifiedBruteForce(indexed.connection, choice, text_ids, slider_end)
    assume(not expected.is_on_the_edge())
    assume(not is_map_on_an_edge(choice, expected))
    response = await service.post("/api/search", json=choice.body)
    assert response.status_code == 200, response.text
    result = response.json()
    ids = expected.list_ids()
    event("nothing found" if not ids else "something found")
    check_page(result, choice, expected, ids)
    check_places(result["facets"], choice, expected)
    check_short_facets(result["facets"], choice, expected)
    check_long_facets(result["facets"], choice, expected)
    check_histograms(result["histograms"], choice, expected, slider_end)
    check_advice(result["relax"], choice, expected, ids)
    check_map(result["map"], choice, expected)


def find_ids_of_text(indexed: Indexed, text: str) -> list[int]:
    """Return the ids of all courses that Elasticsearch finds for the text alone."""
    query, found, after = build_filter_query(SearchQuery(text=parse_text(text))), [], None
    while True:
        hits = indexed.elasticsearch.search(
            index="courses", query=query, size=10_000, sort=[{"id": "asc"}], source=False, search_after=after
        )["hits"]["hits"]
        found += [int(hit["_id"]) for hit in hits]
        if len(hits) < 10_000:
            return found
        after = hits[-1]["sort"]
