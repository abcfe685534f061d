"""GET search-course/…: country, discipline, level, campus, specialization and courses, one chosen after the other.

Each step lists the values that lead to courses under the path so far, with how many, in the order of the vocabulary.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from schemas.contracts.base import Named
from schemas.contracts.course.card import CourseSearchPage
from schemas.contracts.listing.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet
from schemas.contracts.search_course import (
    CampusStep,
    CampusSteps,
    CountryStep,
    CountrySteps,
    DegreeLevelSteps,
    DisciplineSteps,
    SpecializationSteps,
)
from search.calls.course_search import course_page
from search.elasticsearch_access.client import EsResponse
from search.elasticsearch_access.live_index import LiveIndex
from search.elasticsearch_access.search_plan import SearchPlan
from search.parsing.path_values import parse_path_values
from search.parsing.search_query import SearchQuery
from search.requests.facets import build_facet_bodies, build_value_facet
from search.results.degree_levels import degree_level_facet
from search.results.disciplines import discipline_facet
from search.results.facet_counts import Counts, FacetCounts
from search.results.specializations import listed_specializations, specialization_facet
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")
Path = Mapping[str, str]
"""The values selected so far, from the country on: an id or slug by filter key."""
Read = Callable[[ValueNames, SearchQuery, Counts], list[T]]


async def countries(live_index: LiveIndex) -> CountrySteps:
    """List the countries with a course."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[CountryStep]:
        found = value_names.ordered_among("country", counts)
        return [
            CountryStep(
                id=value.id,
                slug=value.slug,
                name=value.name,
                iso2=value.extra["iso2"],
                course_count=counts[value.key],
            )
            for value in found
        ]

    results = await _step(live_index, {}, "countries", read)
    return CountrySteps(count=len(results), results=results)


async def disciplines(live_index: LiveIndex, path: Path) -> DisciplineSteps:
    """List the disciplines of the courses in the country."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[DisciplineFacet]:
        found = value_names.ordered_among("discipline", counts)
        return [discipline_facet(value, counts) for value in found]

    results = await _step(live_index, path, "disciplines", read)
    return DisciplineSteps(count=len(results), results=results)


async def degree_levels(live_index: LiveIndex, path: Path) -> DegreeLevelSteps:
    """List the degree levels of the courses of the discipline in the country."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Counts) -> list[DegreeLevelFacet]:
        found = value_names.ordered_among("degree_level", counts)
        return [degree_level_facet(value, counts) for value in found]

    results = await _step(live_index, path, "degree_levels", read)
    return DegreeLevelSteps(count=len(results), results=results)


async def campuses(live_index: LiveIndex, path: Path) -> CampusSteps:
    """List the campuses in the country with such a course. Campuses in other countries are left out."""

    def read(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[CampusStep]:
        found = value_names.ordered_among("campus", counts)
        steps = (_campus(value, value_names, search_query.chosen("countries"), counts) for value in found)
        return [step for step in steps if step is not None]

    results = await _step(live_index, path, "campuses", read)
    return CampusSteps(count=len(results), results=results)


async def specializations(live_index: LiveIndex, path: Path) -> SpecializationSteps:
    """List the specializations of the courses of the discipline and level at the campus."""

    def read(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[SpecializationFacet]:
        found = listed_specializations(value_names, search_query, counts)
        return [specialization_facet(value, counts) for value in found]

    results = await _step(live_index, path, "specializations", read)
    return SpecializationSteps(count=len(results), results=results)


async def courses(live_index: LiveIndex, path: Path, page: int) -> CourseSearchPage:
    """Read one page of 27 courses that match the whole path."""
    return await course_page(live_index, lambda value_names: _question(path, value_names), page)


async def _step(live_index: LiveIndex, path: Path, key: str, read: Read[T]) -> list[T]:
    """What `read` makes of the courses by value of `key`, among those of the path; NotFound names a wrong part."""

    def plan(value_names: ValueNames) -> SearchPlan[list[T]]:
        search_query = _question(path, value_names)

        def read_answers(responses: Sequence[EsResponse]) -> list[T]:
            return read(value_names, search_query, FacetCounts(responses).counts(key))

        return SearchPlan(
            build_facet_bodies(search_query, [build_value_facet(key, search_query, value_names)]),
            read_answers,
        )

    return await live_index.execute(plan)


def _question(path: Path, value_names: ValueNames) -> SearchQuery:
    return SearchQuery(terms=parse_path_values(path, value_names))


def _campus(
    campus: NamedValue, value_names: ValueNames, countries: Sequence[object], counts: Counts
) -> CampusStep | None:
    """None when the campus is in none of the countries."""
    city = value_names.get("city", campus.parents["city"])
    institute = value_names.get("institute", campus.parents["institute"])
    if city is None or institute is None or city.parents["country"] not in countries:
        return None
    return CampusStep(
        id=campus.id,
        slug=campus.slug,
        name=campus.name,
        campus=campus.name,
        institute=_named(institute),
        city=_named(city),
        latitude=campus.extra["latitude"],
        longitude=campus.extra["longitude"],
        course_count=counts[str(campus.id)],
    )


def _named(value: NamedValue) -> Named:
    return Named(id=value.id, slug=value.slug, name=value.name)
