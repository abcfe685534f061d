"""POST search (unified search: all results of a search in one response) and GET search/suggestions."""

from typing import Annotated

from fastapi import Query, Request, Response

from api.dependencies import LiveIndexDep
from api.errors import GONE, INVALID, UNAVAILABLE
from api.routing import EitherSlashRouter
from api.search_log.logged_search import answer_search
from schemas.contracts.unified.request import SearchRequest
from schemas.contracts.unified.response import SearchResponse
from schemas.contracts.unified.suggestions import SearchSuggestions
from schemas.vocabulary.limits import (
    SEARCH_TEXT_MAX_CHARACTERS,
    SUGGESTIONS_PER_GROUP_DEFAULT,
    SUGGESTIONS_PER_GROUP_MAX,
)
from search.calls.search_suggestions import suggest

router = EitherSlashRouter(tags=["search"], responses={**INVALID, **GONE, **UNAVAILABLE})
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
    """Results, facets, histograms, map, correction and removable filters. A part that is not requested is null."""
    answer = await answer_search(request.scope, body)
    response = Response(answer.content, media_type="application/json")
    response.raw_headers.extend(answer.headers)
    return response


@suggestions_router.get("/search/suggestions")
async def search_suggestions(
    live_index: LiveIndexDep, text: TypedText = "", limit: GroupLimit = SUGGESTIONS_PER_GROUP_DEFAULT
) -> SearchSuggestions:
    """The meaning of the typed text, and matching subjects, courses, institutes and places."""
    return await suggest(live_index, text, limit)
