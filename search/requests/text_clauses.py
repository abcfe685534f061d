"""Builds the clauses that match and score courses for a typed text.

A unit of the text is a word, or a phrase of a synonym rule. A course must match each unit. Two fields contain all names
of a course. A unit matches in `all_text` by its stem or a synonym, and in `all_words` as typed or with typos. A subject
of the text matches in `subject_text`, or by the ids of specializations and disciplines. The fields of single names,
such as `name` and `city_names`, change only the score.
"""

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache

from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.elasticsearch_access.client import Body
from search.interpretation.lexicon import CONNECTING_WORDS
from search.parsing.search_query import SearchText, SubjectPhrase
from search.parsing.text_units import Unit, allows_typos, drop_stops
from search.requests import ranking_knobs
from search.requests.knob_changes import RankingKnobs
from search.text_folding import fold_text

TWO_TYPOS_FROM_LETTERS = 8
TYPOS: Body = {
    "fuzziness": f"AUTO:{EXACT_WORD_MAX_CHARACTERS + 1},{TWO_TYPOS_FROM_LETTERS}",
    "prefix_length": 1,
    "max_expansions": 100,
    "fuzzy_transpositions": True,
}
"""Allowed typos: none in a word of up to 3 letters, one in a word of 4 to 7 letters, and two in a longer word.

The first letter must be right. Two swapped letters count as one typo.
"""

CACHED_TEXTS_MAX = 64

WORDS_WITH_TYPOS_MAX = 12
"""A text with more words than this matches without typos, because a fuzzy search for many words is slow."""

SUBJECT_WORDS_MAX = 3
"""The maximum number of words that raise the score of a subject."""

SUBJECT_FIELD = "subject_text"
"""The field with the name, title and specializations of a course."""


@lru_cache(maxsize=CACHED_TEXTS_MAX)
def build_match_clauses(text: SearchText) -> Sequence[Body]:
    """Build the clauses that a course must match. Callers must not change the cached clauses."""
    if not text.has_words:
        return ({"match_none": {}},)
    units = build_unit_matches(text)
    if text.units_min is not None:
        enough: Body = {"bool": {"should": units, "minimum_should_match": text.units_min}}
        units = [enough] if text.units_min else []
    subjects = [build_subject_match(each) for each in text.subjects]
    if text.subjects_min is not None:
        subjects = [{"bool": {"should": subjects, "minimum_should_match": text.subjects_min}}]
    return (*units, *subjects, *_build_exclusions(text))


def build_unit_matches(text: SearchText) -> list[Body]:
    """Build the clause of each unit, in the order of the units."""
    return [_build_unit_match(unit, form) for unit, form in list_unit_forms(text)]


def build_exact_match_clauses(text: SearchText) -> list[Body]:
    """Build the clauses that a course must match if typos are not allowed. This search is much faster."""
    return [
        *(_build_unit_match(unit, WordForm.STEM) for unit in text.units),
        *map(build_subject_match, text.subjects),
        *_build_exclusions(text),
    ]


def _build_exclusions(text: SearchText) -> list[Body]:
    excluded = [build_subject_match(each) for each in text.excluded_subjects]
    return [{"bool": {"must_not": excluded}}] if excluded else []


def build_exact_name_clauses(text: SearchText) -> list[Body]:
    """Build the clause for courses for which the text is a whole name: of the course, its institute or a campus.

    `M.B.A.` is also the name MBA.
    """
    without_stops = drop_stops(text.whole)
    if without_stops != text.whole:
        return [{"terms": {"exact_names": [text.whole, without_stops]}}]
    return [{"term": {"exact_names": {"value": text.whole}}}]


def build_score_clauses(text: SearchText, knobs: RankingKnobs = ranking_knobs) -> list[Body]:
    clauses = [_build_constant(each, knobs.EXACT_NAME_BOOST) for each in build_exact_name_clauses(text)]
    clauses += [_build_unit_score(unit, form, knobs) for unit, form in list_unit_forms(text)]
    clauses += [_build_subject_score(each, knobs, is_only=len(text.subjects) == 1) for each in text.subjects]
    clauses += [_build_constant({"term": {field: term}}, knobs.LIKELY_BOOST) for field, term in text.likely]
    clauses += [_build_constant(_build_phrase(name), knobs.AWARD_BOOST) for name in text.award_names]
    if len(text.units) + len(text.subjects) > 1:
        clauses.append(
            {"multi_match": {"query": text.whole, "type": "phrase", "fields": knobs.PHRASE_FIELDS}}
        )
    return clauses


class WordForm(Enum):
    """The words of a course that match a typed word."""

    STEM = auto()
    """Words with the same stem, and synonyms."""
    AS_TYPED = auto()
    """Only the typed word."""
    WITH_TYPOS = auto()
    """Words with the same stem, synonyms, and similar words."""


def list_unit_forms(text: SearchText) -> list[tuple[Unit, WordForm]]:
    return [(unit, _choose_form(unit, text)) for unit in text.units]


