"""The endpoints of the course listing (specification, section 7)."""

from typing import Annotated

from fastapi import HTTPException, Query

from api.dependencies import FacetPageDep, LiveIndexDep, PageNumber
from api.errors import INVALID, NOT_FOUND, UNAVAILABLE
from api.references import parse_reference
from api.routing import EitherSlashRouter
from schemas.contracts.course.card import CourseSearchPage, SimilarCourses
from schemas.contracts.listing.facets import (
    BaseFilters,
    DegreeLevelCounts,
    InstituteFacetPage,
    IntakeFacets,
    SpecializationFacetPage,
)
from schemas.contracts.listing.filters import ListingFilters
from schemas.contracts.listing.spelling import SpellCheck
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from search.calls import base_filters, institutes, intakes, specializations
from search.calls.course_search import search_courses
from search.calls.degree_level_counts import count_degree_levels
from search.calls.similar_courses import find_similar_courses
from search.calls.spell_check import spell_check

router = EitherSlashRouter(
    validate_responses=False, prefix="/course", tags=["course"], responses={**INVALID, **UNAVAILABLE}
)


@router.post("/course_search/")
async def course_search(
    live_index: LiveIndexDep, filters: ListingFilters, page: PageNumber = 1
) -> CourseSearchPage:
    """One page of the courses that match all filters, and the number of all matching courses."""
    return await search_courses(live_index, filters, page)


@router.post("/base_filters/")
async def course_base_filters(live_index: LiveIndexDep, filters: ListingFilters) -> BaseFilters:
    """The facets of the sidebar: the values of filters, such as countries and disciplines, with their course counts."""
    return await base_filters.count_base_filters(live_index, filters)


@router.post("/course_related_specializations_new/")
async def course_related_specializations(
    live_index: LiveIndexDep, filters: ListingFilters, page_request: FacetPageDep
) -> SpecializationFacetPage:
    """One page of the specializations of the selected disciplines, or of all disciplines. They are sorted by name."""
    return await specializations.list_by_name(live_index, filters, page_request)


@router.post("/course_related_specialization_count/")
async def course_related_specialization_count(
    live_index: LiveIndexDep, filters: ListingFilters, page_request: FacetPageDep
) -> SpecializationFacetPage:
    """One page of the specializations of the selected or all disciplines. The one with the most courses is first."""
    return await specializations.list_by_count(live_index, filters, page_request)


@router.post("/course_related_institutes_new/")
async def course_related_institutes(
    live_index: LiveIndexDep, filters: ListingFilters, page_request: FacetPageDep
) -> InstituteFacetPage:
    """One page of the institutes with a matching course, sorted by name. Selected institutes are always listed."""
    return await institutes.list_by_name(live_index, filters, page_request)


@router.post("/course_related_intakes/")
async def course_related_intakes(live_index: LiveIndexDep, filters: ListingFilters) -> IntakeFacets:
    """The number of matching courses that start in each month. The months are grouped by quarter."""
    return await intakes.count_intakes(live_index, filters)


@router.get("/course_related_degree_levels_count/")
async def course_related_degree_levels_count(
    live_index: LiveIndexDep,
    levels: Annotated[
        list[str],
        Query(
            description="Ids or slugs of degree levels or level types, repeated or separated by commas. "
            "Empty means all."
        ),
    ] = [],  # noqa: B006 - FastAPI copies the default
) -> DegreeLevelCounts:
    """The number of courses of each requested degree level in the whole catalogue."""
    return await count_degree_levels(live_index, levels)


@router.post("/spell-check/")
async def course_spell_check(
    live_index: LiveIndexDep,
    text: Annotated[
        str, Query(alias="spell_check", max_length=SEARCH_TEXT_MAX_CHARACTERS, description="The typed text.")
    ],
) -> SpellCheck:
    """Correct the typos of a search text. The corrected words are words of the catalogue."""
    return await spell_check(live_index, text)


@router.get("/{course:reference}/similar", responses=NOT_FOUND)
async def similar_courses(live_index: LiveIndexDep, course: str) -> SimilarCourses:
    """At most three courses with the same specialization or discipline. The most similar course is first.

    The same specialization counts most. The degree level follows, then the level type, then the country or language.
    """
    reference = parse_reference(course)
    if reference is None:
        raise HTTPException(404, "There is no such course")
    return await find_similar_courses(live_index, reference)
