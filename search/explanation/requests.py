"""Builds the requests that test which parts of a search query match a course."""

from collections.abc import Sequence
from typing import Any

from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.limits import NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchQuery, SearchText, SubjectPhrase
from search.requests.course_page import build_hits_body
from search.requests.filter_clauses import (
    CAMPUS_GROUPS,
    LIVE,
    build_any_of,
    build_exact_name_query,
    build_filter_clauses,
    build_filter_query,
)
from search.requests.ranking_knobs import PHRASE_FIELDS, SCORED_FIELDS, SUBJECT_SCORED_FIELDS
from search.requests.text_clauses import (
    TYPOS,
    WordForm,
    build_subject_match,
    build_unit_matches,
    list_unit_forms,
)

LARGEST_ID = 2**31 - 1
MARK_START, MARK_END = "\ue000", "\ue001"
"""Characters that enclose the matching words of a field. No text of the catalogue contains these characters."""


def build_match_body(courses: Sequence[int | str], search_query: SearchQuery) -> Body:
    """Build the search for single courses, by id or slug.

    Each hit has the names of its matching clauses, and its fields with marked words.
    """
    only: list[Body] = [
        {"term": {"id": each} if isinstance(each, int) else {"slug": each}}
        for each in courses
        if not isinstance(each, int) or each <= LARGEST_ID
    ]
    named = [
        {"bool": {"filter": [clause], "_name": name}}
        for name, clause in _build_named_clauses(search_query).items()
    ]
    return {
        "query": {
            "bool": {
                "filter": [LIVE, build_any_of(only or [{"match_none": {}}])],
                "should": named,
                "minimum_should_match": 0,
            }
        },
        "size": len(courses),
        "highlight": _build_highlight(search_query.text),
    }


def build_ranking_body(search_query: SearchQuery) -> Body:
    return {**build_hits_body(search_query, 0, NUMBERED_RESULTS_MAX), "_source": False}


def find_complete_query(search_query: SearchQuery) -> SearchQuery:
    """Return the query that requires every part of the text.

    A search with few results is widened: typos are corrected, and then parts of the text are dropped. The returned
    query has the corrected words and all parts, even the dropped ones.
    """
    if search_query.full is None:
        return search_query
    return (*search_query.narrower, search_query)[0] if is_corrected(search_query) else search_query.full


def is_corrected(search_query: SearchQuery) -> bool:
    """Whether widening has corrected words of the text."""
    before, after = search_query.full and search_query.full.interpretation, search_query.interpretation
    return before is not None and after is not None and before.text != after.text


def _build_named_clauses(search_query: SearchQuery) -> dict[str, Body]:
    complete = find_complete_query(search_query)
    clauses = dict(zip(list_filter_names(complete), build_filter_clauses(complete), strict=True))
    clauses["found"] = build_filter_query(search_query)
    clauses["whole name"] = build_exact_name_query(search_query.full or search_query)
    text = search_query.text
    if text is None:
        return clauses
    for field, _ in parse_field_weights(PHRASE_FIELDS):
        clauses[f"phrase {field}"] = {"match_phrase": {field: text.whole}}
    for number, (unit, found) in enumerate(zip(text.units, build_unit_matches(text), strict=True)):
        clauses[f"unit {number}"] = found
        clauses[f"literal {number}"] = _build_all_words_clause("all_words", unit.text)
        clauses[f"stems {number}"] = _build_all_words_clause("all_text", unit.text)
        for field, _ in parse_field_weights(SCORED_FIELDS):
            clauses[f"{number} in {field}"] = _build_all_words_clause(field, unit.text)
            clauses[f"{number} like {field}"] = _build_all_words_clause(field, unit.text, **TYPOS)
    for number, subject in enumerate(list_subjects(search_query)):
        clauses[f"subject {number}"] = build_subject_match(subject)
        for field, _ in parse_field_weights(SUBJECT_SCORED_FIELDS):
            clauses[f"subject {number} in {field}"] = _build_subject_clause(field, subject)
    return clauses


def list_subjects(search_query: SearchQuery) -> Sequence[SubjectPhrase]:
    """List the subjects of the text, without the specializations and disciplines that widening has added."""
    complete = find_complete_query(search_query)
    return complete.text.subjects if complete.text else ()


def list_filter_names(search_query: SearchQuery) -> list[str]:
    """List the names of the clauses of `build_filter_clauses`, in the same order.

    The place and campus filters share one clause if both are set, or if one of them excludes values.
    """
    groups = search_query.groups
    of_campus = [group for group in groups if group in CAMPUS_GROUPS]
    if len(of_campus) == 2 or any(search_query.excludes(group) for group in of_campus):
        groups = (of_campus[0], *(group for group in groups if group not in CAMPUS_GROUPS))
    return [name_filter(group) for group in groups]


def name_filter(group: FilterGroup) -> str:
    return f"filter {group.value}"


def _build_highlight(text: SearchText | None) -> Body:
    """Build the highlight request. In each field, it marks the words that match a word or subject of the text."""
    fields: dict[str, list[Body]] = {field: [] for field, _ in parse_field_weights(SCORED_FIELDS)}
    for unit, form in list_unit_forms(text) if text else ():
        typos = TYPOS if form is WordForm.WITH_TYPOS else {}
        for field, clauses in fields.items():
            clauses.append(_build_all_words_clause(field, unit.text, **typos))
    for subject in text.subjects if text else ():
        for field, _ in parse_field_weights(SUBJECT_SCORED_FIELDS):
            fields[field].append(_build_subject_clause(field, subject))
    return {
        "pre_tags": [MARK_START],
        "post_tags": [MARK_END],
        "number_of_fragments": 0,
        "fields": {
            field: {"highlight_query": build_any_of(clauses)} for field, clauses in fields.items() if clauses
        },
    }


def _build_subject_clause(field: str, subject: SubjectPhrase) -> Body:
    """Match a phrase or another name of the subject in the field."""
    phrases = [_build_all_words_clause(field, phrase) for phrase in subject.phrases]
    return build_any_of([*phrases, *({"match_phrase": {field: name}} for name in subject.names)])


def _build_all_words_clause(field: str, text: str, **more: Any) -> Body:
    return {"match": {field: {"query": text, "operator": "and", **more}}}


def parse_field_weights(fields: Sequence[str]) -> list[tuple[str, str]]:
    """List pairs of field and weight: `["name^8"]` → `[("name", "8")]`."""
    return [(field, weight or "1") for field, _, weight in (each.partition("^") for each in fields)]
