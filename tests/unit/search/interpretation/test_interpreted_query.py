"""An interpreted text becomes a search query with filters, ranges, subjects and a sort order."""

import pytest

from schemas.contracts.unified.request import SearchRequest
from schemas.filters.declarations import FilterGroup
from schemas.taxonomy.data_files import read_specializations
from schemas.vocabulary.kinds import Order
from search.calls.unified.relaxed_filters import build_relax_plan
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import Point, Range, SearchQuery, SearchText
from search.parsing.unified_request import parse_unified_request
from search.requests.filter_clauses import LIVE, build_filter_query
from search.requests.text_clauses import build_match_clauses
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names, find_id
from tests.unit.search.small_value_names import build_small_value_names

UK = find_id("country", "United Kingdom")
CANADA = find_id("country", "Canada")
GEORGIA = find_id("country", "Georgia")
GEORGIA_IN_THE_US = find_id("state", "Georgia")
OXFORD = 3


def interpret(text: str, search_query: SearchQuery | None = None, *literal: str) -> SearchQuery:
    with_filters = search_query or SearchQuery()
    return interpret_text(with_filters, text, build_sample_value_names(), literal)


def read_text(search_query: SearchQuery) -> SearchText:
    assert search_query.text
    return search_query.text


def list_units(search_query: SearchQuery) -> list[str]:
    return [unit.text for unit in read_text(search_query).units]


def find_specialization(slug: str) -> int:
    return read_specializations()[slug].id


def test_spans_become_filters() -> None:
    search_query = interpret("online masters in canada from september taught in english")
    assert search_query.terms == {
        "study_mode": ("online",),
        "degree_levels": (10, 12, 9),
        "countries": (CANADA,),
        "intakes": (9,),
        "language": ("en",),
    }
    assert search_query.interpreted_groups == {
        FilterGroup.STUDY_MODE, FilterGroup.LEVEL, FilterGroup.PLACE, FilterGroup.INTAKE, FilterGroup.LANGUAGE,
    }  # fmt: skip
    assert list_units(search_query) == []


def test_an_institute_becomes_a_filter() -> None:
    search_query = interpret("university of oxford")
    assert search_query.terms == {"institutes": (find_id("institute", "University of Oxford"),)}


def test_a_subject_is_searched_and_does_not_filter() -> None:
    search_query = interpret("lawyer")
    (subject,) = read_text(search_query).subjects
    assert search_query.terms == {}
    assert search_query.interpreted_groups == frozenset()
    assert (subject.phrases, subject.specializations) == (("lawyer",), (find_specialization("law"),))


@pytest.mark.parametrize("text", ["nursing or law", "nursing oder law", "nursing или law"])
def test_subjects_with_or_between_them_are_alternatives(text: str) -> None:
    (subject,) = read_text(interpret(text)).subjects
    assert subject.phrases == ("nursing", "law")
    assert subject.specializations == (find_specialization("nursing"), find_specialization("law"))
    assert len(read_text(interpret("nursing and law")).subjects) == 2
    assert len(read_text(interpret("nursing in canada or law")).subjects) == 2


def test_an_award_filters_by_level_and_searches_for_its_subject() -> None:
    search_query = interpret("MBA")
    (subject,) = read_text(search_query).subjects
    assert search_query.terms == {"degree_levels": (9,)}
    assert subject.names == ("master of business administration",)
    assert subject.specializations == (find_specialization("business-administration"),)


def test_a_repeated_subject_is_searched_once() -> None:
    assert len(read_text(interpret("nursing nursing")).subjects) == 1


def test_the_meanings_of_an_ambiguous_place_are_alternatives() -> None:
    assert interpret("georgia").terms == {"countries": (GEORGIA,), "states": (GEORGIA_IN_THE_US,)}


def test_several_places_are_alternatives() -> None:
    assert interpret("uk or canada").terms == {"countries": (CANADA, UK)}


def test_words_without_a_meaning_must_match() -> None:
    assert list_units(interpret("nursing xyzzy in canada")) == ["xyzzy"]


def test_letters_that_follow_a_number_stay_with_the_number() -> None:
    assert list_units(interpret("nursing 10th b2 zz")) == ["10th", "b2", "zz"]


