"""Finds the process that is at a certain step of its work, so that a test can kill the process at that step.

A process is found by the local port of its connection to PostgreSQL or Elasticsearch. The table `outbox` has the
changes that wait for the index. A worker process claims rows of this table before it indexes them.
"""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.documents.scholarship.conversion import build_scholarship_id
from indexer.shared.database import Connection
from tests.integration.indexer.index_contents import read_value

ESTABLISHED = "01"


@contextmanager
def suspend(processes: Sequence[psutil.Process]) -> Iterator[None]:
    """Suspend the processes during the block (SIGSTOP).

    After the block, the processes that are still alive continue.
    """
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
    """Return the processes that have claimed outbox rows and not finished them.

    The database session of such a process holds an advisory lock with the number in `claimed_by`.
    """
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
    """Return the client port of an indexer's database session that executes this SQL and waits for a lock.

    Returns None if there is no such session. statement: the beginning of the SQL.
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
    """Return the processes that sent the server at this port a request that the server has not read yet.

    Tests suspend the server first, so that requests stay unread.
    """
    unread = _list_unread_ports(port)
    return [process for process in processes if unread & _list_local_ports(process)]


def kill_process(process: psutil.Process) -> None:
    """Kill the process, but not its child processes."""
    os.kill(process.pid, signal.SIGKILL)


def _list_local_ports(process: psutil.Process) -> set[int]:
    try:
        return {each.laddr.port for each in process.net_connections("tcp")}
    except psutil.NoSuchProcess:
        return set()


def _list_unread_ports(server_port: int) -> set[int]:
    """Return the client ports of the connections from which the server has not read all bytes.

    The source is /proc/net/tcp, whose format is explained in proc(5).
    """
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


def read_indexed_names(client: Elasticsearch, index: str, scholarships: Sequence[int]) -> list[str | None]:
    """Return the names of these scholarships in the index, and None for a scholarship without a document."""
    found = client.mget(index=index, ids=[build_scholarship_id("scholarship", each) for each in scholarships])
    return [each["_source"]["name"] if each["found"] else None for each in found["docs"]]
