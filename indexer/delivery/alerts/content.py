"""Builds the content of an alert, which the table `alert` stores as JSON."""

from collections.abc import Sequence
from datetime import date
from typing import NotRequired, TypedDict

from indexer.delivery.alerts.comparison import ChangedCourse, find_closing_soon, find_intake_soon
from schemas.vocabulary.alerts import LISTED_PER_CHANGE_MAX, CourseChange


class ListedCourse(TypedDict):
    """A course in a mail.

    fee, old_fee: per year in units of the currency. old_fee is None unless the fee is lower than before. month: the
    month of a near intake, 1 to 12. deadline: a near application deadline as an ISO 8601 date. Alerts that an earlier
    release wrote have no deadline.
    """

    id: int
    slug: str
    name: str
    institute: str
    country: str
    fee: float | None
    currency: str | None
    old_fee: float | None
    facts: list[str]
    month: int | None
    deadline: NotRequired[str | None]


class AlertContent(TypedDict):
    """counts: the number of courses by reason. listed: the first courses of each reason.

    problem: the reason why the search has no alerts (a value of SavedSearchProblem), or null.
    """

    total: int
    counts: dict[str, int]
    listed: dict[str, list[ListedCourse]]
    problem: str | None
    problem_field: str | None


def build_content(total: int, changes: Sequence[ChangedCourse], today: date) -> AlertContent:
    by_change = {change: [each for each in changes if each.change is change] for change in CourseChange}
    return AlertContent(
        total=total,
        counts={change.value: len(found) for change, found in by_change.items() if found},
        listed={
            change.value: [_list_course(each, today) for each in found[:LISTED_PER_CHANGE_MAX]]
            for change, found in by_change.items()
            if found
        },
        problem=None,
        problem_field=None,
    )


def list_reported_ids(content: AlertContent, changes: Sequence[ChangedCourse]) -> set[int]:
    """Return the ids of the courses whose near deadline or intake the mail reports.

    The mail shows the deadline or the intake of each listed course. It counts the other courses that close or start
    soon, and links to them.
    """
    soon = (CourseChange.CLOSING_SOON, CourseChange.INTAKE_SOON)
    listed = {course["id"] for courses in content["listed"].values() for course in courses}
    return listed | {each.course.id for each in changes if each.change in soon}


def build_problem_content(total: int, problem: str, problem_field: str | None) -> AlertContent:
    return AlertContent(total=total, counts={}, listed={}, problem=problem, problem_field=problem_field)


def _list_course(changed: ChangedCourse, today: date) -> ListedCourse:
    course, old = changed.course, changed.old
    month, deadline = find_intake_soon(course, today), find_closing_soon(course, today)
    fee = course.state.fee
    is_cheaper = changed.change is CourseChange.CHEAPER and old is not None and old.fee is not None
    return ListedCourse(
        id=course.id,
        slug=course.slug,
        name=course.name,
        institute=course.institute,
        country=course.country,
        fee=None if fee is None else float(fee),
        currency=course.currency,
        old_fee=float(old.fee) if is_cheaper and old is not None and old.fee is not None else None,
        facts=list(changed.facts),
        month=None if month is None else month.month,
        deadline=None if deadline is None else deadline.isoformat(),
    )
