"""Advice for a search that finds few courses: a corrected text, and filters to remove."""

from asyncio import gather

from schemas.contracts.unified.request import SearchRequest
from schemas.contracts.unified.response import RelaxedFilter
from schemas.vocabulary.limits import FEW_RESULTS
from search.calls.unified.relaxed_filters import build_relax_plan
from search.calls.unified.unified_plan import RoundTripResult
from search.execution.search_plan import PlanExecutor
from search.spelling.correction import correct_text


async def read_advice(
    execute: PlanExecutor, request: SearchRequest, found: RoundTripResult
) -> tuple[str | None, list[RelaxedFilter] | None]:
    """Return the corrected text, and the course counts without the text and without each filter group.

    Either value is None if the request does not want this value. The corrected text takes up to four round trips. The
    counts take one round trip, and are None if the search finds a course.
    """
    return await gather(
        _read_correction(execute, request, found), _read_relaxed_filters(execute, request, found)
    )


async def _read_correction(
    execute: PlanExecutor, request: SearchRequest, found: RoundTripResult
) -> str | None:
    """Correct the text if few courses match the whole text.

    The corrected text finds at least one course that passes the filters of the request.

    Returns None without a text, if the request wants no correction, or if no correction finds courses. Also returns
    None if the widened search has already corrected the text, or if every word of an interpreted text is known.
    """
    search_query = found.search_query.full or found.search_query
    widening = found.interpretation["widening"] if found.interpretation else None
    is_corrected = widening is not None and widening["corrected_text"] is not None
    full_total = widening["full_total"] if widening else found.total
    if not request.correction or search_query.text is None or full_total >= FEW_RESULTS or is_corrected:
        return None
    if search_query.interpretation is not None and not search_query.interpretation.unknown:
        return None
    return await correct_text(execute, request.text, search_query.visitor or search_query)


async def _read_relaxed_filters(
    execute: PlanExecutor, request: SearchRequest, found: RoundTripResult
) -> list[RelaxedFilter] | None:
    if not request.relax or found.total:
        return None
    return await execute(lambda _: build_relax_plan(request, found.search_query))
