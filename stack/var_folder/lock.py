"""A lock that allows only one running stack per var folder."""

import fcntl
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOTDIR
from typing import IO

from stack.errors import AlreadyRunning, UnsuitableMachine
from stack.machine.requirements import check_owner
from stack.var_folder.paths import VarFolder

TRIES = 5
PAUSE_SECONDS = 0.1


@contextmanager
def lock_var_folder(var: VarFolder) -> Iterator[None]:
    """Hold the lock of the var folder during the block.

    Raises AlreadyRunning if another stack holds the lock. Raises UnsuitableMachine if the folder belongs to
    another user or cannot be written.
    """
    with _name_unusable_folder(var):
        var.root.mkdir(parents=True, exist_ok=True)
        check_owner(var.root)
        opened = var.lock_file.open("a")
    with opened as lock:
        if not _lock_with_retries(lock):
            raise AlreadyRunning(
                f"A stack already runs on {var.root}{_describe_address(var)}. Stop it, or set FINDER_VAR."
            )
        yield


def is_locked(var: VarFolder) -> bool:
    """True while a stack is running on the var folder.

    Raises UnsuitableMachine if the folder cannot be used.
    """
    with _name_unusable_folder(var):
        if var.root.exists() and not var.root.is_dir():
            raise NotADirectoryError(ENOTDIR, "it is no folder")
        if not var.lock_file.exists():
            return False
        opened = var.lock_file.open("a")
    with opened as lock:
        return not _try_lock(lock)


@contextmanager
def _name_unusable_folder(var: VarFolder) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UnsuitableMachine(
            f"{var.root} cannot be used: {error.strerror or error}. Set FINDER_VAR to a folder of your own."
        ) from error


def _lock_with_retries(lock: IO[str]) -> bool:
    """Try to take the lock several times, because `is_locked` in another process can hold the lock for a moment."""
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


def _describe_address(var: VarFolder) -> str:
    try:
        address = json.loads(var.state_file.read_text())["address"]
    except (OSError, ValueError, KeyError, TypeError):
        return ""  # The stack is still starting and has not written its state file.
    return f" at {address}" if address else ""
