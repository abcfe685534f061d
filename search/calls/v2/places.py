"""GET v2/search/locations/: countries, states and cities with their numbers of courses and institutes."""

from functools import partial

from schemas.contracts.listing.facets import CityFacet, CountryFacet, StateFacet
from schemas.contracts.search_v2 import CityPlace, CountryPlace, PlaceResult, StatePlace, V2SearchParameters
from schemas.filters.declarations import PLACE_KINDS
from search.calls.place_course_counts import read_place_course_counts
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.search_query import SearchQuery
from search.parsing.v2_parameters import parse_v2_parameters
from search.requests.facets import Facet, build_facet_bodies, build_value_facet
from search.results.facet_counts import Counts, FacetCounts
from search.results.institute_counts import CAMPUSES, build_teaching_facet, count_institutes_by_place
from search.results.location_tree import build_location_tree
from search.value_names.value_names import ValueNames


async def list_places(live_index: LiveIndex, query: V2SearchParameters) -> PlaceResult:
    """List every country with a course, and the states and cities with a course that passes the filters.

    The place filter is ignored. Selected and excluded places, and the larger places that contain them, are listed even
    without courses.
    """
    countries = (await read_place_course_counts(live_index))["country"]

    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[PlaceResult]:
        bodies = build_facet_bodies(search_query, _build_facets(search_query, value_names))
        return SearchPlan(
            bodies,
            lambda responses: _read_places(FacetCounts(responses), search_query, value_names, countries),
        )

    return await execute_widened(live_index.execute, partial(parse_v2_parameters, query), plan)


def _build_facets(search_query: SearchQuery, value_names: ValueNames) -> list[Facet]:
    """Build the facets of campuses and places. The place filter does not apply to these facets."""
    return [
        build_teaching_facet(value_names),
        *(build_value_facet(key, search_query, value_names) for key in PLACE_KINDS),
    ]


def _read_places(
    found: FacetCounts, search_query: SearchQuery, value_names: ValueNames, countries: Counts
) -> PlaceResult:
    """countries: the course counts of the countries in the whole catalogue, without any filter."""
    counts = {key: found.read_counts(key) for key in PLACE_KINDS}
    institutes = count_institutes_by_place(value_names, found.read_values(CAMPUSES), search_query)
    tree = build_location_tree(value_names, countries, counts, institutes, search_query)
    return PlaceResult(count=len(tree), result=[_build_country(country) for country in tree])


def _build_country(country: CountryFacet) -> CountryPlace:
    states = [
        StatePlace(**{**state, "cities": [_build_city(city, state, country) for city in state["cities"]]})
        for state in country["states"]
    ]
    return CountryPlace(**{**country, "states": states})


def _build_city(city: CityFacet, state: StateFacet, country: CountryFacet) -> CityPlace:
    return CityPlace(
        id=city["id"],
        slug=city["slug"],
        city_name=city["city_name"],
        state_id=state["id"],
        state_slug=state["slug"],
        state_name=state["state_name"],
        country_id=country["id"],
        country_name=country["name"],
        course_count=city["course_count"],
        institute_count=city["institute_count"],
    )
