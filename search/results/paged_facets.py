"""Long facets of unified search: a page of the values that would show a course, and every value that is named."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from schemas.contracts.unified.facets import (
    CampusOption,
    CampusOptionPage,
    InstituteOption,
    InstituteOptionPage,
    SpecializationOption,
    SpecializationOptionPage,
)
from schemas.contracts.unified.request import ListWanted
from schemas.documents.value_name.document import ValueKind
from schemas.vocabulary.limits import FACET_PAGE_SIZE
from search.parsing.search_query import SearchQuery
from search.results.facet_page import FacetPageRequest
from search.results.flagged_counts import FlaggedCounts
from search.results.institutes import institute_facet
from search.results.specializations import specialization_facet
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Page(Generic[T]):
    """count: of all pages."""

    count: int
    chosen: list[T]
    results: list[T]
    next_page: int | None


def specialization_list(
    value_names: ValueNames, marked: FlaggedCounts, wanted: ListWanted, search_query: SearchQuery
) -> SpecializationOptionPage:
    """Specializations under the chosen disciplines."""
    disciplines = frozenset(search_query.chosen("disciplines"))
    values = [
        value
        for value in _listed("specialization", value_names, marked)
        if not disciplines or value.parents["discipline"] in disciplines or value.id in marked.named
    ]

    def option(value: NamedValue) -> SpecializationOption:
        return SpecializationOption(**specialization_facet(value, marked.counts), **marked.flags(value.id))

    page = _page(values, marked, wanted, option)
    return SpecializationOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def institute_list(value_names: ValueNames, marked: FlaggedCounts, wanted: ListWanted) -> InstituteOptionPage:
    def option(value: NamedValue) -> InstituteOption:
        return InstituteOption(**institute_facet(value, marked.counts), **marked.flags(value.id))

    page = _page(_listed("institute", value_names, marked), marked, wanted, option)
    return InstituteOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def campus_list(value_names: ValueNames, marked: FlaggedCounts, wanted: ListWanted) -> CampusOptionPage:
    """A campus whose institute or city has no name yet, as both were only just written, is left out until it has."""

    def option(value: NamedValue) -> CampusOption | None:
        institute = value_names.get("institute", value.parents["institute"])
        city = value_names.get("city", value.parents["city"])
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

    page: _Page[CampusOption] = _page(_listed("campus", value_names, marked), marked, wanted, option)
    return CampusOptionPage(
        count=page.count, chosen=page.chosen, results=page.results, next_page=page.next_page
    )


def _listed(kind: ValueKind, value_names: ValueNames, marked: FlaggedCounts) -> list[NamedValue]:
    """Values that would show a course, and every named one, by name."""
    return value_names.ordered_among(kind, {*marked.counts, *map(str, marked.named)})


def _page(
    values: list[NamedValue],
    marked: FlaggedCounts,
    wanted: ListWanted,
    option: Callable[[NamedValue], T | None],
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


def _made(option: Callable[[NamedValue], T | None], values: Iterable[NamedValue]) -> list[T]:
    return [made for made in map(option, values) if made is not None]
