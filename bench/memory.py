"""Records the role and the peak memory of each worker process during a rebuild.

One process leads a rebuild. Other processes help the leader to load documents.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from threading import Event, Thread

import psutil

from indexer.indexing import locks
from indexer.shared.database import Connection, connect

SAMPLED_EVERY_SECONDS = 0.1
ROLES_EVERY_SECONDS = 0.5

HELPERS_EXPECTED_FROM_COURSES = 50_000
"""A rebuild of at least this many courses must have a helper. A smaller rebuild may end before a helper starts."""

_WORKING_PORTS = f"""
SELECT client_port, bool_or(classid = 0) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND datname = current_database()
AND (classid = {locks.BATCHES} AND objsubid = 2 OR classid = 0 AND objsubid = 1 AND objid = {locks.REBUILD})
GROUP BY client_port
"""
"""A statement that lists the connections of all processes that take part in a rebuild.

Its columns are the client port, and whether the process leads the rebuild.
"""


class Role(StrEnum):
    PARENT = "parent"
    LEADER = "leader"
    HELPER = "helper"
    IDLE = "idle"


@dataclass
class ProcessUsage:
    role: Role
    megabytes: float
    """The peak of the resident memory. Memory that is shared with the parent process is included."""
    processor_seconds: float
    """The processor time between the first and the last sample."""
    processor_seconds_before: float
    """The processor time before the first sample."""


class Peaks:
    """The peak usage of a process and its descendants."""

    def __init__(self) -> None:
        self.processes: dict[int, ProcessUsage] = {}
        """The usage by process id."""

    @property
    def total_megabytes(self) -> float:
        """The sum of the peaks of all processes. The peaks may have occurred at different times."""
        return sum(each.megabytes for each in self.processes.values())

    def list_processes(self, role: Role) -> list[ProcessUsage]:
        return [each for each in self.processes.values() if each.role == role]

    def compute_peaks_by_role(self) -> dict[Role, float]:
        """Return the peak megabytes of the largest process of each role. Roles without a process are absent."""
        return {
            role: max(each.megabytes for each in self.list_processes(role))
            for role in Role
            if self.list_processes(role)
        }

    def __str__(self) -> str:
        parts = [
            f"{role} {each.megabytes:,.0f} MB ({each.processor_seconds:,.0f} s of a processor)"
            for role in Role
            for each in self.list_processes(role)
        ]
        return f"{', '.join(parts)}; {self.total_megabytes:,.0f} MB in all"

    def sample(self, parent: psutil.Process) -> None:
        for process in (parent, *parent.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                times, used = process.cpu_times(), process.memory_info().rss / 1e6
                seconds = times.user + times.system
                role = Role.PARENT if process.pid == parent.pid else Role.IDLE
                usage = self.processes.setdefault(process.pid, ProcessUsage(role, 0.0, 0.0, seconds))
                usage.megabytes = max(used, usage.megabytes)
                usage.processor_seconds = seconds - usage.processor_seconds_before

    def update_roles(self, parent: psutil.Process, is_leader_by_port: Mapping[int, bool]) -> None:
        """Set the role of each process from the local ports of its connections to PostgreSQL.

        A process that has led the rebuild keeps the role of the leader.
        """
        for process in parent.children(recursive=True):
            with suppress(psutil.NoSuchProcess, KeyError):
                usage = self.processes[process.pid]
                ports = {
                    each.laddr.port for each in process.net_connections("tcp")
                } & is_leader_by_port.keys()
                if any(is_leader_by_port[port] for port in ports):
                    usage.role = Role.LEADER
                elif ports and usage.role is not Role.LEADER:
                    usage.role = Role.HELPER


def compute_growth(smaller: Peaks, larger: Peaks) -> dict[Role, float]:
    """Divide the memory of the larger rebuild by the memory of the smaller rebuild, for each role in both rebuilds."""
    small, large = smaller.compute_peaks_by_role(), larger.compute_peaks_by_role()
    return {role: large[role] / small[role] for role in Role if role in small and role in large}


@contextmanager
def record_peaks(pid: int, database_url: str) -> Iterator[Peaks]:
    """Sample the process and its descendants during the `with` block.

    An error of the sampling thread is raised at the end of the block.
    """
    peaks, over, failures = Peaks(), Event(), list[Exception]()

    def sample() -> None:
        try:
            with connect(database_url) as connection:
                _sample_until(psutil.Process(pid), connection, peaks, over)
        except Exception as error:
            failures.append(error)

    thread = Thread(target=sample)
    thread.start()
    try:
        yield peaks
    finally:
        over.set()
        thread.join()
    if failures:
        raise failures[0]


def _sample_until(parent: psutil.Process, connection: Connection, peaks: Peaks, over: Event) -> None:
    roles_due = 0.0
    while not over.wait(SAMPLED_EVERY_SECONDS):
        peaks.sample(parent)
        if time.monotonic() >= roles_due:
            roles_due = time.monotonic() + ROLES_EVERY_SECONDS
            peaks.update_roles(parent, dict(connection.execute(_WORKING_PORTS.encode()).fetchall()))
