"""Restarts child processes that end, and rotates their logs.

If a child ends soon after its start, the delay before the next start doubles.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from stack.processes.child import Child, stop_all

log = logging.getLogger("stack")

FIRST_DELAY_SECONDS = 1.0
LONGEST_DELAY_SECONDS = 30.0
STABLE_AFTER_SECONDS = 60.0
CHECK_INTERVAL_SECONDS = 0.25
# The supervisor first stops the programs, then the services, and kills processes that have not stopped after these
# times. The sum of both times is less than 10 s, because the whole stack must stop within 10 s.
PROGRAMS_STOP_SECONDS = 4.0
SERVICES_STOP_SECONDS = 5.0


class Restartable(Protocol):
    """A service or a program. After its children have ended, `start` may be called again."""

    @property
    def name(self) -> str: ...

    @property
    def children(self) -> list[Child]: ...

    def start(self) -> None: ...


@dataclass
class _WatchedPart:
    part: Restartable
    started: float
    delay: float
    restart_at: float | None = None


class Supervisor:
    """Watches and restarts services and programs. When stopping, it stops programs before services."""

    def __init__(
        self,
        first_delay: float = FIRST_DELAY_SECONDS,
        programs_stop: float = PROGRAMS_STOP_SECONDS,
        announce: Callable[[str], None] = lambda _: None,
    ) -> None:
        """first_delay: seconds before the first restart. programs_stop: seconds before programs are killed.

        announce: shows the operator that a child ended and will be restarted.
        """
        self._announce = announce
        self._first_delay = first_delay
        self._programs_stop = programs_stop
        self._services: list[_WatchedPart] = []
        self._programs: list[_WatchedPart] = []

    def watch_service(self, service: Restartable) -> None:
        """Watch a service. The caller starts it."""
        self._services.append(_WatchedPart(service, time.monotonic(), self._first_delay))

    def run(self, program: Restartable) -> None:
        self._programs.append(_WatchedPart(program, time.monotonic(), self._first_delay))
        program.start()

    def watch_forever(self) -> None:
        """Restart ended children until an exception ends the loop.

        Normally that exception is StopRequested.
        """
        while True:
            self.check_once()
            time.sleep(CHECK_INTERVAL_SECONDS)

    def check_once(self) -> None:
        """Restart ended children, and rotate large logs."""
        for watched in [*self._services, *self._programs]:
            self._check_part(watched)
            for child in watched.part.children:
                child.rotate_log()

    def stop(self) -> None:
        stop_all(
            [child for watched in self._programs for child in watched.part.children], self._programs_stop
        )
        stop_all(
            [child for watched in self._services for child in watched.part.children], SERVICES_STOP_SECONDS
        )

    def _check_part(self, watched: _WatchedPart) -> None:
        dead = next((child for child in watched.part.children if child.exit_code() is not None), None)
        now = time.monotonic()
        if dead is None:
            return
        if watched.restart_at is None:
            if now - watched.started > STABLE_AFTER_SECONDS:
                watched.delay = self._first_delay
            watched.restart_at = now + watched.delay
            text = (
                f"{watched.part.name} ended with exit code {dead.exit_code()} and restarts in "
                f"{watched.delay:.0f} s (log: {dead.log})"
            )
            log.warning("%s", text)
            self._announce(text)
        elif now >= watched.restart_at:
            watched.delay = min(watched.delay * 2, LONGEST_DELAY_SECONDS)
            watched.restart_at = None
            watched.started = now
            watched.part.start()
