"""The circuit breaker, shared by all workers: after failures in a row, the CRM is left alone for a while."""

from delivery.database import Connection, execute, read_rows
from delivery.retries import compute_delay_seconds

FAILURES_TO_OPEN = 5
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 15.0, 300.0
_PROBE_SECONDS = 30
_READ = "SELECT failures, open_until > now() AS is_open FROM crm_circuit"
_TAKE_PROBE = """
UPDATE crm_circuit SET open_until = now() + %s * INTERVAL '1 second'
WHERE failures >= %s AND open_until <= now()
"""
_CLOSE = "UPDATE crm_circuit SET failures = 0, open_until = NULL WHERE failures > 0"
_COUNT_FAILURE = """
INSERT INTO crm_circuit (id, failures) VALUES (1, 1)
ON CONFLICT (id) DO UPDATE SET failures = crm_circuit.failures + 1 RETURNING failures
"""
_OPEN = "UPDATE crm_circuit SET open_until = now() + %s * INTERVAL '1 second'"


def may_call(connection: Connection) -> bool:
    """False while the circuit is open. After the pause one worker may try a single delivery."""
    rows = read_rows(connection, _READ)
    if not rows or rows[0]["failures"] < FAILURES_TO_OPEN:
        return True
    return execute(connection, _TAKE_PROBE, (_PROBE_SECONDS, FAILURES_TO_OPEN)) > 0


def record_response(connection: Connection) -> None:
    """The CRM answered, so the circuit closes."""
    execute(connection, _CLOSE)


def record_failure(connection: Connection) -> None:
    """Open the circuit after FAILURES_TO_OPEN failures in a row, each time for longer."""
    failures = read_rows(connection, _COUNT_FAILURE)[0]["failures"]
    if failures >= FAILURES_TO_OPEN:
        attempts = failures - FAILURES_TO_OPEN + 1
        pause = compute_delay_seconds(attempts, FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS)
        execute(connection, _OPEN, (pause,))
