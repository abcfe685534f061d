"""Writes the alerts that are due. One transaction writes the alert, its mail and the new states of the courses.

If a worker is killed before the commit, nothing is written, and another worker repeats the search after CLAIM_SECONDS.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from psycopg.types.json import Jsonb

from indexer.delivery.alerts.comparison import find_changes, list_new_states
from indexer.delivery.alerts.content import (
    AlertContent,
    build_content,
    build_problem_content,
    list_reported_ids,
)
from indexer.delivery.alerts.course_search import (
    FoundCourses,
    OpenSearch,
    SavedSearchInvalid,
    SearchCourses,
    SearchFails,
)
from indexer.delivery.alerts.course_states import read_courses, read_followed_ids, read_states, store_states
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.retries import compute_delay_seconds
from schemas.vocabulary.alerts import (
    WATCHED_COURSES_MAX,
    AlertState,
    SavedSearchKind,
    SavedSearchProblem,
)

log = logging.getLogger(__name__)

SEARCHES_PER_TASK = 50
CLAIM_SECONDS = 60
FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS = 10.0, 900.0
_IS_ANY = "SELECT 1 FROM saved_search WHERE attempt_at <= now() LIMIT 1"
_CLAIM = """
UPDATE saved_search SET attempts = attempts + 1, attempt_at = now() + %s * INTERVAL '1 second'
WHERE id = (
    SELECT id FROM saved_search WHERE attempt_at <= now() ORDER BY attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, person_id, kind, request, due_at, attempts
"""
_POSTPONE = """
UPDATE saved_search SET attempt_at = now() + %s * INTERVAL '1 second' WHERE id = %s AND due_at = %s
"""
_LOCK = """
SELECT saved_search.id, person_id, kind, due_at, due_at <= now() AS is_due, baseline_at, problem,
       (now() AT TIME ZONE time_zone)::date AS today, email, language
FROM saved_search JOIN person ON person.id = person_id
WHERE saved_search.id = %s AND due_at = %s FOR UPDATE OF saved_search
"""
_JUST_FOLLOWED = """
SELECT course.id FROM course JOIN institute_follow USING (institute_id)
WHERE person_id = %s AND institute_follow.created_at > greatest(
    (SELECT max(created_at) FROM alert WHERE saved_search_id = %s), %s)
"""
_ADD_ALERT = (
    "INSERT INTO alert (saved_search_id, due_at, state, content) VALUES (%s, %s, %s, %s) RETURNING id"
)
_ADD_MAIL = "INSERT INTO mail (kind, recipient, language, alert_id) VALUES ('alert', %s, %s, %s)"
_LAST_PROBLEM = """
SELECT content->>'problem' AS problem FROM alert WHERE saved_search_id = %s ORDER BY due_at DESC LIMIT 1
"""
_CLEAR_STATES = "DELETE FROM saved_search_course WHERE saved_search_id = %s"
_FINISH = """
UPDATE saved_search SET
    attempts = 0, problem = %(problem)s, problem_field = %(field)s,
    baseline_at = CASE WHEN %(has_baseline)s THEN coalesce(baseline_at, now()) END,
    due_at = CASE WHEN due_at <= now() THEN next_alert_time(frequency, time_zone, now()) ELSE due_at END,
    attempt_at = CASE WHEN due_at <= now() THEN next_alert_time(frequency, time_zone, now()) ELSE due_at END
WHERE id = %(id)s
"""


@dataclass(slots=True)
class AlertsWritten:
    """The numbers of saved searches by result.

    written: the alert has a mail. empty: the alert was due and has no news. started: the alert was not due yet. If the
    search had no baseline and has no problem, the first states of the courses were stored. postponed: the search failed
    and will be repeated.
    """

    written: int = 0
    empty: int = 0
    started: int = 0
    postponed: int = 0


@dataclass(frozen=True, slots=True)
class _Outcome:
    found: FoundCourses
    problem: SavedSearchProblem | None = None
    field: str | None = None


def write_due_alerts(connection: Connection, open_search: OpenSearch) -> AlertsWritten:
    """Write the alerts of up to SEARCHES_PER_TASK saved searches.

    `open_search` is called only if the `attempt_at` of a saved search has passed.
    """
    result = AlertsWritten()
    if not read_rows(connection, _IS_ANY):
        return result
    with open_search() as search:
        for _ in range(SEARCHES_PER_TASK):
            claimed = read_rows(connection, _CLAIM, (CLAIM_SECONDS,))
            if not claimed:
                break
            _write(connection, search, claimed[0], result)
    return result


def _write(
    connection: Connection, search: SearchCourses, claimed: Mapping[str, Any], result: AlertsWritten
) -> None:
    try:
        outcome = _execute(connection, search, claimed)
    except SearchFails as error:
        delay = compute_delay_seconds(claimed["attempts"], FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS)
        execute(connection, _POSTPONE, (delay, claimed["id"], claimed["due_at"]))
        log.warning("The alert of saved search %s is postponed: %s", claimed["id"], error)
        result.postponed += 1
        return
    with connection.transaction():
        # If the person has meanwhile changed the schedule or deleted the saved search, no row is returned.
        locked = read_rows(connection, _LOCK, (claimed["id"], claimed["due_at"]))
        if locked:
            _record(connection, locked[0], outcome, result)


def _execute(connection: Connection, search: SearchCourses, claimed: Mapping[str, Any]) -> _Outcome:
    """Find the courses of the saved search, or its problem. Raises SearchFails."""
    if claimed["kind"] == SavedSearchKind.FOLLOWED_INSTITUTES:
        ids = read_followed_ids(connection, claimed["person_id"], WATCHED_COURSES_MAX)
        return _Outcome(FoundCourses(len(ids), ids))
    try:
        found = search(claimed["request"], WATCHED_COURSES_MAX)
    except SavedSearchInvalid as error:
        return _Outcome(FoundCourses(0, ()), SavedSearchProblem.INVALID, error.field)
    too_many = found.total > WATCHED_COURSES_MAX
    return _Outcome(found, SavedSearchProblem.TOO_MANY if too_many else None)


def _record(
    connection: Connection, search: Mapping[str, Any], outcome: _Outcome, result: AlertsWritten
) -> None:
    """Compare the courses with their states, and write the alert if it is due."""
    if outcome.problem:
        content = build_problem_content(outcome.found.total, outcome.problem.value, outcome.field)
        has_news = not _is_reported(connection, search, outcome.problem)
    else:
        content = _report_changes(connection, search, outcome)
        has_news = bool(content["counts"])
    if search["is_due"]:
        _add_alert(connection, search, content, has_news=has_news)
        result.written += has_news
        result.empty += not has_news
    else:
        result.started += 1
    values = {
        "id": search["id"],
        "problem": outcome.problem,
        "field": outcome.field,
        "has_baseline": outcome.problem is None or search["baseline_at"] is not None,
    }
    connection.execute(_FINISH, values)


def _report_changes(connection: Connection, search: Mapping[str, Any], outcome: _Outcome) -> AlertContent:
    """Store the new states, and return the changes since the stored states.

    The first execution of a search, or the first after a time without alerts, only stores the states (the baseline) and
    reports no change. If a search with a baseline is not due, nothing is stored and no change is reported. The courses
    of an institute that the person has followed since the last alert are not reported as new.
    """
    courses = read_courses(connection, outcome.found.ids)
    total, today = outcome.found.total, search["today"]
    if search["baseline_at"] is None:
        connection.execute(_CLEAR_STATES, (search["id"],))
        store_states(connection, search["id"], list_new_states(courses, {}, today, outcome.found.ids))
        return build_content(total, (), today)
    if not search["is_due"]:
        return build_content(total, (), today)
    states = read_states(connection, search["id"])
    known = states
    if search["kind"] == SavedSearchKind.FOLLOWED_INSTITUTES:
        just_followed = _read_just_followed(connection, search)
        known = {each.id: each.state for each in courses if each.id in just_followed} | states
    changes = find_changes(courses, known, today)
    content = build_content(total, changes, today)
    reported = list_reported_ids(content, changes)
    store_states(connection, search["id"], list_new_states(courses, states, today, reported))
    return content


def _read_just_followed(connection: Connection, search: Mapping[str, Any]) -> set[int]:
    values = (search["person_id"], search["id"], search["baseline_at"])
    return {row["id"] for row in read_rows(connection, _JUST_FOLLOWED, values)}


def _is_reported(connection: Connection, search: Mapping[str, Any], problem: SavedSearchProblem) -> bool:
    """True if the search has had the problem since the last alert. That alert, or one before, has a mail about it."""
    last = read_rows(connection, _LAST_PROBLEM, (search["id"],))
    return bool(last) and problem == search["problem"] == last[0]["problem"]


def _add_alert(
    connection: Connection, search: Mapping[str, Any], content: AlertContent, *, has_news: bool
) -> None:
    state = AlertState.PENDING if has_news else AlertState.EMPTY
    (alert,) = read_rows(
        connection, _ADD_ALERT, (search["id"], search["due_at"], state.value, Jsonb(content))
    )
    if has_news:
        connection.execute(_ADD_MAIL, (search["email"], search["language"], alert["id"]))
