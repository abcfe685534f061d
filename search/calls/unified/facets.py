"""Builds the requests for the facets and histograms of the unified search, and reads the responses."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import TypeVar

import orjson

from schemas.contracts.rendered_json import RenderedJson
from schemas.contracts.unified.facets import (
    DegreeLevelGroupOption,
    DisciplineOption,
    IntakeOptions,
    PlaceCounts,
    PopularOption,
    SearchFacets,
)
from schemas.contracts.unified.histograms import FeeHistogram, SearchHistograms
from schemas.contracts.unified.request import HistogramName, SearchRequest
from schemas.filters.declarations import FILTERS_BY_FACET, PLACE_KINDS, FacetName, FilterGroup
from search.parsing.deadlines import read_today
from search.parsing.fee_steps import FeeSteps, parse_fee_steps
from search.parsing.search_query import SearchQuery
from search.requests.deadline_facets import build_deadline_facets
from search.requests.facets import Facet, build_missing_facet, build_popular_facet, build_value_facet
from search.requests.histograms import DURATION_FACETS, build_converted_fee_facets, build_fee_facets
from search.results.deadline_counts import read_deadline_counts
from search.results.facet_counts import FacetCounts
from search.results.flagged_counts import FlaggedCounts, build_flagged_counts
from search.results.histograms import (
    build_converted_fee_histogram,
    build_duration_histogram,
    build_fee_histogram,
)
from search.results.location_tree import build_flagged_location_json
from search.results.option_facets import build_flagged_option_facets
from search.results.paged_facets import build_campus_page, build_institute_page, build_specialization_page
from search.results.short_facets import (
    build_degree_level_options,
    build_discipline_options,
    build_intake_options,
)
from search.value_names.value_names import ValueNames

T = TypeVar("T")

POPULAR = "panels"
INTAKES_UNKNOWN = "intakes_unknown"
KEYS: Mapping[FacetName, Sequence[str]] = {
    facet: tuple(each.key for each in filters)
    for facet, filters in FILTERS_BY_FACET.items()
    if filters and facet is not FacetName.POPULAR
}
"""The filter keys of each facet that counts filter values.

