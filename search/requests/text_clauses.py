"""How typed text finds and ranks courses.

What matches is decided on two fields that every name is copied to: `all_text` (stems, synonyms) and `all_words`
(whole words, for typos). Each unit of the text, a word or a phrase that a synonym rule knows, must be found on its
own, in whichever way; so one text can mix a synonym, a plural and a typo. The named fields only score.
"""

from collections.abc import Sequence
from functools import lru_cache

from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchText
from search.parsing.text_units import CONNECTING_WORDS, Unit, allows_typos

TWO_TYPOS_FROM_LETTERS = 8
TYPOS: Body = {
    "fuzziness": f"AUTO:{EXACT_WORD_MAX_CHARACTERS + 1},{TWO_TYPOS_FROM_LETTERS}",
    "prefix_length": 1,
    "max_expansions": 100,
    "fuzzy_transpositions": True,
}
"""By length: up to 3 letters none, 4 to 7 one, from 8 two; the first letter holds; a swap of neighbours is one."""

CACHED_TEXTS_MAX = 64

WORDS_WITH_TYPOS_MAX = 12
"""A longer text is pasted rather than typed: its words are taken to the letter, so that no text is dear to answer."""

SCORED_FIELDS = [
    "name^8", "course_title^6", "specialization_names^5", "discipline_names^4", "institute_names^3",
    "degree_level_names^2", "campus_names^2", "city_names^1.5", "state_names^1.2", "country_names^1",
]  # fmt: skip
PHRASE_FIELDS = [
    "name^8",
    "course_title^6",
    "specialization_names^5",
    "discipline_names^4",
    "institute_names^6",
]

SIMILAR_BOOST = 3.0
"""What a word with a typo weighs in a key name: less than a whole word in the names of a course."""

OTHER_FIELDS_SHARE = 0.1
"""A word counts where it weighs most; a tenth of what it weighs elsewhere is added."""

EXACT_NAME_BOOST = 100_000.0
"""More than any other score, and small enough that a float still tells scores on top of it apart."""


@lru_cache(maxsize=CACHED_TEXTS_MAX)
def build_match_clauses(text: SearchText) -> Sequence[Body]:
    """Clauses that must all hold: one for each unit. Every part of a search has them, and none changes them."""
    typos = _is_short_enough_for_typos(text)
    return tuple(_build_unit_match(unit, typos) for unit in text.units)


def build_exact_match_clauses(text: SearchText) -> list[Body]:
    """The same, without typos: finds nothing that `build_match_clauses` does not find, at a fraction of its cost."""
    return [_build_unit_match(unit, typos=False) for unit in text.units]


def build_score_clauses(text: SearchText) -> list[Body]:
    """Clauses that add to the score: the exact name, each unit where it weighs most, the whole as a phrase."""
    exact: Body = {"term": {"exact_names": {"value": text.whole}}}
    clauses = [{"constant_score": {"filter": exact, "boost": EXACT_NAME_BOOST}}]
    typos = _is_short_enough_for_typos(text)
    clauses += [_build_unit_score(unit, typos) for unit in text.units]
    if len(text.units) > 1:
        clauses.append({"multi_match": {"query": text.whole, "type": "phrase", "fields": PHRASE_FIELDS}})
    return clauses


def _is_short_enough_for_typos(text: SearchText) -> bool:
    return sum(len(unit.words) for unit in text.units) <= WORDS_WITH_TYPOS_MAX


def _build_unit_match(unit: Unit, typos: bool) -> Body:
    """As its stems or a synonym; or, word by word, with typos."""
    as_stems: Body = {
        "match": {"all_text": {"query": unit.text, "operator": "and", "zero_terms_query": "all"}}
    }
    if len(unit.words) > 1:
        apart = [
            _build_unit_match(Unit((word,)), typos)
            for word in unit.words
            if word.lower() not in CONNECTING_WORDS
        ]
        return _build_any_of([as_stems, {"bool": {"filter": apart}}])
    if not typos or not allows_typos(unit.text):
        return as_stems
    with_typos: Body = {"query": unit.text, "operator": "and", "zero_terms_query": "all", **TYPOS}
    return _build_any_of([as_stems, {"match": {"all_words": with_typos}}])


def _build_unit_score(unit: Unit, typos: bool) -> Body:
    """By the field where it weighs most; with typos by the key names together: an automaton a word, not ten."""
    to_the_letter: Body = {
        "multi_match": {
            "query": unit.text,
            "type": "best_fields",
            "operator": "and",
            "tie_breaker": OTHER_FIELDS_SHARE,
            "fields": SCORED_FIELDS,
        }
    }
    if not typos or not all(allows_typos(word) for word in unit.words):
        return to_the_letter
    similar: Body = {"query": unit.text, "operator": "and", "boost": SIMILAR_BOOST, **TYPOS}
    return {
        "dis_max": {
            "queries": [to_the_letter, {"match": {"key_words": similar}}],
            "tie_breaker": OTHER_FIELDS_SHARE,
        }
    }


def _build_any_of(clauses: list[Body]) -> Body:
    return {"bool": {"should": clauses, "minimum_should_match": 1}}
