"""Suggests filters to remove if a search finds nothing. Counts the courses that are found without each filter."""

from collections.abc import Sequence
from dataclasses import replace

from schemas.contracts.unified.request import SearchFilters, SearchRequest
from schemas.contracts.unified.response import RelaxedFilter
from schemas.filters.declarations import FILTERS_BY_GROUP, RANGE_FILTERS, FilterGroup
from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_filter_query
from search.results.text_interpretation import FILTER_NAMES

_UNSET = SearchFilters()
_POINT_AND_REGION = ("region", "point")


def build_relax_plan(request: SearchRequest, search_query: SearchQuery) -> SearchPlan[list[RelaxedFilter]]:
    """Plan the searches that count the courses without the text, and without each filter group that the visitor uses.

    The count without the text also ignores the filters that the text states, such as London in `mba in london`. The
    result is sorted by count, from large to small.
    """
    search_query = search_query.full or search_query
    groups = [group for group in search_query.groups if group not in search_query.interpreted_groups]
    bodies = [_build_count_body(build_filter_query(search_query, group)) for group in groups]
    names = [(FILTER_NAMES[group], _list_keys(group, request)) for group in groups]
    if search_query.text:
        without_text = replace(search_query.visitor or search_query, text=None)
        bodies.insert(0, _build_count_body(build_filter_query(without_text)))
        names.insert(0, ("text", ["text"]))

    def read(responses: Sequence[EsResponse]) -> list[RelaxedFilter]:
        relaxed = [
            RelaxedFilter(filter=name, keys=keys, course_count=response["hits"]["total"]["value"])
            for (name, keys), response in zip(names, responses, strict=True)
        ]
        return sorted(relaxed, key=lambda each: -each["course_count"])

    return SearchPlan(bodies, read)


def _list_keys(group: FilterGroup, request: SearchRequest) -> list[str]:
    """List the paths of the request keys that set filters of the group: place → `filters.countries`."""
    keys = [each.key for each in FILTERS_BY_GROUP[group]]
    keys += [each.key for each in RANGE_FILTERS if each.group is group]
    keys += ("english_score",) if group is FilterGroup.ENGLISH_TEST else ()
    keys += _POINT_AND_REGION if group is FilterGroup.PLACE else ()
    return [f"filters.{key}" for key in keys if getattr(request.filters, key) != getattr(_UNSET, key)]


def _build_count_body(query: Body) -> Body:
    return {"size": 0, "query": query}
