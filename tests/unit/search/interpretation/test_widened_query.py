"""If a search has few results, it is widened in steps. The tests check which conditions each step removes."""

from dataclasses import replace

import pytest

from schemas.filters.declarations import FilterGroup
from schemas.taxonomy.data_files import read_disciplines, read_specializations
from schemas.vocabulary.kinds import Order
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery
from search.parsing.search_text import parse_text
from search.parsing.widened_query import list_steps
from search.requests.course_page import build_hits_body
from search.requests.filter_clauses import build_filter_query
from search.requests.ranking_knobs import FULL_MATCH_BOOST, NARROWER_STEP_BOOST
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names, find_id

CANADA = find_id("country", "Canada")
HEALTH = next(row.id for row in read_disciplines() if row.slug == "health-and-medicine")


def interpret(text: str, search_query: SearchQuery | None = None) -> SearchQuery:
    return interpret_text(search_query or SearchQuery(), text, build_sample_value_names())


def list_steps_of(text: str, search_query: SearchQuery | None = None) -> list[SearchQuery]:
    return list_steps(interpret(text, search_query), build_sample_value_names())


def describe(step: SearchQuery) -> tuple[int, list[str], int]:
    """Return the number of words that must match, the filter groups of the text, and the number of subjects."""
    assert step.text
    units_min = len(step.text.units) if step.text.units_min is None else step.text.units_min
    return units_min, sorted(step.interpreted_groups), len(step.text.subjects)


def test_words_go_first_then_details_then_the_level_and_the_place() -> None:
    """The second and third steps have the same description as the first step, but also find related subjects."""
    steps = list_steps_of("rainbow nursing masters canada september")
    assert [describe(step) for step in steps] == [
        (0, ["intake", "level", "place"], 1),
        (0, ["intake", "level", "place"], 1),
        (0, ["intake", "level", "place"], 1),
        (0, ["level", "place"], 1),
        (0, ["place"], 1),
        (0, [], 1),
    ]


def test_a_subject_is_broadened_to_the_nearest_subjects_first() -> None:
    first, second, *_ = list_steps_of("forensic science masters")
    slugs = {row.id: row.slug for row in read_specializations().values()}
    assert first.text
    assert second.text
    nearest = [slugs[int(each)] for each in first.text.subjects[0].specializations]
    assert nearest == ["forensic-science", "criminology", "criminal-justice", "forensic-psychology"]
    assert len(second.text.subjects[0].specializations) > len(nearest)


def test_a_subject_is_broadened_to_its_field_and_then_to_its_discipline() -> None:
    steps = list_steps_of("nursing masters canada september")
    subjects = [step.text.subjects[0] for step in steps if step.text]
    assert [each.disciplines for each in subjects] == [(), *[(HEALTH,)] * 4]
    nursing_and_midwifery = {row.id for row in read_specializations().values() if row.isced_code == "0913"}
    assert all({*each.specializations} == nursing_and_midwifery for each in subjects)


def test_fewer_and_fewer_subjects_must_match_and_at_last_one() -> None:
    steps = list_steps_of("nursing, law and history")
    assert [step.text.subjects_min for step in steps if step.text] == [2, 1, 1, 1]


def test_an_unknown_word_matches_as_typed_first_and_then_with_typos() -> None:
    search_query = interpret("nursing qwzx")
    assert search_query.text
    assert not search_query.text.with_typos
    assert [step.text.with_typos for step in list_steps_of("nursing qwzx") if step.text][:2] == [True, True]
    assert all(step.text and not step.text.with_typos for step in list_steps_of("nursing garden"))


def test_an_unknown_word_becomes_a_similar_word_of_the_lexicon() -> None:
    first = list_steps_of("nursing in cannada")[0]
    assert first.terms == {"countries": (CANADA,)}
    assert first.interpretation
    assert first.interpretation.text == "nursing in canada"


