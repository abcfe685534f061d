"""The calls under v2/search (specification, section 7): all GET, all with the same query parameters."""

from typing import Annotated

from fastapi import Depends, Query, Request

from api.dependencies import LiveIndexDep
from api.errors import INVALID, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.search_v2 import (
    CourseCount,
    CourseResult,
    DegreeLevelResult,
    DisciplineResult,
    InstituteResult,
    PlaceResult,
    SpecializationResult,
    V2SearchParameters,
)
from search.calls.v2 import courses, facets, places
from search.errors import FieldError, InvalidFilter

router = EitherSlashRouter(
    validate_responses=False, prefix="/v2/search", tags=["search v2"], responses={**INVALID, **UNAVAILABLE}
)

_ONE_VALUE = (
    "course_duration", "fee_range", "page", "order_by", "search", "first_load", "popularity",
)  # fmt: skip


async def _parameters(
    request: Request, parameters: Annotated[V2SearchParameters, Query()]
) -> V2SearchParameters:
    """Of a parameter that has one value and is given twice, one would be lost in silence: it is refused."""
    twice = [key for key in _ONE_VALUE if len(request.query_params.getlist(key)) > 1]
    if twice:
        raise InvalidFilter(
            *(FieldError(key, "it has one value and is given more than once") for key in twice)
        )
    return parameters


V2SearchParametersDep = Annotated[V2SearchParameters, Depends(_parameters)]


@router.get("/locations/")
async def search_locations(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> PlaceResult:
    """Countries with states and cities, their courses and institutes, whatever place is chosen."""
    return await places.places(live_index, parameters)


@router.get("/degree_levels/")
async def search_degree_levels(
    live_index: LiveIndexDep, parameters: V2SearchParametersDep
) -> DegreeLevelResult:
    """Level types with their levels, whatever level is chosen."""
    return await facets.degree_levels(live_index, parameters)


@router.get("/disciplines/")
async def search_disciplines(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> DisciplineResult:
    """Every discipline, whatever discipline is chosen."""
    return await facets.disciplines(live_index, parameters)


@router.get("/specializations_v2/")
async def search_specializations(
    live_index: LiveIndexDep, parameters: V2SearchParametersDep
) -> SpecializationResult:
    """Specializations under the chosen disciplines, by name."""
    return await facets.specializations(live_index, parameters)


@router.get("/courses_v2/")
async def search_courses_v2(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> CourseResult:
    """One page of the courses that pass every filter, and how many there are."""
    return await courses.courses(live_index, parameters)


@router.get("/institutes_v2/")
async def search_institutes(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> InstituteResult:
    """Institutes by name, whatever institute is chosen."""
    return await facets.institutes(live_index, parameters)


@router.get("/courses_count_v2/")
async def search_courses_count(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> CourseCount:
    """How many courses pass every filter."""
    return await courses.course_count(live_index, parameters)
