"""Texts that exclude a value, such as "not online"."""

import pytest

from schemas.filters.declarations import FilterGroup
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery
from search.parsing.widened_query import drop_group
from search.requests.text_clauses import (
    build_exact_match_clauses,
    build_match_clauses,
    build_subject_match,
)
from search.results.search_facts import build_search_facts
from search.results.text_interpretation import build_text_interpretation
from tests.unit.search.interpretation.readable_spans import describe, list_words, read_text
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names, find_id

CANADA = find_id("country", "Canada")
US = find_id("country", "United States")


def list_excluded(text: str) -> list[str]:
    interpretation = read_text(text)
    return [interpretation.get_text(span) for span in interpretation.spans if span.is_excluded]


@pytest.mark.parametrize(
    ("text", "excluded"),
    [
        ("nursing not in oxford", ["oxford"]),
        ("nursing except oxford or usa", ["oxford", "usa"]),
        ("masters in england but not oxford", ["oxford"]),
        ("law outside the uk", ["the uk"]),
        ("mba excluding online", ["online"]),
        ("mba not part time", ["part time"]),
        ("law except usa and oxford, bachelor", ["usa", "oxford"]),
        ("law not in oxford part time", ["oxford"]),
        ("nursing in oxford not expensive", []),
        ("fees not more than 20000 usd in canada", []),
        ("i am not sure about canada", []),
        ("nursing not", []),
        ("history but not art history", ["art history"]),
        ("nursing except midwifery or dentistry in canada", ["midwifery", "dentistry"]),
        ("i dont want law, i want nursing", ["law"]),
        ("business masters but not mba", ["mba"]),
        ("history of science, i do not want to be a doctor", ["doctor"]),
        ("masters in law, uk excluded", ["uk"]),
        ("mba canada and usa excluded", ["canada", "usa"]),
        ("law in europe, france excluded", ["france"]),
        ("nursing germany not included, canada", ["germany"]),
        ("tuition excluded from fees, law", []),
        ("nursing without going to the usa", ["the usa"]),
        ("nursing masters no midwifery please", ["midwifery"]),
        ("masters in oxford but not nursing", ["nursing"]),
        # "no" means "in the" in Portuguese.
        ("direito no canada", []),
        ("nursing, not nursing", []),
        ("engineering but not civil or chemical in oxford", ["civil", "chemical"]),
        ("engineering but not civil or nursing in oxford", ["civil", "nursing"]),
        ("engineering but not civil and nursing", ["civil"]),
        ("engineering but not online or nursing", ["online"]),
        ("biology not rainbow phones", ["phones"]),
        ("mba in oxford or not online", ["online"]),
        ("nursing, no online courses", ["online courses"]),
        ("no part time, masters in law uk", ["part time"]),
        ("direito no ensino a distância", []),
        ("law not in oxford or in cambridge", ["oxford", "cambridge"]),
        ("nursing not starting in september", ["in september"]),
        ("not bothered law or business in canada", []),
        ("engineering not bothered civil or mining", []),
        ("law, dont care about ranking", []),
        ("not interested in IT, business degree canada", ["IT"]),
        ("not a bachelor, masters in finance", ["bachelor"]),
        ("masters in canada, not nursing, midwifery or dentistry", ["nursing", "midwifery", "dentistry"]),
        ("business, not marketing, finance", ["marketing", "finance"]),
        ("non engineering courses in germany", ["engineering"]),
        ("masters in data science for non it students", []),
        ("nursing for non native english speakers", []),
        # Without another subject, level, place or institute, nothing is excluded: all other courses would be found.
        ("not nursing", []),
        ("not only law but nursing", []),
    ],
)
def test_only_the_values_directly_after_the_words_are_excluded(text: str, excluded: list[str]) -> None:
    assert list_excluded(text) == excluded


def test_excluded_words_without_a_meaning_are_ignored() -> None:
    assert list_words("nursing in canada, not rainbow sandwich, please") == []
    assert list_words("nursing, not a rainbow sandwich dinner") == ["dinner"]
    assert list_words("wifi not working restart router") != []


