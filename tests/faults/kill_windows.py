"""Inspects running processes and the database.

Tests use it to prove that a process is killed at the intended step.
"""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

from indexer.indexing import locks
from indexer.shared.database import Connection
from tests.integration.indexer.index_contents import read_value

ESTABLISHED = "01"


@contextmanager
def suspend(processes: Sequence[psutil.Process]) -> Iterator[None]:
    """Suspend the processes during the block. Processes that are still alive continue afterwards."""
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.suspend()
    try:
        yield
    finally:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.resume()


def count_rows_in_state(connection: Connection, state: str) -> int:
    return int(read_value(connection, "SELECT count(*) FROM outbox WHERE state = %s", state))


def find_claiming_processes(
    connection: Connection, processes: Sequence[psutil.Process]
) -> list[psutil.Process]:
    """Return the processes whose database session holds a claim on unfinished outbox rows."""
    ports = {
        port
        for (port,) in connection.execute(
            "SELECT DISTINCT client_port FROM outbox JOIN pg_locks ON objid::bigint = claimed_by "
            "JOIN pg_stat_activity USING (pid) WHERE outbox.state = 'claimed' AND locktype = 'advisory' "
            "AND objsubid = 2 AND granted AND classid::bigint = %s",
            (locks.CLAIMS,),
        )
    }
    return [process for process in processes if ports & _list_local_ports(process)]


def find_lock_waiter_port(connection: Connection, statement: str) -> int | None:
    """Return the client port of an indexer session that waits for a lock.

    The SQL of the session starts with `statement`.
    """
    row = connection.execute(
        "SELECT client_port FROM pg_stat_activity WHERE application_name = 'finder-indexer' "
        "AND wait_event_type = 'Lock' AND starts_with(ltrim(query, E' \\n'), %s)",
        (statement,),
    ).fetchone()
    return None if row is None else int(row[0])


def find_process_at_port(port: int, processes: Sequence[psutil.Process]) -> psutil.Process:
    """Return the process that has a connection with this local port."""
    (process,) = [process for process in processes if port in _list_local_ports(process)]
    return process


def find_processes_with_unread_requests(
    port: int, processes: Sequence[psutil.Process]
) -> list[psutil.Process]:
    """Return the processes that sent a request to the suspended server at this port.

    The server has not read the requests.
    """
    unread = _list_unread_ports(port)
    return [process for process in processes if unread & _list_local_ports(process)]


def kill_process(process: psutil.Process) -> None:
    """Kill one process with SIGKILL."""
    os.kill(process.pid, signal.SIGKILL)


def _list_local_ports(process: psutil.Process) -> set[int]:
    try:
        return {each.laddr.port for each in process.net_connections("tcp")}
    except psutil.NoSuchProcess:
        return set()


def _list_unread_ports(server_port: int) -> set[int]:
    """Return the remote ports of server connections with unread bytes. Reads /proc/net/tcp; see proc(5)."""
    ports = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            _, local, remote, state, queues, *_ = line.split()
            unread = int(queues.partition(":")[2], 16)
            if state == ESTABLISHED and unread and _port(local) == server_port:
                ports.add(_port(remote))
    return ports


def _port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)
