"""GET search-course/…: a visitor selects a country, then a discipline, a level, a campus and a specialization.

Each call lists the choices of the next step with their course counts. Each choice is a value of at least one course
that has all values of the path. The last call lists the courses themselves.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from schemas.contracts.base import Named
from schemas.contracts.course.card import CourseSearchPage
from schemas.contracts.listing.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet
from schemas.contracts.search_course import (
    CampusChoice,
    CampusChoices,
    CountryChoice,
    CountryChoices,
    DegreeLevelChoices,
    DisciplineChoices,
    SpecializationChoices,
)
from search.calls.course_search import read_course_page
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.path_values import parse_path_values
from search.parsing.search_query import SearchQuery
from search.requests.facets import build_facet_bodies, build_value_facet
from search.results.degree_levels import build_degree_level_facet
from search.results.disciplines import build_discipline_facet
from search.results.facet_counts import Counts, FacetCounts
from search.results.specializations import build_specialization_facet, select_specializations
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")
Path = Mapping[str, str]
"""The values that the visitor has selected in earlier steps: `{"countries": "australia", "disciplines": "12"}`.

A value is an id or slug.
"""
Read = Callable[[ValueNames, SearchQuery, Counts], list[T]]


async def list_countries(live_index: LiveIndex) -> CountryChoices:
    """List the countries with a course."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[CountryChoice]:
        found = value_names.list_values_among("country", counts)
        return [
            CountryChoice(
                id=value.id,
                slug=value.slug,
                name=value.name,
                iso2=value.extra["iso2"],
                course_count=counts[value.key],
            )
            for value in found
        ]

    results = await _list_choices(live_index, {}, "countries", read)
    return CountryChoices(count=len(results), results=results)


async def list_disciplines(live_index: LiveIndex, path: Path) -> DisciplineChoices:
    """List the disciplines of the courses in the country."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[DisciplineFacet]:
        found = value_names.list_values_among("discipline", counts)
        return [build_discipline_facet(value, counts) for value in found]

    results = await _list_choices(live_index, path, "disciplines", read)
    return DisciplineChoices(count=len(results), results=results)


async def list_degree_levels(live_index: LiveIndex, path: Path) -> DegreeLevelChoices:
    """List the degree levels of the courses of the discipline in the country."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[DegreeLevelFacet]:
        found = value_names.list_values_among("degree_level", counts)
        return [build_degree_level_facet(value, counts) for value in found]

    results = await _list_choices(live_index, path, "degree_levels", read)
    return DegreeLevelChoices(count=len(results), results=results)


async def list_campuses(live_index: LiveIndex, path: Path) -> CampusChoices:
    """List the campuses of the courses that have all values of the path.

    A course can also have campuses outside the selected country. These campuses are left out.
    """

    def read(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[CampusChoice]:
        found = value_names.list_values_among("campus", counts)
        choices = (
            _build_campus(value, value_names, search_query.get_selected("countries"), counts)
            for value in found
        )
        return [choice for choice in choices if choice is not None]

    results = await _list_choices(live_index, path, "campuses", read)
    return CampusChoices(count=len(results), results=results)


async def list_specializations(live_index: LiveIndex, path: Path) -> SpecializationChoices:
    """List the specializations of the courses of the discipline and level at the campus.

    A course can also have specializations of other disciplines. These specializations are left out.
    """

    def read(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[SpecializationFacet]:
        found = select_specializations(value_names, search_query, counts)
        return [build_specialization_facet(value, counts) for value in found]

    results = await _list_choices(live_index, path, "specializations", read)
    return SpecializationChoices(count=len(results), results=results)


async def read_courses(live_index: LiveIndex, path: Path, page: int) -> CourseSearchPage:
    """Read one page of the courses that have all values of the path. A page has at most 27 courses."""
    return await read_course_page(live_index, lambda value_names: _parse_path(path, value_names), page)


async def _list_choices(live_index: LiveIndex, path: Path, key: str, read: Read[T]) -> list[T]:
    """Count the courses of each value of the next step, and build the choices from the counts.

    path: the values of earlier steps.
    key: the filter key of the next step.
    read: builds the choices from the counts.

    Raises NotFound if an id or slug of the path does not exist.
    """

    def plan(value_names: ValueNames) -> SearchPlan[list[T]]:
        search_query = _parse_path(path, value_names)

        def read_choices(responses: Sequence[EsResponse]) -> list[T]:
            return read(value_names, search_query, FacetCounts(responses).read_counts(key))

        return SearchPlan(
            build_facet_bodies(search_query, [build_value_facet(key, search_query, value_names)]),
            read_choices,
        )

    return await live_index.execute(plan)


def _parse_path(path: Path, value_names: ValueNames) -> SearchQuery:
    return SearchQuery(terms=parse_path_values(path, value_names))


def _build_campus(
    campus: NamedValue, value_names: ValueNames, countries: Sequence[object], counts: Counts
) -> CampusChoice | None:
    """Build the choice. Returns None if the campus is outside `countries`.

    Also returns None if the value names do not contain the city or the institute of the campus.
    """
    city = value_names.get("city", campus.parents["city"])
    institute = value_names.get("institute", campus.parents["institute"])
    if city is None or institute is None or city.parents["country"] not in countries:
        return None
    return CampusChoice(
        id=campus.id,
        slug=campus.slug,
        name=campus.name,
        campus=campus.name,
        institute=_to_named(institute),
        city=_to_named(city),
        latitude=campus.extra["latitude"],
        longitude=campus.extra["longitude"],
        course_count=counts[str(campus.id)],
    )


def _to_named(value: NamedValue) -> Named:
    return Named(id=value.id, slug=value.slug, name=value.name)
