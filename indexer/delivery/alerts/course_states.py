"""Reads and stores the states of the courses of a saved search.

A state has values of a course that a person sees. None of the values depends on an exchange rate.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from hashlib import blake2b
from typing import Any
from uuid import UUID

from indexer.delivery.database import Connection, read_rows

_HASH_BYTES = 4
FACTS: Mapping[str, Callable[[dict[str, Any]], object]] = {
    "name": lambda row: (row["name"], row["course_title"]),
    "level": lambda row: row["degree_level_id"],
    "duration": lambda row: row["duration_weeks"],
    "study_mode": lambda row: row["study_mode"],
    "language": lambda row: row["course_language"],
    "intakes": lambda row: row["months"],
    "campuses": lambda row: row["campus_ids"],
}
"""The facts that are compared. Only append to this table, because the hashes in the database have the same order."""
_READ_COURSES = """
SELECT course.id, course.slug, course.name, course.course_title, course.degree_level_id, course.duration_weeks,
       course.study_mode, course.course_language, institute.name AS institute, country.name AS country,
       published.base_fee AS fee, published.base_fee_currency_id AS currency_id, currency.code AS currency,
       ARRAY(SELECT month FROM course_intake WHERE course_id = course.id ORDER BY month) AS months,
       ARRAY(SELECT campus_id FROM course_campus JOIN campus ON campus.id = campus_id
             WHERE course_id = course.id AND status = 'published' ORDER BY campus_id) AS campus_ids,
       coalesce(own.application_deadline, general.application_deadline) AS deadline
FROM unnest(%s::int[]) WITH ORDINALITY AS found (id, position)
JOIN published_course AS published ON published.id = found.id
JOIN course ON course.id = found.id
JOIN institute ON institute.id = course.institute_id
JOIN country ON country.id = institute.country_id
LEFT JOIN currency ON currency.id = published.base_fee_currency_id
LEFT JOIN entry_requirement AS own ON own.course_id = course.id
LEFT JOIN entry_requirement AS general ON general.institute_id = course.institute_id
ORDER BY found.position
"""
_FOLLOWED_IDS = """
SELECT course.id FROM published_course JOIN course ON course.id = published_course.id
JOIN institute_follow ON institute_follow.institute_id = course.institute_id
WHERE person_id = %s ORDER BY institute_follow.created_at DESC, course.priority DESC, course.id LIMIT %s
"""
_READ_STATES = """
SELECT course_id, fee, currency_id, facts, intake_month, deadline FROM saved_search_course WHERE saved_search_id = %s
"""
_STORE = """
INSERT INTO saved_search_course (saved_search_id, course_id, fee, currency_id, facts, intake_month, deadline)
VALUES (%s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (saved_search_id, course_id) DO UPDATE SET
    fee = excluded.fee, currency_id = excluded.currency_id, facts = excluded.facts,
    intake_month = excluded.intake_month, deadline = excluded.deadline
"""


@dataclass(frozen=True, slots=True)
class CourseState:
    """The values of a course that an alert compares. fee: per year, in units of the currency.

    facts: a hash for each entry of FACTS.

    intake_month: the first day of the latest reported intake month. deadline: the last reported application deadline.
    """

    fee: Decimal | None
    currency_id: int | None
    facts: tuple[str, ...]
    intake_month: date | None
    deadline: date | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A published course: the values that a mail shows, and the state that an alert compares."""

    id: int
    slug: str
    name: str
    institute: str
    country: str
    currency: str | None
    months: tuple[int, ...]
    state: CourseState
    deadline: date | None = None


def read_courses(connection: Connection, ids: Sequence[int]) -> list[Course]:
    """Read the published courses among the ids, in the order of the ids."""
    return [
        Course(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            institute=row["institute"],
            country=row["country"],
            currency=row["currency"],
            months=tuple(row["months"]),
            state=CourseState(row["fee"], row["currency_id"], hash_facts(row), None),
            deadline=row["deadline"],
        )
        for row in read_rows(connection, _READ_COURSES, (list(ids),))
    ]


def read_followed_ids(connection: Connection, person_id: int, limit: int) -> list[int]:
    """Read up to `limit` ids of published courses of the institutes that the person follows."""
    return [row["id"] for row in read_rows(connection, _FOLLOWED_IDS, (person_id, limit))]


def read_states(connection: Connection, saved_search_id: UUID) -> dict[int, CourseState]:
    """Read the last known states. The keys are the course ids."""
    return {
        row["course_id"]: CourseState(
            row["fee"], row["currency_id"], tuple(row["facts"]), row["intake_month"], row["deadline"]
        )
        for row in read_rows(connection, _READ_STATES, (saved_search_id,))
    }


def store_states(
    connection: Connection, saved_search_id: UUID, states: Iterable[tuple[int, CourseState]]
) -> None:
    rows = [
        (
            saved_search_id,
            course_id,
            state.fee,
            state.currency_id,
            list(state.facts),
            state.intake_month,
            state.deadline,
        )
        for course_id, state in states
    ]
    with connection.cursor() as cursor:
        cursor.executemany(_STORE, rows)


def hash_facts(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(
        blake2b(repr(read(row)).encode("utf-8", "surrogatepass"), digest_size=_HASH_BYTES).hexdigest()
        for read in FACTS.values()
    )
