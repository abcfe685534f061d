"""Counts the alerts that were due, sent or failed, for `finder alerts` and the metrics. Reads no personal data."""

from dataclasses import asdict, dataclass
from typing import Any

from indexer.delivery.database import Connection, read_rows
from schemas.vocabulary.alerts import AlertState

_COUNTS = (
    "SELECT state, count(*) AS number FROM alert WHERE due_at > now() - %s * INTERVAL '1 day' GROUP BY state"
)
_WAITING = """
SELECT count(*) AS due, count(*) FILTER (WHERE attempts > 1) AS repeated,
       coalesce(extract(epoch FROM now() - min(due_at)), 0)::float AS oldest_seconds
FROM saved_search WHERE due_at <= now()
"""
_PROBLEMS = "SELECT count(*) AS number FROM saved_search WHERE frequency <> 'off' AND problem IS NOT NULL"
_ROWS = """
SELECT alert.id::text, saved_search_id::text AS saved_search, saved_search.kind, frequency,
       alert.due_at::text AS due_at, alert.state, alert.sent_at::text AS sent_at, content->'counts' AS counts,
       content->>'problem' AS problem, mail.attempts, mail.error
FROM alert JOIN saved_search ON saved_search.id = saved_search_id LEFT JOIN mail ON mail.alert_id = alert.id
WHERE alert.due_at > now() - %s * INTERVAL '1 day' ORDER BY alert.due_at DESC, alert.id LIMIT %s
"""


@dataclass(frozen=True, slots=True)
class AlertReport:
    """counts: the number of alerts by state. counts and rows contain only the alerts of the reported days.

    - due: saved searches whose alert is due and not written yet.
    - repeated: due saved searches whose search was started more than once.
    - oldest_due_seconds: how long the oldest due alert has been due, or 0.
    - with_problem: saved searches without alerts, because they are invalid or find too many courses.
    - rows: the latest alerts.
    """

    counts: dict[str, int]
    due: int
    repeated: int
    oldest_due_seconds: float
    with_problem: int
    rows: list[dict[str, Any]]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def report_alerts(connection: Connection, days: int, limit: int) -> AlertReport:
    """Report the alerts that were due in the last `days`, with at most `limit` rows."""
    counts = dict.fromkeys((state.value for state in AlertState), 0)
    counts |= {row["state"]: row["number"] for row in read_rows(connection, _COUNTS, (days,))}
    waiting = read_rows(connection, _WAITING)[0]
    return AlertReport(
        counts=counts,
        due=waiting["due"],
        repeated=waiting["repeated"],
        oldest_due_seconds=waiting["oldest_seconds"],
        with_problem=read_rows(connection, _PROBLEMS)[0]["number"],
        rows=read_rows(connection, _ROWS, (days, limit)),
    )