def _choose_form(unit: Unit, text: SearchText) -> WordForm:
    # Without typos, an unknown word matches only as typed. By its stem, the typo `anamation` would match the name Anam.
    if text.exact_words is not None and all(fold_text(word) in text.exact_words for word in unit.words):
        return WordForm.STEM
    if not text.with_typos:
        return WordForm.AS_TYPED
    return WordForm.WITH_TYPOS if _is_short_enough_for_typos(text) else WordForm.STEM


def build_subject_match(subject: SubjectPhrase) -> Body:
    """Match a phrase or another name of the subject, or one of its specializations or disciplines."""
    clauses: list[Body] = [
        {"match": {SUBJECT_FIELD: {"query": phrase, "operator": "and"}}} for phrase in subject.phrases
    ]
    clauses += map(_build_phrase, subject.names)
    clauses += _build_subject_values(subject)
    return _build_any_of(clauses)


def _build_subject_score(subject: SubjectPhrase, knobs: RankingKnobs, *, is_only: bool) -> Body:
    """Score the subject. Of several subjects, one with more words is more specific: `repair airplanes`, `engines`."""
    words = 1 if is_only else max(len(phrase.split()) for phrase in subject.phrases)
    in_names: list[Body] = [
        {
            "multi_match": {
                "query": phrase,
                "type": "best_fields",
                "operator": "and",
                "tie_breaker": knobs.OTHER_FIELDS_SHARE,
                "fields": knobs.SUBJECT_SCORED_FIELDS,
            }
        }
        for phrase in subject.phrases
    ]
    equal = [_build_constant(_build_phrase(name), knobs.SUBJECT_NAME_BOOST) for name in subject.names]
    values = [_build_constant(value, knobs.SUBJECT_VALUE_BOOST) for value in _build_subject_values(subject)]
    if subject.specializations:
        main: Body = {"term": {"specialization_ids": subject.specializations[0]}}
        values.append(_build_constant(main, knobs.SUBJECT_MAIN_VALUE_BOOST))
    query: Body = {"queries": [*in_names, *equal, *values], "tie_breaker": knobs.SUBJECT_SHARE}
    if words > 1:
        query["boost"] = 1 + knobs.SUBJECT_WORDS_SHARE * (min(words, SUBJECT_WORDS_MAX) - 1)
    return {"dis_max": query}


def _build_subject_values(subject: SubjectPhrase) -> list[Body]:
    fields = {"specialization_ids": subject.specializations, "discipline_ids": subject.disciplines}
    return [{"terms": {field: list(terms)}} for field, terms in fields.items() if terms]


def _build_phrase(words: str) -> Body:
    return {"match_phrase": {SUBJECT_FIELD: words}}


def _build_constant(clause: Body, boost: float) -> Body:
    return {"constant_score": {"filter": clause, "boost": boost}}


def _is_short_enough_for_typos(text: SearchText) -> bool:
    return sum(len(unit.words) for unit in text.units) <= WORDS_WITH_TYPOS_MAX


def _build_unit_match(unit: Unit, form: WordForm) -> Body:
    """Match the unit as a whole, or each word of the unit."""
    if form is WordForm.AS_TYPED:
        return {"match": {"all_words": {"query": unit.text, "operator": "and", "zero_terms_query": "all"}}}
    as_stems: Body = {
        "match": {"all_text": {"query": unit.text, "operator": "and", "zero_terms_query": "all"}}
    }
    if len(unit.words) > 1:
        single_words = [
            _build_unit_match(Unit((word,)), form)
            for word in unit.words
            if word.lower() not in CONNECTING_WORDS
        ]
        return _build_any_of([as_stems, {"bool": {"filter": single_words}}])
    if form is WordForm.STEM or not allows_typos(unit.text):
        return as_stems
    with_typos: Body = {"query": unit.text, "operator": "and", "zero_terms_query": "all", **TYPOS}
    return _build_any_of([as_stems, {"match": {"all_words": with_typos}}])


def _build_unit_score(unit: Unit, form: WordForm, knobs: RankingKnobs) -> Body:
    """Score the unit by its best field. Words with typos score only in `key_words`, because fuzzy queries are slow."""
    to_the_letter: Body = {
        "multi_match": {
            "query": unit.text,
            "type": "best_fields",
            "operator": "and",
            "tie_breaker": knobs.OTHER_FIELDS_SHARE,
            "fields": knobs.SCORED_FIELDS,
        }
    }
    if form is not WordForm.WITH_TYPOS or not all(allows_typos(word) for word in unit.words):
        return to_the_letter
    similar: Body = {"query": unit.text, "operator": "and", "boost": knobs.SIMILAR_BOOST, **TYPOS}
    return {
        "dis_max": {
            "queries": [to_the_letter, {"match": {"key_words": similar}}],
            "tie_breaker": knobs.OTHER_FIELDS_SHARE,
        }
    }


def _build_any_of(clauses: list[Body]) -> Body:
    return {"bool": {"should": clauses, "minimum_should_match": 1}}
