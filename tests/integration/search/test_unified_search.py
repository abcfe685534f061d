"""For random requests, the parts of the response of POST /api/search equal the results of SQL.

For a request with a text, SQL uses the ids of the courses that Elasticsearch finds for the text.
"""

import httpx
import pytest
from hypothesis import assume, event, given, note
from hypothesis import strategies as st

from tests.integration.search.conftest import Indexed
from tests.integration.search.random_unified_requests import draw_unified_choices
from tests.integration.search.test_equals_brute_force import EXAMPLES, find_ids_of_text
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

pytestmark = pytest.mark.timeout(1800)


@EXAMPLES
@given(data=st.data())
async def test_filters_give_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_response(indexed, service, data, with_text=False)


@EXAMPLES
@given(data=st.data())
async def test_text_and_filters_give_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject
) -> None:
    await _check_response(indexed, service, data, with_text=True)


async def _check_response(
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
