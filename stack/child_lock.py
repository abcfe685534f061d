"""A lock that a child process holds for as long as it lives, whoever started it and however that ended.

The lock is on an open file that the child inherits, so the kernel lets go of it only when the child
and everything it forked are gone. The file's text says who holds it.
"""

import fcntl
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from stack.errors import LeftoverWillNotStop
from stack.process_identity import ProcessIdentity

GRACE_SECONDS = 10.0
PAUSE_SECONDS = 0.05


class ChildLock:
    """One lock file under `var/run`, named after the child; held from construction until handed over."""

    def __init__(self, folder: Path, child: str) -> None:
        """Take the lock; whatever a killed run left holding it is stopped first, as gently as it can be.

        Raises LeftoverWillNotStop when the holder cannot be recognised or stopped.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{child}.lock"
        self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not self._acquire():
            os.close(self._descriptor)
            raise LeftoverWillNotStop(
                f"A process that is not ours, or will not stop, holds {self.path}: stop it."
            )

    def _acquire(self) -> bool:
        if _try_lock(self._descriptor):
            return True
        holder = self.holder()
        for stop_signal in (signal.SIGTERM, signal.SIGKILL):
            _signal_group(holder, stop_signal)
            if _lock_within(self._descriptor, GRACE_SECONDS):
                return True
        return False

    @contextmanager
    def handed_over(self) -> Iterator[int]:
        """The descriptor for a child to inherit; after the block only the child holds the lock."""
        try:
            yield self._descriptor
        finally:
            os.close(self._descriptor)

    def record(self, identity: ProcessIdentity) -> None:
        """Write down who holds the lock."""
        self.path.write_text(json.dumps(identity.as_record()))

    def holder(self) -> ProcessIdentity | None:
        """Who was written down last; it need not be alive."""
        try:
            return ProcessIdentity.from_record(json.loads(self.path.read_text()))
        except (OSError, ValueError):
            return None


def _try_lock(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock_within(descriptor: int, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if _try_lock(descriptor):
            return True
        time.sleep(PAUSE_SECONDS)
    return False


def _signal_group(holder: ProcessIdentity | None, stop_signal: signal.Signals) -> None:
    """Signal the child's leader, or what is left of its group once the leader is gone."""
    if holder is None:
        return
    if (leader := holder.find()) is not None:
        leader.send_signal(stop_signal)
        return
    for process in psutil.process_iter(["pid"]):
        if _belongs_to_group(process, holder):
            process.send_signal(stop_signal)


def _belongs_to_group(process: psutil.Process, leader: ProcessIdentity) -> bool:
    try:
        return os.getpgid(process.pid) == leader.pid and process.create_time() >= leader.started - 1
    except (ProcessLookupError, PermissionError, psutil.Error):
        return False
