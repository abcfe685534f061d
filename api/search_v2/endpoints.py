"""The calls under v2/search (specification, section 7): all GET, all with the same query parameters."""

from typing import Annotated

from fastapi import Depends, Query, Request

from api.dependencies import CatalogueDep
from api.errors import INVALID, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.search_v2 import (
    CourseCount,
    CourseResult,
    DegreeLevelResult,
    DisciplineResult,
    InstituteResult,
    PlaceResult,
    SearchQuery,
    SpecializationResult,
)
from search.calls.v2 import courses, facets, places
from search.errors import FieldError, InvalidFilter

router = EitherSlashRouter(
    validate_responses=False, prefix="/v2/search", tags=["search v2"], responses={**INVALID, **UNAVAILABLE}
)

_ONE_VALUE = (
    "course_duration", "fee_range", "page", "order_by", "search", "first_load", "popularity",
)  # fmt: skip


async def _search_query(request: Request, query: Annotated[SearchQuery, Query()]) -> SearchQuery:
    """Of a parameter that has one value and is given twice, one would be lost in silence: it is refused."""
    twice = [key for key in _ONE_VALUE if len(request.query_params.getlist(key)) > 1]
    if twice:
        raise InvalidFilter(
            *(FieldError(key, "it has one value and is given more than once") for key in twice)
        )
    return query


SearchQueryDep = Annotated[SearchQuery, Depends(_search_query)]


@router.get("/locations/")
async def search_locations(catalogue: CatalogueDep, query: SearchQueryDep) -> PlaceResult:
    """Countries with states and cities, their courses and institutes, whatever place is chosen."""
    return await places.places(catalogue, query)


@router.get("/degree_levels/")
async def search_degree_levels(catalogue: CatalogueDep, query: SearchQueryDep) -> DegreeLevelResult:
    """Level types with their levels, whatever level is chosen."""
    return await facets.degree_levels(catalogue, query)


@router.get("/disciplines/")
async def search_disciplines(catalogue: CatalogueDep, query: SearchQueryDep) -> DisciplineResult:
    """Every discipline, whatever discipline is chosen."""
    return await facets.disciplines(catalogue, query)


@router.get("/specializations_v2/")
async def search_specializations(catalogue: CatalogueDep, query: SearchQueryDep) -> SpecializationResult:
    """Specializations under the chosen disciplines, by name."""
    return await facets.specializations(catalogue, query)


@router.get("/courses_v2/")
async def search_courses_v2(catalogue: CatalogueDep, query: SearchQueryDep) -> CourseResult:
    """One page of the courses that pass every filter, and how many there are."""
    return await courses.courses(catalogue, query)


@router.get("/institutes_v2/")
async def search_institutes(catalogue: CatalogueDep, query: SearchQueryDep) -> InstituteResult:
    """Institutes by name, whatever institute is chosen."""
    return await facets.institutes(catalogue, query)


@router.get("/courses_count_v2/")
async def search_courses_count(catalogue: CatalogueDep, query: SearchQueryDep) -> CourseCount:
    """How many courses pass every filter."""
    return await courses.course_count(catalogue, query)
