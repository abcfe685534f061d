"""The search plan of a unified search request."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schemas.contracts.course.card import CourseCard
from schemas.contracts.rendered_json import RenderedJson
from schemas.contracts.unified.explanation import CourseExplanation
from schemas.contracts.unified.facets import SearchFacets
from schemas.contracts.unified.histograms import SearchHistograms
from schemas.contracts.unified.interpretation import TextInterpretation
from schemas.contracts.unified.map import SearchMap
from schemas.contracts.unified.request import FeeChoice, HistogramName, SearchRequest
from schemas.experiments.interleaving import Team
from schemas.vocabulary.fee_slider import compute_slider_end_pkr
from search.calls.unified.facets import build_wanted_facets, read_facets, read_histograms
from search.calls.unified.interleaved_pages import (
    build_interleaved_bodies,
    can_interleave,
    read_interleaved_hits,
)
from search.calls.unified.interleaving import Interleaving
from search.calls.unified.page_position import PagePosition
from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import SearchPlan
from search.execution.widening import widen
from search.explanation.matches import read_course_matches
from search.explanation.reasons import build_course_explanation
from search.explanation.requests import build_match_body
from search.parsing.ranges import RUPEE
from search.parsing.search_query import SearchQuery
from search.parsing.unified_request import parse_unified_request
from search.requests.course_page import build_count_body, build_page_bodies, read_total
from search.requests.facets import build_facet_bodies
from search.requests.histograms import LARGEST_FEE
from search.requests.map_clusters import build_map_body
from search.results.course_cards import build_course_cards
from search.results.facet_counts import FacetCounts
from search.results.histograms import compute_fee_step, read_largest_fee
from search.results.map_clusters import read_map
from search.results.text_interpretation import build_text_interpretation
from search.value_names.value_names import ValueNames


@dataclass(frozen=True, slots=True)
class RoundTripResult:
    search_query: SearchQuery
    value_names: ValueNames
    total: int
    interpretation: TextInterpretation | None
    results: list[CourseCard | RenderedJson] | None
    shown: tuple[int, ...]
    """The ids of the courses on the page."""
    last: tuple[Any, ...] | None
    """The sort values of the last course on the page. None if the page is empty."""
    facets: SearchFacets
    histograms: SearchHistograms
    map: SearchMap | None
    explanations: list[CourseExplanation] | None
    largest_fee: int | None
    fee_step: int | None
    """The width of a displayed bar of the fee histogram, in rupees. None if the largest fee was not requested."""
    teams: Mapping[int, Team] | None
    """The teams of the interleaved courses, from the first course to the end of the page. None without interleaving."""


def build_search_query(request: SearchRequest, value_names: ValueNames, *, any_fee: bool) -> SearchQuery:
    """any_fee: whether to ignore the fee filter. A fee in the text then counts."""
    if any_fee:
        filters = request.filters.model_copy(update={"fees": FeeChoice()})
        request = request.model_copy(update={"filters": filters})
    return parse_unified_request(request, value_names)


def build_unified_plan(
    request: SearchRequest,
    position: PagePosition,
    value_names: ValueNames,
    *,
    countries: Iterable[str],
    fee_grain: int,
    any_fee: bool = False,
    steps: int = 0,
    interleaving: Interleaving | None = None,
) -> SearchPlan[RoundTripResult]:
    """Plan the searches of one round trip to Elasticsearch.

    countries: the ids of all countries with a course. The location facet lists all these countries.
    fee_grain: the width of a counted fee interval in rupees. The width of a displayed bar must be a multiple of it.
    any_fee: whether to ignore the fee filter.
    steps: the number of steps by which the search is widened. Each step requires less of the text.
    interleaving: the experiment. If the results are interleaved, the result has only those courses of the page that are
        among the first 100.
    """
    full = build_search_query(request, value_names, any_fee=any_fee)
    search_query = widen(full, steps, value_names)
    interleaving = interleaving if can_interleave(request, search_query) else None
    parts: dict[str, list[Body]] = {
        "hits": _build_hits_bodies(request, position, search_query, interleaving),
        "full": [build_count_body(full)] if search_query.full else [],
        "explained": [build_match_body(request.explain, search_query)] if request.explain else [],
        "largest": [LARGEST_FEE] if _needs_largest_fee(request) else [],
        "map": [build_map_body(search_query, request.map, value_names)] if request.map else [],
        "counted": build_facet_bodies(
            search_query, build_wanted_facets(request, search_query, value_names, fee_grain)
        ),
    }

    def read(responses: Sequence[EsResponse]) -> RoundTripResult:
        rest = iter(responses)
        by_part = {name: [next(rest) for _ in bodies] for name, bodies in parts.items()}
        return _read_parts(by_part, request, position, search_query, value_names, countries, interleaving)

    return SearchPlan([body for bodies in parts.values() for body in bodies], read)


def _read_parts(
    by_part: Mapping[str, Sequence[EsResponse]],
    request: SearchRequest,
    position: PagePosition,
    search_query: SearchQuery,
    value_names: ValueNames,
    countries: Iterable[str],
    interleaving: Interleaving | None,
) -> RoundTripResult:
    """Read the responses. by_part: the responses by the names of `parts` in `build_unified_plan`."""
    found = FacetCounts(by_part["counted"])
    hits, teams = by_part["hits"][0]["hits"]["hits"], None
    if interleaving is not None:
        hits, teams = read_interleaved_hits(by_part["hits"], position, interleaving.seed)
    largest = read_largest_fee(by_part["largest"][0]) if by_part["largest"] else None
    return RoundTripResult(
        search_query=search_query,
        value_names=value_names,
        total=read_total(by_part["hits"][:1] if interleaving else by_part["hits"]),
        interpretation=build_text_interpretation(
            search_query, read_total(by_part["full"]) if by_part["full"] else None, value_names
        ),
        results=build_course_cards(hits, search_query) if request.results else None,
        shown=tuple(int(hit["_id"]) for hit in hits),
        last=tuple(hits[-1]["sort"]) if hits else None,
        facets=read_facets(request, search_query, value_names, found, countries),
        histograms=read_histograms(request, search_query, value_names, found, largest),
        map=read_map(by_part["map"][0], value_names) if request.map else None,
        explanations=_explain_courses(request, search_query, by_part["explained"], value_names),
        largest_fee=largest,
        fee_step=compute_fee_step(compute_slider_end_pkr(largest)) if by_part["largest"] else None,
        teams=teams,
    )


def _explain_courses(
    request: SearchRequest,
    search_query: SearchQuery,
    responses: Sequence[EsResponse],
    value_names: ValueNames,
) -> list[CourseExplanation] | None:
    if not request.explain:
        return None
    matches = {match.source["id"]: match for match in read_course_matches(responses[0])}
    return [
        build_course_explanation(course, matches.get(course), search_query, value_names)
        for course in request.explain
    ]


def is_whole_slider(request: SearchRequest, found: RoundTripResult) -> bool:
    """Whether the fee filter covers the whole slider. Such a filter is ignored, so courses of any fee are found."""
    return _may_be_whole_slider(request) and request.filters.fees.upper == compute_slider_end_pkr(
        found.largest_fee
    )


def _may_be_whole_slider(request: SearchRequest) -> bool:
    fees = request.filters.fees
    in_rupees = fees.currency is None or fees.currency == RUPEE
    return in_rupees and not fees.lower and fees.upper is not None and fees.unknown is None


def _needs_largest_fee(request: SearchRequest) -> bool:
    return HistogramName.FEES in request.histograms or _may_be_whole_slider(request)


def _build_hits_bodies(
    request: SearchRequest,
    position: PagePosition,
    search_query: SearchQuery,
    interleaving: Interleaving | None,
) -> list[Body]:
    if interleaving is not None:
        return build_interleaved_bodies(position, search_query, interleaving.experiment.knobs)
    if not request.results:
        return [build_count_body(search_query)]
    if position.after is None:
        return build_page_bodies(search_query, position.before, position.size)
    page, *count = build_page_bodies(search_query, 0, position.size)
    return [{**page, "search_after": list(position.after)}, *count]
