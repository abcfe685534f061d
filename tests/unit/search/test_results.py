"""Parsing of Elasticsearch responses: counts, matching campuses, facet pages, and errors for incomplete responses."""

from typing import Any, cast

import orjson
import pytest

from schemas.contracts.unified.facets import SelectionFlags
from schemas.documents.course.document import CardCampus
from search.calls.course_search import compute_last_page, compute_page_slice
from search.elasticsearch_access.client import (
    POINT_IN_TIME_LOST,
    EsResponse,
    IndexSearch,
    PointInTimeSearch,
    check_response,
    should_retry,
)
from search.errors import IncompleteResponse, InvalidFilter, NotReady, PointInTimeExpired, Unavailable
from search.parsing.search_query import Point, SearchQuery
from search.results.course_cards import build_course_cards
from search.results.facet_counts import FacetCounts
from search.results.facet_page import FacetPageRequest
from search.results.location_tree import build_flagged_location_json, build_location_tree
from search.results.matching_campuses import select_matching_campuses
from search.text_folding import fold_text
from tests.unit.search.small_value_names import (
    AUSTRALIA,
    BRISBANE,
    CENTRAL,
    FIJI,
    GEELONG,
    MELBOURNE,
    QUEENSLAND,
    SUVA,
    TONGA,
    VICTORIA,
    build_small_value_names,
    value,
)  # fmt: skip


def terms(error: int = 0, other: int = 0) -> dict[str, Any]:
    bucket = {"key": "61", "doc_count": 9, "courses": {"doc_count": 4}}
    return {"doc_count_error_upper_bound": error, "sum_other_doc_count": other, "buckets": [bucket]}


def test_counts_are_read_from_flat_and_nested_aggregations() -> None:
    responses = [
        {"aggregations": {"disciplines": terms()}},
        {"aggregations": {"cities": {"chosen": {"values": terms()}}}},
    ]
    found = FacetCounts(responses)
    assert found.read_counts("disciplines") == {"61": 9}
    assert found.read_counts("cities") == {"61": 4}


@pytest.mark.parametrize("aggregation", [terms(error=1), terms(other=1), terms(error=-1)])
def test_inexact_counts_raise_an_error(aggregation: dict[str, Any]) -> None:
    with pytest.raises(IncompleteResponse, match="disciplines"):
        FacetCounts([{"aggregations": {"disciplines": aggregation}}]).read_counts("disciplines")


@pytest.mark.parametrize(
    ("response", "error"),
    [
        ({"timed_out": True, "_shards": {"failed": 0}}, IncompleteResponse),
        ({"timed_out": False, "_shards": {"failed": 1}}, IncompleteResponse),
        ({"error": {"type": "index_not_found_exception"}, "status": 404}, NotReady),
        ({"error": {"type": "search_phase_execution_exception"}, "status": 503}, Unavailable),
        ({"error": {"type": "es_rejected_execution_exception"}, "status": 429}, Unavailable),
        ({"error": {"type": "parsing_exception", "reason": "x"}, "status": 400}, RuntimeError),
    ],
)
def test_a_partial_response_raises_an_error(response: EsResponse, error: type[Exception]) -> None:
    with pytest.raises(error):
        check_response(IndexSearch("courses", {}), response)


@pytest.mark.parametrize("lost", sorted(POINT_IN_TIME_LOST))
def test_a_point_in_time_ends_with_its_node(lost: str) -> None:
    """If a node is lost, a search of an index can be repeated on another copy of the shard.

    A point in time uses only one copy. If the node of this copy is lost, the point in time has ended.
    """
    failures = [{"reason": {"type": lost}}]
    part: EsResponse = {"timed_out": False, "_shards": {"failed": 1, "failures": failures}}
    nothing: EsResponse = {"error": {"type": "search_phase", "root_cause": [{"type": lost}]}, "status": 503}
    for response, error in ((part, IncompleteResponse), (nothing, Unavailable)):
        with pytest.raises(PointInTimeExpired):
            check_response(PointInTimeSearch("a", "5m", {}), response)
        with pytest.raises(error):
            check_response(IndexSearch("courses", {}), response)


@pytest.mark.parametrize(
    ("response", "again"),
    [
        ({"timed_out": False, "_shards": {"failed": 1}}, True),
        ({"timed_out": True, "_shards": {"failed": 0}}, False),
        ({"error": {"type": "no_shard_available_action_exception"}, "status": 503}, True),
        ({"error": {"type": "es_rejected_execution_exception"}, "status": 429}, False),
        ({"error": {"type": "parsing_exception"}, "status": 400}, False),
    ],
)
def test_a_search_with_a_failed_shard_is_retried(response: EsResponse, again: bool) -> None:
    """After an overload or a timeout, the search is not retried, because a retry would only add load."""
    assert should_retry(response) == again


