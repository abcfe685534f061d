"""Which differences count as a change of a course."""

from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

import pytest

from indexer.delivery.alerts.comparison import (
    find_changes,
    find_closing_soon,
    find_intake_soon,
    list_new_states,
)
from indexer.delivery.alerts.course_states import FACTS, Course, CourseState, hash_facts
from schemas.vocabulary.alerts import CourseChange

TODAY = date(2026, 12, 20)
STATE = CourseState(Decimal("32000.00"), 5, tuple("abcdefg"), None)
COURSE = Course(7, "law", "Law", "Leeds", "UK", "GBP", (), STATE)
CLOSING = replace(COURSE, deadline=date(2027, 1, 15))


def build_course(months: tuple[int, ...] = (), **changes: object) -> Course:
    return replace(COURSE, months=months, state=replace(STATE, **changes))  # type: ignore[arg-type]


CASES: list[tuple[Course, CourseState | None, CourseChange | None, tuple[str, ...]]] = [
    (COURSE, None, CourseChange.NEW, ()),
    (COURSE, STATE, None, ()),
    (build_course(fee=Decimal(32_000)), STATE, None, ()),
    (build_course(fee=Decimal("31999.99")), STATE, CourseChange.CHEAPER, ()),
    (build_course(fee=Decimal("32000.01")), STATE, CourseChange.CHANGED, ("fee",)),
    (build_course(fee=None), STATE, CourseChange.CHANGED, ("fee",)),
    (build_course(), replace(STATE, fee=None), CourseChange.CHANGED, ("fee",)),
    # A lower number in another currency does not mean a lower fee.
    (build_course(fee=Decimal(1), currency_id=6), STATE, CourseChange.CHANGED, ("fee",)),
    (build_course(facts=tuple("abXdeXg")), STATE, CourseChange.CHANGED, ("duration", "intakes")),
    # If a new release compares one more fact, no course counts as changed.
    (build_course(facts=(*"abcdefg", "h")), STATE, None, ()),
    (build_course((1,)), STATE, CourseChange.INTAKE_SOON, ()),
    (build_course((1,)), replace(STATE, intake_month=date(2027, 1, 1)), None, ()),
    (build_course((1,)), replace(STATE, intake_month=date(2026, 1, 1)), CourseChange.INTAKE_SOON, ()),
    (replace(CLOSING, months=(1,)), STATE, CourseChange.CLOSING_SOON, ()),
    (CLOSING, replace(STATE, deadline=CLOSING.deadline), None, ()),
    # The deadline was moved.
    (CLOSING, replace(STATE, deadline=date(2026, 12, 31)), CourseChange.CLOSING_SOON, ()),
    (replace(CLOSING, state=replace(STATE, fee=Decimal(1))), STATE, CourseChange.CHEAPER, ()),
]  # fmt: skip


@pytest.mark.parametrize(("course", "old", "change", "facts"), CASES)
def test_a_course_has_the_first_reason_that_applies(
    course: Course, old: CourseState | None, change: CourseChange | None, facts: tuple[str, ...]
) -> None:
    found = find_changes([course], {} if old is None else {course.id: old}, TODAY)
    assert [(each.change, each.facts) for each in found] == ([] if change is None else [(change, facts)])
    states = {} if old is None else {course.id: old}
    after = {**states, **dict(list_new_states([course], states, TODAY, {course.id}))}
    assert find_changes([course], after, TODAY) == []


def test_an_intake_is_not_reported_again_after_an_earlier_intake() -> None:
    """On 26 July, a course whose intake in September was reported also gets an intake in August."""
    september, both = build_course((9,)), build_course((8, 9), facts=tuple("abcdeXg"))
    days = ((september, 25), (both, 26), (both, 27), (both, 32))
    states, changes = {COURSE.id: STATE}, []
    for course, day in days:
        today = date(2026, 7, 1) + timedelta(days=day - 1)
        changes.append([each.change for each in find_changes([course], states, today)])
        states |= dict(list_new_states([course], states, today, {COURSE.id}))
    assert changes == [[CourseChange.INTAKE_SOON], [CourseChange.CHANGED], [], []]


def test_only_a_reported_deadline_is_stored() -> None:
    ((_, state),) = list_new_states([replace(CLOSING, months=(1,))], {}, TODAY, ())
    assert state == STATE


@pytest.mark.parametrize(
    ("today", "months", "expected"),
    [
        (date(2026, 12, 20), (1, 2, 9), date(2027, 1, 1)),
        (date(2026, 12, 20), (2,), date(2027, 2, 1)),
        (date(2026, 12, 17), (2,), None),
        (date(2027, 1, 1), (1,), None),
        (date(2026, 12, 31), (1,), date(2027, 1, 1)),
        (date(2028, 2, 29), (3,), date(2028, 3, 1)),
        (date(2026, 12, 20), (), None),
    ],
)
def test_an_intake_is_soon_within_45_days(
    today: date, months: tuple[int, ...], expected: date | None
) -> None:
    assert find_intake_soon(build_course(months), today) == expected


@pytest.mark.parametrize(
    ("deadline", "is_soon"),
    [
        (date(2026, 12, 19), False),
        (TODAY, True),
        (date(2027, 1, 19), True),
        (date(2027, 1, 20), False),
        (None, False),
    ],
)
def test_applications_close_soon_within_30_days(deadline: date | None, is_soon: bool) -> None:
    assert find_closing_soon(replace(COURSE, deadline=deadline), TODAY) == (deadline if is_soon else None)


def test_each_fact_has_its_own_hash() -> None:
    row = {
        "name": "Law", "course_title": None, "degree_level_id": 1, "duration_weeks": 52, "study_mode": None,
        "course_language": "en", "months": [1], "campus_ids": [3, 4],
    }  # fmt: skip
    before = hash_facts(row)
    changes = {
        "name": "\ud800", "level": 2, "duration": None, "study_mode": "full_time", "language": "fr", "intakes": [2],
        "campuses": [34],
    }  # fmt: skip
    keys = {
        "name": "name", "level": "degree_level_id", "duration": "duration_weeks", "study_mode": "study_mode",
        "language": "course_language", "intakes": "months", "campuses": "campus_ids",
    }  # fmt: skip
    for position, fact in enumerate(FACTS):
        after = hash_facts({**row, keys[fact]: changes[fact]})
        assert [index for index in range(len(FACTS)) if before[index] != after[index]] == [position]
