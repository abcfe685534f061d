"""The endpoints under v2/search (specification, section 7). All of them have the same query parameters."""

from collections.abc import Callable
from typing import Annotated, Any

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


def _build_router(root: str, *, include_in_schema: bool = True) -> EitherSlashRouter:
    return EitherSlashRouter(
        root=root,
        prefix="/v2/search",
        tags=["search v2"],
        responses={**INVALID, **UNAVAILABLE},
        include_in_schema=include_in_schema,
        validate_responses=False,
    )


# In the specification, these paths have no prefix /api.
routers = (_build_router("/api"), _build_router("", include_in_schema=False))


def get(path: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add an endpoint to both routers."""

    def add(endpoint: Callable[..., Any]) -> Callable[..., Any]:
        for router in routers:
            router.add_api_route(path, endpoint, methods=["GET"])
        return endpoint

    return add


_SINGLE_VALUE_PARAMETERS = (
    "course_duration", "fee_range", "page", "order_by", "search", "first_load", "popularity",
)  # fmt: skip


async def _reject_repeated_parameters(
    request: Request, parameters: Annotated[V2SearchParameters, Query()]
) -> V2SearchParameters:
    """Raise InvalidFilter if a parameter with only one value is repeated, such as page=1&page=2."""
    repeated = [key for key in _SINGLE_VALUE_PARAMETERS if len(request.query_params.getlist(key)) > 1]
    if repeated:
        raise InvalidFilter(
            *(FieldError(key, "it has one value and is given more than once") for key in repeated)
        )
    return parameters


V2SearchParametersDep = Annotated[V2SearchParameters, Depends(_reject_repeated_parameters)]


@get("/locations/")
async def search_locations(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> PlaceResult:
    """Countries, states and cities with their numbers of courses. The selected places do not change the counts."""
    return await places.list_places(live_index, parameters)


@get("/degree_levels/")
async def search_degree_levels(
    live_index: LiveIndexDep, parameters: V2SearchParametersDep
) -> DegreeLevelResult:
    """All level types with their degree levels. The selected levels do not change the counts."""
    return await facets.list_degree_levels(live_index, parameters)


@get("/disciplines/")
async def search_disciplines(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> DisciplineResult:
    """All disciplines. The selected disciplines do not change the counts."""
    return await facets.list_disciplines(live_index, parameters)


@get("/specializations_v2/")
async def search_specializations(
    live_index: LiveIndexDep, parameters: V2SearchParametersDep
) -> SpecializationResult:
    """One page of the specializations of the selected disciplines, or of all disciplines. They are sorted by name."""
    return await facets.list_specializations(live_index, parameters)


@get("/courses_v2/")
async def search_courses_v2(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> CourseResult:
    """One page of the courses that match all filters, and the number of all matching courses."""
    return await courses.read_courses(live_index, parameters)


@get("/institutes_v2/")
async def search_institutes(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> InstituteResult:
    """One page of the institutes with a matching course, by name. The selected institutes do not limit the list."""
    return await facets.list_institutes(live_index, parameters)


@get("/courses_count_v2/")
async def search_courses_count(live_index: LiveIndexDep, parameters: V2SearchParametersDep) -> CourseCount:
    """The number of courses that match all filters."""
    return await courses.count_courses(live_index, parameters)