@pytest.mark.parametrize(
    ("text", "literal", "words"),
    [
        ("engineering but not civil", "civil", ["civil"]),
        ("history but not art history", "art history", ["art", "history"]),
        ("nursing not in oxford", "oxford", ["oxford"]),
    ],
)
def test_an_excluded_part_that_is_searched_as_words_is_not_excluded(
    text: str, literal: str, words: list[str]
) -> None:
    assert [span for span in read_text(text, literal).spans if span.is_excluded] == []
    assert list_words(text, literal) == words


def test_a_part_that_is_searched_as_words_selects_courses() -> None:
    interpretation = read_text("history of art not design", "history of art")
    assert [interpretation.get_text(span) for span in interpretation.spans if span.is_excluded] == ["design"]


def test_an_excluded_study_mode_leaves_the_level_of_an_award() -> None:
    assert "level 'mba' = Master's Degree" in describe("not full time mba")


@pytest.mark.parametrize(
    ("text", "phrase"), [("MBA, not executive", "executive"), ("law but not llm", "llm")]
)
def test_an_excluded_part_of_a_subject_does_not_exclude_the_subject(text: str, phrase: str) -> None:
    """Executive MBA has the specialization of MBA. If it were excluded, no MBA would be left."""
    search_query = interpret_text(SearchQuery(), text, build_sample_value_names())
    assert search_query.text
    [excluded] = search_query.text.excluded_subjects
    assert (excluded.phrases, excluded.specializations, excluded.disciplines) == ((phrase,), (), ())


@pytest.mark.parametrize("text", ["not too expensive mba uk", "mba uk, cant afford expensive"])
def test_not_expensive_means_cheap(text: str) -> None:
    assert list_words(text) == []
    assert any(each.endswith("= cheap") for each in describe(text))


def test_a_student_of_another_subject_does_not_want_that_subject() -> None:
    assert "Information Technology" not in str(describe("masters in data science for non it students"))
    assert "Psychology" not in str(describe("i dont mind online law"))


def test_an_excluded_place_is_no_filter_and_no_word() -> None:
    search_query = interpret_text(SearchQuery(), "nursing in canada not in usa", build_sample_value_names())
    assert search_query.terms == {"countries": (CANADA,)}
    assert search_query.excluded == {"countries": (US,)}
    assert search_query.interpreted_groups == {FilterGroup.PLACE}
    assert search_query.text
    assert search_query.text.units == ()
    dropped = drop_group(search_query, FilterGroup.PLACE)
    assert (dropped.terms, dropped.excluded) == ({}, {})


def test_a_course_must_not_match_an_excluded_subject() -> None:
    search_query = interpret_text(SearchQuery(), "business masters but not mba", build_sample_value_names())
    assert search_query.text
    assert [each.phrases for each in search_query.text.subjects] == [("business",)]
    [excluded] = search_query.text.excluded_subjects
    assert excluded.phrases == ("mba",)
    assert search_query.excluded == {}
    unwanted = {"bool": {"must_not": [build_subject_match(excluded)]}}
    assert unwanted in build_match_clauses(search_query.text)
    assert unwanted in build_exact_match_clauses(search_query.text)


def test_a_filter_of_the_visitor_wins_over_an_excluded_place() -> None:
    chosen = SearchQuery(terms={"countries": (US,)})
    search_query = interpret_text(chosen, "nursing not in usa", build_sample_value_names())
    assert (search_query.terms, search_query.excluded) == ({"countries": (US,)}, {})


def test_an_excluded_subject_is_no_subject_of_the_search_log() -> None:
    names = build_sample_value_names()
    search_query = interpret_text(SearchQuery(), "masters in law but not nursing", names)
    interpretation = build_text_interpretation(search_query, None, names)
    facts = build_search_facts(search_query, names, 0, (), interpretation, None)
    assert facts.subjects == ("Law",)
