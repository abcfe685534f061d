"""Work that takes a while, done beside the watch over the children."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from stack.processes.supervisor import CHECK_INTERVAL_SECONDS, Supervisor

Result = TypeVar("Result")


class _Work(threading.Thread, Generic[Result]):
    """A thread that does not keep the process alive, and remembers how its work ended."""

    def __init__(self, work: Callable[[], Result]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self.error: BaseException | None = None
        self.results: list[Result] = []

    def run(self) -> None:
        try:
            self.results.append(self._work())
        except BaseException as error:  # handed to the thread that waits, whatever it is
            self.error = error


def run_while_watching(supervisor: Supervisor, work: Callable[[], Result]) -> Result:
    """Do the work in a thread and meanwhile restart children that die; its exception is raised here."""
    thread = _Work(work)
    thread.start()
    while thread.is_alive():
        supervisor.check_once()
        thread.join(CHECK_INTERVAL_SECONDS)
    if thread.error is not None:
        raise thread.error
    return thread.results[0]
