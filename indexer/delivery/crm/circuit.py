"""The circuit breaker for the CRM. PostgreSQL stores the state of the circuit, so all workers share this state.

After FAILURES_TO_OPEN consecutive failures the circuit is open: no worker calls the CRM until the pause has passed.
"""

from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.retries import compute_delay_seconds

FAILURES_TO_OPEN = 5
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 15.0, 300.0
_PROBE_SECONDS = 30
_READ = "SELECT failures, open_until > now() AS is_open FROM crm_circuit"
_TAKE_PROBE = """
UPDATE crm_circuit SET open_until = now() + %s * INTERVAL '1 second'
WHERE failures >= %s AND coalesce(open_until, '-infinity') <= now()
"""
_CLOSE = "UPDATE crm_circuit SET failures = 0, open_until = NULL WHERE failures > 0"
_COUNT_FAILURE = """
INSERT INTO crm_circuit (id, failures) VALUES (1, 1)
ON CONFLICT (id) DO UPDATE SET failures = crm_circuit.failures + 1 RETURNING failures
"""
_OPEN = "UPDATE crm_circuit SET open_until = now() + %s * INTERVAL '1 second'"


def may_call(connection: Connection) -> bool:
    """True if the worker may call the CRM.

    After the pause, one worker may make one call. The result of the call closes the circuit or opens the circuit again.
    If the worker that counted the last failure died before it set the pause, the pause counts as passed.
    """
    rows = read_rows(connection, _READ)
    if not rows or rows[0]["failures"] < FAILURES_TO_OPEN:
        return True
    return execute(connection, _TAKE_PROBE, (_PROBE_SECONDS, FAILURES_TO_OPEN)) > 0


def record_response(connection: Connection) -> None:
    """Close the circuit, because the CRM has responded."""
    execute(connection, _CLOSE)


def record_failure(connection: Connection) -> None:
    """Count a failure. After at least FAILURES_TO_OPEN consecutive failures, open the circuit.

    The pause doubles with each further failure, up to LONGEST_PAUSE_SECONDS, and has a random factor.
    """
    failures = read_rows(connection, _COUNT_FAILURE)[0]["failures"]
    if failures >= FAILURES_TO_OPEN:
        attempts = failures - FAILURES_TO_OPEN + 1
        pause = compute_delay_seconds(attempts, FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS)
        execute(connection, _OPEN, (pause,))
