"""Keeps children running: one that dies is started again, later each time it dies soon."""

import logging
import time
from dataclasses import dataclass
from typing import Protocol

from stack.processes.child import Child, stop_all

log = logging.getLogger("stack")

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 30.0
STABLE_AFTER_SECONDS = 60.0
CHECK_INTERVAL_SECONDS = 0.25
# Together below the ten seconds in which everything has to be gone.
PROGRAMS_STOP_SECONDS = 4.0
SERVICES_STOP_SECONDS = 5.0


class Restartable(Protocol):
    """A service or a program; `start` may be called again after its children died."""

    @property
    def name(self) -> str: ...

    @property
    def children(self) -> list[Child]: ...

    def start(self) -> None: ...


@dataclass
class _Watched:
    part: Restartable
    started: float
    pause: float
    restart_at: float | None = None


class Supervisor:
    """Watches parts; the ones started first are stopped last."""

    def __init__(
        self, first_pause: float = FIRST_PAUSE_SECONDS, programs_stop: float = PROGRAMS_STOP_SECONDS
    ) -> None:
        """Both in seconds: the pause before a first restart, and how long programs may take to stop."""
        self._first_pause = first_pause
        self._programs_stop = programs_stop
        self._services: list[_Watched] = []
        self._programs: list[_Watched] = []

    def watch_service(self, service: Restartable) -> None:
        """Watch a service that was started already; services are stopped after all programs."""
        self._services.append(_Watched(service, time.monotonic(), self._first_pause))

    def run(self, program: Restartable) -> None:
        """Start a program and watch it."""
        self._programs.append(_Watched(program, time.monotonic(), self._first_pause))
        program.start()

    def watch_forever(self) -> None:
        """Restart what dies, until an exception (StopRequested) ends it."""
        while True:
            self.check_once()
            time.sleep(CHECK_INTERVAL_SECONDS)

    def check_once(self) -> None:
        for watched in [*self._services, *self._programs]:
            self._check_part(watched)

    def stop(self) -> None:
        """Stop the programs, then the services."""
        stop_all(
            [child for watched in self._programs for child in watched.part.children], self._programs_stop
        )
        stop_all(
            [child for watched in self._services for child in watched.part.children], SERVICES_STOP_SECONDS
        )

    def _check_part(self, watched: _Watched) -> None:
        dead = next((child for child in watched.part.children if child.exit_code() is not None), None)
        now = time.monotonic()
        if dead is None:
            return
        if watched.restart_at is None:
            if now - watched.started > STABLE_AFTER_SECONDS:
                watched.pause = self._first_pause
            watched.restart_at = now + watched.pause
            log.warning(
                "%s ended with exit code %s; it is started again in %.0f s (its log: %s)",
                watched.part.name, dead.exit_code(), watched.pause, dead.log,
            )  # fmt: skip
        elif now >= watched.restart_at:
            watched.pause = min(watched.pause * 2, LONGEST_PAUSE_SECONDS)
            watched.restart_at = None
            watched.started = now
            watched.part.start()