def test_a_likely_span_raises_the_score_and_its_words_must_match() -> None:
    search_query = interpret("law march")
    assert search_query.terms == {}
    assert read_text(search_query).likely == (("intakes", 3),)
    assert list_units(search_query) == ["march"]


def test_the_text_is_on_one_line() -> None:
    assert read_text(interpret("  nursing \n in\tcanada ")).whole == "nursing in canada"


def test_a_text_that_is_a_whole_name_finds_that_whatever_else_it_means() -> None:
    chosen = SearchQuery(terms={"institutes": (1,)})
    search_query = interpret("masters in canada", chosen)
    assert search_query.visitor == chosen
    named = {"term": {"exact_names": {"value": "masters in canada"}}}
    either = build_filter_query(search_query)["bool"]["filter"][0]["bool"]["should"]
    assert either[1]["bool"]["filter"] == [LIVE, named, {"terms": {"institute_id": [1]}}]
    assert interpret("nursing").visitor == SearchQuery()
    assert interpret("amazing").visitor is None


def test_without_a_lexicon_every_word_must_match() -> None:
    """An index that an old release built has no lexicon (words with their meanings)."""
    search_query = interpret_text(SearchQuery(), "mba in canada under 20k", build_small_value_names())
    assert search_query.terms == {}
    assert search_query.fee is None
    assert search_query.interpretation is None
    assert list_units(search_query) == ["mba", "canada", "under", "20k"]


def test_literal_parts_must_match_as_words() -> None:
    search_query = interpret("nursing in canada", None, " Canada ")
    assert search_query.terms == {}
    assert list_units(search_query) == ["canada"]


@pytest.mark.parametrize(
    ("with_filters", "text"),
    [
        (SearchQuery(terms={"countries": (UK,)}), "nursing in canada"),
        (SearchQuery(terms={"cities": (OXFORD,)}), "nursing in canada"),
        (SearchQuery(excluded={"countries": (UK,)}), "nursing in canada"),
        (SearchQuery(point=Point(51.5, -0.1, 50)), "nursing in canada"),
        (SearchQuery(terms={"degree_levels_types": (-1,)}), "nursing masters"),
        (SearchQuery(excluded={"degree_levels": (9,)}), "nursing masters"),
        (SearchQuery(terms={"intakes": (2,)}), "nursing from september"),
        (SearchQuery(terms={"study_mode": ("online",)}), "nursing part time"),
        (SearchQuery(excluded={"language": ("de",)}), "nursing taught in english"),
        (SearchQuery(terms={"institutes": (1,)}), "nursing monash university"),
        (SearchQuery(fee=Range(0, 1_000)), "nursing under 20k"),
        (SearchQuery(duration=Range(None, 52)), "nursing 2 years"),
    ],
)
def test_a_filter_of_the_request_replaces_the_filter_and_the_words_of_its_group(
    with_filters: SearchQuery, text: str
) -> None:
    search_query = interpret(text, with_filters)
    assert search_query.terms == with_filters.terms
    assert search_query.excluded == with_filters.excluded
    assert (search_query.fee, search_query.duration) == (with_filters.fee, with_filters.duration)
    assert search_query.interpreted_groups == frozenset()
    assert list_units(search_query) == []


def test_a_filter_of_another_group_stays_beside_the_span() -> None:
    search_query = interpret("nursing in canada", SearchQuery(terms={"degree_levels": (9,)}))
    assert search_query.terms == {"degree_levels": (9,), "countries": (CANADA,)}
    assert search_query.interpreted_groups == {FilterGroup.PLACE}


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("cheap mba", Order.FEE_LOW_TO_HIGH),
        ("best mba", Order.RELEVANCE),
        ("fastest mba", Order.DURATION_ASCENDING),
        ("cheap and fastest mba", Order.FEE_LOW_TO_HIGH),
        ("mba", Order.RELEVANCE),
    ],
)
def test_a_wish_orders_the_courses(text: str, order: Order) -> None:
    assert interpret(text).order is order
    assert list_units(interpret(text)) == []


