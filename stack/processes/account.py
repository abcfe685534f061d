"""Finds the unprivileged account that runs PostgreSQL if the current user is root."""

import os
import pwd
from dataclasses import dataclass
from pathlib import Path

from stack.errors import UnsuitableMachine

NAMES = ("postgres", "nobody")


@dataclass(frozen=True)
class Account:
    name: str
    uid: int
    gid: int

    def can_reach(self, path: Path) -> bool:
        """True if the account may enter every existing folder above `path`. `path` itself may be missing."""
        return all(self._can_enter(folder) for folder in path.parents if folder.exists())

    def _can_enter(self, folder: Path) -> bool:
        status = folder.stat()
        if status.st_uid == self.uid:
            return bool(status.st_mode & 0o100)
        if status.st_gid == self.gid:
            return bool(status.st_mode & 0o010)
        return bool(status.st_mode & 0o001)


def find_unprivileged_account() -> Account | None:
    """Return the first existing account of NAMES if the current user is root.

    Returns None for any other user.
    Raises UnsuitableMachine if the user is root and no account of NAMES exists.
    """
    if os.geteuid() != 0:
        return None
    for name in NAMES:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(name, entry.pw_uid, entry.pw_gid)
    raise UnsuitableMachine(
        f"PostgreSQL refuses to run as root and this machine has no account {' or '.join(NAMES)}. Create one of them."
    )