`place_counts` is absent, because its keys depend on the request. `popular` and `deadlines` are built separately.
"""


def build_wanted_facets(
    request: SearchRequest, search_query: SearchQuery, value_names: ValueNames, fee_grain: int
) -> list[Facet]:
    """Build the requested facets in a fixed order, because Elasticsearch uses the request body as cache key."""
    keys = chain.from_iterable(keys for name, keys in KEYS.items() if name in request.facets)
    if FacetName.PLACE_COUNTS in request.facets:
        keys = chain(_list_place_keys(request), keys)
    facets = [build_value_facet(key, search_query, value_names) for key in dict.fromkeys(keys)]
    if FacetName.INTAKES in request.facets:
        facets.append(build_missing_facet(INTAKES_UNKNOWN, FilterGroup.INTAKE, "intakes"))
    if FacetName.POPULAR in request.facets:
        facets.append(build_popular_facet())
    if FacetName.DEADLINES in request.facets:
        facets += build_deadline_facets(read_today())
    if HistogramName.FEES in request.histograms:
        steps = parse_histogram_currency(request, value_names)
        facets += build_converted_fee_facets(steps.bounds) if steps else build_fee_facets(fee_grain)
    if HistogramName.DURATIONS in request.histograms:
        facets += DURATION_FACETS
    return facets


def read_facets(
    request: SearchRequest,
    search_query: SearchQuery,
    value_names: ValueNames,
    found: FacetCounts,
    countries: Iterable[str],
) -> SearchFacets:
    """Read the requested facets.

    countries: the ids of all countries with a course. The location facet lists all these countries.
    """

    def flag(key: str) -> FlaggedCounts:
        return build_flagged_counts(key, found.read_counts(key), search_query)

    def read_requested(name: FacetName, read: Callable[[], T]) -> T | None:
        return read() if name in request.facets else None

    def build_requested(
        name: FacetName, build: Callable[[ValueNames, FacetCounts, SearchQuery], T]
    ) -> T | None:
        return read_requested(name, lambda: build(value_names, found, search_query))

    lists = request.lists
    return SearchFacets(
        locations=read_requested(
            FacetName.LOCATIONS, lambda: _build_locations(value_names, found, search_query, countries)
        ),
        place_counts=read_requested(FacetName.PLACE_COUNTS, lambda: _build_place_counts(request, found)),
        degree_levels=build_requested(FacetName.DEGREE_LEVELS, _build_degree_levels),
        disciplines=build_requested(FacetName.DISCIPLINES, _build_disciplines),
        specializations=read_requested(
            FacetName.SPECIALIZATIONS,
            lambda: build_specialization_page(
                value_names, flag("specializations"), lists.specializations, search_query
            ),
        ),
        campuses=read_requested(
            FacetName.CAMPUSES, lambda: build_campus_page(value_names, flag("campuses"), lists.campuses)
        ),
        institutes=read_requested(
            FacetName.INSTITUTES,
            lambda: build_institute_page(value_names, flag("institutes"), lists.institutes),
        ),
        **build_flagged_option_facets(request.facets, flag),
        intakes=build_requested(FacetName.INTAKES, _build_intakes),
        popular=build_requested(FacetName.POPULAR, _build_popular_option),
        deadlines=read_requested(FacetName.DEADLINES, lambda: read_deadline_counts(found)),
    )


def _build_locations(
    value_names: ValueNames, found: FacetCounts, search_query: SearchQuery, countries: Iterable[str]
) -> RenderedJson:
    counts = {key: found.read_counts(key) for key in PLACE_KINDS}
    return orjson.Fragment(build_flagged_location_json(value_names, countries, counts, search_query))


def _build_degree_levels(
    value_names: ValueNames, found: FacetCounts, search_query: SearchQuery
) -> list[DegreeLevelGroupOption]:
    of_groups, of_levels = (
        build_flagged_counts(key, found.read_counts(key), search_query)
        for key in KEYS[FacetName.DEGREE_LEVELS]
    )
    return build_degree_level_options(value_names, of_groups, of_levels)


def _build_disciplines(
    value_names: ValueNames, found: FacetCounts, search_query: SearchQuery
) -> list[DisciplineOption]:
    return build_discipline_options(
        value_names, build_flagged_counts("disciplines", found.read_counts("disciplines"), search_query)
    )


def _build_intakes(_: ValueNames, found: FacetCounts, search_query: SearchQuery) -> IntakeOptions:
    return build_intake_options(
        build_flagged_counts("intakes", found.read_counts("intakes"), search_query),
        found.read_total(INTAKES_UNKNOWN),
    )


def _list_place_keys(request: SearchRequest) -> tuple[str, ...]:
    """List the filter keys of the place tree down to the requested depth: `countries`, `states`, `cities`."""
    levels = tuple(PLACE_KINDS)
    return levels[: levels.index(request.place_depth) + 1]


def _build_place_counts(request: SearchRequest, found: FacetCounts) -> PlaceCounts:
    counts = {key: found.read_counts(key) for key in _list_place_keys(request)}
    return PlaceCounts(
        countries=counts["countries"], states=counts.get("states"), cities=counts.get("cities")
    )


def _build_popular_option(_: ValueNames, found: FacetCounts, search_query: SearchQuery) -> PopularOption:
    flags = build_flagged_counts(POPULAR, {}, search_query).get_flags(True)
    return PopularOption(course_count=found.read_total(POPULAR), **flags)


def parse_histogram_currency(request: SearchRequest, value_names: ValueNames) -> FeeSteps | None:
    return parse_fee_steps(request.histogram_currency, "histogram_currency", value_names)


def read_histograms(
    request: SearchRequest,
    search_query: SearchQuery,
    value_names: ValueNames,
    found: FacetCounts,
    largest: int | None,
) -> SearchHistograms:
    wanted = frozenset(request.histograms)
    steps = parse_histogram_currency(request, value_names)

    def build_fees() -> FeeHistogram:
        if steps:
            return build_converted_fee_histogram(found, steps, search_query.fee)
        return build_fee_histogram(found, largest, search_query.fee)

    return SearchHistograms(
        fees=build_fees() if HistogramName.FEES in wanted else None,
        durations=build_duration_histogram(found, search_query.duration)
        if HistogramName.DURATIONS in wanted
        else None,
    )
