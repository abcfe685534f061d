"""Waits until a service responds."""

import time
from collections.abc import Callable, Sequence

from stack.errors import ServiceFailed
from stack.processes.child import Child

PAUSE_SECONDS = 0.05


def wait_until_ready(
    service: str, children: Sequence[Child], is_ready: Callable[[], bool], *, seconds: float
) -> None:
    """Wait until `is_ready` returns True. Raises ServiceFailed if a child ends first, or after `seconds`."""
    deadline = time.monotonic() + seconds
    while not is_ready():
        for child in children:
            if child.exit_code() is not None:
                raise ServiceFailed(
                    f"{service} ended with exit code {child.exit_code()} instead of starting; "
                    f"the end of {child.log}:\n{child.read_last_lines()}"
                )
        if time.monotonic() > deadline:
            logs = ", ".join(str(child.log) for child in children)
            raise ServiceFailed(f"{service} did not respond within {seconds:.0f} s; see {logs}")
        time.sleep(PAUSE_SECONDS)
