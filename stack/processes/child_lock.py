"""A lock file that a child process holds until the child ends, even if its parent is killed.

The child inherits the open, locked file. The kernel releases the lock when the child and all its own child
processes have ended. The file contains the identity of the process that holds the lock.
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
    """A lock file in the folder `run` of the var folder, with the name of the child.

    This process holds the lock until the end of `hand_over`.
    """

    def __init__(self, folder: Path, child: str) -> None:
        """Take the lock. If a process of an earlier run holds the lock, stop that process first.

        Raises LeftoverProcessError if that process cannot be identified or stopped.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{child}.lock"
        self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not (_try_lock(self._descriptor) or self._stop_holder()):
            os.close(self._descriptor)
            raise LeftoverProcessError(
                f"Another process holds {self.path} and could not be stopped. Stop it by hand."
            )

    @contextmanager
    def hand_over(self) -> Iterator[int]:
        """Yield the file descriptor that a child inherits. After the block, only the child holds the lock."""
        try:
            yield self._descriptor
        finally:
            os.close(self._descriptor)

    def record(self, identity: ProcessIdentity, stop_signal: Signals = SIGTERM) -> None:
        """Save the identity of the process that holds the lock, and the signal that stops the process."""
        self.path.write_text(json.dumps({**identity.as_record(), "stop_signal": int(stop_signal)}))

    def _stop_holder(self) -> bool:
        try:
            record = json.loads(self.path.read_text())
        except ValueError:
            record = None
        holder = ProcessIdentity.from_record(record)
        if holder is None:
            # The parent was killed before it wrote the record. On Linux, the kernel signals each child when its parent
            # dies (PR_SET_PDEATHSIG in child.py), so the child will end soon.
            return _try_lock_for(self._descriptor, GRACE_SECONDS)
        leader = holder.find()
        # The recorded process is the leader of a process group. A running leader gets the signal, and stops the other
        # processes of the group. If the leader has ended, each process that is left in the group gets the signal.
        for process in _find_living_processes(holder) if leader is None else [leader]:
            _send_signal(process, record.get("stop_signal", SIGTERM))
        if _try_lock_for(self._descriptor, GRACE_SECONDS):
            return True
        for process in _find_living_processes(holder):
            _send_signal(process, SIGKILL)
        return _try_lock_for(self._descriptor, GRACE_SECONDS)


def stop_leftovers(folder: Path) -> None:
    """Stop processes that remain from an earlier, killed run.

    Raises LeftoverProcessError if a process cannot be identified or stopped.
    """
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
    """Return the leader, if it is running, and all other processes of its process group."""
    found = leader.find()
    members = [process for process in psutil.process_iter() if _belongs_to_group(process, leader)]
    return [found, *members] if found is not None else members


def _belongs_to_group(process: psutil.Process, leader: ProcessIdentity) -> bool:
    try:
        # The leader starts first. An older process belongs to an earlier group with the same number. Start times are
        # not exact, so a process may seem to be up to 1 s older than the leader.
        in_group = process.pid != leader.pid and os.getpgid(process.pid) == leader.pid
        return in_group and process.create_time() >= leader.started - 1
    except (ProcessLookupError, PermissionError, psutil.Error):
        return False


def _send_signal(process: psutil.Process, number: int) -> None:
    try:
        process.send_signal(number)
    except psutil.NoSuchProcess:
        return
