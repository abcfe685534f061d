"""Pauses a rebuild at a step, so that a test can kill the process that runs the rebuild at this step.

The step is a change of a row in PostgreSQL. A trigger on this change waits for a lock that the test holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from indexer.shared.database import Connection, connect
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_value

KEY = 7_310_999
_WAITING = (
    "FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database WHERE datname = current_database() "
    f"AND locktype = 'advisory' AND objid = {KEY} AND NOT granted"
)

_HOLD = f"""
CREATE OR REPLACE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared({KEY});
    RETURN NEW;
END $$;
"""


@dataclass(frozen=True)
class Step:
    """A step of a rebuild, given as a change of rows in PostgreSQL.

    change: such as "INSERT" or "UPDATE OF state". rows: an SQL condition for the changed rows.
    deferred: True if the trigger waits at the commit, False if it waits before the change.
    """

    change: str
    table: str
    rows: str
    deferred: bool = False

    @property
    def trigger(self) -> str:
        kind = "CONSTRAINT TRIGGER" if self.deferred else "TRIGGER"
        moment = "AFTER" if self.deferred else "BEFORE"
        deferral = "DEFERRABLE INITIALLY DEFERRED " if self.deferred else ""
        return (
            f"CREATE {kind} wait_for_the_test {moment} {self.change} ON {self.table} {deferral}"
            f"FOR EACH ROW WHEN ({self.rows}) EXECUTE FUNCTION wait_for_the_test()"
        )


@contextmanager
def hold_step(database_url: str, step: Step) -> Iterator[None]:
    """Make every database session that reaches the step wait until the block ends."""
    with connect(database_url) as holder:
        holder.execute("SELECT pg_advisory_lock(%s)", (KEY,))
        holder.execute(_HOLD.encode())
        holder.execute(step.trigger.encode())
        try:
            yield
        finally:
            holder.execute("SELECT pg_advisory_unlock(%s)", (KEY,))
            holder.execute(f"DROP TRIGGER wait_for_the_test ON {step.table}".encode())


REACHED_WITHIN_SECONDS = 300.0
"""The maximum time until a step is reached.

Nearly a whole rebuild can run before the step. On a busy machine, this took more than 90 s.
"""


def wait_until_a_session_waits(connection: Connection) -> None:
    wait_until(lambda: read_value(connection, f"SELECT count(*) {_WAITING}") > 0, REACHED_WITHIN_SECONDS)


def end_waiting_sessions(connection: Connection) -> None:
    """End the sessions that wait at the step now. Their transactions are rolled back.

    PostgreSQL does not notice by itself that a client died while its session waits for a lock. A worker that helps with
    the rebuild may reach the step meanwhile. It waits until the step is released.
    """
    ended = connection.execute(f"SELECT pid, pg_terminate_backend(pid) {_WAITING}".encode()).fetchall()
    remaining = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY(%s)"
    wait_until(lambda: read_value(connection, remaining, [pid for pid, _ in ended]) == 0)
