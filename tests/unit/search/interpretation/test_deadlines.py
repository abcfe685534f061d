"""Deadlines after a month in a search text, and the first day that they mean."""

from datetime import date

import pytest

from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.day_numbers import to_day_number
from search.parsing import interpreted_query
from search.parsing.deadlines import find_earliest_deadline
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import Range, SearchQuery
from search.results.text_interpretation import build_text_interpretation
from tests.unit.search.interpretation.readable_spans import describe, list_words, read_text
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names

TODAY = date(2026, 11, 26)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("deadline after march", "deadline 'deadline after march' = --04"),
        ("Deadline after March 2027", "deadline 'Deadline after March 2027' = 2027-04"),
        ("deadlines later than sept", "deadline 'deadlines later than sept' = --10"),
        ("application deadline is after may", "deadline 'application deadline is after may' = --06"),
        ("with a deadline past january", "deadline 'with a deadline past january' = --02"),
        ("deadline after the end of june", "deadline 'deadline after the end of june' = --07"),
        ("deadline from march", "deadline 'deadline from march' = --03"),
        ("deadline not before june 2027", "deadline 'deadline not before june 2027' = 2027-06"),
        ("deadline after december", "deadline 'deadline after december' = --01"),
        ("deadline after dec 2026", "deadline 'deadline after dec 2026' = 2027-01"),
        ("last date to apply after march", "deadline 'last date to apply after march' = --04"),
        ("closing date after april", "deadline 'closing date after april' = --05"),
        ("can still apply after march", "deadline 'can still apply after march' = --04"),
    ],
)
def test_a_deadline_after_a_month_is_a_certain_filter(text: str, expected: str) -> None:
    assert describe(text) == [expected]
    assert list_words(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [("M.Arch still open", "still open"), ("m.ed deadline after march", "deadline after march")],
)
def test_an_award_with_a_dot_does_not_move_the_deadline(text: str, expected: str) -> None:
    interpretation = read_text(text)
    deadlines = [span for span in interpretation.spans if span.kind == "deadline"]
    assert [interpretation.get_text(span) for span in deadlines] == [expected]


def test_other_words_keep_their_meaning() -> None:
    spans = describe("mba in canada deadline after march september intake")
    assert [span.partition(" ")[0] for span in spans] == ["level", "subject", "place", "deadline", "month"]


@pytest.mark.parametrize(
    "text",
    ["deadline before march", "apply before march", "start after march", "deadline march", "after march",
     "deadline after 15 march", "deadline after march 15", "deadline after marching", "project deadline management"],
)  # fmt: skip
def test_other_texts_are_no_deadlines(text: str) -> None:
    assert not [span for span in describe(text) if span.startswith("deadline")]


@pytest.mark.parametrize(
    ("months", "today", "expected"),
    [
        (["--04"], TODAY, date(2027, 4, 1)),
        (["--04"], date(2026, 3, 31), date(2026, 4, 1)),
        (["--12"], TODAY, date(2026, 12, 1)),
        (["--11"], TODAY, TODAY),
        (["--01"], date(2026, 12, 31), date(2027, 1, 1)),
        (["2028-02"], TODAY, date(2028, 2, 1)),
        (["2026-11"], TODAY, TODAY),
        (["2025-06"], TODAY, TODAY),
        (["--04", "2027-06"], TODAY, date(2027, 6, 1)),
        (["", "--04"], TODAY, date(2027, 4, 1)),
        ([""], TODAY, TODAY),
    ],
)
def test_a_month_without_a_year_is_the_present_or_the_next_one(
    months: list[str], today: date, expected: date
) -> None:
    assert find_earliest_deadline(months, today) == expected


def test_the_filter_and_the_response_have_the_first_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreted_query, "read_today", lambda: TODAY)
    names = build_sample_value_names()
    search_query = interpret_text(SearchQuery(), "deadline after march", names)
    assert search_query.deadline == Range(to_day_number(date(2027, 4, 1)), None)
    assert search_query.interpreted_groups == {FilterGroup.DEADLINE}
    interpretation = build_text_interpretation(search_query, None, names)
    assert interpretation
    assert [(span["effect"], span["value"]) for span in interpretation["spans"]] == [("filter", "2027-04-01")]


def test_a_selected_deadline_takes_precedence() -> None:
    selected = Range(to_day_number(date(2027, 1, 1)), None)
    names = build_sample_value_names()
    search_query = interpret_text(SearchQuery(deadline=selected), "deadline after march", names)
    assert search_query.deadline == selected
    assert FilterGroup.DEADLINE not in search_query.interpreted_groups
