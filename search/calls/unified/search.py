"""Executes a unified search, with or without a point-in-time session."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from typing import TypeVar

import orjson

from schemas.contracts.unified.request import SearchRequest
from schemas.contracts.unified.response import RelaxedFilter, SearchResponse
from schemas.experiments.interleaving import Team
from schemas.filters.declarations import FacetName
from schemas.vocabulary.limits import FEW_RESULTS, POINT_IN_TIME_SECONDS_MAX
from search.calls.course_search import compute_last_page
from search.calls.place_course_counts import read_place_course_counts
from search.calls.unified.advice import read_advice
from search.calls.unified.interleaving import Interleaving
from search.calls.unified.later_courses import complete_page
from search.calls.unified.page_position import PagePosition, check_session_keys, parse_page_position
from search.calls.unified.session_tokens import Cursor, SessionToken, decode_token, digest_query, encode_token
from search.calls.unified.unified_plan import (
    RoundTripResult,
    build_search_query,
    build_unified_plan,
    is_whole_slider,
)
from search.errors import FieldError, InvalidFilter, RequestRejected, SessionExpired, TooManySteps
from search.execution.live_index import LiveIndex
from search.execution.search_plan import PlanExecutor, Planner
from search.execution.token_keys import TokenKeys
from search.execution.widening import count_steps
from search.parsing.deadlines import read_today
from search.parsing.map_inputs import check_area
from search.requests.histograms import FEE_GRAIN_PKR
from search.results.search_facts import SearchFacts, build_search_facts

T = TypeVar("T")

FACTS_BYTES = 10_000
"""The estimated memory of the facts for the search log in a cached response, without their search query, in bytes."""
QUERY_FACTOR = 10
"""The estimated memory of the search query and the cache key, as a multiple of the length of the request body."""


@dataclass(frozen=True, slots=True)
class ExecutedSearch:
    """content: a SearchResponse as JSON. build_facts: describes the search for the search log.

    teams: the ranking that placed each interleaved course of this page and of earlier pages. None if the results of two
    rankings are not interleaved.
    """

    content: bytes
    build_facts: Callable[[], SearchFacts]
    teams: Mapping[int, Team] | None


async def search(live_index: LiveIndex, request: SearchRequest) -> bytes:
    """Execute the search, and return a SearchResponse as JSON."""
    return (await execute_search(live_index, request)).content


async def execute_search(
    live_index: LiveIndex, request: SearchRequest, interleaving: Interleaving | None = None
) -> ExecutedSearch:
    """Execute the search. Without session and experiment, responses are cached until the index changes, at most 60 s.

    interleaving: the running experiment. Only results for a typed text in the order by relevance are interleaved.
    """
    check_session_keys(request)
    check_area(request.map)
    if request.visit_token or request.cursor:
        return await _continue_session(live_index, request, interleaving)
    try:
        return await _start_search(live_index, request, interleaving)
    except TooManySteps as error:
        raise InvalidFilter(FieldError("widening_steps", str(error))) from error


async def _start_search(
    live_index: LiveIndex, request: SearchRequest, interleaving: Interleaving | None
) -> ExecutedSearch:
    if request.visit:
        return await _search_in_new_session(live_index, request, interleaving)
    compute = partial(_search_without_session, live_index, request, interleaving)
    if interleaving is not None:
        return await compute()
    # The key contains the day, because a deadline passes at the end of a day.
    body = request.model_dump_json()
    size_of = partial(_estimate_size, body)
    return await live_index.get_cached_result((read_today(), body), compute, size_of)


def _estimate_size(body: str, executed: ExecutedSearch) -> int:
    return len(executed.content) + FACTS_BYTES + QUERY_FACTOR * len(body)


async def _search_without_session(
    live_index: LiveIndex, request: SearchRequest, interleaving: Interleaving | None
) -> ExecutedSearch:
    position = parse_page_position(request, None)
    return await _execute(live_index, live_index.execute, request, position, None, interleaving)


async def _search_in_new_session(
    live_index: LiveIndex, request: SearchRequest, interleaving: Interleaving | None
) -> ExecutedSearch:
    """Search in a new session. New sessions share a point in time.

    If the shared point in time has expired, the search is repeated with a new one.
    """
    position = parse_page_position(request, None)
    search_in = partial(_search_in_session, live_index, request, position, interleaving=interleaving)
    try:
        return await search_in(await _open_session(live_index))
    except SessionExpired:
        return await search_in(await _open_session(live_index))


async def _open_session(live_index: LiveIndex) -> SessionToken:
    return SessionToken(await live_index.open_session(), int(time.time()), None)


async def _continue_session(
    live_index: LiveIndex, request: SearchRequest, interleaving: Interleaving | None
) -> ExecutedSearch:
    field = "cursor" if request.cursor else "visit_token"
    token = decode_token(
        live_index.token_keys, request.cursor or request.visit_token or "", field, digest_query(request)
    )
    if time.time() - token.opened > POINT_IN_TIME_SECONDS_MAX:
        raise SessionExpired("This visit has ended; search again")
    try:
        return await _search_in_session(
            live_index,
            request,
            parse_page_position(request, token.cursor),
            token,
            interleaving=_continue_interleaving(token, interleaving),
        )
    except (RequestRejected, TooManySteps) as error:
        raise InvalidFilter(FieldError(field, "not a token of this service")) from error


def _continue_interleaving(token: SessionToken, running: Interleaving | None) -> Interleaving | None:
    """Use the experiment and the seed of the first page, so that the pages of a session continue the same mixed list.

    Raises SessionExpired if this experiment has ended.
    """
    if token.experiment is None or token.seed is None:
        return None
    if running is None or running.experiment.name != token.experiment:
        raise SessionExpired("The order of these results is no longer available; search again")
    return replace(running, seed=token.seed)


async def _search_in_session(
    live_index: LiveIndex,
    request: SearchRequest,
    position: PagePosition,
    token: SessionToken,
    *,
    interleaving: Interleaving | None,
) -> ExecutedSearch:
    async def execute(planner: Planner[T], /) -> T:
        return await live_index.execute_in_session(token.session, planner)

    return await _execute(live_index, execute, request, position, token, interleaving)


async def _execute(
    live_index: LiveIndex,
    execute: PlanExecutor,
    request: SearchRequest,
    position: PagePosition,
    token: SessionToken | None,
    interleaving: Interleaving | None,
) -> ExecutedSearch:
    steps = request.widening_steps if token is None or token.steps is None else token.steps
    found, steps = await find_page(live_index, execute, request, position, steps, interleaving)
    token = token and replace(token, steps=steps)
    if token and interleaving and found.teams is not None:
        token = replace(token, experiment=interleaving.experiment.name, seed=interleaving.seed)
    corrected, relaxed = await read_advice(execute, request, found)
    return _build_executed_search(live_index.token_keys, request, position, token, found, corrected, relaxed)


async def find_page(
    live_index: LiveIndex,
    execute: PlanExecutor,
    request: SearchRequest,
    position: PagePosition,
    steps: int | None,
    interleaving: Interleaving | None = None,
) -> tuple[RoundTripResult, int]:
    """Find the courses of a page. The second value is the number of steps by which the search was widened.

    steps: the number of widening steps. Each step requires less of the text. None means that the number is chosen from
    the number of matching courses.

    Most searches need one round trip to Elasticsearch. The following cases need further round trips:

    - An interpreted text has few hits. One round trip chooses a step of widening. If the step is above 0, a second one
      repeats the search with this step. A request with a token or with `widening_steps` uses the given steps.
    - The fee filter covers the whole slider, so the search must find courses with any fee. The search is repeated
      without this filter.
    - The largest fee of the catalogue has changed. Elasticsearch counts small fee intervals, which are merged into
      bars. If the new width of a bar is not a multiple of an interval, the narrowest intervals are counted again.
    - The location facet needs the countries with a course. Reading or checking their counts can need one round trip.
    - An experiment mixes only the first results. If the page reaches beyond them, one round trip reads the later
      courses.
    """
    wants_places = FacetName.LOCATIONS in request.facets
    countries = (await read_place_course_counts(live_index))["country"] if wants_places else ()
    plan = partial(build_unified_plan, request, position, countries=countries, interleaving=interleaving)
    grain = live_index.fee_grain
    found = await execute(partial(plan, fee_grain=grain, steps=steps or 0))
    any_fee = is_whole_slider(request, found)
    if any_fee or (found.fee_step or grain) % grain:
        grain = FEE_GRAIN_PKR
        found = await execute(partial(plan, fee_grain=grain, any_fee=any_fee, steps=steps or 0))
    if steps is None:
        steps = await _count_steps(execute, request, found, any_fee=any_fee)
        if steps:
            found = await execute(partial(plan, fee_grain=grain, any_fee=any_fee, steps=steps))
    live_index.fee_grain = found.fee_step or grain
    return await complete_page(execute, position, found), steps


def _build_executed_search(
    keys: TokenKeys,
    request: SearchRequest,
    position: PagePosition,
    token: SessionToken | None,
    found: RoundTripResult,
    corrected: str | None,
    relaxed: list[RelaxedFilter] | None,
) -> ExecutedSearch:
    total_pages = ceil(found.total / request.page_size)
    response = SearchResponse(
        total=found.total,
        total_pages=total_pages,
        last_page=min(total_pages, compute_last_page(request.page_size)),
        page=position.page,
        results=found.results,
        facets=found.facets,
        histograms=found.histograms,
        map=found.map,
        correction=corrected,
        relax=relaxed,
        interpretation=found.interpretation,
        explanations=found.explanations,
        has_rankings=found.value_names.has_rankings(),
        visit_token=_build_visit_token(keys, request, token),
        cursor=build_cursor(keys, request, position, token, found),
    )
    build_facts = partial(
        build_search_facts,
        found.search_query,
        found.value_names,
        found.total,
        found.shown,
        found.interpretation,
        corrected,
    )
    return ExecutedSearch(orjson.dumps(response), build_facts, found.teams)


async def _count_steps(
    execute: PlanExecutor, request: SearchRequest, found: RoundTripResult, *, any_fee: bool
) -> int:
    """Return the number of steps by which the search is widened. Each step requires less of the text.

    Only a search with an interpreted text and few hits is widened.
    """
    if not request.interpret or found.total >= FEW_RESULTS or found.search_query.interpretation is None:
        return 0
    return await count_steps(execute, partial(build_search_query, request, any_fee=any_fee))


def _build_visit_token(keys: TokenKeys, request: SearchRequest, token: SessionToken | None) -> str | None:
    return None if token is None else encode_token(keys, replace(token, cursor=None), digest_query(request))


def build_cursor(
    keys: TokenKeys,
    request: SearchRequest,
    position: PagePosition,
    token: SessionToken | None,
    found: RoundTripResult,
) -> str | None:
    """Build the cursor of the next page. Returns None on the last page, without results, and without a session."""
    seen = position.before + len(found.results or ())
    if token is None or found.last is None or seen >= found.total:
        return None
    return encode_token(keys, replace(token, cursor=Cursor(seen, found.last)), digest_query(request))
