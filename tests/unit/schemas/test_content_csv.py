"""Changes of content by a CSV file: the rows that a file names, currencies, and the order of the changes."""

import csv
from typing import Any

import pytest

from schemas.editing.csv_changes import (
    InvalidFile,
    PlannedChange,
    list_needed_rows,
    plan_changes,
    read_lines,
    sort_changes,
)
from schemas.editing.drafts import InvalidDraft, parse_draft
from schemas.editing.fields import HTML_MAX_CHARACTERS, Problem
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import build_patterns

COURSE = NOUNS["course"]
VALUES: dict[str, Any] = {
    "name": "Law", "fee_per_year": 30000.0, "fee_total": None, "fee_currency": ["aud"], "duration_weeks": 156,
    "study_mode": None, "course_language": "Auslan", "status": "published",
}  # fmt: skip
ROW = {"id": 7, "fields": VALUES, "place": "Monash", "revision": 3, "has_draft": False}


def plan(text: str) -> PlannedChange:
    (change,) = plan_changes(COURSE, read_lines(COURSE, text), [ROW], {"aud", "pkr"})
    return change


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("id,fee_per_year\n7,30000.00\n", []),
        ("id,fee_per_year,fee_currency\n7,31000,PKR\n", ["fee_per_year", "fee_currency"]),
        ("id,fee_per_year,fee_currency\n7,,\n", ["fee_per_year", "fee_currency"]),
        ("id,fee_per_year\n7,0\n", ["fee_per_year"]),
        ("id,place,course_language\n7,Elsewhere,Auslan\n", []),
        ("id,course_language,study_mode\n7,,Online\n", ["study_mode", "course_language"]),
    ],
)
def test_a_line_changes_fees_with_their_currency(text: str, changes: list[str]) -> None:
    planned = plan(text)
    assert (planned.changes, planned.problems, planned.title) == (changes, {}, "Monash: Law")


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("id,fee_currency\n7,XYZ\n", {"fee_currency": "unknown_relation"}),
        ("id,fee_currency\n7,aud; pkr\n", {"fee_currency": "one_relation"}),
        ("id,fee_currency\n7,\n", {"fee_currency": "required"}),
        ("id,fee_per_year\n7,\n", {"fee_currency": "not_empty"}),
        ("id,course_language\n7,Klingon\n", {"course_language": "not_a_choice"}),
        ("id,name\n8,Other\n", {"id": "unknown"}),
    ],
)
def test_a_wrong_line_names_the_field(text: str, problems: dict[str, str]) -> None:
    assert plan(text).problems == problems


def test_only_the_rows_of_a_file_are_needed_unless_slugs_are_compared() -> None:
    lines = read_lines(COURSE, f"id,name\n7,A\n 12 ,B\nx,C\n{'9' * 20},D\n-1,E\n,F\n")
    assert list_needed_rows(COURSE, lines) == [7, 12]
    assert list_needed_rows(NOUNS["blog"], [{"id": "7"}]) is None
    with pytest.raises(InvalidFile):
        read_lines(NOUNS["scholarship"], "id,institutes\n1,monash\n")
    assert read_lines(NOUNS["visa_guide"], "id,fee_currency\n1,aud\n") == [{"id": "1", "fee_currency": "aud"}]


def test_a_text_of_the_largest_length_is_read() -> None:
    limit, content = csv.field_size_limit(), "a" * HTML_MAX_CHARACTERS
    lines = read_lines(NOUNS["blog"], f"id,content\n1,{content}\n")
    assert lines == [{"id": "1", "content": content}]
    assert csv.field_size_limit() == limit < HTML_MAX_CHARACTERS


def test_changes_are_written_in_the_order_of_the_rows() -> None:
    changes = [PlannedChange(line, row, "") for line, row in ((2, 9), (3, 4), (4, 7))]
    assert [change.row_id for change in sort_changes(changes)] == [4, 7, 9]


def test_words_are_patterns() -> None:
    assert build_patterns(" monash  50%_a\\b ") == "%monash% %50\\%\\_a\\\\b%"
    assert build_patterns("") == ""


def test_a_fee_has_two_decimals_and_only_fees_can_be_zero() -> None:
    assert parse_draft(COURSE, {"fee_per_year": "0.50"}, VALUES)["fee_per_year"] == 0.5
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(COURSE, {"fee_per_year": "0.505", "fee_total": "-0"}, VALUES)
    assert refused.value.problems == {"fee_per_year": Problem.NOT_A_NUMBER, "fee_total": Problem.NOT_A_NUMBER}
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(NOUNS["city_living_cost"], {"value": "0"}, {"value": 300})
    assert refused.value.problems["value"] is Problem.NOT_A_NUMBER