@pytest.mark.parametrize(
    ("text", "units_min"),
    [
        ("qwzx plmk", [1]),
        ("qwzx plmk vbnq", [2]),
        ("qwzx plmk vbnq wrty", [3, 2]),
        ("qwzx", []),
        ("7.5 6.5", []),
        ("qwzx 12", []),
        ("qwzx 12 plmk", [2]),
    ],
)
def test_of_an_unexplained_text_half_of_the_words_and_all_numbers_must_match(
    text: str, units_min: list[int]
) -> None:
    steps = list_steps_of(text)
    assert [describe(step)[0] for step in steps][1:] == units_min
    assert all(step.text and step.text.with_typos for step in steps)


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("study nursing rainbow", 0),
        ("study nursing rainbow sandwich", 1),
        ("nursing rainbow", 0),
        ("nursing rainbow sandwich", 2),
        ("making rainbow nursing sandwich", 1),
        ("want to rainbow nursing sandwich", 1),
        ("nursing canada rainbow sandwich", 1),
        ("nursing canada rainbow qwzx", 0),
    ],
)
def test_no_more_words_are_dropped_than_are_explained(text: str, needed: int) -> None:
    assert min(describe(step)[0] for step in list_steps_of(text)) == needed


@pytest.mark.parametrize("text", ["nursing memes", "canada weather tomorrow"])
def test_a_text_that_is_not_about_studying_is_not_widened(text: str) -> None:
    assert list_steps_of(text) == []
    assert list_steps_of(f"study {text}") != []


@pytest.mark.parametrize(
    "text", ["september intake", "canada", "masters", "under 20000 usd", "masters in canada"]
)
def test_no_step_matches_the_whole_catalogue(text: str) -> None:
    for step in list_steps_of(text):
        units_min, groups, subjects = describe(step)
        assert units_min or groups or subjects


@pytest.mark.parametrize("text", ["", "nursing", "???"])
def test_a_text_with_nothing_to_drop_but_its_subject_is_only_broadened(text: str) -> None:
    assert all(step.text and step.text.subjects for step in list_steps_of(text))


def test_a_filter_of_the_visitor_stays_in_every_step() -> None:
    steps = list_steps_of("nursing masters september", SearchQuery(terms={"countries": (CANADA,)}))
    assert steps
    assert all(step.terms["countries"] == (CANADA,) for step in steps)
    assert all(FilterGroup.PLACE not in step.interpreted_groups for step in steps)


def test_an_uninterpreted_text_has_no_steps() -> None:
    search_query = SearchQuery(text=parse_text("nursing"))
    assert list_steps(search_query, build_sample_value_names()) == []


@pytest.mark.parametrize("order", [Order.RELEVANCE, Order.FEE_LOW_TO_HIGH])
def test_a_widened_search_has_the_courses_of_the_full_search_first(order: Order) -> None:
    search_query = interpret("nursing masters canada", SearchQuery(order=order))
    step = list_steps(search_query, build_sample_value_names())[-1]
    body = build_hits_body(step, 0, 27)
    first = {"filter": build_filter_query(search_query), "boost": FULL_MATCH_BOOST}
    assert {"constant_score": first} in body["query"]["bool"]["should"]
    assert body["sort"][0] == {"_score": "desc"}
    alternatives = body["query"]["bool"]["filter"][0]["bool"]["should"]
    assert build_filter_query(search_query) in alternatives


def test_by_relevance_a_course_that_lacks_less_comes_first() -> None:
    steps = list_steps(interpret("nursing masters canada"), build_sample_value_names())
    body = build_hits_body(steps[-1], 0, 27)
    for step in steps[:-1]:
        closer = {
            "filter": build_filter_query(replace(step, full=None, narrower=())),
            "boost": NARROWER_STEP_BOOST,
        }
        assert {"constant_score": closer} in body["query"]["bool"]["should"]


def test_the_step_with_corrected_words_keeps_the_parts_that_are_searched_as_words() -> None:
    value_names = build_sample_value_names()
    search_query = interpret_text(SearchQuery(), "nursng in oxford", value_names, ["oxford"])
    corrected = list_steps(search_query, value_names)[0]
    assert corrected.interpretation
    assert corrected.interpretation.text == "nursing in oxford"
    assert FilterGroup.PLACE not in corrected.active_groups
