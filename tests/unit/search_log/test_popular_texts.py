"""Which texts are popular, and which of them are suggested for a typed text."""

import pytest

from api.popular_search.cached_searches import PopularSearch, find_searches
from api.popular_search.suggestions import add_popular_searches, build_top_searches
from indexer.search_log.popular_searches import PopularText, TextDay, select_popular_texts
from schemas.contracts.unified.suggestions import SearchSuggestions, SuggestionGroup
from schemas.vocabulary.limits import (
    POPULAR_SEARCH_MAX_CHARACTERS,
    POPULAR_SEARCHES_MAX,
    SUGGESTED_SEARCHES_MAX,
    TOP_SEARCHES_MAX,
)
from search.text_folding import fold_words


def list_days(text: str, *visits: int, courses: int = 9) -> list[TextDay]:
    return [TextDay(text, f"2026-10-{day:02}", count, courses) for day, count in enumerate(visits, 1)]


@pytest.mark.parametrize(
    ("visits", "is_popular"),
    [
        ((4, 1), True),
        ((3, 2, 1), True),
        ((5, 5), True),
        # One visit or one day too few.
        ((3, 1), False),
        ((5,), False),
        ((1_000,), False),
        ((5, 0), False),
        # One person on each day of four weeks, with one browser, or with a phone and a computer.
        ((1,) * 28, False),
        ((2,) * 28, False),
    ],
)
def test_two_days_need_five_visits_together(visits: tuple[int, ...], is_popular: bool) -> None:
    assert bool(select_popular_texts(list_days("law", *visits))) is is_popular


def test_the_sums_of_a_text_are_those_of_its_days() -> None:
    days = [*list_days("law", 4, 0, 2), *list_days("mba", 4, 4)]
    assert select_popular_texts(days) == [
        PopularText("mba", 8, 2, 9, "2026-10-02"),
        PopularText("law", 6, 2, 9, "2026-10-03"),
    ]


def test_a_text_that_finds_nothing_any_more_is_left_out() -> None:
    days = [*list_days("law", 9, 9), TextDay("law", "2026-10-09", 0, 0)]
    assert select_popular_texts(days) == []


@pytest.mark.parametrize(
    "text",
    ["[mail] law", "me@example.org", "call [number]", "ref 123456", "a", "42 17", "law\u202e", "x" * 81],
)
def test_texts_with_personal_data_and_unreadable_texts_are_left_out(text: str) -> None:
    assert select_popular_texts(list_days(text, 9, 9)) == []


def test_the_number_of_texts_is_limited() -> None:
    longest = "x" * POPULAR_SEARCH_MAX_CHARACTERS
    days = [day for number in range(250) for day in list_days(f"law {number:03}", 3, 3)]
    found = select_popular_texts([*days, *list_days(longest, 3, 4)])
    assert [found[0].text, found[1].text, len(found)] == [longest, "law 000", POPULAR_SEARCHES_MAX]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("mb", ["mba in canada", "mba", "executive mba"]),
        ("mba", ["mba in canada", "executive mba"]),
        ("mba c", ["mba in canada"]),
        ("  MBA Canadá ", ["mba in canada"]),
        ("canada mba", ["mba in canada"]),
        ("mb c", []),
        ("m", []),
        ("", []),
        ("?!", []),
        ("نرس", ["نرسنگ کینیڈا"]),
    ],
)
def test_a_typed_text_finds_the_popular_searches_with_its_words(typed: str, found: list[str]) -> None:
    texts = ["mba in canada", "mba", "executive mba", "نرسنگ کینیڈا"]
    searches = [PopularSearch(1, text, 9, tuple(fold_words(text))) for text in texts]
    assert [search.text for search in find_searches(searches, typed, 9)] == found
    assert [search.text for search in find_searches(searches, typed, 1)] == found[:1]


def test_popular_searches_are_the_first_group_and_the_first_top_words() -> None:
    courses = SuggestionGroup(name="courses", suggestions=[])
    found = SearchSuggestions(query=None, groups=[courses])
    searches = [PopularSearch(number, f"law {number}", 40, ("law", f"{number}")) for number in range(20)]
    group, *others = add_popular_searches(found, searches, "la", 4)["groups"]
    assert (group["name"], others) == ("searches", [courses])
    assert [each["name"] for each in group["suggestions"]] == ["law 0", "law 1", "law 2"]
    assert len(group["suggestions"]) == SUGGESTED_SEARCHES_MAX
    assert group["suggestions"][0] == {
        "kind": "search", "id": 0, "slug": "law-0", "name": "law 0", "other_name": None, "context": [],
        "course_count": 40,
    }  # fmt: skip
    assert len(add_popular_searches(found, searches, "la", 1)["groups"][0]["suggestions"]) == 1
    assert add_popular_searches(found, searches, "nursing", 4) == found
    words = build_top_searches(searches)
    assert len(words) == TOP_SEARCHES_MAX
    assert words[1] == {"id": 1, "slug": "law-1", "name": "law 1", "type": "search", "course_count": 40}
