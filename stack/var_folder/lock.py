"""One stack per var folder."""

import fcntl
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from stack.errors import AlreadyRunning
from stack.machine.requirements import check_owner
from stack.var_folder.paths import VarFolder

TRIES = 5
PAUSE_SECONDS = 0.1


@contextmanager
def lock_var_folder(var: VarFolder) -> Iterator[None]:
    """Hold the var folder; raises AlreadyRunning with the address of the stack that has it, UnsuitableMachine."""
    var.root.mkdir(parents=True, exist_ok=True)
    check_owner(var.root)
    with var.lock_file.open("a") as lock:
        if not _lock_with_retries(lock):
            raise AlreadyRunning(
                f"A stack already runs on {var.root}{_address_of(var)}: stop it, or set FINDER_VAR."
            )
        yield


def is_locked(var: VarFolder) -> bool:
    """Whether a stack runs on the var folder just now."""
    if not var.lock_file.exists():
        return False
    with var.lock_file.open("a") as lock:
        return not _try_lock(lock)


def _lock_with_retries(lock: IO[str]) -> bool:
    """Somebody who only asks whether a stack runs holds the lock for an instant: try more than once."""
    for _ in range(TRIES):
        if _try_lock(lock):
            return True
        time.sleep(PAUSE_SECONDS)
    return False


def _try_lock(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _address_of(var: VarFolder) -> str:
    try:
        address = json.loads(var.state_file.read_text())["address"]
    except (OSError, ValueError, KeyError, TypeError):
        return ""  # still starting: the state file is written when everything answers
    return f" at {address}" if address else ""
