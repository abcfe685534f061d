"""Builds the searches for courses and places that the site suggests while a visitor types."""

from collections.abc import Sequence

from search.elasticsearch_access.client import Body
from search.interpretation.name_index import TypedWord
from search.interpretation.name_index_builder import NAMED_KINDS
from search.interpretation.spelling.similar_words import TYPO_LETTERS_MIN
from search.parsing.place_text import PlaceText
from search.parsing.search_query import SearchQuery
from search.parsing.text_units import allows_typos
from search.requests.course_page import build_hits_body
from search.requests.facets import build_whole_catalogue_bodies
from search.requests.filter_clauses import LIVE, build_exact_name_query, build_filter_query
from search.requests.place_suggestions import EXACT, build_suggestion_body
from search.requests.text_clauses import TYPOS
from search.value_names.value_names import ValueNames

COURSE_NAME_FIELD = "name_words"
PLACE_KINDS_SUGGESTED = ("state", "city")


def build_named_course_body(words: Sequence[TypedWord], size: int) -> Body:
    """Build the search for courses whose names have a word that starts with each typed word, or a similar word.

    The courses are sorted by priority and popularity. The index has the same order, so Elasticsearch can stop early.
    """
    query: Body = {"bool": {"filter": [LIVE, *map(_build_word_clause, words)]}}
    return {**build_hits_body(SearchQuery(), 0, size), "query": query, "track_total_hits": False}


def build_meant_course_body(search_query: SearchQuery, size: int) -> Body:
    """Build the search for courses that match the interpreted text. The result is sorted by priority and popularity."""
    page = build_hits_body(SearchQuery(), 0, size)
    return {**page, "query": build_filter_query(search_query), "track_total_hits": False}


def build_equal_course_body(search_query: SearchQuery, size: int) -> Body:
    """Build the search for courses for which the text is a whole name: of the course, its institute or a campus.

    The total is exact.
    """
    return {**build_hits_body(SearchQuery(), 0, size), "query": build_exact_name_query(search_query)}


def build_catalogue_place_body(typed: PlaceText, size: int) -> Body:
    """Build the search for states and cities of the catalogue. A short text matches without typos."""
    body = build_suggestion_body(typed, None, size)
    if len(typed.whole) < TYPO_LETTERS_MIN:
        body["min_score"] = EXACT
    of_catalogue: list[Body] = [
        {"term": {"in_catalogue": True}},
        {"terms": {"kind": list(PLACE_KINDS_SUGGESTED)}},
    ]
    body["query"]["bool"]["filter"] = of_catalogue
    return body


def build_named_count_bodies(value_names: ValueNames) -> list[Body]:
    """Count the courses of each subject and institute. Elasticsearch caches the responses until the next write."""
    return build_whole_catalogue_bodies(NAMED_KINDS, value_names)


def _build_word_clause(word: TypedWord) -> Body:
    """Match words that start with the typed word or with a similar word. An unknown word also matches with typos."""
    clauses = [_build_beginning(each) for each in (word.text, *word.similar)]
    if not word.is_known and allows_typos(word.text):
        clauses.append({"match": {COURSE_NAME_FIELD: {"query": word.text, "operator": "and", **TYPOS}}})
    return clauses[0] if len(clauses) == 1 else {"bool": {"should": clauses, "minimum_should_match": 1}}


def _build_beginning(word: str) -> Body:
    return {"match_bool_prefix": {COURSE_NAME_FIELD: {"query": word, "operator": "and"}}}
