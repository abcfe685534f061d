"""The units (words, or phrases with synonyms) of a search text, and the query clauses that match and score them."""

import pytest

from schemas.vocabulary.kinds import Order
from search.parsing.search_query import SearchQuery, SearchText
from search.parsing.search_text import parse_text
from search.parsing.text_units import Unit, allows_typos, split_units
from search.requests.course_page import build_hits_body
from search.requests.ranking_knobs import EXACT_NAME_BOOST, PHRASE_FIELDS, SCORED_FIELDS, SIMILAR_BOOST
from search.requests.text_clauses import (
    WORDS_WITH_TYPOS_MAX,
    build_exact_match_clauses,
    build_exact_name_clauses,
    build_match_clauses,
    build_score_clauses,
)

TYPOS = {"fuzziness": "AUTO:4,8", "prefix_length": 1, "max_expansions": 100, "fuzzy_transpositions": True}


def build_stem_clause(words: str) -> dict[str, object]:
    return {"match": {"all_text": {"query": words, "operator": "and", "zero_terms_query": "all"}}}


def build_typo_clause(word: str) -> dict[str, object]:
    return {"match": {"all_words": {"query": word, "operator": "and", "zero_terms_query": "all", **TYPOS}}}


def build_any_of(*clauses: object) -> dict[str, object]:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}


def parse(course: str) -> SearchText:
    text = parse_text(course)
    assert text is not None
    return text


def test_each_word_matches_by_stem_or_with_typos() -> None:
    assert list(build_match_clauses(parse("nursing sydny"))) == [
        build_any_of(build_stem_clause("nursing"), build_typo_clause("nursing")),
        build_any_of(build_stem_clause("sydny"), build_typo_clause("sydny")),
    ]


def test_short_words_and_words_with_digits_match_without_typos() -> None:
    assert list(build_match_clauses(parse("MBA 2024"))) == [
        build_stem_clause("MBA"),
        build_stem_clause("2024"),
    ]
    assert not allows_typos("l'é")
    assert allows_typos("arts")
    assert not allows_typos("x" * 31)


def test_a_text_of_many_words_matches_without_typos() -> None:
    words = [f"engineering{chr(ord('a') + number)}" for number in range(WORDS_WITH_TYPOS_MAX + 1)]
    longest, too_long = parse_text(" ".join(words[:-1])), parse_text(" ".join(words))
    assert longest is not None
    assert too_long is not None
    assert "fuzziness" in str(build_match_clauses(longest))
    assert "fuzziness" in str(build_score_clauses(longest))
    assert "fuzziness" not in str(build_match_clauses(too_long)) + str(build_score_clauses(too_long))


def test_exact_clauses_are_the_clauses_without_typos() -> None:
    assert build_exact_match_clauses(parse("nursing sydny")) == [
        build_stem_clause("nursing"),
        build_stem_clause("sydny"),
    ]
    assert build_exact_match_clauses(parse("bachelor of laws")) == [
        build_any_of(
            build_stem_clause("bachelor of laws"),
            {"bool": {"filter": [build_stem_clause("bachelor"), build_stem_clause("laws")]}},
        )
    ]


def test_a_synonym_phrase_matches_as_a_whole_or_word_by_word() -> None:
    assert list(build_match_clauses(parse("bachelor of laws"))) == [
        build_any_of(
            build_stem_clause("bachelor of laws"),
            {
                "bool": {
                    "filter": [
                        build_any_of(build_stem_clause("bachelor"), build_typo_clause("bachelor")),
                        build_any_of(build_stem_clause("laws"), build_typo_clause("laws")),
                    ]
                }
            },
        )
    ]


def test_the_score_has_an_exact_name_units_and_a_phrase() -> None:
    def scored(words: str) -> dict[str, object]:
        to_the_letter = {
            "query": words,
            "type": "best_fields",
            "operator": "and",
            "tie_breaker": 0.1,
            "fields": SCORED_FIELDS,
        }
        similar = {"query": words, "operator": "and", "boost": SIMILAR_BOOST, **TYPOS}
        queries = [{"multi_match": to_the_letter}, {"match": {"key_words": similar}}]
        return {"dis_max": {"queries": queries, "tie_breaker": 0.1}}

    assert build_score_clauses(parse("nursing  sydney ")) == [
        {
            "constant_score": {
                "filter": {"term": {"exact_names": {"value": "nursing sydney"}}},
                "boost": EXACT_NAME_BOOST,
            }
        },
        scored("nursing"),
        scored("sydney"),
        {"multi_match": {"query": "nursing sydney", "type": "phrase", "fields": PHRASE_FIELDS}},
    ]


def test_an_abbreviation_with_full_stops_is_also_the_name_without_them() -> None:
    names = {"terms": {"exact_names": ["M.B.A. in 3.5 years", "MBA in 3.5 years"]}}
    assert build_exact_name_clauses(parse("M.B.A. in 3.5 years")) == [names]


def test_text_is_scored_only_for_the_order_by_relevance() -> None:
    by_score = build_hits_body(SearchQuery(text=parse("nursing")), 0, 27)["query"]["bool"]
    by_fee = build_hits_body(SearchQuery(text=parse("nursing"), order=Order.FEE_LOW_TO_HIGH), 0, 27)["query"][
        "bool"
    ]
    assert "should" in by_score
    assert "should" not in by_fee
    assert by_score["filter"] == by_fee["filter"]


@pytest.mark.parametrize(
    ("course", "words"),
    [
        ("nursing in Sydney", ["nursing", "Sydney"]),
        ("Arts & Sciences (Honours)", ["Arts", "Sciences", "Honours"]),
        ("engineering/science-fiction", ["engineering", "science", "fiction"]),
        ('"quoted" AND name:x* ~2', ["quoted", "name", "x", "2"]),
        ("King’s U.K. don't", ["King’s", "U.K", "don't"]),
        ("of the", ["of", "the"]),
        ("law law and law", ["law"]),
        ("master of business administration online", ["master of business administration", "online"]),
        ("Zürich 王", ["Zürich", "王"]),
        ("broken\0text", ["broken", "text"]),
    ],
)
def test_text_is_split_into_units(course: str, words: list[str]) -> None:
    assert [unit.text for unit in parse(course).units] == words


@pytest.mark.parametrize("course", ["", "   ", "?!", "🎓", "___", "\0"])
def test_text_without_a_word_filters_nothing(course: str) -> None:
    assert parse_text(course) is None


def test_units_keep_the_longest_known_phrase() -> None:
    assert split_units("united states of america") == (Unit(("united", "states", "of", "america")),)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Zu\u0308rich cafe\u0301", ["Zürich", "café"]),
        ("नई दिल्ली", ["नई", "दिल्ली"]),
        ("مُحَمَّد شہر", ["مُحَمَّد", "شہر"]),
        ("x\u0301'y \u0301 b", ["x\u0301'y", "b"]),
    ],
)
def test_combining_marks_stay_with_their_letters(text: str, words: list[str]) -> None:
    assert [unit.text for unit in parse(text).units] == words
