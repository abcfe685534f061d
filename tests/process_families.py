"""A process and all that it started."""

import time
from contextlib import suppress

import psutil


def family_of(pid: int) -> list[psutil.Process]:
    leader = psutil.Process(pid)
    return [leader, *leader.children(recursive=True)]


def kill_all(processes: list[psutil.Process]) -> None:
    """SIGKILL each; one may end because another did."""
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()


def wait_gone(processes: list[psutil.Process], seconds: float) -> float:
    """Assert that all are gone within `seconds`; returns how long it took."""
    started = time.monotonic()
    _, alive = psutil.wait_procs(processes, timeout=seconds)
    assert alive == []
    return time.monotonic() - started
