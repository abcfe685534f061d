"""The most memory that each process of a family has had."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

import psutil

SAMPLED_EVERY_SECONDS = 0.1


class Peaks:
    """Megabytes by process number: resident, what is shared with a parent included."""

    def __init__(self) -> None:
        self.megabytes: dict[int, float] = {}

    @property
    def highest(self) -> float:
        """Of the one process that had most."""
        return max(self.megabytes.values())

    @property
    def together(self) -> float:
        return sum(self.megabytes.values())

    def sample(self, pid: int) -> None:
        leader = psutil.Process(pid)
        for process in (leader, *leader.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                used = process.memory_info().rss / 1e6
                self.megabytes[process.pid] = max(used, self.megabytes.get(process.pid, 0.0))


@contextmanager
def peaks_of(pid: int) -> Iterator[Peaks]:
    """Sampled during the block."""
    peaks, over = Peaks(), Event()

    def look_on() -> None:
        while not over.is_set():
            peaks.sample(pid)
            time.sleep(SAMPLED_EVERY_SECONDS)

    thread = Thread(target=look_on)
    thread.start()
    try:
        yield peaks
    finally:
        over.set()
        thread.join()
