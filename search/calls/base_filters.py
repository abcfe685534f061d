"""POST course/base_filters/: the facets of the filters that the sidebar always shows."""

from functools import partial

import orjson

from schemas.contracts.listing.facets import BaseFilters
from schemas.contracts.listing.filters import NO_FILTERS, ListingFilters
from schemas.filters.declarations import OPTION_FILTERS, PLACE_KINDS, FilterGroup
from search.calls.place_course_counts import read_place_course_counts
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.requests.facets import (
    Facet,
    build_facet_bodies,
    build_missing_facet,
    build_popular_facet,
    build_value_facet,
)
from search.results.degree_levels import build_degree_level_groups
from search.results.disciplines import build_discipline_facets
from search.results.facet_counts import Counts, FacetCounts
from search.results.flagged_counts import FlaggedCounts, build_flagged_counts
from search.results.institute_counts import CAMPUSES, build_teaching_facet, count_institutes_by_place
from search.results.location_tree import build_location_json
from search.results.option_facets import build_option_facets
from search.value_names.value_names import ValueNames

VALUE_KEYS = (
    *PLACE_KINDS,
    "degree_levels_types",
    "degree_levels",
    "disciplines",
    *(each.key for each, _ in OPTION_FILTERS),
)
FEE_UNKNOWN = "fee_unknown"


async def count_base_filters(live_index: LiveIndex, filters: ListingFilters) -> BaseFilters:
    """Count the courses of each facet value.

    The response lists every discipline, level and institute type, and every country with a course. The counts can be 0.
    A state or city is listed if it is selected or excluded, or if one of its courses passes all other kinds of filters.
    The state of a listed city is listed too.
    """
    compute = partial(_count_facets, live_index, filters)
    if filters == NO_FILTERS:
        return await live_index.get_cached_result("base_filters", compute)
    return await compute()


async def _count_facets(live_index: LiveIndex, filters: ListingFilters) -> BaseFilters:
    countries = (await read_place_course_counts(live_index))["country"]

    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[BaseFilters]:
        bodies = build_facet_bodies(search_query, _build_facets(search_query, value_names))
        return SearchPlan(
            bodies,
            lambda responses: _read_base_filters(
                FacetCounts(responses), search_query, value_names, countries
            ),
        )

    return await execute_widened(live_index.execute, partial(parse_listing_filters, filters), plan)


def _build_facets(search_query: SearchQuery, value_names: ValueNames) -> list[Facet]:
    values = [build_value_facet(key, search_query, value_names) for key in VALUE_KEYS]
    teaching = build_teaching_facet(value_names)
    return [
        *values,
        teaching,
        build_missing_facet(FEE_UNKNOWN, FilterGroup.FEE, "fee_pkr"),
        build_popular_facet(),
    ]


def _read_base_filters(
    found: FacetCounts, search_query: SearchQuery, value_names: ValueNames, countries: Counts
) -> BaseFilters:
    """countries: the course counts of the countries in the whole catalogue, without any filter."""
    of_places = {key: found.read_counts(key) for key in PLACE_KINDS}
    institutes = count_institutes_by_place(value_names, found.read_values(CAMPUSES), search_query)
    places = build_location_json(value_names, countries, of_places, institutes, search_query)

    def flag(key: str) -> FlaggedCounts:
        return build_flagged_counts(key, found.read_counts(key), search_query)

    return BaseFilters(
        disciplines=build_discipline_facets(value_names, found.read_counts("disciplines")),
        degree_levels=build_degree_level_groups(
            value_names, flag("degree_levels_types"), flag("degree_levels")
        ),
        locations=orjson.Fragment(places),
        **build_option_facets(flag),
        fee_unknown_count=found.read_total(FEE_UNKNOWN),
        popular_count=found.read_total("panels"),
    )
