"""GET location-auto-suggestion: places whose names match the typed text."""

from collections.abc import Sequence
from functools import partial

from schemas.contracts.listing.location_suggestions import LocationSuggestions
from search.calls.place_course_counts import read_place_course_counts
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.result_cache import estimate_memory
from search.execution.search_plan import SearchPlan
from search.parsing.place_text import NearPoint, parse_place_text
from search.requests.place_suggestions import build_suggestion_body
from search.results.place_suggestions import build_suggestions


async def suggest_locations(
    live_index: LiveIndex, text: str, near: NearPoint | None, limit: int
) -> LocationSuggestions:
    """Suggest at most `limit` places. A text that cannot be a name, such as `???`, has no suggestions.

    Many visitors type the same first letters, so the suggestions are cached until the index changes, for at most 60 s.
    """
    typed = parse_place_text(text)
    if typed is None:
        return LocationSuggestions(results=[])

    async def compute() -> LocationSuggestions:
        body = build_suggestion_body(typed, near, limit)
        found = await live_index.execute(lambda _: SearchPlan([], _read_first, [body], needs_version=True))
        counts = await read_place_course_counts(live_index)
        return LocationSuggestions(results=build_suggestions(found, counts, near))

    key = ("places", typed, near, limit)
    return await live_index.get_cached_result(key, compute, partial(estimate_memory, key))


def _read_first(responses: Sequence[EsResponse]) -> EsResponse:
    return responses[0]
