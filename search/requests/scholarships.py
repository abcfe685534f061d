"""Builds the searches for scholarships: one page, and the facets.

All filters except the facet's own filter apply to its counts. The text always applies.
"""

from collections.abc import Iterable
from datetime import date

from search.elasticsearch_access.client import Body
from search.parsing.scholarship_query import FIELDS, VALUE_KINDS, ScholarshipQuery
from search.requests.facets import round_up_size
from search.value_names.value_names import ValueNames

FEW_VALUES = 256
"""A bucket limit that is greater than the number of types, months or years."""
EXACT_NAME_BOOST = 1_000.0
STILL_OPEN_BOOST = 5.0
BY_NAME = 2
_BY_NAME: list[Body] = [{"name.whole": "asc"}, {"id": "asc"}]
_BY_SCORE: list[Body] = [
    {"_score": "desc"},
    {"deadline": {"order": "asc", "missing": "_last"}},
    {"id": "asc"},
]
"""Without a scored text, open scholarships have the highest score, so the next deadline is first."""


def build_page_body(
    query: ScholarshipQuery,
    first: int,
    size: int,
    facets: Iterable[str],
    value_names: ValueNames,
    today: date,
) -> Body:
    """Build the search for `size` scholarships from the position `first`, with the counts of the given facets.

    The filters are a post filter, so that each facet can apply them without its own filter. `today` separates open
    deadlines from past deadlines.
    """
    return {
        "query": _build_query(query, today),
        "post_filter": {"bool": {"filter": _build_clauses(query)}},
        "sort": _BY_NAME if query.order == BY_NAME else _BY_SCORE,
        "from": first,
        "size": size,
        "aggs": {key: _build_facet(key, query, value_names) for key in facets},
    }


def _build_facet(key: str, query: ScholarshipQuery, value_names: ValueNames) -> Body:
    kind = VALUE_KINDS.get(key)
    size = FEW_VALUES if kind is None else round_up_size(value_names.count_values(kind))
    return {
        "filter": {"bool": {"filter": _build_clauses(query, without=key)}},
        "aggs": {"values": {"terms": {"field": FIELDS[key], "size": size}}},
    }


def _build_clauses(query: ScholarshipQuery, without: str | None = None) -> list[Body]:
    return [{"terms": {FIELDS[key]: list(terms)}} for key, terms in query.terms.items() if key != without]


def _build_query(query: ScholarshipQuery, today: date) -> Body:
    """Build the query. By relevance, the best text match is first. In other orders, the text only filters."""
    still_open = {"constant_score": {"filter": _build_open_filter(today), "boost": STILL_OPEN_BOOST}}
    if query.text is None:
        return {"bool": {"filter": [{"match_all": {}}], "should": [still_open]}}
    text = query.text
    typos = {"fuzziness": "AUTO", "prefix_length": 1}
    matches = [
        {"match": {"all_text": {"query": text, "operator": "and"}}},
        {"match": {"all_words": {"query": text, "operator": "and", **typos}}},
    ]
    scored = [
        {"term": {"name.whole": {"value": text, "boost": EXACT_NAME_BOOST}}},
        {"match_phrase": {"name": {"query": text, "boost": 20.0}}},
        {"match": {"name": {"query": text, "boost": 4.0, **typos}}},
        {"match": {"words": {"query": text}}},
    ]
    return {
        "bool": {
            "filter": [{"bool": {"should": matches}}],
            "should": [still_open, *(scored if query.order == 0 else ())],
        }
    }


def _build_open_filter(today: date) -> Body:
    """Match open scholarships. A scholarship without a deadline counts as open."""
    not_past = {"range": {"deadline": {"gte": today.isoformat()}}}
    without_deadline = {"bool": {"must_not": [{"exists": {"field": "deadline"}}]}}
    return {"bool": {"should": [not_past, without_deadline]}}
