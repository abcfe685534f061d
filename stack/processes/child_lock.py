"""A lock that a child process holds for as long as it lives, whoever started it and however that ended.

The lock is on an open file that the child inherits, so the kernel lets go of it only when the child
and everything it forked are gone. The file's text says who holds it.
"""

import fcntl
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals

import psutil

from stack.errors import LeftoverProcessError
from stack.processes.process_identity import ProcessIdentity

GRACE_SECONDS = 10.0
PAUSE_SECONDS = 0.05


class ChildLock:
    """One lock file under `var/run`, named after the child; held from construction until handed over."""

    def __init__(self, folder: Path, child: str) -> None:
        """Take the lock; whatever a killed run left holding it is stopped first, as gently as it can be.

        Raises LeftoverProcessError when the holder cannot be recognised or stopped.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{child}.lock"
        self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not (_try_lock(self._descriptor) or self._stop_holder()):
            os.close(self._descriptor)
            raise LeftoverProcessError(
                f"A process that is not ours, or will not stop, holds {self.path}: stop it."
            )

    @contextmanager
    def hand_over(self) -> Iterator[int]:
        """The descriptor for a child to inherit; after the block only the child, if any, holds the lock."""
        try:
            yield self._descriptor
        finally:
            os.close(self._descriptor)

    def record(self, identity: ProcessIdentity, stop_signal: Signals = SIGTERM) -> None:
        """Write down who holds the lock, and the signal that stops it gently."""
        self.path.write_text(json.dumps({**identity.as_record(), "stop_signal": int(stop_signal)}))

    def _stop_holder(self) -> bool:
        try:
            record = json.loads(self.path.read_text())
        except ValueError:
            record = None
        holder = ProcessIdentity.from_record(record)
        if holder is None:
            # Killed between its start and the record; the kernel has told it to stop.
            return _try_lock_for(self._descriptor, GRACE_SECONDS)
        leader = holder.find()
        # A leader stops its group; where it is dead, each of the others has to be told.
        for process in _find_living_processes(holder) if leader is None else [leader]:
            _signal(process, record.get("stop_signal", SIGTERM))
        if _try_lock_for(self._descriptor, GRACE_SECONDS):
            return True
        for process in _find_living_processes(holder):
            _signal(process, SIGKILL)
        return _try_lock_for(self._descriptor, GRACE_SECONDS)


def stop_leftovers(folder: Path) -> None:
    """Stop whatever a killed run left behind. Raises LeftoverProcessError."""
    for path in sorted(folder.glob("*.lock")):
        with ChildLock(folder, path.stem).hand_over():
            continue


def _try_lock(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _try_lock_for(descriptor: int, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if _try_lock(descriptor):
            return True
        time.sleep(PAUSE_SECONDS)
    return False


def _find_living_processes(leader: ProcessIdentity) -> list[psutil.Process]:
    """The leader while it lives, and then the rest of its process group, which keeps the leader's number."""
    found = leader.find()
    members = [process for process in psutil.process_iter() if _belongs_to_group(process, leader)]
    return [found, *members] if found is not None else members


def _belongs_to_group(process: psutil.Process, leader: ProcessIdentity) -> bool:
    try:
        in_group = process.pid != leader.pid and os.getpgid(process.pid) == leader.pid
        return in_group and process.create_time() >= leader.started - 1
    except (ProcessLookupError, PermissionError, psutil.Error):
        return False


def _signal(process: psutil.Process, number: int) -> None:
    try:
        process.send_signal(number)
    except psutil.NoSuchProcess:
        return
