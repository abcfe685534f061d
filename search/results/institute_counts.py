"""Counts the institutes in each place. The counts are exact, because they come from the campuses with a course."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from schemas.contracts.listing.facets import CityFacet, CountryFacet, StateFacet
from schemas.contracts.search_v2 import CityPlace, CountryPlace, StatePlace
from search.results.facet_counts import Counts
from search.value_names.value_names import PlaceKey, ValueNames


def count_institutes_by_place(value_names: ValueNames, campuses: Counts) -> Mapping[PlaceKey, int]:
    """Count the institutes of each country, state and city. campuses: course counts by campus."""
    teaching: dict[PlaceKey, set[int]] = defaultdict(set)
    for campus in value_names.list_values("campus"):
        city = value_names.get("city", campus.parents["city"])
        if city is not None and str(campus.id) in campuses:
            places: tuple[PlaceKey, ...] = (
                ("city", city.id), ("state", city.parents["state"]), ("country", city.parents["country"]),
            )  # fmt: skip
            for place in places:
                teaching[place].add(campus.parents["institute"])
    return {place: len(institutes) for place, institutes in teaching.items()}


def build_place_tree(
    countries: Iterable[CountryFacet], institutes: Mapping[PlaceKey, int]
) -> list[CountryPlace]:
    """Add the number of institutes to each place, and the names of the state and country to each city."""
    return [
        CountryPlace(
            id=country["id"],
            slug=country["slug"],
            name=country["name"],
            iso2=country["iso2"],
            course_count=country["course_count"],
            institute_count=institutes.get(("country", country["id"]), 0),
            states=[_build_state(state, country, institutes) for state in country["states"]],
        )
        for country in countries
    ]


def _build_state(state: StateFacet, country: CountryFacet, institutes: Mapping[PlaceKey, int]) -> StatePlace:
    return StatePlace(
        id=state["id"],
        slug=state["slug"],
        state_name=state["state_name"],
        country_id=country["id"],
        course_count=state["course_count"],
        institute_count=institutes.get(("state", state["id"]), 0),
        cities=[_build_city(city, state, country, institutes) for city in state["cities"]],
    )


def _build_city(
    city: CityFacet, state: StateFacet, country: CountryFacet, institutes: Mapping[PlaceKey, int]
) -> CityPlace:
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
        institute_count=institutes.get(("city", city["id"]), 0),
    )
