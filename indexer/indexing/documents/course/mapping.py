"""The mapping and the text analysis of the courses index.

The analysis uses only features of a standard Elasticsearch that the Elasticsearch of `make run` also has.
"""

from typing import Any

from elasticsearch import dsl

from indexer.indexing.documents.index_body import build_index_body
from indexer.indexing.documents.text_folding import FOLDED, FOLDING_FILTERS
from schemas.taxonomy.stem_overrides import read_stem_overrides
from schemas.taxonomy.synonyms import read_synonym_rules
from schemas.vocabulary.english_tests import EnglishTest

_FILTERS = [
    *FOLDING_FILTERS,
    dsl.token_filter("possessive_english", "stemmer", language="possessive_english"),
]
_STEM_OVERRIDES = dsl.token_filter("stem_overrides", "stemmer_override", rules=read_stem_overrides())
_ENGLISH = dsl.token_filter("english", "stemmer", language="english")
_SYNONYMS = dsl.token_filter("synonyms", "synonym_graph", synonyms=read_synonym_rules())

WORDS = dsl.analyzer("words", tokenizer="standard", filter=_FILTERS)
"""Ignores case, accents and a final `'s`, and otherwise keeps words. Queries that allow typos use these words."""
STEMS = dsl.analyzer("stems", tokenizer="standard", filter=[*_FILTERS, _STEM_OVERRIDES, _ENGLISH])
"""Reduces words to their stems: "courses" → "cours".

The file stem_overrides.txt gives other stems for some words.
"""
_QUERY_FILTERS = [*_FILTERS, _SYNONYMS, _STEM_OVERRIDES, _ENGLISH]
STEMS_QUERY = dsl.analyzer("stems_query", tokenizer="standard", filter=_QUERY_FILTERS)
"""Does the same as STEMS and adds synonyms. Only queries use this analyzer."""

_MATCHED = ["all_text", "all_words"]

_BEGINNINGS_OF_WORDS = {"min_chars": 1, "max_chars": 5}
"""name_words stores the first 1 to 5 letters of each word as terms.

Few words share a longer beginning, so a query for a longer beginning compares the words themselves.
"""


def _declare_scored_text() -> dsl.Text:
    """Declare a text field that queries search only to compute and explain the score.

    Its text is copied to the fields all_text and all_words, which decide which courses match.
    """
    return dsl.Text(analyzer=STEMS, search_analyzer=STEMS_QUERY, copy_to=_MATCHED)


def _declare_key_name() -> dsl.Text:
    """Declare the field of a name that students often type.

    The name is also copied to the field key_words. Only key_words is scored with typos, because scoring every field
    with typos would be slow.
    """
    return dsl.Text(analyzer=STEMS, search_analyzer=STEMS_QUERY, copy_to=[*_MATCHED, "key_words"])


def _declare_subject_name(*further_copies: str) -> dsl.Text:
    """Declare the field of a name that describes the subject of the course.

    The name is also copied to the fields key_words and subject_text. Subjects in a search text match in subject_text.
    """
    copies = [*_MATCHED, "key_words", "subject_text", *further_copies]
    return dsl.Text(analyzer=STEMS, search_analyzer=STEMS_QUERY, copy_to=copies)


COURSE_FIELDS: dict[str, dsl.Field] = {
    "id": dsl.Integer(),
    "deleted": dsl.Boolean(),
    "content_hash": dsl.Keyword(index=False),
    "slug": dsl.Keyword(),
    "name": _declare_subject_name("name_words"),
    "course_title": _declare_subject_name(),
    "specialization_names": _declare_subject_name(),
    "discipline_names": _declare_key_name(),
    "degree_level_names": _declare_scored_text(),
    "institute_names": _declare_key_name(),
    "campus_names": _declare_scored_text(),
    "city_names": _declare_scored_text(),
    "state_names": _declare_scored_text(),
    "country_names": _declare_scored_text(),
    "all_text": dsl.Text(analyzer=STEMS, search_analyzer=STEMS_QUERY, norms=False),
    "subject_text": dsl.Text(analyzer=STEMS, search_analyzer=STEMS_QUERY, norms=False),
    "key_words": dsl.Text(analyzer=WORDS, norms=False, index_options="freqs"),
    "name_words": dsl.Text(
        analyzer=WORDS, norms=False, index_options="docs", index_prefixes=_BEGINNINGS_OF_WORDS
    ),
    "all_words": dsl.Text(analyzer=WORDS, norms=False, index_options="docs"),
    "exact_names": dsl.Keyword(normalizer=FOLDED),
    "level_type_id": dsl.Keyword(),
    "degree_level_id": dsl.Keyword(),
    "discipline_ids": dsl.Keyword(),
    "specialization_ids": dsl.Keyword(),
    "institute_id": dsl.Keyword(),
    "institute_type": dsl.Keyword(),
    "study_mode": dsl.Keyword(),
    "language": dsl.Keyword(),
    "campus_ids": dsl.Keyword(),
    "city_ids": dsl.Keyword(),
    "state_ids": dsl.Keyword(),
    "country_ids": dsl.Keyword(),
    "points": dsl.GeoPoint(),
    "locations": dsl.Nested(
        dynamic="strict",
        properties={
            "campus_id": dsl.Keyword(),
            "city_id": dsl.Keyword(),
            "state_id": dsl.Keyword(),
            "country_id": dsl.Keyword(),
            "point": dsl.GeoPoint(),
        },
    ),
    "intakes": dsl.Keyword(),
    "english_tests": dsl.Keyword(),
    "english_minimums": dsl.Object(
        dynamic="strict", properties={test.value: dsl.Float() for test in EnglishTest}
    ),
    "application_deadline": dsl.Integer(),
    "fee_pkr": dsl.Long(),
    "fee_pkr_unrounded": dsl.Double(),
    "duration_weeks": dsl.Integer(),
    "tcf_ranking": dsl.Integer(),
    "priority": dsl.Integer(),
    "popularity": dsl.Double(),
    "popular": dsl.Boolean(),
    "card": dsl.Object(enabled=False),
}

LISTING_ORDER: dict[str, Any] = {
    "sort.field": ["priority", "popularity", "id"],
    "sort.order": ["desc", "desc", "asc"],
}
"""The order in which Elasticsearch stores courses. It is also the default order of search results.

Elasticsearch can therefore return a page in this order without sorting all courses.
"""

COURSE_MAPPING, COURSE_SETTINGS = build_index_body(COURSE_FIELDS, LISTING_ORDER)
