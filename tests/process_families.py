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
    while alive := living(processes):
        assert time.monotonic() - started < seconds, alive
        time.sleep(0.02)
    return time.monotonic() - started


def living(processes: list[psutil.Process]) -> list[psutil.Process]:
    """Those that run; one that ended and waits for its parent to notice does not."""
    return [process for process in processes if _is_living(process)]


def _is_living(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
