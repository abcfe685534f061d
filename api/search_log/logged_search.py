"""Executes a unified search and writes its entry to the search log before the response is sent.

The response header Server-Timing contains the id of a logged search. The logged outcomes of the search, such as clicks,
refer to this id. Every response has the header X-Ranking-Version, even if the search is not logged. If an experiment
interleaved the results, the header contains the versions of both rankings.
"""

import asyncio
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import Request
from starlette.types import Scope

from api.search_log.entries import InterleavedSearch, build_search_entry
from api.search_log.search_log import SearchLog
from api.search_log.visitors import describe_visitor
from api.search_log.visits import accepts_logging
from schemas.contracts.unified.request import SearchRequest
from schemas.search_log.names import make_search_id
from search.calls.unified.interleaving import Experiment, Interleaving, build_interleaving
from search.calls.unified.search import execute_search
from search.elasticsearch_access.deadline import get_deadline
from search.execution.live_index import LiveIndex
from search.requests.ranking_version import RANKING_VERSION

RawHeaders = list[tuple[bytes, bytes]]

RANKING_HEADER = (b"x-ranking-version", RANKING_VERSION.encode())


@dataclass(frozen=True, slots=True)
class RenderedResponse:
    """content: the response body as JSON.

    headers: further headers. A search has X-Ranking-Version. A logged search also has its id, and the cookie of a new
    visit.
    """

    content: bytes
    headers: RawHeaders


async def respond_to_search(scope: Scope, body: SearchRequest) -> RenderedResponse:
    """Execute a search, and log the search if a visitor who accepts logging requested results.

    Requests for only facets or map places are not logged, because each accompanies a search for results. Searches of
    staff are not logged: the log contains no accounts, so a report could not exclude staff later.

    Only logged searches take part in experiments. The log entry of a search assigns its clicks to a ranking, so clicks
    after a search without an entry would be lost.
    """
    state = scope["app"].state
    live_index: LiveIndex = state.live_index
    log: SearchLog | None = state.search_log
    if log is None or not body.results:
        return RenderedResponse((await execute_search(live_index, body)).content, [RANKING_HEADER])
    request = Request(scope)
    if not accepts_logging(request):
        return RenderedResponse((await execute_search(live_index, body)).content, [RANKING_HEADER])
    return await _execute_logged_search(log, request, live_index, body)


async def _execute_logged_search(
    log: SearchLog, request: Request, live_index: LiveIndex, body: SearchRequest
) -> RenderedResponse:
    started, now = time.perf_counter(), datetime.now(UTC)
    # Without an experiment, the task describes the visitor while this request waits for Elasticsearch.
    describing = asyncio.create_task(describe_visitor(log.persons, request, body.text, now))
    experiment: Experiment | None = request.app.state.experiment.running
    interleaving: Interleaving | None = None
    try:
        if experiment is not None:
            visitor = await describing
            if visitor.device != "robot" and not visitor.is_staff:
                interleaving = build_interleaving(experiment, visitor.visit, body)
        executed = await execute_search(live_index, body, interleaving)
        visitor = await describing
    finally:
        describing.cancel()
    if visitor.is_staff:
        return RenderedResponse(executed.content, [RANKING_HEADER])
    interleaved = None
    if experiment is not None and executed.teams is not None:
        interleaved = InterleavedSearch(experiment, executed.teams)
    search_id = make_search_id(now)
    seconds = time.perf_counter() - started
    log.write(
        build_search_entry(
            search_id,
            now,
            visitor,
            body,
            executed.build_facts(),
            elasticsearch_seconds=get_deadline().spent_seconds,
            total_seconds=seconds,
            interleaved=interleaved,
        )
    )
    timing = f'search;desc="{search_id}";dur={seconds * 1_000:.1f}'.encode()
    ranking = (RANKING_HEADER[0], interleaved.ranking.encode()) if interleaved else RANKING_HEADER
    return RenderedResponse(executed.content, [ranking, (b"server-timing", timing), *visitor.cookies])
