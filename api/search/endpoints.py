"""POST search: the unified search."""

from fastapi import Response

from api.dependencies import LiveIndexDep
from api.errors import GONE, INVALID, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.unified.request import SearchRequest
from schemas.contracts.unified.response import SearchResponse
from search.calls.unified import search as typed

router = EitherSlashRouter(tags=["search"], responses={**INVALID, **GONE, **UNAVAILABLE})


@router.post("/search", response_model=SearchResponse)
async def search(live_index: LiveIndexDep, request: SearchRequest) -> Response:
    """Results, facets, histograms, map, correction and filters to remove. Only requested parts are filled."""
    return Response(await typed.search(live_index, request), media_type="application/json")
