"""Builds the requests that test which parts of a search query match one course."""

from collections.abc import Sequence
from typing import Any

from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.limits import NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body
from search.requests.filter_clauses import LIVE, build_filter_clauses
from search.requests.text_clauses import PHRASE_FIELDS, SCORED_FIELDS, TYPOS, build_match_clauses

LARGEST_ID = 2**31 - 1


def build_match_body(course: int | str, search_query: SearchQuery) -> Body:
    """Build the search for the course alone. The hit has the names of the matching clauses."""
    only: Body = {"term": {"id": course} if isinstance(course, int) else {"slug": course}}
    if isinstance(course, int) and course > LARGEST_ID:
        only = {"match_none": {}}
    named = [
        {"bool": {"filter": [clause], "_name": name}}
        for name, clause in _build_named_clauses(search_query).items()
    ]
    query = {"bool": {"filter": [LIVE, only], "should": named, "minimum_should_match": 0}}
    return {"query": query, "size": 1}


def build_ranking_body(search_query: SearchQuery) -> Body:
    return {**build_hits_body(search_query, 0, NUMBERED_RESULTS_MAX), "_source": False}


def _build_named_clauses(search_query: SearchQuery) -> dict[str, Body]:
    clauses = dict(zip(list_filter_names(search_query), build_filter_clauses(search_query), strict=True))
    text = search_query.text
    if text is None:
        return clauses
    clauses["exact"] = {"term": {"exact_names": {"value": text.whole}}}
    for field, _ in parse_field_weights(PHRASE_FIELDS):
        clauses[f"phrase {field}"] = {"match_phrase": {field: text.whole}}
    for number, (unit, found) in enumerate(zip(text.units, build_match_clauses(text), strict=True)):
        clauses[f"unit {number}"] = found
        clauses[f"literal {number}"] = _build_all_words_clause("all_words", unit.text)
        clauses[f"stems {number}"] = _build_all_words_clause("all_text", unit.text)
        for field, _ in parse_field_weights(SCORED_FIELDS):
            clauses[f"{number} in {field}"] = _build_all_words_clause(field, unit.text)
            clauses[f"{number} like {field}"] = _build_all_words_clause(field, unit.text, **TYPOS)
    return clauses


def list_filter_names(search_query: SearchQuery) -> list[str]:
    """List the names of the clauses of `build_filter_clauses`. Place and campus together have one clause."""
    groups = search_query.groups
    if FilterGroup.PLACE in groups and FilterGroup.CAMPUS in groups:
        rest = [group for group in groups if group not in (FilterGroup.PLACE, FilterGroup.CAMPUS)]
        return [f"filter {FilterGroup.PLACE.value}", *(f"filter {group.value}" for group in rest)]
    return [f"filter {group.value}" for group in groups]


def _build_all_words_clause(field: str, text: str, **more: Any) -> Body:
    return {"match": {field: {"query": text, "operator": "and", **more}}}


def parse_field_weights(fields: Sequence[str]) -> list[tuple[str, str]]:
    """Parse `name^8` into the field and the weight."""
    return [(field, weight or "1") for field, _, weight in (each.partition("^") for each in fields)]