def test_a_chosen_order_takes_precedence_over_a_wish() -> None:
    chosen = SearchQuery(order=Order.FEE_HIGH_TO_LOW)
    assert interpret("cheap mba", chosen).order is Order.FEE_HIGH_TO_LOW


@pytest.mark.parametrize(
    ("text", "lower", "upper"),
    [
        ("mba under 10000 gbp", None, 3_500_000),
        ("mba under $10k", None, 2_800_000),
        ("mba under 500000 rs", None, 500_000),
        ("mba under 5 lakh", None, 500_000),
        ("mba under 250000", None, 250_000),
        ("mba under 10000", None, 2_800_000),
        ("mba under 10000 in uk", None, 3_500_000),
        ("mba under 10000 in oxford", None, 3_500_000),
        ("mba under 10000 in canada", None, 2_000_000),
        ("mba under 10000 in london", None, 2_800_000),
        ("mba under 10000 in uk or canada", None, 2_800_000),
        ("mba under 10000 in norway", None, 2_800_000),
        ("mba in canada under 15 lakh", None, 1_500_000),
        ("mba over 1000 eur", 300_000, None),
        ("mba 1000-2000 eur", 300_000, 600_000),
        ("mba over 1000 eur under 2000 eur", 300_000, 600_000),
    ],
)
def test_fees_are_in_rupees(text: str, lower: int | None, upper: int | None) -> None:
    search_query = interpret(text)
    assert search_query.fee == Range(lower, upper)
    assert FilterGroup.FEE in search_query.interpreted_groups
    assert list_units(search_query) == []


@pytest.mark.parametrize(
    "text", ["mba under 10000 chf", "mba over 20k under 10k", "mba over 20k usd under 10k usd"]
)
def test_a_fee_without_a_rate_and_an_impossible_range_filter_nothing(text: str) -> None:
    search_query = interpret(text)
    assert search_query.fee is None
    assert FilterGroup.FEE not in search_query.interpreted_groups
    assert list_units(search_query) == []


def test_lengths_are_in_whole_weeks() -> None:
    assert interpret("mba 1 year").duration == Range(46, 58)
    assert interpret("mba less than 2 years").duration == Range(None, 104)
    assert interpret("mba 1 year").interpreted_groups == {FilterGroup.LEVEL, FilterGroup.DURATION}


def test_two_lengths_that_no_course_has_filter_nothing() -> None:
    assert interpret("mba 1 year 3 years").duration is None


def test_a_text_of_signs_alone_finds_nothing() -> None:
    for text in ("# $", "???", "😂😂"):
        search_query = interpret(text)
        assert search_query.text is not None
        assert build_match_clauses(search_query.text) == ({"match_none": {}},)


def test_relaxed_filters_are_those_of_the_visitor_and_the_text() -> None:
    """The text counts as one filter: its removal also removes the filters that came from the text."""
    request = SearchRequest.model_validate(
        {"text": "nursing masters in canada", "filters": {"institutes": {"include": [1]}}}
    )
    search_query = parse_unified_request(request, build_sample_value_names())
    plan = build_relax_plan(request, search_query)
    relaxed = plan.read([{"hits": {"total": {"value": count}}} for count in (7, 3)])
    assert [(each["filter"], each["keys"]) for each in relaxed] == [
        ("text", ["text"]),
        ("institute", ["filters.institutes"]),
    ]
    only_institute = {"bool": {"filter": [LIVE, {"terms": {"institute_id": [1]}}]}}
    assert plan.searches[0]["query"] == only_institute


def test_an_acronym_never_matches_with_typos() -> None:
    assert read_text(interpret("UCSD qursng windows")).exact_words == frozenset({"ucsd", "windows"})


@pytest.mark.parametrize("text", ["M.B.A.", "m.b.a", "M.B.A"])
def test_full_stops_fall_away_in_an_abbreviation(text: str) -> None:
    [with_stops], [without] = read_text(interpret(text)).subjects, read_text(interpret("mba")).subjects
    assert [phrase.lower() for phrase in with_stops.phrases] == ["mba"]
    assert with_stops.names == (*without.names, text)
    assert (with_stops.specializations, with_stops.disciplines) == (
        without.specializations,
        without.disciplines,
    )
