"""Checks this machine before the stack starts. Each error text is one line with advice for the operator."""

import os
import pwd
import shutil
from pathlib import Path

from stack.errors import UnsuitableMachine
from stack.machine.ports import LOOPBACK, is_taken

GIGABYTE = 1_000_000_000
FREE_DISK_BYTES = 4 * GIGABYTE


def check_disk(folder: Path, needed_bytes: int = FREE_DISK_BYTES) -> None:
    """Raise UnsuitableMachine if the disk of `folder` has less than `needed_bytes` free.

    The embedded Elasticsearch allocates no new index below 2 GB of free space, and refuses writes below 1 GB.
    """
    existing = next(parent for parent in [folder, *folder.parents] if parent.exists())
    free = shutil.disk_usage(existing).free
    if free < needed_bytes:
        raise UnsuitableMachine(
            f"The disk of {existing} has {free / GIGABYTE:.1f} GB free and {needed_bytes / GIGABYTE:.0f} GB "
            f"are needed. Free some space, or set FINDER_VAR to a folder on another disk."
        )


def check_owner(folder: Path) -> None:
    """Raise UnsuitableMachine if the folder belongs to another user. The stack must not change that user's files."""
    owner = folder.stat().st_uid
    if owner != os.geteuid():
        raise UnsuitableMachine(
            f"{folder} belongs to {_find_user_name(owner)}. "
            f"Run as that user, or set FINDER_VAR to a folder of your own."
        )


def _find_user_name(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return f"user {uid}"


def check_port(port: int) -> None:
    """Raise UnsuitableMachine if no server can listen on the port, for example because another program uses it."""
    if is_taken(port):
        raise UnsuitableMachine(
            f"Port {port} of {LOOPBACK} is used by another program. Stop it, or set FINDER_PORT to a free port."
        )
