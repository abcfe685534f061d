"""Builds the long facets of the unified search.

A flagged value is selected or excluded by the visitor, or stated by the text. A response has one page of the values
that have a course or a flag, and always the list of all flagged values.
"""

from collections.abc import Callable, Iterable, Mapping
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
from search.results.facet_page import NO_NAMES, FacetPageRequest
from search.results.flagged_counts import FlaggedCounts
from search.results.institutes import build_institute_facet, get_other_names
from search.results.specializations import build_specialization_facet
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Page(Generic[T]):
    count: int
    """The number of values on all pages."""
    flagged: list[T]
    """The flagged values."""
    results: list[T]
    next_page: int | None


def build_specialization_page(
    value_names: ValueNames, flagged: FlaggedCounts, wanted: ListWanted, search_query: SearchQuery
) -> SpecializationOptionPage:
    """Build a page of the specializations of the selected disciplines."""
    disciplines = frozenset(search_query.get_selected("disciplines"))
    values = [
        value
        for value in _select_values("specialization", value_names, flagged)
        if not disciplines or value.parents["discipline"] in disciplines or value.id in flagged.flagged_terms
    ]

    def build_option(value: NamedValue) -> SpecializationOption:
        return SpecializationOption(
            **build_specialization_facet(value, flagged.counts), **flagged.get_flags(value.id)
        )

    page = _build_page(values, flagged, wanted, build_option)
    return SpecializationOptionPage(
        count=page.count, chosen=page.flagged, results=page.results, next_page=page.next_page
    )


def build_institute_page(
    value_names: ValueNames, flagged: FlaggedCounts, wanted: ListWanted
) -> InstituteOptionPage:
    def build_option(value: NamedValue) -> InstituteOption:
        return InstituteOption(**build_institute_facet(value, flagged.counts), **flagged.get_flags(value.id))

    values = _select_values("institute", value_names, flagged)
    page = _build_page(values, flagged, wanted, build_option, get_other_names(value_names))
    return InstituteOptionPage(
        count=page.count, chosen=page.flagged, results=page.results, next_page=page.next_page
    )


def build_campus_page(
    value_names: ValueNames, flagged: FlaggedCounts, wanted: ListWanted
) -> CampusOptionPage:
    """Build a page of campuses.

    A campus is left out if `value_names` does not have the institute or city of the campus.
    """

    def build_option(value: NamedValue) -> CampusOption | None:
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
            course_count=flagged.get_count(value.id),
            **flagged.get_flags(value.id),
        )

    page: _Page[CampusOption] = _build_page(
        _select_values("campus", value_names, flagged), flagged, wanted, build_option
    )
    return CampusOptionPage(
        count=page.count, chosen=page.flagged, results=page.results, next_page=page.next_page
    )


def _select_values(kind: ValueKind, value_names: ValueNames, flagged: FlaggedCounts) -> list[NamedValue]:
    """List the values that have a course or a flag. The values are sorted by name."""
    return value_names.list_values_among(kind, {*flagged.counts, *map(str, flagged.flagged_terms)})


def _build_page(
    values: list[NamedValue],
    flagged: FlaggedCounts,
    wanted: ListWanted,
    build_option: Callable[[NamedValue], T | None],
    other_names: Mapping[int, str] = NO_NAMES,
) -> _Page[T]:
    if wanted.order == "count":
        values = sorted(values, key=lambda value: -flagged.get_count(value.id))
    request = FacetPageRequest(wanted.search, wanted.page, "")
    matching, flagged_ids = request.filter_by_text(values, other_names), flagged.flagged_terms
    return _Page(
        count=len(matching),
        flagged=_build_options(
            build_option, (value for value in values if value.id in flagged_ids) if flagged_ids else ()
        ),
        results=_build_options(build_option, request.slice(matching)),
        next_page=wanted.page + 1 if len(matching) > wanted.page * FACET_PAGE_SIZE else None,
    )


def _build_options(build_option: Callable[[NamedValue], T | None], values: Iterable[NamedValue]) -> list[T]:
    return [built for built in map(build_option, values) if built is not None]
