"""Executes a unified search and writes its entry to the search log before the response is sent.

The response header Server-Timing contains the id of the search. Outcomes of the search refer to this id. Each response
has the version of the ranking in the header X-Ranking-Version, whether the search is logged or not.
"""

import asyncio
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import Request, Response
from starlette.types import Scope

from api.search_log.entries import build_search_entry
from api.search_log.search_log import SearchLog
from api.search_log.visits import accepts_logging, read_device, read_visit, start_visit
from schemas.contracts.unified.request import SearchRequest
from schemas.search_log.names import make_search_id
from search.calls.unified.search import ExecutedSearch, execute_search
from search.elasticsearch_access.deadline import get_deadline
from search.execution.live_index import LiveIndex
from search.requests.ranking_version import RANKING_VERSION

RawHeaders = list[tuple[bytes, bytes]]

RANKING_HEADER = (b"x-ranking-version", RANKING_VERSION.encode())


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """content: a SearchResponse as JSON. headers: the version of the ranking, and the headers of the search log."""

    content: bytes
    headers: RawHeaders


async def answer_search(scope: Scope, body: SearchRequest) -> SearchAnswer:
    """Only searches for results are logged. Searches for facets or map places alone belong to such a search."""
    state = scope["app"].state
    live_index: LiveIndex = state.live_index
    log: SearchLog | None = state.search_log
    if log is None or not body.results:
        return SearchAnswer((await execute_search(live_index, body)).content, [RANKING_HEADER])
    request = Request(scope)
    if not accepts_logging(request):
        return SearchAnswer((await execute_search(live_index, body)).content, [RANKING_HEADER])
    started = time.perf_counter()
    executed, names = await _execute_and_read_names(log, request, live_index, body)
    now = datetime.now(UTC)
    response = Response()
    visit = read_visit(request, now) or start_visit(request, response, now)
    search_id = make_search_id(now)
    seconds = time.perf_counter() - started
    log.write(
        build_search_entry(
            search_id,
            now,
            visit,
            body,
            executed.build_facts(),
            names,
            read_device(request.headers),
            elasticsearch_seconds=get_deadline().spent_seconds,
            total_seconds=seconds,
        )
    )
    timing = f'search;desc="{search_id}";dur={seconds * 1_000:.1f}'.encode()
    cookies = [each for each in response.raw_headers if each[0] == b"set-cookie"]
    return SearchAnswer(executed.content, [RANKING_HEADER, (b"server-timing", timing), *cookies])


async def _execute_and_read_names(
    log: SearchLog, request: Request, live_index: LiveIndex, body: SearchRequest
) -> tuple[ExecutedSearch, tuple[str, ...] | None]:
    """Read the names of the signed-in person while the search runs. A search without a text needs no names."""
    if not body.text or "cookie" not in request.headers:
        return await execute_search(live_index, body), ()
    return await asyncio.gather(
        execute_search(live_index, body),
        log.person_names.read(request.app.state.database, request),
    )
