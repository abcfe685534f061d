"""Builds the stored filters of a logged search, so that the search can be repeated exactly with another ranking."""

from typing import Any

from schemas.contracts.unified.request import SearchRequest
from search.results.search_facts import SearchFacts

FEE = "fee"


def build_selection(request: SearchRequest, facts: SearchFacts) -> dict[str, Any] | None:
    """Return the filters of the request that are not empty, and `interpret` if the value is false.

    Returns None if the search cannot be repeated. The log stores no coordinates (`point`) and no `literal` words, which
    are words that the search does not interpret.
    """
    if request.literal or request.filters.point is not None:
        return None
    selection: dict[str, Any] = {} if request.interpret else {"interpret": False}
    if not request.filters.model_fields_set:
        return selection
    given = request.filters.model_dump(mode="json", exclude_unset=True)
    filters = {name: value for name, value in given.items() if not _is_empty(value)}
    if request.filters.fees.upper is not None and FEE not in facts.filters:
        # The range covers the whole slider, so the search ignored it.
        del filters["fees"]
    return {**selection, "filters": filters} if filters else selection


def _is_empty(value: Any) -> bool:
    """True if a filter has no values. A bound of 0 is a value."""
    return value is None or (isinstance(value, dict) and all(each in (None, []) for each in value.values()))
