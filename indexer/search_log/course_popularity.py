"""Adds each complete day of the search log to the popularity of courses, once.

An examination is a look of a visitor at a course in the results. The log does not contain looks, so the curve of
examination gives their probability.

The table `course_popularity` has the sums and scores. `course.popularity` changes only if the score differs enough.
`degree_level.popular_from` changes only if too few or too many courses are popular. Each change causes an update of
documents in the index.
"""

from datetime import date, datetime, timedelta
from itertools import groupby

from elasticsearch import Elasticsearch

from indexer.delivery.database import Connection, execute, read_rows
from indexer.search_log.examination.curve import ExaminationCurve
from indexer.search_log.examination.reading import read_curve
from indexer.search_log.popularity import (
    CourseEvidence,
    choose_popularity,
    choose_threshold,
    compute_decay,
    compute_scores,
    read_visit,
)
from indexer.search_log.visit_entries import LATE_OUTCOMES, read_entries_by_visit

DAYS = 28
"""A run reads at most this many days. The curve of examination is also estimated from this many days."""
EXAMINATIONS_MIN = 0.01
"""A course with a smaller sum of examinations gets no row, and its score is the average."""

_LOCK = "LOCK TABLE course_popularity IN SHARE ROW EXCLUSIVE MODE"
_LAST_DAY = "SELECT max(day) AS day FROM course_popularity"
_READ = "SELECT course_id, examinations, value, views, visits, applications FROM course_popularity"
_DELETE = "DELETE FROM course_popularity"
_INSERT = """
INSERT INTO course_popularity (course_id, examinations, value, views, visits, applications, score, day)
SELECT given.*, %s::date
FROM unnest(%s::int[], %s::float[], %s::float[], %s::int[], %s::int[], %s::int[], %s::float[])
    AS given (course_id, examinations, value, views, visits, applications, score)
JOIN course ON course.id = given.course_id
"""
_PUBLISHED = """
SELECT course.id, course.degree_level_id, course.popularity, course_popularity.score
FROM published_course
JOIN course ON course.id = published_course.id
LEFT JOIN course_popularity ON course_popularity.course_id = course.id
"""
_SET_POPULARITY = """
UPDATE course SET popularity = given.popularity
FROM unnest(%s::int[], %s::float[]) AS given (id, popularity) WHERE course.id = given.id
"""
_LEVELS = "SELECT id, popular_from FROM degree_level"
_SET_THRESHOLD = "UPDATE degree_level SET popular_from = %s WHERE id = %s"

Evidence = dict[int, CourseEvidence]


def store_popularity(connection: Connection, client: Elasticsearch, now: datetime) -> int:
    """Add those of the last DAYS complete days that are not yet counted.

    Returns the number of courses with a changed popularity, or 0 if another worker has meanwhile added the days.
    Raises ElasticsearchUnavailable.
    """
    until = (now - LATE_OUTCOMES).date() - timedelta(days=1)
    last = _read_last_day(connection)
    first = max(last or date.min, until - timedelta(days=DAYS)) + timedelta(days=1)
    days = [first + timedelta(days=number) for number in range((until - first).days + 1)]
    if not days:
        return 0
    curve = read_curve(client, until - timedelta(days=DAYS - 1), until)
    found = [(day, read_evidence(client, day, curve)) for day in days]
    with connection.transaction():
        connection.execute(_LOCK)
        if _read_last_day(connection) != last:
            return 0
        _write_evidence(connection, _add_days(_read_stored_evidence(connection), last, found), until)
        return _write_popularity(connection)


def _add_days(evidence: Evidence, last: date | None, found: list[tuple[date, Evidence]]) -> Evidence:
    """Add the days in `found` to the stored evidence, whose last day is `last`.

    Older evidence loses weight: evidence of the last day in `found` has the weight 1, and earlier days have lower
    weights. Courses whose sum of examinations is below EXAMINATIONS_MIN are left out.
    """
    until = found[-1][0]
    if last is not None:
        _weaken(evidence, compute_decay((until - last).days))
    for day, of_day in found:
        for course, each in of_day.items():
            evidence.setdefault(course, CourseEvidence()).add(each, compute_decay((until - day).days))
    return {course: each for course, each in evidence.items() if each.examinations >= EXAMINATIONS_MIN}


def _weaken(evidence: Evidence, weight: float) -> None:
    for each in evidence.values():
        each.examinations *= weight
        each.value *= weight


def read_evidence(client: Elasticsearch, day: date, curve: ExaminationCurve) -> Evidence:
    """Sum the views and choices of each course over the visits of a day. Raises ElasticsearchUnavailable."""
    evidence: Evidence = {}
    for _, entries in groupby(read_entries_by_visit(client, day), lambda entry: entry["visit"]):
        for course, each in read_visit(entries, curve).items():
            evidence.setdefault(course, CourseEvidence()).add(each)
    return evidence


def _read_last_day(connection: Connection) -> date | None:
    day: date | None = read_rows(connection, _LAST_DAY)[0]["day"]
    return day


def _read_stored_evidence(connection: Connection) -> Evidence:
    return {row.pop("course_id"): CourseEvidence(**row) for row in read_rows(connection, _READ)}


def _write_evidence(connection: Connection, evidence: Evidence, day: date) -> None:
    """Replace all rows of the table `course_popularity`. Courses that no longer exist are left out."""
    scores = compute_scores(evidence)
    connection.execute(_DELETE)
    values = list(evidence.values())
    names = ("examinations", "value", "views", "visits", "applications")
    columns = [[getattr(each, name) for each in values] for name in names]
    connection.execute(_INSERT, (day, list(evidence), *columns, [scores[course] for course in evidence]))


def _write_popularity(connection: Connection) -> int:
    """Update the popularity of published courses, and the thresholds of degree levels.

    Returns the number of courses with a changed popularity. A withdrawn course keeps its popularity.
    """
    changed: dict[int, float] = {}
    by_level: dict[int, list[float]] = {}
    for row in read_rows(connection, _PUBLISHED):
        popularity = choose_popularity(row["score"] or 0.0, row["popularity"])
        by_level.setdefault(row["degree_level_id"], []).append(popularity)
        if popularity != row["popularity"]:
            changed[row["id"]] = popularity
    ids = sorted(changed)
    execute(connection, _SET_POPULARITY, (ids, [changed[course] for course in ids]))
    for level in read_rows(connection, _LEVELS):
        threshold = choose_threshold(by_level.get(level["id"], ()), level["popular_from"])
        if threshold != level["popular_from"]:
            execute(connection, _SET_THRESHOLD, (threshold, level["id"]))
    return len(changed)
