"""What each process of the workers does in a rebuild, and the most memory that it has had."""

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

HELPED_FROM = 50_000
"""Courses; a rebuild of fewer may be over before anybody comes."""

_AT_WORK = f"""
SELECT client_port, bool_or(classid = 0) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND datname = current_database()
AND (classid = {locks.BATCHES} AND objsubid = 2 OR classid = 0 AND objsubid = 1 AND objid = {locks.REBUILD})
GROUP BY client_port
"""
"""The local ports of those who take batches of a rebuild, and whether it is the one who leads it."""


class Role(StrEnum):
    PARENT = "parent"
    LEADER = "leader"
    HELPER = "helper"
    IDLE = "idle"


@dataclass
class Taken:
    """megabytes: resident at most, what is shared with the parent included; processor_seconds: since it was first
    looked at."""

    role: Role
    megabytes: float
    processor_seconds: float
    processor_seconds_before: float


class Peaks:
    """What each process of a family has taken, by its number."""

    def __init__(self) -> None:
        self.processes: dict[int, Taken] = {}

    @property
    def together(self) -> float:
        """Megabytes of all, though they had them at different moments."""
        return sum(each.megabytes for each in self.processes.values())

    def of(self, role: Role) -> list[Taken]:
        return [each for each in self.processes.values() if each.role == role]

    def by_role(self) -> dict[Role, float]:
        """Megabytes of the largest process in each role that somebody had."""
        return {role: max(each.megabytes for each in self.of(role)) for role in Role if self.of(role)}

    def __str__(self) -> str:
        told = [
            f"{role} {each.megabytes:,.0f} MB ({each.processor_seconds:,.0f} s of a processor)"
            for role in Role
            for each in self.of(role)
        ]
        return f"{', '.join(told)}; {self.together:,.0f} MB in all"

    def sample(self, leader: psutil.Process) -> None:
        for process in (leader, *leader.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                times, used = process.cpu_times(), process.memory_info().rss / 1e6
                seconds = times.user + times.system
                role = Role.PARENT if process.pid == leader.pid else Role.IDLE
                taken = self.processes.setdefault(process.pid, Taken(role, 0.0, 0.0, seconds))
                taken.megabytes = max(used, taken.megabytes)
                taken.processor_seconds = seconds - taken.processor_seconds_before

    def see_roles(self, leader: psutil.Process, at_work: Mapping[int, bool]) -> None:
        """at_work: whether it is the one who leads, by local port. Who has led once is the leader."""
        for process in leader.children(recursive=True):
            with suppress(psutil.NoSuchProcess, KeyError):
                taken = self.processes[process.pid]
                ports = {each.laddr.port for each in process.net_connections("tcp")} & at_work.keys()
                if any(at_work[port] for port in ports):
                    taken.role = Role.LEADER
                elif ports and taken.role is not Role.LEADER:
                    taken.role = Role.HELPER


def growth(smaller: Peaks, larger: Peaks) -> dict[Role, float]:
    """The larger rebuild's memory against the smaller one's, by the roles that both had."""
    small, large = smaller.by_role(), larger.by_role()
    return {role: large[role] / small[role] for role in Role if role in small and role in large}


@contextmanager
def peaks_of(pid: int, database_url: str) -> Iterator[Peaks]:
    """Sampled during the block: the process and all that it forked. Raises after it what kept us from looking."""
    peaks, over, failures = Peaks(), Event(), list[Exception]()

    def look_on() -> None:
        try:
            with connect(database_url) as connection:
                _look_on(psutil.Process(pid), connection, peaks, over)
        except Exception as error:
            failures.append(error)

    thread = Thread(target=look_on)
    thread.start()
    try:
        yield peaks
    finally:
        over.set()
        thread.join()
    if failures:
        raise failures[0]


def _look_on(leader: psutil.Process, connection: Connection, peaks: Peaks, over: Event) -> None:
    roles_due = 0.0
    while not over.wait(SAMPLED_EVERY_SECONDS):
        peaks.sample(leader)
        if time.monotonic() >= roles_due:
            roles_due = time.monotonic() + ROLES_EVERY_SECONDS
            peaks.see_roles(leader, dict(connection.execute(_AT_WORK.encode()).fetchall()))
