"""Long facets of the newer search: a page of the values that would show a course, and every value that is named."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from schemas.contracts.search import ListWanted
from schemas.contracts.search_facets import (
    CampusOption,
    CampusOptionPage,
    InstituteOption,
    InstituteOptionPage,
    SpecializationOption,
    SpecializationOptionPage,
)
from schemas.documents.vocabulary.document import VocabularyKind
from schemas.vocabulary.limits import FACET_PAGE_SIZE
from search.parsing.search_query import Question
from search.results.facet_page import FacetPageRequest
from search.results.flagged_counts import Marked
from search.results.institutes import institute_facet
from search.results.specializations import specialization_facet
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Page(Generic[T]):
    """count: of all pages."""

    count: int
    chosen: list[T]
    results: list[T]
    next_page: int | None


def specialization_list(
    vocabulary: Vocabulary, marked: Marked, wanted: ListWanted, question: Question
) -> SpecializationOptionPage:
    """Specializations under the chosen disciplines."""
    disciplines = frozenset(question.chosen("disciplines"))
    values = [
        value
        for value in _listed("specialization", vocabulary, marked)
        if not disciplines or value.parents["discipline"] in disciplines or value.id in marked.named
    ]

    def option(value: Value) -> SpecializationOption:
        return SpecializationOption(**specialization_facet(value, marked.counts), **marked.flags(value.id))

    page = _page(values, marked, wanted, option)
    return SpecializationOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def institute_list(vocabulary: Vocabulary, marked: Marked, wanted: ListWanted) -> InstituteOptionPage:
    def option(value: Value) -> InstituteOption:
        return InstituteOption(**institute_facet(value, marked.counts), **marked.flags(value.id))

    page = _page(_listed("institute", vocabulary, marked), marked, wanted, option)
    return InstituteOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def campus_list(vocabulary: Vocabulary, marked: Marked, wanted: ListWanted) -> CampusOptionPage:
    """A campus whose institute or city has no name yet, as both were only just written, is left out until it has."""

    def option(value: Value) -> CampusOption | None:
        institute = vocabulary.get("institute", value.parents["institute"])
        city = vocabulary.get("city", value.parents["city"])
        if institute is None or city is None:
            return None
        return CampusOption(
            id=value.id,
            slug=value.slug,
            name=value.name,
            institute_id=institute.id,
            institute_name=institute.name,
            city_id=city.id,
            city_name=city.name,
            course_count=marked.count(value.id),
            **marked.flags(value.id),
        )

    page: _Page[CampusOption] = _page(_listed("campus", vocabulary, marked), marked, wanted, option)
    return CampusOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def _listed(kind: VocabularyKind, vocabulary: Vocabulary, marked: Marked) -> list[Value]:
    """Values that would show a course, and every named one, by name."""
    return vocabulary.ordered_among(kind, {*marked.counts, *map(str, marked.named)})


def _page(
    values: list[Value], marked: Marked, wanted: ListWanted, option: Callable[[Value], T | None]
) -> _Page[T]:
    if wanted.order == "count":
        values = sorted(values, key=lambda value: -marked.count(value.id))
    request = FacetPageRequest(wanted.search, wanted.page, "")
    narrowed, named = request.narrowed(values), marked.named
    return _Page(
        count=len(narrowed),
        chosen=_made(option, (value for value in values if value.id in named) if named else ()),
        results=_made(option, request.slice(narrowed)),
        next_page=wanted.page + 1 if len(narrowed) > wanted.page * FACET_PAGE_SIZE else None,
    )


def _made(option: Callable[[Value], T | None], values: Iterable[Value]) -> list[T]:
    return [made for made in map(option, values) if made is not None]
