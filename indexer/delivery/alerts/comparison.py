"""Compares the courses of a saved search with their last known states. Pure functions."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from indexer.delivery.alerts.course_states import FACTS, Course, CourseState
from schemas.vocabulary.alerts import CLOSING_SOON_DAYS, INTAKE_SOON_DAYS, CourseChange


@dataclass(frozen=True, slots=True)
class ChangedCourse:
    """A course, and the reason why an alert lists it (`change`).

    - old: the last known state. None for a new course.
    - facts: the names of the FACTS that differ. If the fee or its currency differs, "fee" is added, unless `change` is
    CHEAPER.
    """

    course: Course
    change: CourseChange
    old: CourseState | None
    facts: tuple[str, ...] = ()


def find_changes(
    courses: Iterable[Course], states: Mapping[int, CourseState], today: date
) -> list[ChangedCourse]:
    """Return the changed courses in the given order. today: the date in the time zone of the person."""
    found = (_compare(course, states.get(course.id), today) for course in courses)
    return [each for each in found if each is not None]


def list_new_states(
    courses: Iterable[Course], states: Mapping[int, CourseState], today: date, reported: Collection[int]
) -> list[tuple[int, CourseState]]:
    """Return the states that differ from the stored states.

    reported: the ids of the courses whose near deadline or intake no later alert reports again.
    """
    new = []
    for course in courses:
        old = states.get(course.id)
        month, deadline = (old.intake_month, old.deadline) if old else (None, None)
        if course.id in reported:
            month = max(filter(None, (find_intake_soon(course, today), month)), default=None)
            deadline = find_closing_soon(course, today) or deadline
        state = replace(course.state, intake_month=month, deadline=deadline)
        if state != old:
            new.append((course.id, state))
    return new


def find_closing_soon(course: Course, today: date) -> date | None:
    """Return the application deadline, if it is today or at most CLOSING_SOON_DAYS ahead."""
    deadline = course.deadline
    is_soon = deadline is not None and today <= deadline <= today + timedelta(days=CLOSING_SOON_DAYS)
    return deadline if is_soon else None


def find_intake_soon(course: Course, today: date) -> date | None:
    """Return the first day of the next intake month, if it is at most INTAKE_SOON_DAYS ahead."""
    days = [
        date(year, month, 1)
        for year in (today.year, today.year + 1)
        for month in course.months
        if today < date(year, month, 1) <= today + timedelta(days=INTAKE_SOON_DAYS)
    ]
    return min(days, default=None)


def _compare(course: Course, old: CourseState | None, today: date) -> ChangedCourse | None:
    if old is None:
        return ChangedCourse(course, CourseChange.NEW, None)
    facts = [
        name
        for name, before, after in zip(FACTS, old.facts, course.state.facts, strict=False)
        if before != after
    ]
    if _is_cheaper(old, course.state):
        return ChangedCourse(course, CourseChange.CHEAPER, old, tuple(facts))
    if (old.fee, old.currency_id) != (course.state.fee, course.state.currency_id):
        facts.append("fee")
    if facts:
        return ChangedCourse(course, CourseChange.CHANGED, old, tuple(facts))
    deadline = find_closing_soon(course, today)
    if deadline is not None and deadline != old.deadline:
        return ChangedCourse(course, CourseChange.CLOSING_SOON, old)
    month = find_intake_soon(course, today)
    if month is not None and (old.intake_month is None or month > old.intake_month):
        return ChangedCourse(course, CourseChange.INTAKE_SOON, old)
    return None


def _is_cheaper(old: CourseState, new: CourseState) -> bool:
    if old.fee is None or new.fee is None or old.currency_id != new.currency_id:
        return False
    return new.fee < old.fee
