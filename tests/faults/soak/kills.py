"""The kills of a soak run, which makes random changes in PostgreSQL and kills processes at random.

Changes wait in the table `outbox` until a worker process claims these rows and writes them to the index. A process is
killed only while a worker process has claimed rows.
"""

import math
import random
import time
from collections import Counter
from collections.abc import Callable

import psutil

from indexer.shared.database import Connection
from stack.processes.supervisor import Restartable
from tests.faults.kill_windows import (
    find_claiming_processes,
    find_processes_with_unread_requests,
    kill_process,
    suspend,
)
from tests.faults.machine import Machine, get_pid, is_alive

KILLS_IN_3000 = {
    "a process of the worker": 6,
    "the worker's parent": 2,
    "the whole worker": 3,
    "the broker": 2,
    "the broker and its data": 2,
    "Elasticsearch": 2,
}
"""The number of kills of each kind in a run of 3,000 changes."""
WRITE_SEEN_WITHIN_SECONDS = 1.0
RESTART_EVERY_SECONDS = 2.0


def plan_kills(changes: int) -> Counter[str]:
    """Return the number of kills of each kind.

    A kill takes long, so a run with four times as many changes has only twice as many kills.
    """
    factor = math.sqrt(changes / 3_000)
    return Counter({kind: max(1, round(kills * factor)) for kind, kills in KILLS_IN_3000.items()})


def draw_kill_order(plan: Counter[str], dice: random.Random) -> list[str]:
    kinds = sorted(plan.elements())
    dice.shuffle(kinds)
    return kinds


class Killer:
    """Kills a service or a program during the work of the worker, and starts it again."""

    def __init__(self, machine: Machine, connection: Connection) -> None:
        self._machine = machine
        self._connection = connection
        self._ways: dict[str, Callable[[], bool]] = {
            "a process of the worker": self._kill_worker_child,
            "the worker's parent": self._kill_worker_parent,
            "the whole worker": lambda: self._kill_while_claimed(self._machine.worker),
            "the broker": lambda: self._kill_while_claimed(self._machine.valkey),
            "the broker and its data": self._kill_broker_and_delete_data,
            "Elasticsearch": self._kill_elasticsearch_during_write,
        }
        assert self._ways.keys() == KILLS_IN_3000.keys()
        self._restarted = 0.0

    def try_kill(self, kind: str) -> bool:
        """Do the kill if a worker process has claimed outbox rows. Returns True if a process was killed.

        If a service or program has ended by itself, start it, but at most every two seconds, and return False. A worker
        may end by itself after a kill of the broker.
        """
        ended = [part for part in self._machine.parts if not is_alive(part)]
        if ended and time.monotonic() - self._restarted > RESTART_EVERY_SECONDS:
            self._restarted = time.monotonic()
            for part in ended:
                self._machine.spawn(part)
        return not ended and self._ways[kind]()

    def _find_claiming_processes(self) -> list[psutil.Process]:
        return find_claiming_processes(self._connection, self._machine.worker_children())

    def _kill_worker_child(self) -> bool:
        """Kill one worker process. The Celery parent then starts another one."""
        with suspend(self._machine.worker_children()):
            victims = self._find_claiming_processes()
            if not victims:
                return False
            try:
                kill_process(victims[0])
            except ProcessLookupError:
                return False  # The process ended by itself after the broker was killed.
        return True

    def _kill_worker_parent(self) -> bool:
        """Kill the Celery parent. Its child processes keep working while another worker starts."""
        with suspend(self._machine.worker_children()):
            claiming = self._find_claiming_processes()
            if claiming:
                self._machine.kill_leader(self._machine.worker)
        return bool(claiming) and self._restart(self._machine.worker)

    def _kill_while_claimed(self, part: Restartable) -> bool:
        """Suspend the worker processes. If one of them has claimed rows, kill the part and start it again."""
        with suspend(self._machine.worker_children()):
            claiming = self._find_claiming_processes()
            if claiming:
                self._machine.kill(part)
        return bool(claiming) and self._restart(part)

    def _kill_broker_and_delete_data(self) -> bool:
        with suspend(self._machine.worker_children()):
            claiming = self._find_claiming_processes()
            if claiming:
                self._machine.kill(self._machine.valkey)
                self._machine.lose_broker_data()
        return bool(claiming) and self._restart(self._machine.valkey)

    def _kill_elasticsearch_during_write(self) -> bool:
        """Suspend Elasticsearch until a worker process with claimed rows has sent Elasticsearch a request.

        Then kill Elasticsearch.

        Returns False if no worker process has claimed rows, or if no such request comes within
        WRITE_SEEN_WITHIN_SECONDS.
        """
        if not self._find_claiming_processes():
            return False
        with suspend([psutil.Process(get_pid(self._machine.elasticsearch))]):
            for _ in range(int(WRITE_SEEN_WITHIN_SECONDS / 0.05)):
                writing = find_processes_with_unread_requests(
                    self._machine.elasticsearch_port, self._find_claiming_processes()
                )
                if writing:
                    self._machine.kill(self._machine.elasticsearch)
                    break
                time.sleep(0.05)
        return bool(writing) and self._restart(self._machine.elasticsearch)

    def _restart(self, part: Restartable) -> bool:
        """Start the part without waiting, as a supervisor does. Always returns True."""
        self._machine.spawn(part)
        return True
