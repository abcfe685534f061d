"""POST search (all results of a search in one response), GET search/suggestions and GET site-suggestion."""

from typing import Annotated

from fastapi import Query, Request, Response

from api.dependencies import LiveIndexDep, PopularSearchesDep, RoutesDep
from api.errors import INVALID, SESSION_EXPIRED, UNAVAILABLE
from api.popular_search.suggestions import add_popular_searches
from api.routing import EitherSlashRouter
from api.search_log.logged_search import respond_to_search
from schemas.contracts.catalogue.site_suggestions import SiteSuggestions
from schemas.contracts.unified.request import SearchRequest
from schemas.contracts.unified.response import SearchResponse
from schemas.contracts.unified.suggestions import SearchSuggestions
from schemas.vocabulary.limits import (
    SEARCH_TEXT_MAX_CHARACTERS,
    SUGGESTIONS_PER_GROUP_DEFAULT,
    SUGGESTIONS_PER_GROUP_MAX,
)
from search.calls.search_suggestions import suggest, suggest_site

router = EitherSlashRouter(tags=["search"], responses={**INVALID, **SESSION_EXPIRED, **UNAVAILABLE})
suggestions_router = EitherSlashRouter(
    validate_responses=False, tags=["search"], responses={**INVALID, **UNAVAILABLE}
)

TypedText = Annotated[
    str, Query(max_length=SEARCH_TEXT_MAX_CHARACTERS, description="The typed text, in any script.")
]

GroupLimit = Annotated[
    int, Query(ge=1, le=SUGGESTIONS_PER_GROUP_MAX, description="The highest number of suggestions per group.")
]


@router.post("/search", response_model=SearchResponse)
async def search(request: Request, body: SearchRequest) -> Response:
    """Search for courses. The request selects the parts of the response. A part that is not requested is null.

    The parts are a page of courses, facets, histograms, the map, a spelling correction, the number of courses without
    each filter, and explanations.
    """
    rendered = await respond_to_search(request.scope, body)
    response = Response(rendered.content, media_type="application/json")
    response.raw_headers.extend(rendered.headers)
    return response


@suggestions_router.get("/search/suggestions")
async def search_suggestions(
    live_index: LiveIndexDep,
    searches: PopularSearchesDep,
    text: TypedText = "",
    limit: GroupLimit = SUGGESTIONS_PER_GROUP_DEFAULT,
) -> SearchSuggestions:
    """Suggestions for a typed text: a search for this text, and popular searches that contain its words.

    Courses, institutes, countries, states, cities, subjects, institute groups, scholarships, articles and pages are
    suggested if their name matches.
    """
    return add_popular_searches(await suggest(live_index, text, limit), searches, text, limit)


@suggestions_router.get("/site-suggestion")
async def site_suggestion(
    live_index: LiveIndexDep,
    routes: RoutesDep,
    name: TypedText = "",
    limit: GroupLimit = SUGGESTIONS_PER_GROUP_DEFAULT,
) -> SiteSuggestions:
    """Courses, institutes, countries, disciplines, institute groups, scholarships, articles and pages as one list.

    They are listed if their name matches the typed text. Names that equal the text are first.
    """
    return await suggest_site(live_index, name, limit, routes.build_path)
