"""GET search-course/…: country, discipline, level, campus, specialization and courses, one chosen after the other.

Each step lists the values that lead to courses under the path so far, with how many, in the order of the vocabulary.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from schemas.contracts.base import Named
from schemas.contracts.course import CourseSearchPage
from schemas.contracts.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet
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
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.path_values import named_in_address
from search.parsing.search_query import Question
from search.requests.facets import facet_bodies, value_facet
from search.results.degree_levels import degree_level_facet
from search.results.disciplines import discipline_facet
from search.results.facet_counts import Counts, FacetAnswers
from search.results.specializations import listed_specializations, specialization_facet
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

T = TypeVar("T")
Path = Mapping[str, str]
"""What is chosen so far: an id or slug by key of the filter table, from the country on."""
Read = Callable[[Vocabulary, Question, Counts], list[T]]


async def countries(catalogue: Catalogue) -> CountrySteps:
    """Countries in which a course runs."""

    def read(vocabulary: Vocabulary, _: Question, counts: Counts) -> list[CountryStep]:
        found = vocabulary.ordered_among("country", counts)
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

    results = await _step(catalogue, {}, "countries", read)
    return CountrySteps(count=len(results), results=results)


async def disciplines(catalogue: Catalogue, path: Path) -> DisciplineSteps:
    """Disciplines of the courses in a country."""

    def read(vocabulary: Vocabulary, _: Question, counts: Counts) -> list[DisciplineFacet]:
        found = vocabulary.ordered_among("discipline", counts)
        return [discipline_facet(value, counts) for value in found]

    results = await _step(catalogue, path, "disciplines", read)
    return DisciplineSteps(count=len(results), results=results)


async def degree_levels(catalogue: Catalogue, path: Path) -> DegreeLevelSteps:
    """Levels at which the country teaches the discipline."""

    def read(vocabulary: Vocabulary, _: Question, counts: Counts) -> list[DegreeLevelFacet]:
        found = vocabulary.ordered_among("degree_level", counts)
        return [degree_level_facet(value, counts) for value in found]

    results = await _step(catalogue, path, "degree_levels", read)
    return DegreeLevelSteps(count=len(results), results=results)


async def campuses(catalogue: Catalogue, path: Path) -> CampusSteps:
    """Campuses in the country that teach it at this level: courses run elsewhere too, those campuses are left out."""

    def read(vocabulary: Vocabulary, question: Question, counts: Counts) -> list[CampusStep]:
        found = vocabulary.ordered_among("campus", counts)
        steps = (_campus(value, vocabulary, question.chosen("countries"), counts) for value in found)
        return [step for step in steps if step is not None]

    results = await _step(catalogue, path, "campuses", read)
    return CampusSteps(count=len(results), results=results)


async def specializations(catalogue: Catalogue, path: Path) -> SpecializationSteps:
    """Specializations of the discipline that the campus teaches at this level."""

    def read(vocabulary: Vocabulary, question: Question, counts: Counts) -> list[SpecializationFacet]:
        found = listed_specializations(vocabulary, question, counts)
        return [specialization_facet(value, counts) for value in found]

    results = await _step(catalogue, path, "specializations", read)
    return SpecializationSteps(count=len(results), results=results)


async def courses(catalogue: Catalogue, path: Path, page: int) -> CourseSearchPage:
    """One page of 27 of the courses at the end of the path."""
    return await course_page(catalogue, lambda vocabulary: _question(path, vocabulary), page)


async def _step(catalogue: Catalogue, path: Path, key: str, read: Read[T]) -> list[T]:
    """What `read` makes of the courses by value of `key`, among those of the path; NotFound names a wrong part."""

    def plan(vocabulary: Vocabulary) -> Plan[list[T]]:
        question = _question(path, vocabulary)

        def read_answers(answers: Sequence[Answer]) -> list[T]:
            return read(vocabulary, question, FacetAnswers(answers).counts(key))

        return Plan(facet_bodies(question, [value_facet(key, question, vocabulary)]), read_answers)

    return await catalogue.ask(plan)


def _question(path: Path, vocabulary: Vocabulary) -> Question:
    return Question(terms=named_in_address(path, vocabulary))


def _campus(
    campus: Value, vocabulary: Vocabulary, countries: Sequence[object], counts: Counts
) -> CampusStep | None:
    """None for a campus in none of the countries."""
    city = vocabulary.get("city", campus.parents["city"])
    institute = vocabulary.get("institute", campus.parents["institute"])
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


def _named(value: Value) -> Named:
    return Named(id=value.id, slug=value.slug, name=value.name)
