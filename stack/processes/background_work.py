"""Runs long work in a thread while the supervisor watches the child processes."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from stack.processes.supervisor import CHECK_INTERVAL_SECONDS, Supervisor

Result = TypeVar("Result")


class _Work(threading.Thread, Generic[Result]):
    """A daemon thread. It stores the result or the exception of its work."""

    def __init__(self, work: Callable[[], Result]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self.error: BaseException | None = None
        self.results: list[Result] = []

    def run(self) -> None:
        try:
            self.results.append(self._work())
        except BaseException as error:  # run_while_watching raises the error again.
            self.error = error


def run_while_watching(supervisor: Supervisor, work: Callable[[], Result]) -> Result:
    """Run `work` in a thread. Until it ends, restart children that end.

    Returns the result of `work`, or raises its exception.
    """
    thread = _Work(work)
    thread.start()
    while thread.is_alive():
        supervisor.check_once()
        thread.join(CHECK_INTERVAL_SECONDS)
    if thread.error is not None:
        raise thread.error
    return thread.results[0]
