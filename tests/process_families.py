"""Lists and kills a process together with its descendants."""

import time
from contextlib import suppress

import psutil


def list_family(pid: int) -> list[psutil.Process]:
    leader = psutil.Process(pid)
    return [leader, *leader.children(recursive=True)]


def kill_all(processes: list[psutil.Process]) -> None:
    """Send SIGKILL to each process that is still running."""
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()


def wait_gone(processes: list[psutil.Process], seconds: float) -> float:
    """Wait until all processes have ended. Returns the elapsed seconds. Fails after `seconds`."""
    started = time.monotonic()
    while alive := list_living(processes):
        assert time.monotonic() - started < seconds, alive
        time.sleep(0.02)
    return time.monotonic() - started


def list_living(processes: list[psutil.Process]) -> list[psutil.Process]:
    """List the running processes, without zombies."""
    return [process for process in processes if _is_living(process)]


def _is_living(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