def campus(campus_id: int, country: int, city: int, latitude: float, longitude: float) -> CardCampus:
    def named(number: int) -> Any:
        return {"id": number, "slug": "x", "name": "X"}

    return {
        "id": campus_id, "slug": "c", "name": "C", "city": named(city), "state": named(city // 100),
        "country": named(country), "country_iso2": "XX", "latitude": latitude, "longitude": longitude,
    }  # fmt: skip


CAMPUSES = [campus(1, 10, 101, 0.0, 179.95), campus(2, 20, 201, 0.0, -179.99), campus(3, 20, 202, 40.0, 0.0)]


@pytest.mark.parametrize(
    ("search_query", "ids"),
    [
        (SearchQuery(), [1, 2, 3]),
        (SearchQuery(terms={"countries": (20,)}), [2, 3]),
        (SearchQuery(terms={"countries": (10,), "cities": (202,)}), [1, 3]),
        (SearchQuery(terms={"states": (2,), "campuses": (1, 3)}), [3]),
        (SearchQuery(point=Point(0.0, 180.0, 10)), [2, 1]),
        (SearchQuery(point=Point(0.0, -180.0, 500)), [2, 1]),
        (SearchQuery(point=Point(20.0, 0.0, 10)), [3]),
    ],
)
def test_matching_campuses_are_selected(search_query: SearchQuery, ids: list[int]) -> None:
    assert [each["id"] for each in select_matching_campuses(CAMPUSES, search_query)] == ids


def test_the_tree_lists_catalogue_countries_found_places_and_selected_places() -> None:
    counts: dict[str, dict[str, int]] = {
        "countries": {str(AUSTRALIA): 3},
        "states": {str(VICTORIA): 2},
        "cities": {},
    }
    chosen = SearchQuery(terms={"cities": (SUVA,)})
    tree = build_location_tree(build_small_value_names(), [str(AUSTRALIA)], counts, {}, chosen)
    assert [(country["id"], country["course_count"]) for country in tree] == [(AUSTRALIA, 3), (FIJI, 0)]
    assert [(state["id"], state["course_count"]) for state in tree[0]["states"]] == [(VICTORIA, 2)]
    assert [city["id"] for state in tree[1]["states"] for city in state["cities"]] == [SUVA]
    nothing: dict[str, dict[str, int]] = {key: {} for key in counts}
    (country,) = build_location_tree(build_small_value_names(), [str(AUSTRALIA)], nothing, {}, SearchQuery())
    assert (country["id"], country["course_count"], country["states"]) == (AUSTRALIA, 0, [])


def test_the_tree_flags_selected_and_excluded_places() -> None:
    counts: dict[str, dict[str, int]] = {"countries": {str(AUSTRALIA): 3}, "states": {}, "cities": {}}
    search_query = SearchQuery(terms={"cities": (SUVA,)}, excluded={"countries": (AUSTRALIA,)})
    tree = orjson.loads(build_flagged_location_json(build_small_value_names(), (), counts, search_query))
    assert [(each["id"], each["selected"], each["excluded"]) for each in tree] == [
        (AUSTRALIA, False, True),
        (FIJI, False, False),
    ]
    (state,) = tree[1]["states"]
    assert (state["selected"], [each["selected"] for each in state["cities"]]) == (False, [True])
    plain = build_location_tree(build_small_value_names(), (), counts, {}, search_query)
    assert _remove_flags(tree) == _remove_flags(plain)


LYING_IN = {
    VICTORIA: AUSTRALIA, QUEENSLAND: AUSTRALIA, CENTRAL: FIJI,
    MELBOURNE: VICTORIA, GEELONG: VICTORIA, BRISBANE: QUEENSLAND, SUVA: CENTRAL,
}  # fmt: skip
LEVELS = {
    "countries": (AUSTRALIA, FIJI, TONGA),
    "states": (VICTORIA, QUEENSLAND, CENTRAL),
    "cities": (MELBOURNE, GEELONG, BRISBANE, SUVA),
}


def test_the_tree_is_valid_for_every_set_of_places() -> None:
    """The tree of countries, states and cities is right, whichever of these places have courses."""
    value_names = build_small_value_names()
    places = [place for level in LEVELS.values() for place in level]
    for drawn in range(2 ** len(places)):
        found = {place for number, place in enumerate(places) if drawn >> number & 1}
        counts = {
            key: {str(place): 7 * place for place in level if place in found} for key, level in LEVELS.items()
        }
        around = {LYING_IN[place] for place in found if place in LYING_IN}
        around |= {LYING_IN[place] for place in around if place in LYING_IN}
        expected = {(place, 7 * place if place in found else 0) for place in found | around}
        tree = build_location_tree(value_names, (), counts, {}, SearchQuery())
        states = [(country["id"], state) for country in tree for state in country["states"]]
        cities = [(state["id"], city) for _, state in states for city in state["cities"]]
        listed = [
            (each["id"], each["course_count"])
            for level in (tree, [state for _, state in states], [city for _, city in cities])
            for each in cast(list[dict[str, int]], level)
        ]
        assert len(listed) == len(set(listed))
        assert set(listed) == expected
        assert all(LYING_IN[below["id"]] == above for above, below in [*states, *cities])


def _remove_flags(tree: Any) -> Any:
    if isinstance(tree, list):
        return [_remove_flags(each) for each in tree]
    if isinstance(tree, dict):
        return {
            key: _remove_flags(each)
            for key, each in tree.items()
            if key not in {*SelectionFlags.__annotations__, "institute_count"}
        }
    return tree


def test_pages_end_at_ten_thousand_results() -> None:
    assert compute_last_page(27) == 371
    assert compute_page_slice(1, 27) == (0, 27)
    assert compute_page_slice(371, 27) == (9990, 10)
    with pytest.raises(InvalidFilter) as caught:
        compute_page_slice(372, 27)
    assert caught.value.errors[0].field == "page"


def test_a_card_shows_no_excluded_campus() -> None:
    def ids(search_query: SearchQuery) -> list[int]:
        return [each["id"] for each in select_matching_campuses(CAMPUSES, search_query)]

    assert ids(SearchQuery(excluded={"countries": (20,)})) == [1]
    assert ids(SearchQuery(excluded={"campuses": (1,)}, terms={"countries": (10, 20)})) == [2, 3]
    assert ids(SearchQuery(excluded={"cities": (201,)}, point=Point(0.0, 180.0, 10))) == [1]


def test_the_search_of_a_facet_matches_word_prefixes_without_case_and_accents() -> None:
    values = [
        value("institute", n, name) for n, name in enumerate(["ETH Zürich", "King's College", "Øst Skole"])
    ]

    def list_names(search: str) -> list[str]:
        return [each.name for each in FacetPageRequest(search, 1, "/x/").filter_by_text(values)]

    assert list_names("ZURI e") == ["ETH Zürich"]
    assert list_names("kings") == list_names("king's coll") == ["King's College"]
    assert list_names("ost") == ["Øst Skole"]
    assert list_names("ollege") == []
    assert len(list_names(" ")) == 3


def test_the_link_to_the_next_page_keeps_the_search() -> None:
    wanted = FacetPageRequest("a&b c", 1, "/api/x/")
    assert wanted.build_link(28)["next"] == "/api/x/?search=a%26b+c&page=2"
    assert wanted.build_link(27)["next"] is None


def test_folding_removes_case_accents_and_spaces() -> None:
    assert fold_text("  École  d’ÉTÉ, Straße ") == "ecole d'ete, strasse"


@pytest.mark.parametrize(
    ("search_query", "campus_id", "count"),
    [
        (SearchQuery(terms={"countries": (10,)}), 1, 1),
        (SearchQuery(terms={"cities": (999,)}, full=SearchQuery(terms={"countries": (20,)})), 2, 2),
        (SearchQuery(full=SearchQuery(terms={"cities": (999,)})), 1, 3),
        (SearchQuery(terms={"cities": (999,)}, visitor=SearchQuery()), 1, 3),
        (SearchQuery(terms={"cities": (999,)}, visitor=SearchQuery(terms={"cities": (202,)})), 3, 1),
    ],
)
def test_a_card_shows_a_campus_also_when_its_course_lacks_the_place_of_the_text(
    search_query: SearchQuery, campus_id: int, count: int
) -> None:
    card = {
        "facts": '{"id":7',
        "anywhere": '"campus":1,"campus_count":3}',
        "choices": orjson.dumps(
            {"campuses": CAMPUSES, "country": {"id": 1, "slug": "x", "name": "X"}, "institute": {"id": 9}}
        ).decode(),
    }
    (built,) = build_course_cards([{"_source": {"card": card}}], search_query)
    parsed = orjson.loads(orjson.dumps(built))
    assert (parsed["campus"]["id"], parsed["campus_count"]) == (campus_id, count)
    assert parsed["campus"]["institute"] == {"id": 9}
